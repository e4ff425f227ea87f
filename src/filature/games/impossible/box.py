"""What is in the box: six agents, their clues, and the board, as flat tables.

MI-CONT-1  A board, six figures, six booklets, six mission cards, thirty clue cards, a die.

Agents are numbered in the order of the hunt: each hunts the next, the last hunts the first.
Clue cards are of seven kinds, six features and the diversion.  The thirty coloured squares
are spots, numbered `colour * OWN + place`.
"""

from typing import Any, Final, final

from mypy_extensions import i64

from filature.core.box import Leaflet, drawable
from filature.core.numbers import Numbers, numbers
from filature.parts.reach import APART, distances, within

AGENTS: Final = 6
TRAITS: Final = 4  # features of an agent
FEATURES: Final = 6
DIVERSION: Final = 6  # the kind of card that teaches nothing
KINDS: Final = 7
OWN: Final = 5  # squares of a colour, and cards of an agent
SPOTS: Final = 30
FACES: Final = 6  # of the die
FEWEST: Final = 3  # MI-SETUP-9
MOST: Final = 6
MOST_SQUARES: Final = 1000
NO_SPOT: Final = -1

NATIONS: Final = ("english", "russian", "german", "chinese", "french", "american")
LOOKS: Final = (
    *("sunglasses", "nose", "wart", "beard", "scar", "moustache"),
    *("hat", "monocle", "pipe", "earring", "limp", "tattoo"),
)
COLOURS: Final = (
    *("red", "yellow", "green", "blue", "black", "white"),
    *("orange", "violet", "brown", "pink", "grey"),
)


@final
class Box:
    """The agents, the clues and the board."""

    names: list[str]  # of the squares
    x: list[float]
    y: list[float]
    colours: list[str]
    square: Numbers  # of each spot
    spot: Numbers  # of each square, or NO_SPOT
    links: list[tuple[int, int]]
    steps: list[int]  # from square to square
    farthest: i64  # the longest of them
    reach: list[list[int]]  # the squares within some steps, at steps * squares + start

    leaflet: Leaflet  # that it was read from

    def __init__(self, agents: list[str], features: list[str], traits: list[int]) -> None:
        self.agents: Final = agents
        self.features: Final = features
        self.traits: Final = traits  # the features of each agent, a bit each
        self.having: Final = having(traits)  # the agents with each feature, a bit each

    def __reduce__(self) -> tuple[object, ...]:
        return read, (self.leaflet,)


def having(traits: list[int]) -> list[int]:
    """MI-CLUE-3  The agents that a clue leaves; the diversion leaves all (MI-CLUE-4)."""
    found = [0] * FEATURES + [(1 << AGENTS) - 1]
    agent: i64
    feature: i64
    for agent in range(AGENTS):
        for feature in range(FEATURES):
            found[feature] |= ((traits[agent] >> feature) & 1) << agent
    return found


def card_list(box: Box, agent: i64) -> list[int]:
    """MI-SETUP-2  The five clue cards of an agent: four features and the diversion."""
    cards: list[int] = []
    feature: i64
    for feature in range(FEATURES):
        if (box.traits[agent] >> feature) & 1:
            cards.append(feature)
    cards.append(DIVERSION)
    return cards


def read(leaflet: Leaflet) -> Box:
    """A box from its file, checked."""
    agents = known_names(leaflet, "hunt", "order", NATIONS)
    features = known_names(leaflet, "features", "names", LOOKS)
    box = Box(agents, features, traits(leaflet, agents, features))
    read_squares(leaflet, box)
    read_colours(leaflet, box)
    read_links(leaflet, box)
    box.leaflet = leaflet
    return box


def known_names(leaflet: Leaflet, table: str, key: str, known: tuple[str, ...]) -> list[str]:
    """Six different names that the catalogues have words for."""
    names = words(leaflet, table, key)
    for name in names:
        if name not in known:
            leaflet.fail(f"{key} =", f"in [{table}]: {name!r} is none of {', '.join(known)}")
    if len(names) != 6 or len(set(names)) != 6:
        leaflet.fail(f"{key} =", f"in [{table}]: must name six, each once")
    return names


def words(leaflet: Leaflet, table: str, key: str) -> list[str]:
    """A list of names."""
    found: list[str] = []
    value: Any = leaflet.table(table).get(key)
    if not isinstance(value, list):
        leaflet.fail(f"[{table}]", f"must have {key} = [ … ]")
    for word in value:
        if not isinstance(word, str):
            leaflet.fail(f"{key} =", f"in [{table}]: {word!r} is not a name")
        found.append(str(word))
    return found


