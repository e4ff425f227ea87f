"""Where the objects may be, given everything that one seat has seen.

A world says for every place which cards lie there, as labels: a kind that is known, or one
of the unknown cards of a pool.  A pool is a shuffled pile: what is left in it is known, not
where; unknown cards of an older pool may be among it.  A `Crowd` follows a journal from world
to world.
"""

from typing import Final, final

from mypy_extensions import i64

from filature.core.numbers import Numbers
from filature.core.rng import Rng
from filature.parts.cards import held

from ..box import CASE, CONTRABAND, KINDS
from ..journal import NO_CASE, NO_CONTRABAND, fits

KNOWN: Final = 4  # what may be known of an unknown card: NO_CASE, NO_CONTRABAND, or both
TOP: Final = 8  # of the pile, as a place of a world
BAG: Final = 9
BOTTOM: Final = 10
AIR: Final = 11  # a card on its way
WORLD_PLACES: Final = 12


@final
class World:
    """One way in which the cards may lie."""

    def __init__(self, places: list[list[int]], left: list[list[int]], weight: float) -> None:
        self.places: Final = places  # labels
        self.left: Final = left  # of each pool: cards of each kind, then of each older pool
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


def first_world(deck: Numbers) -> World:
    """All cards lie unknown in the pile."""
    places: list[list[int]] = [[] for _ in range(WORLD_PLACES)]
    places[BAG] = [KINDS] * held(deck, 0, KINDS)
    return World(places, [list(deck)], 1.0)


def pool_of(label: i64) -> i64:
    return (label - KINDS) // KNOWN


def known_of(label: i64) -> i64:
    """What is known of an unknown card."""
    return (label - KINDS) % KNOWN


def marked(w: World, label: i64, known: i64) -> i64:
    """A label once more is known of it, as far as it matters; -1 when that cannot be."""
    if label < KINDS:
        return label if fits(known, label) else -1
    pool = pool_of(label)
    cases = may_hold(w, pool, CASE) or may_hold(w, pool, CASE + 1)
    matters: i64 = NO_CASE if cases else 0
    matters |= NO_CONTRABAND if may_hold(w, pool, CONTRABAND) else 0
    return KINDS + pool * KNOWN + ((known_of(label) | known) & matters)


def may_hold(w: World, pool: i64, kind: i64) -> bool:
    """Whether an unknown card of a pool may be of this kind."""
    left = w.left[pool]
    older = [n for n in range(pool) if left[KINDS + n]]
    return left[kind] > 0 or any(may_hold(w, n, kind) for n in older)


def possible(w: World) -> bool:
    """Whether briefcases and Contraband of every pool find cards that may be them.

    Those for which there is no room must be among the cards that a newer pool has of theirs.
    """
    cases = [left[CASE] + left[CASE + 1] for left in w.left]
    contraband = [left[CONTRABAND] for left in w.left]
    either = [cases[pool] + contraband[pool] for pool in range(len(w.left))]
    pool: i64
    for pool in range(len(w.left)):
        if not either[pool]:
            continue
        for_cases, for_contraband, for_either = room(w, pool)
        more_cases = max(0, cases[pool] - for_cases)
        more_contraband = max(0, contraband[pool] - for_contraband)
        more = max(more_cases + more_contraband, either[pool] - for_either)
        if more <= 0:
            continue
        newer = pool_with(w, pool)
        if newer < 0 or w.left[newer][KINDS + pool] < more:
            return False
        cases[newer] += more_cases
        contraband[newer] += more_contraband
        either[newer] += more
    return True


def room(w: World, pool: i64) -> tuple[int, int, int]:
    """How many cards of a pool may be a briefcase, a Contraband, or one of the two."""
    for_cases = 0
    for_contraband = 0
    for_either = 0
    for labels in w.places:
        for label in labels:
            if label < KINDS or pool_of(label) != pool:
                continue
            known = known_of(label)
            for_cases += 0 if known & NO_CASE else 1
            for_contraband += 0 if known & NO_CONTRABAND else 1
            for_either += 0 if known == KNOWN - 1 else 1
    return for_cases, for_contraband, for_either


