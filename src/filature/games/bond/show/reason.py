"""What speaks for an action: turns, points that are missing or spare, and the worst throw."""

from collections.abc import Callable
from typing import Final, TypeAlias

from filature.core.action import Action
from filature.core.sentence import Reason, because

from .. import phases
from ..box import COMBAT, INTELLIGENCE, REPORT, Box
from ..mind import greedy
from ..places import LONDON
from ..state import ARMS, GEAR, TRANSPORT, Terms
from ..views import View

Told: TypeAlias = Reason | None


def reason(v: View, box: Box, terms: Terms, action: Action) -> Told:
    told = REASONS.get(action.verb)
    return told(v, box, terms, *action.arguments) if told else None


def sort_of(v: View, box: Box) -> int:
    """What the present stage is."""
    return int(box.missions.sort[v.stage[v.seat]])


def weapon(v: View, box: Box) -> int:
    """The type that pays for a bad throw at the present stage."""
    return ARMS if sort_of(v, box) == COMBAT else GEAR


# Missions ----------------------------------------------------------------------------


def ready(v: View, box: Box, terms: Terms, code: int) -> Told:
    return because("BOND-FORM-3", "reason-ready")


def mission(v: View, box: Box, terms: Terms, number: int) -> Told:
    value, sheet = int(box.missions.value[number]), box.missions.start
    missing, stages = int(terms.target) - v.score[v.seat], int(sheet[number + 1] - sheet[number])
    form = "reason-mission value stages missing"
    if value >= missing:
        form = "reason-mission-enough value stages missing"
    return because("BOND-GOAL-3", form, value, stages, missing)


def abandon(v: View, box: Box, terms: Terms) -> Told:
    """The next engagement may be the last."""
    survived, throws = v.odds
    if survived == throws or not v.retreat:
        return None
    form = "reason-abandon lost throws turns"
    return because("BOND-ABND-1", form, throws - survived, throws, v.retreat[0])


def bonus(v: View, box: Box, terms: Terms, points: int) -> Told:
    total = v.score[v.seat] + points * int(box.bonus.point)
    if not points:
        return because("BOND-Q-8", "reason-bonus-none type", v.kind)
    if total >= terms.target:
        return because("BOND-GOAL-1", "reason-bonus-wins points target", points, int(terms.target))
    return because("BOND-FORM-6", "reason-bonus points total", points, total)


# Engagements ---------------------------------------------------------------------------


def engage(v: View, box: Box, terms: Terms) -> Told:
    survived, throws = greedy.odds_here(v, box)
    kind, held = weapon(v, box), v.stock[v.seat][weapon(v, box)]
    if survived == throws:
        form = "reason-engage-safe worst type held"
        return because("BOND-ENG-9", form, greedy.worst(box), kind, held)
    form = "reason-engage held type survived throws"
    return because("BOND-ENG-4", form, held, kind, survived, throws)


def pay(v: View, box: Box, terms: Terms) -> Told:
    left = v.stock[v.seat][weapon(v, box)] - 1
    return because("BOND-ENG-3", "reason-pay type left", weapon(v, box), left)


def rethrow(v: View, box: Box, terms: Terms) -> Told:
    held = v.stock[v.seat][weapon(v, box)]
    return because("BOND-ENG-3", "reason-rethrow held type", held, weapon(v, box))


def passing(v: View, box: Box, terms: Terms) -> Told:
    if v.phase == phases.CHOOSE:
        return because("BOND-MISS-3", "reason-pass-choose")
    here = v.place[v.seat] == box.missions.place[v.stage[v.seat]]
    if here and sort_of(v, box) <= INTELLIGENCE:
        survived, throws = greedy.odds_here(v, box)
        held, lost = v.stock[v.seat][weapon(v, box)], throws - survived
        form = "reason-pass-danger held type lost throws"
        return because("BOND-ENG-5", form, held, weapon(v, box), lost, throws) if lost else None
    return None


# Q -----------------------------------------------------------------------------------


def equip(v: View, box: Box, terms: Terms, kind: int) -> Told:
    if kind == TRANSPORT:
        return fares(v, box) or spare(v, box, terms)
    if kind == GEAR and greedy.is_due(v, box):
        due = int(box.missions.gear[v.stage[v.seat]])
        if v.got[v.seat] < due:
            return because("BOND-STAGE-6", "reason-equip-due due got", due, v.got[v.seat])
    return fights(v, box, kind) or spare(v, box, terms)


