"""The store in a PostgreSQL: for a house that has outgrown one file, or has a database already.

The keys of the house stand apart from it, in the folder of the server, as they do beside SQLite."""

import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

import asyncpg

from filature.core.mistake import Mistake
from filature.protocol.messages import ChatLine

from . import codes, private
from . import spec as specs
from .postgres_alerts import PostgresAlerts
from .postgres_circles import PostgresCircles, PostgresEvenings, linked
from .postgres_leases import PostgresLeases
from .postgres_link import LOST, Connection, Link
from .postgres_log import Log, append, rows_of
from .postgres_migrate import migrated
from .postgres_people import PostgresPeople, PostgresShelf, forgotten
from .spec import Spec
from .sqlite import GOING, KEPT, OF_A_TABLE, row_of
from .store import Away, Line, Report, Taken
from .stores import shown

KEEP: Final = (
    "INSERT INTO tables (id, spec, status, listed, touched, code, host)"
    " VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (id) DO UPDATE SET spec = $2, status = $3,"
    " listed = $4, touched = $5, code = $6, host = $7"
)
LAST: Final = "SELECT at FROM log WHERE log.id = tables.id ORDER BY seq DESC LIMIT 1"
CODED: Final = (
    f"SELECT spec FROM tables WHERE code = $1 AND {GOING}"
    f" AND greatest(touched, coalesce(({LAST}), 0)) >= $2 ORDER BY touched DESC LIMIT 1"
)
GIVE: Final = (  # to one table; what has become of it is seen a minute later
    "INSERT INTO given_codes VALUES ($1, now()) ON CONFLICT (code) DO UPDATE SET at = now()"
    " WHERE given_codes.at < now() - interval '1 minute' RETURNING code"
)
CHAT: Final = (
    "SELECT number, seat, name, text FROM chat WHERE id = $1 ORDER BY number DESC LIMIT $2"
)
REVIEW: Final = "INSERT INTO reviews VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET review = $2"


class PostgresNotes:
    """`store.Notes` in the database."""

    def __init__(self, link: Link) -> None:
        self.link = link

    async def keep_chat(self, table: str, line: ChatLine) -> None:
        row = (table, line.number, line.seat, line.name, line.text)
        await self.link.write("INSERT INTO chat VALUES ($1, $2, $3, $4, $5)", *row)

    async def keep_report(self, report: Report) -> None:
        await self.link.write("INSERT INTO reports VALUES ($1, $2, $3, $4, $5, $6)", *report)

    async def chat(self, table: str) -> list[ChatLine]:
        return [ChatLine(*row) for row in reversed(await self.link.rows(CHAT, table, KEPT))]

    async def report(self, id: str) -> Report | None:
        found = await self.link.first("SELECT * FROM reports WHERE report = $1", id)
        return Report(*found) if found else None

    async def keep_review(self, table: str, review: bytes) -> None:
        await self.link.write(REVIEW, table, review)

    async def review(self, table: str) -> bytes | None:
        found = await self.link.first("SELECT review FROM reviews WHERE id = $1", table)
        return bytes(found[0]) if found else None


