"""No bot can reach a state with truth in it: it is given none, and can get at none."""

import ast
from inspect import signature
from pathlib import Path
from typing import get_type_hints

import pytest

from filature import library
from filature.bots import BOTS, Bot
from filature.core.state import State

FOLDER = Path(library.__file__).parent / "bots"
BANNED = ("filature.table.match", "filature.table.log", "filature.library", "filature.games")


def imports(path: Path) -> list[str]:
    """The whole names of all that a module imports."""
    names: list[str] = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and not node.level:
            names += [f"{node.module}.{alias.name}" for alias in node.names]
    return names


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.py")), ids=lambda path: path.stem)
def test_no_bot_knows_matches_logs_or_the_states_of_a_game(path: Path) -> None:
    found = [name for name in imports(path) if name.startswith(BANNED)]
    assert found == []


def test_true_states_are_only_made_from_views() -> None:
    """Bots make states with `imagined` and `copy`, never with `new`."""
    for path in FOLDER.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            assert not (isinstance(node, ast.Attribute) and node.attr == "new"), path


@pytest.mark.parametrize("bot", BOTS.values())
@pytest.mark.parametrize("asked", ["choose", "explain"])
def test_a_bot_is_given_a_view_and_news_and_no_state(bot: type[Bot], asked: str) -> None:
    method = getattr(bot, asked)
    assert list(signature(method).parameters) == ["self", "view", "options", "news", "rng"]
    hints = get_type_hints(method)
    assert not any(isinstance(hint, type) and issubclass(hint, State) for hint in hints.values())
