"""Where matches are kept."""

import shlex
from datetime import datetime
from pathlib import Path


def matches_folder() -> Path:
    """The user's own folder for matches."""
    from platformdirs import user_data_path

    return user_data_path("filature", appauthor=False) / "matches"


def new_path(game: str, now: datetime | None = None) -> Path:
    """A file for a new match, named by game and date."""
    stamp = (now or datetime.now()).strftime("%Y-%m-%d-%H%M%S")
    stem = f"{game}-{stamp}"
    folder = matches_folder()
    path = folder / f"{stem}.match"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}.match"
        number += 1
    return path


def command(verb: str, path: Path, *more: str) -> str:
    """The command line that opens a match again."""
    return shlex.join(["filature", verb, str(path), *more])
