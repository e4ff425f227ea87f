"""The store in one SQLite file: many readers, and the one writer thread of `writer.py`."""

import sqlite3
import time
from collections.abc import Sequence
from pathlib import Path
from shutil import disk_usage
from typing import Any, Final

from filature.core.mistake import Mistake
from filature.protocol.messages import ChatLine

from . import codes, private
from . import spec as specs
from .alerts_sqlite import SqliteAlerts
from .leases import Alone
from .migrate import migrated
from .spec import Spec
from .sqlite_circles import SqliteCircles, SqliteEvenings, linked
from .sqlite_people import SqlitePeople, SqliteShelf, forgotten
from .store import Line, Report, Taken
from .writer import MOST_EVER, Writer, opened

OF_A_TABLE: Final = (
    *("log", "chat", "guests", "reports", "reviews"),
    *("endpoints", "notices", "put_away", "circle_tables", "tables"),
)
KEPT: Final = 100  # lines of chat that a table shows
COLUMNS: Final = ("id", "spec", "status", "listed", "touched", "code", "host")
KEEP: Final = (
    f"INSERT INTO tables ({', '.join(COLUMNS)}) VALUES (?, ?, ?, ?, ?, ?, ?)"
    f" ON CONFLICT (id) DO UPDATE SET {', '.join(f'{one} = excluded.{one}' for one in COLUMNS[1:])}"
)
GOING: Final = "status IN ('open', 'playing', 'broken')"  # whose codes are taken
LAST: Final = "SELECT at FROM log WHERE log.id = tables.id ORDER BY seq DESC LIMIT 1"
CODED: Final = (
    f"SELECT spec FROM tables WHERE code = ? AND {GOING}"
    f" AND max(touched, ifnull(({LAST}), 0)) >= ? ORDER BY touched DESC LIMIT 1"
)


def rows(reader: sqlite3.Connection, query: str, *values: object) -> list[tuple[Any, ...]]:
    return reader.execute(query, values).fetchall()


class SqliteNotes:
    """`store.Notes` in the same file."""

    def __init__(self, reader: sqlite3.Connection, writer: Writer) -> None:
        self.reader = reader
        self.writer = writer

    async def keep_chat(self, table: str, line: ChatLine) -> None:
        row = (table, line.number, line.seat, line.name, line.text)
        await self.writer.done(
            lambda found: found.execute("INSERT INTO chat VALUES (?, ?, ?, ?, ?)", row)
        )

    async def keep_report(self, report: Report) -> None:
        await self.writer.done(
            lambda found: found.execute("INSERT INTO reports VALUES (?, ?, ?, ?, ?, ?)", report)
        )

    async def chat(self, table: str) -> list[ChatLine]:
        query = (
            "SELECT number, seat, name, text FROM chat WHERE id = ? ORDER BY number DESC LIMIT ?"
        )
        return [ChatLine(*row) for row in reversed(rows(self.reader, query, table, KEPT))]

    async def report(self, id: str) -> Report | None:
        found = rows(self.reader, "SELECT * FROM reports WHERE report = ?", id)
        return Report(*found[0]) if found else None

    async def keep_review(self, table: str, review: bytes) -> None:
        row = (table, review)
        await self.writer.done(
            lambda found: found.execute("INSERT OR REPLACE INTO reviews VALUES (?, ?)", row)
        )

    async def review(self, table: str) -> bytes | None:
        found = rows(self.reader, "SELECT review FROM reviews WHERE id = ?", table)
        return bytes(found[0][0]) if found else None


