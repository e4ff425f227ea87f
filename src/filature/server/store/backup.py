"""The data file kept, brought back, thinned out; and claimed by one server at a time."""

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from filature.core.mistake import Mistake

from . import private
from .migrate import migrated, version
from .sqlite import pruned
from .writer import opened

FILE = "tables.db"


@contextmanager
def claimed(data: Path) -> Iterator[None]:
    """One server at a time on one folder; the claim ends with the process."""
    private.folder(data)
    private.file(data / "tables.lock")
    with open(data / "tables.lock", "w", encoding="utf-8") as lock:
        try:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except ImportError:  # where there are no such locks, SQLite's own must do
            pass
        except OSError:
            raise Mistake("data-in-use", path=str(data)) from None
        yield


def backup(data: Path, target: Path) -> int:
    """A copy of everything, taken while the server runs; returns the number of tables."""
    if not (data / FILE).exists():
        raise Mistake("data-missing", path=str(data))
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    private.file(part)
    with closing(opened(data / FILE)) as source, closing(sqlite3.connect(part)) as copy:
        source.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")
        (count,) = copy.execute("SELECT count(*) FROM tables").fetchone()
    os.replace(part, target)
    return int(count)


def restore(data: Path, source: Path) -> int:
    """Puts a copy in place of the data, which is set aside; returns the number of tables."""
    if not source.is_file():
        raise Mistake("data-missing", path=str(source))
    target = data / FILE
    if target.exists() and source.samefile(target):
        raise Mistake("data-itself", path=str(source))
    with claimed(data):
        count = checked(source)
        for old in [data / f"{FILE}{end}" for end in ("", "-wal", "-shm")]:
            if old.exists():
                old.rename(data / f"{old.name}.before-{time.time_ns()}")
        with closing(sqlite3.connect(source)) as copy, closing(sqlite3.connect(target)) as new:
            copy.backup(new)
        migrated(target)
    return count


def checked(source: Path) -> int:
    """Whether a file is a whole copy of a house; the number of its tables."""
    if not version(source):
        raise Mistake("data-foreign", path=str(source))
    with closing(sqlite3.connect(source)) as copy:
        (state,) = copy.execute("PRAGMA integrity_check").fetchone()
        if state != "ok":
            raise Mistake("data-foreign", path=str(source))
        (count,) = copy.execute("SELECT count(*) FROM tables").fetchone()
    return int(count)


def prune(data: Path, days: float) -> int:
    """Forgets tables that nobody touched for so long; returns how many."""
    if not (data / FILE).exists():
        raise Mistake("data-missing", path=str(data))
    with closing(opened(data / FILE)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        count = pruned(connection, time.time() - days * 86400)
        connection.execute("COMMIT")
    return count
