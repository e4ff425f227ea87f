"""The one file: what was written comes into it, though nobody waits for that."""

import asyncio
import shutil
import sqlite3
import time
from pathlib import Path

from filature.server.store.sqlite import SqliteStore
from filature.server.store.store import Line


def test_what_is_written_is_folded_into_the_file_while_the_house_is_open(tmp_path: Path) -> None:
    """So the log beside it stays short; the file alone, as it lies there, has the line."""
    found = asyncio.run(folded(tmp_path / "tables.db", tmp_path / "alone.db"))
    assert found == [("table", 1, 0, "kill")]


async def folded(file: Path, alone: Path) -> list[tuple[str, int, int, str]]:
    store = SqliteStore(file)
    await store.append("table", [Line(1, 0, "kill", time.time())])
    lines: list[tuple[str, int, int, str]] = []
    for _ in range(600):
        shutil.copyfile(file, alone)
        lines = rows(alone)
        if lines:
            break
        await asyncio.sleep(0.1)
    await store.close()
    return lines


def rows(file: Path) -> list[tuple[str, int, int, str]]:
    with sqlite3.connect(f"file:{file}?immutable=1", uri=True) as connection:
        return connection.execute("SELECT id, seq, seat, what FROM log").fetchall()
