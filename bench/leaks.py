"""How long the server computes, with a secret and without.

`PYTHONPATH=src:tests python bench/leaks.py [GAME ...]` prints a table.

Pairs of rooms differ in one secret (`tests/server/twins.py`).  In each, in random order and many
times, somebody acts, and the time is taken until the last frame is on its way to those who must not
notice.  A permutation test asks whether the two differ by more than chance: it shuffles the labels
within each pair.  That it would find a leak is shown by a planted one, on a machine with little
else to do.

A difference here is of computing alone: it is told to nobody before the pace of the table has
passed, and reaches a player through a network whose delay varies a thousand times as much.
"""

import asyncio
import gc
import random
import sys
import time
from itertools import islice
from statistics import fmean, median

from server.alone import Alone
from server.twins import Pair, Said, World, pairs, specified

TABLES = [("lair", 4), ("ateam", 3), ("redacted", 3), ("impossible", 3)]
PAIRS, TIMES, SHUFFLES = 24, 40, 400
PLANTED = 20.0  # microseconds
Times = tuple[list[float], list[float]]


class Slower(Alone):
    """Services that spend some time more on every action."""

    def __init__(self, extra: float) -> None:
        super().__init__()
        self.extra = extra

    def moved(self, room: object) -> None:
        end = time.thread_time_ns() + 1000 * self.extra
        while time.thread_time_ns() < end:
            pass


class Tape(list[Said]):
    """Knows when each frame went out."""

    def __init__(self) -> None:
        super().__init__()
        self.at: list[tuple[int, int]] = []

    def append(self, said: Said) -> None:
        self.at.append((said[0], time.thread_time_ns()))


async def took(pair: Pair, which: int, planted: float) -> float:
    """Microseconds from a command to the last frame for those who must not notice; to its own end
    where they are sent nothing."""
    match, tape = pair.matches[which], Tape()
    world = World(specified(match.game.name, match.seats), match, Slower(planted * which))
    await world.begin()
    for ear in world.ears.values():
        ear.tape = tape
    begun = time.thread_time_ns()
    await world.play(pair.actor, pair.actions[which])
    end = time.thread_time_ns()
    return (max([at for seat, at in tape.at if seat in pair.others], default=end) - begun) / 1000


async def timed(pair: Pair, planted: float, rng: random.Random) -> Times:
    """Many times of each of a pair, in random order."""
    found: Times = ([], [])
    order = [0, 1] * TIMES
    rng.shuffle(order)
    for which in order:
        found[which].append(await took(pair, which, planted))
    return found


def apart(one: list[float], two: list[float]) -> float:
    """How far the fastest of two lots of times are apart: the slower tell of the machine."""
    return fmean(sorted(two)[: len(two) // 4]) - fmean(sorted(one)[: len(one) // 4])


def shuffled(times: Times, rng: random.Random) -> Times:
    both = [*times[0], *times[1]]
    rng.shuffle(both)
    return both[: len(times[0])], both[len(times[0]) :]


def verdict(found: list[Times], rng: random.Random) -> tuple[float, float, float]:
    """How far pairs are apart in the middle, how far they would be by chance; and p."""
    seen = fmean(abs(apart(*times)) for times in found)
    by_chance = [
        fmean(abs(apart(*shuffled(times, rng))) for times in found) for _ in range(SHUFFLES)
    ]
    p = (1 + sum(one >= seen for one in by_chance)) / (1 + SHUFFLES)
    return median(abs(apart(*times)) for times in found), median(by_chance), p


def rows(game: str, seats: int, rng: random.Random) -> list[str]:
    """The lines of a game: each kind of secret as it is, and with a leak planted."""
    found = list(islice(pairs(game, seats, range(30)), 20 * PAIRS))
    lines = []
    for kind in sorted({pair.kind for pair in found}):
        some = [pair for pair in found if pair.kind == kind]
        some = rng.sample(some, min(PAIRS, len(some)))
        for planted in (0.0, PLANTED):
            times = [asyncio.run(timed(pair, planted, rng)) for pair in some]
            seen, chance, p = verdict(times, rng)
            whole = median(one for pair in times for one in pair[0])
            cells = f"{len(some)} | {whole:.0f} | {seen:.1f} | {chance:.1f} | {p:.4f}"
            lines.append(f"| {game} | {kind}{', planted' if planted else ''} | {cells} |")
            sys.stderr.write(f"{lines[-1]}\n")
    return lines


def main() -> None:
    gc.disable()
    rng = random.Random(1)
    wanted = [table for table in TABLES if table[0] in (sys.argv[1:] or dict(TABLES))]
    lines = [line for game, seats in wanted for line in rows(game, seats, rng)]
    head = "| game | secret | pairs | an action, µs | apart, µs | by chance, µs | p |"
    print("\n".join([head, "|---|---|---|---|---|---|---|", *lines]))


if __name__ == "__main__":
    main()
