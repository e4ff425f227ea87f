"""A board on paper: where its places lie in millimetres, and in what words."""

from collections.abc import Callable
from typing import Any

from filature.scene import Board, Place

from .art import layout
from .marks import Marks
from .tiling import Frame, frame_of, gap, sheets_for


class Chart:
    """What painters of boards ask."""

    def __init__(self, board: Board, game: str, word: Callable[[str], str], lang: str) -> None:
        self.board = board
        self.game = game
        self.word = word
        self.lang = lang
        self.art = layout(game, board.id)
        self.marks = Marks(board)
        self.frame = laid_out(self.art) or frame_of(board)
        self.sheets = sheets_for(board, self.frame, 2.0 if self.art else 14.0)
        self.places = {place.id: place for place in board.places}
        self.gap = gap(board) * self.sheets.scale

    def at(self, x: float, y: float) -> tuple[float, float]:
        """A point of the board in millimetres; the board lies in the middle of its sheets."""
        sheets, frame = self.sheets, self.frame
        left = (sheets.width - frame.width * sheets.scale) / 2
        top = (sheets.height - frame.height * sheets.scale) / 2
        return (x - frame.left) * sheets.scale + left, (y - frame.top) * sheets.scale + top

    def spot(self, place: Place) -> tuple[float, float]:
        return self.at(place.x, place.y)


def laid_out(art: dict[str, Any]) -> Frame | None:
    """What a layout takes: its frame, or its rooms."""
    if "frame" in art:
        return Frame(**art["frame"])
    corners = [corner for room in art.get("rooms", {}).values() for corner in room["walls"]]
    if not corners:
        return None
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    return Frame(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
