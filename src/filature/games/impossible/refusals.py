"""Why an action is not offered: a clause and a sentence, from a View alone."""

from filature.core.action import Action
from filature.core.sentence import Refusal

from . import phases
from .box import OWN, Box
from .state import BY_ROUNDS, NOT_YET, UNKNOWN, Terms
from .views import View, owner_of

CHANCE_VERBS = {
    "absent": "MI-SETUP-6",
    "deal": "MI-SETUP-3",
    "roll": "MI-MOVE-1",
    "read": "MI-CLUE-1",
    "show": "MI-KILL-2",
}


def refusal(v: View, box: Box, terms: Terms, action: Action) -> Refusal:
    """The first reason that holds."""
    if v.ending != NOT_YET:
        return Refusal("MI-DUEL-4" if v.ending == BY_ROUNDS else "MI-WIN-1", "refused-over")
    if action.verb in CHANCE_VERBS:
        return Refusal(CHANCE_VERBS[action.verb], "refused-chance")
    return REASONS[action.verb](v, box, terms, action)


def not_yours(v: View) -> Refusal | None:
    """Whose move it is: for all verbs of a turn alike."""
    if v.seat in v.waiting_for:
        return None
    if v.seat not in v.alive:
        return Refusal("MI-KILL-4", "refused-eliminated")
    if v.phase in (phases.ABSENT, phases.DEAL):
        return Refusal("MI-SETUP-3", "refused-booklets")
    if v.phase == phases.LAY:
        return Refusal("MI-SETUP-5", "refused-laying")
    if v.phase == phases.PLACE:
        return Refusal("MI-TURN-1", "refused-others-place")
    if v.phase == phases.FIRST:
        return Refusal("MI-TURN-2", "refused-first")
    if v.phase == phases.SHOW:
        return Refusal("MI-KILL-2", "refused-answer target:seat", v.challenged)
    if v.seat == v.turn:  # chance has to speak first
        return READING if v.phase == phases.READ else THROWING
    return Refusal(ORDER.get(v.phase, "MI-TURN-2"), "refused-turn seat", v.turn)


ORDER = {phases.FIGURE: "MI-SETUP-4"}  # before the first turn
READING = Refusal("MI-CLUE-1", "refused-reading")
THROWING = Refusal("MI-MOVE-1", "refused-throw")


def wrong_step(v: View, *steps: int) -> Refusal | None:
    """The steps of a match come in their order."""
    return None if v.phase in steps else STEPS[v.phase]


STEPS = {
    phases.FIGURE: Refusal("MI-SETUP-4", "refused-step-figure"),
    phases.PLACE: Refusal("MI-TURN-1", "refused-step-place"),
    phases.MOVE: Refusal("MI-MOVE-1", "refused-step-move"),
    phases.CHALLENGE: Refusal("MI-MOVE-1", "refused-step-challenge"),  # no throw is left
}


def no_figure(v: View, box: Box, terms: Terms, action: Action) -> Refusal:
    (colour,) = action.arguments
    if v.phase > phases.FIGURE or (v.seat >= 0 and v.colour[v.seat] != UNKNOWN):
        return Refusal("MI-SETUP-4", "refused-chosen")
    return not_yours(v) or taken(v, colour) or never(action)


def taken(v: View, colour: int) -> Refusal | None:
    """MI-SETUP-4  A figure is one player's only."""
    if colour not in v.colour:
        return None
    return Refusal("MI-SETUP-4", "refused-taken colour seat", colour, v.colour.index(colour))


def no_lay(v: View, box: Box, terms: Terms, action: Action) -> Refusal:
    if terms.random_layout:
        return Refusal("MI-SETUP-5", "refused-random-layout")
    if v.phase > phases.PLACE or v.seat in v.ready or v.my_settled == OWN - 1:
        return Refusal("MI-SETUP-5", "refused-all-laid")
    return (
        not_yours(v)
        or wrong_step(v, phases.PLACE)
        or Refusal("MI-SETUP-2", "refused-no-card card", action.arguments[0])
    )


def no_start(v: View, box: Box, terms: Terms, action: Action) -> Refusal:
    (square,) = action.arguments
    if v.phase > phases.FIGURE and owner_of(v, box.spot[square]) != v.seat:
        return Refusal("MI-TURN-1", "refused-not-mine square", square)
    if v.phase > phases.PLACE or v.seat in v.ready:
        return Refusal("MI-TURN-1", "refused-placed")
    return not_yours(v) or wrong_step(v, phases.PLACE) or never(action)


def no_move(v: View, box: Box, terms: Terms, action: Action) -> Refusal:
    (square,) = action.arguments
    return (
        not_yours(v) or wrong_step(v, phases.MOVE) or cannot_reach(v, box, square) or never(action)
    )


def cannot_reach(v: View, box: Box, square: int) -> Refusal | None:
    """MI-MOVE-1, MI-MOVE-2  Too far, or no move at all."""
    steps = box.steps[v.at[v.seat] * len(box.names) + square]
    if steps == 0:
        return Refusal("MI-MOVE-2", "refused-same-square")
    if steps > v.range:
        return Refusal("MI-MOVE-1", "refused-too-far square steps range", square, steps, v.range)
    return None


def no_stay(v: View, box: Box, terms: Terms, action: Action) -> Refusal:
    return not_yours(v) or wrong_step(v, phases.MOVE) or Refusal("MI-MOVE-2", "refused-stay")


def no_challenge(v: View, box: Box, terms: Terms, action: Action) -> Refusal:
    (other,) = action.arguments
    if other >= len(v.at):
        return Refusal("MI-SETUP-9", "refused-no-seat number", other)
    if other == v.seat:
        return Refusal("MI-KILL-2", "refused-myself")
    if other not in v.alive:
        return Refusal("MI-KILL-4", "refused-gone target:seat", other)
    return not_yours(v) or no_meeting(v, box, other) or never(action)


def no_meeting(v: View, box: Box, other: int) -> Refusal | None:
    """MI-KILL-2, MI-KILL-8, MI-SAFE-1  One must arrive where the other is not safe."""
    if v.phase < phases.ROLL or v.at[other] != v.at[v.seat]:
        return Refusal("MI-KILL-2", "refused-elsewhere target:seat", other)
    if owner_of(v, box.spot[v.at[other]]) == other:
        return Refusal("MI-SAFE-1", "refused-safe target:seat", other)
    return None if v.phase == phases.CHALLENGE else Refusal("MI-KILL-8", "refused-not-arrived")


def no_pass(v: View, box: Box, terms: Terms, action: Action) -> Refusal:
    if terms.forced_challenge:
        return Refusal("MI-KILL-3", "refused-forced")
    return not_yours(v) or wrong_step(v, phases.CHALLENGE) or never(action)


def never(action: Action) -> Refusal:
    raise AssertionError(f"{action.notation} is offered, or its reason is missing")


REASONS = {
    "figure": no_figure,
    "lay": no_lay,
    "start": no_start,
    "move": no_move,
    "stay": no_stay,
    "challenge": no_challenge,
    "pass": no_pass,
}
