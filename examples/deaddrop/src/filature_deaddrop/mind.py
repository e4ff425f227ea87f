"""How one thinks about Dead Drop: what bots ask."""

from typing import Final, final

from mypy_extensions import i64

from filature.core.action import Action
from filature.core.mind import Mind
from filature.core.rng import Rng
from filature.core.sentence import Sentence

from . import actions as do
from . import belief
from .box import VALUES, Box
from .state import ANSWER, DROP, State, Terms
from .views import View


@final
class DeadDropMind(Mind[State, View]):
    """See `filature.core.mind`."""

    def __init__(self, actions: tuple[Action, ...], box: Box, terms: Terms) -> None:
        super().__init__()
        self.grounds = {"belief-drop": ("DROP-TAKE-1", "dropped")}
        self.actions: Final = actions
        self.box: Final = box
        self.terms: Final = terms

    def imagine(self, view: View, rng: Rng) -> State:
        return belief.imagine(view, self.box, self.terms, rng)

    def greedy(self, view: View, offered: list[int], rng: Rng) -> i64:
        """Lays the worst card before whoever leads; takes what promises more than nothing."""
        if view.phase == DROP:
            return min(offered, key=lambda action: self.harm(view, *self.actions[action].arguments))
        left = belief.unseen(view, self.box)
        promise = sum([count * VALUES[kind] for kind, count in enumerate(left)])
        return do.TAKE if promise > 0 else do.LEAVE

    def harm(self, view: View, card: int, to: int) -> tuple[int, int]:
        """The less, the more it hurts whoever leads."""
        return VALUES[card], -view.score[to]

    def suppositions(self, view: View, s: State) -> list[Sentence]:
        """What the card that lies face down may be."""
        if view.phase != ANSWER or view.seat == view.turn:
            return []
        return [Sentence("belief-drop seat card", (view.turn, s.dropped))]
