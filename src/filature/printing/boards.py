"""Any board of a scene, drawn in millimetres: towns and lines, a track, or rooms."""

from math import hypot
from typing import Any, Final, NamedTuple

from filature.core.scene import Board, Line, Place

from . import lettering, plans, tracks
from .art import layout
from .chart import Chart, Wording
from .ink import GREY, INK, PALE, element, haloed, shape, text
from .seams import CLEAR, Disc, Ground, block
from .sewing import Seams, plain, sewn, sheet
from .tiling import BANDS, ROOM, Sheets

WAYS: Final = {  # colour, width in millimetres, dashes
    "land": ("#b3261e", 0.9, "none"),
    "sea": ("#0b5f96", 0.9, "3.2 1.3"),
    "space": ("#b97a00", 1.1, "0.2 2"),
    "transit": ("#8a8a8a", 0.55, "1.2 1.2"),
}
GROUNDS: Final[dict[str, dict[str, Any]]] = {
    "land": {"fill": "#f9f3e2", "stroke": "#b9a97c", "stroke_width": 0.8},
    "graticule": {"fill": "none", "stroke": "#e3e6e8", "stroke_width": 0.6},
    "river": {"fill": "none", "stroke": "#dcebf3", "stroke_width": 58},
}
STREET: Final = ("#eef0f1", 4.6, "none")
KERB: Final = ("#9aa2a8", 5.4, "none")
LANE: Final = ("#b4bbc0", 0.3, "2 1.6")
NAME: Final = 10.0  # height of a town's name, in units of a laid-out board
LETTER: Final = 0.56  # of its height, what a letter of a name takes
UNIT: Final = 0.4  # millimetres, where nothing is laid out
BESIDE: Final = {"dx": 13.5, "dy": 4.3, "anchor": "start", "grow": "mid"}


class Drawn(NamedTuple):
    """A board as drawings of its sheets, row by row."""

    svgs: list[str]
    sheets: Sheets


def drawn(board: Board, wording: Wording) -> Drawn:
    """A board, with what its game says of its layout."""
    chart, seams = laid(board, wording)
    painter = PAINTERS.get(board.kind, graph)
    ground = layout(chart.game, f"{board.id}-ground") if chart.art else {}
    whole, sheets = under(chart, ground) + painter(chart) + beside(chart), chart.sheets
    cells = [(column, row) for row in range(sheets.rows) for column in range(sheets.columns)]
    return Drawn([sheet(whole, sheets, seams, *cell) for cell in cells], sheets)


def laid(board: Board, wording: Wording) -> tuple[Chart, Seams]:
    """A board as large as seams allow that cross no square, and no name where that can be had."""
    found: list[tuple[int, Chart, Seams]] = []
    for band in BANDS:
        chart = Chart(board, wording, band)
        ground = kept(chart)
        if seams := sewn(ground, chart.sheets):
            found.append((sum(ground.named(way) for way in seams), chart, seams))
        if found and found[-1][0] == 0:
            break
    if not found:
        chart = Chart(board, wording)
        return chart, plain(chart.sheets)
    return min(found, key=lambda one: one[0])[1:]


def kept(chart: Chart) -> Ground:
    """What no seam may cross, and what it rather does not."""
    return KEPT.get(chart.board.kind, kept_whole)(chart)


def beside(chart: Chart) -> str:
    """The name of the game above the board and what its lines mean below, where there is room."""
    if chart.top < ROOM:
        return ""
    said = text(chart.word("title"), 6, 14, 9, text_anchor="start", font_weight="bold")
    x, y = 6.0, chart.sheets.height - 8
    known = [(kind, meaning) for kind, meaning in chart.legend if kind in WAYS]
    for kind, meaning in known:
        colour, width, dashes = WAYS[kind]
        given = {"stroke": colour, "stroke_width": width, "stroke_dasharray": dashes}
        said += element("path", d=f"M{x} {y - 1.4}h16", **given)
        said += text(meaning, x + 19, y, 5, text_anchor="start")
        x += 24 + 2.6 * len(meaning)
    return said


