"""The levels: the same names in all games, each stronger than the one before.

A recruit knows the rule of thumb and is often distracted; an agent follows it; a double-O
imagines what others may hold, and searches.
"""

from typing import Final

from filature.core.game import Game
from filature.core.rng import Rng
from filature.core.sentence import Sentence
from filature.core.view import View

from .bot import Bot, Greedy
from .searcher import Budget, Searcher

DISTRACTED: Final = 3  # one choice in so many is a slip
PATIENCE: Final = 0.9  # seconds that a double-O may think, whatever the machine


class Recruit(Bot):
    """Follows the rule of thumb, when it pays attention."""

    def choose(self, view: View, options: list[int], news: list[Sentence], rng: Rng) -> int:
        if rng.below(DISTRACTED) == 0:
            return self.game.mind.slip(view, options, rng)
        return self.game.mind.greedy(view, options, rng)


class DoubleO(Searcher):
    """Searches, within a second."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, Budget(game.mind.simulations, PATIENCE))


LEVELS: Final[dict[str, type[Bot]]] = {"recruit": Recruit, "agent": Greedy, "double-o": DoubleO}
