"""A view is built field by field, in the order of its fields."""

import ast

import pytest

from filature import library
from filature.conformance import here


def given(name: str, kind: type) -> list[ast.expr]:
    """What a game's `view_for` gives, in order."""
    tree = ast.parse(here.file_of(name, kind).read_text("utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    [call] = [c for c in calls if isinstance(c.func, ast.Name) and c.func.id == kind.__name__]
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


@pytest.mark.parametrize("name", here.names())
def test_the_fields_of_a_view_are_given_in_order(name: str) -> None:
    game = library.load(name)
    view = library.Match(game, game.fewest).view(0)
    fields, expressions = view._fields, given(name, type(view))
    assert len(expressions) == len(fields)
    for field, expression in zip(fields, expressions):
        read = field_read(expression)
        assert read in ("", field) or read not in fields, f"{field} is given {read}"
