"""Why an action is not offered: a clause and a sentence, from a View alone.

Each verb has its own reasons, from the most general (whose move it is) to the card that
is missing.  The order is that of the sheet.
"""

from filature.core.action import Action
from filature.core.sentence import Refusal

from . import phases
from .box import LAIR, SPY, TAUNT
from .state import NO_BACK, NOT_YET, STOP_NEVER, STOP_ON_EMPTY_DECK, YELLOW, Terms
from .views import View

CHANCE_VERBS = ("back", "draw", "show")


def refusal(v: View, terms: Terms, action: Action) -> Refusal:
    """The first reason that holds."""
    if v.ending != NOT_YET:
        return Refusal("KILL-END-2", "refused-over")
    if action.verb in CHANCE_VERBS:
        return Refusal("KILL-SETUP-1", "refused-chance")
    return REASONS[action.verb](v, terms, action)


def not_yours(v: View, clause: str) -> Refusal | None:
    """Whose move it is: for all verbs alike."""
    if v.seat in v.waiting_for:
        return None
    if v.phase == phases.FOIL and v.seat in v.answered and not v.plain[v.seat]:
        return Refusal("KILL-TAUNT-3", "refused-all-spies")
    if v.seat in v.answered:
        return Refusal(clause, "refused-answered")
    if v.phase == phases.CAPTURED:
        return Refusal("KILL-CAPT-1", "refused-captor owner:seat", v.target)
    if v.phase == phases.FOIL:
        return Refusal("KILL-TAUNT-3", "refused-others-answer")
    if v.phase == phases.VOTE:
        return Refusal("KILL-END-5", "refused-others-vote")
    return Refusal("KILL-SETUP-5", "refused-turn seat", v.turn)


def wrong_step(v: View, clause: str, *steps: int) -> Refusal | None:
    """The steps of a turn come in the order of the sheet."""
    if v.phase in steps:
        return None
    return Refusal(clause, f"refused-step-{STEP_NAMES[v.phase]}")


STEP_NAMES = {
    phases.LAIR: "lair",
    phases.VOTE: "vote",
    phases.SPY: "spy",
    phases.ADD: "add",
    phases.CAPTURED: "captured",
    phases.FOIL: "foil",
}


def no_pass(v: View, terms: Terms, action: Action) -> Refusal:
    clause = {phases.CAPTURED: "KILL-CAPT-1", phases.VOTE: "KILL-END-5"}.get(v.phase, "KILL-SPY-5")
    if mine := not_yours(v, "KILL-END-5" if v.phase == phases.VOTE else "KILL-TAUNT-3"):
        return mine
    if v.phase == phases.LAIR:
        return Refusal("KILL-END-6", "refused-must-play")
    return wrong_step(v, clause) or never(action)


def no_lair(v: View, terms: Terms, action: Action) -> Refusal:
    (size,) = action.arguments
    return (
        not_yours(v, "KILL-LAIR-1")
        or wrong_step(v, "KILL-LAIR-1", phases.LAIR)
        or missing(v, "KILL-LAIR-1", LAIR + size, "refused-no-lair-card size", size)
        or never(action)
    )


def no_stop(v: View, terms: Terms, action: Action) -> Refusal:
    if terms.stop == STOP_NEVER:
        return Refusal("KILL-END-5", "refused-stop-never")
    if terms.stop == STOP_ON_EMPTY_DECK and v.top != NO_BACK:
        return Refusal("KILL-END-5", "refused-stop-deck cards", v.deck_spies + v.deck_plain)
    return (
        not_yours(v, "KILL-END-5")
        or wrong_step(v, "KILL-END-5", phases.LAIR)
        or Refusal("KILL-END-5", "refused-stop-asked")
    )


def no_vote(v: View, terms: Terms, action: Action) -> Refusal:
    if v.phase != phases.VOTE:
        return Refusal("KILL-END-5", "refused-no-vote")
    return not_yours(v, "KILL-END-5") or never(action)


def no_spy(v: View, terms: Terms, action: Action) -> Refusal:
    power, to = action.arguments
    return (
        not_yours(v, "KILL-SPY-1")
        or wrong_step(v, "KILL-SPY-1", phases.LAIR, phases.SPY)
        or missing(v, "KILL-SPY-2", SPY + power, "refused-no-spy-card power", power)
        or no_lair_there(v, to)
        or never(action)
    )


