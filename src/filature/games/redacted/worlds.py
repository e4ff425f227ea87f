"""Where the objects may be, given everything that one seat has seen.

A world says for every place which cards lie there, as labels: a kind that is known, or one
of the unknown cards of a pool.  A pool is a shuffled pile: which kinds are left in it is
known, not where.  The seat's journal is read line by line; where a card was chosen unseen
the worlds divide, where one is seen those that cannot be true are dropped.
"""

from typing import Final, final

from mypy_extensions import i64

from filature.core.rng import Rng

from .box import CASE, CASES, CONTRABAND, KINDS, NO_KIND, is_case
from .journal import (
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

NO_CASE: Final = 1  # an unknown card that was put into a briefcase is none
NO_CONTRABAND: Final = 2  # one that was offered is no Contraband
FLAGS: Final = 4
TOP: Final = 8  # of the pile, as a place of a world
BAG: Final = 9
BOTTOM: Final = 10
AIR: Final = 11  # a card on its way
WORLD_PLACES: Final = 12
CROWD: Final = 48  # worlds that are kept apart
FEW: Final = 5  # worlds that are not worth comparing


@final
class World:
    """One way in which the cards may lie."""

    def __init__(self, places: list[list[int]], left: list[list[int]], weight: float) -> None:
        self.places: Final = places  # labels
        self.left: Final = left  # kinds left in each pool
        self.weight: float = weight

    def copy(self) -> "World":
        places = [labels[:] for labels in self.places]
        return World(places, [left[:] for left in self.left], self.weight)

    def key(self) -> tuple[tuple[int, ...], ...]:
        """Equal for worlds that cannot be told apart."""
        hands = [tuple(sorted(labels)) for labels in self.places[:TOP]]
        pile = [tuple(self.places[TOP]), tuple(sorted(self.places[BAG]))]
        rest = [tuple(self.places[BOTTOM])] + [tuple(left) for left in self.left]
        return tuple(hands + pile + rest)


def first_world(deck: list[int]) -> World:
    """All cards lie unknown in the pile."""
    places: list[list[int]] = [[] for _ in range(WORLD_PLACES)]
    places[BAG] = [KINDS] * sum(deck)
    return World(places, [deck[:]], 1.0)


def pool_of(label: i64) -> i64:
    return (label - KINDS) // FLAGS


def flags_of(label: i64) -> i64:
    return (label - KINDS) % FLAGS


def fits(label: i64, kind: i64) -> bool:
    """Whether the flags of an unknown card allow a kind."""
    flags = flags_of(label)
    if flags & NO_CASE and is_case(kind):
        return False
    return not (flags & NO_CONTRABAND and kind == CONTRABAND)


def flagged(w: World, label: i64, flags: i64) -> i64:
    """A label once more is known of it, as far as it matters; -1 when that cannot be."""
    if label >= KINDS:
        left = w.left[pool_of(label)]
        matters: i64 = NO_CASE if left[CASE] + left[CASE + 1] else 0
        matters |= NO_CONTRABAND if left[CONTRABAND] else 0
        return KINDS + pool_of(label) * FLAGS + ((flags_of(label) | flags) & matters)
    if flags & NO_CASE and is_case(label):
        return -1
    return -1 if flags & NO_CONTRABAND and label == CONTRABAND else label


def possible(w: World) -> bool:
    """Whether briefcases and Contraband of every pool find cards that may be them."""
    pool: i64
    for pool in range(len(w.left)):
        cases = w.left[pool][CASE] + w.left[pool][CASE + 1]
        contraband = w.left[pool][CONTRABAND]
        if cases + contraband and not roomy(w, pool, cases, contraband):
            return False
    return True


def roomy(w: World, pool: i64, cases: i64, contraband: i64) -> bool:
    for_cases: i64 = 0
    for_contraband: i64 = 0
    for_either: i64 = 0
    for labels in w.places:
        for label in labels:
            if label < KINDS or pool_of(label) != pool:
                continue
            flags = flags_of(label)
            for_cases += 0 if flags & NO_CASE else 1
            for_contraband += 0 if flags & NO_CONTRABAND else 1
            for_either += 0 if flags == FLAGS - 1 else 1
    enough = cases <= for_cases and contraband <= for_contraband
    return enough and cases + contraband <= for_either


# A card leaves a place ---------------------------------------------------------


def identified(w: World, place: i64, kind: i64) -> list[World]:
    """The worlds in which a place has this kind of card, which becomes the last one there."""
    labels = w.places[place]
    if kind in labels:
        labels.remove(kind)
        labels.append(kind)
        return [w]
    return recognised(w, place, kind)


def recognised(w: World, place: i64, kind: i64) -> list[World]:
    """The worlds in which an unknown card of a place is of this kind; it becomes the last one."""
    labels = w.places[place]
    found: list[World] = []
    for label in distinct(labels):
        if label < KINDS or not fits(label, kind) or not w.left[pool_of(label)][kind]:
            continue
        new = w.copy()
        left = new.left[pool_of(label)]
        new.weight *= left[kind] * labels.count(label) / sum(left)
        left[kind] -= 1
        new.places[place].remove(label)
        new.places[place].append(kind)
        if possible(new):
            found.append(new)
    return found


def chosen(w: World, place: i64, flags: i64) -> list[World]:
    """The worlds in which some card of a place was chosen unseen; it becomes the last one."""
    labels = w.places[place]
    kinds = distinct(labels)
    found: list[World] = []
    for label in kinds:
        known = flagged(w, label, flags)
        if known < 0:
            continue
        new = w if len(kinds) == 1 else w.copy()
        new.weight *= labels.count(label) / len(labels)
        new.places[place].remove(label)
        new.places[place].append(known)
        if known == label or possible(new):
            found.append(new)
    return found


def distinct(labels: list[int]) -> list[int]:
    return sorted(set(labels))


def drawn(w: World) -> list[World]:
    """The worlds by what lies next below the cards on top; it joins them."""
    if w.places[BAG]:
        found = chosen(w, BAG, 0)
        for new in found:
            new.places[TOP].append(new.places[BAG].pop())
        return found
    w.places[TOP].append(w.places[BOTTOM].pop(0))
    return [w]


def with_top(worlds: list[World], count: i64) -> list[World]:
    """So many cards have their place on top of the pile."""
    found = worlds
    while found and len(found[0].places[TOP]) < count:
        found = [new for w in found for new in drawn(w)]
    return found


def holding(worlds: list[World], place: i64, kinds: list[int]) -> list[World]:
    """The worlds in which a place has at least these kinds."""
    found = worlds
    for kind in distinct(kinds):
        count = kinds.count(kind)
        found = [new for w in found for new in having(w, place, kind, count)]
    return found


def having(w: World, place: i64, kind: i64, count: i64) -> list[World]:
    """The worlds in which a place has a kind so many times."""
    if w.places[place].count(kind) >= count:
        return [w]
    found: list[World] = []
    for new in recognised(w, place, kind):
        found.extend(having(new, place, kind, count))
    return found


# The journal -------------------------------------------------------------------


@final
class Reader:
    """Reads a journal and keeps the worlds that agree with it."""

    def __init__(self, deck: list[int], seat: i64, tradeable: bool, rng: Rng) -> None:
        self.worlds: list[World] = [first_world(deck)]
        self.seat: i64 = seat
        self.tradeable: bool = tradeable
        self.discard: list[int] = [0] * KINDS
        self.rng: Final = rng
        self.crowd: i64 = CROWD

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
            w.places[BAG].extend([KINDS + len(w.left) * FLAGS] * sum(self.discard))
            w.left.append(self.discard[:])
        self.discard = [0] * KINDS

    def give_back(self, place: i64, kind: i64) -> None:
        """A card goes into the pile, which is shuffled."""
        self.leave(place, kind, 0)
        for w in self.worlds:
            w.places[BAG].append(w.places[place].pop())
            w.places[BAG].extend(w.places[TOP] + w.places[BOTTOM])
            w.places[TOP] = []
            w.places[BOTTOM] = []

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


def top_seen(w: World, kinds: list[int]) -> list[World]:
    """The worlds in which the top cards are these, in whatever order; they lie as listed."""
    rest = w.places[TOP][len(kinds) :]
    w.places[TOP] = w.places[TOP][: len(kinds)]
    found = holding([w], TOP, kinds)
    for new in found:
        new.places[TOP] = kinds + rest
    return found


def each_first(w: World, count: i64) -> list[World]:
    """The worlds by which of the top cards comes first; the others keep their order."""
    found: list[World] = []
    seen: list[int] = []
    place: i64
    for place in range(count):
        label = w.places[TOP][place]
        if label in seen:
            continue
        seen.append(label)
        new = w.copy()
        new.places[TOP].insert(0, new.places[TOP].pop(place))
        found.append(new)
    return found


def reordered(w: World, count: i64) -> list[World]:
    """The worlds by every order of the top cards."""
    if count < 2 or len(set(w.places[TOP][:count])) == 1:
        return [w]
    found: list[World] = []
    for new in each_first(w, count):
        head = new.places[TOP].pop(0)
        for deeper in reordered(new, count - 1):
            deeper.places[TOP].insert(0, head)
            found.append(deeper)
    return found


# One world, complete -----------------------------------------------------------


def complete(w: World, rng: Rng) -> World:
    """Every unknown card gets a kind of its pool, by lot, as its flags allow."""
    for pool in range(len(w.left)):
        for kind in (CASE, CASE + 1, CONTRABAND):
            while w.left[pool][kind]:
                place_rare(w, pool, kind, rng)
        kinds: list[int] = []
        for kind in range(KINDS):
            kinds.extend([kind] * w.left[pool][kind])
        rng.shuffle(kinds)
        for labels in w.places:
            for n, label in enumerate(labels):
                if label >= KINDS and pool_of(label) == pool:
                    labels[n] = kinds.pop()
    return w


def place_rare(w: World, pool: i64, kind: i64, rng: Rng) -> None:
    """A briefcase or a Contraband goes where it may be, so that the others still find room."""
    spots = [
        (place, n)
        for place, labels in enumerate(w.places)
        for n, label in enumerate(labels)
        if label >= KINDS and pool_of(label) == pool and fits(label, kind)
    ]
    w.left[pool][kind] -= 1
    while spots:
        place, n = spots.pop(rng.below(len(spots)))
        label = w.places[place][n]
        w.places[place][n] = kind
        if possible(w):
            return
        w.places[place][n] = label
    raise AssertionError("no room for a card that must be somewhere")
