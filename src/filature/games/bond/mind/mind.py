"""How one thinks about James Bond 007 - Missions Spéciales: the search asks here."""

from typing import Final, final

from mypy_extensions import i64

from filature.core.action import Action
from filature.core.mind import Mind
from filature.core.rng import Rng
from filature.core.seat import Seat

from ..box import Box
from ..state import State, Terms
from ..views import View
from . import belief, greedy, light


@final
class BondMind(Mind[State, View]):
    """See `core.mind`."""

    def __init__(self, actions: tuple[Action, ...], box: Box, terms: Terms) -> None:
        super().__init__()
        self.simulations, self.horizon, self.caution = 400, 12, 1.0
        self.actions: Final = actions
        self.box: Final = box
        self.terms: Final = terms

    def imagine(self, view: View, rng: Rng) -> State:
        return belief.imagine(view, self.box, self.terms, rng)

    def greedy(self, view: View, offered: list[int], rng: Rng) -> i64:
        choices = [self.actions[action] for action in offered]
        return greedy.choose(view, self.box, self.terms, choices, rng).id

    def slip(self, view: View, offered: list[int], rng: Rng) -> i64:
        choices = [self.actions[action] for action in offered]
        return greedy.slip(choices, rng).id

    def light(self, s: State, seat: Seat, options: list[int], rng: Rng) -> i64:
        return light.choose(s, seat, options, rng)

    def outlook(self, s: State) -> list[float]:
        return light.outlook(s)
