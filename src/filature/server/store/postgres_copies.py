"""A PostgreSQL into a copy and back; and all that is done to one while no server runs on it."""

import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from itertools import islice
from pathlib import Path
from typing import Any, Final

import asyncpg

from filature.core.mistake import Mistake

from . import copies, private
from .backup import FILE, placed, readied
from .migrate import migrated
from .postgres import PostgresStore, opened, pruned, reason
from .postgres_link import LOST, Connection, clean, connected
from .postgres_migrate import migrated as up_to_date
from .stores import shown

AT_ONCE: Final = 5000  # rows
BOOLEANS: Final = (
    "SELECT column_name FROM information_schema.columns"
    " WHERE table_schema = current_schema() AND table_name = $1 AND data_type = 'boolean'"
)


@asynccontextmanager
async def store(address: str, data: Path) -> AsyncIterator[PostgresStore]:
    """A database that nobody else serves meanwhile."""
    found = await opened(address, data, alone=True)
    try:
        yield found
    finally:
        await found.close()


@asynccontextmanager
async def whole(found: PostgresStore) -> AsyncIterator[Connection]:
    """One long transaction, which sees the database as it stands at one moment."""
    pool = found.link.pool
    async with pool.acquire() as one, one.transaction(isolation="repeatable_read"):
        yield one


@asynccontextmanager
async def beside(address: str) -> AsyncIterator[Connection]:
    """The same, while a server may run on the database."""
    try:
        connection = await connected(address)
    except (*LOST, asyncpg.PostgresError, ValueError) as error:
        raise Mistake("store-away", path=shown(address), reason=reason(error)) from None
    try:
        await up_to_date(connection, shown(address), own=0)
        async with connection.transaction(isolation="repeatable_read"):
            yield connection
    finally:
        await connection.close()


async def drawn(connection: Connection, file: Path) -> None:
    """Writes all that a database has, as it stands at one moment, into a new copy."""
    migrated(file)
    with closing(sqlite3.connect(file)) as target:
        for table in copies.TABLES:
            names = copies.columns(target, table)
            order = " ORDER BY came" if table == "endpoints" else ""
            query = f"SELECT {', '.join(quoted(names))} FROM {table}{order}"
            put = f"INSERT INTO {table} VALUES ({', '.join('?' * len(names))})"
            async for row in connection.cursor(query, prefetch=AT_ONCE):
                target.execute(put, tuple(row))
        target.commit()


async def poured(connection: Connection, file: Path) -> None:
    """Puts all that a copy has in place of what a database has."""
    await connection.execute(f"TRUNCATE leases, processes, given_codes, {', '.join(copies.TABLES)}")
    with closing(sqlite3.connect(file)) as source:
        for table in copies.TABLES:
            names = copies.columns(source, table)
            flags = {row[0] for row in await connection.fetch(BOOLEANS, table)}
            made = fitting([name in flags for name in names])
            found = map(made, copies.rows(source, table))
            while some := list(islice(found, AT_ONCE)):
                await connection.copy_records_to_table(table, records=some, columns=names)


def fitting(flags: list[bool]) -> Callable[[tuple[Any, ...]], list[Any]]:
    """Rows of SQLite as PostgreSQL takes them."""

    def fit(row: tuple[Any, ...]) -> list[Any]:
        return [bool(one) if flag else one for one, flag in zip(clean(row), flags)]

    return fit


def quoted(names: list[str]) -> list[str]:
    return [f'"{name}"' for name in names]


async def emptiness(connection: Connection) -> bool:
    """Whether there is nothing in a database."""
    some = " OR ".join(f"EXISTS (SELECT 1 FROM {table})" for table in copies.TABLES)
    return not await connection.fetchval(f"SELECT {some}")


async def backup(address: str, target: Path) -> int:
    """A copy of everything, taken while the server runs; returns the number of tables."""
    async with beside(address) as connection:
        with placed(target) as part:
            await drawn(connection, part)
            return copies.counted(part)["tables"]


async def restore(address: str, data: Path, source: Path) -> int:
    """Puts a copy in place of the data, which is set aside in a file of the folder."""
    aside = data / f"{FILE}.before-{time.time_ns()}"
    async with store(address, data) as found, whole(found) as connection:
        with readied(data, source) as part:
            if not await emptiness(connection):
                private.file(aside)
                await drawn(connection, aside)
            await poured(connection, part)
            return copies.counted(part)["tables"]


async def prune(address: str, days: float) -> int:
    """Forgets tables that nobody touched for so long, also while the server runs."""
    async with beside(address) as connection:
        return await pruned(connection, time.time() - days * 86400)
