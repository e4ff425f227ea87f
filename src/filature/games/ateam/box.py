"""What is in the box: a track from the gate to the vault, and thirty-five cards.

A space is a number from 0, the gate, to `vault`.  A card is one of forty-one kinds: five
that say what they do, and `LABS + (lab - 1) * NUMBERS + number - 1`.  AT-CONT-1, AT-CARD-11
"""

from typing import Final, final

from mypy_extensions import i64

from filature.core.box import Leaflet, drawable
from filature.core.numbers import Numbers, numbers

# Spaces.
PLAIN: Final = 0
START: Final = 1
GUARD: Final = 2
TV: Final = 3
ROLL: Final = 4
SAFE: Final = 5
NARROW: Final = 6
VAULT: Final = 7
LAB: Final = 7  # LAB + 1, 2, 3
FINAL: Final = 11
SPACES: Final = (
    "plain", "start", "guard", "tv", "roll", "safe", "narrow", "vault", "lab1", "lab2", "lab3",
    "final",
)  # fmt: skip
NOWHERE: Final = -1
LONGEST: Final = 150  # spaces

# Cards.
PLUS: Final = 0
CLEAR: Final = 1
LEAD: Final = 2
BENCH: Final = 3
ROAM: Final = 4
LABS: Final = 5
NUMBERS: Final = 12  # a lab card has a number from 1 to 12
KINDS: Final = 41
NAMES: Final = ("plus3", "clear", "lead", "bench", "roam")
TOTAL: Final = 35
HAND: Final = 3
NO_CARD: Final = 41  # an empty place of a hand: after every kind

FEWEST: Final = 2
MOST: Final = 4
CHARACTERS: Final = ("hannibal", "face", "murdock", "amy")


@final
class Box:
    """The track and the deck.  What depends on the way one faces is kept at `out * length`."""

    leaflet: Leaflet  # that it was read from

    def __init__(self, kinds: list[int], cards: list[int], x: list[float], y: list[float]) -> None:
        self.kinds: Final[Numbers] = numbers(kinds)
        self.cards: Final[Numbers] = numbers(cards)
        self.x: Final = x
        self.y: Final = y
        self.length: i64 = len(kinds)
        self.vault: i64 = len(kinds) - 1
        self.guard_behind: Final[Numbers] = all_nearest(kinds, GUARD, GUARD, True)
        self.lab_ahead: Final[Numbers] = all_nearest(kinds, LAB + 1, FINAL, False)

    def __reduce__(self) -> tuple[object, ...]:
        return read, (self.leaflet,)


def all_nearest(kinds: list[int], low: int, high: int, behind: bool) -> Numbers:
    """From every space, facing inwards; then from every space again, facing outwards."""
    ways = range(2 * len(kinds))
    return numbers([nearest(kinds, way, low, high, behind) for way in ways])


def nearest(kinds: list[int], way: int, low: int, high: int, behind: bool) -> int:
    """AT-CARD-5, AT-CARD-7  The nearest space of some kinds, ahead or behind; or NOWHERE."""
    out, place = divmod(way, len(kinds))
    step = -1 if (out == 1) != behind else 1
    place += step
    while 0 <= place < len(kinds):
        if low <= kinds[place] <= high:
            return place
        place += step
    return NOWHERE


def lab_of(card: i64) -> i64:
    """The symbol of a lab card: 1, 2 or 3."""
    return (card - LABS) // NUMBERS + 1


def number_of(card: i64) -> i64:
    """The number printed on a lab card; 0 for another card."""
    return (card - LABS) % NUMBERS + 1 if card >= LABS else 0


def read(leaflet: Leaflet) -> Box:
    """A box from its file, checked."""
    kinds = track(leaflet)
    if leaflet.table("hands").get("cards") != HAND:
        leaflet.fail("[hands]", f"must have cards = {HAND}")
    box = Box(kinds, cards(leaflet), line(leaflet, "x", kinds), line(leaflet, "y", kinds))
    box.leaflet = leaflet
    return box


def track(leaflet: Leaflet) -> list[int]:
    """The spaces, from the gate to the vault."""
    names = leaflet.table("track").get("spaces")
    if not isinstance(names, list) or not 12 <= len(names) <= LONGEST:
        leaflet.fail("spaces =", f"must list 12 to {LONGEST} spaces")
    assert isinstance(names, list)
    for name in names:
        if name not in SPACES:
            leaflet.fail(f'"{name}"', f"is no space; there are: {', '.join(SPACES)}")
    for end, place in (("start", 0), ("vault", len(names) - 1)):
        if names[place] != end or names.count(end) != 1:
            leaflet.fail("spaces =", f"must have one {end!r}, at its place {place}")
    check_kinds(leaflet, names)
    return [SPACES.index(name) for name in names]


def check_kinds(leaflet: Leaflet, names: list[str]) -> None:
    """AT-CARD-9  Every kind that the sheet names; the final lab comes after all others."""
    for kind in SPACES:
        if names.count(kind) < (2 if kind == "guard" else 1):
            leaflet.fail("spaces =", f"has not enough spaces of the kind {kind!r}")
    labs = [name for name in names if name in SPACES[LAB + 1 :]]
    if labs.count("final") > 1 or labs[-1] != "final":
        leaflet.fail("spaces =", "must have one 'final', after all other labs")


def line(leaflet: Leaflet, key: str, kinds: list[int]) -> list[float]:
    """One coordinate of every space."""
    numbers = leaflet.table("layout").get(key)
    if not isinstance(numbers, list) or len(numbers) != len(kinds):
        leaflet.fail(f"{key} =", f"in [layout]: must have {len(kinds)} numbers, one a space")
    assert isinstance(numbers, list)
    for number in numbers:
        if not drawable(number):
            leaflet.fail(f"{key} =", f"in [layout]: {number!r:.40} is no number to draw at")
    return [float(number) for number in numbers]


def cards(leaflet: Leaflet) -> list[int]:
    """AT-CONT-1  Thirty-five instruction cards."""
    found = [0] * KINDS
    table = leaflet.table("cards")
    for kind, name in enumerate(NAMES):
        count = table.get(name)
        if type(count) is not int or not 0 <= count <= TOTAL:
            leaflet.fail(f"{name} =", "in [cards]: not a number of cards")
        assert isinstance(count, int)
        found[kind] = count
    for lab in range(3):
        for number in printed(leaflet, f"lab{lab + 1}"):
            found[LABS + lab * NUMBERS + number - 1] += 1
    if sum(found) != TOTAL:
        leaflet.fail("[cards]", f"has {sum(found)} cards, not {TOTAL}")
    if found[BENCH] >= TOTAL - MOST * HAND:
        leaflet.fail("bench =", "in [cards]: too many for the talon never to run dry")
    return found


def printed(leaflet: Leaflet, name: str) -> list[int]:
    """AT-CARD-8  The numbers printed on the cards of one lab."""
    numbers = leaflet.table("cards").get(name)
    if not isinstance(numbers, list) or not numbers:
        leaflet.fail(f"{name} =", "in [cards]: must list the numbers of its cards")
    assert isinstance(numbers, list)
    for number in numbers:
        if type(number) is not int or not 1 <= number <= NUMBERS:
            leaflet.fail(f"{name} =", f"in [cards]: a number goes from 1 to {NUMBERS}")
    return numbers
