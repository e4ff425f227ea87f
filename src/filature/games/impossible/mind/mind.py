"""How one thinks about Mission Impossible: the search asks here."""

from typing import Final, final

from mypy_extensions import i64

from filature.core.action import Action
from filature.core.mind import Mind
from filature.core.rng import Rng
from filature.core.seat import Seat
from filature.core.sentence import Sentence

from ..box import Box
from ..state import State, Terms
from ..views import View, facts_of
from . import belief, greedy, light, suppose, weights
from .notebook import Notes


@final
class ImpossibleMind(Mind[State, View]):
    """See `core.mind`."""

    def __init__(self, actions: tuple[Action, ...], box: Box, terms: Terms, notes: Notes) -> None:
        super().__init__()
        self.simulations, self.horizon = 600, 2
        self.grounds = suppose.GROUNDS
        self.actions: Final = actions
        self.box: Final = box
        self.terms: Final = terms
        self.notes: Final = notes

    def imagine(self, view: View, rng: Rng) -> State:
        return belief.imagine(view, self.box, self.terms, self.notes, rng)

    def greedy(self, view: View, offered: list[int], rng: Rng) -> i64:
        page = self.notes.page(facts_of(view, self.box))
        choices = [self.actions[action] for action in offered]
        return greedy.choose(view, self.box, self.terms, page, choices, rng).id

    def light(self, s: State, seat: Seat, options: list[int], rng: Rng) -> i64:
        return light.choose(s, seat, options, rng)

    def outlook(self, s: State) -> list[float]:
        return light.outlook(s)

    def traces(self, view: View, news: list[Sentence]) -> list[int]:
        return weights.traces(view, self.box, news)

    def credence(self, view: View, traces: list[int], s: State) -> float:
        return weights.credence(traces, s)

    def suppositions(self, view: View, s: State) -> list[Sentence]:
        """MI-CLUE-3  Where the players do the thinking, hints do not tell them who is whom."""
        return suppose.suppositions(view, s) if self.terms.proofs else []
