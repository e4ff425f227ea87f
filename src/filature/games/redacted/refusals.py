"""Why an action is not offered: a clause and a sentence, from a View alone.

Each verb has its clause and the phases in which it can come up.  First it is asked whether it can
be at all, whose move it is and what is to be settled first; then for its own reasons.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from filature.core.action import Action
from filature.core.sentence import Refusal

from . import phases
from . import reasons as why
from .actions import PLACES
from .box import DANGER_ZONE, DUEL, INTRODUCTION, Box
from .reasons import Attempt
from .rules.ch02_cases import MOMENTS
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
    reason: Callable[[Attempt], Refusal | None]


def refusal(v: View, box: Box, terms: Terms, action: Action) -> Refusal:
    """The first reason that holds."""
    if v.ending != NOT_YET:
        return Refusal("RED-TURN-6", "refused-over")
    if action.verb in CHANCE_VERBS:
        return Refusal("RED-SETUP-8", "refused-chance")
    verb, attempt = VERBS[action.verb], Attempt(v, box, terms, action)
    return (
        never(attempt)
        or not_yours(attempt)
        or wrong_step(attempt, verb)
        or verb.reason(attempt)
        or Refusal(verb.clause, "refused-not-now")
    )


def never(a: Attempt) -> Refusal | None:
    """Not in this mission, not at this table."""
    verb, mission = a.action.verb, a.v.mission
    if verb in ("scrap", "install") and mission != DANGER_ZONE:
        return Refusal("RED-DZ-1", "refused-other-mission")
    if verb in ("send_virus", "send_antivirus") and mission != INTRODUCTION:
        return Refusal("RED-GEN-3", "refused-other-mission")
    if verb == "guard" and mission != DUEL:
        return Refusal("RED-DUEL-5", "refused-other-mission")
    if verb in ("call", "bomb") and mission == DANGER_ZONE:
        return Refusal("RED-ZONE-1", "refused-no-helicopters")
    if verb in ("call", "bomb") and not a.plan.flies:
        return Refusal("RED-HELI-1", "refused-no-helicopters")
    if verb == "board" and mission == INTRODUCTION:
        return Refusal("RED-HELI-1", "refused-no-helicopters")
    if verb in ("meet", "goggles", "xray", "heal") and a.argument >= len(a.v.room):
        return Refusal("RED-TEAM-1", "refused-no-seat number", a.argument)
    return None


def not_yours(a: Attempt) -> Refusal | None:
    """Whose move it is."""
    v = a.v
    if v.seat in v.waiting_for:
        return None
    if a.action.verb == "open" and v.seat != v.turn:
        return Refusal("RED-CODE-1", "refused-not-active seat", v.turn)
    if not v.waiting_for or v.waiting_for[0] < 0:
        return Refusal("RED-SETUP-8", "refused-wait")
    if v.seat in v.answered:
        return Refusal(due(v), "refused-answered")
    clause = due(v) if v.seat == v.turn else "RED-TURN-2"
    return Refusal(clause, "refused-turn seat", v.waiting_for[0])


def wrong_step(a: Attempt, verb: Verb) -> Refusal | None:
    """The steps of a turn, and of an interaction, come in their order."""
    v = a.v
    if v.phase == phases.ACTION and a.action.verb in WAYS_OUT and a.alone:
        return Refusal("RED-EVADE-1", "refused-alone")
    if v.phase in FLEE and a.action.verb == "key" and not a.terms.key_at_evasion:
        return Refusal("RED-KEY-1", "refused-key-late")
    if v.phase not in verb.phases:
        return Refusal(timing(a, verb), "refused-step phase", v.phase)
    place = PLACES.get(a.action.verb, a.here)
    if v.phase in ACT and place != a.here:
        return Refusal(verb.clause, "refused-elsewhere room", place)
    return None


def timing(a: Attempt, verb: Verb) -> str:
    """The clause that says when: of the verb, where it does, or of what is to be settled now."""
    v, name = a.v, a.action.verb
    combat = name in ("play_weapon", "play_vest")
    if combat and v.phase == phases.EXCHANGE:
        return "RED-COMBAT-3"
    alone = v.foe < 0 and v.guard < 0
    return verb.clause if name == "key" or (combat and alone) else due(v)


def due(v: View) -> str:
    """The clause of what is to be settled now."""
    return "RED-NVG-4" if v.phase == phases.REWARD and v.free else STEPS[v.phase]


STEPS: Final = {
    phases.MOVE: "RED-TURN-2",
    phases.PICK: "RED-MOVE-5",
    phases.GOGGLES_ROOM: "RED-NVG-2",
    phases.GOGGLES_ANSWER: "RED-NVG-3",
    phases.CHOOSE: "RED-MEET-1",
    phases.COMBAT: "RED-COMBAT-5",
    phases.EXCHANGE: "RED-MEET-5",
    phases.REWARD: "RED-MEET-7",
    phases.ROOM: "RED-HAND-1",
    phases.SENTRY: "RED-DUEL-4",
    phases.PUSH: "RED-EVADE-5",
    phases.ACTION: "RED-TURN-2",
    phases.ORDER: "RED-ROOM-6",
    phases.KEEP: "RED-ROOM-8",
    phases.EVADE: "RED-EVADE-1",
    phases.AGREE: "RED-EVADE-7",
    phases.GOGGLES_EVADE: "RED-NVG-9",
    phases.GUARD: "RED-DUEL-5",
    phases.CASE: "RED-CODE-4",
}


def nothing(a: Attempt) -> Refusal | None:
    return None


WAYS_OUT: Final = ("push", "stay", "evade", "ask")
GOGGLES: Final = (phases.GOGGLES_ROOM, phases.GOGGLES_ANSWER, phases.GOGGLES_EVADE)
WALK: Final = (phases.MOVE,)
FIGHT: Final = (phases.COMBAT, phases.REWARD)
ACT: Final = (phases.MOVE, phases.ACTION)
FLEE: Final = (phases.ACTION, phases.EVADE)
PASSES: Final = (*GOGGLES, phases.COMBAT, *ACT, phases.GUARD)

VERBS: Final = {
    "pass": Verb("RED-TURN-2", PASSES, why.no_pass),
    "agree": Verb("RED-EVADE-7", (phases.AGREE,), nothing),
    "refuse": Verb("RED-EVADE-7", (phases.AGREE,), nothing),
    "step": Verb("RED-MOVE-2", WALK, why.no_step),
    "key": Verb("RED-KEY-1", (phases.MOVE, *FLEE), why.no_key),
    "meet": Verb("RED-MOVE-5", (phases.MOVE, phases.PICK), why.no_meeting),
    "goggles": Verb("RED-NVG-2", (*WALK, *GOGGLES), why.no_goggles),
    "card": Verb("RED-MEET-1", (phases.CHOOSE,), why.no_card),
    "play_weapon": Verb("RED-COMBAT-1", FIGHT, why.no_weapon),
    "play_vest": Verb("RED-COMBAT-1", FIGHT, why.no_vest),
    "offer": Verb("RED-MEET-5", (phases.EXCHANGE,), why.no_offer),
    "offer_nothing": Verb("RED-MEET-5", (phases.EXCHANGE,), nothing),
    "injure": Verb("RED-REWARD-1", (phases.REWARD,), nothing),
    "steal": Verb("RED-REWARD-2", (phases.REWARD,), why.no_steal),
    "interrogate": Verb("RED-REWARD-3", (phases.REWARD,), why.no_interrogation),
    "drop": Verb("RED-HAND-1", (phases.ROOM,), why.no_drop),
    "decline": Verb("RED-HAND-1", (phases.ROOM,), why.no_decline),
    "push": Verb("RED-EVADE-5", (phases.PUSH, phases.SENTRY, *FLEE), why.no_push),
    "take": Verb("RED-ROOM-1", ACT, why.no_cards),
    "rearm": Verb("RED-ROOM-4", ACT, why.no_rearm),
    "watch": Verb("RED-ROOM-7", ACT, nothing),
    "sort": Verb("RED-ROOM-6", ACT, why.no_cards),
    "search": Verb("RED-ROOM-8", ACT, why.no_cards),
    "xray": Verb("RED-ROOM-5", ACT, why.no_scan),
    "call": Verb("RED-ROOM-2", ACT, why.no_call),
    "dark": Verb("RED-ROOM-3", ACT, why.no_switch),
    "light": Verb("RED-ROOM-3", ACT, why.no_switch),
    "lock": Verb("RED-LOCK-1", ACT, why.no_lock),
    "unlock": Verb("RED-LOCK-1", ACT, why.no_lock),
    "release": Verb("RED-LOCK-3", ACT, why.no_release),
    "board": Verb("RED-ROOM-9", ACT, why.no_flight),
    "bomb": Verb("RED-HELI-7", ACT, why.no_bomb),
    "scrap": Verb("RED-ROOM-9", ACT, why.no_scrap),
    "install": Verb("RED-ZONE-2", ACT, why.no_install),
    "send_virus": Verb("RED-INTRO-1", ACT, why.no_disk),
    "send_antivirus": Verb("RED-INTRO-3", ACT, why.no_disk),
    "heal": Verb("RED-AID-1", ACT, why.no_heal),
    "hide": Verb("RED-CONTRA-1", ACT, why.no_hide),
    "rest": Verb("RED-ROOM-11", ACT, why.no_rest),
    "pick": Verb("RED-ROOM-8", (phases.ORDER, phases.KEEP), why.no_pick),
    "stay": Verb("RED-EVADE-3", (*FLEE, phases.PUSH, phases.SENTRY), why.no_stay),
    "evade": Verb("RED-EVADE-2", FLEE, why.no_evasion),
    "ask": Verb("RED-EVADE-7", FLEE, why.no_request),
    "guard": Verb("RED-DUEL-5", (phases.GUARD,), why.no_round),
    "put": Verb("RED-CODE-4", (phases.CASE,), why.no_put),
    "put_nothing": Verb("RED-CODE-4", (phases.CASE,), nothing),
    "open": Verb("RED-CODE-1", MOMENTS, why.no_open),
}
