"""The worlds that a seat's journal leaves: read line by line.

Where a card was chosen unseen the worlds divide, where one is seen those that cannot be true are
dropped.
"""

from typing import Final, final

from mypy_extensions import i64

from filature.core.rng import Rng

from ..box import CASES, KINDS, NO_KIND
from ..journal import (
    CASE_PLACE,
    DECK,
    DISCARD,
    GAVE,
    KEPT,
    MOVED,
    ORDERED,
    PLANE,
    RETURNED,
    SEEN,
    SHUFFLED,
    SWAPPED,
    first_kind,
    one,
    second_kind,
    third_kind,
    two,
    what,
)
from .worlds import (
    AIR,
    BAG,
    BOTTOM,
    NO_CASE,
    NO_CONTRABAND,
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

CROWD: Final = 192  # worlds that are kept apart
GREATEST: Final = 64 * CROWD  # when the true one was not among fewer
FEW: Final = 5  # worlds that are not worth comparing


@final
class Reader:
    """Reads a journal and keeps the worlds that agree with it."""

    def __init__(self, deck: list[int], seat: i64, tradeable: bool, crowd: i64, lot: i64) -> None:
        self.worlds: list[World] = [first_world(deck)]
        self.seat: i64 = seat
        self.tradeable: bool = tradeable
        self.discard: list[int] = [0] * KINDS
        self.crowd: i64 = crowd
        self.rng: Final = Rng(crowd + lot)

    def sees(self, line: i64) -> bool:
        return self.seat >= 0 and (line >> self.seat) & 1 == 1

    def read(self, line: i64) -> None:
        """One line."""
        event = what(line)
        if event in (MOVED, GAVE):
            self.move(line, 0 if event == MOVED or self.tradeable else NO_CONTRABAND)
        elif event == SWAPPED:
            self.swap(line)
        elif event == SEEN:
            self.see(one(line), seen_kinds(line))
        elif event == ORDERED:
            self.order(two(line), seen_kinds(line))
        elif event == KEPT:
            self.keep(one(line), two(line), seen_kinds(line))
        elif event == SHUFFLED:
            self.shuffle()
        elif event == RETURNED:
            self.give_back(one(line), first_kind(line))
        self.thin()

    def leave(self, place: i64, kind: i64, flags: i64) -> None:
        """A card becomes the last of its place."""
        if kind == NO_KIND:
            self.worlds = [new for w in self.worlds for new in chosen(w, place, flags)]
        else:
            self.worlds = [new for w in self.worlds for new in identified(w, place, kind)]

    def move(self, line: i64, flags: i64) -> None:
        """One card from a place to another."""
        source, goal, kind = one(line), two(line), first_kind(line)
        if goal == CASE_PLACE or goal == CASE_PLACE + 1:
            flags |= NO_CASE
        if source == PLANE:
            self.discard[kind] += 1
            return
        if source == DECK:
            self.lift()
            source = AIR
        self.leave(source, kind, flags)
        if goal == DISCARD:
            self.discard[kind] += 1
        for w in self.worlds:
            label = w.places[source].pop()
            if goal < CASE_PLACE + CASES:
                w.places[goal].append(label)

    def lift(self) -> None:
        """The top card leaves the pile."""
        self.worlds = with_top(self.worlds, 1)
        for w in self.worlds:
            w.places[AIR].append(w.places[TOP].pop(0))

    def swap(self, line: i64) -> None:
        """Two hands; unseen, perhaps nothing."""
        left, right, a, b = one(line), two(line), first_kind(line), second_kind(line)
        if self.sees(line) and a == NO_KIND:
            return
        before = [] if self.sees(line) else [w.copy() for w in self.worlds]
        flags: i64 = 0 if self.tradeable else NO_CONTRABAND
        self.leave(left, a, flags)
        self.leave(right, b, flags)
        swapped = [w for w in self.worlds if w.places[left][-1] != w.places[right][-1]]
        for w in swapped if before else self.worlds:
            gone = w.places[left].pop()
            w.places[left].append(w.places[right].pop())
            w.places[right].append(gone)
        self.worlds = before + swapped if before else self.worlds

    def see(self, place: i64, kinds: list[int]) -> None:
        if kinds:
            self.worlds = holding(self.worlds, place, kinds)

    def order(self, count: i64, kinds: list[int]) -> None:
        """The top cards lie in a new order, known to who made it."""
        self.worlds = with_top(self.worlds, count)
        found: list[World] = []
        for w in self.worlds:
            if kinds:
                found.extend(top_seen(w, kinds))
            else:
                found.extend(reordered(w, count))
        self.worlds = found

    def keep(self, seat: i64, count: i64, kinds: list[int]) -> None:
        """Of the top cards one goes to a hand, the others to the bottom."""
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

    def shuffle(self) -> None:
        """The discards become the pile: a new pool."""
        for w in self.worlds:
            add_pool(w, self.discard)
        self.discard = [0] * KINDS

    def give_back(self, place: i64, kind: i64) -> None:
        """A card goes into the pile, which is shuffled."""
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
        if len(self.worlds) > self.crowd:
            self.worlds = select(self.worlds, self.crowd, self.rng)


def select(worlds: list[World], crowd: i64, rng: Rng) -> list[World]:
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
    return kept + others[: max(0, crowd - len(kept))]


def seen_kinds(line: i64) -> list[int]:
    kinds = (first_kind(line), second_kind(line), third_kind(line))
    return [int(kind) for kind in kinds if kind != NO_KIND]
