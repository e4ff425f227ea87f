"""The worlds that a seat's journal leaves.

Where a card was chosen unseen the worlds divide, where one is seen those that cannot be true are
dropped.
"""

from typing import Final, final

from mypy_extensions import i64

from filature.core.numbers import Numbers
from filature.core.rng import Rng

from ..box import CASES, NO_KIND
from ..journal import CASE_PLACE, DECK, PLANE, Reader
from .worlds import (
    AIR,
    BAG,
    BOTTOM,
    TOP,
    World,
    add_pool,
    chosen,
    each_first,
    first_world,
    holding,
    identified,
    reordered,
    shuffle_pile,
    top_seen,
    with_top,
)

MOST_WORLDS: Final = 192  # worlds that are kept apart
GREATEST: Final = 64 * MOST_WORLDS  # when the true one was not among fewer
FEW: Final = 5  # worlds that are not worth comparing


@final
class Crowd(Reader):
    """The worlds that agree with what was read."""

    def __init__(self, deck: Numbers, seat: i64, tradeable: bool, most: i64, lot: i64) -> None:
        super().__init__(seat, tradeable)
        self.worlds: list[World] = [first_world(deck)]
        self.most: i64 = most
        self.rng: Final = Rng(most + lot)

    def read(self, line: i64) -> None:
        """One line; then the crowd is thinned."""
        super().read(line)
        self.thin()

    def leave(self, place: i64, kind: i64, known: i64) -> None:
        """A card becomes the last of its place."""
        if kind == NO_KIND:
            self.worlds = [new for w in self.worlds for new in chosen(w, place, known)]
        else:
            self.worlds = [new for w in self.worlds for new in identified(w, place, kind)]

    def move(self, source: i64, goal: i64, kind: i64, known: i64) -> None:
        if source == PLANE:
            return
        if source == DECK:
            self.lift()
            source = AIR
        self.leave(source, kind, known)
        for w in self.worlds:
            label = w.places[source].pop()
            if goal < CASE_PLACE + CASES:
                w.places[goal].append(label)

    def lift(self) -> None:
        """The top card leaves the pile."""
        self.worlds = with_top(self.worlds, 1)
        for w in self.worlds:
            w.places[AIR].append(w.places[TOP].pop(0))

    def swap(self, left: i64, right: i64, kinds: list[int]) -> None:
        before = [] if kinds else [w.copy() for w in self.worlds]
        self.leave(left, kinds[0] if kinds else NO_KIND, self.gift)
        self.leave(right, kinds[1] if kinds else NO_KIND, self.gift)
        swapped = [w for w in self.worlds if w.places[left][-1] != w.places[right][-1]]
        for w in swapped if before else self.worlds:
            gone = w.places[left].pop()
            w.places[left].append(w.places[right].pop())
            w.places[right].append(gone)
        self.worlds = before + swapped if before else self.worlds

    def look(self, place: i64, kinds: list[int]) -> None:
        self.worlds = holding(self.worlds, place, kinds)

    def order(self, count: i64, kinds: list[int]) -> None:
        self.worlds = with_top(self.worlds, count)
        found: list[World] = []
        for w in self.worlds:
            if kinds:
                found.extend(top_seen(w, kinds))
            else:
                found.extend(reordered(w, count))
        self.worlds = found

    def keep(self, seat: i64, count: i64, kinds: list[int]) -> None:
        self.worlds = with_top(self.worlds, count)
        found: list[World] = []
        for w in self.worlds:
            news = top_seen(w, kinds) if kinds else each_first(w, count)
            for new in news:
                new.places[seat].append(new.places[TOP].pop(0))
                for _ in range(count - 1):
                    new.places[BOTTOM].append(new.places[TOP].pop(0))
                found.append(new)
        self.worlds = found

    def reshuffle(self, discard: Numbers) -> None:
        for w in self.worlds:
            add_pool(w, discard)

    def give_back(self, place: i64, kind: i64) -> None:
        self.leave(place, kind, 0)
        for w in self.worlds:
            w.places[BAG].append(w.places[place].pop())
            shuffle_pile(w)

    def thin(self) -> None:
        """Worlds that are alike become one; too great a crowd is thinned by lot."""
        if len(self.worlds) < FEW:
            return
        merged: dict[tuple[tuple[int, ...], ...], World] = {}
        for w in self.worlds:
            key = w.key()
            same = merged.get(key)
            if same is None:
                merged[key] = w
            else:
                same.weight += w.weight
        self.worlds = list(merged.values())
        if len(self.worlds) > self.most:
            self.worlds = select(self.worlds, self.most, self.rng)


def select(worlds: list[World], most: i64, rng: Rng) -> list[World]:
    """Some worlds by lot, so that every card still lies wherever it may lie."""
    order = list(range(len(worlds)))
    rng.shuffle(order)
    kept: list[World] = []
    others: list[World] = []
    seen: set[int] = set()
    for n in order:
        pairs = {
            place * 1000 + label
            for place, labels in enumerate(worlds[n].places[:TOP])
            for label in labels
        }
        if pairs <= seen:
            others.append(worlds[n])
        else:
            kept.append(worlds[n])
            seen |= pairs
    return kept + others[: max(0, most - len(kept))]
