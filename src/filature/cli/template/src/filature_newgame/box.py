"""What is in the box: how many cards of each value, and how many are dealt.

A box is data: another deck is another file in `boxes/` and no code.  `read` turns the file into
plain numbers and refuses what cannot be played; `leaflet.fail` tells file, line and reason.
"""

from typing import Final, NamedTuple

from filature.core.box import Leaflet

FEWEST: Final = 2  # seats
MOST: Final = 4
HIGHEST: Final = 5  # value of a card
WIDTH: Final = HIGHEST + 1  # cells of a pile: a card's value is its place, and 0 is no card


class Box(NamedTuple):
    """NEWGAME-CARDS-1  The cards, counted by value; and how many each is dealt."""

    cards: tuple[int, ...]
    hand: int


def read(leaflet: Leaflet) -> Box:
    """A box from its file, checked."""
    cards = [0, *[whole(leaflet, "cards", str(value)) for value in range(1, WIDTH)]]
    hand = whole(leaflet, "hands", "cards")
    if not 1 <= hand * MOST <= sum(cards):
        leaflet.fail("[hands]", f"must be one at least, and leave enough for {MOST} players")
    return Box(tuple(cards), hand)


def whole(leaflet: Leaflet, table: str, key: str) -> int:
    """A whole number of a table."""
    found = leaflet.table(table).get(key)
    if type(found) is not int or found < 0:
        leaflet.fail(f"[{table}]", f"must give a whole number for {key}")
    return int(found or 0)
