"""Cards that a seat has seen, and every way in which they may have gone since.

A way says for each card seen where it is now.  Cards that were never seen are in no way; how
many lie in a place everyone knows.  Where a card was chosen unseen the ways divide; where one is
seen, those that cannot be true are dropped.
"""

from typing import Final, final

from mypy_extensions import i64

NOWHERE: Final = -1  # it was the same card as one seen later, or it is out of sight for good
MANY: Final = 64  # ways that are kept apart
SEVERAL: Final = 2


@final
class Ways:
    """The cards seen, by number, and their ways."""

    def __init__(self) -> None:
        self.kinds: list[int] = []
        self.ways: list[list[int]] = [[]]

    def add(self, kind: i64, place: i64) -> None:
        """A card is seen for the first time, or again."""
        self.kinds.append(kind)
        for way in self.ways:
            way.append(place)

    def forget(self, n: i64) -> None:
        self.kinds.pop(n)
        for way in self.ways:
            way.pop(n)
        self.merge()

    def certain(self, n: i64) -> bool:
        """Whether a card is in one place in every way."""
        place = self.ways[0][n]
        return all(way[n] == place for way in self.ways)

    def touches(self, place: i64) -> bool:
        """Whether a card seen may be in a place."""
        return any(place in way for way in self.ways)

    def merge(self) -> None:
        """Ways that have become alike are one."""
        if len(self.ways) < SEVERAL:
            return
        found: list[list[int]] = []
        for way in self.ways:
            if way not in found:
                found.append(way)
        self.ways = found

    # What is seen ------------------------------------------------------------------

    def single_out(self, place: i64, kind: i64, held: i64, goal: i64) -> None:
        """A place, with so many cards, has one of this kind, which goes somewhere else."""
        sure = self.sure(place, kind)
        if sure >= 0:
            for way in self.ways:
                way[sure] = goal
            return
        found: list[list[int]] = []
        for way in self.ways:
            n = self.one_there(way, place, kind)
            if n >= 0:
                way[n] = NOWHERE  # from now on it is the card just seen
            elif way.count(place) >= held:
                continue
            found.append(way)
        self.ways = found
        self.add(kind, goal)
        self.merge()

    def sure(self, place: i64, kind: i64) -> i64:
        """A card of a kind that is in a place for certain; -1 for none."""
        n: i64
        for n in range(len(self.kinds)):
            if self.kinds[n] == kind and self.ways[0][n] == place and self.certain(n):
                return n
        return -1

    def one_there(self, way: list[int], place: i64, kind: i64) -> i64:
        """The first card of a kind in a place, in one way; -1 for none."""
        n: i64
        for n in range(len(way)):
            if way[n] == place and self.kinds[n] == kind:
                return n
        return -1

    def empty(self, place: i64) -> None:
        """Nothing else is in a place."""
        self.ways = [way for way in self.ways if place not in way]

    def ration(self, kind: i64, most: i64) -> None:
        """No more cards of a kind are about than there are."""
        if len(self.ways) >= SEVERAL and self.kinds.count(kind) > most:
            self.ways = [way for way in self.ways if self.about(way, kind) <= most]

    def about(self, way: list[int], kind: i64) -> i64:
        found: i64 = 0
        n: i64
        for n in range(len(way)):
            found += 1 if way[n] != NOWHERE and self.kinds[n] == kind else 0
        return found

    def go(self, source: i64, goal: i64) -> None:
        """Every card of a place is now in another."""
        n: i64
        for way in self.ways:
            for n in range(len(way)):
                if way[n] == source:
                    way[n] = goal

    # What is not seen ----------------------------------------------------------------

    def slip(self, source: i64, goal: i64, held: i64, fixed: list[int]) -> None:
        """Some card of a place, with so many, has gone to another; never one of the fixed kinds."""
        found: list[list[int]] = []
        for way in self.ways:
            for n in self.movable(way, source, held, fixed):
                new = way[:]
                if n >= 0:
                    new[n] = goal
                found.append(new)
        self.ways = found
        self.merge()

    def movable(self, way: list[int], place: i64, held: i64, fixed: list[int]) -> list[int]:
        """One card of each kind that may leave a place; -1 for one that was never seen."""
        found: list[int] = []
        kinds: list[int] = []
        n: i64
        for n in range(len(way)):
            kind = self.kinds[n]
            if way[n] == place and kind not in kinds and kind not in fixed:
                found.append(n)
                kinds.append(kind)
        if way.count(place) < held:
            found.append(-1)
        return found

    def swap(self, one: i64, two: i64, held: list[int], fixed: list[int]) -> None:
        """Two places have exchanged a card, or perhaps nothing."""
        found: list[list[int]] = []
        for way in self.ways:
            found.append(way)
            theirs = self.movable(way, two, held[two], fixed)
            for n in self.movable(way, one, held[one], fixed):
                found.extend([crossed(way, n, m, one, two) for m in theirs])
        self.ways = found
        self.merge()

    def scatter(self, places: list[int], goals: list[list[int]]) -> None:
        """The cards of some places have gone to others, in one of several ways."""
        found: list[list[int]] = []
        for way in self.ways:
            for goal in goals:
                new = [goal[places.index(place)] if place in places else place for place in way]
                found.append(new)
        self.ways = found
        self.merge()


def crossed(way: list[int], n: i64, m: i64, one: i64, two: i64) -> list[int]:
    """A way after one card has gone to the second place, and another to the first."""
    new = way[:]
    if n >= 0:
        new[n] = two
    if m >= 0:
        new[m] = one
    return new


def orders(places: list[int]) -> list[list[int]]:
    """Every order of a few places."""
    if len(places) < SEVERAL:
        return [places]
    found: list[list[int]] = []
    for n, place in enumerate(places):
        for rest in orders(places[:n] + places[n + 1 :]):
            found.append([place, *rest])
    return found
