"""What is in the box: fifty-four cards, as flat tables.

Twenty-seven kinds of card: `LAIR + size` (1 to 9), `TAUNT + letter` (0 to 8) and
`SPY + power` (1 to 9).  KILL-CARDS-1
"""

from typing import Final, final

from mypy_extensions import i64

from filature.core.box import Leaflet
from filature.core.numbers import Numbers, numbers

RANGE: Final = 9  # sizes, powers and letters each have nine places
LAIR: Final = -1
TAUNT: Final = 9
SPY: Final = 17
FIRST_SPY: Final = 18  # the kinds before it have the plain back
KINDS: Final = 27

LETTERS: Final = "ABCDEFGHI"  # KILL-TAUNT-2
COPIES: Final = 2  # KILL-TAUNT-2
FEWEST: Final = 2
MOST: Final = 6


@final
class Box:
    """The cards by kind, and how many are dealt."""

    leaflet: Leaflet  # that it was read from

    def __init__(self, cards: Numbers, hands: Numbers, spies: i64, total: i64) -> None:
        self.cards: Final = cards  # how many of each kind
        self.hands: Final = hands  # cards dealt to each, by number of seats
        self.spies: i64 = spies
        self.total: i64 = total

    def __reduce__(self) -> tuple[object, ...]:
        return read, (self.leaflet,)


def is_spy(kind: i64) -> bool:
    """KILL-CARDS-2  Spies are yellow, and their back too: anyone can tell them from the others."""
    return kind >= FIRST_SPY


def read(leaflet: Leaflet) -> Box:
    """A box from its file, checked."""
    cards = [0] * KINDS
    for size, count in counts(leaflet, "lairs").items():
        cards[LAIR + size] = count
    for power, count in counts(leaflet, "spies").items():
        cards[SPY + power] = count
    for letter in range(len(letters(leaflet))):
        cards[TAUNT + letter] = COPIES
    spies = sum(cards[FIRST_SPY:])
    box = Box(numbers(cards), numbers(hands(leaflet, sum(cards))), spies, sum(cards))
    box.leaflet = leaflet
    return box


def counts(leaflet: Leaflet, name: str) -> dict[int, int]:
    """A table `value = how many`, with values from 1 to 9."""
    found: dict[int, int] = {}
    for key, count in leaflet.table(name).items():
        if key == "provenance":
            continue
        if key not in "123456789" or len(key) != 1:
            leaflet.fail(f"{key} =", f"in [{name}]: a value goes from 1 to {RANGE}")
        if type(count) is not int or not 0 <= count <= 99:
            leaflet.fail(f"{key} =", f"in [{name}]: not a number of cards")
        found[int(key)] = count
    if sum(found.values()) == 0:
        leaflet.fail(f"[{name}]", "has no card")
    return found


def letters(leaflet: Leaflet) -> str:
    """KILL-TAUNT-2  A to I, two of each; a box for study may stop before I."""
    table = leaflet.table("taunts")
    found = table.get("letters")
    if not isinstance(found, str) or not LETTERS.startswith(found) or table.get("copies") != COPIES:
        leaflet.fail("[taunts]", f"must have letters = {LETTERS!r} and copies = {COPIES}")
    return str(found)


def hands(leaflet: Leaflet, total: int) -> list[int]:
    """KILL-SETUP-3  How many cards each is dealt; the deck must keep at least one."""
    sizes = [0] * (MOST + 1)
    table = leaflet.table("hands")
    for seats in range(FEWEST, MOST + 1):
        size = table.get(str(seats))
        if type(size) is not int or not 1 <= size * seats < total:
            leaflet.fail("[hands]", f"must say how many cards {seats} players are dealt")
        assert isinstance(size, int)
        sizes[seats] = size
    return sizes
