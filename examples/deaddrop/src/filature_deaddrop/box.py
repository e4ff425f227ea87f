"""What is in the box: documents and microphones, counted by kind."""

from typing import Final, NamedTuple

from filature.core.box import Leaflet

FEWEST: Final = 2  # seats
MOST: Final = 4
DEALT: Final = 3  # cards to each, at most

# The kinds of card, and what each is worth.
CARDS: Final = ("paper 1", "paper 2", "paper 3", "bug 2", "bug 3")
VALUES: Final = (1, 2, 3, -2, -3)
KINDS: Final = 5


class Box(NamedTuple):
    """DROP-CARDS-1  How many cards there are of each kind."""

    cards: tuple[int, ...]


def read(leaflet: Leaflet) -> Box:
    """A box from its file, checked."""
    cards = tuple([counted(leaflet, *name.split(" ")) for name in CARDS])
    if sum(cards) < MOST * DEALT:
        leaflet.fail("[papers]", f"and [bugs] must have enough cards for {MOST} players")
    return Box(cards)


def counted(leaflet: Leaflet, sort: str, points: str) -> int:
    """How many cards of a sort have these points."""
    found = leaflet.table(f"{sort}s").get(points)
    if type(found) is not int or found < 0:
        leaflet.fail(f"[{sort}s]", f"must give a whole number for {points}")
    return int(found or 0)
