"""A track: a corridor cut into spaces, however it winds."""

from math import hypot
from typing import Final

from filature.scene import Place

from .chart import Chart
from .ink import GREY, INK, element, path, shape, text

Point = tuple[float, float]
FAR: Final = 1.5  # usual steps to the next space: beyond that it is a room of its own
TIGHT: Final = 0.97  # of the way to the wall of the next turn


def track(chart: Chart) -> str:
    """All spaces, in order."""
    spots = [chart.spot(place) for place in chart.board.places]
    half = corridor(spots)
    rooms = alone(spots)
    walls = cuts(spots, half, rooms)
    return "".join(
        space(chart, n, room(chart, n, half) if n in rooms else cell(chart, n, walls))
        for n in range(len(spots))
    )


def apart(a: Point, b: Point) -> float:
    return hypot(a[0] - b[0], a[1] - b[1])


def corridor(spots: list[Point]) -> float:
    """Half the width of the corridor: half the way to the nearest part that is not next to it."""
    others = [apart(a, b) for n, a in enumerate(spots) for b in spots[n + 3 :]]
    steps = [apart(a, b) for a, b in zip(spots, spots[1:])]
    return TIGHT * min(min(others, default=1e9), 1.4 * max(steps[:-1], default=1.0)) / 2


def alone(spots: list[Point]) -> set[int]:
    """Spaces that lie far from the one before: the heart of a spiral."""
    steps = [apart(a, b) for a, b in zip(spots, spots[1:])]
    usual = sorted(steps)[len(steps) // 2]
    return {n + 1 for n, step in enumerate(steps) if step > FAR * usual}


def cuts(spots: list[Point], half: float, rooms: set[int]) -> list[tuple[Point, Point]]:
    """Both ends of the wall before each space, and of the one after the last."""
    steps = list(zip(spots, spots[1:]))
    middles = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in steps]
    ways = [(b[0] - a[0], b[1] - a[1]) for a, b in steps]
    first = (2 * spots[0][0] - middles[0][0], 2 * spots[0][1] - middles[0][1])
    for n in rooms:
        back = middles[n - 2]
        middles[n - 1] = (2 * spots[n - 1][0] - back[0], 2 * spots[n - 1][1] - back[1])
        ways[n - 1] = ways[n - 2]
    ends = [(first, ways[0]), *zip(middles, ways), (spots[-1], ways[-1])]
    return [sides(point, way, half) for point, way in ends]


def sides(point: Point, way: Point, half: float) -> tuple[Point, Point]:
    long = hypot(*way) or 1.0
    aside = (-way[1] / long * half, way[0] / long * half)
    return (point[0] + aside[0], point[1] + aside[1]), (point[0] - aside[0], point[1] - aside[1])


def cell(chart: Chart, n: int, walls: list[tuple[Point, Point]]) -> str:
    (a, b), (c, d) = walls[n], walls[n + 1]
    return element("path", d=path([a, b, d, c]), **ground(chart, chart.board.places[n]))


def room(chart: Chart, n: int, half: float) -> str:
    x, y = chart.spot(chart.board.places[n])
    return element("circle", cx=x, cy=y, r=half * 1.5, **ground(chart, chart.board.places[n]))


def ground(chart: Chart, place: Place) -> dict[str, object]:
    tint = chart.marks.tint(place.marks[0]) if place.marks else "#ffffff"
    return {"fill": tint, "stroke": INK, "stroke_width": 0.5, "stroke_linejoin": "round"}


def space(chart: Chart, n: int, outline: str) -> str:
    """A space: its number, its sign, its name."""
    place = chart.board.places[n]
    x, y = chart.spot(place)
    inside = text(str(n), x, y - 4.6, 2.6, fill=GREY)
    if place.marks:
        size = 5.4 if len(chart.word(place.marks[0])) < 3 else 4.4
        inside += text(chart.word(place.marks[0]), x, y + 1.8, size, font_weight="bold")
        inside += "".join(
            text(line, x, y + 4.9 + 2.5 * k, 2.3)
            for k, line in enumerate(two_lines(chart.word(place.name)))
        )
    else:
        inside += shape(0, x, y, 1.0, fill=GREY)
    return outline + inside


def two_lines(name: str) -> list[str]:
    """A name that is too long for a space, cut at its middle word."""
    words = name.split(" ")
    if len(name) < 12 or len(words) == 1:
        return [name]
    half = (len(words) + 1) // 2
    return [" ".join(words[:half]), " ".join(words[half:])]
