"""A view is built field by field, in the order of its fields."""

import ast
import importlib
from pathlib import Path

import pytest

import filature
from filature.registry import available


def given(name: str) -> list[ast.expr]:
    """What a game's `view_for` gives, in order."""
    source = Path(filature.__file__).parent / "games" / name / "views.py"
    tree = ast.parse(source.read_text("utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    [call] = [c for c in calls if isinstance(c.func, ast.Name) and c.func.id == "View"]
    assert not call.keywords, "keywords make views three times slower: give the fields in order"
    return call.args


def field_read(expression: ast.expr) -> str:
    """The field of the state that an expression copies: `s.turn`, `tuple(s.score)`, or none."""
    text = ast.unparse(expression)
    for wrapped in ("tuple(members(", "tuple("):
        if text.startswith(wrapped):
            text = text.removeprefix(wrapped).rstrip(")")
    read = text.removeprefix("s.")
    return read if text.startswith("s.") and read.isidentifier() else ""


@pytest.mark.parametrize("name", available())
def test_the_fields_of_a_view_are_given_in_order(name: str) -> None:
    views = importlib.import_module(f"filature.games.{name}.views")
    fields: tuple[str, ...] = views.View._fields
    expressions = given(name)
    assert len(expressions) == len(fields)
    for field, expression in zip(fields, expressions):
        read = field_read(expression)
        assert read in ("", field) or read not in fields, f"{field} is given {read}"
