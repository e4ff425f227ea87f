"""Somebody else's crowd: `PYTHONPATH=src:tests python bench/fair.py [TABLES] [DECISIONS]`.

One person plays against bots, alone in the house; then again while one other address has hundreds
of tables of bots that wait for nobody: first nobody watches them, then somebody watches each.  How
long are the bots of the first table waited for, and how much longer?
"""

import asyncio
import os
import resource
import sys
import tempfile
import time
from pathlib import Path
from statistics import mean, median

from crowd import Ear, come
from server.hosting import Line, Person, Server, serving

TABLES, DECISIONS = 500, 30
GAME, BEST = "bond", "double-o"


def waits(server: Server, count: int, pace: float) -> list[float]:
    """The seconds that a step of a bot takes, between decisions of one's own; so many of them."""
    person, found = Person(server), list[float]()
    while len(found) < count:
        table = person.table(GAME, f"me bot:{BEST} bot:{BEST}", settings={"pace": pace})
        line = person.sit(table, 0)
        person.post(f"/api/tables/{table}/ready")
        line.until("state")
        while "result" not in line.state and len(found) < count:
            found += waited(line)
        line.close()
    person.http.close()
    return found


def waited(line: Line) -> list[float]:
    """Decides as soon as one may; the mean of the steps that others made before, if any."""
    begun, seen = time.perf_counter(), set[int]()
    while not line.options() and "result" not in line.state:
        if line.next(120)["type"] == "state":
            seen.add(line.state["moment"])
    lasted = time.perf_counter() - begun
    if line.options():
        line.play(line.options()[0])
    return [lasted / len(seen)] if seen else []


def crowded(server: Server, count: int) -> list[str]:
    """So many tables of bots that think as long as they may and wait for nobody."""
    host = Person(server)
    tables = [host.table(GAME, f"bot:{BEST} bot:{BEST} bot:{BEST}") for _ in range(count)]
    for table in tables:
        host.post(f"/api/tables/{table}/start")
    host.http.close()
    return tables


async def watched(server: Server, tables: list[str], count: int, pace: float) -> list[float]:
    """The same waits while one address watches every one of these tables."""
    for table in tables:
        await come(server, Ear(), f"/api/tables/{table}/socket")
    return await asyncio.to_thread(waits, server, count, pace)


def row(words: str, found: list[float], alone: list[float]) -> None:
    ratio = mean(found) / mean(alone)
    print(f"| {words} | {mean(found):.3f} | {median(found):.3f} | {ratio:.2f} |", flush=True)


def main(tables: int, count: int) -> None:
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    print(f"Load of the machine at first: {os.getloadavg()[0]:.1f}.\n")
    print("| the wait for one step of a bot, s | mean | median | of alone |\n|---|---|---|---|")
    for pace in (1.0, 0.0):
        with (
            tempfile.TemporaryDirectory() as folder,
            serving(Path(folder) / "house", "thinkers=2") as server,
        ):
            alone = waits(server, count, pace)
            row(f"pace {pace:g}, alone", alone, alone)
            others = crowded(server, tables)
            row(f"pace {pace:g}, {tables} tables unwatched", waits(server, count, pace), alone)
            found = asyncio.run(watched(server, others, count, pace))
            row(f"pace {pace:g}, {tables} tables watched", found, alone)


if __name__ == "__main__":
    given = [int(word) for word in sys.argv[1:]]
    main(*[*given, *(TABLES, DECISIONS)[len(given) :]])
