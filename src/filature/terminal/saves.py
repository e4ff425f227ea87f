"""Where matches are kept."""

import shlex
from datetime import datetime
from pathlib import Path

from filature.library import Match


def matches_folder() -> Path:
    """The user's own folder for matches."""
    from platformdirs import user_data_path

    return user_data_path("filature", appauthor=False) / "matches"


def new_path(game: str) -> Path:
    """A file for a new match, named by game and date."""
    stem = f"{game}-{datetime.now().strftime('%Y-%m-%d-%H%M%S')}"
    folder = matches_folder()
    path = folder / f"{stem}.match"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}.match"
        number += 1
    return path


class SaveFile:
    """The file that a match is kept in.  `trouble` says why it could not, the last time."""

    def __init__(self, match: Match, path: Path) -> None:
        self.match = match
        self.path = path
        self.trouble = ""

    def write(self) -> bool:
        """Writes it; False when that has just begun to fail."""
        before, self.trouble = self.trouble, ""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.match.save(self.path)
        except OSError as error:
            self.trouble = error.strerror or str(error)
        return not self.trouble or bool(before)

    def move(self, name: str) -> None:
        """Keeps the match in another file from now on."""
        self.path = Path(name).expanduser().absolute()
        self.trouble = ""

    def command(self, verb: str, *more: str) -> str:
        """The command line that opens the match again."""
        return shlex.join(["filature", verb, str(self.path), *more])