def no_steal(v: View, terms: Terms, action: Action) -> Refusal:
    owner, to = action.arguments
    if owner >= len(v.spies):
        return Refusal("KILL-SPY-3", "refused-no-seat number", owner)
    if owner == v.seat:
        return Refusal("KILL-SPY-3", "refused-own-hand")
    if v.spies[owner] == 0:
        return Refusal("KILL-SPY-3", "refused-no-spy-there owner:seat", owner)
    return (
        not_yours(v, "KILL-SPY-1")
        or wrong_step(v, "KILL-SPY-1", phases.LAIR, phases.SPY)
        or no_lair_there(v, to)
        or never(action)
    )


def no_top(v: View, terms: Terms, action: Action) -> Refusal:
    (to,) = action.arguments
    if v.top != YELLOW:
        return Refusal("KILL-SPY-4", "refused-top")
    return (
        not_yours(v, "KILL-SPY-1")
        or wrong_step(v, "KILL-SPY-1", phases.LAIR, phases.SPY)
        or no_lair_there(v, to)
        or never(action)
    )


def no_add(v: View, terms: Terms, action: Action) -> Refusal:
    (power,) = action.arguments
    if not terms.own_raids and v.target == v.seat:
        return Refusal("KILL-SPY-8", "refused-own-lair")
    return (
        not_yours(v, "KILL-SPY-8")
        or wrong_step(v, "KILL-SPY-8", phases.ADD)
        or missing(v, "KILL-SPY-8", SPY + power, "refused-no-spy-card power", power)
        or never(action)
    )


def no_done(v: View, terms: Terms, action: Action) -> Refusal:
    return not_yours(v, "KILL-SPY-8") or Refusal("KILL-SPY-8", "refused-no-raid")


def no_kill(v: View, terms: Terms, action: Action) -> Refusal:
    if v.phase not in (phases.CAPTURED, phases.FOIL):
        return Refusal("KILL-CAPT-1", "refused-no-captive")
    return not_yours(v, "KILL-CAPT-1") or Refusal("KILL-TAUNT-3", "refused-step-foil")


def no_taunt(v: View, terms: Terms, action: Action) -> Refusal:
    (letter,) = action.arguments
    if v.phase not in (phases.CAPTURED, phases.FOIL):
        return Refusal("KILL-CAPT-1", "refused-no-captive")
    if v.seat == v.target and letter in v.letters:
        return Refusal("KILL-TAUNT-5", "refused-same-letter letter", letter)
    return (
        not_yours(v, "KILL-CAPT-1")
        or wrong_step(v, "KILL-TAUNT-3", phases.CAPTURED)
        or missing(v, "KILL-TAUNT-1", TAUNT + letter, "refused-no-taunt-card letter", letter)
        or never(action)
    )


def no_foil(v: View, terms: Terms, action: Action) -> Refusal:
    (letter,) = action.arguments
    if letter in v.letters and letter != v.letter:
        return Refusal("KILL-TAUNT-6", "refused-too-late letter", letter)
    if v.phase != phases.FOIL:
        return Refusal("KILL-TAUNT-3", "refused-no-taunt")
    if v.seat == v.target:
        return Refusal("KILL-TAUNT-5", "refused-own-taunt")
    return (
        not_yours(v, "KILL-TAUNT-3")
        or other_letter(v, letter)
        or missing(v, "KILL-TAUNT-3", TAUNT + letter, "refused-no-taunt-card letter", letter)
        or never(action)
    )


def other_letter(v: View, letter: int) -> Refusal | None:
    if letter == v.letter:
        return None
    return Refusal("KILL-TAUNT-3", "refused-other-letter letter played:letter", letter, v.letter)


def missing(v: View, clause: str, kind: int, form: str, number: int) -> Refusal | None:
    """The viewer's own hand lacks the card."""
    return None if v.my_hand and v.my_hand[kind] else Refusal(clause, form, number)


def no_lair_there(v: View, to: int) -> Refusal | None:
    if to >= len(v.size):
        return Refusal("KILL-LAIR-3", "refused-no-seat number", to)
    return None if v.size[to] else Refusal("KILL-LAIR-3", "refused-no-lair owner:seat", to)


def never(action: Action) -> Refusal:
    raise AssertionError(f"{action.notation} is offered, or its reason is missing")


REASONS = {
    "pass": no_pass,
    "lair": no_lair,
    "stop": no_stop,
    "agree": no_vote,
    "refuse": no_vote,
    "spy": no_spy,
    "steal": no_steal,
    "top": no_top,
    "add": no_add,
    "done": no_done,
    "kill": no_kill,
    "taunt": no_taunt,
    "foil": no_foil,
}
