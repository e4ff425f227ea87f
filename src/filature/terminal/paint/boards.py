"""Boards of any kind, drawn plainly: places, what is printed there, what stands there."""

from collections.abc import Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from filature.core.scene import Board, Place
from filature.terminal.console import Prose, prose, unbroken

from . import maps, plans
from .pieces import Pieces
from .tracks import Track

SMALL: Final = 12  # places of a board that is always drawn whole


def painted(board: Board, pieces: Pieces, width: int) -> RenderableType:
    """A track in a line, or in rows if it is long; a graph as a map where there is room; else
    a list of the places."""
    if board.kind == "track" and len(board.places) > SMALL:
        return Padding(Track(board, pieces), (0, 1))
    if plans.fits(board, width):
        return Padding(plans.drawn(board, pieces, width), (0, 1))
    if maps.fits(board, width):
        drawn = maps.Map(board, pieces, width).drawn()
        return Padding(Group(drawn, *legend(board, pieces)), (0, 1))
    if board.kind == "track":
        return Padding(track(board, pieces), (0, 1))
    return places(board, pieces)


def legend(board: Board, pieces: Pieces) -> list[Text]:
    """What the signs of a map mean, where cards lie on it."""
    cards = [piece for place in board.places for piece in place.pieces if piece.kind == "card"]
    return [Text(pieces.voice.t("map-legend"), "dim")] if cards else []


def track(board: Board, pieces: Pieces) -> Prose:
    """Squares one after the other; pieces and option numbers stand behind their square."""
    squares = [square(place, pieces) for place in board.places]
    return prose(Text(" · ", "dim").join(squares))


def square(place: Place, pieces: Pieces) -> Prose:
    name = Text(unbroken(called(place, pieces)), "bold" if place.pieces else "")
    marks = "".join(f" ({pieces.voice.term(mark)})" for mark in place.marks)
    standing = [prose(" ", pieces.small(piece)) for piece in place.pieces]
    numbers = pieces.marks(place.actions)
    return prose(name, (unbroken(marks), "dim"), *standing, (unbroken(numbers), "bold"))


def places(board: Board, pieces: Pieces) -> Table:
    """One line a place; of a large board only the places where something is or may be."""
    table = Table.grid(padding=(0, 2))
    for place in shown(board):
        table.add_row(
            prose((called(place, pieces), "bold"), (pieces.marks(place.actions), "bold")),
            prose((", ".join(pieces.voice.term(mark) for mark in place.marks), "dim")),
            pieces.row(place.pieces),
            prose((neighbours(board, place, pieces), "dim")),
        )
    return table


def shown(board: Board) -> Iterator[Place]:
    whole = len(board.places) <= SMALL
    return (place for place in board.places if whole or place.pieces or place.actions)


def neighbours(board: Board, place: Place, pieces: Pieces) -> str:
    """The places that a line leads to."""
    ends = [line.end for line in board.lines if line.start == place.id]
    ends += [line.start for line in board.lines if line.end == place.id]
    known = {other.id: called(other, pieces) for other in board.places}
    return "— " + ", ".join(known[end] for end in ends) if ends else ""


def called(place: Place, pieces: Pieces) -> str:
    """A place by its name; by its short one where many share a street."""
    return pieces.voice.term(place.name) if place.name and not place.number else place.id
