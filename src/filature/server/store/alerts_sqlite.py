"""`alerts.Alerts` in the file of the tables."""

import sqlite3
from collections.abc import Iterable
from typing import Any, Final

import msgspec

from filature.protocol.alerting import Wishes

from .alerts import Endpoint, Notice, Person
from .writer import Writer

KEEP: Final = {
    "alerts": "INSERT OR REPLACE INTO alerts VALUES (?, ?, ?)",
    "endpoints": f"INSERT OR REPLACE INTO endpoints VALUES ({', '.join('?' * 9)})",
    "notices": f"INSERT OR REPLACE INTO notices VALUES ({', '.join('?' * 10)})",
}
DROP: Final = "DELETE FROM notices WHERE endpoint = ? AND id = ? AND seat = ? AND kind = ?"
MARK: Final = (
    "UPDATE notices SET due = ?, tries = ?, sent = ?"
    " WHERE endpoint = ? AND id = ? AND seat = ? AND kind = ?"
)
DUE: Final = (
    "SELECT notices.* FROM notices JOIN endpoints USING (endpoint)"
    " WHERE NOT sent AND due <= ? AND state = 'on' ORDER BY notices.at LIMIT 500"
)
NEXT: Final = (
    "SELECT MIN(due) FROM notices JOIN endpoints USING (endpoint) WHERE NOT sent AND state = 'on'"
)
AGAIN: Final = (
    "UPDATE notices SET sent = 0 WHERE sent = 1 AND tries = 0 AND endpoint IN"
    " (SELECT endpoint FROM endpoints WHERE way = 'push' AND last < notices.at)"
)
DAY: Final = 86400.0


class SqliteAlerts:
    """`alerts.Alerts`: reads here, writes by the one thread that does."""

    def __init__(self, reader: sqlite3.Connection, writer: Writer) -> None:
        self.reader = reader
        self.writer = writer

    def rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        return self.reader.execute(query, values).fetchall()

    async def write(self, query: str, rows: Iterable[tuple[object, ...]]) -> None:
        kept = list(rows)
        await self.writer.done(lambda found: found.executemany(query, kept))

    # People ------------------------------------------------------------------------------

    async def person(self, guest: str) -> Person | None:
        return found(self.rows("SELECT * FROM alerts WHERE guest = ?", guest))

    async def known_by(self, private: str) -> Person | None:
        return found(self.rows("SELECT * FROM alerts WHERE private = ?", private))

    async def keep_person(self, person: Person) -> None:
        wishes = msgspec.json.encode(person.wishes).decode()
        await self.write(KEEP["alerts"], [(person.guest, wishes, person.private)])

    # Endpoints ---------------------------------------------------------------------------

    async def endpoint(self, name: str) -> Endpoint | None:
        rows = self.rows("SELECT * FROM endpoints WHERE endpoint = ?", name)
        return Endpoint(*rows[0]) if rows else None

    async def endpoints_of(self, guest: str) -> list[Endpoint]:
        query = "SELECT * FROM endpoints WHERE guest = ? ORDER BY rowid"
        return [Endpoint(*row) for row in self.rows(query, guest)]

    async def listening(self, table: str, guests: list[str]) -> list[Endpoint]:
        marks = ", ".join("?" * len(guests))
        query = (
            "SELECT * FROM endpoints WHERE state = 'on'"
            f" AND (id = ? OR id = '' AND guest IN ({marks}))"
        )
        return [Endpoint(*row) for row in self.rows(query, table, *guests)]

    async def keep_endpoint(self, endpoint: Endpoint) -> None:
        await self.write(KEEP["endpoints"], [endpoint])

    async def forget_endpoint(self, name: str) -> None:
        def work(connection: sqlite3.Connection) -> None:
            for table in ("notices", "endpoints"):
                connection.execute(f"DELETE FROM {table} WHERE endpoint = ?", (name,))

        await self.writer.done(work)

    async def may_confirm(self, address: str, now: float, most: int) -> bool:
        def work(connection: sqlite3.Connection) -> bool:
            connection.execute("DELETE FROM confirmations WHERE at < ?", (now - DAY,))
            query = "SELECT COUNT(*) FROM confirmations WHERE address = ?"
            if connection.execute(query, (address,)).fetchone()[0] >= most:
                return False
            connection.execute("INSERT INTO confirmations VALUES (?, ?)", (address, now))
            return True

        return bool(await self.writer.done(work))

    # Notices -----------------------------------------------------------------------------

    async def noted(self, table: str) -> list[Notice]:
        return [Notice(*row) for row in self.rows("SELECT * FROM notices WHERE id = ?", table)]

    async def keep_notices(self, notices: list[Notice]) -> None:
        await self.write(KEEP["notices"], notices)

    async def mark_notices(self, notices: list[Notice]) -> None:
        await self.write(MARK, [(*notice[7:10], *notice[:4]) for notice in notices])

    async def drop_notices(self, notices: list[Notice]) -> None:
        await self.write(DROP, [notice[:4] for notice in notices])

    async def due(self, now: float) -> list[Notice]:
        return [Notice(*row) for row in self.rows(DUE, now)]

    async def next_due(self) -> float | None:
        first: float | None = self.rows(NEXT)[0][0]
        return first

    async def tables(self) -> list[str]:
        await self.writer.done(lambda connection: connection.execute(AGAIN))
        return [row[0] for row in self.rows("SELECT DISTINCT id FROM notices")]


def found(rows: list[tuple[Any, ...]]) -> Person | None:
    """The person of a row."""
    if not rows:
        return None
    guest, wishes, private = rows[0]
    return Person(guest, msgspec.json.decode(wishes, type=Wishes), private)
