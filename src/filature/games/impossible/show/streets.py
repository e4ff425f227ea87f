"""Addresses: every square of the web lies on a street that has a name.

Spokes are streets, numbered outward from the square in the middle; the inner ring is made of
passages, the outer one of boulevards, numbered clockwise.  Each of the six sectors is a quarter.
Squares of another board keep the names that its box gives them.
"""

from functools import lru_cache
from typing import Final

from filature.core.scene import DRAWN

from ..box import Box

MIDDLE: Final = "H"
STREETS: Final = {"S": ("street-", 6), "I": ("passage-", 2), "O": ("boulevard-", 5)}
QUARTERS: Final = ("stadium", "harbour", "station", "park", "opera", "market")
WEB: Final = {
    f"{letter}{quarter}{number}"
    for letter, (_, last) in STREETS.items()
    for quarter in range(len(QUARTERS))
    for number in range(1, last + 1)
} | {MIDDLE}


@lru_cache(DRAWN)
def address(box: Box, square: int) -> tuple[str, int]:
    """The key of a street and a number on it; the square in the middle has none.  Nothing on
    another board."""
    name = box.names[square]
    if set(box.names) != WEB:
        return "", 0
    if name == MIDDLE:
        return "square-star", 0
    return STREETS[name[0]][0] + QUARTERS[int(name[1])], int(name[2])


def spoken(box: Box, square: int) -> str:
    """A square as a blank of a sentence."""
    street, number = address(box, square)
    if not street:
        return box.names[square]
    return f"={street}/{number}" if number else f"={street}"
