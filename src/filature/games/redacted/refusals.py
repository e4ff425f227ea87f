"""Why an action is not offered: a clause and a sentence, from a View alone.

Each verb has its clause and the phases in which it can come up; then its own reasons, in the
order of the sheet, from the most general to the card that is missing.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from filature.core.action import Action
from filature.core.sentence import Refusal

from . import actions as do
from . import phases
from . import reasons as why
from .box import AID, BOMB, CASE, CODEBREAKER, CONTRABAND, KEY, PART, VEST, WEAPON, Box
from .reasons import Case
from .state import NOT_YET
from .terms import Terms
from .views import View

CHANCE_VERBS: Final = (
    *("aside", "loyalty", "stow", "draw", "show", "lose", "question", "first", "guard_card"),
)


class Verb(NamedTuple):
    """When a verb can come up, by which clause, and what else it needs."""

    clause: str
    phases: tuple[int, ...]
    reason: Callable[[Case], Refusal | None]


def refusal(v: View, box: Box, terms: Terms, action: Action) -> Refusal:
    """The first reason that holds."""
    if v.ending != NOT_YET:
        return Refusal("RED-TURN-6", "refused-over")
    if action.verb in CHANCE_VERBS:
        return Refusal("RED-SETUP-8", "refused-chance")
    verb = VERBS[action.verb]
    case = Case(v, box, terms, action)
    return (
        case.never()
        or case.not_yours(verb.clause)
        or case.wrong_step(verb.clause, verb.phases)
        or verb.reason(case)
        or Refusal(verb.clause, "refused-not-now")
    )


def no_card(c: Case) -> Refusal | None:
    weapon = c.argument - do.ATTACK
    if weapon >= 0 and (c.v.my_spent >> weapon) & 1:
        return Refusal("RED-MEET-4", "refused-spent card", c.argument)
    return None


def no_weapon(c: Case) -> Refusal | None:
    return c.barred() or c.missing(WEAPON, "RED-WEAPON-1") or c.hopeless()


def no_vest(c: Case) -> Refusal | None:
    return c.barred() or c.missing(VEST, "RED-VEST-1")


def no_offer(c: Case) -> Refusal | None:
    if c.v.shown != (do.FRIENDLY, do.FRIENDLY):
        return Refusal("RED-MEET-5", "refused-not-friendly")
    if c.argument == CONTRABAND and not c.terms.contraband_tradeable:
        return Refusal("RED-CONTRA-4", "refused-contraband-gift")
    return c.missing(c.argument, "RED-MEET-5")


def no_steal(c: Case) -> Refusal | None:
    return Refusal("RED-REWARD-2", "refused-empty-hand")


def no_interrogation(c: Case) -> Refusal | None:
    return Refusal("RED-REWARD-3", "refused-open")


def no_drop(c: Case) -> Refusal | None:
    if c.argument == CONTRABAND:
        return Refusal("RED-CONTRA-3", "refused-contraband-drop")
    return c.missing(c.argument, "RED-HAND-1") or Refusal("RED-DISC-3", "refused-crucial")


def no_decline(c: Case) -> Refusal | None:
    return Refusal("RED-HAND-1", "refused-surplus")


def no_heal(c: Case) -> Refusal | None:
    v, seat = c.v, c.argument
    if seat >= len(v.room):
        return c.no_seat(seat)
    if seat != v.seat and (seat != v.foe or v.shown != (do.FRIENDLY, do.FRIENDLY)):
        return Refusal("RED-AID-3", "refused-no-patient seat", seat)
    if v.posture[seat] == 0:
        return Refusal("RED-AID-1", "refused-healthy seat", seat)
    return c.missing(AID, "RED-AID-1")


def no_hide(c: Case) -> Refusal | None:
    return c.missing(CONTRABAND, "RED-CONTRA-1")


def no_rest(c: Case) -> Refusal | None:
    if not c.terms.may_rest:
        return Refusal("RED-ROOM-11", "refused-no-rest")
    if c.v.posture[c.v.seat] == 0:
        return Refusal("RED-ROOM-11", "refused-healthy seat", c.v.seat)
    return Refusal("RED-ROOM-11", "refused-moved")


def no_install(c: Case) -> Refusal | None:
    if c.v.fitted[c.argument]:
        return Refusal("RED-ZONE-2", "refused-fitted part", c.argument)
    return c.missing(PART + c.argument, "RED-DZ-1")


def no_scrap(c: Case) -> Refusal | None:
    if not c.v.fitted[c.argument]:
        return Refusal("RED-ZONE-4", "refused-not-fitted part", c.argument)
    return c.missing(BOMB, "RED-BOMB-1")


def no_bomb(c: Case) -> Refusal | None:
    if not c.v.landed[c.argument]:
        return Refusal("RED-HELI-7", "refused-not-landed nation", c.argument)
    return c.missing(BOMB, "RED-BOMB-1")


def no_pick(c: Case) -> Refusal | None:
    return Refusal(VERBS["pick"].clause, "refused-not-looked kind", c.argument)


def no_stay(c: Case) -> Refusal | None:
    return Refusal("RED-EVADE-3", "refused-way-out")


def no_put(c: Case) -> Refusal | None:
    if CASE <= c.argument <= CASE + 1:
        return Refusal("RED-CASE-2", "refused-case-in-case")
    return c.missing(c.argument, "RED-CODE-4")


def no_open(c: Case) -> Refusal | None:
    return c.missing(CASE + c.argument, "RED-CODE-1") or c.missing(CODEBREAKER, "RED-CODE-7")


def no_key(c: Case) -> Refusal | None:
    if c.v.unlocked:
        return Refusal("RED-KEY-3", "refused-unlocked")
    return c.missing(KEY, "RED-KEY-1")


def nothing(c: Case) -> Refusal | None:
    return None


GOGGLES: Final = (
    *(phases.GOGGLES_ROOM, phases.GOGGLES_MOVER, phases.GOGGLES_ANSWER, phases.GOGGLES_EVADE),
)
PASSES: Final = (*GOGGLES, phases.COMBAT, phases.ACTION, phases.GUARD)
WALK: Final = (phases.MOVE,)
ACT: Final = (phases.ACTION,)
FLEE: Final = (phases.EVADE,)

VERBS: Final = {
    "pass": Verb("RED-TURN-2", PASSES, nothing),
    "agree": Verb("RED-EVADE-7", (phases.AGREE,), nothing),
    "refuse": Verb("RED-EVADE-7", (phases.AGREE,), nothing),
    "stop": Verb("RED-MOVE-6", WALK, nothing),
    "step": Verb("RED-MOVE-2", WALK, why.no_step),
    "key": Verb("RED-KEY-1", (phases.MOVE, phases.EVADE), no_key),
    "meet": Verb("RED-MOVE-5", (phases.MOVE, phases.PICK), why.no_meeting),
    "goggles": Verb("RED-NVG-2", GOGGLES, why.no_goggles),
    "card": Verb("RED-MEET-1", (phases.CHOOSE,), no_card),
    "play_weapon": Verb("RED-COMBAT-3", (phases.COMBAT,), no_weapon),
    "play_vest": Verb("RED-COMBAT-3", (phases.COMBAT,), no_vest),
    "offer": Verb("RED-MEET-5", (phases.EXCHANGE,), no_offer),
    "offer_nothing": Verb("RED-MEET-5", (phases.EXCHANGE,), nothing),
    "injure": Verb("RED-REWARD-1", (phases.REWARD,), nothing),
    "steal": Verb("RED-REWARD-2", (phases.REWARD,), no_steal),
    "interrogate": Verb("RED-REWARD-3", (phases.REWARD,), no_interrogation),
    "drop": Verb("RED-HAND-1", (phases.ROOM,), no_drop),
    "decline": Verb("RED-HAND-1", (phases.ROOM,), no_decline),
    "push": Verb("RED-EVADE-5", (phases.PUSH, phases.SENTRY, phases.EVADE), why.no_push),
    "take": Verb("RED-ROOM-1", ACT, why.no_cards),
    "rearm": Verb("RED-ROOM-4", ACT, why.no_rearm),
    "watch": Verb("RED-ROOM-7", ACT, nothing),
    "sort": Verb("RED-ROOM-6", ACT, why.no_cards),
    "search": Verb("RED-ROOM-8", ACT, why.no_cards),
    "xray": Verb("RED-ROOM-5", ACT, why.no_scan),
    "call": Verb("RED-HELI-2", ACT, why.no_call),
    "dark": Verb("RED-DARK-1", ACT, why.no_switch),
    "light": Verb("RED-DARK-1", ACT, why.no_switch),
    "lock": Verb("RED-LOCK-1", ACT, why.no_lock),
    "unlock": Verb("RED-LOCK-1", ACT, why.no_lock),
    "release": Verb("RED-LOCK-3", ACT, why.no_release),
    "board": Verb("RED-HELI-4", ACT, why.no_flight),
    "bomb": Verb("RED-HELI-7", ACT, no_bomb),
    "scrap": Verb("RED-DZ-1", ACT, no_scrap),
    "install": Verb("RED-DZ-1", ACT, no_install),
    "send_virus": Verb("RED-INTRO-1", ACT, why.no_disk),
    "send_antivirus": Verb("RED-INTRO-3", ACT, why.no_disk),
    "heal": Verb("RED-AID-1", ACT, no_heal),
    "hide": Verb("RED-CONTRA-1", ACT, no_hide),
    "rest": Verb("RED-ROOM-11", ACT, no_rest),
    "pick": Verb("RED-ROOM-8", (phases.ORDER, phases.KEEP), no_pick),
    "stay": Verb("RED-EVADE-3", (phases.EVADE, phases.PUSH, phases.SENTRY), no_stay),
    "evade": Verb("RED-EVADE-2", FLEE, why.no_evasion),
    "ask": Verb("RED-EVADE-7", FLEE, why.no_request),
    "guard": Verb("RED-DUEL-5", (phases.GUARD,), why.no_round),
    "put": Verb("RED-CODE-4", (phases.CASE,), no_put),
    "put_nothing": Verb("RED-CODE-4", (phases.CASE,), nothing),
    "open": Verb("RED-CODE-1", why.MOMENTS, no_open),
}
