"""The table server under load, beside boardgame.io's own server from npm, in one run on loopback:
in one process with SQLite, and in one and several with a PostgreSQL that pip has brought.

Needs Node and npm; stops by itself.  All servers are driven by the same client
(`load/client.mjs`).  The processor time that a server needs for a move is told beside moves a
second: on a busy machine it is the steadier figure.
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
from collections.abc import Callable, Iterator
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
from server import database

HERE = Path(__file__).parent
LOAD = HERE / "load"
SERVE = HERE.parent / "tests" / "server" / "run.py"
TICK = os.sysconf("SC_CLK_TCK")
FAST_TABLES, STEADY_TABLES, STEADY_RATE = 32, 400, 400
PROCESSES = (1, 2, 4)  # that share a PostgreSQL
CROWD = 10_000
ROOMY = (f"wires/address={3 * CROWD}", f"wires/house={3 * CROWD}")  # all come from one address
SECONDS, WARM = 5, 2
STORED = 10_000
MARK = "## The table server under load"
Figures = dict[str, float]
ROWS = [
    ("moves a match", "length", "{:.0f}"),
    ("moves a second, 32 tables of two", "fast", "{:.0f}"),
    ("processor time for a move, ms", "processor", "{:.2f}"),
    (f"moves a second when {STEADY_RATE} are asked, 800 connections", "steady", "{:.0f}"),
    ("then p50, ms", "p50", "{:.1f}"),
    ("then p99, ms", "p99", "{:.1f}"),
    ("then processor time for a move, ms", "steady processor", "{:.2f}"),
    ("processor time to open a match, ms", "opening", "{:.1f}"),
    ("memory for an idle connection, KiB", "idle", "{:.0f}"),
    ("start, s", "start", "{:.2f}"),
]
STORY = """\
Ours ({build}): lair with its real rules, two seats by chance, two or three lines of log a move,
synced to the disk before anyone is told; a scene in words for every seat. With SQLite it is one
process; with PostgreSQL as many as are told, which hand connections over to the one that minds a
table: their time is added up, that of the database is not in it. Beside it boardgame.io 0.50.2
with its own socket.io transport: with its default store, in memory, nothing kept; and with the
only store of its own that keeps a match, in files, not synced. Its game has one die and two hands,
and ends after as many moves; it is one process. Two clients a match, and new ones for the next.
Processor time is the server's alone, as the scheduler counts it, from the first move on. The
client shares the machine's {cores} cores with all of them; its load was {before:.1f} before and
{after:.1f} at the end{beside}.
"""


class Running(NamedTuple):
    """A server and how to reach it."""

    kind: str
    url: str
    process: "subprocess.Popen[str]"
    started: float  # seconds until it answered

    def processes(self) -> list[int]:
        """All that serve: the one that was started, and those that it started."""
        found = [self.process.pid]
        for pid in found:
            found += [int(one) for task in tasks(pid) for one in told(task, "children").split()]
        return found

    def processor(self) -> float:
        """Seconds that all of them have had, whatever the threads."""
        threads = [task for pid in self.processes() for task in tasks(pid)]
        return sum(int(told(task, "schedstat").split()[0]) for task in threads) / 1e9

    def memory(self) -> int:
        """Resident bytes."""
        status = told(Path(f"/proc/{self.process.pid}"), "status")
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        return 1024 * int(found[1]) if found else 0


def tasks(pid: int) -> list[Path]:
    """The threads of a process."""
    return list(Path(f"/proc/{pid}/task").iterdir())


def told(about: Path, name: str) -> str:
    """What the system says of a process or a thread; nothing, of one that is gone."""
    try:
        return (about / name).read_text()
    except OSError:
        return "" if name == "children" else "0"


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def command(kind: str, data: Path, port: int, words: tuple[str, ...]) -> list[str]:
    if spoken(kind) == "ours":
        return [sys.executable, str(SERVE), str(data), str(port), *ROOMY, *words]
    kept = [str(data)] if kind == "kept" else []
    return ["node", str(LOAD / "field.cjs"), str(port), *kept]


@contextmanager
def running(kind: str, data: Path, *words: str) -> Iterator[Running]:
    """Our server on a folder, or boardgame.io's: in memory, or kept in a folder."""
    port = free_port()
    start = time.perf_counter()
    process = subprocess.Popen(
        command(kind, data, port, words), stdout=subprocess.PIPE, text=True, cwd=LOAD
    )
    try:
        assert process.stdout
        assert process.stdout.readline(), f"{kind} did not start"
        url = f"http://localhost:{port}"
        if spoken(kind) == "ours":
            health(url)
        yield Running(kind, url, process, time.perf_counter() - start)
    finally:
        process.terminate()
        process.wait()


def health(url: str) -> dict[str, Any]:
    with urlopen(f"{url}/health", timeout=60) as answer:
        found: dict[str, Any] = json.load(answer)
    return found


