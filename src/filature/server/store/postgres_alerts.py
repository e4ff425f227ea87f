"""`alerts.Alerts` in PostgreSQL."""

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from .alerts import Endpoint, Notice, Person
from .alerts_sqlite import DAY, found
from .postgres_leases import PostgresLeases
from .postgres_link import Connection, Link

PERSON: Final = (
    "INSERT INTO alerts VALUES ($1, $2, $3)"
    " ON CONFLICT (guest) DO UPDATE SET wishes = $2, private = $3"
)
FIELDS: Final = ", ".join(Endpoint._fields)
ENDPOINT: Final = (
    f"INSERT INTO endpoints ({FIELDS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)"
    " ON CONFLICT (endpoint) DO UPDATE SET guest = $2, id = $3, way = $4, address = $5,"
    " details = $6, state = $7, failures = $8, last = $9, came = EXCLUDED.came"
)
NOTICE: Final = (
    "INSERT INTO notices VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)"
    " ON CONFLICT (endpoint, id, seat, kind)"
    " DO UPDATE SET moment = $5, who = $6, at = $7, due = $8, tries = $9, sent = $10"
)
DROP: Final = "DELETE FROM notices WHERE endpoint = $1 AND id = $2 AND seat = $3 AND kind = $4"
MARK: Final = (
    "UPDATE notices SET due = $1, tries = $2, sent = $3"
    " WHERE endpoint = $4 AND id = $5 AND seat = $6 AND kind = $7"
)
OURS: Final = (  # of a table that nobody minds, the oldest process brings the news
    "($1::int = 0 OR $1 = coalesce("
    "(SELECT number FROM leases JOIN processes ON number = owner WHERE leases.id = notices.id),"
    " (SELECT min(number) FROM processes)))"
)
DUE: Final = (
    "SELECT notices.* FROM notices JOIN endpoints USING (endpoint)"
    f" WHERE NOT sent AND due <= $2 AND state = 'on' AND {OURS} ORDER BY notices.at LIMIT 500"
)
NEXT: Final = (
    "SELECT min(due) FROM notices JOIN endpoints USING (endpoint)"
    f" WHERE NOT sent AND state = 'on' AND {OURS}"
)
AGAIN: Final = (
    "UPDATE notices SET sent = FALSE WHERE sent AND tries = 0 AND endpoint IN"
    " (SELECT endpoint FROM endpoints WHERE way = 'push' AND last < notices.at)"
)


class PostgresAlerts:
    """`alerts.Alerts` in the database."""

    def __init__(self, link: Link, leases: PostgresLeases) -> None:
        self.link = link
        self.leases = leases

    async def write(self, query: str, rows: Iterable[tuple[Any, ...]]) -> None:
        kept = list(rows)
        await self.link.done(lambda connection: connection.executemany(query, kept))

    # People ------------------------------------------------------------------------------

    async def person(self, guest: str) -> Person | None:
        return found(await self.link.rows("SELECT * FROM alerts WHERE guest = $1", guest))

    async def known_by(self, private: str) -> Person | None:
        return found(await self.link.rows("SELECT * FROM alerts WHERE private = $1", private))

    async def keep_person(self, person: Person) -> None:
        wishes = msgspec.json.encode(person.wishes).decode()
        await self.link.write(PERSON, person.guest, wishes, person.private)

    # Endpoints ---------------------------------------------------------------------------

    async def endpoint(self, name: str) -> Endpoint | None:
        row = await self.link.first(f"SELECT {FIELDS} FROM endpoints WHERE endpoint = $1", name)
        return Endpoint(*row) if row else None

    async def endpoints_of(self, guest: str) -> list[Endpoint]:
        query = f"SELECT {FIELDS} FROM endpoints WHERE guest = $1 ORDER BY came"
        return [Endpoint(*row) for row in await self.link.rows(query, guest)]

    async def listening(self, table: str, guests: list[str]) -> list[Endpoint]:
        query = (
            f"SELECT {FIELDS} FROM endpoints WHERE state = 'on'"
            " AND (id = $1 OR id = '' AND guest = ANY($2::text[])) ORDER BY came"
        )
        return [Endpoint(*row) for row in await self.link.rows(query, table, guests)]

    async def keep_endpoint(self, endpoint: Endpoint) -> None:
        await self.link.write(ENDPOINT, *endpoint)

    async def forget_endpoint(self, name: str) -> None:
        async def work(connection: Connection) -> None:
            for table in ("notices", "endpoints"):
                await connection.execute(f"DELETE FROM {table} WHERE endpoint = $1", name)

        await self.link.done(work)

    async def may_confirm(self, address: str, now: float, most: int) -> bool:
        async def work(connection: Connection) -> bool:
            await connection.execute("DELETE FROM confirmations WHERE at < $1", now - DAY)
            query = "SELECT count(*) FROM confirmations WHERE address = $1"
            if await connection.fetchval(query, address) >= most:
                return False
            await connection.execute("INSERT INTO confirmations VALUES ($1, $2)", address, now)
            return True

        return await self.link.done(work)

    # Notices -----------------------------------------------------------------------------

    async def noted(self, table: str) -> list[Notice]:
        rows = await self.link.rows("SELECT * FROM notices WHERE id = $1", table)
        return [Notice(*row) for row in rows]

    async def keep_notices(self, notices: list[Notice]) -> None:
        await self.write(NOTICE, notices)

    async def mark_notices(self, notices: list[Notice]) -> None:
        await self.write(MARK, [(*notice[7:10], *notice[:4]) for notice in notices])

    async def drop_notices(self, notices: list[Notice]) -> None:
        await self.write(DROP, [notice[:4] for notice in notices])

    async def due(self, now: float) -> list[Notice]:
        return [Notice(*row) for row in await self.link.rows(DUE, self.leases.number, now)]

    async def next_due(self) -> float | None:
        first: float | None = (await self.link.first(NEXT, self.leases.number))[0]
        return first

    async def tables(self) -> list[str]:
        await self.link.write(AGAIN)
        return [row[0] for row in await self.link.rows("SELECT DISTINCT id FROM notices")]
