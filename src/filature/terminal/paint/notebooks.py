"""A notebook on paper: crosses, ticks and shares, the player's own marks, and proofs."""

from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from filature.core.scene import Cell, Grid
from filature.terminal.console import Prose, indented, prose
from filature.terminal.voice import Voice

from .pieces import Pieces

SHORT: Final = 4  # letters of a column's name where there is little room

Marks = dict[tuple[int, str], str]  # of one seat: (row, column) -> what it wrote there


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


def proof(cell: Cell, voice: Voice, viewer: int) -> RenderableType:
    """Why or why not, step by step; or that it may be."""
    if not cell.proof:
        key = "notes-sure" if cell.answer else "notes-open" if cell.share else "notes-blank"
        return indented(prose(voice.t(key, share=cell.share)))
    steps = [
        prose(f"{n}. ", voice.say(fact.text, viewer), (f"  {fact.clause}", "dim"))
        for n, fact in enumerate(cell.proof, 1)
    ]
    return indented(*steps)
