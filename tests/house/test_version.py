"""A version stands in several places, and is the same in all of them."""

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import filature
from filature.cli.manual import roff

ROOT = Path(__file__).parents[2]


def project(path: str) -> Any:
    return tomllib.loads((ROOT / path).read_text("utf-8"))["project"]


def chapters() -> list[str]:
    return re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.M)


def test_it_is_the_same_wherever_it_stands() -> None:
    client = json.loads((ROOT / "clients/typescript/package.json").read_text("utf-8"))
    told = [
        project("pyproject.toml")["version"],
        project("clients/python/pyproject.toml")["version"],
    ]
    assert [*told, client["version"]] == [filature.__version__] * 3
    assert f"filature {filature.__version__}" in roff("en").splitlines()[0]


def test_the_changelog_has_a_chapter_for_it() -> None:
    cut = [one for one in chapters() if one != "Next"]
    assert cut[0] == filature.__version__
    assert cut == sorted(cut, reverse=True)
    assert chapters().index(cut[0]) <= 1  # only what comes next may stand above


def test_it_has_left_a_house_behind_for_later_ones() -> None:
    houses = {path.name for path in (ROOT / "tests/houses").iterdir()}
    assert houses == {one for one in chapters() if one != "Next"}
