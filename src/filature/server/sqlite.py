"""The store in one SQLite file: many readers, one writer thread, group commit.

Writers put a job in a queue and await it.  The thread takes all jobs that wait, does them
in one transaction, each in its own savepoint, syncs the disk once, and answers them all.
"""

import asyncio
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final, TypeAlias

from filature.codec.wire import ChatLine

from . import spec as specs
from .metrics import COMMITS, COMMITTED
from .schema import migrated
from .spec import Spec
from .store import Line, Report, Taken

Work: TypeAlias = Callable[[sqlite3.Connection], Any]
Job: TypeAlias = tuple[Work, asyncio.Future[Any]]
MOST_AT_ONCE: Final = 512
KEPT: Final = 100  # lines of chat that a table shows


def opened(path: Path) -> sqlite3.Connection:
    """A connection as the house wants it: durable, patient."""
    found = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    found.execute("PRAGMA journal_mode = WAL")
    found.execute("PRAGMA synchronous = FULL")
    found.execute("PRAGMA foreign_keys = ON")
    return found


class Writer:
    """The only thread that writes."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.thread = threading.Thread(target=self.write, name="writer", daemon=True)
        self.thread.start()

    async def done(self, work: Work) -> Any:
        """Queues a piece of writing and waits until it is on the disk."""
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.jobs.put((work, future))
        return await future

    def write(self) -> None:
        connection = opened(self.path)
        open_ = True
        while open_:
            batch = self.batch()
            jobs = [job for job in batch if job]
            open_ = len(jobs) == len(batch)
            if jobs:
                COMMITS.inc()
                COMMITTED.inc(len(jobs))
                report(committed(connection, jobs))
        connection.close()

    def batch(self) -> list[Job | None]:
        """The next job and all that wait behind it."""
        found = [self.jobs.get()]
        while found[-1] and len(found) < MOST_AT_ONCE and not self.jobs.empty():
            found.append(self.jobs.get())
        return found

    async def close(self) -> None:
        self.jobs.put(None)
        await asyncio.to_thread(self.thread.join)


class SqliteStore:
    """`store.Store` in a file."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        migrated(path)
        self.reader = opened(path)
        self.writer = Writer(path)

    # Writing -----------------------------------------------------------------------------

    async def keep(self, spec: Spec) -> None:
        row = (spec.id, specs.encode(spec), spec.status, spec.settings.listed, spec.touched)
        guests = [(spec.id, chair.guest) for chair in spec.chairs if chair.guest]

        def work(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT OR REPLACE INTO tables VALUES (?, ?, ?, ?, ?)", row)
            connection.execute("DELETE FROM guests WHERE id = ?", (spec.id,))
            connection.executemany("INSERT OR IGNORE INTO guests VALUES (?, ?)", guests)

        await self.writer.done(work)

    async def append(self, table: str, lines: list[Line]) -> None:
        rows = [(table, *line) for line in lines]

        def work(connection: sqlite3.Connection) -> None:
            connection.executemany("INSERT INTO log VALUES (?, ?, ?, ?, ?)", rows)

        try:
            await self.writer.done(work)
        except sqlite3.IntegrityError:
            raise Taken from None

    async def remark(self, table: str, line: ChatLine) -> None:
        row = (table, line.number, line.seat, line.name, line.text)
        await self.writer.done(
            lambda found: found.execute("INSERT INTO chat VALUES (?, ?, ?, ?, ?)", row)
        )

    async def report(self, report: Report) -> None:
        await self.writer.done(
            lambda found: found.execute("INSERT INTO reports VALUES (?, ?, ?, ?, ?, ?)", report)
        )

    async def keep_review(self, table: str, review: bytes) -> None:
        await self.writer.done(
            lambda found: found.execute(
                "INSERT OR REPLACE INTO reviews VALUES (?, ?)", (table, review)
            )
        )

    async def prune(self, days: float) -> int:
        return int(await self.writer.done(lambda found: pruned(found, time.time() - days * 86400)))

    async def close(self) -> None:
        await self.writer.close()
        self.reader.close()

    # Reading -----------------------------------------------------------------------------

    def rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        return self.reader.execute(query, values).fetchall()

    def spec(self, table: str) -> Spec | None:
        found = self.rows("SELECT spec FROM tables WHERE id = ?", table)
        return specs.decode(found[0][0]) if found else None

    def lines(self, table: str) -> list[Line]:
        query = "SELECT seq, seat, what, at FROM log WHERE id = ? ORDER BY seq"
        return [Line(*row) for row in self.rows(query, table)]

    def chat(self, table: str) -> list[ChatLine]:
        query = (
            "SELECT number, seat, name, text FROM chat WHERE id = ? ORDER BY number DESC LIMIT ?"
        )
        return [ChatLine(*row) for row in reversed(self.rows(query, table, KEPT))]

    def find_report(self, id: str) -> Report | None:
        found = self.rows("SELECT * FROM reports WHERE report = ?", id)
        return Report(*found[0]) if found else None

    def review(self, table: str) -> bytes | None:
        found = self.rows("SELECT review FROM reviews WHERE id = ?", table)
        return bytes(found[0][0]) if found else None

    def unfinished(self) -> list[str]:
        query = "SELECT id FROM tables WHERE status = 'playing' ORDER BY touched DESC"
        return [row[0] for row in self.rows(query)]

    def listed(self) -> list[Spec]:
        query = (
            "SELECT spec FROM tables WHERE listed AND status IN ('open', 'playing')"
            " ORDER BY touched DESC LIMIT 100"
        )
        return [specs.decode(row[0]) for row in self.rows(query)]

    def of_guest(self, guest: str) -> list[Spec]:
        query = (
            "SELECT spec FROM tables JOIN guests USING (id) WHERE guest = ?"
            " ORDER BY touched DESC LIMIT 100"
        )
        return [specs.decode(row[0]) for row in self.rows(query, guest)]

    def secret(self, name: str) -> str:
        self.reader.execute(
            "INSERT OR IGNORE INTO house VALUES (?, ?)", (name, secrets.token_hex(32))
        )
        return str(self.rows("SELECT value FROM house WHERE name = ?", name)[0][0])


def committed(connection: sqlite3.Connection, jobs: list[Job]) -> list[tuple[Job, Any]]:
    """Does the jobs in one transaction; each with its result, or with what went wrong."""
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
    try:
        result = work(connection)
    except sqlite3.Error as error:
        connection.execute("ROLLBACK TO job")
        result = error
    connection.execute("RELEASE job")
    return result


def report(results: list[tuple[Job, Any]]) -> None:
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


def pruned(connection: sqlite3.Connection, before: float) -> int:
    """Forgets old tables with all that belongs to them."""
    query = (
        "SELECT id FROM tables WHERE touched < ?"
        " AND NOT EXISTS (SELECT 1 FROM log WHERE log.id = tables.id AND log.at >= ?)"
    )
    old = connection.execute(query, (before, before)).fetchall()
    for table in ("log", "chat", "guests", "reports", "reviews", "tables"):
        connection.executemany(f"DELETE FROM {table} WHERE id = ?", old)
    return len(old)
