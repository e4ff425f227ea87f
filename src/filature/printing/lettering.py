"""The names of streets, along the places that share them."""

from math import atan2, cos, degrees, hypot, radians, sin
from typing import Final, NamedTuple

from filature.core.scene import Place

from .chart import Chart
from .ink import GREY, text
from .seams import Field

HIGH: Final = 2.6  # millimetres
LETTER: Final = 0.5  # of its height, what a letter takes


class Name(NamedTuple):
    """A name, where its middle stands, and by how many degrees it is turned."""

    said: str
    x: float
    y: float
    turn: float = 0.0


def names(chart: Chart) -> str:
    """The name of every street, once, beside the middle of it."""
    return "".join(
        text(one.said, one.x, one.y, HIGH, fill=GREY, transform=turning(one))
        for one in placed(chart)
    )


def turning(one: Name) -> str:
    return f"rotate({one.turn:.1f} {one.x:.2f} {one.y:.2f})"


def placed(chart: Chart) -> list[Name]:
    along: dict[str, list[Place]] = {}
    for place in chart.board.places:
        if place.name:
            along.setdefault(place.name, []).append(place)
    return [name(chart, places) for places in along.values()]


def name(chart: Chart, places: list[Place]) -> Name:
    """One name, turned as its street runs; below the place where there is only one."""
    at, said = (len(places) - 1) // 2, chart.word(places[0].name)
    (ax, ay), (bx, by) = chart.spot(places[at]), chart.spot(places[-1 if at == 0 else at + 1])
    long, off = hypot(bx - ax, by - ay), chart.gap * 0.42
    if not long:
        return Name(said, ax, ay + off + HIGH)
    if bx < ax:  # never upside down
        ax, ay, bx, by = bx, by, ax, ay
    x, y = (ax + bx) / 2 + off * (by - ay) / long, (ay + by) / 2 - off * (bx - ax) / long
    return Name(said, x, y, degrees(atan2(by - ay, bx - ax)))


def kept(chart: Chart) -> tuple[Field, ...]:
    """What the names take, about."""
    return tuple(field(one) for one in placed(chart))


def field(one: Name) -> Field:
    half, turn = len(one.said) * LETTER * HIGH / 2, radians(one.turn)
    corners = [(-half, 0.3 * HIGH), (half, 0.3 * HIGH), (half, -0.8 * HIGH), (-half, -0.8 * HIGH)]
    return Field(
        tuple(
            (one.x + x * cos(turn) - y * sin(turn), one.y + x * sin(turn) + y * cos(turn))
            for x, y in corners
        )
    )
