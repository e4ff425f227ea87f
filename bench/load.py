"""The table server under load, beside boardgame.io's own server from npm, in one run on loopback.

Needs Node and npm; stops by itself.  Both servers are
driven by the same client (`load/client.mjs`).  The processor time that the server needs for a move
is told beside moves a second: on a busy machine it is the steadier figure.
"""

import asyncio
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple
from urllib.request import urlopen

import filature
from filature.protocol.bodies import SeatWish, TableWish
from filature.server.rooms import seating
from filature.server.rooms.caller import Caller
from filature.server.store.sqlite import SqliteStore
from filature.server.store.store import Line

HERE = Path(__file__).parent
LOAD = HERE / "load"
SERVE = HERE.parent / "tests" / "server" / "run.py"
TICK = os.sysconf("SC_CLK_TCK")
FAST_TABLES, STEADY_TABLES, STEADY_RATE = 32, 400, 400
SECONDS = 8
STORED = 10_000
MARK = "## The table server under load"
ROWS = [
    ("moves a second, 32 tables of two", "fast", "{:.0f}"),
    ("processor time for a move, ms", "processor", "{:.2f}"),
    (f"moves a second when {STEADY_RATE} are asked, 800 connections", "steady", "{:.0f}"),
    ("then p50, ms", "p50", "{:.1f}"),
    ("then p99, ms", "p99", "{:.1f}"),
    ("then processor time for a move, ms", "steady processor", "{:.2f}"),
    ("memory for an idle connection, KiB", "idle", "{:.0f}"),
    ("start, s", "start", "{:.2f}"),
]
STORY = """\
Ours ({build}): lair with its real rules, about 95 moves a match and two lines of log a move,
synced to the disk before anyone is told; a scene in words for every seat. Beside it
boardgame.io 0.50.2 with its own socket.io transport: with its default store, in memory, nothing
kept; and with the only store of its own that keeps a match, in files, not synced. Its game has
one die and two hands, and ends after as many moves. Each is one process; two clients a match, and
new ones for the next. Processor time is the server's alone, from the first move on. The client
shares the machine's {cores} cores with them; its load at the end was {busy:.1f}.
"""


class Running(NamedTuple):
    """A server process and how to reach it."""

    kind: str
    url: str
    process: "subprocess.Popen[str]"
    started: float  # seconds until it answered

    def processor(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICK

    def memory(self) -> int:
        """Resident bytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        return 1024 * int(found[1]) if found else 0


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@contextmanager
def running(kind: str, data: Path) -> Iterator[Running]:
    """Our server on a folder, or boardgame.io's: in memory, or kept in a folder."""
    port = free_port()
    ours = [sys.executable, str(SERVE), str(data), str(port)]
    field = ["node", str(LOAD / "field.cjs"), str(port), *([str(data)] if kind == "kept" else [])]
    command = ours if kind == "ours" else field
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=LOAD)
    try:
        assert process.stdout
        assert process.stdout.readline(), f"{kind} did not start"
        url = f"http://localhost:{port}"
        if kind == "ours":
            health(url)
        yield Running(kind, url, process, time.perf_counter() - start)
    finally:
        process.kill()
        process.wait()


def health(url: str) -> dict[str, Any]:
    with urlopen(f"{url}/health", timeout=60) as answer:
        found: dict[str, Any] = json.load(answer)
    return found


