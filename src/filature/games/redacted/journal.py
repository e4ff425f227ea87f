"""What was seen of the objects, by whom and when: the memory of all seats in one list.

Every entry is one number: when, what, two places, up to three kinds, and who saw the kinds.
A seat reads the same list with the kinds blanked where it did not see them; all that it can
know of hands, briefcases and pile follows from that.
"""

from typing import Final

from mypy_extensions import i64

from filature.core.seat import EVERYONE, Seats

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

ALL: Final = 127  # everyone, spectators too
KINDS_BITS: Final = 0x3FFF80
WHEN: Final = 34


def entry(when: i64, what: i64, one: i64, two: i64, seen: Seats) -> i64:
    """An entry without kinds; `seen` is an audience."""
    return (when << WHEN) | (what << 30) | (one << 26) | (two << 22) | (seen & ALL)


def kinds(a: i64, b: i64, c: i64) -> i64:
    """The part of an entry that only its audience reads; NO_KIND where there is none."""
    return ((a + 1) << 17) | ((b + 1) << 12) | ((c + 1) << 7)


def as_read(line: i64, seat: i64) -> i64:
    """The entry as a seat reads it."""
    open_to = line & ALL
    known = open_to == ALL if seat < 0 else (open_to >> seat) & 1 == 1
    return line if known else line & ~KINDS_BITS


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


assert EVERYONE & ALL == ALL
