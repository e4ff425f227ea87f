"""What is in the box: board, transit table, Q's links, dice and mission sheets, as flat tables."""

from typing import Any, Final, final

from mypy_extensions import i64

from filature.core.box import Leaflet, drawable
from filature.core.numbers import numbers

from .actions import BEST_GAIN, FACES, FIRST_MISSION, MISSIONS, MOST_BONUS, TYPES
from .places import COUNT, LONDON, NOWHERE, PLACES, place_named
from .ways import AIR, FAR, LAND, SEA, SPACE, TRANSIT, Routes, Ways

FEWEST: Final = 2  # BOND-SETUP-8
MOST: Final = 6
SIDES: Final = 6

# The sorts of stages: the fights come first.
COMBAT: Final = 0
INTELLIGENCE: Final = 1
Q: Final = 2
REPORT: Final = 3
NO_STAGE: Final = 4
SORTS: Final = ("combat", "intelligence", "q", "report")

DICE: Final = ("white", "black", "red", "yellow", "blue")
WHITE: Final = 0
BLACK: Final = 1
FIRST_Q_DIE: Final = 2
BRIEFS: Final = (7, 5, 7, 6, 6, 7, 7, 8, 7, 7)  # how many texts there are for each mission


@final
class Sheet:
    """A mission sheet.  BOND-STAGE-1  Value, allocation, stages in their order."""

    def __init__(self, value: int, allocation: list[int], stages: list[list[int]]) -> None:
        self.value: Final = value
        self.allocation: Final = allocation
        self.stages: Final = stages  # place, sort, gear to obtain, number of the text


@final
class Missions:
    """The ten mission sheets, as flat rows; stages are numbered through."""

    def __init__(self, sheets: list[Sheet]) -> None:
        stages = [stage for sheet in sheets for stage in sheet.stages]
        starts = [0]
        for sheet in sheets:
            starts.append(starts[-1] + len(sheet.stages))
        self.value: Final = numbers([sheet.value for sheet in sheets])
        self.allocation: Final = numbers([n for sheet in sheets for n in sheet.allocation])
        self.start: Final = numbers(starts)
        self.place: Final = numbers([stage[0] for stage in stages])
        self.sort: Final = numbers([stage[1] for stage in stages])
        self.gear: Final = numbers([stage[2] for stage in stages])
        self.brief: Final = numbers([stage[3] for stage in stages])


@final
class Bonus:
    """BOND-FORM-6, BOND-FORM-8  What a point left over is worth; the most of them, by mission."""

    def __init__(self, point: int, share: int, most: list[int]) -> None:
        self.point: i64 = point
        self.share: i64 = share  # in percent
        self.most: Final = numbers(most)


@final
class Box:
    """Everything printed, read and checked."""

    leaflet: Leaflet  # that it was read from

    def __init__(
        self, ways: tuple[Ways, Ways, Ways], faces: list[int], missions: Missions, bonus: Bonus
    ) -> None:
        self.lines: Final = ways[0]
        self.transit: Final = ways[1]
        self.express: Final = ways[2]
        self.routes: Final = Routes(both(ways[0], ways[1]), ways[2])
        self.faces: Final = numbers(faces)  # at die * SIDES + side
        self.missions: Final = missions
        self.bonus: Final = bonus
        self.map: list[tuple[float, float]] = []

    def __reduce__(self) -> tuple[object, ...]:
        return read, (self.leaflet,)

    def weight(self, die: i64, face: i64) -> i64:
        """On how many sides of a die a face stands."""
        sides: i64 = 0
        side: i64
        for side in range(die * SIDES, (die + 1) * SIDES):
            sides += 1 if self.faces[side] == face else 0
        return sides


def both(one: Ways, two: Ways) -> Ways:
    """The ways of public transport: lines and transit."""
    ways = [
        (start, ways.to[way], ways.price[way], ways.kind[way])
        for ways in (one, two)
        for start in range(COUNT)
        for way in range(ways.start[start], ways.start[start + 1])
        if start < ways.to[way]
    ]
    return Ways(ways)


def read(leaflet: Leaflet) -> Box:
    """A box from its file, checked."""
    ways = (Ways(lines(leaflet)), Ways(transit(leaflet)), Ways(express(leaflet)))
    sheets = [sheet(leaflet, f"mission_{FIRST_MISSION + n}") for n in range(MISSIONS)]
    box = Box(ways, dice(leaflet), Missions(sheets), bonus(leaflet, sheets))
    box.map += positions(leaflet)
    check_reach(leaflet, box)
    check_distances(leaflet, box)
    box.leaflet = leaflet
    return box


# The board ------------------------------------------------------------------------------


