"""The golden files are what the games do, compiled or not."""

import pytest

import filature
from filature.conformance import here
from filature.conformance.golden import golden_files


@pytest.mark.parametrize("name", here.names())
def test_the_golden_files_are_true(name: str) -> None:
    """If this is red on purpose: write them anew (`python -m filature.conformance.golden`), read
    the diff, and bump the game's version when its action table or its rules have changed."""
    wanted = golden_files(filature.load(name))
    for file, content in wanted.items():
        kept = here.golden(name) / file
        assert kept.read_text("utf-8") == content, f"{name}/{file} has changed"
    assert {path.name for path in here.golden(name).iterdir()} == set(wanted)
