"""A board on its sheets: each is drawn to its seams and a bleed beyond, and has flaps to glue on.

The second column lies on the flaps of the first, the second row on those of the first.
"""

from itertools import pairwise
from math import cos, hypot, pi, sin
from typing import Final, NamedTuple

from .ink import GREY, drawing, element, path
from .seams import Ground, Point, Seam, seam, straight
from .tiling import BLEED, FLAP, Sheets, reach

FAR: Final = 2000.0  # beyond every board
CORNERS: Final = 32  # of what is drawn for a circle
PASTE: Final = "#e4e7e8"  # the colour of a flap
CUT: Final = {"fill": "none", "stroke": GREY, "stroke_width": 0.2}


class Seams(NamedTuple):
    """Where a board is cut, from above to below and from left to right."""

    down: Seam = ()
    across: Seam = ()


def sewn(ground: Ground, sheets: Sheets) -> Seams | None:
    """The seams of a board, if each of them finds a way."""
    wide, high = sheets.page
    down: Seam | None = ()
    across: Seam | None = ()
    if sheets.columns > 1:
        down = seam(ground, reach(wide, sheets.width), sheets.height)
    if sheets.rows > 1 and down is not None:
        across = seam(ground.turned(), reach(high, sheets.height), sheets.width)
    return None if down is None or across is None else Seams(down, turned(across))


def plain(sheets: Sheets) -> Seams:
    """Straight seams, where nothing else is to be had."""
    wide, high = sheets.page
    down = straight(reach(wide, sheets.width), sheets.height)
    across = turned(straight(reach(high, sheets.height), sheets.width))
    return Seams(down if sheets.columns > 1 else (), across if sheets.rows > 1 else ())


def turned(way: Seam) -> Seam:
    return tuple((y, x) for x, y in way)


# A sheet -------------------------------------------------------------------------------------


def sheet(whole: str, sheets: Sheets, seams: Seams, column: int, row: int) -> str:
    """One sheet: the drawing up to its seams, the flaps below it, and where to cut."""
    both = [(seams.down, column > 0, (FAR, 0.0)), (seams.across, row > 0, (0.0, FAR))]
    sides = [side for side in both if side[0]]
    defined, inside = "", whole
    for n, (way, last, aside) in enumerate(sides):
        defined += clip(f"own{n}", way, aside if last else minus(aside), BLEED)
        inside = element("g", inside, clip_path=f"url(#own{n})")
    for n, (way, last, aside) in enumerate(sides):
        beyond = clip(f"other{n}", way, minus(aside) if last else aside, 0.0)
        flap = "" if last else pasted(n, way)
        line = element("path", d=path(list(way), False), **CUT, **dashes(last))
        for m in range(len(sides)):
            line, flap = (within(m, part) if m != n else part for part in (line, flap))
        defined, inside = defined + beyond, flap + inside + line
    wide, high = sheets.page
    return drawing(defined + inside, *sheets.corner(column, row), wide, high)


def within(number: int, part: str) -> str:
    return element("g", part, clip_path=f"url(#own{number})") if part else ""


def pasted(number: int, way: Seam) -> str:
    """A flap on the other side of a seam."""
    wide = {"stroke": PASTE, "stroke_width": 2 * FLAP, "stroke_linejoin": "round"}
    flap = element("path", d=path(list(way), False), fill="none", **wide)
    return element("g", flap, clip_path=f"url(#other{number})")


def dashes(cut: bool) -> dict[str, str]:
    """A full line is cut; the neighbour comes to lie on dashes."""
    return {} if cut else {"stroke_dasharray": "2 1.5"}


def minus(way: Point) -> Point:
    return -way[0], -way[1]


def clip(name: str, way: Seam, aside: Point, bleed: float) -> str:
    """One side of a seam, and a bleed beyond it.  A PDF joins the parts of a clip into one path,
    from which parts that wind in opposite directions would take each other away."""
    (ax, ay), (bx, by) = way[0], way[-1]
    x, y = (0.0, FAR) if aside[0] else (FAR, 0.0)
    before, after = (ax - x, ay - y), (bx + x, by + y)
    far = [(end[0] + aside[0], end[1] + aside[1]) for end in (after, before)]
    parts = [[before, *way, after, *far]]
    if bleed:
        parts += [beside(a, b, bleed) for a, b in pairwise(way)]
        parts += [around(point, bleed) for point in way]
    paths = [element("path", d=path(clockwise(part))) for part in parts]
    return element("clipPath", *paths, id=name)


def clockwise(points: list[Point]) -> list[Point]:
    """The same outline, wound as a clock goes."""
    ends = zip(points, points[1:] + points[:1])
    return points if sum(ax * by - bx * ay for (ax, ay), (bx, by) in ends) > 0 else points[::-1]


def around(point: Point, radius: float) -> list[Point]:
    """A circle, as near as a knife can tell."""
    turns = (2 * pi * n / CORNERS for n in range(CORNERS))
    return [(point[0] + radius * cos(turn), point[1] + radius * sin(turn)) for turn in turns]


def beside(a: Point, b: Point, bleed: float) -> list[Point]:
    """What lies on both sides of a stretch of a seam."""
    long = hypot(b[0] - a[0], b[1] - a[1]) or 1.0
    x, y = -(b[1] - a[1]) / long * bleed, (b[0] - a[0]) / long * bleed
    return [(a[0] + x, a[1] + y), (b[0] + x, b[1] + y), (b[0] - x, b[1] - y), (a[0] - x, a[1] - y)]