def driven(server: Running, mode: str, tables: int, *more: object) -> dict[str, float]:
    """What the client measured, and the server's processor time for a move of those."""
    words = [str(word) for word in (tables, SECONDS, *more)]
    command = ["node", str(LOAD / "client.mjs"), spoken(server), server.url, mode, *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as client:
        assert client.stdout
        assert client.stdout.readline(), "the client did not begin"
        before = server.processor()
        line = client.stdout.readline()
        spent = server.processor() - before
    found: dict[str, float] = json.loads(line)
    found["processor"] = 1000 * spent / max(1, found["moves"])
    return found


def spoken(server: Running) -> str:
    """Whose protocol the client has to speak."""
    return "ours" if server.kind == "ours" else "field"


def idle_bytes(server: Running, watchers: int = 500) -> float:
    """Memory for one idle connection: many who watch one table."""
    before = server.memory()
    words = [spoken(server), server.url, "idle", str(watchers), "4"]
    client = subprocess.Popen(
        ["node", str(LOAD / "client.mjs"), *words], stdout=subprocess.PIPE, text=True
    )
    assert client.stdout
    connections = json.loads(client.stdout.readline())["connections"]
    grown = server.memory() - before
    client.wait(60)
    return grown / float(connections)


def figures(kind: str, folder: Path) -> dict[str, float]:
    """Everything that is measured of one server."""
    with running(kind, folder / kind) as server:
        driven(server, "fast", 8)  # warm
        fast = driven(server, "fast", FAST_TABLES)
    with running(kind, folder / f"{kind}-steady") as server:
        driven(server, "fast", 8)
        steady = driven(server, "steady", STEADY_TABLES, STEADY_RATE)
    with running(kind, folder / f"{kind}-idle") as server:
        driven(server, "fast", 8)
        idle = idle_bytes(server)
    return {
        "start": server.started,
        "fast": fast["rate"],
        "processor": fast["processor"],
        "steady": steady["rate"],
        "p50": steady["p50"],
        "p99": steady["p99"],
        "steady processor": steady["processor"],
        "idle": idle / 1024,
    }


def recovery(folder: Path) -> tuple[float, float]:
    """(seconds until it answers, until every one is replayed) with many unfinished matches."""
    store_matches(folder)
    with running("ours", folder) as server:
        begun = time.perf_counter()
        while health(server.url)["unchecked"]:
            time.sleep(0.2)
        return server.started, server.started + time.perf_counter() - begun


def store_matches(folder: Path) -> None:
    """Unfinished matches of two people, each after some fifty actions."""
    asyncio.run(fill(folder, begun()))


def begun() -> list[Line]:
    """The log of a match that goes on."""
    game = filature.load("lair")
    match, rng = filature.Match(game, 2), filature.Rng(1)
    while len(match.log) < 50:
        match.deal(rng)
        match.do(match.actors()[0], match.offered(match.actors()[0])[0])
    match.deal(rng)
    done = [(entry.seat, game.actions[entry.action].notation) for entry in match.log]
    return [Line(n, seat, what, time.time()) for n, (seat, what) in enumerate(done, 1)]


async def fill(folder: Path, lines: list[Line]) -> None:
    store = SqliteStore(folder / "tables.db")
    for _ in range(STORED // 100):
        await asyncio.gather(*[store_one(store, lines) for _ in range(100)])
    await store.close()


async def store_one(store: SqliteStore, lines: list[Line]) -> None:
    wish = TableWish("lair", [SeatWish("me"), SeatWish("me")])
    spec, _ = seating.made(wish, Caller("bench", "Bench"), time.time())
    await store.append(spec.id, lines)
    await store.keep(spec.replace(status="playing"))


def report(found: dict[str, dict[str, float]], recovered: tuple[float, float]) -> str:
    build = "compiled" if filature.COMPILED else "interpreted"
    table = [
        " | ".join([f"| {name}", *[form.format(one[key]) for one in found.values()]]) + " |"
        for name, key, form in ROWS
    ]
    times = [found["ours"]["fast"] / found[kind]["fast"] for kind in ("kept", "field")]
    spent = found["kept"]["processor"] / found["ours"]["processor"]
    return "\n".join(
        [
            MARK,
            "",
            STORY.format(build=build, cores=os.cpu_count(), busy=os.getloadavg()[0]),
            "| | ours | boardgame.io, in files | boardgame.io, in memory |",
            "|---|---|---|---|",
            *table,
            "",
            f"Where boardgame.io keeps what was played, {times[0]:.1f} times its moves a second,",
            f"for 1/{spent:.1f} of its processor time a move; {times[1]:.2f} times where it keeps",
            "nothing.",
            "",
            f"Recovery with {STORED} unfinished matches: it answers after {recovered[0]:.1f} s,",
            f"and has replayed all of them after {recovered[1]:.1f} s.",
            "",
        ]
    )


def section() -> str:
    """The chapter of the report."""
    if not shutil.which("npm"):
        return f"{MARK}\n\nNot measured: it needs Node and npm.\n"
    subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent"], cwd=LOAD, check=True)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        found = {kind: figures(kind, folder) for kind in ("ours", "kept", "field")}
        return report(found, recovery(folder / "stored"))


if __name__ == "__main__":
    sys.stdout.write(section())
