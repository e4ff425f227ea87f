"""How a house grows, by simulation: `python bench/scale.py` prints the tables of
`docs/explanation/scale.md` in a minute.

People at tables act, each move waits for the process that minds the table, for the database that
keeps it, and for the process again; bots think in pools of their own; the processes tell each other
what changes.  Of a large house one process is simulated with its people, and the database with the
lines of all the others added to each batch: they are as busy as this one.  Each process, each
thinker and each database has a processor of its own here, and no network stands between them.

What the simulation was given stands first; then it is held against what was measured.
"""

import random
from collections import deque
from collections.abc import Callable, Iterator
from heapq import heappop, heappush
from itertools import count
from math import exp, sqrt
from statistics import fmean, median, quantiles
from typing import Final, NamedTuple

# Milliseconds of a processor, from the chapters on load and on the search in bench/results.md.  The
# first two are fitted: to 0.84 for a move at 400 a second, and to 0.41 where 32 tables never rest.
MOVE: Final = 0.39  # to read a move and to tell it, without
TURN: Final = 0.23  # each turn of the loop, which all that waits shares: two for a lone move
OPENING: Final = 4.1  # of a match, with two connections; in as many
STEPS: Final = 5  # requests
MOVES: Final = 71  # a match
CROWDED: Final = {1: 0.41, 2: 0.40, 4: 0.44}  # for a move, by processes: held against this only
LINES: Final = 2  # of log a move
THOUGHTS: Final = (25.0, 20.0, 5.0, 4.0, 29.0)  # of a Double-O in each game; the longest are twice

# Milliseconds of a database for what was waiting: fitted to the appends below.  All of it is laid
# to the database, though 0.010 to 0.016 a line were the client's: it may well carry more.
COMMIT: Final = 0.49  # whatever is in it,
LINE: Final = 0.0203  # and for each line
APPENDS: Final = {1: 1374, 16: 23_977, 64: 35_328, 256: 45_158}  # a second, by tables
ACKNOWLEDGED: Final = {1: 0.5, 16: 0.6, 64: 1.2, 256: 4.4}  # p50 in ms, then

# Milliseconds of a letter between processes of one machine, for who writes and who reads it:
# measured with `Neighbours.tell` and `Sharing.hear`, 106 bytes to 7.5 kB.
WRITTEN: Final = (0.055, 0.0003)  # and for each table in it
READ: Final = (0.055, 0.0010)
OFTEN: Final = 100.0  # from letter to letter
APART: Final = 0.19  # between two letters of one process

# Nobody has measured people: they are assumed.
PACE: Final = 8000.0  # from act to act of one person
EVENING: Final = (30_000.0, 5_000.0)  # so long, at the end of which they act twice as fast
WITH_BOTS: Final = 0.25  # of people, whose every move a bot answers

SEED: Final = 7
WARM: Final = 5_000.0  # before anything is counted, then
COUNTED: Final = 30_000.0
LATELY: Final = 500.0  # by which it is known how much the others do
Done = Callable[[], None]


class World:
    """What happens, in its order; all times are milliseconds."""

    def __init__(self, seed: int) -> None:
        self.now = 0.0
        self.rng = random.Random(seed)
        self.coming: list[tuple[float, int, Done]] = []
        self.numbers = count()

    def at(self, time: float, then: Done) -> None:
        heappush(self.coming, (time, next(self.numbers), then))

    def after(self, delay: float, then: Done) -> None:
        self.at(self.now + delay, then)

    def run(self, until: float) -> None:
        while self.coming and self.coming[0][0] <= until:
            self.now, _, then = heappop(self.coming)
            then()
        self.now = until


class Task(NamedTuple):
    """A piece of work in a process; `turn` is what the turn costs in which it is done."""

    cost: float
    turn: float
    then: Done


