"""A scene on the wire: the same shapes as `filature.scene`, with every sentence already said.

Catalogue keys stay keys (they also choose the art); their words come once for a table, from
`/api/games/{game}/words`.  Fields that have their default are left out.
"""

from collections.abc import Callable
from typing import TypeAlias

from msgspec import Struct

from filature import scene as drawn
from filature.core.seat import NOBODY
from filature.core.sentence import Sentence

Say: TypeAlias = Callable[[Sentence], str]


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


def scene(found: drawn.Scene, say: Say, notebook: bool = True) -> Scene:
    """A scene in words; without its notebooks where the table plays without them."""
    return Scene(
        found.seat,
        fact(found.prompt, say),
        [SeatLine(s.seat, s.score, facts(s.facts, say), s.acting) for s in found.seats],
        [board(one) for one in found.boards],
        [zone(one, say) for one in found.zones],
        [Panel(p.id, say(p.title), facts(p.facts, say), p.folded) for p in found.panels],
        [grid(one, say) for one in found.grids] if notebook else [],
    )


def fact(found: drawn.Fact, say: Say) -> Fact:
    return Fact(say(found.text), found.clause, found.marks)


def facts(found: tuple[drawn.Fact, ...], say: Say) -> list[Fact]:
    return [fact(one, say) for one in found]


def pieces(found: tuple[drawn.Piece, ...]) -> list[Piece]:
    return [Piece(*one) for one in found]


def zone(found: drawn.Zone, say: Say) -> Zone:
    return Zone(
        found.id,
        found.kind,
        say(found.title),
        found.seat,
        pieces(found.pieces),
        found.hidden,
        found.figure,
        found.actions,
    )


def board(found: drawn.Board) -> Board:
    places = [
        Place(p.id, p.name, p.x, p.y, p.marks, pieces(p.pieces), p.actions) for p in found.places
    ]
    return Board(found.id, found.kind, places, [Line(*line) for line in found.lines])


def grid(found: drawn.Grid, say: Say) -> Grid:
    rows = [
        Row(
            say(row.title),
            [Cell(c.answer, c.share, facts(c.proof, say)) for c in row.cells],
            row.seat,
        )
        for row in found.rows
    ]
    return Grid(found.id, say(found.title), found.columns, rows)
