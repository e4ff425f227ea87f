"""A player who thinks: imagines worlds, searches them, and chooses what it tried most."""

from typing import Final, NamedTuple

from filature.core.game import Game
from filature.core.rng import Rng
from filature.core.sentence import Sentence
from filature.core.view import View

from .bot import Bot
from .explain import Considered, Explanation, explanation
from .search import Node, Search
from .worlds import Worlds

WORLDS: Final = 200  # imagined for a decision; each serves several simulations
FEWEST: Final = 10
NO_LIMIT: Final = 1e9


class Budget(NamedTuple):
    """What a decision may cost, whichever is spent first: half of the time to imagine worlds,
    half to search them."""

    simulations: int
    seconds: float = NO_LIMIT


class Searcher(Bot):
    """Searches anew for each decision, or goes on with the tree that has led here."""

    def __init__(self, game: Game, budget: Budget) -> None:
        super().__init__(game)
        self.budget = budget
        self.heard: list[Sentence] = []
        self.last: Search | None = None
        self.chosen = -1

    def hurry(self, seconds: float) -> None:
        self.budget = self.budget._replace(seconds=min(seconds, self.budget.seconds))

    def choose(self, view: View, options: list[int], news: list[Sentence], rng: Rng) -> int:
        self.heard += news
        if len(options) == 1:
            self.last = None
            return options[0]
        self.last = self.grown(view, options, rng)
        self.chosen = self.last.choice(options)
        return self.chosen

    def explain(
        self, view: View, options: list[int], news: list[Sentence], rng: Rng
    ) -> Explanation:
        """`choose`, with what the search found."""
        chosen = self.choose(view, options, news, rng)
        if self.last is None:
            return Explanation((Considered(chosen, 0, 0.0),))
        return explanation(self.last, chosen, self.heard)

    def grown(self, view: View, options: list[int], rng: Rng) -> Search:
        """A search of this decision, with its budget spent."""
        search = self.begun(view, self.heard, options, rng)
        kept = self.kept(view)
        if kept is not None:
            search.root = kept
        search.grow(self.budget.simulations, self.budget.seconds / 2)
        return search

    def begun(self, view: View, news: list[Sentence], options: list[int], rng: Rng) -> Search:
        worlds = Worlds(self.game, view, news, rng)
        count = min(WORLDS, max(FEWEST, self.budget.simulations // 4))
        worlds.fill(count, self.budget.seconds / 2)
        search = Search(self.game, view.seat, worlds, rng)
        search.hint = self.game.mind.greedy(view, options, rng)
        return search

    def kept(self, view: View) -> Node | None:
        """The branch of the last tree that begins here: only where nothing but one's own
        choice lies between, so that what follows is just what that branch has seen."""
        if self.last is None:
            return None
        state = self.last.worlds.draw()
        self.game.apply(state, self.last.seat, self.chosen)
        if self.game.view(state, self.last.seat) != view:
            return None
        return self.last.root.child(self.chosen, self.last.seat)
