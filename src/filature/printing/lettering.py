"""The names of streets, along the places that share them."""

from math import atan2, degrees, hypot

from filature.core.scene import Place

from .chart import Chart
from .ink import GREY, text

HIGH = 2.6  # millimetres


def names(chart: Chart) -> str:
    """The name of every street, once, beside the middle of it."""
    along: dict[str, list[Place]] = {}
    for place in chart.board.places:
        if place.name:
            along.setdefault(place.name, []).append(place)
    return "".join(name(chart, places) for places in along.values())


def name(chart: Chart, places: list[Place]) -> str:
    """One name, turned as its street runs; below the place where there is only one."""
    at = (len(places) - 1) // 2
    (ax, ay), (bx, by) = chart.spot(places[at]), chart.spot(places[-1 if at == 0 else at + 1])
    long, off = hypot(bx - ax, by - ay), chart.gap * 0.42
    if not long:
        return text(chart.word(places[0].name), ax, ay + off + HIGH, HIGH, fill=GREY)
    if bx < ax:  # never upside down
        ax, ay, bx, by = bx, by, ax, ay
    x, y = (ax + bx) / 2 + off * (by - ay) / long, (ay + by) / 2 - off * (bx - ax) / long
    turn = f"rotate({degrees(atan2(by - ay, bx - ax)):.1f} {x:.2f} {y:.2f})"
    return text(chart.word(places[0].name), x, y, HIGH, fill=GREY, transform=turn)
