"""A disk that forgets what was not synced: what would be left of a folder after a power loss.

`forgetful.c`, preloaded into a server, writes a trace of what it does to its files.  From any
place of the trace on, a disk may have kept all that was synced before, and of what was not any
part: whole writes, sectors of them, or nothing.  Names are kept once their folder was synced;
those that were not may be kept in the order in which they were made.
"""

import random
import shutil
import struct
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent
HEAD = struct.Struct("=QQQQ")
SECTOR = 512
PASSING = ("-shm", ".lock")  # files that mean nothing after a start
COMPILER = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")


class Record(NamedTuple):
    """One line of a trace: `kind` is a letter of forgetful.c, or `a` for what the test adds."""

    kind: str
    inode: int
    offset: int
    data: bytes


class File:
    """What a disk has of a file, and what it has not written yet."""

    def __init__(self, safe: bytes = b"") -> None:
        self.safe = bytearray(safe)
        self.pending: list[Record] = []

    def sync(self) -> None:
        for record in self.pending:
            change(self.safe, record.kind, record.offset, record.data)
        self.pending = []

    def left(self, rng: random.Random, luck: float) -> bytes:
        """After a power loss: each thing that was not synced is kept, torn or lost."""
        found = bytearray(self.safe)
        for record in self.pending:
            if rng.random() < luck:
                change(found, record.kind, record.offset, record.data)
            elif record.kind == "w" and luck and rng.random() < 0.5:
                tear(found, record, rng)
        return bytes(found)


def change(found: bytearray, kind: str, offset: int, data: bytes) -> None:
    if kind == "t":
        del found[offset:]
    end = offset + len(data)
    found.extend(bytes(max(0, end - len(found))))
    found[offset:end] = data


def tear(found: bytearray, record: Record, rng: random.Random) -> None:
    """Some sectors of a write."""
    for start in range(0, len(record.data), SECTOR):
        if rng.random() < 0.5:
            part = record.data[start : start + SECTOR]
            change(found, "w", record.offset + start, part)


class Disk:
    """A folder as a disk knows it."""

    def __init__(self, folder: Path) -> None:
        """All that is in the folder now is safe."""
        there = [path for path in folder.iterdir() if path.is_file()]
        self.files = {path.stat().st_ino: File(path.read_bytes()) for path in there}
        self.names = {path.name: path.stat().st_ino for path in there}
        self.pending: list[Record] = []

    def do(self, record: Record) -> None:
        if record.kind == "s":
            self.files[record.inode].sync()
        elif record.kind == "d":
            self.names = renamed(self.names, self.pending)
            self.pending = []
        elif record.kind in "crlu":
            self.pending.append(record)
            if record.kind == "c":
                self.files[record.inode] = File()
        elif record.kind in "wt":
            self.files[record.inode].pending.append(record)

    def lose_power(self, target: Path, rng: random.Random) -> None:
        """Writes into a folder what may be left."""
        luck = rng.choice([0.0, 0.5, 0.9, 1.0])
        kept = rng.choice([0, len(self.pending), rng.randint(0, len(self.pending))])
        shutil.rmtree(target, ignore_errors=True)
        target.mkdir(mode=0o700)
        for name, inode in renamed(self.names, self.pending[:kept]).items():
            if not name.endswith(PASSING):
                (target / name).write_bytes(self.files[inode].left(rng, luck))


def renamed(names: dict[str, int], records: list[Record]) -> dict[str, int]:
    """Names of a folder after some were made, changed and deleted."""
    names = dict(names)
    for kind, inode, _, data in records:
        first, _, second = data.decode().partition("\0")
        if kind == "c":
            names[first] = inode
        elif kind == "l" and first in names:
            names[second] = names[first]
        elif kind in "ru" and first in names:
            inode = names.pop(first)
            if kind == "r":
                names[second] = inode
    return names


class Trace:
    """What was done to a folder, in order; and what the test adds in between."""

    def __init__(self, path: Path) -> None:
        self.path = path
        path.touch()

    def add(self, text: str) -> None:
        """Something that was told by now."""
        data = text.encode()
        with self.path.open("ab", buffering=0) as file:
            file.write(HEAD.pack(ord("a"), 0, 0, len(data)) + data)

    def records(self) -> Iterator[Record]:
        """All of them; of the last one, when it was cut off, nothing."""
        found, at = self.path.read_bytes(), 0
        while at + HEAD.size <= len(found):
            kind, inode, offset, length = HEAD.unpack_from(found, at)
            at += HEAD.size
            if at + length <= len(found):
                yield Record(chr(kind), inode, offset, found[at : at + length])
            at += length


def forgetful(folder: Path) -> Path:
    """The library that writes traces, compiled."""
    assert COMPILER
    target = folder / "forgetful.so"
    words = [COMPILER, "-O1", "-Wall", "-shared", "-fPIC", "-o", str(target)]
    subprocess.run([*words, str(HERE / "forgetful.c"), "-ldl"], check=True)
    return target


def watching(library: Path, data: Path, trace: Trace) -> dict[str, str]:
    """The environment of a process whose work on a folder is to be traced."""
    return {
        "LD_PRELOAD": str(library),
        "FORGETFUL": str(data),
        "FORGETFUL_TRACE": str(trace.path),
    }
