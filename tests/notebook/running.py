"""Runs the cells of a notebook, one after the other, as a kernel would; writes what they give.

python tests/notebook/running.py examples/notebook.ipynb
"""

import ast
import json
import sys
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any


def given(path: Path) -> list[list[dict[str, Any]]]:
    """The outputs of every cell of code, as the file ought to have them."""
    names: dict[str, Any] = {}
    cells = json.loads(path.read_text("utf-8"))["cells"]
    return [outputs(cell, names) for cell in cells if cell["cell_type"] == "code"]


def outputs(cell: dict[str, Any], names: dict[str, Any]) -> list[dict[str, Any]]:
    """What a cell prints, and what its last line is worth."""
    tree = ast.parse("".join(cell["source"]))
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    with redirect_stdout(StringIO()) as told:
        exec(compile(tree, "cell", "exec"), names)
        value = eval(compile(ast.Expression(last.value), "cell", "eval"), names) if last else None  # type: ignore[attr-defined]
    found: list[dict[str, Any]] = []
    if told.getvalue():
        found.append({"name": "stdout", "output_type": "stream", "text": lined(told.getvalue())})
    if value is not None:
        found.append(result(value, cell["execution_count"]))
    return found


def result(value: Any, count: int) -> dict[str, Any]:
    """A value in all forms that a notebook asks for."""
    data = {"text/plain": lined(repr(value))}
    if hasattr(value, "_repr_svg_"):
        data = {"image/svg+xml": lined(value._repr_svg_()), **data}
    return {
        "data": data,
        "execution_count": count,
        "metadata": {},
        "output_type": "execute_result",
    }


def lined(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def write(path: Path) -> None:
    """The same notebook with what its cells give."""
    notebook = json.loads(path.read_text("utf-8"))
    code = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    for count, cell in enumerate(code, 1):
        cell["execution_count"] = count
    path.write_text(dumped(notebook), "utf-8")
    for cell, made in zip(code, given(path)):
        cell["outputs"] = made
    path.write_text(dumped(notebook), "utf-8")


def dumped(notebook: dict[str, Any]) -> str:
    return json.dumps(notebook, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


if __name__ == "__main__":
    write(Path(sys.argv[1]))
