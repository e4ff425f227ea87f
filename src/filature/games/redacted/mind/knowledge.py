"""What a seat has seen of other hands, of briefcases and of the pile, and until when it is sure.

A fact is certain while the card is there on every trail that agrees with the seat's own journal.
It says since which turn the card is known to be in its place, and the turn in which that stopped
being certain.  A doubt ends when what follows leaves one trail only.

It is worked out when a View is made, never while playing.
"""

from typing import Final, final

from mypy_extensions import i64

from filature.core.numbers import Numbers, zeros
from filature.parts.cards import held

from ..box import KINDS, NO_KIND
from ..journal import DECK, PLANE, RETURNED, Reader, what, when
from ..state import State
from .trails import MANY, NOWHERE, Trails, orders

STILL: Final = -1  # until now
HELD: Final = 8  # places that hold what one may remember: hands and briefcases
AIR: Final = 12  # a card on its way, and AIR + 1 another
TABLE: Final = 14  # cards of the pile that are looked at together
IN_BAG: Final = 15  # the rest of the pile
SLOT: Final = 16  # SLOT + number: a place in the pile that has been looked at
DOUBTS: Final = 12  # facts that are remembered though they are no longer certain
MOST_KEPT: Final = 1000  # for reuse


@final
class Knowledge(Reader):
    """The facts of one seat, in the order in which they were learned."""

    def __init__(self, seat: i64, deck: Numbers, tradeable: bool) -> None:
        super().__init__(seat, tradeable)
        self.deck: Final = deck
        self.trails: Final = Trails()
        self.place: list[int] = []  # of each card, where it was last certain
        self.since: list[int] = []
        self.until: list[int] = []
        self.held: Final = zeros(HELD)
        self.pile: i64 = held(deck, 0, KINDS)
        self.open: Final = zeros(KINDS)  # built in, or in the seat's own hand
        self.top: list[int] = []  # slots of the pile, from its top
        self.bottom: list[int] = []
        self.slots: i64 = 0

    # What is told --------------------------------------------------------------------

    def facts(self) -> tuple[tuple[int, int, int, int], ...]:
        """(place, kind, since, until) of each card seen in a hand or a briefcase."""
        return tuple(
            [
                (self.place[n], self.trails.kinds[n], self.since[n], self.until[n])
                for n in range(len(self.place))
                if self.place[n] < HELD
            ]
        )

    def pile_top(self) -> tuple[int, ...]:
        return tuple(trimmed([self.lying_in(slot) for slot in self.top]))

    def pile_bottom(self) -> tuple[int, ...]:
        """From the very bottom upwards."""
        return tuple(trimmed([self.lying_in(slot) for slot in self.bottom[::-1]]))

    def lying_in(self, slot: i64) -> int:
        n: i64
        for n in range(len(self.place)):
            if self.place[n] == slot and self.until[n] == STILL:
                return self.trails.kinds[n]
        return NO_KIND

    # The journal ---------------------------------------------------------------------

    def read(self, line: i64) -> None:
        """One line; what tells of no object leaves everything as certain as it was."""
        if what(line) <= RETURNED:
            super().read(line)
            self.settle(when(line))

    def move(self, source: i64, goal: i64, kind: i64, known: i64) -> None:
        origin = self.leave(source)
        cards: i64 = self.held[origin] + 1 if origin < HELD else 1
        if kind != NO_KIND:
            self.take(origin, kind, cards, AIR)
            self.arrive(AIR, goal, kind)
        elif self.trails.touches(origin):
            self.trails.slip(origin, goal, cards, known)
        if goal < HELD:
            self.held[goal] += 1

    def leave(self, source: i64) -> i64:
        """The place of a card that goes: a hand, a briefcase, or a slot of the pile."""
        if source < HELD:
            self.held[source] -= 1
        if source != DECK:
            return source
        self.pile -= 1
        if self.top:
            return self.top.pop(0)
        return IN_BAG if self.pile >= len(self.bottom) else self.bottom.pop(0)

    def take(self, origin: i64, kind: i64, cards: i64, air: i64) -> None:
        """A card is seen to leave a place."""
        if origin == self.seat or origin == PLANE:
            self.open[kind] -= 1
            self.trails.add(kind, air)
        elif origin == IN_BAG:
            self.trails.add(kind, air)
        else:
            self.trails.single_out(origin, kind, cards, air)

    def arrive(self, air: i64, goal: i64, kind: i64) -> None:
        """A card is seen to come to a place."""
        if goal == self.seat or goal == PLANE:
            self.open[kind] += 1
        self.trails.go(air, goal if goal < HELD and goal != self.seat else NOWHERE)

    def swap(self, left: i64, right: i64, kinds: list[int]) -> None:
        if kinds:
            self.take(left, kinds[0], self.held[left], AIR)
            self.take(right, kinds[1], self.held[right], AIR + 1)
            self.arrive(AIR, right, kinds[0])
            self.arrive(AIR + 1, left, kinds[1])
        elif self.touched([int(left), int(right)]):
            self.trails.swap(left, right, self.held, self.gift)

    def look(self, place: i64, kinds: list[int]) -> None:
        """Once all cards of a place are seen, nothing else is there."""
        if place == self.seat:
            return
        left: i64 = self.held[place]
        for kind in kinds:
            self.trails.single_out(place, kind, left, AIR)
            left -= 1
        if left == 0:
            self.trails.empty(place)
        self.trails.go(AIR, place)

    # The pile ------------------------------------------------------------------------

    def new_slot(self) -> int:
        self.slots += 1
        return int(SLOT + self.slots)

    def slots_on_top(self, count: i64) -> list[int]:
        """So many places on top of the pile, known or not."""
        while len(self.top) < count:
            if self.pile > len(self.top) + len(self.bottom):
                self.top.append(self.new_slot())
            else:
                self.top.append(self.bottom.pop(0))
        return self.top[:count]

    def spread(self, slots: list[int], kinds: list[int], goals: list[int]) -> None:
        """The top cards are seen together, and laid where they belong."""
        for slot in slots:
            self.trails.go(slot, TABLE)
        left: i64 = len(slots)
        for n, kind in enumerate(kinds):
            self.trails.single_out(TABLE, kind, left, goals[n])
            left -= 1
        self.trails.empty(TABLE)

    def order(self, count: i64, kinds: list[int]) -> None:
        slots = self.slots_on_top(count)
        if kinds:
            self.spread(slots, kinds, slots)
        elif self.touched(slots):
            self.trails.scatter(slots, orders(slots))

    def keep(self, seat: i64, count: i64, kinds: list[int]) -> None:
        slots = self.slots_on_top(count)
        below = [self.new_slot() for _ in slots[1:]]
        if kinds:
            self.spread(slots, kinds, [NOWHERE, *below])
            self.open[kinds[0]] += 1
        elif self.touched(slots):
            goals = [[*below[:n], int(seat), *below[n:]] for n in range(len(slots))]
            self.trails.scatter(slots, goals)
        self.top = self.top[len(slots) :]
        self.bottom.extend(below)
        self.pile -= 1
        self.held[seat] += 1

    def touched(self, places: list[int]) -> bool:
        """Whether a card seen may be in one of some places."""
        return any(self.trails.touches(place) for place in places)

    def reshuffle(self, discard: Numbers) -> None:
        self.pile = held(discard, 0, KINDS)

    def give_back(self, place: i64, kind: i64) -> None:
        self.take(place, kind, self.held[place], AIR)
        self.held[place] -= 1
        self.pile += 1
        for slot in [int(AIR), *self.top, *self.bottom]:
            self.trails.go(slot, NOWHERE)
        self.top = []
        self.bottom = []

    # Certain or not ------------------------------------------------------------------

    def settle(self, now: i64) -> None:
        """What is certain now, and what has stopped to be."""
        while len(self.place) < len(self.trails.kinds):
            self.place.append(NOWHERE)
            self.since.append(now)
            self.until.append(STILL)
        if self.trails.count() > 1:
            for kind in range(KINDS):
                self.trails.ration(kind, self.deck[kind] - self.open[kind] - self.discard[kind])
        n: i64
        for n in range(len(self.place) - 1, -1, -1):
            self.date(n, now)
        while self.trails.count() > MANY or self.doubts() > DOUBTS:
            self.strike(self.oldest_doubt())

    def date(self, n: i64, now: i64) -> None:
        """Since when a card is known to be in its place, or until when it was."""
        if not self.trails.certain(n):
            self.until[n] = now if self.until[n] == STILL else self.until[n]
            return
        place = self.trails.place(n)
        if place == NOWHERE:
            self.strike(n)
            return
        self.since[n] = self.since[n] if place == self.place[n] else now
        self.place[n] = place
        self.until[n] = STILL

    def strike(self, n: i64) -> None:
        self.trails.forget(n)
        self.place.pop(n)
        self.since.pop(n)
        self.until.pop(n)

    def doubts(self) -> i64:
        return len(self.until) - self.until.count(STILL)

    def oldest_doubt(self) -> i64:
        found: i64 = -1
        n: i64
        for n in range(len(self.until)):
            doubtful = self.until[n] != STILL
            if doubtful and (found < 0 or self.until[n] < self.until[found]):
                found = n
        return found


