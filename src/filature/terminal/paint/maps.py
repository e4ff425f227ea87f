"""A graph drawn where its places lie: names, cards, figures, and the numbers of options.

A place that is someone's has the shape of that seat; a card there is `?` while it lies face
down, `✓` once the viewer has read it.  Figures are badges; the number of an option stands in
front, bright.
"""

from typing import Final, NamedTuple

from rich.text import Text

from filature.core.scene import Board, Piece, Place

from .pieces import Pieces, shape

ROOMY: Final = 96  # columns under which a list is easier to read than a map
WIDEST: Final = 132
SLANT: Final = 3.0  # how much flatter than true a map is: a letter is twice as high as wide
EDGE: Final = 4  # columns kept free at the left and right for half a label
LEAST: Final = 2  # of the ranks of `importance`
SHORT: Final = 5  # letters of a label that may touch another
LONGEST: Final = 14  # letters of a name
ASIDE: Final = (0, -4, 4, -8, 8, -12, 12)  # columns by which a label may be moved
A_LITTLE: Final = (0, -1, 1)  # and one of the least important
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
        self.taken: set[tuple[int, int]] = set()
        self.canvas = [[Text(" ") for _ in range(self.width)] for _ in range(rows)]

    def spot(self, place: Place) -> Spot:
        row = round((place.y - self.top) * self.scale / SLANT)
        return Spot(row, EDGE + round((place.x - self.left) * self.scale))

    def drawn(self) -> Text:
        """Lines first, then what stands on them."""
        for line in self.board.lines:
            self.draw_line(self.spots[line.start], self.spots[line.end])
        for place in sorted(self.board.places, key=importance):
            self.write_near(self.label(place), self.spots[place.id], importance(place) == LEAST)
        return Text("\n").join(Text("").join(row) for row in self.canvas)

    def draw_line(self, start: Spot, end: Spot) -> None:
        rows, columns = end.row - start.row, end.column - start.column
        steps = max(abs(columns) if abs(rows) <= STRAIGHT else abs(rows), 1)
        sign = "─" if abs(rows) <= STRAIGHT else "╲" if (rows > 0) == (columns > 0) else "╱"
        for step in range(1, steps):
            row = start.row + round(rows * step / steps)
            self.canvas[row][start.column + round(columns * step / steps)] = Text(sign, "dim")

    def write_near(self, label: Text, spot: Spot, least: bool) -> None:
        """A label with its middle on its place, or where there is room beside it; the least
        important become a dot where there is none."""
        for gap, aside in self.tries(label, least):
            start = min(max(0, spot.column + aside - len(label) // 2), self.width - len(label))
            if self.is_free(spot.row, start - gap, len(label) + 2 * gap):
                self.write(label, spot.row, start)
                return
        dot = Text("·") if least else label
        if not least or self.is_free(spot.row, spot.column, 1):
            self.write(dot, spot.row, min(max(0, spot.column), self.width - len(dot)))

    def tries(self, label: Text, least: bool) -> list[tuple[int, int]]:
        """Where to try a label: how far from others, how far aside.  Only short ones may touch."""
        apart = [(1, aside) for aside in (A_LITTLE if least else ASIDE)]
        return apart if len(label) > SHORT else [*apart, (0, 0)]

    def is_free(self, row: int, start: int, length: int) -> bool:
        """Whether no other label stands there."""
        return not any((row, n) in self.taken for n in range(start, start + length))

    def write(self, label: Text, row: int, start: int) -> None:
        for n in range(len(label)):
            self.canvas[row][start + n] = label[n]
            self.taken.add((row, start + n))

    def label(self, place: Place) -> Text:
        numbers = self.pieces.marks(place.actions).rpartition("→")[2].strip()
        cards = [piece for piece in place.pieces if piece.kind == "card"]
        pawns = [self.pieces.badge(piece.seat) for piece in place.pieces if piece.kind == "pawn"]
        owner = self.owner(place, cards)
        name = Text(self.name(place), self.style(place, owner))
        number = [Text(numbers, "bold reverse"), Text(" ")] if numbers else []
        sign = Text(shape(owner) if owner >= 0 else "", self.style(place, owner))
        return Text("").join([*number, name, sign, *[self.card(card) for card in cards], *pawns])

    def name(self, place: Place) -> str:
        """A place as a map names it: what stands before a dash, and not too long."""
        numbered = any(one.number for one in self.board.places)
        whole = self.pieces.voice.term(place.name) if place.name and not numbered else place.id
        return whole.partition(" - ")[0].partition(" (")[0][:LONGEST]

    def owner(self, place: Place, cards: list[Piece]) -> int:
        """Whose place it is: its own word, or that of a card there."""
        return place.seat if place.seat >= 0 or not cards else cards[0].seat

    def style(self, place: Place, owner: int) -> str:
        """The colour of the owner; a place that is nobody's is dim."""
        if owner >= 0:
            return f"bold {self.pieces.hue(owner)}"
        return "" if place.marks or place.pieces else "dim"

    def card(self, card: Piece) -> Text:
        """Whether the viewer knows it; one's own needs no sign."""
        sign = "?" if not card.name else "" if card.seat == self.pieces.viewer else "✓"
        return Text(sign, f"bold {self.pieces.hue(card.seat)}")


def importance(place: Place) -> int:
    """Which labels are written first: where someone is, where one may go, then the others."""
    return 0 if place.pieces else 1 if place.actions else LEAST
