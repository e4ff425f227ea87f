"""What was seen of the objects, by whom and when: the memory of all seats in one list.

Every entry is one number: when, what, two places, up to three kinds, and who saw the kinds.
A seat reads the same list with the kinds blanked where it did not see them; all that it can
know of hands, briefcases and pile follows from that.  A `Reader` takes it apart line by line.
"""

from typing import Final

from mypy_extensions import i64

from filature.core.numbers import Numbers, zeros
from filature.core.seat import EVERYONE, Seat, Seats, only

from .box import CASES, CONTRABAND, KINDS, NO_KIND, is_case

# Places.  0 to 5 are hands.
CASE_PLACE: Final = 6  # CASE_PLACE + case
DECK: Final = 8
DISCARD: Final = 9
PLANE: Final = 10
PLACES: Final = 11

# What happened.
MOVED: Final = 0  # one card from a place to another
GAVE: Final = 1  # the same, chosen by its owner in a friendly exchange
SWAPPED: Final = 2  # two hands, a card each, at the same time
SEEN: Final = 3  # a place holds at least these
ORDERED: Final = 4  # the top cards, looked at and put back; the second place counts them
KEPT: Final = 5  # of the top cards one is kept, the others go to the bottom
SHUFFLED: Final = 6  # the discard pile becomes the deck
RETURNED: Final = 7  # a card goes back into the deck, which is shuffled
LOYALTY: Final = 8  # one of three loyalty cards of a seat: nation + 1, or 4 for a blank
MET: Final = 9  # two seats, with the cards they showed + 1

# What is known of a card that changed its place unseen.
NO_CASE: Final = 1  # it was put into a briefcase, so it is none
NO_CONTRABAND: Final = 2  # it was given away

ALL: Final = 127  # everyone, spectators too
KINDS_BITS: Final = 0x3FFF80
WHEN: Final = 34


def entry(when: i64, what: i64, one: i64, two: i64, seen: Seats) -> i64:
    """An entry without kinds; `seen` is an audience."""
    return (when << WHEN) | (what << 30) | (one << 26) | (two << 22) | (seen & ALL)


def kinds(a: i64, b: i64, c: i64) -> i64:
    """The part of an entry that only its audience reads; NO_KIND where there is none."""
    return ((a + 1) << 17) | ((b + 1) << 12) | ((c + 1) << 7)


def as_read(journal: list[int], seat: Seat) -> tuple[int, ...]:
    """The journal as a seat reads it, or somebody who watches."""
    eyes: i64 = only(seat) if seat >= 0 else ALL
    return tuple([line if line & eyes == eyes else line & ~KINDS_BITS for line in journal])


def when(line: i64) -> i64:
    return line >> WHEN


def what(line: i64) -> i64:
    return (line >> 30) & 15


def one(line: i64) -> i64:
    return (line >> 26) & 15


def two(line: i64) -> i64:
    return (line >> 22) & 15


def first_kind(line: i64) -> i64:
    return ((line >> 17) & 31) - 1


def second_kind(line: i64) -> i64:
    return ((line >> 12) & 31) - 1


def third_kind(line: i64) -> i64:
    return ((line >> 7) & 31) - 1


def kinds_of(line: i64) -> list[int]:
    """The kinds that can be read."""
    found = (first_kind(line), second_kind(line), third_kind(line))
    return [int(kind) for kind in found if kind != NO_KIND]


def fits(known: i64, kind: i64) -> bool:
    """Whether what is known of a card allows a kind."""
    if known & NO_CASE and is_case(kind):
        return False
    return not (known & NO_CONTRABAND and kind == CONTRABAND)


class Reader:
    """Reads a journal as one seat and counts the discards; who reads says what follows from each
    line.  `kinds` is empty, or `kind` is NO_KIND, where the seat did not see the cards."""

    def __init__(self, seat: i64, tradeable: bool) -> None:
        self.seat: i64 = seat
        self.gift: i64 = 0 if tradeable else NO_CONTRABAND  # what is known of one: RED-CONTRA-4
        self.discard: Numbers = zeros(KINDS)

    def read(self, line: i64) -> None:
        """One line."""
        event, place, other, seen = what(line), one(line), two(line), kinds_of(line)
        if event in (MOVED, GAVE):
            self.carry(place, other, first_kind(line), self.gift if event == GAVE else 0)
        elif event == SWAPPED and (seen or not self.sees(line)):
            self.swap(place, other, seen)
        elif event == SEEN and seen:
            self.look(place, seen)
        elif event == ORDERED:
            self.order(other, seen)
        elif event == KEPT:
            self.keep(place, other, seen)
        elif event == SHUFFLED:
            self.reshuffle(self.discard)
            self.discard = zeros(KINDS)
        elif event == RETURNED:
            self.give_back(place, first_kind(line))

    def sees(self, line: i64) -> bool:
        return self.seat >= 0 and (line >> self.seat) & 1 == 1

    def carry(self, source: i64, goal: i64, kind: i64, known: i64) -> None:
        if goal == DISCARD:
            self.discard[kind] += 1
        in_case = CASE_PLACE <= goal < CASE_PLACE + CASES
        self.move(source, goal, kind, known | NO_CASE if in_case else known)

    def move(self, source: i64, goal: i64, kind: i64, known: i64) -> None:
        """One card from a place to another."""
        raise NotImplementedError

    def swap(self, left: i64, right: i64, kinds: list[int]) -> None:
        """Two hands exchange a card; unseen, perhaps nothing."""
        raise NotImplementedError

    def look(self, place: i64, kinds: list[int]) -> None:
        """A place holds at least these."""
        raise NotImplementedError

    def order(self, count: i64, kinds: list[int]) -> None:
        """So many cards on top of the pile lie in a new order, known to who made it."""
        raise NotImplementedError

    def keep(self, seat: i64, count: i64, kinds: list[int]) -> None:
        """Of so many on top of the pile one goes to a hand, the others to the bottom."""
        raise NotImplementedError

    def reshuffle(self, discard: Numbers) -> None:
        """The discards become the pile, which was empty."""
        raise NotImplementedError

    def give_back(self, place: i64, kind: i64) -> None:
        """A card goes into the pile, which is shuffled."""
        raise NotImplementedError


assert EVERYONE & ALL == ALL
