"""The schema of the data file: steps of plain SQL, each done once, all that are due together.

The table that tells how far a file is has the name that it had when Alembic did the steps."""

import sqlite3
from pathlib import Path
from typing import Final

from filature.core.mistake import Mistake

STEPS: Final = sorted(Path(__file__).with_name("steps").glob("*.sql"))
HEAD: Final = STEPS[-1].stem[:4]
VERSION: Final = """
CREATE TABLE IF NOT EXISTS alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY);
DELETE FROM alembic_version;
INSERT INTO alembic_version VALUES ('{}');
"""


def migrated(path: Path) -> None:
    """Brings a data file up to date: wholly or, when something fails, not at all."""
    at = version(path)
    if at:
        checked(path)
    if at > HEAD:
        raise Mistake("data-newer", path=str(path), version=at)
    due = [step.read_text("utf-8") for step in STEPS if step.stem[:4] > at]
    if due:
        connection = sqlite3.connect(path)
        try:
            connection.executescript("\n".join(["BEGIN;", *due, VERSION.format(HEAD), "COMMIT;"]))
        finally:
            connection.close()


def checked(path: Path) -> None:
    """Whether all pages of a file are there and point at each other as they should."""
    connection = sqlite3.connect(path)
    try:
        (state,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.DatabaseError:
        state = "malformed"
    finally:
        connection.close()
    if state != "ok":
        raise Mistake("data-foreign", path=str(path))


def version(path: Path) -> str:
    """Where a file stands; empty when it is new."""
    connection = sqlite3.connect(path)
    try:
        rows = connection.execute("SELECT version_num FROM alembic_version").fetchall()
    except sqlite3.OperationalError:
        return ""
    except sqlite3.DatabaseError:
        raise Mistake("data-foreign", path=str(path)) from None
    finally:
        connection.close()
    return str(rows[0][0]) if rows else ""
