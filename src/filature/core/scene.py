"""What a table looks like, as plain data.

A game's `scene.py` turns a View into a Scene.  Terminal and browser draw any Scene and
know no rule: every element says which of the offered actions it belongs to.  Texts are
Sentences or catalogue keys; ids are stable, so that what moves can be seen moving.

Everything here is a plain value.  From one action to the next most of a table stays as it is, so
whatever draws a part of it from a few values keeps what it drew: `@lru_cache(DRAWN)`.
"""

from typing import Final, NamedTuple

from .seat import NOBODY
from .sentence import Sentence

DRAWN: Final = 4096  # how many of its drawings a function keeps


class Piece(NamedTuple):
    """Something that can lie somewhere: a card, a pawn, a die, a token.  Without a name it lies
    face down."""

    id: str
    kind: str  # card, pawn, die, token
    name: str = ""  # catalogue key of its face; empty while it lies face down
    back: str = ""  # catalogue key of its back, for cards that have one
    figure: str = ""  # the large number or letter on it
    seat: int = NOBODY  # whose colour it has
    actions: tuple[int, ...] = ()


class Zone(NamedTuple):
    """A place for pieces that is not on a board: a hand, a row, a pile; `hidden` further pieces
    are only counted."""

    id: str
    kind: str  # hand, row, pile
    title: Sentence
    seat: int = NOBODY
    pieces: tuple[Piece, ...] = ()
    hidden: int = 0  # further pieces that are only counted
    figure: str = ""  # what the pieces amount to
    actions: tuple[int, ...] = ()


class Place(NamedTuple):
    """A square, a town or a room of a board."""

    id: str
    name: str = ""  # catalogue key, or empty
    x: float = 0.0
    y: float = 0.0
    marks: tuple[str, ...] = ()  # catalogue keys of what is printed there
    pieces: tuple[Piece, ...] = ()
    actions: tuple[int, ...] = ()
    seat: int = NOBODY  # whose it is
    number: int = 0  # on the street of its name, where several places share one


class Line(NamedTuple):
    """A way between two places of a board."""

    start: str
    end: str
    kind: str = ""
    label: str = ""


class Board(NamedTuple):
    """Places and the lines between them; on the wire, lines that are left out are as they were."""

    id: str
    kind: str  # graph, track, plan
    places: tuple[Place, ...]
    lines: tuple[Line, ...] = ()


class Fact(NamedTuple):
    """One line of a seat or a panel, its clause, and what a drawing of it needs."""

    text: Sentence
    clause: str = ""
    marks: tuple[str, ...] = ()  # keys and figures of what it tells, for whoever draws it


class SeatLine(NamedTuple):
    """What everyone sees of a seat."""

    seat: int
    score: int
    facts: tuple[Fact, ...] = ()
    acting: bool = False
    hue: str = ""  # catalogue key of the colour that it plays, where seats choose one


class Panel(NamedTuple):
    """A sheet beside the board: a form, a count; a folded one is shown when asked for."""

    id: str
    title: Sentence
    facts: tuple[Fact, ...] = ()
    folded: bool = False  # shown only when asked for


class Cell(NamedTuple):
    """One question of a notebook: yes, no, or how likely; and why not.  An empty cell is one
    that nobody has worked out."""

    answer: str = ""  # yes, no, or empty while both are possible
    share: int = 0  # how likely, in percent, rounded; an open cell has 1 to 99
    proof: tuple[Fact, ...] = ()  # what rules it out, step by step


class Row(NamedTuple):
    """A line of a notebook."""

    title: Sentence
    cells: tuple[Cell, ...]
    seat: int = NOBODY


class Grid(NamedTuple):
    """A notebook: what its viewer can conclude, and from what."""

    id: str
    title: Sentence
    columns: tuple[str, ...]  # catalogue keys
    rows: tuple[Row, ...]


class Scene(NamedTuple):
    """All that is drawn for one viewer; on the wire, a string is the id of what is as it was."""

    seat: int
    prompt: Fact
    seats: tuple[SeatLine, ...]
    boards: tuple[Board, ...] = ()
    zones: tuple[Zone, ...] = ()
    panels: tuple[Panel, ...] = ()
    grids: tuple[Grid, ...] = ()
