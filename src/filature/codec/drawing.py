"""A scene on the wire: the same shapes as `filature.scene`, with every sentence already said.

Catalogue keys stay keys (they also choose the art); their words come once for a table, from
`/api/games/{game}/words`.  Fields that have their default are left out.
"""

from collections.abc import Callable
from typing import Any, Final, TypeAlias, TypeVar

from msgspec import Struct

from filature import scene as drawn
from filature.core.seat import NOBODY
from filature.core.sentence import Sentence

Say: TypeAlias = Callable[[Sentence], str]
Thing = TypeVar("Thing")
Painted = TypeVar("Painted")
MOST_MET: Final = 2000  # things that a painter remembers


class Piece(Struct, frozen=True, omit_defaults=True):
    """A card, a pawn, a die, a token.  `name` and `back` are keys; no name: face down."""

    id: str
    kind: str
    name: str = ""
    back: str = ""
    figure: str = ""
    seat: int = NOBODY
    actions: tuple[int, ...] = ()


class Zone(Struct, frozen=True, omit_defaults=True):
    """A hand, a row or a pile; `hidden` further pieces are only counted."""

    id: str
    kind: str
    title: str
    seat: int = NOBODY
    pieces: list[Piece] = []
    hidden: int = 0
    figure: str = ""
    actions: tuple[int, ...] = ()


class Place(Struct, frozen=True, omit_defaults=True):
    """A square, a town or a room; `name` and `marks` are keys."""

    id: str
    name: str = ""
    x: float = 0.0
    y: float = 0.0
    marks: tuple[str, ...] = ()
    pieces: list[Piece] = []
    actions: tuple[int, ...] = ()
    seat: int = NOBODY


class Line(Struct, frozen=True, omit_defaults=True):
    """A way between two places."""

    start: str
    end: str
    kind: str = ""
    label: str = ""


class Board(Struct, frozen=True, omit_defaults=True):
    """Places and lines; `kind` is graph, track or plan."""

    id: str
    kind: str
    places: list[Place]
    lines: list[Line] = []


class Fact(Struct, frozen=True, omit_defaults=True):
    """One line of text, the clause that it rests on, and what a drawing of it needs."""

    text: str
    clause: str = ""
    marks: tuple[str, ...] = ()


class SeatLine(Struct, frozen=True, omit_defaults=True):
    """What everyone sees of a seat."""

    seat: int
    score: int
    facts: list[Fact] = []
    acting: bool = False


class Panel(Struct, frozen=True, omit_defaults=True):
    """A sheet beside the board; a folded one is shown when asked for."""

    id: str
    title: str
    facts: list[Fact] = []
    folded: bool = False


class Cell(Struct, frozen=True, omit_defaults=True):
    """One question of a notebook: yes, no, or how likely in percent; and the proof."""

    answer: str = ""
    share: int = 0
    proof: list[Fact] = []


class Row(Struct, frozen=True, omit_defaults=True):
    """A line of a notebook."""

    title: str
    cells: list[Cell]
    seat: int = NOBODY


class Grid(Struct, frozen=True, omit_defaults=True):
    """A notebook; its columns are keys."""

    id: str
    title: str
    columns: tuple[str, ...]
    rows: list[Row]


class Scene(Struct, frozen=True, omit_defaults=True):
    """All that is drawn for one viewer."""

    seat: int
    prompt: Fact
    seats: list[SeatLine]
    boards: list[Board] = []
    zones: list[Zone] = []
    panels: list[Panel] = []
    grids: list[Grid] = []


class Painter:
    """Turns scenes into words for one viewer.

    Most of a table is the same from one action to the next, so sentences, zones, boards and panels
    that were met before are not put into words again.
    """

    def __init__(self, say: Say) -> None:
        self.say = say
        self.met: dict[object, Any] = {}

    def once(self, thing: Thing, paint: Callable[[Thing], Painted]) -> Painted:
        """What a thing was painted as before, else what it is painted as now."""
        found: Painted | None = self.met.get(thing)
        if found is None:
            if len(self.met) > MOST_MET:
                self.met.clear()
            found = self.met[thing] = paint(thing)
        return found

    def scene(self, found: drawn.Scene, notebook: bool = True) -> Scene:
        """A scene in words; without its notebooks where the table plays without them."""
        once = self.once
        return Scene(
            found.seat,
            once(found.prompt, self.fact),
            [once(one, self.seat_line) for one in found.seats],
            [once(one, self.board) for one in found.boards],
            [once(one, self.zone) for one in found.zones],
            [once(one, self.panel) for one in found.panels],
            [self.grid(one) for one in found.grids] if notebook else [],
        )

    def fact(self, found: drawn.Fact) -> Fact:
        return Fact(self.say(found.text), found.clause, found.marks)

    def facts(self, found: tuple[drawn.Fact, ...]) -> list[Fact]:
        return [self.once(one, self.fact) for one in found]

    def seat_line(self, found: drawn.SeatLine) -> SeatLine:
        return SeatLine(found.seat, found.score, self.facts(found.facts), found.acting)

    def panel(self, found: drawn.Panel) -> Panel:
        return Panel(found.id, self.say(found.title), self.facts(found.facts), found.folded)

    def zone(self, found: drawn.Zone) -> Zone:
        title, pieces = self.say(found.title), [Piece(*one) for one in found.pieces]
        return Zone(found.id, found.kind, title, found.seat, pieces, *found[5:])

    def board(self, found: drawn.Board) -> Board:
        places = [self.once(one, place) for one in found.places]
        return Board(found.id, found.kind, places, self.once(found.lines, lines))

    def grid(self, found: drawn.Grid) -> Grid:
        rows = [self.once(row, self.row) for row in found.rows]
        return Grid(found.id, self.say(found.title), found.columns, rows)

    def row(self, found: drawn.Row) -> Row:
        cells = [Cell(c.answer, c.share, self.facts(c.proof)) for c in found.cells]
        return Row(self.say(found.title), cells, found.seat)


def lines(found: tuple[drawn.Line, ...]) -> list[Line]:
    return [Line(*one) for one in found]


def place(found: drawn.Place) -> Place:
    return Place(*found[:5], [Piece(*one) for one in found.pieces], *found[6:])