class SqliteStore:
    """`store.Store` in a file."""

    def __init__(self, path: Path, ceiling: int = 0) -> None:
        self.path = path
        private.folder(path.parent)
        there = path.with_name(private.KEYS).exists()
        if there and path.exists() and not path.stat().st_size:
            raise Mistake("data-empty", path=str(path))
        self.keys = private.Keys(path.with_name(private.KEYS))
        private.file(path)
        migrated(path)
        self.reader = opened(path)
        ((size,),) = rows(self.reader, "PRAGMA page_size")
        self.pages = ceiling // size if ceiling else MOST_EVER
        self.writer = Writer(path, self.pages)
        self.notes = SqliteNotes(self.reader, self.writer)
        self.people = SqlitePeople(self.reader, self.writer)
        self.shelf = SqliteShelf(self.reader, self.writer)
        self.alerts = SqliteAlerts(self.reader, self.writer)
        self.circles = SqliteCircles(path, self.reader, self.writer)
        self.evenings = SqliteEvenings(self.reader, self.writer)
        self.leases = Alone(self.unfinished)
        self.given: set[str] = set()  # codes of tables that are not written yet
        moved_out(self.reader, self.keys)
        named(self.reader)
        private.file(path)

    # Writing -----------------------------------------------------------------------------

    async def keep(self, spec: Spec, lines: Sequence[Line] = ()) -> None:
        row, log = row_of(spec), [(spec.id, *line) for line in lines]

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(KEEP, row)
            seated(connection, spec)
            connection.executemany("INSERT INTO log VALUES (?, ?, ?, ?, ?)", log)
            linked(connection, spec)

        try:
            await self.writer.done(work)
        except sqlite3.IntegrityError:
            raise Taken from None
        self.given.discard(spec.code)

    async def append(self, table: str, lines: list[Line]) -> None:
        try:
            await self.writer.done([(table, *line) for line in lines])
        except sqlite3.IntegrityError:
            raise Taken from None

    async def fill(self) -> float:
        """Of its own ceiling, and of the disk that it could still have."""
        (pages,), (free,) = (
            rows(self.reader, f"PRAGMA {one}")[0] for one in ("page_count", "freelist_count")
        )
        size, left = self.path.stat().st_size, disk_usage(self.path).free
        own: float = (pages - free) / self.pages
        return max(own, size / (size + left))

    async def prune(self, days: float) -> int:
        return int(await self.writer.done(lambda found: pruned(found, time.time() - days * 86400)))

    async def close(self) -> None:
        await self.writer.close()
        self.reader.close()

    # Reading -----------------------------------------------------------------------------

    async def spec(self, table: str) -> Spec | None:
        found = rows(self.reader, "SELECT spec FROM tables WHERE id = ?", table)
        return specs.decode(found[0][0]) if found else None

    async def lines(self, table: str) -> list[Line]:
        query = "SELECT seq, seat, what, at FROM log WHERE id = ? ORDER BY seq"
        return [Line(*row) for row in rows(self.reader, query, table)]

    async def coded(self, code: str, since: float = 0) -> Spec | None:
        found = rows(self.reader, CODED, code, since)
        return specs.decode(found[0][0]) if found else None

    async def new_code(self) -> str:
        for code in codes.candidates():
            if code not in self.given and not await self.coded(code):
                self.given.add(code)
                return code
        raise RuntimeError("no code is free")

    async def unfinished(self) -> list[str]:
        query = "SELECT id FROM tables WHERE status = 'playing' ORDER BY touched DESC"
        return [row[0] for row in rows(self.reader, query)]

    async def listed(self) -> list[Spec]:
        query = (
            "SELECT spec FROM tables WHERE listed AND status IN ('open', 'playing')"
            " ORDER BY touched DESC LIMIT 100"
        )
        return [specs.decode(row[0]) for row in rows(self.reader, query)]

    def secret(self, name: str) -> str:
        return self.keys.secret(name)


def row_of(spec: Spec) -> tuple[object, ...]:
    listed = spec.settings.listed
    return spec.id, specs.encode(spec), spec.status, listed, spec.touched, spec.code, spec.host


def seated(connection: sqlite3.Connection, spec: Spec) -> None:
    """Who sits there, where that is not known: hardly any change is about it."""
    guests = {(spec.id, chair.guest) for chair in spec.chairs if chair.guest}
    if guests != set(rows(connection, "SELECT id, guest FROM guests WHERE id = ?", spec.id)):
        connection.execute("DELETE FROM guests WHERE id = ?", (spec.id,))
        connection.executemany("INSERT INTO guests VALUES (?, ?)", guests)


def moved_out(connection: sqlite3.Connection, keys: private.Keys) -> None:
    """Secrets that stood among the data stand apart from it now, and leave no trace there."""
    old = dict(rows(connection, "SELECT name, value FROM house"))
    if old:
        keys.keep(old)
        connection.execute("PRAGMA secure_delete = ON")
        connection.execute("DELETE FROM house")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def named(connection: sqlite3.Connection) -> None:
    """Gives a code to every table from before there were codes that is not over yet."""
    old = rows(connection, f"SELECT spec FROM tables WHERE code = '' AND {GOING}")
    if not old:
        return
    connection.execute("BEGIN IMMEDIATE")
    for (found,) in old:
        code = next(one for one in codes.candidates() if not rows(connection, CODED, one, 0))
        connection.execute(KEEP, row_of(specs.decode(found).replace(code=code)))
    connection.execute("COMMIT")


def pruned(connection: sqlite3.Connection, before: float) -> int:
    """Forgets old tables with all that belongs to them, and people who have none left."""
    query = (
        "SELECT id FROM tables WHERE touched < ?"
        " AND NOT EXISTS (SELECT 1 FROM log WHERE log.id = tables.id AND log.at >= ?)"
    )
    old = connection.execute(query, (before, before)).fetchall()
    for table in OF_A_TABLE:
        connection.executemany(f"DELETE FROM {table} WHERE id = ?", old)
    forgotten(connection, before)
    connection.execute("DELETE FROM evenings WHERE starts < ? AND circle = ''", (before,))
    return len(old)
