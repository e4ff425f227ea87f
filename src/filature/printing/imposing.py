"""How cards lie on a sheet, so that their backs lie behind them whichever edge it is flipped over.

A sheet that is flipped over its long edge puts its columns in reverse order, over its short edge
its rows.  Cells that change places so form a ring; a ring holds cards of one back only.
"""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from .tiling import BLEED

PAPER: Final = (210.0, 297.0)  # A4
EDGE: Final = 8.0  # millimetres at every edge that a printer may leave white
SAFE: Final = 3.0  # millimetres inside a cut that stay free of words and signs
Cell = tuple[int, int]  # column, row


class Size(NamedTuple):
    """How large a card is after it was cut, in millimetres."""

    wide: float
    high: float

    @property
    def bled(self) -> tuple[float, float]:
        return self.wide + 2 * BLEED, self.high + 2 * BLEED


CARD: Final = Size(63.0, 88.0)
MINI: Final = Size(44.0, 67.0)  # for cards that carry no more than a figure and a name
TILE: Final = Size(24.0, 24.0)


class Grid(NamedTuple):
    """How many cards lie on a sheet, upright or on their side, each with its own bleed."""

    columns: int
    rows: int
    lying: bool
    size: Size

    @property
    def pitch(self) -> tuple[float, float]:
        wide, high = self.size.bled
        return (high, wide) if self.lying else (wide, high)

    def corner(self, cell: Cell) -> tuple[float, float]:
        """Where the bleed of a card begins on its sheet."""
        (column, row), (wide, high) = cell, self.pitch
        left, top = (PAPER[0] - self.columns * wide) / 2, (PAPER[1] - self.rows * high) / 2
        return left + column * wide, top + row * high


class Imposed(NamedTuple):
    """A sheet: which card lies in which cell, and which back behind which."""

    fronts: list[tuple[Cell, Any]]
    backs: list[tuple[Cell, str]]


def grid(size: Size) -> Grid:
    """As many cards as a sheet holds."""
    made = [laid(size, lying) for lying in (False, True)]
    return max(made, key=lambda one: one.columns * one.rows)


def laid(size: Size, lying: bool) -> Grid:
    wide, high = Grid(1, 1, lying, size).pitch
    columns, rows = int((PAPER[0] - 2 * EDGE) / wide), int((PAPER[1] - 2 * EDGE) / high)
    return Grid(columns, rows, lying, size)


def rings(columns: int, rows: int) -> list[list[Cell]]:
    """The cells of a sheet, by those that lie behind each other after any flip."""
    found: dict[Cell, list[Cell]] = {}
    for row in range(rows):
        for column in range(columns):
            nearest = min(row, rows - 1 - row), min(column, columns - 1 - column)
            found.setdefault(nearest, []).append((column, row))
    return list(found.values())


def imposed(decks: Iterable[tuple[str, list[Any]]], over: Grid) -> list[Imposed]:
    """Cards by their backs, on as few sheets as it takes."""
    sheets: list[Imposed] = []
    free: list[list[Cell]] = []
    for back, cards in decks:
        left = list(cards)
        while left:
            if not free:
                free = rings(over.columns, over.rows)
                sheets.append(Imposed([], []))
            cells = free.pop(0)
            sheets[-1].fronts.extend(zip(cells, left))
            sheets[-1].backs.extend((cell, back) for cell in cells)
            left = left[len(cells) :]
    return sheets
