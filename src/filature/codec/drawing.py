"""A scene on the wire: the same shapes as `filature.scene`, with every sentence already said.

Catalogue keys stay keys (they also choose the art); their words come once for a table, from
`/api/games/{game}/words`.  Fields that have their default are left out.  Most of a table is the
same from one action to the next: a board, place, zone, panel or grid that is just as it was in
the scene before is only named, by its id.
"""

from collections.abc import Callable, Iterable
from typing import Protocol, TypeAlias, TypeVar

from msgspec import Struct

from filature import scene as drawn
from filature.core.seat import NOBODY
from filature.core.sentence import Sentence

Say: TypeAlias = Callable[[Sentence], str]
Painted = TypeVar("Painted")


class Named(Protocol):
    """What can be told by its id."""

    @property
    def id(self) -> str: ...


Thing = TypeVar("Thing", bound=Named)


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
    """Places and lines; `kind` is graph, track or plan.  Lines that are left out are as they
    were; in a scene that comes first, there are none."""

    id: str
    kind: str
    places: list[Place | str]
    lines: list[Line] | None = None


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
    """All that is drawn for one viewer.  A string is the id of what is just as it was."""

    seat: int
    prompt: Fact
    seats: list[SeatLine]
    boards: list[Board | str] = []
    zones: list[Zone | str] = []
    panels: list[Panel | str] = []
    grids: list[Grid | str] = []


NOTHING = drawn.Scene(NOBODY, drawn.Fact(Sentence("", ())), ())
NO_BOARD = drawn.Board("", "", ())


class Painter:
    """Turns scenes into words for one viewer."""

    def __init__(self, say: Say) -> None:
        self.say = say

    def scene(self, found: drawn.Scene, before: drawn.Scene = NOTHING) -> Scene:
        """A scene in words; what it has in common with the one before is only named."""
        boards = {one.id: one for one in before.boards}
        return Scene(
            found.seat,
            self.fact(found.prompt),
            [self.seat_line(one) for one in found.seats],
            [self.board(one, boards.get(one.id, NO_BOARD)) for one in found.boards],
            told(found.zones, before.zones, self.zone),
            told(found.panels, before.panels, self.panel),
            told(found.grids, before.grids, self.grid),
        )

    def fact(self, found: drawn.Fact) -> Fact:
        return Fact(self.say(found.text), found.clause, found.marks)

    def seat_line(self, found: drawn.SeatLine) -> SeatLine:
        facts = [self.fact(one) for one in found.facts]
        return SeatLine(found.seat, found.score, facts, found.acting)

    def panel(self, found: drawn.Panel) -> Panel:
        facts = [self.fact(one) for one in found.facts]
        return Panel(found.id, self.say(found.title), facts, found.folded)

    def zone(self, found: drawn.Zone) -> Zone:
        title, pieces = self.say(found.title), [Piece(*one) for one in found.pieces]
        return Zone(found.id, found.kind, title, found.seat, pieces, *found[5:])

    def board(self, found: drawn.Board, before: drawn.Board) -> Board | str:
        if found == before:
            return found.id
        places = told(found.places, before.places, place)
        lines = None if found.lines == before.lines else [Line(*one) for one in found.lines]
        return Board(found.id, found.kind, places, lines)

    def grid(self, found: drawn.Grid) -> Grid:
        rows = [self.row(row) for row in found.rows]
        return Grid(found.id, self.say(found.title), found.columns, rows)

    def row(self, found: drawn.Row) -> Row:
        cells = [Cell(c.answer, c.share, [self.fact(f) for f in c.proof]) for c in found.cells]
        return Row(self.say(found.title), cells, found.seat)


def told(
    found: Iterable[Thing], before: Iterable[Thing], paint: Callable[[Thing], Painted]
) -> list[Painted | str]:
    """Things in words; those that were there before, by their ids."""
    old = {one.id: one for one in before}
    return [one.id if old.get(one.id) == one else paint(one) for one in found]


def place(found: drawn.Place) -> Place:
    return Place(*found[:5], [Piece(*one) for one in found.pieces], *found[6:])
