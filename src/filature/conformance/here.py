"""Whose tests these are, and where a game's own ones stand."""

import os
import sys
import tomllib
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from filature import registry
from filature.core.game import Game
from filature.core.state import SEEN_BY


def root() -> Path:
    """The nearest folder with a pyproject.toml, from where the tests were started."""
    here = Path.cwd()
    return next((one for one in (here, *here.parents) if (one / "pyproject.toml").exists()), here)


ROOT: Final = root()


def brought() -> dict[str, str]:
    """The games that this folder brings, each with its module: those of the house in its own tree,
    else the entry points of a package."""
    if (ROOT / "src/filature/registry.py").exists():
        return {name: registry.package(name) for name in registry.OURS}
    file = ROOT / "pyproject.toml"
    project: dict[str, Any] = tomllib.loads(file.read_text("utf-8")) if file.exists() else {}
    points = project.get("project", {}).get("entry-points", {})
    return dict(points.get(registry.GROUP, {}))


@cache
def names() -> tuple[str, ...]:
    """The games under test: those asked for, else those of this folder, else all."""
    asked = os.environ.get("FILATURE_GAMES", "")
    found = tuple(asked.split(",")) if asked else (*brought(),) or registry.available()
    for name in found:
        if name not in registry.available():
            import pytest  # whoever only writes golden files may do without

            pytest.exit(f"the game {name} is not installed here: pip install -e .", 4)
    return found


def is_ours(name: str) -> bool:
    """Whether a game is one of the house, whose tests need all that the house needs."""
    return name in registry.OURS


def is_compiled(game: Game) -> bool:
    """Whether the rules of a game run compiled; those of other packages seldom do."""
    return not str(sys.modules[type(game).__module__].__file__).endswith(".py")


def source(name: str) -> Path:
    """The folder of a game."""
    return Path(str(registry.folder(name)))


def file_of(name: str, kind: type) -> Path:
    """The file of a game in which a class is written."""
    inside = kind.__module__.removeprefix(f"{registry.package(name)}.")
    return source(name) / f"{inside.replace('.', '/')}.py"


@cache
def state_of(name: str) -> type:
    """The class of a game's states."""
    game = registry.load(name)
    return type(game.new(game.fewest))


def seen_by(name: str) -> dict[str, str]:
    """Who may see each field of a game's state."""
    own: dict[str, str] = sys.modules[state_of(name).__module__].SEEN_BY
    return {**SEEN_BY, **own}


# What stands beside a game -----------------------------------------------------------------


def beside(name: str) -> Path:
    """The folder of a game's own tests."""
    own = ROOT / "tests" / "games" / name
    return own if own.is_dir() else ROOT / "tests"


def golden(name: str) -> Path:
    """The folder of a game's golden files."""
    return ROOT / "tests" / "golden" / name


@cache
def own(name: str, file: str) -> ModuleType | None:
    """A module beside a game's tests; None where there is none."""
    path = beside(name) / f"{file}.py"
    spec = spec_from_file_location(f"{file}_of_{name}", path) if path.exists() else None
    if spec is None or spec.loader is None:
        return None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
