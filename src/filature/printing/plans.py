"""A floor plan: rooms with walls and doors where its game lays them out, else boxes and lines."""

from typing import Any, Final

from filature.core.scene import Line, Place

from .art import pictogram
from .chart import Chart
from .ink import GREY, INK, PALE, element, path, text
from .seams import CLEAR, Disc, Field, Ground, block

DOOR: Final = 7.0  # millimetres
WALL: Final = 1.3
LETTER: Final = 3.7
LINE: Final = LETTER * 1.1
NOTE: Final = 3.1


def bare(id: str) -> str:
    return id.removeprefix("room-")


def plan(chart: Chart) -> str:
    rooms = [room(chart, place) for place in chart.board.places]
    doors = [door(chart, line) for line in chart.board.lines]
    order = [*rooms, *doors] if chart.art else [*doors, *rooms]
    return "".join(order)


def room(chart: Chart, place: Place) -> str:
    """Walls, a name, a pictogram, and what is marked there."""
    told = chart.art.get("rooms", {}).get(bare(place.id))
    if not told:
        return boxed(chart, place)
    walls = [chart.at(*corner) for corner in told["walls"]]
    public = "mark-public" in place.marks
    ground = {"fill": PALE if public else "#ffffff", "stroke": INK, "stroke_width": WALL}
    outline = element("path", d=path(walls), stroke_linejoin="miter", **ground)
    return outline + label(chart, place) + sign(chart, told)


def label(chart: Chart, place: Place) -> str:
    """The name of a room, and what is marked on it in small letters."""
    x, y = chart.at(*chart.art["rooms"][bare(place.id)]["name"])
    names, anchor = name_lines(chart, place), "middle" if centred(chart, place) else "start"
    large = "".join(
        text(line, x, y + n * LINE + 0.5, LETTER, font_weight="bold", text_anchor=anchor)
        for n, line in enumerate(names)
    )
    below = y + len(names) * LINE + 0.3
    return large + "".join(
        text(chart.word(mark), x, below + n * NOTE, 2.7, fill=GREY, text_anchor=anchor)
        for n, mark in enumerate(place.marks)
    )


def name_lines(chart: Chart, place: Place) -> list[str]:
    told = chart.art["rooms"][bare(place.id)]
    xs = [chart.at(*corner)[0] for corner in told["walls"]]
    letters = min(told["letters"], int((max(xs) - min(xs)) / LETTER / 0.6))
    return wrapped(chart.word(place.name), letters)


def centred(chart: Chart, place: Place) -> bool:
    """Whether the name of a room stands in its middle."""
    told = chart.art["rooms"][bare(place.id)]
    return bool(abs(told["name"][0] - told["stand"][0]) < 1)


# What a seam leaves whole --------------------------------------------------------------------


def kept(chart: Chart) -> Ground:
    """Rooms are larger than what a sheet can spare: what is printed in them stays whole, and every
    door.  Without a layout, the rooms themselves."""
    if not chart.art:
        half = 0.46 * closest(chart)
        spots = [chart.spot(place) for place in chart.board.places]
        return Ground(tuple(block(x - half, y - half, 2 * half, 2 * half) for x, y in spots))
    rooms = [place for place in chart.board.places if bare(place.id) in chart.art["rooms"]]
    doors = [Disc(*chart.at(x, y), DOOR / 2 + CLEAR) for x, y, _ in chart.art["doors"].values()]
    return Ground((*[labelled(chart, place) for place in rooms], *signs(chart, rooms), *doors))


def labelled(chart: Chart, place: Place) -> Field:
    """What the name of a room and its notes take, about."""
    x, y = chart.at(*chart.art["rooms"][bare(place.id)]["name"])
    lines, notes = name_lines(chart, place), [chart.word(mark) for mark in place.marks]
    wide = max(0.6 * LETTER * max(map(len, lines)), 1.5 * max(map(len, notes), default=0))
    left = x - wide / 2 if centred(chart, place) else x
    return block(left, y - LETTER, wide, (len(lines) + 1) * LINE + len(notes) * NOTE)


def signs(chart: Chart, rooms: list[Place]) -> list[Field]:
    """Where the pictograms of rooms lie."""
    told = [chart.art["rooms"][bare(place.id)] for place in rooms]
    corners = [corner(chart, one) for one in told if one.get("glyph")]
    return [block(x - 14, y + 2, 12, 12) for x, y in corners]


def sign(chart: Chart, told: dict[str, Any]) -> str:
    """The pictogram of a room, in its right upper corner."""
    x, y = corner(chart, told)
    drawn = pictogram(chart.game, told.get("glyph", ""))
    at = f"translate({x - 13:.2f} {y + 3:.2f}) scale(.3)"
    return element("g", drawn, transform=at) if drawn else ""


