"""Guided first matches: the file `guide.toml` of a game.

It holds the number of seats, the options, an opening in the lines of a worked example, and
a few steps.  A step names the clause that it explains, what to look at (ids of elements of
the scene), and the actions that complete it: a whole notation, or its first words.  A step
without actions is only read.  Its words are `guide-NAME` of the game's catalogues, and
`guide-NAME-done` once something was done.  The person has seat 0.
"""

import tomllib
from functools import cache
from typing import NamedTuple

from filature import registry
from filature.core.option import Value

from .catalogue import t


class Step(NamedTuple):
    """One thing to see, or to do."""

    name: str
    clause: str
    look: tuple[str, ...]
    does: tuple[str, ...]

    def completed_by(self, notation: str) -> bool:
        return any(f"{notation} ".startswith(f"{words} ") for words in self.does)

    def words(self, game: str, lang: str) -> tuple[str, str]:
        """What it says, and what it says once something was done."""
        done = t(lang, f"guide-{self.name}-done", game) if self.does else ""
        return t(lang, f"guide-{self.name}", game), done


class Guide(NamedTuple):
    """A beginning, and what is shown from there."""

    seats: int
    options: dict[str, Value]
    opening: tuple[str, ...]
    steps: tuple[Step, ...]


def guided(game: str) -> bool:
    """Whether a game has a guide."""
    return (registry.folder(game) / "guide.toml").is_file()


@cache
def guide(game: str) -> Guide:
    """The guide of a game that has one."""
    found = tomllib.loads((registry.folder(game) / "guide.toml").read_text("utf-8"))
    return Guide(
        found["seats"],
        found.get("options", {}),
        tuple(line.strip() for line in found["opening"].splitlines()),
        tuple(step(one) for one in found["step"]),
    )


def step(found: dict[str, object]) -> Step:
    """One `[[step]]`."""
    lists = [found.get(name, []) for name in ("look", "does")]
    look, does = [tuple(map(str, one)) if isinstance(one, list) else () for one in lists]
    return Step(str(found["name"]), str(found["clause"]), look, does)
