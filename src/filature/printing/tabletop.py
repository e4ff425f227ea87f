"""A table as a drawing: any scene, from above to below, for whoever reads it in a notebook."""

from math import ceil
from typing import Any, Final, NamedTuple

from filature.core.game import Game
from filature.core.scene import Board, Cell, Grid, Panel, Piece, Scene, SeatLine, Zone
from filature.core.seat import NOBODY, SPECTATOR
from filature.core.sentence import Sentence
from filature.text.catalogue import t, unnamed

from .art import layout
from .boards import PAINTERS, graph, under
from .chart import Chart, Wording
from .ink import GREY, INK, PALE, SEATS, TINTS, element, number, shape, text

WIDE: Final = 860.0
EDGE: Final = 14.0
TALL: Final = 620.0  # of a board
LETTER: Final = 0.55  # of its height, what a letter takes
OWN: Final = ' font-family="Libertinus Serif"'  # of what is printed; here the reader's own will do
CARD: Final = (92.0, 56.0)
SEAT: Final = 204.0  # the width of a seat
MANY: Final = 12  # facts of a panel that are shown
HEAVY: Final = 9000  # letters of a ground that is left out
MARK: Final = {"yes": "✓", "no": "·"}


class Part(NamedTuple):
    """A part of the drawing, and how high it is."""

    svg: str
    high: float


