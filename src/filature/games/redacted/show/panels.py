"""What is said beside the board: the question of the moment, the seats, the night, the notebook."""

from typing import Final

from filature.core.scene import Fact, Panel, SeatLine
from filature.core.seat import NOBODY
from filature.core.sentence import Sentence

from .. import phases
from ..box import (
    BEDFELLOWS,
    CLASSIC,
    DANGER_ZONE,
    DUEL,
    INTRODUCTION,
    NATIONS,
    NO_FLOOR,
    NO_NATION,
    TRIANGLE,
)
from ..journal import CASE_PLACE, LOYALTY, first_kind, one, what, when
from ..mind.knowledge import STILL
from ..state import STANDING
from ..terms import Plan
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
GOALS: Final = {
    INTRODUCTION: ("goal-introduction side", "RED-INTRO-2"),
    CLASSIC: ("goal-classic", "RED-CLASSIC-1"),
    DUEL: ("goal-duel", "RED-DUEL-2"),
    TRIANGLE: ("goal-triangle nation", "RED-TRI-1"),
    DANGER_ZONE: ("goal-danger_zone", "RED-ZONE-3"),
    BEDFELLOWS: ("goal-bedfellows", "RED-BED-2"),
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


def goal(v: View) -> list[Fact]:
    """What the viewer is here for; nothing for who has no side."""
    own = v.nations[v.seat] if v.seat >= 0 else NO_NATION
    if own == NO_NATION:
        return []
    form, clause = GOALS[v.mission]
    blanks = {"side": own, "nation": (own + 1) % NATIONS}
    return [Fact(Sentence(form, tuple(blanks[name] for name in form.split()[1:])), clause)]


def seat_line(v: View, seat: int) -> SeatLine:
    """RED-MEET-4  What everyone sees of a seat, and the nation if the viewer knows it."""
    facts: list[Fact] = []
    if v.posture[seat] != STANDING:
        facts.append(Fact(Sentence("seat-posture posture", (v.posture[seat],)), "RED-AID-2"))
    if v.spent[seat]:
        facts.append(Fact(Sentence("seat-spent cards", (v.spent[seat],)), "RED-MEET-4"))
    if v.nations[seat] != NO_NATION and (seat != v.seat or v.exposed[seat] != NO_NATION):
        facts.append(Fact(Sentence("seat-nation nation", (v.nations[seat],)), "RED-TEAM-2"))
    if seat in v.watchers:
        facts.append(Fact(Sentence("seat-watching", ()), "RED-ROOM-7"))
    score = v.points[seat] if v.mission == DUEL else int(seat in v.victors)
    return SeatLine(seat, score, tuple(facts), seat in v.waiting_for)


def night_panel(v: View, plan: Plan) -> Panel:
    """RED-DAWN-1  The hour, the lights, the locks, the helicopters."""
    hour = Sentence("night-round round dawn turn", (v.round, plan.dawn, v.turns))
    facts = [*goal(v), Fact(hour, "RED-DAWN-1")]
    if v.dark != NO_FLOOR:
        facts.append(Fact(Sentence("night-dark floor", (v.dark,)), "RED-DARK-1"))
    if v.lock != NO_FLOOR:
        facts.append(Fact(Sentence("night-locked floor", (v.lock,)), "RED-LOCK-1"))
    for nation in range(NATIONS):
        if plan.helicopters[nation]:
            state = helicopter_state(v, nation)
            form = "night-helicopters nation reserve sky"
            facts.append(Fact(Sentence(form, (nation, v.reserve[nation], state)), "RED-HELI-1"))
    return Panel("night", Sentence("panel-night mission", (v.mission,)), tuple(facts))


def helicopter_state(v: View, nation: int) -> int:
    """0 none, 1 called, 2 on the roof, 3 the nation is out."""
    if v.grounded[nation]:
        return 3
    return 2 if v.landed[nation] else 1 if v.called[nation] != NOBODY else 0


def notebook_panel(v: View) -> Panel:
    """What the viewer has seen, since when, and until when it was sure."""
    facts = loyalty_facts(v)
    for place, kind, since, until in v.known:
        sure = until == STILL
        if place >= CASE_PLACE:
            form = "note-case case kind since" if sure else "note-case-once case kind since until"
            numbers: tuple[int, ...] = (place - CASE_PLACE, kind, since)
        else:
            form = "note-hand seat kind since" if sure else "note-hand-once seat kind since until"
            numbers = (place, kind, since)
        facts.append(Fact(Sentence(form, numbers if sure else (*numbers, until)), "RED-ROOM-5"))
    return Panel("notebook", Sentence("panel-notebook", ()), tuple(facts))


def loyalty_facts(v: View) -> list[Fact]:
    """RED-REWARD-4  Which loyalty cards the viewer has seen, and when."""
    facts: list[Fact] = []
    for line in v.journal:
        card = int(first_kind(line))
        if what(line) != LOYALTY or card < 0:
            continue
        form = "note-loyalty seat loyalty since"
        facts.append(Fact(Sentence(form, (int(one(line)), card, int(when(line)))), "RED-REWARD-4"))
    return facts
