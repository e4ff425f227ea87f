"""The way to a PostgreSQL: a few connections, which are found again when they are lost.

Whoever finds the database gone waits at one gate, while one task alone knocks, after longer and
longer and uneven whiles: so nobody storms a database that has just come back.  What was to be
read is read again.  A transaction whose commit nobody confirmed is asked for by its number, before
anything is told of it.
"""

import asyncio
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, TypeAlias, TypeVar

import asyncpg
import structlog

from .store import Away, Full

Connection: TypeAlias = Any  # of asyncpg
T = TypeVar("T")
PATIENCE: Final = 10.0  # seconds that a new connection may take
CONNECTIONS: Final = 4
FIRST: Final = 0.05  # seconds before the second knock
LONGEST: Final = 2.0  # seconds between two knocks
CLAIM: Final = 0x66696C61  # the lock that servers share, and that nobody shares who moves a house
GRACE: Final = 5.0  # seconds in which others may find the database again, too
SETTINGS: Final = {
    "application_name": "filature",
    "synchronous_commit": "on",
    "jit": "off",
    "idle_in_transaction_session_timeout": "30s",
}
LOST: Final = (
    OSError,  # TimeoutError is one
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,  # it shuts down, or comes up
    asyncpg.TooManyConnectionsError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.InternalClientError,
)
log = structlog.get_logger()


def lost(error: BaseException) -> bool:
    """Whether it is the way that failed, and not what was asked."""
    return isinstance(error, LOST) and not isinstance(error, asyncpg.DataError)


def clean(values: tuple[Any, ...]) -> list[Any]:
    """PostgreSQL keeps no text with a zero in it."""
    return [
        one.replace("\0", "\N{REPLACEMENT CHARACTER}") if isinstance(one, str) else one
        for one in values
    ]


async def connected(address: str) -> Connection:
    return await asyncpg.connect(address, timeout=PATIENCE, server_settings=SETTINGS)


