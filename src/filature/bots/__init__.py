"""Players that are not people.  They see what people see: a view, options and news."""

from filature.core.game import Game

from .bot import Bot, Greedy, Uniform

BOTS = {"uniform": Uniform, "greedy": Greedy}


def make(kind: str, game: Game) -> Bot:
    """A bot by its name."""
    if kind not in BOTS:
        raise ValueError(f"no bot {kind!r}; there are: {', '.join(BOTS)}")
    return BOTS[kind](game)


__all__ = ["BOTS", "Bot", "make"]
