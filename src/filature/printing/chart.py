"""A board on paper: where its places lie in millimetres, and in what words."""

from collections.abc import Callable
from typing import Any, NamedTuple

from filature.core.scene import Board, Place

from .art import layout
from .marks import Marks
from .tiling import BANDS, Frame, frame_of, gap, sheets_for


class Wording(NamedTuple):
    """Whose board it is, and in what words it speaks."""

    game: str
    lang: str
    word: Callable[[str], str]
    legend: list[tuple[str, str]]  # kinds of lines, and what they mean


class Chart:
    """What painters of boards ask."""

    def __init__(self, board: Board, wording: Wording, band: float = BANDS[0]) -> None:
        self.board = board
        self.game, self.lang, self.word, self.legend = wording
        self.art = fitting(board, layout(self.game, board.id))
        self.marks = Marks(board)
        self.frame = laid_out(self.art) or frame_of(board)
        self.sheets = sheets_for(board, self.frame, band)
        self.places = {place.id: place for place in board.places}
        self.gap = gap(board) * self.sheets.scale
        self.towns = not any(place.number for place in board.places)

    @property
    def left(self) -> float:
        """The room on either side of the board, which lies in the middle of its sheets."""
        return (self.sheets.width - self.frame.width * self.sheets.scale) / 2

    @property
    def top(self) -> float:
        return (self.sheets.height - self.frame.height * self.sheets.scale) / 2

    def at(self, x: float, y: float) -> tuple[float, float]:
        """A point of the board in millimetres."""
        frame, scale = self.frame, self.sheets.scale
        return (x - frame.left) * scale + self.left, (y - frame.top) * scale + self.top

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


def fitting(board: Board, art: dict[str, Any]) -> dict[str, Any]:
    """A layout, unless this box has its places elsewhere."""
    frame = laid_out(art)
    if not frame:
        return {}
    rooms = art.get("rooms", {})
    fits = all(
        inside((place.x, place.y), corners(rooms.get(place.id.removeprefix("room-")), frame))
        for place in board.places
    )
    return art if fits else {}


def corners(room: dict[str, Any] | None, frame: Frame) -> list[tuple[float, float]]:
    """Those of a room, or of the whole board."""
    if room:
        return [(x, y) for x, y in room["walls"]]
    right, low = frame.left + frame.width, frame.top + frame.height
    return [(frame.left, frame.top), (right, frame.top), (right, low), (frame.left, low)]


def inside(spot: tuple[float, float], walls: list[tuple[float, float]]) -> bool:
    """Whether a line from the spot to the right crosses the walls an odd number of times."""
    x, y = spot
    crossed = [
        (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1
        for (x1, y1), (x2, y2) in zip(walls, [*walls[1:], *walls[:1]])
    ]
    return sum(crossed) % 2 == 1