def under(chart: Chart, ground: dict[str, str]) -> str:
    """What lies below a board, and a frame around it, where a game has them."""
    if not ground:
        return ""
    (x, y), frame = chart.at(0, 0), chart.frame
    edge = {"x": frame.left, "y": frame.top, "width": frame.width, "height": frame.height}
    line = element("rect", **edge, fill="none", stroke=INK, stroke_width=1.6)
    clip = element("clipPath", element("rect", **edge), id="frame")
    layers = [element("path", d=path, **GROUNDS[name]) for name, path in ground.items()]
    inside = element("g", *layers, clip_path="url(#frame)")
    moved = f"translate({x:.2f} {y:.2f}) scale({chart.sheets.scale:.5f})"
    return element("g", clip, inside, line, transform=moved)


# Towns and lines -------------------------------------------------------------------------


def graph(chart: Chart) -> str:
    """Lines below, places above, names on top."""
    lines = [way(chart, line) for line in chart.board.lines]
    chips = [chip(chart, line) for line in chart.board.lines if line.label]
    places = [node(chart, place) for place in chart.board.places]
    if not chart.towns:
        return "".join([*lines, *chips, *places, lettering.names(chart)])
    names = [name(chart, place) for place in chart.board.places if place.name]
    return "".join([*lines, *chips, *places, *names])


def bent(chart: Chart, line: Line) -> tuple[tuple[float, float], ...]:
    """Both ends of a line and the point that bends it."""
    first, last = sorted((line.start, line.end))
    (ax, ay), (bx, by) = chart.spot(chart.places[first]), chart.spot(chart.places[last])
    told = chart.art.get("lines", {}).get(f"{first} {last} {line.kind}", {})
    bend, long = told.get("bend", 0) * chart.sheets.scale, hypot(bx - ax, by - ay) or 1.0
    top = ((ax + bx) / 2 + 2 * bend * (by - ay) / long, (ay + by) / 2 - 2 * bend * (bx - ax) / long)
    return (ax, ay), top, (bx, by)


def way(chart: Chart, line: Line) -> str:
    """A line of its kind, with a pale edge that keeps crossings apart; else a street."""
    (ax, ay), (tx, ty), (bx, by) = bent(chart, line)
    curve = f"M{ax:.2f} {ay:.2f}Q{tx:.2f} {ty:.2f} {bx:.2f} {by:.2f}"
    colour, width, dashes = WAYS.get(line.kind, STREET)
    edge = ("#ffffff", width + 0.9, "none") if line.kind in WAYS else KERB
    strokes = [edge, (colour, width, dashes), *([] if line.kind in WAYS else [LANE])]
    return "".join(
        element(
            "path",
            d=curve,
            fill="none",
            stroke=stroke,
            stroke_width=wide,
            stroke_dasharray=dash,
        )
        for stroke, wide, dash in strokes
    )


def chip(chart: Chart, line: Line) -> str:
    """The number of a line, in a circle on it."""
    first, last = sorted((line.start, line.end))
    told = chart.art.get("lines", {}).get(f"{first} {last} {line.kind}", {}).get("chip")
    (ax, ay), (tx, ty), (bx, by) = bent(chart, line)
    x, y = chart.at(*told) if told else ((ax + 2 * tx + bx) / 4, (ay + 2 * ty + by) / 4)
    unit = unit_of(chart)
    ring = {"r": 7 * unit, "fill": "#ffffff", "stroke": GREY, "stroke_width": unit}
    return element("circle", cx=x, cy=y, **ring) + text(line.label, x, y + 3.3 * unit, 10 * unit)


