"""Why an action is not offered: a clause and a sentence, from a View alone.

Each verb has its own reasons, from the most general (whose move it is) to the card that
is missing or the space that forbids it.  The order is that of the sheet.
"""

from filature.core.action import Action
from filature.core.seat import CHANCE, NOBODY
from filature.core.sentence import Refusal

from . import phases
from .box import BENCH, CLEAR, GUARD, LABS, LEAD, NOWHERE, NUMBERS, PLUS, ROAM, SAFE, VAULT, Box
from .standing import fits_lab
from .state import NOT_CHOSEN, Terms
from .views import View

CHANCE_VERBS = {"roll": "AT-TURN-1", "dice": "AT-TURN-1", "draw": "AT-CARD-1"}
CARDS = {"plus3": PLUS, "clear": CLEAR, "lead": LEAD, "bench": BENCH, "roam": ROAM}
STEPS = {  # what a player must settle first, and the clause that says so
    phases.FIGURE: ("figure", "AT-SETUP-3"),
    phases.TURN: ("turn", "AT-TURN-1"),
    phases.KEEP: ("keep", "AT-CARD-4"),
    phases.STOP: ("stop", "AT-STEAL-1"),
    phases.FOE: ("foe", "AT-OCC-8"),
    phases.SCREEN: ("screen", "AT-TV-1"),
}

WAITS = {phases.DEAL: "AT-SETUP-2", phases.FIRST: "AT-SETUP-4"}  # before the first turn


def refusal(v: View, box: Box, terms: Terms, action: Action) -> Refusal:
    """The first reason that holds."""
    if v.winner != NOBODY:
        return Refusal("AT-WIN-1", "refused-over")
    if action.verb in CHANCE_VERBS:
        return Refusal(CHANCE_VERBS[action.verb], "refused-chance")
    reason = not_yours(v) or REASONS[action.verb](v, box, terms, action)
    assert reason, f"{action.notation} is offered, or its reason is missing"
    return reason


def not_yours(v: View) -> Refusal | None:
    """Whose move it is: for all verbs alike."""
    if v.seat in v.waiting_for:
        return None
    if CHANCE in v.waiting_for:
        return Refusal(WAITS.get(v.phase, "AT-TURN-3"), "refused-wait")
    clause = "AT-SETUP-3" if v.phase == phases.FIGURE else "AT-SETUP-4"
    return Refusal(clause, "refused-turn seat", v.turn)


def wrong_step(v: View, *steps: int) -> Refusal | None:
    """Something else must be settled first."""
    if v.phase in steps:
        return None
    name, clause = STEPS[v.phase]
    return Refusal(clause, f"refused-step-{name}")


# Setting up -------------------------------------------------------------------


def no_figure(v: View, box: Box, terms: Terms, action: Action) -> Refusal | None:
    (character,) = action.arguments
    if v.character[v.seat] != NOT_CHOSEN:
        return Refusal("AT-SETUP-3", "refused-chosen")
    if character not in v.character:
        return None
    other = v.character.index(character)
    return Refusal("AT-SETUP-3", "refused-taken character seat", character, other)


# A turn -----------------------------------------------------------------------


def no_throw(v: View, box: Box, terms: Terms, action: Action) -> Refusal | None:
    kind = box.kinds[v.place[v.seat]]
    if step := wrong_step(v, phases.TURN):
        return step
    if kind == GUARD:
        return Refusal("AT-GUARD-2", "refused-beaten")
    if kind == VAULT:
        return Refusal("AT-VAULT-3", "refused-vault-wait")
    return stranded(v) or Refusal("AT-TURN-1", "refused-thrown")


def no_end(v: View, box: Box, terms: Terms, action: Action) -> Refusal | None:
    return wrong_step(v, phases.TURN) or Refusal("AT-TURN-1", "refused-must-throw")


def no_advance(v: View, box: Box, terms: Terms, action: Action) -> Refusal | None:
    """Cards that move their owner: +3, one more throw, the nearest lab."""
    card = CARDS[action.verb]
    return (
        no_card(v, card, phases.KEEP if card == CLEAR else phases.TURN)
        or held_fast(v, box)
        or (Refusal("AT-CARD-4", "refused-clear-later") if card == CLEAR else None)
        or no_lab_ahead(v, box)
    )


