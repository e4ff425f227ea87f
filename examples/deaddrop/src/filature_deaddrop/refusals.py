"""Why an action is not offered: a clause and a sentence, from a View alone."""

from filature.core.action import Action
from filature.core.sentence import Refusal

from .state import ANSWER, OVER
from .views import View


def refusal(v: View, action: Action) -> Refusal:
    """The first reason that holds."""
    if v.phase == OVER:
        return Refusal("DROP-END-1", "refused-over")
    if action.verb == "deal":
        return Refusal("DROP-DEAL-1", "refused-chance")
    return no_drop(v, action) if action.verb == "drop" else no_answer(v)


def no_drop(v: View, action: Action) -> Refusal:
    card, to = action.arguments
    if v.phase == ANSWER:
        return Refusal("DROP-TAKE-1", "refused-answer target:seat", v.target)
    if v.seat not in v.waiting_for:
        return Refusal("DROP-DROP-1", "refused-turn seat", v.turn)
    if not v.my_hand[card]:
        return Refusal("DROP-DROP-1", "refused-no-card card", card)
    if to == v.seat:
        return Refusal("DROP-DROP-2", "refused-yourself")
    return Refusal("DROP-DROP-2", "refused-no-seat number", to)


def no_answer(v: View) -> Refusal:
    if v.phase == ANSWER:
        return Refusal("DROP-TAKE-1", "refused-not-before-you target:seat", v.target)
    return Refusal("DROP-TAKE-1", "refused-nothing-there")
