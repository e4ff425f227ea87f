"""The only thread that writes, with group commit.

Writers put a job in a queue and await it.  The thread takes all jobs that wait, does them
in one transaction, syncs the disk once, and answers them all.  Lines of logs, which is nearly
all that is ever written, go in as one statement however many they are: every further one would
be another wait for the interpreter, which the loop is using.
"""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final, TypeAlias

from filature.server.metrics import COMMIT_SECONDS, COMMITTED

from .store import Full

Row: TypeAlias = tuple[str, int, int, str, float]
Work: TypeAlias = list[Row] | Callable[[sqlite3.Connection], Any]
Job: TypeAlias = tuple[Work, asyncio.Future[Any]]
MOST_AT_ONCE: Final = 512
MOST_EVER: Final = 4294967294  # pages that SQLite can count
NO_ROOM: Final = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_WRITE, sqlite3.SQLITE_IOERR_FSYNC)
FOLD_EVERY: Final = 1.0  # seconds
MOST_PAGES: Final = 16_000  # of the disk's log, before a commit has to fold it itself
MOST_ROWS: Final = 5_000  # in one statement, which can have 32,766 blanks
ROW: Final = "(?, ?, ?, ?, ?)"


def opened(path: Path) -> sqlite3.Connection:
    """A connection as the house wants it: durable, patient."""
    found = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    found.execute("PRAGMA journal_mode = WAL")
    found.execute("PRAGMA synchronous = FULL")
    found.execute("PRAGMA foreign_keys = ON")
    found.execute("PRAGMA secure_delete = ON")  # what is forgotten is not left on the disk
    found.execute(f"PRAGMA wal_autocheckpoint = {MOST_PAGES}")
    return found


class Writer:
    """The only thread that writes."""

    def __init__(self, path: Path, pages: int = MOST_EVER) -> None:
        self.path = path
        self.pages = pages  # of the file, at most
        self.jobs: SimpleQueue[list[Job]] = SimpleQueue()  # an empty one: there are no more
        self.gathered: list[Job] = []  # in this turn of the loop
        self.committed = 0  # batches
        self.closing = threading.Event()
        self.threads = [
            threading.Thread(target=work, name="writer", daemon=True)
            for work in (self.write, self.fold)
        ]
        for thread in self.threads:
            thread.start()

    async def done(self, work: Work) -> Any:
        """Queues a piece of writing and waits until it is on the disk."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        if not self.gathered:
            loop.call_soon(self.give)
        self.gathered.append((work, future))
        try:
            return await future
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode in NO_ROOM:
                raise Full from None
            raise

    def give(self) -> None:
        """All that came in this turn of the loop goes to the thread at once: woken by the first
        alone, it would write that alone, and wait for the interpreter as often for each."""
        gathered, self.gathered = self.gathered, []
        if gathered:
            self.jobs.put(gathered)

    def write(self) -> None:
        connection = opened(self.path)
        connection.execute(f"PRAGMA max_page_count = {self.pages}")
        while jobs := self.batch():
            COMMITTED.inc(len(jobs))
            with COMMIT_SECONDS.time():
                results = committed(connection, jobs)
            wake(results)
            self.committed += 1
        connection.close()

    def fold(self) -> None:
        """Now and then, brings what was written from the log of the disk into its file, so that
        no commit has to wait for it."""
        connection, folded = opened(self.path), 0
        while not self.closing.wait(FOLD_EVERY):
            if self.committed > folded:
                folded = self.committed
                connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
        connection.close()

    def batch(self) -> list[Job]:
        """The next jobs and all that wait behind them; none at the end."""
        found = self.jobs.get()
        while found and len(found) < MOST_AT_ONCE and not self.jobs.empty():
            more = self.jobs.get()
            if not more:
                self.jobs.put(more)
                break
            found += more
        return found

    async def close(self) -> None:
        self.give()
        self.jobs.put([])
        self.closing.set()
        for thread in self.threads:
            await asyncio.to_thread(thread.join)


def committed(connection: sqlite3.Connection, jobs: list[Job]) -> list[tuple[Job, Any]]:
    """Does the jobs in one transaction; each with its result, or with what went wrong."""
    try:
        return together(connection, jobs)
    except sqlite3.IntegrityError:
        return one_by_one(connection, jobs)
    except sqlite3.Error as error:
        return [(job, error) for job in jobs]


def together(connection: sqlite3.Connection, jobs: list[Job]) -> list[tuple[Job, Any]]:
    """Lines of logs alone, by one statement; raises when any of them has no place."""
    rows: list[Row] = []
    for work, _ in jobs:
        if not isinstance(work, list):
            return one_by_one(connection, jobs)
        rows += work
    if not 0 < len(rows) < MOST_ROWS:
        return one_by_one(connection, jobs)
    connection.execute(appending(len(rows)), [value for row in rows for value in row])
    return [(job, None) for job in jobs]


def appending(rows: int) -> str:
    """The statement that adds so many lines."""
    return f"INSERT INTO log VALUES {', '.join([ROW] * rows)}"


def one_by_one(connection: sqlite3.Connection, jobs: list[Job]) -> list[tuple[Job, Any]]:
    """The jobs in one transaction, each in its own savepoint."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        results = [(job, tried(connection, job[0])) for job in jobs]
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        return [(job, error) for job in jobs]
    return results


def tried(connection: sqlite3.Connection, work: Work) -> Any:
    connection.execute("SAVEPOINT job")
    result = None
    try:
        if isinstance(work, list):
            connection.executemany(appending(1), work)
        else:
            result = work(connection)
    except sqlite3.Error as error:
        if not connection.in_transaction:  # a full disk undoes everything by itself
            raise
        connection.execute("ROLLBACK TO job")
        result = error
    connection.execute("RELEASE job")
    return result


def wake(results: list[tuple[Job, Any]]) -> None:
    """Wakes those who wait, with one call into the loop for each loop."""
    by_loop: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Any]]] = {}
    for (_, future), result in results:
        by_loop.setdefault(future.get_loop(), []).append((future, result))
    for loop, answers in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(answered, answers)


def answered(answers: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for future, result in answers:
        if future.cancelled():
            continue
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)