def keys(leaflet: Leaflet, table: str) -> list[str]:
    return [key for key in leaflet.table(table) if key != "provenance"]


def traits(leaflet: Leaflet, agents: list[str], features: list[str]) -> list[int]:
    """MI-SETUP-2, MI-CLUE-3  Four features an agent; no two agents look the same."""
    found: list[int] = []
    for agent in agents:
        own = words(leaflet, "clues", agent)
        for feature in own:
            if feature not in features:
                leaflet.fail(f"{agent} =", f"in [clues]: {feature!r} is no feature of this box")
        if len(own) != TRAITS or len(set(own)) != TRAITS:
            leaflet.fail(f"{agent} =", f"in [clues]: must name {TRAITS} features, each once")
        bits = 0
        for feature in own:
            bits |= 1 << features.index(feature)
        if bits in found:
            leaflet.fail(f"{agent} =", f"in [clues]: looks like the {agents[found.index(bits)]}")
        found.append(bits)
    return found


def read_squares(leaflet: Leaflet, box: Box) -> None:
    """The squares, and where they are drawn."""
    box.names, box.x, box.y = [], [], []
    table = leaflet.table("squares")
    for name in keys(leaflet, "squares"):
        place: Any = table[name]
        if not isinstance(place, list) or len(place) != 2:
            leaflet.fail(f"{name} =", "in [squares]: must be [x, y]")
        for number in place:
            if not drawable(number):
                leaflet.fail(f"{name} =", f"[squares]: {number!r:.40} is not a number to draw at")
        box.names.append(name)
        box.x.append(float(place[0]))
        box.y.append(float(place[1]))
    if not SPOTS <= len(box.names) <= MOST_SQUARES:
        leaflet.fail("[squares]", f"must have {SPOTS} to {MOST_SQUARES} squares")


def read_colours(leaflet: Leaflet, box: Box) -> None:
    """MI-SETUP-5  Six colours, five squares each; no square has two colours."""
    box.colours = keys(leaflet, "colours")
    squares: list[int] = []
    if len(box.colours) != MOST:
        leaflet.fail("[colours]", f"must have {MOST} colours")
    for colour in box.colours:
        if colour not in COLOURS:
            leaflet.fail(f"{colour} =", f"in [colours]: is none of {', '.join(COLOURS)}")
        names = words(leaflet, "colours", colour)
        if len(names) != OWN:
            leaflet.fail(f"{colour} =", f"in [colours]: must name {OWN} squares")
        for name in names:
            square = square_named(leaflet, box, name, f"{colour} =")
            if square in squares:
                leaflet.fail(f"{colour} =", f"in [colours]: {name} has a colour already")
            squares.append(square)
    box.square = numbers(squares)
    spots = [NO_SPOT] * len(box.names)
    for spot, square in enumerate(squares):
        spots[square] = spot
    box.spot = numbers(spots)


def square_named(leaflet: Leaflet, box: Box, name: str, mark: str) -> int:
    if name not in box.names:
        leaflet.fail(mark, f"names {name!r}, which is no square")
    return box.names.index(name)


def read_links(leaflet: Leaflet, box: Box) -> None:
    """MI-MOVE-3  Every link works both ways, stands once, and every square can be reached."""
    box.links = []
    ways: list[list[int]] = [[] for _ in box.names]
    for name in keys(leaflet, "links"):
        start = square_named(leaflet, box, name, "[links]")
        for other in words(leaflet, "links", name):
            end = square_named(leaflet, box, other, "[links]")
            if start == end or end in ways[start]:
                leaflet.fail("[links]", f"{name} to {other} stands twice, or leads nowhere")
            box.links.append((start, end))
            ways[start].append(end)
            ways[end].append(start)
    box.steps = distances(ways)
    if APART in box.steps:
        lost = box.names[box.steps.index(APART) % len(box.names)]
        leaflet.fail("[links]", f"no way leads to {lost}")
    box.farthest = max(box.steps)
    measure(box)


def measure(box: Box) -> None:
    """MI-MOVE-1  The squares within one, two, three … steps of every square."""
    squares: i64 = len(box.names)
    box.reach = []
    most: i64
    start: i64
    for most in range(box.farthest + 1):
        for start in range(squares):
            box.reach.append(within(box.steps, squares, start, most))
