"""Who plays with whom: tables of the right sizes, neighbours by points, and few who meet again.

As few people as possible are left without a table, then as few bots as possible sit down, then
tables are of four or three where they can be.  Whoever had no table, or bots beside them, is spared
the next time.  Who meets whom is then improved by exchanging two people, again and again, from
several beginnings; everything follows from the seed.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, NamedTuple

IDEAL: Final = 3.75
FEWEST: Final = 3  # people of a table, where that can be
BYE, BOT, PAIR = 10_000, 1_000, 100  # what it costs to leave somebody out, to seat a bot, a duel
MET: Final = 1_000_000  # what it costs that two meet again
WITH_BOTS: Final = 20_000  # that somebody who had bots at the table has them again
SAME_GAME: Final = 4  # that somebody plays a game again
WORK: Final = 3_000  # exchanges tried for every person, over all beginnings


class Kind(NamedTuple):
    """A game that can be played tonight: for how many, at how many tables, and whether bots may
    fill its seats."""

    game: str
    fewest: int
    most: int
    tables: int
    bots: bool = False


class Person(NamedTuple):
    """Somebody who is here, and the evening so far."""

    id: str
    points: int = 0
    byes: int = 0
    played: int = 0
    with_bots: int = 0
    games: frozenset[str] = frozenset()


class Seating(NamedTuple):
    """A table: its game, who sits there, and how many bots."""

    kind: Kind
    people: tuple[str, ...]
    bots: int = 0


class Draw(NamedTuple):
    """A round."""

    tables: tuple[Seating, ...]
    byes: tuple[str, ...]


class Size(NamedTuple):
    """A table before anybody sits there."""

    kind: Kind
    people: int

    @property
    def bots(self) -> int:
        """Bots that the game needs for so few."""
        return max(0, self.kind.fewest - self.people)


Meetings = Mapping[frozenset[str], int]


def drawn(present: Sequence[Person], kinds: Sequence[Kind], met: Meetings, seed: int) -> Draw:
    """The next round for those who are here."""
    rng = Random(seed)
    people = sorted(present)
    rng.shuffle(people)
    tables = sizes(len(people), kinds)
    seated = sum(size.people for size in tables)
    byes = left_out(people, len(people) - seated)
    playing = sorted((one for one in people if one.id not in byes), key=lambda one: -one.points)
    rng.shuffle(tables)
    groups = arranged(playing, tables, met, rng)
    return Draw(
        tuple(Seating(size.kind, group, size.bots) for size, group in zip(tables, groups)),
        tuple(sorted(byes)),
    )


def repeats(groups: Sequence[Sequence[str]], met: Meetings) -> int:
    """How often people meet who have met before, each time counted."""
    return sum(
        met.get(frozenset((one, other)), 0)
        for group in groups
        for n, one in enumerate(group)
        for other in group[n + 1 :]
    )


# How large ----------------------------------------------------------------------------------


def sizes(count: int, kinds: Sequence[Kind]) -> list[Size]:
    """The cheapest set of tables for so many people: best[n] is the one for n of them."""
    best: dict[int, tuple[float, list[Size]]] = {0: (0.0, [])}
    for kind in kinds:
        for number in range(min(kind.tables, count // 2)):
            best = grown(best, kind, number, count)
    return min((cost + BYE * (count - n), -n, found) for n, (cost, found) in best.items())[2]


def grown(
    best: dict[int, tuple[float, list[Size]]], kind: Kind, number: int, count: int
) -> dict[int, tuple[float, list[Size]]]:
    """With one more table of a kind, or without; the games of an evening are varied."""
    after = dict(best)
    for people, (cost, found) in best.items():
        for size in possible(kind):
            n, price = people + size.people, cost + priced(size) + number / 10
            if n <= count and price < after.get(n, (float("inf"), []))[0]:
                after[n] = price, [*found, size]
    return after


def possible(kind: Kind) -> list[Size]:
    """The sizes of a kind: two people at least."""
    fewest = 2 if kind.bots else max(2, kind.fewest)
    return [Size(kind, people) for people in range(fewest, kind.most + 1)]


def priced(size: Size) -> float:
    duel = PAIR if size.people < FEWEST else 0
    return BOT * size.bots + duel + (size.people - IDEAL) ** 2


# Who is left out ----------------------------------------------------------------------------


def left_out(people: Sequence[Person], count: int) -> set[str]:
    """Nobody twice before everybody once; then who has played most, then who has fewest points."""
    order = sorted(people, key=lambda one: (one.byes, -one.played, one.points))
    return {one.id for one in order[:count]}


# Who with whom ------------------------------------------------------------------------------


class Plan:
    """People at tables, and what an exchange of two of them would change."""

    def __init__(self, people: Sequence[Person], tables: Sequence[Size], met: Meetings) -> None:
        self.people = people
        self.tables = tables
        self.weights = [[weight(one, other, met) for other in people] for one in people]
        self.own = [[burden(one, size) for size in tables] for one in people]
        self.at = [n for n, size in enumerate(tables) for _ in range(size.people)]
        self.add_up()

    def add_up(self) -> None:
        """near[p][t]: what p would cost at table t, beside those who sit there."""
        self.near = [list(row) for row in self.own]
        for one, row in enumerate(self.weights):
            for other, cost in enumerate(row):
                self.near[one][self.at[other]] += cost

    def cost(self) -> int:
        """Of everybody; what two cost each other counts twice, like what one costs alone."""
        return sum(
            self.near[one][table] + self.own[one][table] for one, table in enumerate(self.at)
        )

    def gain(self, one: int, other: int) -> int:
        """What is saved when two change places."""
        here, there = self.at[one], self.at[other]
        mine, yours = self.near[one], self.near[other]
        return mine[here] - mine[there] + yours[there] - yours[here] + 2 * self.weights[one][other]

    def exchange(self, one: int, other: int) -> None:
        here, there = self.at[one], self.at[other]
        self.at[one], self.at[other] = there, here
        mine, yours = self.weights[one], self.weights[other]
        for who, row in enumerate(self.near):
            change = yours[who] - mine[who]
            row[here] += change
            row[there] -= change

    def settle(self, limit: int) -> int:
        """Exchanges whoever gains by it until nobody does; how many were tried."""
        tried, count, better = 0, len(self.people), True
        while better and tried < limit:
            better = False
            for one in range(count):
                for other in range(one + 1, count):
                    if self.at[one] != self.at[other] and self.gain(one, other) > 0:
                        self.exchange(one, other)
                        better = True
            tried += count * (count - 1) // 2
        return tried

    def shake(self, rng: Random) -> None:
        """A few exchanges at random: another beginning."""
        for _ in range(2 + len(self.people) // 8):
            one, other = rng.randrange(len(self.people)), rng.randrange(len(self.people))
            if self.at[one] != self.at[other]:
                self.exchange(one, other)

    def groups(self) -> list[tuple[str, ...]]:
        return [
            tuple(who.id for who, at in zip(self.people, self.at) if at == n)
            for n in range(len(self.tables))
        ]


def weight(one: Person, other: Person, met: Meetings) -> int:
    """What it costs that two sit together: above all that they have met; else how far apart their
    points are."""
    if one is other:
        return 0
    return MET * met.get(frozenset((one.id, other.id)), 0) + (one.points - other.points) ** 2


def burden(one: Person, size: Size) -> int:
    """What it costs that somebody sits at this table, whoever else does."""
    bots = WITH_BOTS * one.with_bots if size.bots else 0
    return bots + (SAME_GAME if size.kind.game in one.games else 0)


def arranged(
    people: Sequence[Person], tables: Sequence[Size], met: Meetings, rng: Random
) -> list[tuple[str, ...]]:
    """The best arrangement that was found, beginning with neighbours by points."""
    if not tables:
        return []
    plan = Plan(people, tables, met)
    left = WORK * len(people)
    left -= plan.settle(left)
    best, found = plan.cost(), plan.at[:]
    while left > 0 and len(tables) > 1:
        plan.shake(rng)
        left -= plan.settle(left)
        if plan.cost() < best:
            best, found = plan.cost(), plan.at[:]
        else:
            plan.at = found[:]
            plan.add_up()
    plan.at = found
    return plan.groups()
