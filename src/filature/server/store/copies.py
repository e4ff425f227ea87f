"""A house in one file that can be taken anywhere: what `backup` writes, from whatever store.

It is the data file of SQLite, at rest.  By way of it a house goes between stores of any kind."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from . import spec as specs
from .spec import Spec
from .store import Line

TABLES: Final = (
    *("tables", "log", "guests", "chat", "reports", "reviews", "people", "old_keys", "put_away"),
    *("alerts", "endpoints", "notices", "confirmations"),
    *("circles", "members", "results", "evenings", "circle_tables"),
)
TOLD: Final = ("tables", "log", "people", "circles", "evenings")  # what is counted for its owner


def columns(connection: sqlite3.Connection, table: str) -> list[str]:
    return [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]


def rows(connection: sqlite3.Connection, table: str) -> Iterator[tuple[Any, ...]]:
    """All that a table has, in the order in which it came where that means something."""
    named = ", ".join(f'"{one}"' for one in columns(connection, table))
    order = " ORDER BY rowid" if table == "endpoints" else ""
    yield from connection.execute(f"SELECT {named} FROM {table}{order}")


def counted(file: Path) -> dict[str, int]:
    """How much of what there is."""
    with closing(sqlite3.connect(file)) as found:
        return {one: found.execute(f"SELECT count(*) FROM {one}").fetchone()[0] for one in TOLD}


def differing(one: Path, other: Path) -> str:
    """A table in which two copies are not the same; empty when they are."""
    with closing(sqlite3.connect(one)) as first, closing(sqlite3.connect(other)) as second:
        for table in TABLES:
            if sorted(rows(first, table)) != sorted(rows(second, table)):
                return table
    return ""


def kept(file: Path) -> Iterator[tuple[Spec, list[Line]]]:
    """Every table with its log."""
    query = "SELECT seq, seat, what, at FROM log WHERE id = ? ORDER BY seq"
    with closing(sqlite3.connect(file)) as found:
        for (blob,) in found.execute("SELECT spec FROM tables ORDER BY id").fetchall():
            spec = specs.decode(blob)
            yield spec, [Line(*row) for row in found.execute(query, (spec.id,))]
