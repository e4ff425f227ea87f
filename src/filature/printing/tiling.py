"""How large a board is printed, and over how many sheets of A4."""

from math import hypot
from statistics import median
from typing import Final, NamedTuple

from filature.core.scene import Board

SHORT, LONG = 190.0, 277.0  # millimetres of an A4 sheet inside its margins
OVERLAP: Final = 10.0  # by which neighbouring sheets are glued
MARGIN: Final = 2.0  # around a board
AROUND: Final = 0.62  # of the way between neighbours, around the outermost places
NEEDED: Final = {"graph": 24.0, "track": 23.0, "plan": 48.0}  # millimetres between neighbours
CHOICES: Final = (  # columns, rows, whether the sheets lie on their long side
    (1, 1, False), (1, 1, True), (1, 2, True), (2, 1, False), (2, 2, False), (2, 2, True),
)  # fmt: skip


class Frame(NamedTuple):
    """What of a board is shown, in its own units."""

    left: float
    top: float
    width: float
    height: float


class Sheets(NamedTuple):
    """The sheets of a board, and its scale in millimetres a unit."""

    columns: int
    rows: int
    landscape: bool
    scale: float

    @property
    def page(self) -> tuple[float, float]:
        return (LONG, SHORT) if self.landscape else (SHORT, LONG)

    @property
    def width(self) -> float:
        return spread(self.columns, self.page[0])

    @property
    def height(self) -> float:
        return spread(self.rows, self.page[1])


def spread(count: int, each: float) -> float:
    return count * each - (count - 1) * OVERLAP


def frame_of(board: Board) -> Frame:
    """What its places take."""
    xs, ys = [place.x for place in board.places], [place.y for place in board.places]
    pad = AROUND * gap(board)
    wide, high = max(xs) - min(xs), max(ys) - min(ys)
    return Frame(min(xs) - pad, min(ys) - pad, wide + 2 * pad, high + 2 * pad)


def gap(board: Board) -> float:
    """How far apart neighbouring places usually are."""
    spots = [(place.x, place.y) for place in board.places]
    nearest = [
        min((hypot(x - u, y - v) for m, (u, v) in enumerate(spots) if m != n), default=1.0)
        for n, (x, y) in enumerate(spots)
    ]
    return median(nearest)


def sheets_for(board: Board, frame: Frame) -> Sheets:
    """The fewest sheets on which pieces find room, else the largest board."""
    needed, between = NEEDED.get(board.kind, NEEDED["graph"]), gap(board)
    made = [fitted(choice, frame) for choice in CHOICES]
    roomy = [sheets for sheets in made if sheets.scale * between >= needed]
    if not roomy:
        return max(made, key=lambda sheets: sheets.scale)
    return min(roomy, key=lambda sheets: (sheets.columns * sheets.rows, -sheets.scale))


def fitted(choice: tuple[int, int, bool], frame: Frame) -> Sheets:
    empty = Sheets(*choice, 1.0)
    wide, high = empty.width - 2 * MARGIN, empty.height - 2 * MARGIN
    scale = min(wide / max(frame.width, 1), high / max(frame.height, 1))
    return empty._replace(scale=scale)
