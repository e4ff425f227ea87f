"""The command `new-game`: writes a small game that can be played, tested and changed at once.

The game is `template/`, real files in which `newgame` stands for its name.  As a package of its own
it is written whole into one new folder; with `--here`, into the tree of filature itself.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from keyword import iskeyword
from pathlib import Path
from typing import Annotated, Final

import click

from filature import registry
from filature.core.mistake import Mistake
from filature.text.catalogue import t

from . import typed
from .given import Lang

TEMPLATE: Final = Path(__file__).with_name("template")
RESERVED: Final = ("chance", "house")  # a seat, and the clauses that are nobody's game's
Files = dict[Path, str]  # what is to be written, and where


def new_game(
    name: Annotated[str, typed.argument(metavar="NAME", help="new-name")],
    here: Annotated[bool, typed.option("--here", help="here")] = False,
    lang: Lang = "",
) -> None:
    check_name(name)
    if here:
        write_here(name, Path.cwd())
    else:
        write_package(name, Path(f"filature-{name}").absolute())
    place = f"src/filature/games/{name}" if here else f"filature-{name}"
    click.echo(t(lang, "new-game-written", place=place))
    for command in NEXT_HERE if here else NEXT:
        click.echo(f"    {command.replace('newgame', name)}")


NEXT: Final = (
    "cd filature-newgame",
    "pip install -e '.[dev]'",
    "filature play newgame",
    "pytest",
)
NEXT_HERE: Final = (
    "filature play newgame",
    "FILATURE_GAMES=newgame pytest src/filature/conformance tests/games/newgame",
)


def check_name(name: str) -> None:
    """A name that Python, addresses and people can take, and that no game has."""
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name) or iskeyword(name) or name in RESERVED:
        raise Mistake("bad-name", name=name)
    if name in registry.available():
        raise Mistake("name-taken", name=name, known=", ".join(registry.available()))


# What is written -----------------------------------------------------------------------------


def spelled(text: str, name: str, module: str) -> str:
    """A text of the template with the name of the new game in all its spellings."""
    title = "".join(word.capitalize() for word in name.split("_"))
    prefix = "".join(letter for letter in name if letter.isalpha())  # of clauses
    spellings = {
        "filature_newgame": module,
        "test_newgame_": f"test_{prefix}_",
        "NEWGAME": prefix.upper(),
        "NewGame": title,
        "newgame": name,
    }
    for old, new in spellings.items():
        text = text.replace(old, new)
    return text


def rendered(name: str, module: str, place: Callable[[str], str]) -> Files:
    """The files of the template, each in its place; those without one are left out."""
    found: Files = {}
    for path in sorted(TEMPLATE.rglob("*.*")):
        where = place(path.relative_to(TEMPLATE).as_posix())
        if where and path.is_file() and "__pycache__" not in path.parts:
            found[Path(spelled(where, name, module))] = spelled(
                path.read_text("utf-8"), name, module
            )
    return found


def in_package(file: str) -> str:
    """Where a file of the template goes in a package of its own."""
    return "" if file.startswith("docs/") else file


def in_house(file: str) -> str:
    """Where a file of the template goes in filature's own tree."""
    moved = re.sub("^src/filature_newgame/", "src/filature/games/newgame/", file)
    moved = re.sub("^tests/", "tests/games/newgame/", moved)
    return "" if moved in ("pyproject.toml", "README.md") else moved


# Writing it ----------------------------------------------------------------------------------


def write_package(name: str, folder: Path) -> None:
    """A package of its own, in a new folder: whole or not at all."""
    if folder.exists():
        raise Mistake("folder-exists", folder=folder.name)
    draft = folder.with_name(f".{folder.name}.part")
    try:
        write(rendered(name, f"filature_{name}", in_package), draft)
        write_golden(name, draft)
        draft.rename(folder)
    finally:
        shutil.rmtree(draft, ignore_errors=True)


PLACES: Final = (  # of a game in filature's own tree
    "src/filature/games/newgame",
    "tests/games/newgame",
    "tests/golden/newgame",
    "docs/games/newgame.md",
)
NAMED: Final = {  # where the house names its games: after the last of these, one more is added
    Path("src/filature/registry.py"): (r"^OURS: Final = \([^)]*", ', "newgame"'),
    Path("CHANGELOG.md"): (
        r"^- .+ \(`\w+`\), version \d+\.$",
        "\n- NewGame (`newgame`), version 1.",
    ),
    Path("README.md"): (r"^\|.+\| `\w+` \|.+\|$", "\n| *NewGame* | `newgame` | 2 to 4 |"),
    Path("README.fr.md"): (r"^\|.+\| `\w+` \|.+\|$", "\n| *NewGame* | `newgame` | 2 à 4 |"),
}


def write_here(name: str, root: Path) -> None:
    """A game of the house, beside the others: whole or not at all."""
    if not (root / "src/filature/registry.py").exists():
        raise Mistake("not-the-house")
    places = [root / spelled(place, name, "") for place in PLACES]
    for place in places:
        if place.exists():
            raise Mistake("folder-exists", folder=str(place.relative_to(root)))
    before = {path: (root / path).read_text("utf-8") for path in NAMED}
    try:
        write(rendered(name, f"filature.games.{name}", in_house), root)
        write({path: with_name(path, text, name) for path, text in before.items()}, root)
        write_golden(name, root)
    except BaseException:
        write(before, root)
        for place in places:
            shutil.rmtree(place) if place.is_dir() else place.unlink(missing_ok=True)
        raise


def with_name(path: Path, text: str, name: str) -> str:
    """A file that names the games of the house, with one more."""
    pattern, addition = NAMED[path]
    *_, last = re.finditer(pattern, text, re.MULTILINE)
    return text[: last.end()] + spelled(addition, name, "") + text[last.end() :]


def write(files: Files, root: Path) -> None:
    for path, text in files.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, "utf-8")


def write_golden(name: str, root: Path) -> None:
    """The golden files, by a process that knows the new game."""
    paths = os.pathsep.join([str(root / "src"), *sys.path])
    done = subprocess.run(
        [sys.executable, "-m", "filature.conformance.golden", name],
        cwd=root,
        env={**os.environ, "PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise Mistake("game-unwritten", reason=done.stderr.strip().rpartition("\n")[2])
