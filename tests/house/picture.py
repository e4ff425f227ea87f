"""The picture of the house in docs/architecture.md, drawn from the imports as they are.

    python tests/house/picture.py

Rows are the layers of the import contracts in pyproject.toml; an arrow leads from who imports to
what is imported, unless another way down already says so.
"""

import ast
import textwrap
import tomllib
from pathlib import Path
from typing import Any, NamedTuple
from xml.sax.saxutils import escape

import grimp

ROOT = Path(__file__).parents[2]
PICTURE = ROOT / "docs/pictures/house.svg"
WIDTH, HEIGHT, GAP, DOWN, MARGIN = 168, 62, 18, 46, 24
STYLE = """
  text { font: 11px sans-serif; fill: #333 } .name { font: bold 14px monospace; fill: #111 }
  .title { font: bold 15px sans-serif; fill: #111 } rect { fill: #f6f1e4; stroke: #8a7a55 }
  path { fill: none; stroke: #b0a68c; marker-end: url(#tip) }
  .ground { fill: #fffdf7; stroke: none }
"""


class Box(NamedTuple):
    module: str
    x: float
    y: float


def layers(contract: str) -> list[list[str]]:
    """The rows of a contract: the modules of each layer."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]
    found = next(one for one in settings["contracts"] if one["name"] == contract)
    rows = [[name.strip() for name in layer.split("|")] for layer in found["layers"]]
    return [[name for name in row if "__main__" not in name] for row in rows]


def purpose(module: str) -> str:
    """The first sentence of a module's documentation."""
    path = ROOT / "src" / Path(*module.split("."))
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    words = ast.get_docstring(ast.parse(file.read_text("utf-8"))) or ""
    return " ".join(words.split("\n\n")[0].split()).split(".  ")[0].split(": ")[0].rstrip(".")


def imports(names: list[str]) -> set[tuple[str, str]]:
    """Who imports whom, without what follows from others."""
    graph: Any = grimp.build_graph("filature")
    found = {
        (one, other)
        for one in names
        for other in names
        if one != other
        and graph.find_shortest_chains(one, other, as_packages=True)
        and direct(graph, one, other)
    }
    return {(a, b) for a, b in found if not any((a, c) in found and (c, b) in found for c in names)}


def direct(graph: Any, one: str, other: str) -> bool:
    """Whether a module in one imports a module in the other."""
    inside = {one, *graph.find_descendants(one)}
    target = {other, *graph.find_descendants(other)}
    return any(graph.find_modules_directly_imported_by(module) & target for module in inside)


def placed(rows: list[list[str]], left: float, top: float) -> list[Box]:
    widest = max(len(row) for row in rows)
    boxes = []
    for n, row in enumerate(rows):
        start = left + (widest - len(row)) * (WIDTH + GAP) / 2
        boxes += [
            Box(name, start + k * (WIDTH + GAP), top + n * (HEIGHT + DOWN))
            for k, name in enumerate(row)
        ]
    return boxes


def drawn(box: Box) -> str:
    name = box.module.split(".", 1)[1].removeprefix("server.")
    lines = textwrap.wrap(purpose(box.module), 27)[:3]
    told = "".join(
        f'<text x="{box.x + 8}" y="{box.y + 31 + 12 * n}">{escape(line)}</text>'
        for n, line in enumerate(lines)
    )
    return (
        f'<rect x="{box.x}" y="{box.y}" width="{WIDTH}" height="{HEIGHT}" rx="6"/>'
        f'<text class="name" x="{box.x + 8}" y="{box.y + 17}">{escape(name)}</text>{told}'
    )


def arrow(start: Box, end: Box) -> str:
    x, y, to, at = start.x + WIDTH / 2, start.y + HEIGHT, end.x + WIDTH / 2, end.y - 4
    bend = (at - y) / 2
    return f'<path d="M{x:g} {y:g}C{x:g} {y + bend:g} {to:g} {at - bend:g} {to:g} {at:g}"/>'


def column(title: str, contract: str, left: float) -> tuple[list[str], float, float]:
    """One part of the picture: its shapes, its right edge and its bottom."""
    boxes = placed(layers(contract), left, 64)
    by_name = {box.module: box for box in boxes}
    arrows = [arrow(by_name[a], by_name[b]) for a, b in sorted(imports(list(by_name)))]
    head = f'<text class="title" x="{left}" y="38">{escape(title)}</text>'
    right = max(box.x for box in boxes) + WIDTH
    return [head, *arrows, *map(drawn, boxes)], right, boxes[-1].y + HEIGHT


def picture() -> str:
    """The whole house, and the server's rooms beside it."""
    house, right, bottom = column("The house", "Imports point one way: down", MARGIN)
    server, edge, low = column(
        "Inside server/", "Inside the server, too, imports point down", right + 3 * MARGIN
    )
    size = f'width="{edge + MARGIN:g}" height="{max(bottom, low) + MARGIN:g}"'
    tip = '<marker id="tip" markerWidth="7" markerHeight="7" refX="5" refY="3" orient="auto">'
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" {size}>',
            f"<style>{STYLE}</style>",
            f'<defs>{tip}<path d="M0 0L6 3L0 6" style="fill:#b0a68c;stroke:none"/></marker></defs>',
            '<rect class="ground" width="100%" height="100%"/>',
            *house,
            *server,
            "</svg>\n",
        ]
    )


if __name__ == "__main__":
    PICTURE.write_text(picture(), "utf-8")
