"""A graph drawn where its places lie: names, cards, figures, and the numbers of options.

A card on a place has the shape of its seat, and `?` while it lies face down, `✓` once the
viewer has read it; figures are badges; the number of an option stands in front, bright.
"""

from typing import Final, NamedTuple

from rich.text import Text

from filature.scene import Board, Piece, Place

from .pieces import COLOURS, SHAPES, Pieces, badge

ROOMY: Final = 96  # columns under which a list is easier to read than a map
WIDEST: Final = 132
SLANT: Final = 3.0  # how much flatter than true a map is: a letter is twice as high as wide
EDGE: Final = 4  # columns kept free at the left and right for half a label
STRAIGHT: Final = 0.5  # rows by which a line may rise and still be drawn flat


class Spot(NamedTuple):
    """A place of the canvas."""

    row: int
    column: int


def fits(board: Board, width: int) -> bool:
    """Whether a board has a map and the screen has room for it."""
    return board.kind == "graph" and width >= ROOMY and any(p.x or p.y for p in board.places)


class Map:
    """One board on a canvas of letters."""

    def __init__(self, board: Board, pieces: Pieces, width: int) -> None:
        self.board = board
        self.pieces = pieces
        self.width = min(width - 2, WIDEST)
        left, right = min(p.x for p in board.places), max(p.x for p in board.places)
        self.top = min(p.y for p in board.places)
        self.left = left
        self.scale = (self.width - 2 * EDGE - 1) / (right - left)
        self.spots = {place.id: self.spot(place) for place in board.places}
        rows = max(spot.row for spot in self.spots.values()) + 1
        self.canvas = [[Text(" ") for _ in range(self.width)] for _ in range(rows)]

    def spot(self, place: Place) -> Spot:
        row = round((place.y - self.top) * self.scale / SLANT)
        return Spot(row, EDGE + round((place.x - self.left) * self.scale))

    def drawn(self) -> Text:
        """Lines first, then what stands on them."""
        for line in self.board.lines:
            self.draw_line(self.spots[line.start], self.spots[line.end])
        for place in self.board.places:
            self.write(self.label(place), self.spots[place.id])
        return Text("\n").join(Text("").join(row) for row in self.canvas)

    def draw_line(self, start: Spot, end: Spot) -> None:
        rows, columns = end.row - start.row, end.column - start.column
        steps = max(abs(columns) if abs(rows) <= STRAIGHT else abs(rows), 1)
        sign = "─" if abs(rows) <= STRAIGHT else "╲" if (rows > 0) == (columns > 0) else "╱"
        for step in range(1, steps):
            row = start.row + round(rows * step / steps)
            self.canvas[row][start.column + round(columns * step / steps)] = Text(sign, "dim")

    def write(self, label: Text, spot: Spot) -> None:
        """A label with its middle on its place."""
        start = min(max(0, spot.column - len(label) // 2), self.width - len(label))
        for n in range(len(label)):
            self.canvas[spot.row][start + n] = label[n]

    def label(self, place: Place) -> Text:
        numbers = self.pieces.marks(place.actions).rpartition("→")[2].strip()
        cards = [piece for piece in place.pieces if piece.kind == "card"]
        pawns = [badge(piece.seat) for piece in place.pieces if piece.kind == "pawn"]
        name = Text(place.id, style_of(place, cards))
        number = [Text(numbers, "bold reverse"), Text(" ")] if numbers else []
        return Text("").join([*number, name, *[self.card(card) for card in cards], *pawns])

    def card(self, card: Piece) -> Text:
        """Whose it is, by shape and colour, and whether the viewer knows it."""
        sign = "?" if not card.name else "" if card.seat == self.pieces.viewer else "✓"
        shape, colour = SHAPES[card.seat % len(SHAPES)], COLOURS[card.seat % len(COLOURS)]
        return Text(f"{shape}{sign}", f"bold {colour}")


def style_of(place: Place, cards: list[Piece]) -> str:
    """Whose place it is; a place that is nobody's is dim."""
    if cards:
        return f"bold {COLOURS[cards[0].seat % len(COLOURS)]}"
    return "" if place.marks or place.pieces else "dim"
