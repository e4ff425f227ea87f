"""Players that are not people.  They see what people see: a view, options and news."""

from typing import Final

from filature.core.game import Game
from filature.core.mistake import Mistake

from .bot import Bot, Greedy, Uniform
from .levels import LEVELS

BOTS: Final[dict[str, type[Bot]]] = {"uniform": Uniform, "greedy": Greedy, **LEVELS}


def make(kind: str, game: Game) -> Bot:
    """A bot by its name."""
    if kind not in BOTS:
        raise Mistake("unknown-bot", name=kind, known=", ".join(BOTS))
    return BOTS[kind](game)


__all__ = ["BOTS", "LEVELS", "Bot", "make"]
