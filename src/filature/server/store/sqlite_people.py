"""People, their keys, and their own tables in the SQLite file."""

import sqlite3
from typing import Any, Final

from filature.protocol.own import Place

from . import spec as specs
from .people import Person
from .shelf import Shelved
from .writer import Writer

PERSON: Final = 'SELECT guest, name, turn, "key" FROM people WHERE'
OVER: Final = "status IN ('over', 'closed')"
PLACE: Final = "coalesce(place, 'list')"
FILED: Final = f"{OVER} AND (touched < ? OR {PLACE} = 'away') AND {PLACE} != 'removed'"
PLAYED: Final = "EXISTS (SELECT 1 FROM log WHERE log.id = tables.id AND what NOT LIKE '/%')"
OWN: Final = (
    " FROM tables JOIN guests USING (id)"
    " LEFT JOIN put_away ON put_away.id = tables.id AND put_away.guest = guests.guest"
    " WHERE guests.guest = ?"
)
FOUND: Final = (
    "SELECT spec, coalesce((SELECT max(seq) FROM log WHERE log.id = tables.id), 0),"
    f" touched, {PLACE} {OWN} AND"
)
MOST: Final = 500  # tables that a list shows


class SqlitePeople:
    """`people.People` in the same file as the tables."""

    def __init__(self, reader: sqlite3.Connection, writer: Writer) -> None:
        self.reader = reader
        self.writer = writer

    async def person(self, guest: str) -> Person | None:
        return self.one(f"{PERSON} guest = ?", guest)

    async def with_key(self, key: str) -> Person | None:
        return self.one(f'{PERSON} "key" = ?', key)

    async def is_void(self, key: str) -> bool:
        query = 'SELECT 1 FROM old_keys WHERE "key" = ?'
        return self.reader.execute(query, (key,)).fetchone() is not None

    def one(self, query: str, value: str) -> Person | None:
        found = self.reader.execute(query, (value,)).fetchone()
        return Person(*found) if found else None

    async def add(self, person: Person, at: float) -> None:
        query = "INSERT OR IGNORE INTO people VALUES (?, ?, ?, ?, ?)"
        await self.writer.done(lambda found: done(found, query, *person, at))

    async def change_key(self, old: Person, turn: int, key: str, at: float) -> bool:
        change = 'UPDATE people SET turn = ?, "key" = ?, keyed = ? WHERE guest = ? AND turn = ?'

        def work(found: sqlite3.Connection) -> bool:
            if not done(found, change, turn, key, at, old.guest, old.turn):
                return False
            return bool(void(found, old.key, old.guest, "changed", at))

        return bool(await self.writer.done(work))

    async def rename(self, guest: str, name: str) -> None:
        query = "UPDATE people SET name = ? WHERE guest = ?"
        if await self.person(guest):
            await self.writer.done(lambda found: done(found, query, name, guest))

    async def held(self, guest: str) -> list[str]:
        query = "SELECT id FROM guests WHERE guest = ? UNION SELECT id FROM tables WHERE host = ?"
        return [row[0] for row in self.reader.execute(query, (guest, guest))]

    async def join(self, old: str, new: str, at: float) -> None:
        key = 'SELECT "key" FROM people WHERE guest = ?'

        def work(found: sqlite3.Connection) -> None:
            for (hashed,) in found.execute(key, (old,)).fetchall():
                void(found, hashed, new, "joined", at)
            done(found, "DELETE FROM people WHERE guest = ?", old)
            handed_over(found, old, new)

        await self.writer.done(work)


class SqliteShelf:
    """`shelf.Shelf` in the same file as the tables."""

    def __init__(self, reader: sqlite3.Connection, writer: Writer) -> None:
        self.reader = reader
        self.writer = writer

    async def listed(self, guest: str, fresh: float) -> list[Shelved]:
        kept = f"({OVER} AND touched >= ? AND {PLACE} = 'list')"
        query = f"{FOUND} (NOT {OVER} OR {kept}) ORDER BY touched DESC LIMIT ?"
        return self.found(query, guest, fresh, MOST)

    async def archived(self, guest: str, fresh: float, before: float, most: int) -> list[Shelved]:
        query = f"{FOUND} {FILED} AND {PLAYED} AND touched < ? ORDER BY touched DESC LIMIT ?"
        return self.found(query, guest, fresh, before, most)

    def found(self, query: str, *values: object) -> list[Shelved]:
        rows = self.reader.execute(query, values).fetchall()
        return [Shelved(specs.decode(spec), *more) for spec, *more in rows]

    async def count(self, guest: str, fresh: float) -> int:
        query = f"SELECT count(*) {OWN} AND {FILED} AND {PLAYED}"
        return int(self.reader.execute(query, (guest, fresh)).fetchone()[0])

    async def put(self, guest: str, table: str, place: Place, at: float) -> None:
        query = "INSERT OR REPLACE INTO put_away VALUES (?, ?, ?, ?)"
        await self.writer.done(lambda found: done(found, query, guest, table, place, at))


def handed_over(connection: sqlite3.Connection, old: str, new: str) -> None:
    """All that one guest had besides seats is another's: where both had it, the other's stays."""
    for table in ("put_away", "endpoints", "alerts", "members"):
        done(connection, f"UPDATE OR IGNORE {table} SET guest = ? WHERE guest = ?", new, old)
    for table in ("put_away", "alerts"):
        done(connection, f"DELETE FROM {table} WHERE guest = ?", old)
    for table, blob in (("circles", "circle"), ("evenings", "evening")):
        swapped = f"CAST(replace(CAST({blob} AS TEXT), ?, ?) AS BLOB)"
        query = f"UPDATE {table} SET {blob} = {swapped} WHERE instr(CAST({blob} AS TEXT), ?)"
        done(connection, query, old, new, old)


def done(connection: sqlite3.Connection, query: str, *values: Any) -> int:
    return connection.execute(query, values).rowcount


def void(connection: sqlite3.Connection, key: str, guest: str, why: str, at: float) -> int:
    query = "INSERT OR REPLACE INTO old_keys VALUES (?, ?, ?, ?)"
    return done(connection, query, key, guest, why, at)


def forgotten(connection: sqlite3.Connection, before: float) -> None:
    """Forgets people who have had a key for so long and have no table any more; and void keys."""
    done(
        connection,
        "DELETE FROM people WHERE keyed < ?"
        " AND NOT EXISTS (SELECT 1 FROM guests WHERE guests.guest = people.guest)"
        " AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.host = people.guest)",
        before,
    )
    done(connection, "DELETE FROM old_keys WHERE at < ?", before)
