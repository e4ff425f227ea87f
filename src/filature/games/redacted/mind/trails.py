"""Cards that a seat has seen, and every trail that they may have left since.

A trail says for each card seen where it is now.  Cards that were never seen are on no trail; how
many lie in a place everyone knows.  Where a card was chosen unseen the trails divide; where one is
seen, those that cannot be true are dropped.
"""

from typing import Final, final

from mypy_extensions import i64

from filature.core.numbers import Numbers

from ..journal import fits

NOWHERE: Final = -1  # it was the same card as one seen later, or it is out of sight for good
MANY: Final = 64  # trails that are kept apart
SEVERAL: Final = 2


@final
class Trails:
    """The cards seen, by number, and their trails."""

    def __init__(self) -> None:
        self.kinds: list[int] = []
        self.trails: list[list[int]] = [[]]

    def count(self) -> i64:
        return len(self.trails)

    def add(self, kind: i64, place: i64) -> None:
        """A card is seen for the first time, or again."""
        self.kinds.append(kind)
        for trail in self.trails:
            trail.append(place)

    def forget(self, n: i64) -> None:
        self.kinds.pop(n)
        for trail in self.trails:
            trail.pop(n)
        self.merge()

    def place(self, n: i64) -> i64:
        """Where a card is that is certain."""
        return self.trails[0][n]

    def certain(self, n: i64) -> bool:
        """Whether a card is in one place on every trail."""
        place = self.trails[0][n]
        return all(trail[n] == place for trail in self.trails)

    def touches(self, place: i64) -> bool:
        """Whether a card seen may be in a place."""
        return any(place in trail for trail in self.trails)

    def merge(self) -> None:
        """Trails that have become alike are one."""
        if len(self.trails) < SEVERAL:
            return
        found: list[list[int]] = []
        for trail in self.trails:
            if trail not in found:
                found.append(trail)
        self.trails = found

    # What is seen ------------------------------------------------------------------

    def single_out(self, place: i64, kind: i64, held: i64, goal: i64) -> None:
        """A place, with so many cards, has one of this kind, which goes somewhere else."""
        sure = self.sure(place, kind)
        if sure >= 0:
            for trail in self.trails:
                trail[sure] = goal
            return
        found: list[list[int]] = []
        for trail in self.trails:
            n = self.one_there(trail, place, kind)
            if n >= 0:
                trail[n] = NOWHERE  # from now on it is the card just seen
            elif trail.count(place) >= held:
                continue
            found.append(trail)
        self.trails = found
        self.add(kind, goal)
        self.merge()

    def sure(self, place: i64, kind: i64) -> i64:
        """A card of a kind that is in a place for certain; -1 for none."""
        n: i64
        for n in range(len(self.kinds)):
            if self.kinds[n] == kind and self.trails[0][n] == place and self.certain(n):
                return n
        return -1

    def one_there(self, trail: list[int], place: i64, kind: i64) -> i64:
        """The first card of a kind in a place, on one trail; -1 for none."""
        n: i64
        for n in range(len(trail)):
            if trail[n] == place and self.kinds[n] == kind:
                return n
        return -1

    def empty(self, place: i64) -> None:
        """Nothing else is in a place."""
        self.trails = [trail for trail in self.trails if place not in trail]

    def ration(self, kind: i64, most: i64) -> None:
        """No more cards of a kind are about than there are."""
        if len(self.trails) >= SEVERAL and self.kinds.count(kind) > most:
            self.trails = [trail for trail in self.trails if self.about(trail, kind) <= most]

    def about(self, trail: list[int], kind: i64) -> i64:
        found: i64 = 0
        n: i64
        for n in range(len(trail)):
            found += 1 if trail[n] != NOWHERE and self.kinds[n] == kind else 0
        return found

    def go(self, source: i64, goal: i64) -> None:
        """Every card of a place is now in another."""
        n: i64
        for trail in self.trails:
            for n in range(len(trail)):
                if trail[n] == source:
                    trail[n] = goal

    # What is not seen ----------------------------------------------------------------

    def slip(self, source: i64, goal: i64, held: i64, known: i64) -> None:
        """Some card of a place, with so many, has gone to another; so much is known of it."""
        found: list[list[int]] = []
        for trail in self.trails:
            for n in self.movable(trail, source, held, known):
                new = trail[:]
                if n >= 0:
                    new[n] = goal
                found.append(new)
        self.trails = found
        self.merge()

    def movable(self, trail: list[int], place: i64, held: i64, known: i64) -> list[int]:
        """One card of each kind that may leave a place; -1 for one that was never seen."""
        found: list[int] = []
        kinds: list[int] = []
        n: i64
        for n in range(len(trail)):
            kind = self.kinds[n]
            if trail[n] == place and kind not in kinds and fits(known, kind):
                found.append(n)
                kinds.append(kind)
        if trail.count(place) < held:
            found.append(-1)
        return found

    def swap(self, one: i64, two: i64, held: Numbers, known: i64) -> None:
        """Two places have exchanged a card, or perhaps nothing."""
        found: list[list[int]] = []
        for trail in self.trails:
            found.append(trail)
            theirs = self.movable(trail, two, held[two], known)
            for n in self.movable(trail, one, held[one], known):
                found.extend([crossed(trail, n, m, one, two) for m in theirs])
        self.trails = found
        self.merge()

    def scatter(self, places: list[int], goals: list[list[int]]) -> None:
        """The cards of some places have gone to others, in one of several ways."""
        found: list[list[int]] = []
        for trail in self.trails:
            for goal in goals:
                new = [goal[places.index(place)] if place in places else place for place in trail]
                found.append(new)
        self.trails = found
        self.merge()


def crossed(trail: list[int], n: i64, m: i64, one: i64, two: i64) -> list[int]:
    """A trail after one card has gone to the second place, and another to the first."""
    new = trail[:]
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
