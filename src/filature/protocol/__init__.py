"""What clients and server say to each other: commands, messages, bodies, and their schema."""
