"""A WebSocket at a table: frames in, commands, messages out."""
