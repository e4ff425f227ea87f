"""Everything that is asked over HTTP, and the pages."""
