"""What needs an extra is skipped where that is not installed, with the reason; but never for a game
of the house, whose tests need everything."""

import secrets
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import pytest

from . import here

EXTRAS: Final = {
    "test_gymnasium.py": ("gymnasium", "filature[rl]"),
    "test_openspiel.py": ("pyspiel", "filature[rl]"),
    "test_pettingzoo.py": ("pettingzoo", "filature[rl]"),
    "test_browser.py": ("playwright", "playwright"),
}


if not hasattr(secrets, "token_bytes"):
    pytest.exit(f"{secrets.__file__} hides Python's own: pytest --import-mode=importlib", 4)


class Lacking(pytest.Module):
    """A module of tests whose extra is missing."""

    def collect(self) -> Any:
        needed, package = EXTRAS[self.path.name]
        pytest.skip(f"{needed} is not here; it comes with: pip install '{package}'")


def pytest_pycollect_makemodule(module_path: Path, parent: Any) -> pytest.Module | None:
    needed, _ = EXTRAS.get(module_path.name, ("", ""))
    if not needed or find_spec(needed) or any(map(here.is_ours, here.names())):
        return None
    return Lacking.from_parent(parent, path=module_path)
