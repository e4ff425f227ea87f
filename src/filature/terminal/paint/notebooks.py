"""A notebook on paper: crosses, ticks and shares, the player's own marks, and proofs."""

from pathlib import Path
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from filature.core.scene import Cell, Grid, Scene
from filature.terminal.console import Prose, indented, prose
from filature.terminal.orders import folded
from filature.terminal.voice import Voice

from .pieces import Pieces

SHORT: Final = 4  # letters of a column's name where there is little room

Marks = dict[tuple[int, str], str]  # of one seat: (row, column) -> what it wrote there


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


def painted(grid: Grid, pieces: Pieces, marks: Marks, narrow: bool) -> RenderableType:
    """The whole notebook; where there is little room, the columns have short names."""
    voice, viewer = pieces.voice, pieces.viewer
    letters = SHORT if narrow else None
    table = Table.grid(padding=(0, 1))
    table.add_row(Text(), *[Text(voice.term(name)[:letters], "dim") for name in grid.columns])
    for row in grid.rows:
        cells = [
            cell_text(cell, marks.get((row.seat, column), ""))
            for column, cell in zip(grid.columns, row.cells, strict=True)
        ]
        name = prose(pieces.badge(row.seat), " ", voice.say(row.title, viewer))
        table.add_row(name, *cells)
    title = prose((voice.say(grid.title, viewer), "bold"))
    return Padding(Group(title, table), (0, 1))


def cell_text(cell: Cell, mark: str) -> Prose:
    sign = {"yes": ("✓", "bold green"), "no": ("✗", "dim")}
    answer = sign.get(cell.answer, (f"{cell.share} %" if cell.share else "·", ""))
    return prose(answer, (f" {mark}" if mark else "", "bold magenta"))


def answer(scene: Scene, voice: Voice, pencil: Pencil, text: str) -> RenderableType:
    """The command `notes`: the notebook, a proof (`2 russian`), or a mark (`2 russian ?`)."""
    if not scene.grids:
        return indented(prose(voice.t("no-notebook")))
    grid, words = scene.grids[0], text.split(" ", 2)
    pieces = Pieces(scene, voice, [])
    if len(words) < 2:
        return painted(grid, pieces, pencil.of(scene.seat), False)
    column = column_meant(grid, words[1], voice)
    if not words[0].isdecimal() or int(words[0]) >= len(grid.rows) or column < 0:
        return indented(prose(voice.t("notes-what")))
    row = int(words[0])
    if len(words) == 3:
        pencil.write(scene.seat, row, grid.columns[column], words[2])
        return painted(grid, pieces, pencil.of(scene.seat), False)
    return proof(grid.rows[row].cells[column], voice, scene.seat)


def column_meant(grid: Grid, word: str, voice: Voice) -> int:
    """The column whose name begins like that, in any language; -1 when none or several do."""
    wanted = folded(word)
    found = [
        n
        for n, key in enumerate(grid.columns)
        if wanted and (folded(voice.term(key)).startswith(wanted) or key.endswith(f"-{wanted}"))
    ]
    return found[0] if len(found) == 1 else -1


def proof(cell: Cell, voice: Voice, viewer: int) -> RenderableType:
    """Why not, step by step; or that it may be."""
    if cell.answer != "no":
        key = "notes-sure" if cell.answer else "notes-open" if cell.share else "notes-blank"
        return indented(prose(voice.t(key, share=cell.share)))
    steps = [
        prose(f"{n}. ", voice.say(fact.text, viewer), (f"  {fact.clause}", "dim"))
        for n, fact in enumerate(cell.proof, 1)
    ]
    return indented(*steps)