def positions(leaflet: Leaflet) -> list[tuple[float, float]]:
    """Where each place of the annex stands; all of them and no other."""
    table = leaflet.table("map")
    for name in table:
        if name != "provenance" and name not in PLACES:
            leaflet.fail(f"{name} =", "is no place of the annex")
    found: list[tuple[float, float]] = []
    for name in PLACES:
        spot = table.get(name)
        if not isinstance(spot, list) or len(spot) != 2 or not all(drawable(n) for n in spot):
            leaflet.fail(f"{name} =" if name in table else "[map]", f"must place {name} at [x, y]")
        assert isinstance(spot, list)
        found.append((float(spot[0]), float(spot[1])))
    if len(set(found)) < len(found):
        leaflet.fail("[map]", "puts two places on one spot")
    return found


def lines(leaflet: Leaflet) -> list[tuple[int, int, int, int]]:
    """BOND-MOVE-2  Red lines by land, blue by sea, yellow through space: one turn each."""
    found: list[tuple[int, int, int, int]] = []
    for table in ("lines_sheet", "lines"):
        for kind, name in ((LAND, "land"), (SEA, "sea"), (SPACE, "space")):
            for row in rows(leaflet, table, name):
                start, end = ends(leaflet, row, 2)
                found.append((start, end, 1, kind))
    return unique(leaflet, "[lines]", found)


def transit(leaflet: Leaflet) -> list[tuple[int, int, int, int]]:
    """BOND-MOVE-4, BOND-MOVE-5  The transit table; California is either of two places."""
    found: list[tuple[int, int, int, int]] = []
    either = rows(leaflet, "transit_sheet", "california")
    for table in ("transit_sheet", "transit"):
        for row in rows(leaflet, table, "turns"):
            for written in spelled_out(row, either):
                start, end = ends(leaflet, written, 3, row)
                found.append((start, end, whole(leaflet, row, written[2], 9), TRANSIT))
    return unique(leaflet, "[transit]", found)


def spelled_out(row: Any, either: list[Any]) -> list[Any]:
    """A row of the transit table, once for each place that its California may be."""
    if not isinstance(row, list) or "california" not in row:
        return [row]
    return [[name if cell == "california" else cell for cell in row] for name in either]


def express(leaflet: Leaflet) -> list[tuple[int, int, int, int]]:
    """BOND-MOVE-8, BOND-MOVE-10  Q's links, by air, road or sea, with their price."""
    found: list[tuple[int, int, int, int]] = []
    for table in ("express_sheet", "express"):
        for kind, name in ((AIR, "air"), (LAND, "road"), (SEA, "sea")):
            for row in rows(leaflet, table, name):
                start, end = ends(leaflet, row, 3)
                found.append((start, end, whole(leaflet, row, row[2], 9), kind))
    return unique(leaflet, "[express]", found)


def rows(leaflet: Leaflet, table: str, key: str) -> list[Any]:
    """The rows of a table under a key; none when it has no such key."""
    found = leaflet.table(table).get(key, [])
    if not isinstance(found, list):
        leaflet.fail(f"[{table}]", f"{key} is no list")
    assert isinstance(found, list)
    return found


def ends(leaflet: Leaflet, row: Any, cells: int, mark: Any = None) -> tuple[int, int]:
    """The two places of a row."""
    if not isinstance(row, list) or len(row) != cells:
        leaflet.fail(written(mark or row), f"must have {cells} entries")
    places: list[int] = []
    for name in row[:2]:
        place = place_named(str(name))
        if place == NOWHERE:
            leaflet.fail(written(mark or row), f"{name} is no place of the annex")
        places.append(place)
    if places[0] == places[1]:
        leaflet.fail(written(mark or row), "leads nowhere")
    return places[0], places[1]


def whole(leaflet: Leaflet, row: Any, number: Any, most: int) -> int:
    if type(number) is not int or not 1 <= number <= most:
        leaflet.fail(written(row), f"ends with no number from 1 to {most}")
    assert isinstance(number, int)
    return number


def written(row: Any) -> str:
    """A row as it stands in the file, so that its line can be found."""
    if not isinstance(row, list):
        return str(row)
    cells = [f'"{cell}"' if isinstance(cell, str) else str(cell) for cell in row]
    return f"[{', '.join(cells)}]"


def unique(
    leaflet: Leaflet, mark: str, ways: list[tuple[int, int, int, int]]
) -> list[tuple[int, int, int, int]]:
    """BOND-MOVE-12  One price both ways: no way stands twice."""
    seen: set[tuple[int, int]] = set()
    for start, end, _, _ in ways:
        key = (min(start, end), max(start, end))
        if key in seen:
            leaflet.fail(mark, f"{PLACES[start]} and {PLACES[end]} are joined twice")
        seen.add(key)
    return ways


# Dice and bonus -------------------------------------------------------------------------


def dice(leaflet: Leaflet) -> list[int]:
    """Six faces each.  BOND-Q-4  The worst throw at Q gives 1 point, the best 4."""
    faces: list[int] = []
    table = leaflet.table("dice")
    for name in DICE:
        die = table.get(name)
        if not isinstance(die, list) or len(die) != SIDES:
            leaflet.fail(f"{name} =" if name in table else "[dice]", f"{name}: give six faces")
        assert isinstance(die, list)
        low, high = (0, FACES - 1) if name in ("white", "black") else (1, BEST_GAIN)
        if not all(type(face) is int and low <= face <= high for face in die):
            leaflet.fail(f"{name} =", f"a face goes from {low} to {high}")
        faces += die
    if len(set(faces[:SIDES])) < 2:
        leaflet.fail("white =", "has one face only: nobody could throw for the order")
    return faces