class PostgresStore:
    """`store.Store` in a database; made by `opened`."""

    def __init__(self, link: Link, keys: private.Keys, ceiling: int = 0) -> None:
        self.link = link
        self.keys = keys
        self.ceiling = ceiling
        self.leases = PostgresLeases(link)
        self.log = Log(link, self.leases)
        self.notes = PostgresNotes(link)
        self.people = PostgresPeople(link)
        self.shelf = PostgresShelf(link)
        self.alerts = PostgresAlerts(link, self.leases)
        self.circles = PostgresCircles(link)
        self.evenings = PostgresEvenings(link)

    # Writing -----------------------------------------------------------------------------

    async def keep(self, spec: Spec, lines: Sequence[Line] = ()) -> None:
        guests = {chair.guest for chair in spec.chairs if chair.guest}

        async def work(connection: Connection) -> None:
            await self.leases.check(connection, spec.id)
            await connection.execute(KEEP, *row_of(spec))
            seated = await connection.fetch("SELECT guest FROM guests WHERE id = $1", spec.id)
            if guests != {row[0] for row in seated}:
                await connection.execute("DELETE FROM guests WHERE id = $1", spec.id)
                rows = [(spec.id, guest) for guest in guests]
                await connection.executemany("INSERT INTO guests VALUES ($1, $2)", rows)
            if lines:
                await append(connection, rows_of(spec.id, lines), self.leases)
            await linked(connection, spec)

        try:
            await self.link.done(work)
        except asyncpg.UniqueViolationError:
            raise Taken from None

    async def append(self, table: str, lines: list[Line]) -> None:
        await self.log.append(rows_of(table, lines))

    async def fill(self) -> float:
        """Of its own ceiling; how much the disk of the database has, the database does not say."""
        if not self.ceiling:
            return 0.0
        (size,) = await self.link.first("SELECT pg_database_size(current_database())")
        return float(size / self.ceiling)

    async def prune(self, days: float) -> int:
        before = time.time() - days * 86400
        return await self.link.done(lambda connection: pruned(connection, before))

    async def close(self) -> None:
        await self.log.close()
        with suppress(Away):
            await self.leases.leave()
        await self.link.close()

    # Reading -----------------------------------------------------------------------------

    async def spec(self, table: str) -> Spec | None:
        found = await self.link.first("SELECT spec FROM tables WHERE id = $1", table)
        return specs.decode(found[0]) if found else None

    async def lines(self, table: str) -> list[Line]:
        query = "SELECT seq, seat, what, at FROM log WHERE id = $1 ORDER BY seq"
        return [Line(*row) for row in await self.link.rows(query, table)]

    async def coded(self, code: str, since: float = 0) -> Spec | None:
        found = await self.link.first(CODED, code, float(since))
        return specs.decode(found[0]) if found else None

    async def new_code(self) -> str:
        for code in codes.candidates():
            if not await self.coded(code) and await self.link.first(GIVE, code):
                return code
        raise RuntimeError("no code is free")

    async def unfinished(self) -> list[str]:
        query = "SELECT id FROM tables WHERE status = 'playing' ORDER BY touched DESC"
        return [row[0] for row in await self.link.rows(query)]

    async def listed(self) -> list[Spec]:
        query = (
            "SELECT spec FROM tables WHERE listed AND status IN ('open', 'playing')"
            " ORDER BY touched DESC LIMIT 100"
        )
        return [specs.decode(row[0]) for row in await self.link.rows(query)]

    def secret(self, name: str) -> str:
        return self.keys.secret(name)


async def pruned(connection: Connection, before: float) -> int:
    """Forgets old tables with all that belongs to them, and people who have none left."""
    query = (
        "SELECT id FROM tables WHERE touched < $1"
        " AND NOT EXISTS (SELECT 1 FROM log WHERE log.id = tables.id AND log.at >= $1)"
    )
    old = [row[0] for row in await connection.fetch(query, before)]
    for table in (*OF_A_TABLE, "leases"):
        await connection.execute(f"DELETE FROM {table} WHERE id = ANY($1::text[])", old)
    await forgotten(connection, before)
    await connection.execute("DELETE FROM evenings WHERE starts < $1 AND circle = ''", before)
    return len(old)


async def opened(
    address: str, data: Path, ceiling: int = 0, patience: float = 10.0, alone: bool = False
) -> PostgresStore:
    """The store of a database, which is brought up to date, and claimed: with others who serve it,
    or alone."""
    private.folder(data)
    link = Link(address, patience, alone)
    try:
        await link.open()
        async with link.pool.acquire() as connection:
            await migrated(connection, shown(address))
    except BlockingIOError:
        raise Mistake("data-in-use", path=shown(address)) from None
    except (*LOST, asyncpg.PostgresError, ValueError) as error:
        await link.close()
        raise Mistake("store-away", path=shown(address), reason=reason(error)) from None
    except Mistake:
        await link.close()
        raise
    return PostgresStore(link, private.Keys(data / private.KEYS), ceiling)


def reason(error: BaseException) -> str:
    """What went wrong, without a word of what was asked."""
    return f"{type(error).__name__}: {error}".partition("\n")[0]