class Tabling:
    """Draws one scene in words of a language."""

    def __init__(self, game: Game, scene: Scene, lang: str, names: tuple[str, ...]) -> None:
        self.game, self.scene, self.lang = game, scene, lang
        self.names = (*names, *unnamed(lang)[len(names) :])

    def say(self, sentence: Sentence) -> str:
        return self.game.words.say(sentence, self.lang, self.names, self.scene.seat)

    def term(self, key: str) -> str:
        return self.game.words.term(key, self.lang) if key else ""

    def parts(self) -> list[Part]:
        """All of it, from above to below."""
        scene = self.scene
        return [
            self.heading(),
            self.seats(),
            *[self.board(board) for board in scene.boards],
            *[self.zone(zone) for zone in scene.zones if zone.pieces or zone.hidden],
            *[self.panel(panel) for panel in scene.panels if panel.facts and not panel.folded],
            *[self.notebook(grid) for grid in scene.grids],
        ]

    def heading(self) -> Part:
        """The game, who looks, and what is asked."""
        eyes = "" if self.scene.seat == SPECTATOR else f" · {self.names[self.scene.seat]}"
        above = text(self.term("title") + eyes, 0, 18, 17, font_weight="bold", text_anchor="start")
        prompt = lines(self.say(self.scene.prompt.text), WIDE, 13)
        below = rows(prompt, 0, 40, 13)
        return Part(above + below, 44 + 16 * len(prompt))

    # Seats ---------------------------------------------------------------------------------

    def seats(self) -> Part:
        across = max(1, int(WIDE / SEAT))
        drawn = [self.seat(one) for one in self.scene.seats]
        return beside(drawn, across, SEAT)

    def seat(self, one: SeatLine) -> Part:
        """A seat: its shape, its name, what it has; a heavy frame around who may act."""
        points = t(self.lang, "score", self.game.name, points=one.score)
        told = [line for fact in one.facts for line in lines(self.say(fact.text), SEAT - 24, 10)]
        high = 44.0 + 13 * len(told)
        frame = element(
            "rect",
            **{"x": 2, "y": 2, "width": SEAT - 12, "height": high - 6, "rx": 5, "fill": "#ffffff"},
            stroke=INK if one.acting else "#c8ccce",
            stroke_width=2.2 if one.acting else 1.0,
        )
        name = text(self.names[one.seat], 34, 18, 12, font_weight="bold", text_anchor="start")
        score = text(points, 34, 32, 10, fill=GREY, text_anchor="start")
        return Part(
            frame + badge(one.seat, 18, 19, 8) + name + score + rows(told, 10, 46, 10), high
        )

    # Boards --------------------------------------------------------------------------------

    def board(self, board: Board) -> Part:
        """The board as it is printed, with what lies on it."""
        chart = Chart(board, Wording(self.game.name, self.lang, self.term, []))
        ground = layout(chart.game, f"{board.id}-ground") if chart.art else {}
        light = {} if sum(map(len, ground.values())) > HEAVY else ground
        painted = under(chart, light) + PAINTERS.get(board.kind, graph)(chart)
        on = "".join(self.laid(chart, n) for n in range(len(board.places)))
        wide, high = chart.sheets.width, chart.sheets.height
        scale = min(WIDE / wide, TALL / high)
        box = f"0 0 {number(wide)} {number(high)}"
        size = {"width": wide * scale, "height": high * scale, "x": (WIDE - wide * scale) / 2}
        return Part(element("svg", painted + on, viewBox=box, **size), high * scale)

    def laid(self, chart: Chart, place: int) -> str:
        """The pieces of a place, side by side."""
        pieces = chart.board.places[place].pieces
        (x, y), step = chart.spot(chart.board.places[place]), min(9.0, chart.gap / 3)
        first = x - step * (len(pieces) - 1) / 2
        return "".join(
            self.piece(piece, first + step * n, y, step / 2) for n, piece in enumerate(pieces)
        )

    def piece(self, piece: Piece, x: float, y: float, r: float) -> str:
        said = piece.figure or (str(piece.seat) if piece.seat != NOBODY else "")
        back = piece.kind in ("card", "tile") and not piece.name
        fill = PALE if back else tint(piece)
        ring = {"fill": fill, "stroke": INK, "stroke_width": r / 7}
        seat = piece.seat if piece.seat != NOBODY else 0
        drawn = shape(seat, x, y, r, **ring) if piece.kind == "pawn" else square(x, y, r, ring)
        return drawn + ("" if back else text(said, x, y + r * 0.4, r, font_weight="bold"))

    # Cards ---------------------------------------------------------------------------------

    def zone(self, zone: Zone) -> Part:
        """A hand, a row or a pile: its cards, and how many more there are."""
        title = " · ".join(part for part in (self.say(zone.title), zone.figure) if part)
        above = text(title, 0, 14, 11.5, font_weight="bold", text_anchor="start")
        more = [Piece("hidden", "card", figure=f"+ {zone.hidden}")] if zone.hidden else []
        cards = [Part(self.card(piece), CARD[1] + 6) for piece in (*zone.pieces, *more)]
        below = beside(cards, int(WIDE / (CARD[0] + 4)), CARD[0] + 4)
        return Part(above + moved(below.svg, 22), 22 + below.high)

    def card(self, piece: Piece) -> str:
        """A card with its figure and its name, or its back."""
        wide, high = CARD
        ground = "#ffffff" if piece.name else PALE
        sides = {"x": 1, "y": 1, "width": wide - 2, "height": high - 2, "rx": 4, "fill": ground}
        frame = element("rect", **sides, stroke=INK if piece.name else GREY, stroke_width=0.8)
        said = lines(self.term(piece.name or piece.back), wide - 12, 9)[:2]
        figure = text(piece.figure, 8, 18, 14, font_weight="bold", text_anchor="start")
        colour = GREY if not piece.name else INK
        return frame + figure + rows(said, 7, high - 6 - 10 * (len(said) - 1), 9, fill=colour)

    # Papers --------------------------------------------------------------------------------

    def panel(self, panel: Panel) -> Part:
        """A sheet beside the board, in lines."""
        shown = panel.facts[:MANY]
        told = [line for fact in shown for line in lines(self.say(fact.text), WIDE, 10.5)]
        told += ["…"] if len(panel.facts) > MANY else []
        above = text(self.say(panel.title), 0, 14, 11.5, font_weight="bold", text_anchor="start")
        return Part(above + rows(told, 0, 29, 10.5), 36 + 13.5 * len(told))

    def notebook(self, grid: Grid) -> Part:
        """A notebook: yes, no, or how likely."""
        above = text(self.say(grid.title), 0, 14, 11.5, font_weight="bold", text_anchor="start")
        first, each = 140.0, min(100.0, (WIDE - 140) / max(len(grid.columns), 1))
        across = [first + each * (n + 0.5) for n in range(len(grid.columns))]
        heads = [self.term(column)[: int(each / 5)] for column in grid.columns]
        drawn = [text(head, x, 30, 9.5, fill=GREY) for x, head in zip(across, heads)]
        for m, row in enumerate(grid.rows):
            y = 46 + 15 * m
            drawn.append(text(self.say(row.title)[:26], 0, y, 10.5, text_anchor="start"))
            drawn += [text(answer(cell), x, y, 10.5) for x, cell in zip(across, row.cells)]
        return Part(above + "".join(drawn), 50 + 15.0 * len(grid.rows))


