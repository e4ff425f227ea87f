"""The table server: rooms, seats, secrets, and a log that is never lost."""