def bonus(leaflet: Leaflet, sheets: list[Sheet]) -> Bonus:
    """BOND-FORM-6, BOND-FORM-8"""
    point = amount(leaflet, "bonus", "point", 1, 1000)
    share = amount(leaflet, "bonus", "most", 0, 100)
    most = [sheet.value * share // (100 * point) for sheet in sheets]
    if max(most) > MOST_BONUS:
        leaflet.fail("[bonus]", f"lets {max(most)} points be valued; {MOST_BONUS} is the most")
    return Bonus(point, share, most)


def amount(leaflet: Leaflet, name: str, key: str, low: int, high: int) -> int:
    """One number of a table."""
    value = leaflet.table(name).get(key)
    if type(value) is not int or not low <= value <= high:
        leaflet.fail(f"[{name}]", f"{key} goes from {low} to {high}")
    assert isinstance(value, int)
    return value


# The missions ---------------------------------------------------------------------------


def sheet(leaflet: Leaflet, name: str) -> Sheet:
    """BOND-STAGE-1  One mission sheet."""
    written = rows(leaflet, name, "stages")
    stages = [stage(leaflet, name, number, row) for number, row in enumerate(written, 1)]
    reports = [number for number, (_, sort, _, _) in enumerate(stages, 1) if sort == REPORT]
    if len(stages) < 2 or reports != [len(stages)] or stages[-1][0] != LONDON:  # BOND-STAGE-15
        leaflet.fail(f"[{name}]", "must end with its only report, at london")
    allocation = [amount(leaflet, name, kind, 0, 99) for kind in TYPES]
    return Sheet(amount(leaflet, name, "value", 1, 9999), allocation, stages)


def stage(leaflet: Leaflet, name: str, number: int, row: Any) -> list[int]:
    """BOND-STAGE-3, BOND-STAGE-4, BOND-STAGE-6  Place, sort, and the value to obtain at Q."""
    if not isinstance(row, dict):
        leaflet.fail(f"[{name}]", f"stage {number} is no table")
    assert isinstance(row, dict)
    place = place_named(str(row.get("place")))
    if place == NOWHERE:
        leaflet.fail(f"[{name}]", f"stage {number}: {row.get('place')} is no place of the annex")
    if row.get("do") not in SORTS:
        leaflet.fail(f"[{name}]", f"stage {number}: do one of {', '.join(SORTS)}")
    sort = SORTS.index(str(row.get("do")))
    gear = row.get("gear", 0)
    if type(gear) is not int or not 0 <= gear <= 99 or (gear and sort != Q):
        leaflet.fail(f"[{name}]", f"stage {number}: only a stage of Q has gear to obtain")
    text = row.get("brief", 0)
    if type(text) is not int or (text and text not in known_briefs()):
        leaflet.fail(f"[{name}]", f"stage {number}: there is no brief {text}")
    return [place, sort, gear, text]


def known_briefs() -> list[int]:
    """The numbers of the stages' texts: 1902 for the second of mission 19."""
    return [
        100 * (FIRST_MISSION + mission) + number
        for mission, count in enumerate(BRIEFS)
        for number in range(1, count + 1)
    ]


# What must hold -------------------------------------------------------------------------


def check_reach(leaflet: Leaflet, box: Box) -> None:
    """Every mission can be completed: public transport alone leads everywhere."""
    for place, name in enumerate(PLACES):
        if box.routes.turns(LONDON, place) >= FAR:
            leaflet.fail("[lines]", f"{name} cannot be reached from london")
    for start in range(COUNT):
        for way in range(box.express.start[start], box.express.start[start + 1]):
            end = box.express.to[way]
            if box.routes.turns(start, end) == 1:  # BOND-STAGE-10
                where = f"{PLACES[start]} and {PLACES[end]}"
                leaflet.fail("[express]", f"{where} are neighbours: no link is needed")


def check_distances(leaflet: Leaflet, box: Box) -> None:
    """BOND-MOVE-3, BOND-MOVE-11  What the sheet tells of journeys is true of this board."""
    routes = box.routes
    for row in rows(leaflet, "distances", "standard"):
        start, end = ends(leaflet, row, 3)
        if routes.turns(start, end) != row[2]:
            leaflet.fail(written(row), f"is told; the board gives {routes.turns(start, end)} turns")
    for row in rows(leaflet, "distances", "express"):
        start, end = ends(leaflet, row, 4)
        turns, price = routes.fastest(start, end), routes.price(start, end)
        if [turns, price] != row[2:]:
            leaflet.fail(written(row), f"is told; Q gives {turns} turns for {price} points")
