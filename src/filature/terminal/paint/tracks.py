"""A long track as rows of squares: its number and sign, and a line for all who stand there."""

from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from filature.core.scene import Board, Piece, Place

from .pieces import Pieces

CELL: Final = 7  # columns of a square


class Track:
    """A track that takes as many squares in a row as there is room for."""

    def __init__(self, board: Board, pieces: Pieces) -> None:
        self.places = board.places
        self.pieces = pieces

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        room = max(1, options.max_width // CELL)
        rows = -(-len(self.places) // room)
        across = -(-len(self.places) // rows)
        for start in range(0, len(self.places), across):
            yield from self.row(self.places[start : start + across])

    def row(self, places: tuple[Place, ...]) -> list[Text]:
        """The squares, then whoever stands on them, one under the other."""
        standing = [self.standing(place) for place in places]
        deep = max(1, *[len(figures) for figures in standing])
        lines = [side_by_side([self.head(place) for place in places])]
        for n in range(deep):
            lines.append(
                side_by_side([all_of[n] if n < len(all_of) else Text() for all_of in standing])
            )
        return lines

    def head(self, place: Place) -> Text:
        """The number of a square, the sign of what it is, the options that belong to it."""
        sign = "".join(self.pieces.voice.term(mark) for mark in place.marks)
        head = Text(f"{place.id:>2}", "bold" if place.pieces else "dim")
        head.append(f" {sign or '·'}", "bold" if sign else "dim")
        return head.append(self.pieces.marks(place.actions), "bold")

    def standing(self, place: Place) -> list[Text]:
        """A line for every figure, with the way it faces and what it carries."""
        seats = [piece.seat for piece in place.pieces if piece.kind == "pawn"]
        return [
            self.figure(piece, place)
            for piece in place.pieces
            if piece.kind == "pawn" or piece.seat not in seats
        ]

    def figure(self, piece: Piece, place: Place) -> Text:
        line = Text(" ").append_text(self.pieces.small(piece))
        if piece.kind != "pawn":
            return line
        carried = [p.figure for p in place.pieces if p.kind != "pawn" and p.seat == piece.seat]
        return line.append("".join([piece.figure, *carried]), "bold")


def side_by_side(cells: list[Text]) -> Text:
    """Texts in columns of equal width."""
    line = Text(no_wrap=True)
    for cell in cells:
        cell.pad_right(max(0, CELL - cell.cell_len))
        line.append_text(cell)
    return line
