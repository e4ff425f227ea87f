"""How one thinks about the game: what bots ask.

`imagine` lets them search; `greedy` is a rule of thumb, and the level "agent" plays it.  Further
methods of `filature.core.mind.Mind` make bots stronger or let them say what they believe.
"""

from typing import Final, final

from mypy_extensions import i64

from filature.core.action import Action
from filature.core.mind import Mind
from filature.core.rng import Rng

from . import belief
from .box import Box
from .state import State
from .views import View


@final
class NewGameMind(Mind[State, View]):
    """See `filature.core.mind`."""

    def __init__(self, actions: tuple[Action, ...], box: Box) -> None:
        super().__init__()
        self.actions: Final = actions
        self.box: Final = box

    def imagine(self, view: View, rng: Rng) -> State:
        return belief.imagine(view, self.box, rng)

    def greedy(self, view: View, offered: list[int], rng: Rng) -> i64:
        """The cheapest card that is the highest so far; else the cheapest of all."""
        best = max(view.table)
        for action in offered:  # in the order of the table: the cheapest first
            if self.actions[action].arguments[0] > best:
                return action
        return offered[0]
