"""Why an action is not offered: a clause and a sentence, from a View alone.

Each verb has its own reasons, from the most general (whose move it is) to the card that
is missing.  The order is that of the sheet.
"""

from filature.core.action import Action
from filature.core.sentence import Refusal

from . import phases
from .box import LAIR, SPY, TAUNT
from .state import (
    BY_AGREEMENT,
    BY_IDLENESS,
    BY_LAST_SPY,
    BY_POINTS,
    BY_STALEMATE,
    NO_BACK,
    NOT_YET,
    STOP_NEVER,
    STOP_ON_EMPTY_DECK,
    YELLOW,
    Terms,
)
from .views import View

CHANCE_VERBS = {"back": "KILL-SETUP-1", "draw": "KILL-SETUP-1", "show": "KILL-SPY-5"}
ENDS = {
    BY_POINTS: "KILL-END-1",
    BY_LAST_SPY: "KILL-END-3",
    BY_STALEMATE: "KILL-END-4",
    BY_AGREEMENT: "KILL-END-5",
    BY_IDLENESS: "KILL-END-6",
}


def refusal(v: View, terms: Terms, action: Action) -> Refusal:
    """The first reason that holds."""
    if v.ending != NOT_YET:
        return Refusal(ENDS[v.ending], "refused-over")
    if action.verb in CHANCE_VERBS:
        return Refusal(CHANCE_VERBS[action.verb], "refused-chance")
    return REASONS[action.verb](v, terms, action)


def not_yours(v: View) -> Refusal | None:
    """Whose move it is: for all verbs alike."""
    if v.seat in v.waiting_for:
        return None
    if v.phase == phases.FOIL and v.seat in v.answered and not v.plain[v.seat]:
        return Refusal("KILL-TAUNT-3", "refused-all-spies")
    if v.phase == phases.CAPTURED:
        return Refusal("KILL-CAPT-1", "refused-captor owner:seat", v.target)
    if v.phase in (phases.FOIL, phases.VOTE):
        name, clause = STEPS[v.phase]
        form = "refused-answered" if v.seat in v.answered else f"refused-others-{name}"
        return Refusal(clause, form)
    return no_card_yet(v) or Refusal("KILL-SETUP-5", "refused-turn seat", v.turn)


def no_card_yet(v: View) -> Refusal | None:
    """What chance does first: for all, or for whose turn it is."""
    step = v.then if v.phase == phases.BACK else v.phase
    if step == phases.DEAL:
        return Refusal("KILL-SETUP-3", "refused-dealing")
    if v.seat != v.turn:
        return None
    taken = step in (phases.SHOW, phases.CAPTURED)
    return Refusal("KILL-SPY-5", "refused-turning") if taken else DRAWING


DRAWING = Refusal("KILL-TURN-1", "refused-drawing")
STEPS = {  # their names, and the clause of each
    phases.LAIR: ("lair", "KILL-LAIR-1"),
    phases.VOTE: ("vote", "KILL-END-5"),
    phases.SPY: ("spy", "KILL-SPY-1"),
    phases.ADD: ("add", "KILL-SPY-8"),
    phases.CAPTURED: ("captured", "KILL-CAPT-1"),
    phases.FOIL: ("foil", "KILL-TAUNT-3"),
}
TURN = (phases.LAIR, phases.SPY, phases.ADD)  # the steps of a turn, in the order of the sheet


def wrong_step(v: View, clause: str, *steps: int) -> Refusal | None:
    """The steps of a turn come in their order: the verb's clause says which is its own."""
    if v.phase in steps:
        return None
    name, due = STEPS[v.phase]
    return Refusal(clause if clause and v.phase in TURN else due, f"refused-step-{name}")


def no_pass(v: View, terms: Terms, action: Action) -> Refusal:
    if mine := not_yours(v):
        return mine
    if v.phase == phases.LAIR:
        return Refusal("KILL-END-6", "refused-must-play")
    return wrong_step(v, "") or never(action)


def no_lair(v: View, terms: Terms, action: Action) -> Refusal:
    (size,) = action.arguments
    return (
        not_yours(v)
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
        not_yours(v)
        or wrong_step(v, "", phases.LAIR)
        or Refusal("KILL-END-5", "refused-stop-asked")
    )


def no_vote(v: View, terms: Terms, action: Action) -> Refusal:
    if v.phase != phases.VOTE:
        return Refusal("KILL-END-5", "refused-no-vote")
    return not_yours(v) or never(action)


def no_spy(v: View, terms: Terms, action: Action) -> Refusal:
    power, to = action.arguments
    return (
        not_yours(v)
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
        not_yours(v)
        or wrong_step(v, "KILL-SPY-1", phases.LAIR, phases.SPY)
        or no_lair_there(v, to)
        or never(action)
    )


def no_top(v: View, terms: Terms, action: Action) -> Refusal:
    (to,) = action.arguments
    if v.top != YELLOW:
        return Refusal("KILL-SPY-4", "refused-top")
    return (
        not_yours(v)
        or wrong_step(v, "KILL-SPY-1", phases.LAIR, phases.SPY)
        or no_lair_there(v, to)
        or never(action)
    )


def no_add(v: View, terms: Terms, action: Action) -> Refusal:
    (power,) = action.arguments
    if not terms.own_raids and v.target == v.seat == v.turn:
        return Refusal("KILL-SPY-8", "refused-own-lair")
    return (
        not_yours(v)
        or wrong_step(v, "KILL-SPY-8", phases.ADD)
        or missing(v, "KILL-SPY-8", SPY + power, "refused-no-spy-card power", power)
        or never(action)
    )


def no_done(v: View, terms: Terms, action: Action) -> Refusal:
    if v.phase in TURN:
        return not_yours(v) or Refusal("KILL-SPY-8", "refused-no-raid")
    return not_yours(v) or wrong_step(v, "") or never(action)


def no_kill(v: View, terms: Terms, action: Action) -> Refusal:
    if v.phase not in (phases.CAPTURED, phases.FOIL):
        return Refusal("KILL-CAPT-1", "refused-no-captive")
    return not_yours(v) or Refusal("KILL-TAUNT-3", "refused-step-foil")


def no_taunt(v: View, terms: Terms, action: Action) -> Refusal:
    (letter,) = action.arguments
    if v.phase not in (phases.CAPTURED, phases.FOIL):
        return Refusal("KILL-CAPT-1", "refused-no-captive")
    if v.seat == v.target and letter in v.letters:
        return Refusal("KILL-TAUNT-5", "refused-same-letter letter", letter)
    return (
        not_yours(v)
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
    if v.seat == v.target and letter == v.letter:
        return Refusal("KILL-TAUNT-5", "refused-own-taunt")
    return (
        other_letter(v, letter)
        or not_yours(v)
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
