"""Games look alike; what is missing in a new one is listed here in red."""

import ast
from pathlib import Path

import pytest

from filature import library
from filature.conformance import here
from filature.conformance.writing import fields, writes
from filature.core.game import Game
from filature.core.state import SEEN_BY

HOUSE = Path(library.__file__).parent

FILES = (  # that the house reads; how the code is cut into modules is the game's own affair
    "boxes/default.toml",
    "rules.en.md",
    "rules.fr.md",
    "text/en.ftl",
    "text/fr.ftl",
)


@pytest.mark.parametrize("game", here.names())
def test_a_game_has_all_its_files(game: str) -> None:
    wanted = [here.source(game) / name for name in FILES]
    wanted += [here.beside(game) / name for name in ("test_rules.py", "secrets.py")]
    wanted += [here.golden(game) / "actions.txt"]
    missing = [str(path) for path in wanted if not path.exists()]
    assert missing + ([] if rulebook(game) else ["rules.py"]) == []


def rulebook(game: str) -> list[Path]:
    """The rules as code: one file, or one a chapter; the order of play may have its own."""
    patterns = ("play.py", "rules.py", "rules/*.py")
    return [path for pattern in patterns for path in sorted(here.source(game).glob(pattern))]


def assigned_fields(node: ast.ClassDef) -> set[str]:
    """The attributes that a class declares or assigns to itself."""
    fields: set[str] = set()
    for item in ast.walk(node):
        targets = item.targets if isinstance(item, ast.Assign) else []
        if isinstance(item, ast.AnnAssign):
            targets = [item.target]
        for target in targets:
            if isinstance(target, ast.Attribute):
                fields.add(target.attr)
            elif isinstance(target, ast.Name) and item in node.body:
                fields.add(target.id)
    return fields


def class_named(path: Path, name: str) -> ast.ClassDef:
    tree = ast.parse(path.read_text("utf-8"))
    return next(n for n in tree.body if isinstance(n, ast.ClassDef) and n.name == name)


def fields_of(game: str) -> set[str]:
    """The fields that a game's state has of its own."""
    kind = here.state_of(game)
    return assigned_fields(class_named(here.file_of(game, kind), kind.__name__))


@pytest.mark.parametrize("game", here.names())
def test_every_field_of_a_state_has_an_audience(game: str) -> None:
    base = assigned_fields(class_named(HOUSE / "core" / "state.py", "State"))
    seen_by = here.seen_by(game)
    assert fields_of(game) | base | set(SEEN_BY) == set(seen_by)
    assert set(seen_by.values()) <= {"everyone", "owner", "some", "nobody", "house"}


@pytest.mark.parametrize("game", here.names())
def test_every_field_of_a_state_is_copied_where_that_is_done_by_hand(game: str) -> None:
    tree = ast.parse(here.file_of(game, here.state_of(game)).read_text("utf-8"))
    defined = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    copies = [node for node in defined if node.name.startswith("copy")]
    assert bool(copies) == (type(library.load(game)).copy is not Game.copy)
    read = {n.attr for copy in copies for n in ast.walk(copy) if isinstance(n, ast.Attribute)}
    seen_by = here.seen_by(game)
    assert [one for one in fields_of(game) - read if copies and seen_by[one] != "house"] == []


# The last two imagine.
WRITERS = ("play.py", "rules", "state.py", "mind/belief.py", "mind/weights.py")


@pytest.mark.parametrize("game", here.names())
def test_only_rules_write_to_a_state(game: str) -> None:
    folder = here.source(game)
    declared = [path for path in (folder / "box.py", folder / "state.py") if path.exists()]
    known = fields(HOUSE / "core" / "state.py", *declared)
    others = [
        path
        for path in sorted(folder.rglob("*.py"))
        if not path.relative_to(folder).as_posix().startswith((*WRITERS, "belief.py"))
    ]
    assert [line for path in others for line in writes(path, known)] == []
    rules = [path for path in folder.rglob("*.py") if path not in others]
    assert [line for path in rules for line in writes(path, known)]


@pytest.mark.parametrize("game", here.names())
def test_a_view_is_immutable_and_holds_plain_values_only(game: str) -> None:
    loaded = library.load(game)
    match = library.Match(loaded, loaded.fewest)
    match.deal(1)
    for seat in (-2, 0):
        view = match.view(seat)
        assert isinstance(view, tuple)
        assert plain(view), view


@pytest.mark.parametrize("game", here.names())
def test_every_field_of_a_view_has_a_range(game: str) -> None:
    loaded = library.load(game)
    assert tuple(loaded.ranges()) == library.Match(loaded, loaded.fewest).view(0)._fields


def plain(value: object) -> bool:
    if isinstance(value, tuple):
        return all(plain(item) for item in value)
    return isinstance(value, int | str | bool)


BANNED = {"datetime", "os", "pathlib", "secrets", "socket", "subprocess", "time"}


@pytest.mark.parametrize("game", here.names())
def test_rules_use_no_clock_no_files_and_no_global_chance(game: str) -> None:
    for path in here.source(game).rglob("*.py"):
        assert worldly(path) == [], path


def worldly(path: Path) -> list[str]:
    """The names in a module that lead out of the rules: clocks, files, global chance."""
    found: list[str] = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        names = [a.name for a in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names = [node.module]
        found += [name for name in names if name.split(".")[0] in BANNED]
        if isinstance(node, ast.Name) and node.id in ("open", "print", "input"):
            found.append(node.id)
        if isinstance(node, ast.Attribute) and getattr(node.value, "id", "") == "random":
            found += [f"random.{node.attr}"] if node.attr != "Random" else []
    return found