def driven(
    server: Running, mode: str, tables: int, *more: object, seconds: int = SECONDS
) -> Figures:
    """What the client measured, and the server's processor time for a move of those, and for the
    opening of a table."""
    words = [str(word) for word in (tables, seconds, *more)]
    before = server.processor()
    command = ["node", str(LOAD / "client.mjs"), spoken(server.kind), server.url, mode, *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as client:
        assert client.stdout
        assert client.stdout.readline(), "the client did not begin"
        begun = server.processor()
        line = client.stdout.readline()
        spent = server.processor() - begun
    found: dict[str, float] = json.loads(line)
    found["processor"] = 1000 * spent / max(1, found["moves"])
    found["opening"] = 1000 * (begun - before) / tables
    return found


def spoken(kind: str) -> str:
    """Whose protocol the client has to speak."""
    return "field" if kind in ("kept", "field") else "ours"


def idle_bytes(server: Running, watchers: int = 500) -> float:
    """Memory for one idle connection: many who watch, fifty at each table."""
    before = server.memory()
    words = [spoken(server.kind), server.url, "idle", str(watchers), "4"]
    client = subprocess.Popen(
        ["node", str(LOAD / "client.mjs"), *words], stdout=subprocess.PIPE, text=True
    )
    assert client.stdout
    connections = json.loads(client.stdout.readline())["connections"]
    grown = server.memory() - before
    client.wait(60)
    return grown / float(connections)


def figures(kind: str, folder: Path, words: Callable[[], tuple[str, ...]] = tuple) -> Figures:
    """Everything that is measured of one server, each time on an empty store."""
    with running(kind, folder / kind, *words()) as server:
        driven(server, "fast", 8, seconds=WARM)  # warm
        fast = driven(server, "fast", FAST_TABLES)
    with running(kind, folder / f"{kind}-steady", *words()) as server:
        driven(server, "fast", 8, seconds=WARM)
        steady = driven(server, "steady", STEADY_TABLES, STEADY_RATE)
    return {
        "start": server.started,
        "length": fast["length"],
        "fast": fast["rate"],
        "processor": fast["processor"],
        "steady": steady["rate"],
        "p50": steady["p50"],
        "p99": steady["p99"],
        "steady processor": steady["processor"],
        "opening": steady["opening"],
        "idle": idle(kind, folder, words) if "workers" not in kind else float("nan"),
    }


def idle(kind: str, folder: Path, words: Callable[[], tuple[str, ...]]) -> float:
    """KiB for a connection."""
    with running(kind, folder / f"{kind}-idle", *words()) as server:
        driven(server, "fast", 8, seconds=WARM)
        return idle_bytes(server) / 1024


def crowded(folder: Path) -> Figures:
    """Ten thousand connections to one process, at tables of two."""
    with running("ours", folder) as server:
        driven(server, "fast", 8, seconds=WARM)
        before = server.memory()
        found = driven(server, "steady", CROWD // 2, STEADY_RATE)
        return found | {"megabytes": (server.memory() - before) / 2**20}


def all_figures(folder: Path) -> dict[str, Figures]:
    """Of all servers, one after the other."""
    found = {"ours": figures("ours", folder)}
    with database.address() as address:
        for count in PROCESSES:
            kind = f"workers-{count}"
            found[kind] = figures(kind, folder, lambda n=count: shared(address, n))  # type: ignore[misc]
    return found | {kind: figures(kind, folder) for kind in ("kept", "field")}


def shared(address: str, count: int) -> tuple[str, ...]:
    """So many processes on a new database."""
    return f"store={database.new(address)!r}", f"workers={count}"


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


def report(found: dict[str, Figures], before: float, beside: str) -> str:
    build = "compiled" if filature.COMPILED else "interpreted"
    table = [
        " | ".join([f"| {name}", *[form.format(one[key]) for one in found.values()]]) + " |"
        for name, key, form in ROWS
    ]
    story = STORY.format(
        build=build, cores=os.cpu_count(), before=before, after=os.getloadavg()[0], beside=beside
    )
    names = [*[f"PostgreSQL, {count}" for count in PROCESSES], "in files", "in memory"]
    heads = " | ".join(["| | SQLite", *names]) + " |"
    return "\n".join(
        [MARK, "", story, heads, "|---" * (len(found) + 1) + "|", *table, "", *shares(found), ""]
    ).replace("nan", "–")


def shares(found: dict[str, Figures]) -> list[str]:
    """Ours as so many times boardgame.io's, in the same run."""
    ours, memory, kept = found["ours"], found["field"], found["kept"]
    several = [found[f"workers-{count}"]["processor"] for count in PROCESSES]
    times = ", ".join(f"{one / several[0]:.2f}" for one in several[1:])
    return [
        f"With SQLite a move takes {ours['processor'] / memory['processor']:.2f} times the",
        f"processor time of boardgame.io in memory, {ours['processor'] / kept['processor']:.2f} of",
        f"that in files; at {STEADY_RATE} moves a second",
        f"{ours['steady processor'] / memory['steady processor']:.2f} times that in memory;",
        f"a match takes {ours['opening'] / memory['opening']:.1f} times as much to open.",
        f"Several processes take {times} times what one takes for a move.",
    ]


def endurance(recovered: tuple[float, float], crowd: Figures) -> str:
    return "\n".join(
        [
            f"{CROWD} connections to one process with SQLite, at {CROWD // 2} tables of which",
            f"one after the other plays, {STEADY_RATE} moves a second: p50 {crowd['p50']:.1f} ms,",
            f"p99 {crowd['p99']:.1f} ms, {crowd['processor']:.2f} ms of processor for a move,",
            f"{crowd['megabytes']:.0f} MiB for all of them, matches and connections.",
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
    before, beside = os.getloadavg()[0], os.environ.get("BENCH_BESIDE", "")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        told_of = report(all_figures(folder), before, beside and f"; beside it ran {beside}")
        print(told_of, flush=True)
        return f"{told_of}\n{endurance(recovery(folder / 'stored'), crowded(folder / 'crowd'))}"


if __name__ == "__main__":
    sys.stdout.write(section())