def pool_with(w: World, pool: i64) -> i64:
    """The newer pool that has cards of this one, or -1: a pile is shuffled as a whole."""
    newer: i64
    for newer in range(pool + 1, len(w.left)):
        if w.left[newer][KINDS + pool]:
            return newer
    return -1


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
        if label < KINDS or not fits(known_of(label), kind):
            continue
        for new in revealed(w, pool_of(label), kind):
            new.weight *= labels.count(label)
            new.places[place].remove(label)
            new.places[place].append(kind)
            if possible(new):
                found.append(new)
    return found


def revealed(w: World, pool: i64, kind: i64) -> list[World]:
    """The worlds in which a card of a pool is of this kind: one of its own, or an older one."""
    left = w.left[pool]
    found: list[World] = []
    if left[kind]:
        found.append(w.copy())
        found[0].left[pool][kind] -= 1
        found[0].weight *= left[kind] / sum(left)
    older: i64
    for older in range(pool):
        if not left[KINDS + older]:
            continue
        for new in revealed(w, older, kind):
            new.left[pool][KINDS + older] -= 1
            new.weight *= left[KINDS + older] / sum(left)
            found.append(new)
    return found


def chosen(w: World, place: i64, known: i64) -> list[World]:
    """The worlds in which some card of a place was chosen unseen; it becomes the last one."""
    labels = w.places[place]
    kinds = distinct(labels)
    found: list[World] = []
    for label in kinds:
        new_label = marked(w, label, known)
        if new_label < 0:
            continue
        new = w if len(kinds) == 1 else w.copy()
        new.weight *= labels.count(label) / len(labels)
        new.places[place].remove(label)
        new.places[place].append(new_label)
        if new_label == label or possible(new):
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


# The pile ----------------------------------------------------------------------


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


def add_pool(w: World, kinds: Numbers) -> None:
    """These cards, shuffled, become the pile, which was empty."""
    w.places[BAG] = [KINDS + len(w.left) * KNOWN] * held(kinds, 0, KINDS)
    w.left.append(list(kinds) + [0] * len(w.left))


def shuffle_pile(w: World) -> None:
    """All that lies in the pile becomes one pool; an older pool that is all there goes into it."""
    pile = w.places[BAG] + w.places[TOP] + w.places[BOTTOM]
    left = [0] * (KINDS + len(w.left))
    for label in pile:
        left[label if label < KINDS else KINDS + pool_of(label)] += 1
    pool: i64
    for pool in range(len(w.left) - 1, -1, -1):
        if left[KINDS + pool] and left[KINDS + pool] == sum(w.left[pool]):
            left[KINDS + pool] = 0
            for n, count in enumerate(w.left[pool]):
                left[n] += count
            w.left[pool] = [0] * len(w.left[pool])
    w.places[BAG] = [KINDS + len(w.left) * KNOWN] * len(pile)
    w.places[TOP] = []
    w.places[BOTTOM] = []
    w.left.append(left)


# One world, complete -----------------------------------------------------------


def complete(w: World, rng: Rng) -> World:
    """Every unknown card becomes what its pool has, by lot, as far as that fits it."""
    pool: i64
    for pool in range(len(w.left) - 1, -1, -1):
        older = [KINDS + n for n in range(pool)]
        for item in [CASE, CASE + 1, CONTRABAND, *older]:
            while w.left[pool][item]:
                place_rare(w, pool, item, rng)
        kinds: list[int] = []
        for kind in range(KINDS):
            kinds.extend([kind] * w.left[pool][kind])
        rng.shuffle(kinds)
        for labels in w.places:
            for n, label in enumerate(labels):
                if label >= KINDS and pool_of(label) == pool:
                    labels[n] = kinds.pop()
    return w


def place_rare(w: World, pool: i64, item: i64, rng: Rng) -> None:
    """A briefcase, a Contraband or an older card goes where the others still find room."""
    spots = [
        (place, n)
        for place, labels in enumerate(w.places)
        for n, label in enumerate(labels)
        if label >= KINDS
        and pool_of(label) == pool
        and (item >= KINDS or fits(known_of(label), item))
    ]
    w.left[pool][item] -= 1
    while spots:
        place, n = spots.pop(rng.below(len(spots)))
        label = w.places[place][n]
        w.places[place][n] = as_older(label, item) if item >= KINDS else item
        if possible(w):
            return
        w.places[place][n] = label
    raise AssertionError("no room for a card that must be somewhere")


def as_older(label: i64, item: i64) -> i64:
    """An unknown card that turns out to be one of an older pool; what is known of it stays so."""
    return KINDS + (item - KINDS) * KNOWN + known_of(label)