def corner(chart: Chart, told: dict[str, Any]) -> tuple[float, float]:
    """The right upper corner of a room."""
    right = max(x for x, _ in told["walls"])
    return chart.at(right, min(y for x, y in told["walls"] if x == right))


def door(chart: Chart, line: Line) -> str:
    """A gap in a wall; a locked one has its lock; a flight of stairs has steps."""
    pair = " ".join(sorted((bare(line.start), bare(line.end))))
    told, flight = chart.art.get("doors", {}).get(pair), chart.art.get("flights", {})
    if told:
        x, y = chart.at(*told[:2])
        return gap(x, y, told[2] == "v", line.kind)
    reversed_pair = " ".join(reversed(pair.split(" ")))
    found = flight.get(pair) or flight.get(reversed_pair)
    return steps(chart, line, found) if found else joined(chart, line)


def gap(x: float, y: float, upright: bool, kind: str) -> str:
    wide, high = (WALL + 0.4, DOOR) if upright else (DOOR, WALL + 0.4)
    hole = {"x": x - wide / 2, "y": y - high / 2, "width": wide, "height": high, "fill": "#ffffff"}
    ends = element("rect", **hole, stroke=GREY, stroke_width=0.3)
    if kind != "locked":
        return ends
    lock = element("rect", x=x - 1.5, y=y - 1.0, width=3.0, height=2.6, fill=INK, rx=0.4)
    bow = element(
        "path",
        d=f"M{x - 1:.2f} {y - 1:.2f}v-.7a1 1 0 0 1 2 0v.7",
        fill="none",
        stroke=INK,
        stroke_width=0.6,
    )
    plate = element("circle", cx=x, cy=y, r=3.1, fill="#ffffff", stroke=INK, stroke_width=0.4)
    return ends + plate + bow + lock


def steps(chart: Chart, line: Line, flight: list[float]) -> str:
    """The main stairs between two floors."""
    x = shared(chart, line)
    (left, top), (_, low) = chart.at(x, flight[0]), chart.at(x, flight[1])
    rungs = "".join(f"M{left - 7:.2f} {top + (low - top) * n / 6:.2f}h14" for n in range(1, 6))
    sides = f"M{left - 7:.2f} {top:.2f}V{low:.2f}M{left + 7:.2f} {top:.2f}V{low:.2f}"
    return element("path", d=rungs + sides, fill="none", stroke=INK, stroke_width=0.6)


def shared(chart: Chart, line: Line) -> float:
    """The middle of what two rooms have above each other."""
    rooms = [chart.art["rooms"][bare(end)]["walls"] for end in (line.start, line.end)]
    left = max(min(x for x, _ in walls) for walls in rooms)
    right = min(max(x for x, _ in walls) for walls in rooms)
    return float(left + right) / 2


def wrapped(name: str, letters: int) -> list[str]:
    """A name on as many lines as it needs."""
    found = [""]
    for word in name.split(" "):
        if found[-1] and len(found[-1]) + len(word) >= letters:
            found.append(word)
        else:
            found[-1] = f"{found[-1]} {word}".strip()
    return found


# Without a layout ----------------------------------------------------------------------------


def boxed(chart: Chart, place: Place) -> str:
    """A square around a room's place, as large as its nearest neighbour allows."""
    (x, y), half = chart.spot(place), 0.46 * closest(chart)
    ground = {"fill": "#ffffff", "stroke": INK, "stroke_width": 0.6, "rx": 2}
    outline = element("rect", x=x - half, y=y - half, width=2 * half, height=2 * half, **ground)
    lines = wrapped(chart.word(place.name) if place.name else place.id, 14)
    return outline + "".join(text(line, x, y + 3.4 * n, 3.0) for n, line in enumerate(lines))


def closest(chart: Chart) -> float:
    """How near two rooms come to each other, along the wall."""
    spots = [chart.spot(place) for place in chart.board.places]
    pairs = [(a, b) for n, a in enumerate(spots) for b in spots[n + 1 :]]
    return min((max(abs(a[0] - b[0]), abs(a[1] - b[1])) for a, b in pairs), default=chart.gap)


def joined(chart: Chart, line: Line) -> str:
    (ax, ay), (bx, by) = chart.spot(chart.places[line.start]), chart.spot(chart.places[line.end])
    dashes = "2 1.2" if line.kind == "locked" else "none"
    return element(
        "path",
        d=f"M{ax:.2f} {ay:.2f}L{bx:.2f} {by:.2f}",
        stroke=INK,
        stroke_width=0.8,
        stroke_dasharray=dashes,
    )
