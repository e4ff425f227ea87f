"""The only file that names our games; other packages may bring more.

A package brings a game by an entry point of the group `filature.games`: its name, and the module
that has `GAME`, the rules, boxes and texts, laid out as in `filature/games`:

    [project.entry-points."filature.games"]
    dossier = "filature_dossier"
"""

import errno
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from filature.core.box import BoxError, Leaflet
from filature.core.game import Game
from filature.core.mistake import Mistake
from filature.core.option import Values
from filature.core.state import State
from filature.core.view import View

OURS: Final = ("lair", "ateam", "impossible", "bond", "redacted")
GROUP: Final = "filature.games"
LONGEST: Final = 4_000_000  # bytes of a box or a match


class UnknownGame(Mistake):
    """A name that is no game's."""


@cache
def packages() -> dict[str, str]:
    """The package of every game: ours first, which nobody can replace, then those of others."""
    from importlib.metadata import entry_points  # slow, and few need it

    found = {name: f"filature.games.{name}" for name in OURS}
    for point in sorted(entry_points(group=GROUP)):
        found.setdefault(point.name, point.value)
    return found


def available() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(packages())


def package(name: str) -> str:
    """Where the code of a game lives."""
    if name in OURS:
        return f"filature.games.{name}"
    if name not in packages():
        raise UnknownGame("unknown-game", name=name, known=", ".join(packages()))
    return packages()[name]


def name_of(game: type[Game]) -> str:
    """The name of a game, from its class."""
    home = game.__module__.rpartition(".")[0]
    for name, place in packages().items():
        if place == home:
            return name
    raise UnknownGame("unknown-game", name=game.__name__, known=", ".join(packages()))


def folder(name: str) -> Traversable:
    """Where a game lives: its rules, boxes and texts."""
    return files(package(name))


def boxes(name: str) -> list[str]:
    """The boxes that come with a game, the default first."""
    found = [file.name.removesuffix(".toml") for file in (folder(name) / "boxes").iterdir()]
    return sorted(found, key=lambda box: (box != "default", box))


def text_of(path: Path) -> str:
    """A file that people wrote or filature did: none is very long, whatever a path leads to."""
    if "\0" in str(path):
        raise FileNotFoundError(errno.ENOENT, "NUL", str(path))
    with path.open("rb") as file:
        found = file.read(LONGEST + 1)
    if len(found) > LONGEST:
        raise OSError(errno.EFBIG, "too long", str(path))
    return found.decode("utf-8")


def leaflet(name: str, box: str) -> Leaflet:
    """A box of a game, by its name or by the path of a file."""
    if box in boxes(name):
        return Leaflet(f"{box}.toml", (folder(name) / "boxes" / f"{box}.toml").read_text("utf-8"))
    try:
        return Leaflet(box, text_of(Path(box)))
    except OSError:
        known = ", ".join(boxes(name))
        raise BoxError(box, 0, f"no such file, and no such box of {name}: {known}") from None
    except UnicodeDecodeError:
        raise BoxError(box, 0, "not a text file in UTF-8") from None


def load(name: str, box: str = "default", options: Values | None = None) -> Game[State, View]:
    """A game with its box and options, ready for a match."""
    source = leaflet(name, box)
    game: Game[State, View] = import_module(package(name)).GAME(source, options or {})
    game.box_name = box
    return game
