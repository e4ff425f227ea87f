"""A track: a corridor cut into spaces, however it winds."""

from itertools import pairwise
from math import hypot
from typing import Final

from filature.core.scene import Place

from .art import pictogram
from .chart import Chart
from .ink import GREY, INK, element, path, text
from .seams import Disc, Field, Ground, Point, apart

FAR: Final = 1.5  # usual steps to the next space: beyond that it is a room of its own
SLIM: Final = 0.86  # of the corridor, at its ends
TIGHT: Final = 0.97  # of the way to the wall of the next turn


def track(chart: Chart) -> str:
    """All spaces, in order."""
    return "".join(
        space(chart, n, outline(one, ground(chart, chart.board.places[n])))
        for n, one in enumerate(spaces(chart))
    )


def spaces(chart: Chart) -> list[Disc | Field]:
    """What every space takes."""
    spots = [chart.spot(place) for place in chart.board.places]
    half = corridor(spots)
    rooms = alone(spots)
    walls = cuts(spots, half, rooms)
    return [
        Disc(*spot, half * 1.5) if n in rooms else cell(walls[n], walls[n + 1])
        for n, spot in enumerate(spots)
    ]


def kept(chart: Chart) -> Ground:
    """Every space: a seam runs along the walls between them."""
    return Ground(tuple(spaces(chart)))


def corridor(spots: list[Point]) -> float:
    """Half the width of the corridor: half the way to the nearest part that is not next to it."""
    others = [apart(a, b) for n, a in enumerate(spots) for b in spots[n + 3 :]]
    steps = [apart(a, b) for a, b in pairwise(spots)]
    return TIGHT * min(min(others, default=1e9), 1.4 * max(steps[:-1], default=1.0)) / 2


def alone(spots: list[Point]) -> set[int]:
    """Spaces that lie far from the one before: the heart of a spiral."""
    steps = [apart(a, b) for a, b in pairwise(spots)]
    usual = sorted(steps)[len(steps) // 2]
    return {n + 1 for n, step in enumerate(steps) if step > FAR * usual}


def cuts(spots: list[Point], half: float, rooms: set[int]) -> list[tuple[Point, Point]]:
    """Both ends of the wall before each space, and of the one after the last."""
    steps = list(pairwise(spots))
    ways = [(b[0] - a[0], b[1] - a[1]) for a, b in steps]
    middles = [between(a, b) for a, b in steps]
    for n in sorted(rooms):
        ways[n - 1] = onward(ways[n - 3], ways[n - 2])
        middles[n - 1] = between(spots[n - 1], moved(spots[n - 1], ways[n - 1], 1))
    first, last = onward(ways[1], ways[0]), onward(ways[-2], ways[-1])
    ends = [(moved(spots[0], first, -0.5), first), *zip(middles, ways)]
    ends.append((moved(spots[-1], last, 0.5), last))
    slim = {0, len(ends) - 1} | rooms
    return [
        sides(point, way, half * (SLIM if n in slim else 1.0))
        for n, (point, way) in enumerate(ends)
    ]


def between(a: Point, b: Point) -> Point:
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


def moved(point: Point, way: Point, share: float) -> Point:
    return point[0] + share * way[0], point[1] + share * way[1]


def onward(before: Point, way: Point) -> Point:
    """The next step of a curve that goes on bending, as long as the one before."""
    bent = (2 * way[0] - before[0], 2 * way[1] - before[1])
    share = hypot(*way) / (hypot(*bent) or 1.0)
    return bent[0] * share, bent[1] * share


def sides(point: Point, way: Point, half: float) -> tuple[Point, Point]:
    long = hypot(*way) or 1.0
    aside = (-way[1] / long * half, way[0] / long * half)
    return (point[0] + aside[0], point[1] + aside[1]), (point[0] - aside[0], point[1] - aside[1])


def cell(before: tuple[Point, Point], after: tuple[Point, Point]) -> Field:
    (a, b), (c, d) = before, after
    return Field((a, b, d, c))


def outline(one: Disc | Field, ground: dict[str, object]) -> str:
    if isinstance(one, Disc):
        return element("circle", cx=one.x, cy=one.y, r=one.r, **ground)
    return element("path", d=path(list(one.around)), **ground)


def ground(chart: Chart, place: Place) -> dict[str, object]:
    tint = chart.marks.tint(place.marks[0]) if place.marks else "#ffffff"
    return {"fill": tint, "stroke": INK, "stroke_width": 0.5, "stroke_linejoin": "round"}


def space(chart: Chart, n: int, outline: str) -> str:
    """A space: its number, its sign, its name."""
    place, (x, y), unit = chart.board.places[n], chart.spot(chart.board.places[n]), unit_of(chart)
    if not place.marks:
        return outline + text(str(n), x, y + 1.2 * unit, 3.4 * unit, fill=GREY)
    names = two_lines(chart.word(place.name))
    inside = [text(str(n), x, y - 5.8 * unit, 2.6 * unit, fill=GREY), sign(chart, place)]
    inside += [
        text(line, x, y + (5.0 + 2.4 * k) * unit, 2.3 * unit) for k, line in enumerate(names)
    ]
    return outline + "".join(inside)


def unit_of(chart: Chart) -> float:
    """What is drawn on a space grows with it."""
    return chart.gap / 24


def sign(chart: Chart, place: Place) -> str:
    """The sign of a space beside its letters; the letters alone where there is none."""
    (x, y), unit, letters = chart.spot(place), unit_of(chart), chart.word(place.marks[0])
    drawn = pictogram(chart.game, place.marks[0].partition("-")[2])
    if not drawn:
        return text(letters, x, y + 2 * unit, 6.0 * unit, font_weight="bold")
    at = f"translate({x - 8.6 * unit:.2f} {y - 4.6 * unit:.2f}) scale({0.25 * unit:.3f})"
    said = text(letters, x + 4.4 * unit, y + unit, 4.2 * unit, font_weight="bold")
    return element("g", drawn, transform=at) + said


def two_lines(name: str) -> list[str]:
    """A name that is too long for a space, cut at its middle word."""
    words = name.split(" ")
    if len(name) < 12 or len(words) == 1:
        return [name]
    half = (len(words) + 1) // 2
    return [" ".join(words[:half]), " ".join(words[half:])]
