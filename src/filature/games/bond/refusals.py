"""Why an action is not offered: a clause and a sentence, from a View alone.

Each verb has its own reasons, from the most general (whose move it is) to the point or the
line that is missing.
"""

from typing import NamedTuple

from filature.core.action import Action
from filature.core.sentence import Refusal

from . import actions, phases
from .box import INTELLIGENCE, Box, Q
from .places import LONDON, NOWHERE
from .state import (
    ABANDONED,
    BY_LOSS,
    BY_TARGET,
    GEAR,
    HOME,
    NO_MISSION,
    NOT_YET,
    OUT,
    TRANSPORT,
    Terms,
)
from .views import View

CHANCE_VERBS = {
    "stars": "BOND-ENG-1",
    "skulls": "BOND-CE-4",
    "gain": "BOND-Q-4",
    "card": "BOND-SETUP-5",
}
ENDS = {BY_TARGET: "BOND-GOAL-5", BY_LOSS: "BOND-ENG-5"}
AWAY = ("pass", "pay", "rethrow", "bonus", "mission")  # what one need not get off for


class Case(NamedTuple):
    """What was asked, by whom, of which table."""

    v: View
    box: Box
    terms: Terms
    action: Action

    @property
    def place(self) -> int:
        return self.v.place[self.v.seat]

    @property
    def stage(self) -> int:
        return self.v.stage[self.v.seat]

    @property
    def sort(self) -> int:
        return self.box.missions.sort[self.stage]

    @property
    def at_stage(self) -> bool:
        return self.place == self.box.missions.place[self.stage]


def refusal(v: View, box: Box, terms: Terms, action: Action) -> Refusal:
    """The first reason that holds."""
    case = Case(v, box, terms, action)
    if v.ending != NOT_YET:
        return Refusal(ENDS.get(v.ending, "BOND-GOAL-6"), "refused-over")
    if action.verb in CHANCE_VERBS:
        return Refusal(CHANCE_VERBS[action.verb], "refused-chance")
    if action.verb == "ready":
        return no_ready(case)
    if action.verb == "throw":
        return no_throw(v)
    return not_yours(v, action) or REASONS[action.verb](case)


def no_ready(case: Case) -> Refusal:
    v, (code,) = case.v, case.action.arguments
    if code == actions.TAKEN_CODE:
        return Refusal("BOND-FORM-3", "refused-007")
    if v.phase < phases.READY:
        return Refusal("BOND-SETUP-6", "refused-no-mission-yet")
    if v.code[v.seat]:
        return Refusal("BOND-SETUP-7", "refused-ready code", v.code[v.seat])
    return Refusal("BOND-FORM-3", "refused-code owner:seat code", v.code.index(code), code)


def no_throw(v: View) -> Refusal:
    """The black die lies with the villain of whoever fights, and only then."""
    if v.phase != phases.VILLAIN:
        return Refusal("BOND-CE-3", "refused-no-throw")
    return Refusal("BOND-CE-1", "refused-villain owner:seat", v.waiting_for[0])


def not_yours(v: View, action: Action) -> Refusal | None:
    """Whose move it is."""
    if v.phase <= phases.READY:
        return Refusal("BOND-SETUP-7", "refused-not-begun")
    if v.standing[v.seat] == OUT:
        return Refusal("BOND-ENG-5", "refused-out")
    if v.standing[v.seat] == HOME:
        return Refusal("BOND-GOAL-5", "refused-home")
    if v.seat in v.waiting_for:
        return Refusal("BOND-CE-3", "refused-throw-first") if v.phase == phases.VILLAIN else None
    if v.turn == v.seat:  # the villain has to act, or chance
        drawn = v.phase == phases.DRAW
        return Refusal("BOND-ABND-5", "refused-draw") if drawn else DICE
    if v.toward[v.seat] != NOWHERE and action.verb not in AWAY:
        return Refusal("BOND-MOVE-6", "refused-in-transit place", v.toward[v.seat])
    acted = v.order.index(v.seat) < v.order.index(v.turn)  # in this round
    return Refusal("BOND-TURN-1" if acted else "BOND-SETUP-3", "refused-turn seat", v.turn)


DICE = Refusal("BOND-TURN-1", "refused-dice")


def wrong_moment(case: Case) -> Refusal | None:
    """What must come first: a draw, a form or a mission."""
    if case.v.phase == phases.TIE:
        return Refusal("BOND-ENG-3", "refused-tie")
    if case.v.phase == phases.BONUS:
        return Refusal("BOND-FORM-9", "refused-bonus-first type", case.v.kind)
    if case.v.phase == phases.CHOOSE:
        given_up = how_it_ended(case.v) == ABANDONED
        return Refusal("BOND-ABND-5" if given_up else "BOND-GOAL-4", "refused-choose-first")
    return None


def how_it_ended(v: View) -> int:
    """The mission that an agent was on before: the status of its block."""
    return [status for seat, _, status, *_ in v.forms if seat == v.seat][-1]


def bound(case: Case) -> Refusal | None:
    """A fight that holds the agent."""
    if not case.at_stage or case.sort > INTELLIGENCE:
        return None
    if case.terms.forced_engagement:
        return Refusal("BOND-TURN-5", "refused-forced")
    if case.v.fighting[case.v.seat] and not case.terms.retreat_after_tie:
        return Refusal("BOND-ENG-8", "refused-fighting")
    return None


