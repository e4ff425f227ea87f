"""One table: what can be done there and who is told.  No HTTP, no socket, no SQL."""