def node(chart: Chart, place: Place) -> str:
    """A town is a dot; a square without a name of its own is as large as what lies on it."""
    x, y = chart.spot(place)
    if place.name and chart.towns:
        unit = unit_of(chart)
        ring = {"fill": "#ffffff", "stroke": INK, "stroke_width": 1.6 * unit}
        dot = element("circle", cx=x, cy=y, r=2 * unit, fill=INK)
        return element("circle", cx=x, cy=y, r=radius(chart, place), **ring) + dot
    size = radius(chart, place)
    if not place.marks:
        ring = {"fill": "#ffffff", "stroke": GREY, "stroke_width": 0.4}
        square = element("circle", cx=x, cy=y, r=size, **ring)
        return square + text(place.id, x, y + 0.8, 2.4, fill=GREY)
    return coloured(chart, place, size)


def radius(chart: Chart, place: Place) -> float:
    """How large a square is drawn."""
    if place.name and chart.towns:
        return 6.2 * unit_of(chart)
    return chart.gap * (0.42 if place.marks else 0.3)


def coloured(chart: Chart, place: Place, size: float) -> str:
    """A square of a colour: its shape, and its name."""
    x, y = chart.spot(place)
    tint, number = chart.marks.tint(place.marks[0]), chart.marks.number(place.marks[0])
    field = element("circle", cx=x, cy=y, r=size, fill=PALE, stroke=INK, stroke_width=0.5)
    sign = shape(number, x, y - size * 0.12, size * 0.42, fill=tint, stroke=INK, stroke_width=0.5)
    said = text(chart.word(place.marks[0]), x, y + size * 0.72, min(3.0, size * 0.34))
    return field + sign + said + text(place.id, x, y - size * 0.66, 2.0, fill=GREY)


def name(chart: Chart, place: Place) -> str:
    """A town's name beside it, on the lines and on the side that the layout gives it."""
    told, unit = chart.art.get("places", {}).get(place.id, BESIDE), unit_of(chart)
    given = {"text_anchor": told["anchor"], "font_weight": "bold"}
    if told.get("fictional"):
        given["font_style"] = "italic"
    return "".join(
        haloed(line, x, y, NAME * unit, **given) for line, x, y in name_lines(chart, place)
    )


def name_lines(chart: Chart, place: Place) -> list[tuple[str, float, float]]:
    """The lines of a town's name, and where each is anchored."""
    told = chart.art.get("places", {}).get(place.id, BESIDE)
    words, unit = chart.word(place.name).split(" "), unit_of(chart)
    cut = told.get("break", {}).get(chart.lang, len(words))
    lines = [part for part in (" ".join(words[:cut]), " ".join(words[cut:])) if part]
    x, y = chart.spot(place)
    up = (len(lines) - 1) * NAME * {"up": 1.0, "down": 0.0}.get(told["grow"], 0.5)
    return [
        (line, x + told["dx"] * unit, y + (told["dy"] - up + n * NAME) * unit)
        for n, line in enumerate(lines)
    ]


def kept_whole(chart: Chart) -> Ground:
    """The squares of a graph; its names where they lie apart from them."""
    spots = [(chart.spot(place), radius(chart, place)) for place in chart.board.places]
    squares = tuple(Disc(x, y, size + CLEAR) for (x, y), size in spots)
    if not chart.towns:
        return Ground(squares, lettering.kept(chart))
    named = [place for place in chart.board.places if place.name]
    spanned = [span for place in named for span in spans(chart, place)]
    return Ground(squares, tuple(block(*span) for span in spanned))


def spans(chart: Chart, place: Place) -> list[tuple[float, float, float, float]]:
    """What the lines of a town's name take, about: left, top, width, height."""
    high = NAME * unit_of(chart)
    anchor = chart.art.get("places", {}).get(place.id, BESIDE)["anchor"]
    share = {"start": 0.0, "middle": 0.5, "end": 1.0}[anchor]
    return [
        (x - share * wide, y - 0.8 * high, wide, high)
        for line, x, y in name_lines(chart, place)
        for wide in [len(line) * LETTER * high]
    ]


def unit_of(chart: Chart) -> float:
    return chart.sheets.scale if chart.art else UNIT


PAINTERS: Final = {"track": tracks.track, "plan": plans.plan, "graph": graph}
KEPT: Final = {"track": tracks.kept, "plan": plans.kept, "graph": kept_whole}