@final
class Notes:
    """What seats have worked out lately: the next view of a match mostly goes on from there."""

    def __init__(self) -> None:
        self.kept: dict[tuple[int, int, tuple[int, ...]], Knowledge] = {}  # by what was read

    def knowledge(self, s: State, seat: i64, lines: tuple[int, ...]) -> Knowledge:
        """What follows from the journal as a seat reads it."""
        found = self.kept.get((s.seats, seat, lines))
        if found is None:
            found = self.read_on(s, seat, lines)
            self.kept[(s.seats, seat, lines)] = found
        return found

    def read_on(self, s: State, seat: i64, lines: tuple[int, ...]) -> Knowledge:
        """From the last line that is known, or from the first."""
        if len(self.kept) >= MOST_KEPT:
            self.kept.clear()
        found: Knowledge | None = None
        read: i64 = len(lines)
        while found is None and read > 0:
            read -= 1
            found = self.kept.pop((s.seats, seat, lines[:read]), None)
        if found is None:
            found = Knowledge(seat, s.plan.deck, s.terms.contraband_tradeable)
        for line in lines[read:]:
            found.read(line)
        return found


def trimmed(kinds: list[int]) -> list[int]:
    """A row of cards up to the last that is known."""
    last: i64 = len(kinds)
    while last > 0 and kinds[last - 1] == NO_KIND:
        last -= 1
    return kinds[:last]