def fights(v: View, box: Box, kind: int) -> Told:
    """How many engagements are ahead, up to the next stop at Q, and what is held for them."""
    sort = COMBAT if kind == ARMS else INTELLIGENCE
    count = sum([box.missions.sort[stage] == sort for stage in greedy.ahead(v, box)])
    held, worst = v.stock[v.seat][kind], greedy.worst(box)
    if held >= greedy.needed(box, count):
        return None
    form = "reason-equip-gear count worst held"
    if kind == ARMS:
        form = "reason-equip-arms count worst held"
    return because("BOND-STAGE-5", form, count, worst, held)


def fares(v: View, box: Box) -> Told:
    price, held = greedy.fares(v, box, greedy.ahead(v, box)), v.stock[v.seat][TRANSPORT]
    form = "reason-equip-fares price held"
    return because("BOND-MOVE-8", form, price, held) if held < price else None


def spare(v: View, box: Box, terms: Terms) -> Told:
    """What is left over counts, where points do and not cards."""
    point, value = int(box.bonus.point), int(box.missions.value[v.mission[v.seat]])
    missing = int(terms.target) - v.score[v.seat] - value
    if terms.bonus_counts_cards:
        return None
    if missing > 0:
        return because("BOND-FORM-6", "reason-equip-short missing point", missing, point)
    return because("BOND-Q-8", "reason-equip-spare point", point)


# Journeys ------------------------------------------------------------------------------


def go(v: View, box: Box, terms: Terms, there: int) -> Told:
    return arrive(v, box, terms, there, 1) or nearer(v, box, there)


def transit(v: View, box: Box, terms: Terms, there: int) -> Told:
    taken = int(box.transit.price[box.transit.find(v.place[v.seat], there)])
    return arrive(v, box, terms, there, taken) or nearer(v, box, there)


def express(v: View, box: Box, terms: Terms, there: int) -> Told:
    """One turn in place of several, for points."""
    here = v.place[v.seat]
    price = int(box.express.price[box.express.find(here, there)])
    usual, left = int(box.routes.turns(here, there)), v.stock[v.seat][TRANSPORT] - price
    if usual < 2 or not nearer(v, box, there, price):
        return nearer(v, box, there, price)
    return because("BOND-MOVE-8", "reason-express usual price left", usual, price, left)


def arrive(v: View, box: Box, terms: Terms, there: int, taken: int) -> Told:
    """The stage itself."""
    sort = sort_of(v, box)
    if there != box.missions.place[v.stage[v.seat]]:
        return None
    if sort == REPORT:
        value = int(box.missions.value[v.mission[v.seat]])
        return because("BOND-STAGE-15", "reason-report place value taken", there, value, taken)
    if sort > INTELLIGENCE:
        return because("BOND-Q-1", "reason-arrive-q place taken", there, taken)
    if not greedy.is_safe(v, box):
        return engage(v, box, terms)
    return because("BOND-TURN-2", "reason-arrive place sort taken", there, sort, taken)


def nearer(v: View, box: Box, there: int, spent: int = 0) -> Told:
    """On the way to the stage; or to London, when its engagement could not be paid."""
    here, to = v.place[v.seat], greedy.goal(v, box)
    stage, kind = int(box.missions.place[v.stage[v.seat]]), weapon(v, box)
    after = int(box.routes.turns(there, to, v.stock[v.seat][TRANSPORT] - spent))
    if after >= int(box.routes.turns(here, to)):
        return None
    if to == LONDON != stage:
        held = v.stock[v.seat][kind]
        return because("BOND-ENG-9", "reason-retreat held type after", held, kind, after)
    form = "reason-nearer place sort after"
    return because("BOND-MOVE-3", form, stage, sort_of(v, box), after)


REASONS: Final[dict[str, Callable[..., Told]]] = {
    **{"ready": ready, "mission": mission, "abandon": abandon, "bonus": bonus, "engage": engage},
    **{"pay": pay, "rethrow": rethrow, "pass": passing, "equip": equip, "go": go},
    **{"transit": transit, "express": express},
}
