"""Things found in many boxes."""
