"""A scene on the wire: the same shapes as `core.scene`, with every sentence already said.

Catalogue keys stay keys (they also choose the art); their words come once for a table, from
`/api/games/{game}/words`.  Fields that have their default are left out.  Most of a table is the
same from one action to the next: a board, place, zone, panel or grid that is just as it was in
the scene before is only named, by its id.
"""

from msgspec import Struct

from filature.core.seat import NOBODY


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
    hue: str = ""


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
