"""How large a board is printed, and over how many sheets of A4."""

from math import hypot
from statistics import median
from typing import Final, NamedTuple

from filature.core.scene import Board

SHORT, LONG = 190.0, 277.0  # millimetres of an A4 sheet inside its margins
BLEED: Final = 3.0  # by which whatever is cut is printed beyond the cut
FLAP: Final = 10.0  # of a sheet, below its neighbour
BANDS: Final = (20.0, 30.0, 42.0)  # widths within which a seam finds its way
WIDEST: Final = 70.0
MARGIN: Final = 2.0  # around a board
ROOM: Final = 20.0  # above and below a board for its name and legend
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
    """The sheets of a board, its scale in millimetres a unit, and its size in millimetres."""

    columns: int
    rows: int
    landscape: bool
    scale: float = 1.0
    width: float = 0.0
    height: float = 0.0

    @property
    def page(self) -> tuple[float, float]:
        return (LONG, SHORT) if self.landscape else (SHORT, LONG)

    def corner(self, column: int, row: int) -> tuple[float, float]:
        """Where on the board a sheet begins: the last ones end where the board does."""
        wide, high = self.page
        return (self.width - wide if column else 0.0), (self.height - high if row else 0.0)


def spread(count: int, each: float, band: float) -> float:
    """What one sheet holds, or two that are cut somewhere within a band."""
    return each if count == 1 else 2 * each - FLAP - BLEED - band


def reach(each: float, whole: float) -> tuple[float, float]:
    """Where two sheets may be cut: there is a flap beyond it on the first, a bleed on the last."""
    low, high = whole - each + BLEED, each - FLAP
    middle = whole / 2
    return max(low, middle - WIDEST / 2), min(high, middle + WIDEST / 2)


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


def sheets_for(board: Board, frame: Frame, band: float) -> Sheets:
    """The fewest sheets on which pieces find room, else the largest board."""
    needed, between = NEEDED.get(board.kind, NEEDED["graph"]), gap(board)
    made = [fitted(Sheets(*choice), frame, band) for choice in CHOICES]
    roomy = [sheets for sheets in made if sheets.scale * between >= needed]
    if not roomy:
        return max(made, key=lambda sheets: sheets.scale)
    return min(roomy, key=lambda sheets: (sheets.columns * sheets.rows, -sheets.scale))


def fitted(sheets: Sheets, frame: Frame, band: float) -> Sheets:
    """The board as large as these sheets allow; in the middle of a single one."""
    wide, high = sheets.page
    across, down = spread(sheets.columns, wide, band), spread(sheets.rows, high, band)
    scale = min(
        (across - 2 * MARGIN) / max(frame.width, 1), (down - 2 * MARGIN) / max(frame.height, 1)
    )
    width, height = frame.width * scale + 2 * MARGIN, frame.height * scale + 2 * MARGIN
    titled = min(down, height - 2 * MARGIN + 2 * ROOM + 2)
    return sheets._replace(
        scale=scale,
        width=wide if sheets.columns == 1 else width,
        height=high if sheets.rows == 1 else titled,
    )
