"""Power loss at any moment: nothing acknowledged is lost, whatever a disk forgets.

A real server is played on by real sockets while all that it does to its files is written down;
then the power is cut at many places of that trace.  FILATURE_CUTS=10000 cuts so often.
"""

import json
import os
import random
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from filature.server.store import backup
from server.busy import WAIT, Busy
from server.disk import COMPILER, Disk, Record, Trace, forgetful, watching
from server.hosting import Line, Person, Server, serving

CUTS = int(os.environ.get("FILATURE_CUTS", "150"))
A_ROUND = max(75, CUTS // 12)  # cuts, before a server starts again on what one of them left
TABLES = 4
FIRST = 60  # times as many cuts just after the first thing that was told
ACTIONS, SECONDS = 60, 1.2  # at least: so many actions, and until the log was folded once
Told = tuple[str, ...]
LINE = (  # the lines of the match alone: what was done by powers stands between them
    "SELECT what FROM (SELECT seat, what, row_number() OVER (ORDER BY seq) AS moment"
    " FROM log WHERE id = ? AND what NOT LIKE '/%') WHERE seat = CAST(? AS INTEGER)"
    " AND moment = CAST(? AS INTEGER)"
)

needs_compiler = pytest.mark.skipif(
    not COMPILER or not sys.platform.startswith("linux"),
    reason="what a process writes is watched by a library in C, preloaded by the linker of Linux",
)


class Watched(Busy):
    """A table whose acknowledgements stand in the trace."""

    trace: Trace

    def __init__(self, server: Server, number: int, trace: Trace) -> None:
        super().__init__(server, number)
        self.trace = trace
        self.trace.add(json.dumps(["table", self.table]))

    def remember(self, seat: int, moment: int, notation: str) -> None:
        super().remember(seat, moment, notation)
        self.trace.add(json.dumps(["move", self.table, str(seat), str(moment), notation]))

    def step(self, lines: list[Line]) -> None:
        super().step(lines)
        text = str(len(self.acknowledged))
        if lines[0].ask("say", text=text)["type"] == "done":
            self.trace.add(json.dumps(["chat", self.table, text]))


class Bench:
    """One folder through many power losses."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.library = forgetful(folder)
        self.data = folder / "data"
        self.data.mkdir()
        self.rng = random.Random(5)
        self.told: list[Told] = []  # what must be there, whatever happens
        self.rounds = self.cuts = 0

    def begin(self) -> Trace:
        self.rounds += 1
        self.disk = Disk(self.data)
        return Trace(self.folder / f"trace-{self.rounds}")

    def lose_power(self, trace: Trace, cuts: int) -> None:
        """Cuts at many places; the folder is then what one of them has left."""
        records = list(trace.records())
        told = [n for n, record in enumerate(records) if record.kind == "a"]
        first = max([n for n in told if b'"table"' in records[n].data], default=0)
        last = self.rng.randint(first, len(records))
        anywhere = self.rng.choices(range(len(records) + 1), k=cuts // 2)
        just_told = self.rng.choices(
            [n + 1 for n in told], [FIRST] + [1] * (len(told) - 1), k=cuts - cuts // 2 - 1
        )
        places = sorted([*anywhere, *just_told, last])
        done = 0
        for place in places:
            self.disk_until(records[done:place])
            done = place
            self.disk.lose_power(self.folder / "left", self.rng)
            check(self.folder / "left", self.told)
            self.cuts += 1
            if place == last:
                left = self.folder / "next"
                self.disk.lose_power(left, self.rng)
                kept = list(self.told)
        self.told = kept
        self.data.rename(self.folder / f"before-{self.rounds}")
        left.rename(self.data)

    def disk_until(self, records: list[Record]) -> None:
        for record in records:
            if record.kind == "a":
                self.told.append(tuple(json.loads(record.data)))
            else:
                self.disk.do(record)


def check(data: Path, told: list[Told]) -> None:
    """The file is sound, and holds all that anybody was told."""
    for _, key in [one for one in told if one[0] == "key"]:
        assert json.loads((data / "keys.json").read_text())["guests"] == key
    if not told:
        return
    with closing(sqlite3.connect(data / "tables.db")) as found:
        assert found.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        for kind, *what in told:
            if kind == "table":
                assert found.execute("SELECT 1 FROM tables WHERE id = ?", what).fetchone(), what
            elif kind == "chat":
                line = found.execute("SELECT 1 FROM chat WHERE id = ? AND text = ?", what)
                assert line.fetchone(), what
            elif kind == "move":
                table, seat, moment, notation = what
                line = found.execute(LINE, (table, seat, moment)).fetchone()
                assert line == (notation,), (what, line)


@needs_compiler
def test_power_loss_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    bench = Bench(tmp_path)
    tables: list[Watched] = []
    while bench.cuts < CUTS:
        trace = bench.begin()
        with serving(bench.data, **watching(bench.library, bench.data, trace)) as server:
            if not tables:
                Person(server)
                trace.add(json.dumps(["key", guests_key(bench.data)]))
            tables = [again(bench, busy, server) for busy in tables]
            tables += [Watched(server, n, trace) for n in range(TABLES - len(tables))]
            for busy in tables:
                busy.trace = trace
                busy.start()
            assert all(busy.checked.wait(WAIT) for busy in tables)
            play_on(tables)
        for busy in tables:
            busy.join(WAIT)
            assert not busy.lost
        bench.lose_power(trace, min(A_ROUND, CUTS))
        tables = [busy for busy in tables if not busy.over]
    moves = sum(one[0] == "move" for one in bench.told)
    assert moves > bench.rounds
    print(f"{bench.cuts} cuts in {bench.rounds} rounds, {moves} moves acknowledged, none lost")


def play_on(tables: list[Watched]) -> None:
    begun, before = time.monotonic(), sum(len(busy.acknowledged) for busy in tables)
    for _ in range(int(WAIT / 0.05)):
        done = sum(len(busy.acknowledged) for busy in tables) - before
        enough = done >= ACTIONS or all(busy.over for busy in tables)
        if enough and time.monotonic() > begun + SECONDS:
            return
        time.sleep(0.05)


def again(bench: Bench, busy: Watched, server: Server) -> Watched:
    """A table after a power loss: what it remembers is what was told before that."""
    found: Any = busy.again()
    found.person.server.port = server.port
    found.person.http.base_url = server.url
    moves = [one for one in bench.told if one[:2] == ("move", busy.table)]
    found.acknowledged = [(int(one[2]), int(one[3]), one[4]) for one in moves]
    return found  # type: ignore[no-any-return]


def guests_key(data: Path) -> str:
    return str(json.loads((data / "keys.json").read_text())["guests"])


def stored(data: Path, count: int, tables: list[str]) -> None:
    """A house with so many tables."""
    with serving(data) as server:
        host = Person(server)
        tables += [host.table("lair", "me bot") for _ in range(count)]
        server.kill()  # its log is not folded


def tables_of(path: Path) -> list[str]:
    """The tables in a file that is sound."""
    with closing(sqlite3.connect(path)) as found:
        assert found.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        return sorted(row[0] for row in found.execute("SELECT id FROM tables"))


@needs_compiler
def test_a_house_is_restored_wholly_or_not_at_all(tmp_path: Path) -> None:
    tables: list[str] = []
    data, copy = tmp_path / "data", tmp_path / "copy.db"
    stored(data, 2, tables)
    backup.backup(data, copy)
    stored(data, 1, tables)
    found = {"old": sorted(tables), "new": sorted(tables[:2])}
    for place, left in cut_everywhere(tmp_path, data, "restore", copy):
        assert tables_of(left / backup.FILE) in (found["old"], found["new"]), place
    assert tables_of(left / backup.FILE) == found["new"]
    (aside,) = left.glob(f"{backup.FILE}.before-*")
    assert tables_of(aside) == found["old"]


@needs_compiler
def test_a_copy_is_there_wholly_or_not_at_all(tmp_path: Path) -> None:
    tables: list[str] = []
    data, copies = tmp_path / "data", tmp_path / "copies"
    copies.mkdir()
    stored(data, 1, tables)
    backup.backup(data, copies / "copy.db")
    stored(data, 1, tables)
    found = [sorted(tables[:1]), sorted(tables)]
    for place, left in cut_everywhere(tmp_path, copies, "backup", copies / "copy.db"):
        assert tables_of(left / "copy.db") in found, place
    assert tables_of(left / "copy.db") == found[1]


def cut_everywhere(
    folder: Path, watched: Path, command: str, copy: Path
) -> Iterator[tuple[int, Path]]:
    """What may be left of a folder, at any moment of a command; in the end, when it was done."""
    trace, disk, rng = Trace(folder / "trace"), Disk(watched), random.Random(3)
    env = {**os.environ, **watching(forgetful(folder), watched, trace)}
    words = [command, str(copy), "--data", str(folder / "data")]
    subprocess.run([sys.executable, "-m", "filature", *words], check=True, env=env)
    for place, record in enumerate([None, *trace.records()]):
        if record:
            disk.do(record)
        disk.lose_power(folder / "left", rng)
        yield place, folder / "left"