def no_engage(case: Case) -> Refusal:
    if found := wrong_moment(case):
        return found
    if case.sort == Q and case.at_stage:
        return Refusal("BOND-CE-3", "refused-neutral")
    place = case.box.missions.place[case.stage]
    return Refusal("BOND-STAGE-12", "refused-not-there place", place)


def no_pass(case: Case) -> Refusal:
    return wrong_moment(case) or bound(case) or never(case.action)


def no_abandon(case: Case) -> Refusal:
    return wrong_moment(case) or Refusal("BOND-ABND-1", "refused-abandon-late")


def no_equip(case: Case) -> Refusal:
    v = case.v
    if v.phase == phases.CHOOSE:
        return Refusal("BOND-MISS-4", "refused-equip-waiting")
    if v.phase == phases.BONUS:
        return Refusal("BOND-Q-9", "refused-equip-report")
    return (
        wrong_moment(case)
        or bound(case)
        or no_q_here(case)
        or Refusal("BOND-Q-6", "refused-equip-arrival")
    )


def no_q_here(case: Case) -> Refusal | None:
    """Where Q is: in London, or at the branch whose stage has come and which was not left."""
    if case.place == LONDON or case.v.branch[case.v.seat] != NOWHERE:
        return None
    start = case.box.missions.start[case.v.mission[case.v.seat]]
    end = case.box.missions.start[case.v.mission[case.v.seat] + 1]
    for stage in range(start, end):
        here = case.box.missions.place[stage] == case.place
        if here and case.box.missions.sort[stage] == Q:
            early = stage > case.stage
            form = "refused-branch-early place" if early else "refused-branch-left place"
            return Refusal("BOND-Q-1" if early else "BOND-Q-2", form, case.place)
    return Refusal("BOND-Q-1", "refused-no-q place", case.place)


def no_leaving(case: Case) -> Refusal | None:
    """What keeps an agent where he is."""
    if found := wrong_moment(case) or bound(case):
        return found
    if case.v.phase == phases.ARRIVED:
        return Refusal("BOND-MOVE-1", "refused-moved")
    if case.v.first[case.v.seat]:
        return Refusal("BOND-STAGE-2", "refused-first-turn")
    if case.at_stage and case.sort == Q and case.place != LONDON:
        holding = case.terms.required_by_holding
        held = case.v.stock[case.v.seat][GEAR] if holding else case.v.got[case.v.seat]
        missing = case.box.missions.gear[case.stage] - held
        return Refusal("BOND-STAGE-6", "refused-gear-due points", missing)
    return None


def no_go(case: Case) -> Refusal:
    (to,) = case.action.arguments
    reason = Refusal("BOND-MOVE-2", "refused-no-line start:place place", case.place, to)
    return no_leaving(case) or no_way(case, to, reason)


def no_transit(case: Case) -> Refusal:
    (to,) = case.action.arguments
    reason = Refusal("BOND-MOVE-4", "refused-no-transit start:place place", case.place, to)
    return no_leaving(case) or no_way(case, to, reason)


def no_express(case: Case) -> Refusal:
    (to,) = case.action.arguments
    if found := no_leaving(case):
        return found
    link = case.box.express.find(case.place, to)
    if link >= 0:
        price, held = case.box.express.price[link], case.v.stock[case.v.seat][TRANSPORT]
        return Refusal("BOND-MOVE-8", "refused-points points held", price, held)
    reason = Refusal("BOND-MOVE-11", "refused-no-link start:place place", case.place, to)
    return no_way(case, to, reason)


def no_way(case: Case, to: int, reason: Refusal) -> Refusal:
    return Refusal(reason.clause, "refused-there place", to) if to == case.place else reason


def no_draw(case: Case) -> Refusal:
    return Refusal("BOND-ENG-3", "refused-no-draw")


def no_bonus(case: Case) -> Refusal:
    v, (count,) = case.v, case.action.arguments
    if v.phase == phases.CHOOSE and how_it_ended(v) != ABANDONED:
        return Refusal("BOND-FORM-9", "refused-reported")
    if v.phase != phases.BONUS:
        return Refusal("BOND-GOAL-2", "refused-no-report")
    room = case.box.bonus.most[v.last[v.seat]] - v.valued
    if count > room:
        return Refusal("BOND-FORM-8", "refused-bonus-most points", room)
    return Refusal("BOND-FORM-9", "refused-bonus-held type", v.kind)


def no_mission(case: Case) -> Refusal:
    v, (mission,) = case.v, case.action.arguments
    if v.mission[v.seat] != NO_MISSION:
        return Refusal("BOND-MISS-5", "refused-on-mission mission", v.mission[v.seat])
    if v.phase == phases.BONUS:
        return Refusal("BOND-FORM-9", "refused-bonus-first type", v.kind)
    if mission == v.last[v.seat]:
        return Refusal("BOND-MISS-2", "refused-same-mission mission", mission)
    holder = v.mission.index(mission)
    return Refusal("BOND-MISS-1", "refused-mission-taken mission owner:seat", mission, holder)


def never(action: Action) -> Refusal:
    raise AssertionError(f"{action.notation} is offered, or its reason is missing")


REASONS = {
    "engage": no_engage,
    "pass": no_pass,
    "abandon": no_abandon,
    "equip": no_equip,
    "go": no_go,
    "transit": no_transit,
    "express": no_express,
    "pay": no_draw,
    "rethrow": no_draw,
    "bonus": no_bonus,
    "mission": no_mission,
}
