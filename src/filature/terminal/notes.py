"""What people write into their notebooks, and the command `notes`."""

from pathlib import Path

from rich.console import Group, RenderableType

from filature.core.digits import counted
from filature.core.scene import Grid, Scene

from .console import indented, prose
from .orders import folded
from .paint.notebooks import Marks, painted, proof
from .paint.pieces import Pieces
from .voice import Voice


class Pencil:
    """What the people of a sitting wrote into their notebooks: their own notes, no rule's.

    They are kept beside the match file, one line a mark: `0 2 nation-russian ?`.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.marks: dict[int, Marks] = {}
        if path.exists():
            for line in path.read_text("utf-8").splitlines():
                seat, row, column, mark = line.split(" ", 3)
                self.of(int(seat))[int(row), column] = mark

    def of(self, seat: int) -> Marks:
        return self.marks.setdefault(seat, {})

    def write(self, seat: int, row: int, column: str, mark: str) -> None:
        """Writes a mark; `-` rubs it out."""
        self.of(seat).pop((row, column), None)
        if mark != "-":
            self.of(seat)[row, column] = mark
        lines = [
            f"{seat} {row} {column} {mark}\n"
            for seat, marks in sorted(self.marks.items())
            for (row, column), mark in sorted(marks.items())
        ]
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text("".join(lines), "utf-8")


def answer(scene: Scene, voice: Voice, pencil: Pencil, text: str) -> RenderableType:
    """The command `notes`: the notebook, a proof (`2 russian`), or a mark (`2 russian ?`)."""
    if not scene.grids:
        return indented(prose(voice.t("no-notebook")))
    words = text.split(" ", 2)
    pieces, marks = Pieces(scene, voice, []), pencil.of(scene.seat)
    if len(words) < 2:
        return Group(*[painted(grid, pieces, marks, False) for grid in scene.grids])
    meant = columns_meant(scene, words[1], voice)
    row = counted(words[0])
    if len(meant) != 1 or not 0 <= row < len(meant[0][0].rows):
        return indented(prose(voice.t("notes-what")))
    grid, column = meant[0]
    if len(words) == 3:
        pencil.write(scene.seat, row, grid.columns[column], words[2])
        return painted(grid, pieces, marks, False)
    return proof(grid.rows[row].cells[column], voice, scene.seat)


def columns_meant(scene: Scene, word: str, voice: Voice) -> list[tuple[Grid, int]]:
    """The columns of all pages whose names begin like that, in any language."""
    wanted = folded(word)
    return [
        (grid, n)
        for grid in scene.grids
        for n, key in enumerate(grid.columns)
        if wanted and (folded(voice.term(key)).startswith(wanted) or key.endswith(f"-{wanted}"))
    ]