def answer(cell: Cell) -> str:
    return MARK.get(cell.answer) or (f"{cell.share} %" if cell.share else "")


# Laying out ----------------------------------------------------------------------------------


def tables(game: Game, scenes: list[Scene], lang: str, names: tuple[str, ...]) -> str:
    """Scenes below each other, as one SVG."""
    parts = [part for scene in scenes for part in Tabling(game, scene, lang, names).parts()]
    y, drawn = EDGE, ""
    for part in parts:
        drawn += element("g", part.svg, transform=f"translate({number(EDGE)} {number(y)})")
        y += part.high + 8
    wide, high = WIDE + 2 * EDGE, y + EDGE
    ground = element("rect", width=wide, height=high, fill="#fbfaf6")
    return element(
        "svg",
        ground + drawn.replace(OWN, ""),
        xmlns="http://www.w3.org/2000/svg",
        role="img",
        font_family="system-ui, sans-serif",
        viewBox=f"0 0 {number(wide)} {number(high)}",
        width=wide,
        height=high,
    )


def beside(parts: list[Part], across: int, wide: float) -> Part:
    """Parts in rows, each as high as its highest."""
    drawn, y = "", 0.0
    for start in range(0, len(parts), across):
        some = parts[start : start + across]
        for n, part in enumerate(some):
            drawn += element("g", part.svg, transform=f"translate({number(n * wide)} {number(y)})")
        y += max(part.high for part in some)
    return Part(drawn or "<g/>", y)


def moved(svg: str, y: float) -> str:
    return element("g", svg, transform=f"translate(0 {number(y)})")


def lines(said: str, wide: float, size: float) -> list[str]:
    """Words on as many lines as they take."""
    found = [""]
    most = wide / (LETTER * size)
    for word in said.split():
        if found[-1] and len(found[-1]) + 1 + len(word) > most:
            found.append(word)
        else:
            found[-1] = f"{found[-1]} {word}".strip()
    return found


def rows(said: list[str], x: float, y: float, size: float, **more: Any) -> str:
    given = {"text_anchor": "start", **more}
    step = ceil(size * 1.25)
    return "".join(text(line, x, y + step * n, size, **given) for n, line in enumerate(said))


def badge(seat: int, x: float, y: float, r: float) -> str:
    return shape(seat, x, y, r, fill=SEATS[seat % len(SEATS)], stroke=INK, stroke_width=1.0)


def square(x: float, y: float, r: float, ring: dict[str, Any]) -> str:
    return element("rect", x=x - r * 0.8, y=y - r, width=1.6 * r, height=2 * r, rx=r / 4, **ring)


def tint(piece: Piece) -> str:
    """Its own colour where its name tells one, else its seat's."""
    own = TINTS.get(piece.name.replace("_", "-").rsplit("-", 1)[-1])
    return own or (SEATS[piece.seat % len(SEATS)] if piece.seat != NOBODY else "#f0c14b")
