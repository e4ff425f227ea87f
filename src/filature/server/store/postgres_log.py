"""The log in PostgreSQL, with group commit.

All that wait are written by one statement, in one transaction, as long as this process minds their
tables.  The key of a line, `(table, place)`, decides who was first: the other is told.
When a connection is lost before the answer came, the same lines are written again: either
their places are free, or the very same lines are there already, and then they were ours.
"""

import asyncio
from collections.abc import Sequence
from typing import Final

import asyncpg

from filature.server.metrics import COMMIT_SECONDS, COMMITTED

from .postgres_leases import PostgresLeases
from .postgres_link import Connection, Link, lost
from .store import Fenced, Line, Taken

Row = tuple[str, int, int, str, float]
MOST_AT_ONCE: Final = 512
COLUMNS: Final = "unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::float8[])"
APPEND: Final = (
    "WITH minded AS (SELECT 1 FROM leases JOIN unnest($6::text[], $7::int8[]) AS own (id, epoch)"
    " USING (id, epoch) WHERE owner = $8 FOR SHARE OF leases),"
    f" kept AS (INSERT INTO log (id, seq, seat, what, at) SELECT * FROM {COLUMNS}"
    " WHERE (SELECT count(*) FROM minded) = cardinality($7::int8[]) RETURNING 1)"
    " SELECT count(*) FROM kept"
)
THERE: Final = "SELECT id, seq, seat, what, at FROM log WHERE id = $1 AND seq = ANY($2::int[])"


class Job:
    """Lines that somebody waits for."""

    def __init__(self, rows: list[Row]) -> None:
        self.rows = rows
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Log:
    """Writes lines, as many at once as wait."""

    def __init__(self, link: Link, leases: PostgresLeases) -> None:
        self.link = link
        self.leases = leases
        self.waiting: list[Job] = []
        self.work: asyncio.Task[None] | None = None

    async def append(self, rows: list[Row]) -> None:
        """Returns when the lines are on the disk; raises Taken, Fenced, Full, or Away."""
        job = Job(rows)
        self.waiting.append(job)
        if self.work is None:
            self.work = asyncio.create_task(self.write())
        await job.done

    async def close(self) -> None:
        if self.work:
            await self.work

    async def write(self) -> None:
        """Until nobody waits."""
        while self.waiting:
            batch, self.waiting = self.waiting[:MOST_AT_ONCE], self.waiting[MOST_AT_ONCE:]
            COMMITTED.inc(len(batch))
            with COMMIT_SECONDS.time():
                await self.committed(batch)
        self.work = None

    async def committed(self, batch: list[Job]) -> None:
        """All together; where a place is taken, one after the other."""
        attempt = Attempt([row for job in batch for row in job.rows], self.leases)
        try:
            await self.link.patiently(attempt)
        except (asyncpg.UniqueViolationError, Fenced):
            for job in batch:
                await self.alone(job, attempt.again)
        except Exception as error:
            for job in batch:
                answered(job, error)
        else:
            for job in batch:
                answered(job)

    async def alone(self, job: Job, again: bool) -> None:
        try:
            await self.link.patiently(Attempt(job.rows, self.leases, again))
        except asyncpg.UniqueViolationError:
            answered(job, Taken())
        except Exception as error:
            answered(job, error)
        else:
            answered(job)


class Attempt:
    """Lines to be written once, however often their connection is lost."""

    def __init__(self, rows: list[Row], leases: PostgresLeases, again: bool = False) -> None:
        self.rows = rows
        self.leases = leases
        self.again = again  # whether they may be there already

    async def __call__(self, connection: Connection) -> None:
        again, self.again = self.again, True
        try:
            await append(connection, self.rows, self.leases)
        except asyncpg.UniqueViolationError:
            self.again = again
            if not (again and await there(connection, self.rows)):
                raise
        except asyncpg.PostgresError as error:
            if not lost(error):  # it answered: nothing was written
                self.again = again
            raise


async def append(connection: Connection, rows: Sequence[Row], leases: PostgresLeases) -> None:
    """Lines of tables that this process minds."""
    columns = [list(column) for column in zip(*rows)] or [[]] * 5
    tables = sorted({row[0] for row in rows})
    epochs = leases.fence(tables)
    kept = await connection.fetchval(APPEND, *columns, tables, epochs, leases.number)
    if kept < len(rows):
        raise Fenced


async def there(connection: Connection, rows: list[Row]) -> bool:
    """Whether these very lines stand in their places."""
    wanted: dict[str, list[Row]] = {}
    for row in rows:
        wanted.setdefault(row[0], []).append(row)
    for table, own in wanted.items():
        found = await connection.fetch(THERE, table, [row[1] for row in own])
        if {tuple(row) for row in found} != set(own):
            return False
    return True


def rows_of(table: str, lines: Sequence[Line]) -> list[Row]:
    return [(table, *line) for line in lines]


def answered(job: Job, error: Exception | None = None) -> None:
    if job.done.done():
        return
    if error:
        job.done.set_exception(error)
    else:
        job.done.set_result(None)
