"""Turns scenes into words.  Compiled: a table paints one for every eye after every action."""

from collections.abc import Callable, Iterable
from typing import Protocol, TypeAlias, TypeVar

from filature.core import scene as drawn
from filature.core.seat import NOBODY
from filature.core.sentence import Sentence

from .drawing import Board, Cell, Fact, Grid, Line, Panel, Piece, Place, Row, Scene, SeatLine, Zone

Say: TypeAlias = Callable[[Sentence], str]
Painted = TypeVar("Painted")


class Named(Protocol):
    """What can be told by its id."""

    @property
    def id(self) -> str: ...


Thing = TypeVar("Thing", bound=Named)


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
        return SeatLine(found.seat, found.score, facts, found.acting, found.hue)

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
