"""The golden files are what the games do, compiled or not."""

from pathlib import Path

import pytest

import filature
from filature.conformance.golden import golden_files

HERE = Path(__file__).parents[3] / "tests" / "golden"


@pytest.mark.parametrize("name", filature.available())
def test_the_golden_files_are_true(name: str) -> None:
    """If this is red on purpose: `make golden`, read the diff, and bump the game's version
    when its action table or its rules have changed."""
    wanted = golden_files(filature.load(name))
    for file, content in wanted.items():
        assert (HERE / name / file).read_text("utf-8") == content, f"{name}/{file} has changed"
    kept = {path.name for path in (HERE / name).iterdir()}
    assert kept == set(wanted)
