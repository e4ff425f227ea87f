"""The data file kept, brought back, thinned out; and claimed by one server at a time."""

import os
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from filature.core.mistake import Mistake

from . import private
from .migrate import migrated, version
from .sqlite import pruned
from .writer import opened

FILE = "tables.db"


@contextmanager
def claimed(data: Path, shared: bool = False) -> Iterator[None]:
    """One server at a time on one folder, or several that keep nothing there but their keys; the
    claim ends with the process."""
    private.folder(data)
    private.file(data / "tables.lock")
    with open(data / "tables.lock", "w", encoding="utf-8") as lock:
        try:
            import fcntl

            fcntl.flock(lock, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
        except ImportError:  # where there are no such locks, SQLite's own must do
            pass
        except OSError:
            raise Mistake("data-in-use", path=str(data)) from None
        yield


def backup(data: Path, target: Path) -> int:
    """A copy of everything, taken while the server runs; returns the number of tables."""
    kept = held(data)
    if target.exists() and target.samefile(kept):
        raise Mistake("data-itself", path=str(target))
    with placed(target) as part:
        return copied(kept, part)


@contextmanager
def placed(target: Path) -> Iterator[Path]:
    """A file to be written, which is in its place once it is whole, and else nowhere."""
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    private.file(part)
    try:
        yield part
        os.replace(part, target)
        private.settle(target.absolute().parent)
    except sqlite3.Error as error:
        raise Mistake("bad-out", file=str(target), reason=str(error)) from None
    finally:
        part.unlink(missing_ok=True)


def held(data: Path) -> Path:
    """The data file of a house, whole."""
    if not (data / FILE).exists():
        raise Mistake("data-missing", path=str(data))
    if not version(data / FILE):
        raise Mistake("data-foreign", path=str(data / FILE))
    return data / FILE


def copied(kept: Path, part: Path) -> int:
    with closing(opened(kept)) as source, closing(sqlite3.connect(part)) as copy:
        source.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")
        (count,) = copy.execute("SELECT count(*) FROM tables").fetchone()
    return int(count)


def restore(data: Path, source: Path) -> int:
    """Puts a copy in place of the data, which is set aside; returns the number of tables."""
    target = data / FILE
    if target.exists() and source.is_file() and source.samefile(target):
        raise Mistake("data-itself", path=str(source))
    count = checked(source)
    with claimed(data), readied(data, source) as part:
        if target.exists():
            set_aside(target)
        os.replace(part, target)
        private.settle(data)
    return count


@contextmanager
def readied(data: Path, source: Path) -> Iterator[Path]:
    """A copy brought up to date, beside the data of a house."""
    checked(source)
    part = data / f"{FILE}.part"
    part.unlink(missing_ok=True)
    private.file(part)
    try:
        with closing(sqlite3.connect(source)) as copy, closing(sqlite3.connect(part)) as new:
            copy.backup(new)
            new.execute("PRAGMA journal_mode = DELETE")
        migrated(part)
        yield part
    finally:
        part.unlink(missing_ok=True)


def set_aside(target: Path) -> None:
    """Gives the data another name, too, with all that its log still held; a log that cannot be
    read goes out of the way, as it is."""
    aside = f".before-{time.time_ns()}"
    with suppress(sqlite3.DatabaseError), closing(sqlite3.connect(target)) as old:
        old.execute("PRAGMA journal_mode = DELETE")
    for log in [target.with_name(f"{FILE}{end}") for end in ("-wal", "-shm")]:
        if log.exists():
            log.rename(f"{log}{aside}")
    try:
        os.link(target, f"{target}{aside}")
    except OSError:  # no file may have two names here
        shutil.copy2(target, f"{target}{aside}")
    private.settle(target.parent)


def checked(source: Path) -> int:
    """Whether a file is a whole copy of a house; the number of its tables."""
    if not source.is_file():
        raise Mistake("data-missing", path=str(source))
    if not version(source):
        raise Mistake("data-foreign", path=str(source))
    try:
        with closing(sqlite3.connect(source)) as copy:
            (state,) = copy.execute("PRAGMA integrity_check").fetchone()
            (count,) = copy.execute("SELECT count(*) FROM tables").fetchone()
    except sqlite3.DatabaseError:
        state, count = "malformed", 0
    if state != "ok":
        raise Mistake("data-foreign", path=str(source))
    return int(count)


def prune(data: Path, days: float) -> int:
    """Forgets tables that nobody touched for so long; returns how many."""
    with closing(opened(held(data))) as connection:
        connection.execute("BEGIN IMMEDIATE")
        count = pruned(connection, time.time() - days * 86400)
        connection.execute("COMMIT")
    return count
