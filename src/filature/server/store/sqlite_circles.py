"""Circles and evenings in the SQLite file."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from . import circles, evenings
from . import spec as specs
from .circles import Circle, Member, Result
from .evenings import Evening
from .spec import Spec
from .writer import Writer, opened

MEMBER: Final = "SELECT id, circle, guest, name, first, joined, gone FROM members"
OVER: Final = (
    "SELECT id FROM circle_tables JOIN tables USING (id) WHERE NOT booked AND status = 'over'"
)
GOING: Final = (
    "SELECT spec FROM circle_tables JOIN tables USING (id)"
    " WHERE circle = ? AND status IN ('open', 'playing') ORDER BY touched DESC LIMIT 30"
)
OF_GUEST: Final = (
    "SELECT circle FROM circles WHERE id IN"
    " (SELECT circle FROM members WHERE guest = ? AND NOT gone)"
)
BOOK: Final = "INSERT OR IGNORE INTO results VALUES (?, ?, ?, ?, ?)"
CORRECT: Final = "INSERT OR REPLACE INTO results VALUES (?, ?, ?, ?, ?)"
CHANGE: Final = (
    "UPDATE evenings SET version = ?, going = ?, starts = ?, evening = ?"
    " WHERE id = ? AND version = ?"
)


def linked(connection: sqlite3.Connection, spec: Spec) -> None:
    """Remembers to which circle or evening a table belongs, together with the table."""
    if spec.circle or spec.evening:
        row = (spec.id, spec.circle, spec.evening)
        sql = "INSERT OR IGNORE INTO circle_tables (id, circle, evening) VALUES (?, ?, ?)"
        connection.execute(sql, row)


class SqliteCircles:
    """`circles.Circles` in the file."""

    def __init__(self, path: Path, reader: sqlite3.Connection, writer: Writer) -> None:
        self.path = path
        self.reader = reader
        self.writer = writer

    def rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        return self.reader.execute(query, values).fetchall()

    async def write(self, sql: str, *values: object) -> None:
        await self.writer.done(lambda connection: connection.execute(sql, values))

    # Writing -----------------------------------------------------------------------------

    async def keep_circle(self, circle: Circle) -> None:
        row = (circle.id, circle.link, circles.encode(circle))
        await self.write("INSERT OR REPLACE INTO circles VALUES (?, ?, ?)", *row)

    async def keep_member(self, member: Member) -> None:
        await self.write("INSERT OR REPLACE INTO members VALUES (?, ?, ?, ?, ?, ?, ?)", *member)

    async def keep_result(self, result: Result) -> None:
        await self.write(CORRECT, *row_of(result))

    async def book(self, table: str, result: Result | None) -> None:
        def work(connection: sqlite3.Connection) -> None:
            if result:
                connection.execute(BOOK, row_of(result))
            connection.execute("UPDATE circle_tables SET booked = 1 WHERE id = ?", (table,))

        await self.writer.done(work)

    # Reading -----------------------------------------------------------------------------

    async def by_link(self, link: str) -> Circle | None:
        found = self.rows("SELECT circle FROM circles WHERE link = ?", link)
        return circles.decode(found[0][0]) if found else None

    async def by_id(self, id: str) -> Circle | None:
        found = self.rows("SELECT circle FROM circles WHERE id = ?", id)
        return circles.decode(found[0][0]) if found else None

    async def members(self, circle: str) -> list[Member]:
        found = self.rows(f"{MEMBER} WHERE circle = ? ORDER BY joined, id", circle)
        return [member_of(row) for row in found]

    async def member(self, circle: str, guest: str) -> Member | None:
        found = self.rows(f"{MEMBER} WHERE circle = ? AND guest = ?", circle, guest)
        return member_of(found[0]) if found and guest else None

    async def of_guest(self, guest: str) -> list[Circle]:
        return [circles.decode(row[0]) for row in self.rows(OF_GUEST, guest)] if guest else []

    async def results(self, circle: str, season: int) -> list[Result]:
        query = "SELECT result FROM results WHERE circle = ? AND season = ? ORDER BY at, id"
        return [circles.decode_result(row[0]) for row in self.rows(query, circle, season)]

    async def tables(self, circle: str) -> list[Spec]:
        return [specs.decode(row[0]) for row in self.rows(GOING, circle)]

    async def unbooked(self) -> list[str]:
        return [row[0] for row in self.rows(OVER)]

    # Erasing -----------------------------------------------------------------------------

    async def erase_names(self, tables: list[tuple[str, int]]) -> None:
        sql = "UPDATE chat SET name = '' WHERE id = ? AND seat = ?"
        await self.writer.done(lambda connection: connection.executemany(sql, tables))

    async def erase_circle(self, circle: str) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM circles WHERE id = ?", (circle,))
            for table in ("members", "results", "evenings", "circle_tables"):
                connection.execute(f"DELETE FROM {table} WHERE circle = ?", (circle,))

        await self.writer.done(work)

    async def scrub(self) -> None:
        await asyncio.to_thread(folded, self.path)


def folded(path: Path) -> None:
    """Brings the log of the disk into its file and empties it: old pages are nowhere then."""
    with closing(opened(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def row_of(result: Result) -> tuple[object, ...]:
    return result.id, result.circle, result.season, result.at, circles.encode(result)


def member_of(row: tuple[Any, ...]) -> Member:
    return Member(*row)._replace(gone=bool(row[-1]))


class SqliteEvenings:
    """`evenings.Evenings` in the file."""

    def __init__(self, reader: sqlite3.Connection, writer: Writer) -> None:
        self.reader = reader
        self.writer = writer

    async def keep(self, evening: Evening) -> bool:
        new = evening.replace(version=evening.version + 1)
        state = (new.version, new.going, new.starts, evenings.encode(new))

        def work(connection: sqlite3.Connection) -> int:
            if evening.version:
                return connection.execute(CHANGE, (*state, new.id, evening.version)).rowcount
            sql = "INSERT OR IGNORE INTO evenings VALUES (?, ?, ?, ?, ?, ?)"
            return connection.execute(sql, (new.id, new.circle, *state)).rowcount

        return bool(await self.writer.done(work))

    def found(self, where: str, *values: object) -> list[Evening]:
        query = f"SELECT evening FROM evenings WHERE {where} ORDER BY starts DESC, id"
        return [evenings.decode(row[0]) for row in self.reader.execute(query, values).fetchall()]

    async def evening(self, id: str) -> Evening | None:
        return next(iter(self.found("id = ?", id)), None)

    async def of_circle(self, circle: str) -> list[Evening]:
        return self.found("circle = ?", circle) if circle else []

    async def going(self) -> list[Evening]:
        return self.found("going")
