"""The browser names a game in the folder of its look alone: all else is found by the build."""

import re
import subprocess
from pathlib import Path

import pytest

from filature import registry

WEB = Path(__file__).parents[2] / "web"
FOLDERS = sorted(path for path in (WEB / "src" / "games").iterdir() if path.is_dir())
KEPT = ("src", "text", "build.mjs", "index.html")  # what the pages are made of


def lines() -> list[tuple[str, str]]:
    """Every line of the browser's part with its file; of a catalogue, the keys."""
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard", *KEPT]
    names = subprocess.run(listed, cwd=WEB, capture_output=True, text=True, check=True).stdout
    found = [
        (name, line)
        for name in names.splitlines()
        if (WEB / name).exists()
        for line in [name, *(WEB / name).read_text("utf-8").splitlines()]
    ]
    return [
        (name, line.partition(" =")[0] if name.endswith(".ftl") else line) for name, line in found
    ]


@pytest.mark.parametrize("game", registry.available())
def test_a_game_is_named_in_the_folder_of_its_look_alone(game: str) -> None:
    named = re.compile(rf"(?<![A-Za-z])(?:{game}|{game.capitalize()})(?![a-z])")
    read = lines()
    assert {"src/main.tsx", "text/fr.ftl", "build.mjs"} <= {name for name, _ in read}
    told = [f"{name}: {line}" for name, line in read if named.search(line)]
    assert [one for one in told if not one.startswith(f"src/games/{game}/")] == []


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_look_has_what_the_build_looks_for(folder: Path) -> None:
    missing = [
        name for name in ("index.tsx", "style.css", "cover.json") if not (folder / name).exists()
    ]
    assert missing == []
