"""The plan of a building, floor by floor: its rooms as cells, with doors, figures and options.

Rooms whose first mark is the same are one floor; floors are drawn from the top down, rooms
from left to right.  A locked door is marked with ⚷, a flight of stairs that is shut with ✕.
"""

from itertools import groupby
from typing import Final

from rich import box
from rich.table import Table
from rich.text import Text

from filature.core.scene import Board, Line, Place
from filature.terminal.console import Prose, prose

from .pieces import Pieces

ROOMY: Final = 90  # columns under which a list is easier to read
ABREAST: Final = 6  # rooms of a floor that can stand side by side
DOORS: Final = {"locked": "⚷ ", "shut": "✕ ", "main": "↕ "}


def fits(board: Board, width: int) -> bool:
    """Whether a board is a building with floors, and the screen has room for them."""
    if board.kind != "plan" or width < ROOMY:
        return False
    return any(floor_of(place) for place in board.places) and all(
        len(rooms) <= ABREAST for rooms in floors(board)
    )


def drawn(board: Board, pieces: Pieces, width: int) -> Table:
    """The whole building."""
    building = Table(box=None, padding=0, show_header=False)
    building.add_column(width=width - 2)
    for floor in floors(board):
        building.add_row(storey(board, floor, pieces, width - 2))
    return building


def floors(board: Board) -> list[list[Place]]:
    """The rooms of each floor, the highest first; what belongs to none comes last."""
    places = sorted(board.places, key=lambda place: (floor_of(place) == "", floor_of(place)))
    found = [list(rooms) for _, rooms in groupby(places, key=floor_of)]
    for rooms in found:
        rooms.sort(key=lambda place: place.x)
    return sorted(found, key=lambda rooms: (not rooms[0].marks, min(room.y for room in rooms)))


def floor_of(place: Place) -> str:
    return place.marks[0] if place.marks else ""


def storey(board: Board, rooms: list[Place], pieces: Pieces, width: int) -> Table:
    """One floor: a cell for each room."""
    title = pieces.voice.term(rooms[0].marks[0]) if rooms[0].marks else None
    table = Table(
        box=box.SQUARE,
        show_header=False,
        title=title,
        title_justify="left",
        title_style="dim italic",
        padding=(0, 1),
        width=width if len(rooms) > 1 else width // 3,
    )
    for _ in rooms:
        table.add_column(ratio=1)
    table.add_row(*[cell(board, room, pieces) for room in rooms])
    return table


def cell(board: Board, room: Place, pieces: Pieces) -> Prose:
    """A room: option numbers, name, who stands there, what is printed there, its doors."""
    numbers = pieces.marks(room.actions).rpartition("→")[2].strip()
    name = pieces.voice.term(room.name) if room.name else room.id
    parts: list[Text | tuple[str, str] | str] = [(name, "bold")]
    if numbers:
        parts = [(f" {numbers} ", "bold reverse"), " ", *parts]
    if len(room.marks) > 1:
        marks = ", ".join(pieces.voice.term(mark) for mark in room.marks[1:])
        parts.append((f" ({marks})", "italic"))
    parts += ["\n", pieces.row(room.pieces), "\n"]
    parts.append((" · ".join(exits(board, room, pieces)), "dim"))
    return prose(*parts)


def exits(board: Board, room: Place, pieces: Pieces) -> list[str]:
    """Where the doors of a room lead, and which are locked or shut."""
    named = {place.id: pieces.voice.term(place.name) for place in board.places}
    found = [door(line, named[line.end]) for line in board.lines if line.start == room.id]
    found += [door(line, named[line.start]) for line in board.lines if line.end == room.id]
    return found


def door(line: Line, name: str) -> str:
    return f"{DOORS.get(line.kind, '')}{name}"
