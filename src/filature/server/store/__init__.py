"""What is kept: tables, logs, notes; today in one SQLite file."""
