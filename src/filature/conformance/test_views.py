"""A view is built field by field, in the order of its fields."""

import ast
import builtins
import re
from collections.abc import Iterator
from typing import Final

import pytest

from filature import library
from filature.conformance import here

# Fields that are given what goes by another name.
OTHERWISE: Final = {
    "waiting_for": "actors",
    "counts": "count",
    "witness": "witnesses",
}


def given(name: str, kind: type) -> list[ast.expr]:
    """What a game's `view_for` gives, in order."""
    tree = ast.parse(here.file_of(name, kind).read_text("utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    [call] = [c for c in calls if isinstance(c.func, ast.Name) and c.func.id == kind.__name__]
    assert not call.keywords, "keywords make views three times slower: give the fields in order"
    return call.args


def words(expression: ast.expr) -> Iterator[str]:
    """All that an expression names: fields, locals and functions; `nations_known(…)` as well as
    `nations`."""
    for node in ast.walk(expression):
        if isinstance(node, ast.Attribute):
            yield node.attr
        if isinstance(node, ast.Name) and not hasattr(builtins, node.id):
            yield node.id
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield node.func.id.rpartition("_")[0]


def fields_read(expression: ast.expr) -> set[str]:
    """The fields of the state that an expression reads."""
    read = [node for node in ast.walk(expression) if isinstance(node, ast.Attribute)]
    return {node.attr for node in read if isinstance(node.value, ast.Name) and node.value.id == "s"}


@pytest.mark.parametrize("name", here.names())
def test_every_field_of_a_view_is_given_what_is_named_after_it(name: str) -> None:
    game = library.load(name)
    view = library.Match(game, game.fewest).view(0)
    fields, expressions = view._fields, given(name, type(view))
    assert len(expressions) == len(fields)
    for field, expression in zip(fields, expressions):
        named = {field, OTHERWISE.get(field, field)}
        told = f"{field} is given {ast.unparse(expression)}, which has other names"
        assert named & set(words(expression)), told
        assert fields_read(expression) & set(fields) <= named, told


def copies(name: str) -> Iterator[tuple[str, str]]:
    """What a game's belief copies from a view as it is: the state's field and the view's."""
    [belief] = here.source(name).rglob("belief.py")
    tree = ast.parse(belief.read_text("utf-8"))
    for node in [node for node in ast.walk(tree) if isinstance(node, ast.Assign)]:
        target, value = node.targets[0], node.value
        pairs = [(target, value)]
        if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
            pairs = list(zip(target.elts, value.elts))
        for one, given in pairs:
            read = re.fullmatch(r"(?:(?:list|numbers)\()?v\.(\w+)\)?", ast.unparse(given))
            if isinstance(one, ast.Attribute) and read:
                yield one.attr, read[1]


@pytest.mark.parametrize("name", here.names())
def test_a_belief_puts_what_a_view_tells_where_it_came_from(name: str) -> None:
    state = here.seen_by(name)
    found = list(copies(name))
    assert len(found) >= len(library.load(name).ranges()) / 3
    assert [(field, told) for field, told in found if told in state and told != field] == []