class Link:
    """Connections to one database, and the claim to serve it: with others, or alone."""

    def __init__(self, address: str, patience: float, alone: bool = False) -> None:
        self.address = address
        self.patience = patience  # seconds until somebody hears that the store is away
        self.lock = f"pg_try_advisory_lock{'' if alone else '_shared'}"
        self.held: tuple[int, ...] = ()  # another lock, that tells that this process lives
        self.back = -GRACE  # when the database was found again
        self.pool: Any = None
        self.claim: Connection = None  # the connection that holds it,
        self.turn = asyncio.Lock()  # and whose turn it is there
        self.up = asyncio.Event()
        self.knocking: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connects for the first time; what goes wrong now is the caller's to tell."""
        self.pool = await asyncpg.create_pool(
            self.address, min_size=0, max_size=CONNECTIONS, server_settings=SETTINGS
        )
        end = asyncio.get_running_loop().time() + self.patience  # of one that was killed just now
        while not await self.claimed():
            if asyncio.get_running_loop().time() > end:
                await self.close()
                raise BlockingIOError
            await asyncio.sleep(FIRST)
        self.up.set()

    async def close(self) -> None:
        """Gives the claim back, if anybody is there to take it."""
        self.up.clear()
        if self.knocking:
            self.knocking.cancel()
        if self.pool:
            self.pool.terminate()
        if self.claim:
            with suppress(*LOST, asyncpg.PostgresError):
                await self.claim.close(timeout=PATIENCE)
            self.claim.terminate()

    # The gate ------------------------------------------------------------------------------

    async def claimed(self) -> bool:
        """Whether the database is there, and this process may serve it."""
        async with self.turn:
            if self.claim is None or self.claim.is_closed():
                self.claim = await connected(self.address)
                self.claim.add_termination_listener(self.dropped)
                await self.hold_again()
            return bool(await self.claim.fetchval(f"SELECT {self.lock}($1)", CLAIM))

    async def hold(self, *lock: int) -> None:
        """Holds a lock for as long as this process has a database; again, once it has one again."""
        self.held = lock
        try:
            async with self.turn:
                await self.hold_again()
        except LOST as error:
            self.lose(error)

    async def hold_again(self) -> None:
        if self.held:
            words = ", ".join(map(str, self.held))
            await self.claim.execute(f"SELECT pg_try_advisory_lock({words})")

    def dropped(self, connection: Connection) -> None:
        """The connection of the claim was cut, perhaps no other: nobody else would notice."""
        if connection is self.claim:
            self.lose(ConnectionAbortedError())

    def steady(self) -> bool:
        """Whether the database has been there for a while."""
        return self.up.is_set() and asyncio.get_running_loop().time() - self.back > GRACE

    def lose(self, error: BaseException) -> None:
        """A connection was lost; one task looks whether the database is there."""
        if self.up.is_set():
            self.up.clear()
            log.warning("the database is away", why=type(error).__name__)
            self.knocking = asyncio.create_task(self.knock())

    async def knock(self) -> None:
        pause = FIRST
        while not await self.answers():
            await asyncio.sleep(pause * random.uniform(0.5, 1.5))
            pause = min(2 * pause, LONGEST)
        log.warning("the database is back")
        self.back = asyncio.get_running_loop().time()
        self.up.set()

    async def answers(self) -> bool:
        try:
            if self.claim and not self.claim.is_closed():
                async with asyncio.timeout(PATIENCE), self.turn:
                    return bool(await self.claim.fetchval("SELECT 1"))
            return await self.claimed()
        except (*LOST, asyncpg.PostgresError):
            if self.claim:
                self.claim.terminate()
            return False

    # What is asked -------------------------------------------------------------------------

    async def patiently(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """Does something that may be done twice, until it is done; raises Away after a while."""
        try:
            async with asyncio.timeout(self.patience):
                while True:
                    await self.up.wait()
                    try:
                        return await self.tried(work)
                    except LOST as error:
                        if not lost(error):
                            raise
                        self.lose(error)
                    await asyncio.sleep(FIRST * random.random())
        except TimeoutError:
            raise Away from None
        except asyncpg.DiskFullError:
            raise Full from None

    async def tried(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """Once, on a connection that is not used again when anything is doubtful about it."""
        connection = await self.pool.acquire()
        try:
            return await work(connection)
        except (*LOST, asyncio.CancelledError):
            connection.terminate()
            raise
        finally:
            await self.pool.release(connection)

    async def rows(self, query: str, *values: Any) -> list[Any]:
        found = clean(values)
        return list(await self.patiently(lambda one: one.fetch(query, *found)))

    async def first(self, query: str, *values: Any) -> Any:
        """The first row, if there is one."""
        found = await self.rows(query, *values)
        return found[0] if found else None

    async def write(self, query: str, *values: Any) -> int:
        """One statement, durable; how many rows it has changed."""
        found = clean(values)

        async def work(connection: Connection) -> int:
            return counted(await connection.execute(query, *found))

        return await self.done(work)

    async def done(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """A transaction, durable once this returns."""
        return await self.patiently(Transaction(work))


class Transaction:
    """A piece of work that is done once, however often its connection is lost."""

    def __init__(self, work: Callable[[Connection], Awaitable[Any]]) -> None:
        self.work = work
        self.number = ""
        self.result: Any = None

    async def __call__(self, connection: Connection) -> Any:
        if self.number and await self.kept(connection):
            return self.result
        self.number = ""
        async with connection.transaction():
            number = await connection.fetchval("SELECT pg_current_xact_id()::text")
            self.result = await self.work(connection)
            self.number = number  # from here on it may have been committed
        return self.result

    async def kept(self, connection: Connection) -> bool:
        """Whether the last attempt was committed, once that is decided."""
        query = "SELECT pg_xact_status($1::text::xid8)"
        while (state := await connection.fetchval(query, self.number)) == "in progress":
            await asyncio.sleep(FIRST)
        return bool(state == "committed")


def counted(tag: str) -> int:
    """The number in what PostgreSQL says was done: `UPDATE 3`."""
    return int(tag.rpartition(" ")[2])
