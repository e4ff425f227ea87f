"""Every game is in the registry, and imports point one way."""

import subprocess
import sys
from pathlib import Path

import pytest

from filature import library, registry
from filature.conformance.test_shape import worldly

SOURCE = Path(library.__file__).parent


def test_every_folder_of_a_game_is_in_the_registry() -> None:
    folders = {path.parent.name for path in SOURCE.glob("games/*/__init__.py")}
    assert folders == set(registry.OURS)


def test_imports_point_one_way() -> None:
    done = subprocess.run(
        [Path(sys.executable).with_name("lint-imports")],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("folder", ["core", "parts", "table"])
def test_what_rules_are_made_of_uses_no_clock_no_files_and_no_global_chance(folder: str) -> None:
    for path in (SOURCE / folder).rglob("*.py"):
        assert worldly(path) == [], path
