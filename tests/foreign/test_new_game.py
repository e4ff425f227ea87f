"""`filature new-game`: what it writes can be played and is green at once; the page says so."""

import os
import re
import shlex
import shutil
from pathlib import Path

import pytest

from foreign.installing import ROOT, SUITE, Place, built, check_suite, cloned

PAGE = ROOT / "docs" / "how-to" / "add-a-game.md"


@pytest.fixture
def place(tmp_path: Path) -> Place:
    found = Place(tmp_path)
    found.site.mkdir()
    return found


def commands() -> list[str]:
    """The commands of the page, in their order."""
    blocks = re.findall(r"```sh\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    return [line for block in blocks for line in block.splitlines()]


def test_whoever_follows_the_page_has_a_game_that_works(place: Place) -> None:
    folder = place.site
    for command in commands():
        program, *words = shlex.split(command)
        if program == "cd":
            folder = folder / words[0]
        elif program == "pip":
            place.install(folder)
        elif program == "pytest":
            check_suite(place.run(*SUITE, *words, cwd=folder))
        else:
            start = ("-m", "filature") if program == "filature" else ()
            done = place.run(*start, *words, cwd=folder)
            assert done.returncode == 0, f"{command}: {done.stderr}"
    assert folder.name == "filature-vigil"
    kept = sorted(path.name for path in (folder / "tests" / "golden" / "vigil").iterdir())
    assert kept == ["actions.txt", "match-2.txt", "match-4.txt", "perft.txt", "sums.txt"]


def test_a_game_of_the_house_is_green_at_once(place: Place, tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    for folder in ("src", "tests", "docs"):
        leave = shutil.ignore_patterns("__pycache__", "*.egg-info", "pictures")
        shutil.copytree(ROOT / folder, tree / folder, ignore=leave)
    for file in ("pyproject.toml", "README.md", "README.fr.md", "CHANGELOG.md"):
        shutil.copy2(ROOT / file, tree / file)
    paths = os.pathsep.join([str(tree / "src"), str(tree / "tests")])
    place.environment |= {"PYTHONPATH": paths, "FILATURE_GAMES": "night_watch"}
    done = place.run("-m", "filature", "new-game", "night_watch", "--here", cwd=tree)
    assert done.returncode == 0, done.stderr
    suite = ("src/filature/conformance", "tests/games/night_watch", "tests/house/test_imports.py")
    check_suite(place.run(*SUITE, *suite, cwd=tree))
    check_suite(place.run(*SUITE, "tests/house/test_docs.py", "-k", "night_watch", cwd=tree))


@pytest.mark.parametrize(
    ("name", "hint"),
    [
        ("Vigil", "small letters"),
        ("7up", "small letters"),
        ("dead-drop", "small letters"),
        ("class", "no word of Python"),
        ("house", "no word"),
        ("lair", "is a game already"),
        ("there", "filature-there is there already"),
    ],
)
def test_a_bad_name_gets_one_line_and_nothing_is_written(
    place: Place, name: str, hint: str
) -> None:
    (place.site / "filature-there").mkdir()
    for lang in ("fr", "en"):
        done = place.run("-m", "filature", "new-game", name, "--lang", lang)
        assert (done.returncode, done.stderr.count("\n"), done.stdout) == (2, 1, "")
    assert hint in done.stderr
    assert [path.name for path in place.site.rglob("*")] == ["filature-there"]


def test_here_is_only_for_the_tree_of_the_house(place: Place) -> None:
    done = place.run("-m", "filature", "new-game", "vigil", "--here")
    assert done.returncode == 2
    assert "root of filature's own repository" in done.stderr
    assert [*place.site.iterdir()] == []


def test_a_game_that_cannot_be_written_whole_is_not_written(place: Place, tmp_path: Path) -> None:
    """Its golden files come last; in a tree that has no code they cannot be written."""
    tree = tmp_path / "tree"
    files = ("src/filature/registry.py", "README.md", "README.fr.md", "CHANGELOG.md")
    for file in files:
        (tree / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / file, tree / file)
    before = {path: path.read_bytes() for path in tree.rglob("*") if path.is_file()}
    done = place.run("-m", "filature", "new-game", "vigil", "--here", cwd=tree)
    assert done.returncode == 2
    assert "nothing of it is left" in done.stderr
    assert {path: path.read_bytes() for path in tree.rglob("*") if path.is_file()} == before


def test_template_and_suite_come_with_an_installed_filature(place: Place, tmp_path: Path) -> None:
    """Without a checkout: a filature of its own is installed, and writes and tries a game."""
    (wheel,) = built(cloned(tmp_path / "clone"), tmp_path / "out").glob("*.whl")
    place.environment |= {"PYTHONPATH": str(place.site)}
    place.install(wheel)
    where = place.run("-c", "import filature; print(filature.__file__)")
    assert where.stdout.startswith(str(place.site)), where.stderr
    assert place.run("-m", "filature", "new-game", "vigil").returncode == 0
    place.install(place.site / "filature-vigil")
    own = ("--pyargs", "filature.conformance", "-k", "secrecy or shape or golden or clauses")
    check_suite(place.run(*SUITE, *own, cwd=place.site / "filature-vigil"))
