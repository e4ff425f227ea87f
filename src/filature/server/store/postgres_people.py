"""People, their keys, and their own tables in PostgreSQL."""

from typing import Any, Final

from filature.protocol.own import Place

from . import spec as specs
from .people import Person
from .postgres_link import Connection, Link, counted
from .shelf import Shelved
from .sqlite_people import MOST, OVER, PERSON, PLACE, PLAYED

FILED: Final = f"{OVER} AND (touched < $2 OR {PLACE} = 'away') AND {PLACE} != 'removed'"
OWN: Final = (
    " FROM tables JOIN guests USING (id)"
    " LEFT JOIN put_away ON put_away.id = tables.id AND put_away.guest = guests.guest"
    " WHERE guests.guest = $1"
)
FOUND: Final = (
    "SELECT spec, coalesce((SELECT max(seq) FROM log WHERE log.id = tables.id), 0),"
    f" touched, {PLACE} {OWN} AND"
)
VOID: Final = (
    'INSERT INTO old_keys VALUES ($1, $2, $3, $4) ON CONFLICT ("key")'
    " DO UPDATE SET guest = $2, why = $3, at = $4"
)


class PostgresPeople:
    """`people.People` in the database."""

    def __init__(self, link: Link) -> None:
        self.link = link

    async def person(self, guest: str) -> Person | None:
        found = await self.link.first(f"{PERSON} guest = $1", guest)
        return Person(*found) if found else None

    async def with_key(self, key: str) -> Person | None:
        found = await self.link.first(f'{PERSON} "key" = $1', key)
        return Person(*found) if found else None

    async def is_void(self, key: str) -> bool:
        return await self.link.first('SELECT 1 FROM old_keys WHERE "key" = $1', key) is not None

    async def add(self, person: Person, at: float) -> None:
        query = "INSERT INTO people VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING"
        await self.link.write(query, *person, at)

    async def change_key(self, old: Person, turn: int, key: str, at: float) -> bool:
        change = (
            'UPDATE people SET turn = $1, "key" = $2, keyed = $3 WHERE guest = $4 AND turn = $5'
        )

        async def work(found: Connection) -> bool:
            if not counted(await found.execute(change, turn, key, at, old.guest, old.turn)):
                return False
            await found.execute(VOID, old.key, old.guest, "changed", at)
            return True

        return await self.link.done(work)

    async def rename(self, guest: str, name: str) -> None:
        await self.link.write("UPDATE people SET name = $1 WHERE guest = $2", name, guest)

    async def held(self, guest: str) -> list[str]:
        query = "SELECT id FROM guests WHERE guest = $1 UNION SELECT id FROM tables WHERE host = $1"
        return [row[0] for row in await self.link.rows(query, guest)]

    async def join(self, old: str, new: str, at: float) -> None:
        async def work(found: Connection) -> None:
            for row in await found.fetch('SELECT "key" FROM people WHERE guest = $1', old):
                await found.execute(VOID, row[0], new, "joined", at)
            await found.execute("DELETE FROM people WHERE guest = $1", old)
            await handed_over(found, old, new)

        await self.link.done(work)


class PostgresShelf:
    """`shelf.Shelf` in the database."""

    def __init__(self, link: Link) -> None:
        self.link = link

    async def listed(self, guest: str, fresh: float) -> list[Shelved]:
        kept = f"({OVER} AND touched >= $2 AND {PLACE} = 'list')"
        query = f"{FOUND} (NOT {OVER} OR {kept}) ORDER BY touched DESC LIMIT $3"
        return await self.found(query, guest, fresh, MOST)

    async def archived(self, guest: str, fresh: float, before: float, most: int) -> list[Shelved]:
        query = f"{FOUND} {FILED} AND {PLAYED} AND touched < $3 ORDER BY touched DESC LIMIT $4"
        return await self.found(query, guest, fresh, before, most)

    async def found(self, query: str, *values: Any) -> list[Shelved]:
        rows = await self.link.rows(query, *values)
        return [Shelved(specs.decode(spec), *more) for spec, *more in rows]

    async def count(self, guest: str, fresh: float) -> int:
        found = await self.link.first(
            f"SELECT count(*) {OWN} AND {FILED} AND {PLAYED}", guest, fresh
        )
        return int(found[0])

    async def put(self, guest: str, table: str, place: Place, at: float) -> None:
        query = (
            "INSERT INTO put_away VALUES ($1, $2, $3, $4)"
            " ON CONFLICT (guest, id) DO UPDATE SET place = $3, at = $4"
        )
        await self.link.write(query, guest, table, place, at)


async def handed_over(connection: Connection, old: str, new: str) -> None:
    """All that one guest had besides seats is another's: where both had it, the other's stays."""
    once = {
        "put_away": "other.id = own.id",
        "alerts": "TRUE",
        "members": "other.circle = own.circle",
    }
    await connection.execute("UPDATE endpoints SET guest = $2 WHERE guest = $1", old, new)
    for table, same in once.items():
        both = f"EXISTS (SELECT 1 FROM {table} AS other WHERE other.guest = $2 AND {same})"
        query = f"UPDATE {table} AS own SET guest = $2 WHERE own.guest = $1 AND NOT {both}"
        await connection.execute(query, old, new)
    for table in ("put_away", "alerts"):
        await connection.execute(f"DELETE FROM {table} WHERE guest = $1", old)
    for table, blob in (("circles", "circle"), ("evenings", "evening")):
        text = f"convert_from({blob}, 'UTF8')"
        swapped = f"convert_to(replace({text}, $1, $2), 'UTF8')"
        query = f"UPDATE {table} SET {blob} = {swapped} WHERE position($1 IN {text}) > 0"
        await connection.execute(query, old, new)


async def forgotten(connection: Connection, before: float) -> None:
    """Forgets people who have had a key for so long and have no table any more; and void keys."""
    await connection.execute(
        "DELETE FROM people WHERE keyed < $1"
        " AND NOT EXISTS (SELECT 1 FROM guests WHERE guests.guest = people.guest)"
        " AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.host = people.guest)",
        before,
    )
    await connection.execute("DELETE FROM old_keys WHERE at < $1", before)