class Process:
    """One loop: whatever waits is done in one turn, one after the other."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.waiting: list[Task] = []
        self.turning = False
        self.busy = 0.0

    def do(self, cost: float, then: Done, turn: float = 0.0) -> None:
        self.waiting.append(Task(cost, turn, then))
        if not self.turning:
            self.turning = True
            self.turn()

    def turn(self) -> None:
        tasks, self.waiting = self.waiting, []
        self.turning = bool(tasks)
        if not tasks:
            return
        end = self.world.now + max([one.turn for one in tasks])
        for one in tasks:
            end += one.cost
            self.world.at(end, one.then)
        self.busy += end - self.world.now
        self.world.at(end, self.turn)


class Database:
    """Commits together whatever waits: what is here, and the lines of others with as much to do."""

    def __init__(self, world: World, others: float = 0.0) -> None:
        self.world = world
        self.others = others  # how many times as much as here
        self.waiting: list[tuple[int, Done]] = []
        self.batch: list[tuple[int, Done]] = []
        self.writing = False
        self.since = 0.0  # the last batch was taken
        self.lately, self.at = 0.0, 0.0  # lines of our own, the older the less, and when
        self.lines = 0  # of everybody,
        self.until = 0.0  # and when the last of them are written

    def append(self, lines: int, then: Done) -> None:
        self.waiting.append((lines, then))
        self.lately = self.fading() + lines
        self.at = self.world.now
        if not self.writing:
            self.write()

    def write(self) -> None:
        self.batch, self.waiting = self.waiting, []
        lines = sum([lines for lines, _ in self.batch]) + self.elsewhere()
        self.since, self.writing = self.world.now, bool(lines)
        self.lines += lines
        if lines:
            self.until = self.world.now + COMMIT + LINE * lines
            self.world.at(self.until, self.written)

    def elsewhere(self) -> int:
        """Lines that the others have written meanwhile."""
        usual = self.others * self.fading() / LATELY * (self.world.now - self.since)
        return max(0, round(self.world.rng.gauss(usual, sqrt(usual)))) if usual else 0

    def fading(self) -> float:
        return self.lately * exp((self.at - self.world.now) / LATELY)

    @property
    def busy(self) -> float:
        """How long lines alone have kept it so far."""
        return LINE * self.lines - max(0.0, self.until - self.world.now)

    def written(self) -> None:
        for _, then in self.batch:
            then()
        self.write()


class Pool:
    """Thinkers of one process, and bots that wait for them."""

    def __init__(self, world: World, thinkers: int) -> None:
        self.world = world
        self.idle = thinkers
        self.waiting: deque[tuple[float, Done]] = deque()
        self.waits: list[float] = []
        self.busy = 0.0

    def think(self, then: Done) -> None:
        self.waiting.append((self.world.now, then))
        self.begin()

    def begin(self) -> None:
        while self.idle and self.waiting:
            since, then = self.waiting.popleft()
            took = self.world.rng.uniform(0, 2 * self.world.rng.choice(THOUGHTS))
            self.idle -= 1
            self.busy += took
            self.waits.append(self.world.now - since)
            self.world.after(took, lambda then=then: self.done(then))  # type: ignore[misc]

    def done(self, then: Done) -> None:
        self.idle += 1
        then()
        self.begin()


class House(NamedTuple):
    """How many there are."""

    people: int
    processes: int
    thinkers: int = 1  # of each process
    databases: int = 1  # each with its share of the processes, which tell only each other

    @property
    def each(self) -> int:
        """The people at one process."""
        return round(self.people / self.processes)

    @property
    def neighbours(self) -> int:
        return self.processes // self.databases - 1

    @property
    def letters(self) -> float:
        """Between processes, a second."""
        return self.processes * self.neighbours * 1000 / OFTEN


class Slice:
    """One process of a house, with its people."""

    def __init__(self, house: House, seed: int = SEED) -> None:
        self.house = house
        self.world = World(seed)
        self.process = Process(self.world)
        self.database = Database(self.world, house.neighbours)
        self.pool = Pool(self.world, house.thinkers)
        self.moves: list[float] = []  # how long people waited for each
        self.stirred = 0  # moves since the last letters

    def begin(self) -> None:
        for number in range(self.house.each):
            bot = number < WITH_BOTS * self.house.each
            self.rest(bot)
        if self.house.neighbours:
            self.tell()

    # People --------------------------------------------------------------------------------

    def rest(self, bot: bool) -> None:
        """Somebody thinks, faster at times."""
        passed = evening(self.world.now) + self.world.rng.expovariate(1 / PACE)
        self.world.at(of_the_clock(passed), lambda: self.act(bot))

    def act(self, bot: bool) -> None:
        since = self.world.now
        self.move(lambda: self.told(bot, since))
        if self.world.rng.random() < 1 / MOVES:
            self.open(STEPS)

    def move(self, then: Done) -> None:
        """Is read, written down and told."""
        self.stirred += 1
        self.process.do(MOVE / 2, lambda: self.database.append(LINES, told), TURN)

        def told() -> None:
            self.process.do(MOVE / 2, then, TURN)

    def told(self, bot: bool, since: float) -> None:
        self.moves.append(self.world.now - since)
        if bot:
            self.pool.think(lambda: self.move(lambda: self.rest(bot)))
        else:
            self.rest(bot)

    def open(self, steps: int) -> None:
        """A match, in some requests of which each waits for the last."""
        then = (lambda: self.open(steps - 1)) if steps > 1 else nothing
        self.world.after(200.0, lambda: self.process.do(OPENING / STEPS, then))

    # Letters -------------------------------------------------------------------------------

    def tell(self) -> None:
        """To each of the others, one after the other; as many come, at any time."""
        tables, self.stirred = self.stirred, 0
        write, read = (fixed + each * tables for fixed, each in (WRITTEN, READ))
        for number in range(self.house.neighbours):
            come = self.world.rng.random() * OFTEN
            self.world.after(APART * number, lambda: self.process.do(write, nothing))
            self.world.after(come, lambda: self.process.do(read, nothing))
        self.world.after(OFTEN, self.tell)


def evening(time: float) -> float:
    """How far an evening has come: it goes on twice as fast at the end of each half minute, and as
    fast as the clock on the whole."""
    whole, fast = EVENING
    rounds, rest = divmod(time, whole)
    passed = rest + max(0.0, rest - (whole - fast))
    return rounds * whole + passed * whole / (whole + fast)


def of_the_clock(passed: float) -> float:
    """When an evening has come so far."""
    whole, fast = EVENING
    rounds, rest = divmod(passed, whole)
    far = rest * (whole + fast) / whole
    return rounds * whole + far - max(0.0, far - (whole - fast)) / 2


def nothing() -> None:
    pass


# What is seen -----------------------------------------------------------------------------------


class Seen(NamedTuple):
    """What happened while it was counted: shares of one, milliseconds, and moves a second."""

    process: float
    database: float  # of the lines that it could write
    thinkers: float
    p50: float
    p99: float
    rate: float  # of moves by people, in the whole house
    bots: float  # that wait for a thinker at the end, in the whole house
    wait: float  # of a bot, p50


def seen(house: House, seed: int = SEED) -> Seen:
    found = Slice(house, seed)
    found.begin()
    found.world.run(WARM)
    pool, before = found.pool, worked(found)
    found.moves.clear()
    pool.waits.clear()
    found.world.run(WARM + COUNTED)
    process, database, thinkers = [
        (late - early) / COUNTED for early, late in zip(before, worked(found))
    ]
    return Seen(
        process,
        database,
        thinkers,
        *two(found.moves),
        len(found.moves) / COUNTED * 1000 * house.processes,
        len(pool.waiting) * house.processes,
        two(pool.waits)[0],
    )


def worked(found: Slice) -> tuple[float, float, float]:
    """For how long each of them has been at work."""
    return found.process.busy, found.database.busy, found.pool.busy / found.house.thinkers


def two(times: list[float]) -> tuple[float, float]:
    """p50 and p99."""
    return (median(times), quantiles(times, n=100)[98]) if len(times) > 1 else (0.0, 0.0)


# Held against what is known ---------------------------------------------------------------------


def alone(rate: float, seed: int = SEED) -> tuple[float, float, float]:
    """A process that is asked for so many moves a second: ms of processor for one, p50, p99."""
    found = Slice(House(0, 1), seed)

    def ask() -> None:
        since = found.world.now
        found.move(lambda: found.moves.append(found.world.now - since))
        found.world.after(found.world.rng.expovariate(rate / 1000), ask)

    ask()
    found.world.run(COUNTED)
    return found.process.busy / len(found.moves), *two(found.moves)


def crowded(tables: int, seed: int = SEED) -> float:
    """Tables that never rest: ms of processor for a move."""
    found = Slice(House(0, 1), seed)

    def again() -> None:
        found.moves.append(found.world.now)
        found.move(again)

    for _ in range(tables):
        found.move(again)
    found.world.run(COUNTED)
    return found.process.busy / len(found.moves)


def appended(tables: int) -> tuple[float, float]:
    """Tables that append a line as soon as the last is kept: lines a second, p50."""
    world, times = World(SEED), list[float]()
    database = Database(world)

    def again(since: float) -> None:
        times.append(world.now - since)
        begin()

    def begin() -> None:
        since = world.now
        database.append(1, lambda: again(since))

    for _ in range(tables):
        begin()
    world.run(5000.0)
    return len(times) / 5.0, median(times)


def queued(share: float, seed: int = SEED, took: float = 1.0) -> float:
    """A process that is asked at random for what always takes as long: the mean wait."""
    world, waits = World(seed), list[float]()
    process = Process(world)

    def ask() -> None:
        since = world.now
        process.do(took, lambda: waits.append(world.now - since - took))
        world.after(world.rng.expovariate(share / took), ask)

    ask()
    world.run(400_000.0)
    return fmean(waits)


def known(share: float, took: float = 1.0) -> float:
    """The same by the formula of Pollaczek and Khinchine."""
    return share * took / (2 * (1 - share))


# What is printed --------------------------------------------------------------------------------

HOUSES: Final = (
    House(1_000, 1),
    House(10_000, 2),
    House(10_000, 2, 4),
    House(10_000, 4, 2),
    House(100_000, 15, 5),
    House(100_000, 24, 3),
    House(100_000, 24, 3, 2),
    House(1_000_000, 240, 3),
    House(1_000_000, 240, 3, 10),
    House(1_000_000, 240, 3, 20),
)


def compared() -> Iterator[str]:
    yield "| | measured | simulated |"
    yield "|---|---|---|"
    cost, p50, p99 = alone(400.0)
    yield f"| 400 moves a second: ms of processor for one | 0.84 | {cost:.2f} |"
    yield f"| then p50, ms | 1.4 | {p50:.1f} |"
    yield f"| then p99, ms | 4.5 | {p99:.1f} |"
    for processes, measured in CROWDED.items():
        what = f"32 tables that never rest, by {processes}: ms of processor for a move"
        yield f"| {what} | {measured:.2f} | {crowded(32 // processes):.2f} |"
    for tables, rate in APPENDS.items():
        found, p50 = appended(tables)
        yield f"| lines a second, {tables} at once | {rate:,} | {found:,.0f} |"
        yield f"| then p50, ms | {ACKNOWLEDGED[tables]} | {p50:.1f} |"
    for share in (0.5, 0.9):
        what = f"a plain queue, {share:.0%} full: mean wait, ms"
        yield f"| {what} | by the formula {known(share):.2f} | {queued(share):.2f} |"


def grown(houses: tuple[House, ...] = HOUSES) -> Iterator[str]:
    yield (
        "| people | processes | thinkers of each | databases | moves a second | a process is busy"
        " | a database | a thinker | a move: p50, p99 | bots that wait, p50 | letters a second |"
    )
    yield "|" + "---|" * 11
    for house in houses:
        found = seen(house)
        yield (
            f"| {house.people:,} | {house.processes} | {house.thinkers} | {house.databases}"
            f" | {found.rate:,.0f} | {found.process:.0%} | {found.database:.0%}"
            f" | {found.thinkers:.0%} | {said(found.p50)}, {said(found.p99)}"
            f" | {found.bots:,.0f}, for {said(found.wait)} | {house.letters:,.0f} |"
        )


def said(time: float) -> str:
    return (
        f"{time:.1f} ms"
        if time < 10
        else f"{time:.0f} ms"
        if time < 1000
        else f"{time / 1000:.1f} s"
    )


def full() -> Iterator[str]:
    """Where each of them would have nothing left: what a small share takes, as often as it fits."""
    one, line = seen(House(5_000, 1, 8)), LINES * (1 + WITH_BOTS) / PACE
    yield f"a process: {5_000 / one.process:,.0f} people"
    yield f"a thinker: {PACE / WITH_BOTS / fmean(THOUGHTS):,.0f} people"
    yield f"a database: {1 / (line * LINE):,.0f} people, {1000 / LINE:,.0f} lines a second"
    letter = sum(fixed + each * 75 for fixed, each in (WRITTEN, READ))
    yield f"letters: half of every process where {OFTEN / letter / 2:,.0f} tell each other"


if __name__ == "__main__":
    for part in (compared(), grown(), full()):
        print(*part, sep="\n", end="\n\n", flush=True)
