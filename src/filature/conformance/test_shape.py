"""Games look alike; what is missing in a new one is listed here in red."""

import ast
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from filature import library, registry

SOURCE = Path(library.__file__).parent
ROOT = Path(__file__).parents[3]

FILES = (
    "__init__.py",
    "actions.py",
    "mind/belief.py",
    "box.py",
    "boxes/default.toml",
    "game.py",
    "mind/greedy.py",
    "mind/light.py",
    "phases.py",
    "refusals.py",
    "rules.en.md",
    "rules.fr.md",
    "show/contents.py",
    "show/scene.py",
    "state.py",
    "text/en.ftl",
    "text/fr.ftl",
    "views.py",
)


@pytest.mark.parametrize("game", registry.available())
def test_a_game_has_all_its_files(game: str) -> None:
    folder = SOURCE / "games" / game
    missing = [name for name in FILES if not (folder / name).exists()]
    missing += [] if (folder / "rules.py").exists() or (folder / "rules").is_dir() else ["rules.py"]
    beside = (
        f"tests/games/{game}/test_rules.py",
        f"tests/games/{game}/secrets.py",
        f"tests/golden/{game}/actions.txt",
        f"docs/games/{game}.md",
    )
    missing += [name for name in beside if not (ROOT / name).exists()]
    assert missing == []


def test_every_folder_of_a_game_is_in_the_registry() -> None:
    folders = {path.parent.name for path in SOURCE.glob("games/*/__init__.py")}
    assert folders == set(registry.available())


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


@pytest.mark.parametrize("game", registry.available())
def test_every_field_of_a_state_has_an_audience(game: str) -> None:
    own = assigned_fields(class_named(SOURCE / "games" / game / "state.py", "State"))
    base = assigned_fields(class_named(SOURCE / "core" / "state.py", "State"))
    seen_by = import_module(f"filature.games.{game}.state").SEEN_BY
    assert own | base == set(seen_by)
    assert set(seen_by.values()) <= {"everyone", "owner", "some", "nobody", "house"}


@pytest.mark.parametrize("game", registry.available())
def test_every_field_of_a_state_is_copied(game: str) -> None:
    own = assigned_fields(class_named(SOURCE / "games" / game / "state.py", "State"))
    tree = ast.parse((SOURCE / "games" / game / "state.py").read_text("utf-8"))
    copy = next(n for n in tree.body if isinstance(n, ast.FunctionDef) and n.name == "copy")
    read = {n.attr for n in ast.walk(copy) if isinstance(n, ast.Attribute)}
    seen_by = import_module(f"filature.games.{game}.state").SEEN_BY
    assert {field for field in own - read if seen_by[field] != "house"} == set()


@pytest.mark.parametrize("game", registry.available())
def test_only_rules_write_to_a_state(game: str) -> None:
    folder = SOURCE / "games" / game
    for path in folder.glob("*.py"):
        if path.name in ("rules.py", "state.py", "belief.py"):
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            targets = getattr(node, "targets", None) or [getattr(node, "target", None)]
            for target in targets:
                owner = getattr(getattr(target, "value", None), "id", "")
                assert owner not in ("s", "state"), f"{path.name}:{node}"


@pytest.mark.parametrize("game", registry.available())
def test_a_view_is_immutable_and_holds_plain_values_only(game: str) -> None:
    loaded = library.load(game)
    match = library.Match(loaded, loaded.fewest)
    match.deal(1)
    for seat in (-2, 0):
        view = match.view(seat)
        assert isinstance(view, tuple)
        assert plain(view), view


@pytest.mark.parametrize("game", registry.available())
def test_every_field_of_a_view_has_a_range(game: str) -> None:
    fields = import_module(f"filature.games.{game}.views").View._fields
    assert tuple(library.load(game).ranges()) == fields


def plain(value: object) -> bool:
    if isinstance(value, tuple):
        return all(plain(item) for item in value)
    return isinstance(value, int | str | bool)


def test_imports_point_one_way() -> None:
    done = subprocess.run(
        [Path(sys.executable).with_name("lint-imports")],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("folder", ["core", "parts", "games", "table"])
def test_rules_use_no_clock_no_files_and_no_global_chance(folder: str) -> None:
    banned = {"datetime", "os", "pathlib", "secrets", "socket", "subprocess", "time"}
    for path in (SOURCE / folder).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            names = [a.name for a in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and node.module:
                names = [node.module]
            assert not banned & {name.split(".")[0] for name in names}, path
            if isinstance(node, ast.Name):
                assert node.id not in ("open", "print", "input"), path
            if isinstance(node, ast.Attribute) and getattr(node.value, "id", "") == "random":
                assert node.attr == "Random", path
