"""What is printed on the places of a board: each mark keeps its tint and its shape."""

from filature.core.scene import Board

from .ink import TINTS, WASHES


class Marks:
    """The marks of a board, numbered in the order in which they first appear."""

    def __init__(self, board: Board) -> None:
        seen = [mark for place in board.places for mark in place.marks]
        self.order = {mark: n for n, mark in enumerate(dict.fromkeys(seen))}

    def number(self, mark: str) -> int:
        return self.order[mark]

    def tint(self, mark: str) -> str:
        """The colour that it names, else a light one of its own."""
        return TINTS.get(mark.rsplit("-", 1)[-1], WASHES[self.order[mark] % len(WASHES)])
