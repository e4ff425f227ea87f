"""Why an action is not offered: a clause, and a sentence of the catalogues, from a View alone.

From the most general reason to the most particular; a person reads it, so name what is missing.
"""

from filature.core.action import Action
from filature.core.sentence import Refusal

from .state import OVER
from .views import View


def refusal(v: View, action: Action) -> Refusal:
    """The first reason that holds."""
    if v.phase == OVER:
        return Refusal("NEWGAME-END-1", "refused-over")
    if action.verb == "deal":
        return Refusal("NEWGAME-DEAL-1", "refused-chance")
    if v.seat not in v.waiting_for:
        return Refusal("NEWGAME-TURN-1", "refused-turn seat", v.turn)
    return Refusal("NEWGAME-TURN-2", "refused-no-card card", action.arguments[0])