def no_aimed(v: View, box: Box, terms: Terms, action: Action) -> Refusal | None:
    """Cards that strike a player."""
    (to,) = action.arguments
    return (
        no_seat(v, to)
        or no_card(v, CARDS[action.verb])
        or sheltered(v, box, to)
        or (Refusal("AT-GUARD-2", "refused-beaten") if terms.roam_from_guard else None)
        or Refusal("AT-GUARD-7", "refused-guard")
    )


def no_lab(v: View, box: Box, terms: Terms, action: Action) -> Refusal | None:
    lab, number = action.arguments
    card = LABS + (lab - 1) * NUMBERS + number - 1
    if missing := no_card(v, card):
        return missing
    if not fits_lab(box.kinds[v.place[v.seat]], card):
        return Refusal("AT-CARD-8", "refused-no-lab lab", lab)
    return None


def no_discard(v: View, box: Box, terms: Terms, action: Action) -> Refusal | None:
    return no_card(v, action.arguments[0])


def no_card(v: View, card: int, *steps: int) -> Refusal | None:
    """The step, the one card a turn, the viewer's own hand."""
    if step := wrong_step(v, phases.TURN, phases.SCREEN, *steps):
        return step
    if v.carded:
        return Refusal("AT-TURN-3", "refused-one-card")
    return None if card in v.my_hand else Refusal("AT-CARD-1", "refused-no-card card", card)


def held_fast(v: View, box: Box) -> Refusal | None:
    """A guard, the vault or the gate keeps the viewer where it is: no card leaves them."""
    kind = box.kinds[v.place[v.seat]]
    if kind == GUARD:
        return Refusal("AT-GUARD-6", "refused-guard")
    if kind == VAULT:
        return Refusal("AT-VAULT-6", "refused-vault")
    return stranded(v)


def stranded(v: View) -> Refusal | None:
    if v.place[v.seat] == 0 and v.out[v.seat]:
        return Refusal("AT-STEAL-8", "refused-stranded")
    return None


def no_lab_ahead(v: View, box: Box) -> Refusal | None:
    if box.lab_ahead[v.out[v.seat] * box.length + v.place[v.seat]] == NOWHERE:
        return Refusal("AT-CARD-5", "refused-no-lab-ahead")
    return None


def no_seat(v: View, seat: int) -> Refusal | None:
    return Refusal("AT-CONT-1", "refused-no-seat number", seat) if seat >= len(v.place) else None


def sheltered(v: View, box: Box, to: int) -> Refusal | None:
    if box.kinds[v.place[to]] != SAFE:
        return None
    clause = "AT-SAFE-2" if to == v.seat else "AT-SAFE-1"
    return Refusal(clause, "refused-safe target:seat", to)


# Within a move ----------------------------------------------------------------


def no_keep(v: View, box: Box, terms: Terms, action: Action) -> Refusal | None:
    if not terms.reroll_instead:
        return Refusal("AT-CARD-4", "refused-no-rethrow")
    return wrong_step(v, phases.KEEP)


def no_stop(v: View, box: Box, terms: Terms, action: Action) -> Refusal | None:
    return Refusal("AT-STEAL-1", "refused-no-formula-here")


def no_pass(v: View, box: Box, terms: Terms, action: Action) -> Refusal | None:
    return wrong_step(v, phases.STOP, phases.SCREEN)


def no_fight(v: View, box: Box, terms: Terms, action: Action) -> Refusal | None:
    (foe,) = action.arguments
    if v.phase != phases.FOE:
        return Refusal("AT-OCC-8", "refused-no-choice")
    return no_seat(v, foe) or Refusal("AT-OCC-1", "refused-not-here target:seat", foe)


def no_challenge(v: View, box: Box, terms: Terms, action: Action) -> Refusal | None:
    (foe,) = action.arguments
    if v.phase != phases.SCREEN:
        return Refusal("AT-TV-1", "refused-no-screen")
    if foe == v.seat:
        return Refusal("AT-TV-1", "refused-oneself")
    return no_seat(v, foe) or Refusal("AT-SAFE-1", "refused-safe target:seat", foe)


REASONS = {
    "figure": no_figure,
    "throw": no_throw,
    "end": no_end,
    "plus3": no_advance,
    "clear": no_advance,
    "lead": no_advance,
    "bench": no_aimed,
    "roam": no_aimed,
    "lab": no_lab,
    "discard": no_discard,
    "keep": no_keep,
    "stop": no_stop,
    "pass": no_pass,
    "fight": no_fight,
    "challenge": no_challenge,
}
