"""Whose move it is and what is asked, in one sentence."""

from typing import Final

from filature.core.scene import Fact
from filature.core.sentence import Sentence

from .. import phases
from ..box import BEDFELLOWS, CLASSIC, DANGER_ZONE, DUEL, INTRODUCTION, NATIONS, NO_NATION, TRIANGLE
from ..views import View

CLAUSES: Final = {  # of the questions
    "move": "RED-MOVE-2",
    "pick": "RED-MOVE-5",
    "goggles": "RED-NVG-2",
    "combat": "RED-COMBAT-5",
    "reward": "RED-REWARD-1",
    "room": "RED-HAND-1",
    "sentry": "RED-DUEL-4",
    "push": "RED-EVADE-5",
    "action": "RED-ROOM-10",
    "order": "RED-ROOM-6",
    "keep": "RED-ROOM-8",
    "evade": "RED-EVADE-1",
    "guard": "RED-DUEL-5",
    "case": "RED-CODE-4",
}
QUESTIONS: Final = {
    phases.MOVE: "move",
    phases.PICK: "pick",
    phases.GOGGLES_ROOM: "goggles",
    phases.GOGGLES_MOVER: "goggles",
    phases.GOGGLES_ANSWER: "goggles",
    phases.GOGGLES_EVADE: "goggles",
    phases.COMBAT: "combat",
    phases.REWARD: "reward",
    phases.ROOM: "room",
    phases.SENTRY: "sentry",
    phases.PUSH: "push",
    phases.ACTION: "action",
    phases.ORDER: "order",
    phases.KEEP: "keep",
    phases.EVADE: "evade",
    phases.GUARD: "guard",
    phases.CASE: "case",
}


def prompt(v: View) -> Fact:
    """The question of the moment."""
    if v.phase == phases.OVER:
        return Fact(Sentence("ask-over", ()), "RED-TURN-6")
    if v.phase == phases.CHOOSE and v.guard >= 0:
        return Fact(Sentence("ask-choose-guard seat", (v.turn,)), "RED-DUEL-4")
    if v.phase == phases.CHOOSE:
        return Fact(Sentence("ask-choose seat foe:seat", (v.turn, v.foe)), "RED-MEET-1")
    if v.phase == phases.EXCHANGE:
        return Fact(Sentence("ask-exchange seat foe:seat", (v.turn, v.foe)), "RED-MEET-5")
    if v.phase == phases.AGREE:
        form = "ask-agree seat foe:seat room"
        return Fact(Sentence(form, (v.turn, v.foe, v.goal)), "RED-EVADE-7")
    if v.phase in QUESTIONS:
        asked = QUESTIONS[v.phase]
        return Fact(Sentence(f"ask-{asked} seat", (v.waiting_for[0],)), CLAUSES[asked])
    return Fact(Sentence("ask-chance", ()), "RED-SETUP-8")


GOALS: Final = {
    INTRODUCTION: ("goal-introduction side", "RED-INTRO-2"),
    CLASSIC: ("goal-classic", "RED-CLASSIC-1"),
    DUEL: ("goal-duel", "RED-DUEL-2"),
    TRIANGLE: ("goal-triangle nation", "RED-TRI-1"),
    DANGER_ZONE: ("goal-danger_zone", "RED-ZONE-3"),
    BEDFELLOWS: ("goal-bedfellows", "RED-BED-2"),
}


def goal(v: View) -> list[Fact]:
    """What the viewer is here for; nothing for who has no side."""
    own = v.nations[v.seat] if v.seat >= 0 else NO_NATION
    if own == NO_NATION:
        return []
    form, clause = GOALS[v.mission]
    blanks = {"side": own, "nation": (own + 1) % NATIONS}
    return [Fact(Sentence(form, tuple(blanks[name] for name in form.split()[1:])), clause)]
