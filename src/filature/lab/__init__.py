"""Many matches, seeds, statistics."""
