"""What a bot is, and the two simplest."""

from filature.core.game import Game
from filature.core.rng import Rng
from filature.core.sentence import Sentence
from filature.core.view import View

from .explain import Considered, Explanation


class Bot:
    """Sits at one seat.  It is never given a state, only what its seat may know."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, view: View, options: list[int], news: list[Sentence], rng: Rng) -> int:
        """One of the options, as an id of the action table."""
        raise NotImplementedError

    def hurry(self, seconds: float) -> None:
        """Decides within this time from now on; most need no time at all."""

    def explain(
        self, view: View, options: list[int], news: list[Sentence], rng: Rng
    ) -> Explanation:
        """`choose`, with the reasons: what it chooses comes first."""
        return Explanation((Considered(self.choose(view, options, news, rng), 0, 0.0),))


class Uniform(Bot):
    """Any option, with equal chances."""

    def choose(self, view: View, options: list[int], news: list[Sentence], rng: Rng) -> int:
        return options[rng.below(len(options))]


class Greedy(Bot):
    """What the game's own rule of thumb says."""

    def choose(self, view: View, options: list[int], news: list[Sentence], rng: Rng) -> int:
        return self.game.mind.greedy(view, options, rng)
