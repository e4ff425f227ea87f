"""Where a board that takes several sheets is cut: on a way that crosses no square.

A seam runs from edge to edge around the corners of what it must leave whole, as straight as it can;
it would rather not cross a name.
"""

from functools import lru_cache
from heapq import heappop, heappush
from itertools import pairwise
from math import cos, hypot, pi, sin
from typing import Final, NamedTuple, Protocol

Point = tuple[float, float]
Seam = tuple[Point, ...]
CLEAR: Final = 1.0  # millimetres between a seam and a square that has a rim
SLACK: Final = 0.05  # by which a seam may run inside the edge that two squares share
SIDES: Final = 8  # of the ring on which a seam goes around a disc
BEND: Final = 9.0  # millimetres that a seam rather goes on than bend once more
NAME: Final = 45.0  # millimetres that it rather goes around than through a name
STEP: Final = 4.0  # millimetres between the points at which it may begin


class Whole(Protocol):
    """Something that a seam leaves whole."""

    def corners(self) -> list[Point]: ...
    def crossed(self, a: Point, b: Point) -> bool: ...
    def turned(self) -> "Whole": ...


class Disc(NamedTuple):
    """A round square."""

    x: float
    y: float
    r: float

    def corners(self) -> list[Point]:
        """Points around it between which a straight line leaves it whole."""
        far = (self.r + SLACK) / cos(pi / SIDES)
        turns = [2 * pi * n / SIDES for n in range(SIDES)]
        return [(self.x + far * cos(turn), self.y + far * sin(turn)) for turn in turns]

    def crossed(self, a: Point, b: Point) -> bool:
        """Whether the line from a to b comes nearer than the rim."""
        along = (b[0] - a[0], b[1] - a[1])
        long = along[0] ** 2 + along[1] ** 2 or 1.0
        share = ((self.x - a[0]) * along[0] + (self.y - a[1]) * along[1]) / long
        at = min(1.0, max(0.0, share))
        return hypot(a[0] + at * along[0] - self.x, a[1] + at * along[1] - self.y) < self.r

    def turned(self) -> "Disc":
        return Disc(self.y, self.x, self.r)


class Field(NamedTuple):
    """A square with straight sides, none of them bent inwards."""

    around: tuple[Point, ...]

    def corners(self) -> list[Point]:
        return list(self.around)

    def crossed(self, a: Point, b: Point) -> bool:
        """Whether a part of the line from a to b lies inside, its sides apart."""
        first, last = 0.0, 1.0
        for (x, y), (nx, ny) in sides(self.around):
            begins = nx * (a[0] - x) + ny * (a[1] - y) - SLACK
            ends = nx * (b[0] - x) + ny * (b[1] - y) - SLACK
            if begins <= 0 and ends <= 0:
                return False
            if begins < 0:
                first = max(first, begins / (begins - ends))
            elif ends < 0:
                last = min(last, begins / (begins - ends))
        return first < last

    def turned(self) -> "Field":
        return Field(tuple((y, x) for x, y in self.around))


@lru_cache(1024)
def sides(around: tuple[Point, ...]) -> list[tuple[Point, Point]]:
    """A corner of each side, and the direction that leads inside from there."""
    pairs = list(zip(around, (*around[1:], around[0])))
    hand = 1.0 if sum(a[0] * b[1] - b[0] * a[1] for a, b in pairs) > 0 else -1.0
    return [
        (a, (-hand * (b[1] - a[1]) / long, hand * (b[0] - a[0]) / long))
        for a, b in pairs
        if (long := apart(a, b))
    ]


def block(x: float, y: float, wide: float, high: float) -> Field:
    """A rectangle by its left upper corner."""
    return Field(((x, y), (x + wide, y), (x + wide, y + high), (x, y + high)))


class Ground(NamedTuple):
    """What lies on a board: squares, and names between them."""

    squares: tuple[Whole, ...]
    names: tuple[Whole, ...] = ()

    def turned(self) -> "Ground":
        """The same with its columns as rows."""
        names = tuple(name.turned() for name in self.names)
        return Ground(tuple(square.turned() for square in self.squares), names)

    def between(self, low: float, high: float) -> "Ground":
        """What of it reaches into a band."""

        def reaches(one: Whole) -> bool:
            across = [x for x, _ in one.corners()]
            return max(across) > low and min(across) < high

        names = tuple(name for name in self.names if reaches(name))
        return Ground(tuple(square for square in self.squares if reaches(square)), names)

    def open(self, a: Point, b: Point) -> bool:
        return not any(square.crossed(a, b) for square in self.squares)

    def effort(self, a: Point, b: Point) -> float:
        """What the names on a straight stretch of a seam cost."""
        return NAME * sum(name.crossed(a, b) for name in self.names)

    def named(self, way: Seam) -> int:
        """How many names a seam crosses."""
        return sum(any(name.crossed(a, b) for a, b in pairwise(way)) for name in self.names)


def straight(band: Point, length: float) -> Seam:
    """Down the middle of a band."""
    middle = sum(band) / 2
    return (middle, 0.0), (middle, length)


def seam(ground: Ground, band: Point, length: float) -> Seam | None:
    """The easiest way down a band that crosses no square, if there is one."""
    near = ground.between(*band)
    inner = bends(near, band, length)
    count = int((band[1] - band[0]) / STEP) + 1
    starts = [band[0] + (band[1] - band[0]) * (n + 0.5) / count for n in range(count)]
    points = [*[(x, 0.0) for x in starts], *inner, *[(x, length) for x in starts]]
    return easiest(near, points, length)


def bends(ground: Ground, band: Point, length: float) -> list[Point]:
    """Where a seam may bend: the corners of all that lies in its band."""
    corners = [corner for one in (*ground.squares, *ground.names) for corner in one.corners()]
    inside = [(x, y) for x, y in corners if band[0] <= x <= band[1] and 0 < y < length]
    return list(dict.fromkeys((round(x, 3), round(y, 3)) for x, y in inside))


def easiest(ground: Ground, points: list[Point], length: float) -> Seam | None:
    """The way of least effort from the upper edge to the lower one (A*)."""
    before: dict[int, int] = {}
    known = {n: 0.0 for n, (_, y) in enumerate(points) if y == 0.0}
    waiting = [(length, n) for n in known]
    done: set[int] = set()
    while waiting:
        _, n = heappop(waiting)
        if points[n][1] == length:
            return traced(points, before, n)
        if n in done:
            continue
        done.add(n)
        for m, point in enumerate(points):
            least = known[n] + BEND + apart(points[n], point)
            if m in done or least >= known.get(m, 1e9) or not ground.open(points[n], point):
                continue
            effort = least + ground.effort(points[n], point)
            if effort < known.get(m, 1e9):
                known[m], before[m] = effort, n
                heappush(waiting, (effort + length - point[1], m))
    return None


def apart(a: Point, b: Point) -> float:
    return hypot(a[0] - b[0], a[1] - b[1])


def traced(points: list[Point], before: dict[int, int], last: int) -> Seam:
    way = [points[last]]
    while last in before:
        last = before[last]
        way.append(points[last])
    return tuple(reversed(way))
