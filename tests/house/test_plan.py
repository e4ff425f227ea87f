"""The plan of the house: one room for one job, one word for one thing, no game named outside."""

import ast
import re
import statistics
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

from filature import library, registry
from house import picture

SOURCE = Path(library.__file__).parent
ROOT = Path(__file__).parents[2]
MODULES = sorted(path for path in SOURCE.rglob("*.py") if path.stem not in ("__init__", "__main__"))

LONGEST = 40  # lines of a function
MEDIAN = 6

# What is drawn on a screen and on paper has the same name in both.
DRAWN_TWICE = {"boards", "plans", "tracks"}


def home(path: Path) -> str:
    """The folder of a module; all games have one plan, so they count as one."""
    parts = path.relative_to(SOURCE).parts[:-1]
    return "games" if parts[:1] == ("games",) else "/".join(parts)


def test_no_two_folders_use_one_name_for_two_things() -> None:
    """But a command is named for what it commands, a test for what it tries, and a game's `box.py`
    for what `core/box.py` speaks of."""
    homes = defaultdict(set)
    for path in MODULES:
        if home(path) not in ("cli", "conformance") and "template" not in path.parts:
            homes[path.stem].add(home(path))
    twice = {name: where for name, where in homes.items() if len(where) > 1}
    allowed = [{"core", "games"}]
    assert {
        name: where
        for name, where in twice.items()
        if where not in allowed and name not in DRAWN_TWICE
    } == {}


FILES = (  # of each of our games
    *("__init__.py", "actions.py", "box.py", "game.py", "phases.py", "play.py", "refusals.py"),
    *("state.py", "views.py", "mind/belief.py", "mind/greedy.py", "mind/light.py", "mind/mind.py"),
    *("show/contents.py", "show/epilogue.py", "show/reason.py", "show/scene.py", "guide.toml"),
)
OTHERS = ("rules.py", "mind/suppose.py", "mind/weights.py")  # of some


@pytest.mark.parametrize("game", registry.OURS)
def test_our_games_have_all_their_files(game: str) -> None:
    folder = SOURCE / "games" / game
    assert [name for name in FILES if not (folder / name).exists()] == []
    assert (folder / "rules.py").exists() != (folder / "rules").exists()
    assert (ROOT / "docs/games" / f"{game}.md").exists()


@pytest.mark.parametrize("game", registry.OURS)
def test_rules_are_files_of_at_most_600_lines(game: str) -> None:
    files = (SOURCE / "games" / game).glob("**/*.py")
    assert [file.name for file in files if len(file.read_text("utf-8").splitlines()) > 600] == []


def test_every_folder_of_a_game_is_in_the_registry() -> None:
    folders = {path.parent.name for path in SOURCE.glob("games/*/__init__.py")}
    assert folders == set(registry.OURS)


def test_a_module_name_means_one_thing_in_all_games() -> None:
    alike = {Path(name).name for name in (*FILES, *OTHERS)}
    homes: dict[str, list[str]] = {}
    for path in sorted(SOURCE.glob("games/*/**/*.py")):
        homes.setdefault(path.name, []).append(str(path.relative_to(SOURCE)))
    shared = [found for name, found in homes.items() if len(found) > 1 and name not in alike]
    assert shared == []


@pytest.mark.parametrize("game", registry.OURS)
def test_all_games_have_one_plan(game: str) -> None:
    """What two games call alike lies in the same folder of both."""
    places = {
        path.stem: path.parent.relative_to(SOURCE / "games" / game).as_posix()
        for path in (SOURCE / "games" / game).rglob("*.py")
        if path.stem != "__init__"
    }
    for other in registry.OURS:
        for path in (SOURCE / "games" / other).rglob("*.py"):
            place = path.parent.relative_to(SOURCE / "games" / other).as_posix()
            assert places.get(path.stem, place) == place or path.stem == "__init__", path


def outside(game: str) -> list[Path]:
    """The house without the folder of a game and the list of games."""
    own = (SOURCE / "games" / game, SOURCE / "registry.py")
    return [p for p in SOURCE.rglob("*.py") if not any(p == o or o in p.parents for o in own)]


def code_strings(tree: ast.AST) -> Iterator[str]:
    """The strings of a module that are not its documentation, and what it imports."""
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    docs = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, documented) and node.body and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield node.value
        if isinstance(node, ast.ImportFrom):
            yield node.module or ""


@pytest.mark.parametrize("game", registry.OURS)
def test_no_game_is_named_outside_its_folder(game: str) -> None:
    for path in outside(game):
        for text in code_strings(ast.parse(path.read_text("utf-8"))):
            words = re.split(r"[^a-z]+", text)
            assert game not in words or len(words) > 4, f"{path.relative_to(SOURCE)}: {text!r}"


def functions() -> list[tuple[str, int]]:
    """Every function of the house with its length: without decorators and documentation."""
    found = []
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                lines = (node.end_lineno or node.lineno) - node.lineno + 1
                found.append((f"{path.relative_to(SOURCE)}:{node.name}", lines))
    return found


def test_functions_are_short() -> None:
    lengths = functions()
    assert len(lengths) > 2000
    assert statistics.median(length for _, length in lengths) <= MEDIAN
    assert [name for name, length in lengths if length > LONGEST] == []


def test_every_folder_says_what_it_is_for() -> None:
    for path in SOURCE.rglob("__init__.py"):
        assert ast.get_docstring(ast.parse(path.read_text("utf-8"))), path


def test_the_picture_of_the_house_is_what_its_imports_say() -> None:
    assert picture.PICTURE.read_text("utf-8") == picture.picture(), "run tests/house/picture.py"
