"""What a seat has seen of other hands, of briefcases and of the pile, and until when it is sure.

A fact is certain while the card is there in every way that agrees with the seat's own journal.
It says since which turn the card is known to be in its place, and the turn in which that stopped
being certain.  A doubt ends when what follows leaves one way only.
"""

from typing import Final, final

from mypy_extensions import i64

from ..box import CASE, CONTRABAND, KINDS, NO_KIND
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
    as_read,
    first_kind,
    one,
    second_kind,
    third_kind,
    two,
    what,
    when,
)
from .trails import MANY, NOWHERE, Ways, orders

STILL: Final = -1  # until now
HELD: Final = 8  # places that hold what one may remember: hands and briefcases
AIR: Final = 12  # a card on its way, and AIR + 1 another
TABLE: Final = 14  # cards of the pile that are looked at together
IN_BAG: Final = 15  # the rest of the pile
SLOT: Final = 16  # SLOT + number: a place in the pile that has been looked at
DOUBTS: Final = 12  # facts that are remembered though they are no longer certain


@final
class Notebook:
    """The facts of one seat, in the order in which they were learned."""

    def __init__(self, seat: i64, deck: list[int], tradeable: bool) -> None:
        self.seat: i64 = seat
        self.deck: Final = deck
        self.kept_back: Final[list[int]] = [] if tradeable else [CONTRABAND]
        self.ways: Final = Ways()
        self.place: list[int] = []  # of each card, where it was last certain
        self.since: list[int] = []
        self.until: list[int] = []
        self.held: list[int] = [0] * HELD
        self.pile: i64 = sum(deck)
        self.open: list[int] = [0] * KINDS  # built in, or in the seat's own hand
        self.discard: list[int] = [0] * KINDS
        self.top: list[int] = []  # slots of the pile, from its top
        self.bottom: list[int] = []
        self.slots: i64 = 0
        self.lines: Final[list[int]] = []  # read so far

    # What is told --------------------------------------------------------------------

    def facts(self) -> tuple[tuple[int, int, int, int], ...]:
        """(place, kind, since, until) of each card seen in a hand or a briefcase."""
        return tuple(
            [
                (self.place[n], self.ways.kinds[n], self.since[n], self.until[n])
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
                return self.ways.kinds[n]
        return NO_KIND

    # The journal ---------------------------------------------------------------------

    def agrees(self, journal: list[int]) -> bool:
        """Whether the journal begins with all that was read, as this seat reads it."""
        if len(journal) < len(self.lines):
            return False
        n: i64 = 0
        while n < len(self.lines) and as_read(journal[n], self.seat) == self.lines[n]:
            n += 1
        return n == len(self.lines)

    def read_on(self, journal: list[int]) -> None:
        """The lines that are new."""
        n: i64
        for n in range(len(self.lines), len(journal)):
            line = as_read(journal[n], self.seat)
            self.lines.append(line)
            self.read(line)

    def read(self, line: i64) -> None:
        """One line."""
        event = what(line)
        kinds = [int(first_kind(line)), int(second_kind(line)), int(third_kind(line))]
        shown = [kind for kind in kinds if kind != NO_KIND]
        if event in (MOVED, GAVE):
            self.move(one(line), two(line), first_kind(line), event == GAVE)
        elif event == SWAPPED:
            self.swap(line, shown)
        elif event == SEEN:
            self.look(one(line), shown)
        elif event == ORDERED:
            self.order(self.slots_on_top(two(line)), shown)
        elif event == KEPT:
            self.keep(one(line), self.slots_on_top(two(line)), shown)
        elif event == SHUFFLED:
            self.pile = sum(self.discard)
            self.discard = [0] * KINDS
        elif event == RETURNED:
            self.give_back(one(line), first_kind(line))
        else:
            return
        self.settle(when(line))

    def move(self, source: i64, goal: i64, kind: i64, gift: bool) -> None:
        """One card from a place to another."""
        origin = self.leave(source)
        cards: i64 = self.held[origin] + 1 if origin < HELD else 1
        if kind != NO_KIND:
            self.take(origin, kind, cards, AIR)
            self.arrive(AIR, goal, kind)
        else:
            fixed = self.kept_back if gift else [CASE, CASE + 1] if goal >= CASE_PLACE else []
            if self.ways.touches(origin):
                self.ways.slip(origin, goal, cards, fixed)
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
            self.ways.add(kind, air)
        elif origin == IN_BAG:
            self.ways.add(kind, air)
        else:
            self.ways.single_out(origin, kind, cards, air)

    def arrive(self, air: i64, goal: i64, kind: i64) -> None:
        """A card is seen to come to a place."""
        if goal == DISCARD:
            self.discard[kind] += 1
        elif goal == self.seat or goal == PLANE:
            self.open[kind] += 1
        self.ways.go(air, goal if goal < HELD and goal != self.seat else NOWHERE)

    def swap(self, line: i64, shown: list[int]) -> None:
        """Two hands; to those who did not see it, perhaps nothing was swapped."""
        left, right = one(line), two(line)
        if shown:
            self.take(left, shown[0], self.held[left], AIR)
            self.take(right, shown[1], self.held[right], AIR + 1)
            self.arrive(AIR, right, shown[0])
            self.arrive(AIR + 1, left, shown[1])
        elif not self.sees(line) and self.touched([int(left), int(right)]):
            self.ways.swap(left, right, self.held, self.kept_back)

    def sees(self, line: i64) -> bool:
        return self.seat >= 0 and (line >> self.seat) & 1 == 1

    def look(self, place: i64, kinds: list[int]) -> None:
        """Some cards of a place are seen; once all are, nothing else is there."""
        if place == self.seat or not kinds:
            return
        left: i64 = self.held[place]
        for kind in kinds:
            self.ways.single_out(place, kind, left, AIR)
            left -= 1
        if left == 0:
            self.ways.empty(place)
        self.ways.go(AIR, place)

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
            self.ways.go(slot, TABLE)
        left: i64 = len(slots)
        for n, kind in enumerate(kinds):
            self.ways.single_out(TABLE, kind, left, goals[n])
            left -= 1
        self.ways.empty(TABLE)

    def order(self, slots: list[int], kinds: list[int]) -> None:
        """The top cards lie in a new order, known to who made it."""
        if kinds:
            self.spread(slots, kinds, slots)
        elif self.touched(slots):
            self.ways.scatter(slots, orders(slots))

    def keep(self, seat: i64, slots: list[int], kinds: list[int]) -> None:
        """Of the top cards one goes to a hand, the others to the bottom."""
        below = [self.new_slot() for _ in slots[1:]]
        if kinds:
            self.spread(slots, kinds, [NOWHERE, *below])
            self.open[kinds[0]] += 1
        elif self.touched(slots):
            goals = [[*below[:n], int(seat), *below[n:]] for n in range(len(slots))]
            self.ways.scatter(slots, goals)
        self.top = self.top[len(slots) :]
        self.bottom.extend(below)
        self.pile -= 1
        self.held[seat] += 1

    def touched(self, places: list[int]) -> bool:
        """Whether a card seen may be in one of some places."""
        return any(self.ways.touches(place) for place in places)

    def give_back(self, place: i64, kind: i64) -> None:
        """A card goes into the pile, which is shuffled."""
        self.take(place, kind, self.held[place], AIR)
        self.held[place] -= 1
        self.pile += 1
        for slot in [int(AIR), *self.top, *self.bottom]:
            self.ways.go(slot, NOWHERE)
        self.top = []
        self.bottom = []

    # Certain or not ------------------------------------------------------------------

    def settle(self, now: i64) -> None:
        """What is certain now, and what has stopped to be."""
        while len(self.place) < len(self.ways.kinds):
            self.place.append(NOWHERE)
            self.since.append(now)
            self.until.append(STILL)
        if len(self.ways.ways) > 1:
            for kind in range(KINDS):
                self.ways.ration(kind, self.deck[kind] - self.open[kind] - self.discard[kind])
        n: i64
        for n in range(len(self.place) - 1, -1, -1):
            self.date(n, now)
        while len(self.ways.ways) > MANY or self.doubts() > DOUBTS:
            self.strike(self.oldest_doubt())

    def date(self, n: i64, now: i64) -> None:
        """Since when a card is known to be in its place, or until when it was."""
        if not self.ways.certain(n):
            self.until[n] = now if self.until[n] == STILL else self.until[n]
            return
        place = self.ways.ways[0][n]
        if place == NOWHERE:
            self.strike(n)
            return
        self.since[n] = self.since[n] if place == self.place[n] else now
        self.place[n] = place
        self.until[n] = STILL

    def strike(self, n: i64) -> None:
        self.ways.forget(n)
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


def trimmed(kinds: list[int]) -> list[int]:
    """A row of cards up to the last that is known."""
    last: i64 = len(kinds)
    while last > 0 and kinds[last - 1] == NO_KIND:
        last -= 1
    return kinds[:last]
