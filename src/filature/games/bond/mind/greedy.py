"""A rule of thumb: equip for what lies ahead, take the cheapest fast way, never fight unarmed."""

from filature.core.action import Action
from filature.core.rng import Rng

from .. import phases
from ..box import BLACK, COMBAT, INTELLIGENCE, REPORT, SIDES, WHITE, Box, Q
from ..places import LONDON
from ..state import ARMS, GEAR, TRANSPORT, Terms
from ..views import View, survival
from ..ways import BUDGET

POINT = 0.5  # what a transport point is worth, in turns
MEAN = 1.1  # points that a fight costs, on average
RISK = 0.9  # the least odds that are accepted far from any help
FAR_FROM_HELP = 4  # turns to London
GAIN = 2.17  # points that a throw at Q brings, on average
LOST = 0.4  # turns for which a last throw at a stage of Q brings more than is due
PACE = 100.0  # points that a turn brings, in a mission that is yet to be chosen
BEGUN = 2.0  # turns that one more mission costs, besides those that its points are worth
GRAVE = ("abandon", "transit", "express")
FIGHTS = (COMBAT, INTELLIGENCE)
MARGIN = 1.5  # points more than are missing, so that the last fights may go badly


def choose(v: View, box: Box, terms: Terms, offered: list[Action], rng: Rng) -> Action:
    """What a careful agent does."""
    named = {action.notation: action for action in offered}
    if len(offered) == 1:
        return offered[0]
    if v.phase == phases.READY:
        return offered[rng.below(len(offered))]
    if v.phase == phases.TIE:
        return named["pay"]
    if v.phase == phases.BONUS:
        return named[f"bonus {valued(v, box, terms, len(offered) - 1)}"]
    if v.phase == phases.CHOOSE:
        return best_mission(v, box, terms, offered)
    return turn(v, box, terms, named)


def slip(offered: list[Action], rng: Rng) -> Action:
    """Any at all, but nobody gives a mission up, or flies to the other end of the world, for want
    of attention."""
    small = [action for action in offered if action.verb not in GRAVE] or offered
    return small[rng.below(len(small))]


def turn(v: View, box: Box, terms: Terms, named: dict[str, Action]) -> Action:
    """Equip if something is missing, fight if it is safe, else travel."""
    kind = wanted(v, box, terms) if "equip arms" in named else ""
    if kind:
        return named[f"equip {kind}"]
    if "engage" in named and (is_safe(v, box) or "pass" not in named):
        return named["engage"]
    if "engage" in named and v.phase == phases.ARRIVED:
        return named["pass"]
    return journey(v, box, named)


# The mission ------------------------------------------------------------------------------


def best_mission(v: View, box: Box, terms: Terms, offered: list[Action]) -> Action:
    """The free mission that brings the target nearest."""
    missions = [action for action in offered if action.verb == "mission"]
    if not missions:
        return offered[0]
    return min(missions, key=lambda action: turns_to_target(v, box, terms, action.arguments[0]))


def turns_to_target(v: View, box: Box, terms: Terms, mission: int) -> float:
    """Turns of the mission, of the throws that make up for what it leaves missing, and of the
    missions that must follow if half of its value is not enough for that."""
    turns, left = prospect(v, box, mission)
    missing = int(terms.target) - v.score[v.seat] - int(box.missions.value[mission])
    most, point = int(box.bonus.most[mission]), int(box.bonus.point)
    bonus = min(left, most) * point
    if missing <= bonus:
        return turns
    if missing <= most * point:
        return turns + (missing - bonus) / (GAIN * point)
    return turns + BEGUN + (missing - bonus) / PACE


def prospect(v: View, box: Box, mission: int) -> tuple[float, float]:
    """The turns of a mission with what is held, and the points that will be left, on average."""
    sheets = box.missions
    first, last = int(sheets.start[mission]), int(sheets.start[mission + 1])
    have = [held + given for held, given in zip(v.stock[v.seat], base(box, mission), strict=True)]
    fights = [sum(1 for n in range(first, last) if sheets.sort[n] == sort) for sort in FIGHTS]
    turns, price = 1.0, 0
    for n in range(first + 1, last):
        start, there = int(sheets.place[n - 1]), int(sheets.place[n])
        points = best_budget(box, start, there, BUDGET)
        turns += max(1, int(box.routes.turns(start, there, points)))
        price += points
        if sheets.sort[n] == Q:
            turns += int(sheets.gear[n]) / GAIN + LOST
            have[GEAR] += int(sheets.gear[n])
    needs = [*(needed(box, count) for count in fights), price]
    thrown = sum(max(0.0, need - held) for need, held in zip(needs, have, strict=True))
    left = sum(have) + thrown - MEAN * sum(fights) - price
    return turns + thrown / GAIN, max(0.0, left)


def base(box: Box, mission: int) -> list[int]:
    """What Q hands out for a mission."""
    return list(box.missions.allocation)[3 * mission : 3 * mission + 3]


def valued(v: View, box: Box, terms: Terms, most: int) -> int:
    """Everything when that is enough to win; else what the next mission hardly needs."""
    missing = terms.target - v.score[v.seat]
    left = box.bonus.most[v.last[v.seat]] - v.valued
    held = sum(v.stock[v.seat][v.kind :])
    if min(left, held) * box.bonus.point >= missing:
        return most
    return max(0, min(most, v.stock[v.seat][v.kind] - 2))


# Equipment --------------------------------------------------------------------------------


def worst(box: Box) -> int:
    """What the worst throw costs."""
    faces = list(box.faces)
    white = min(faces[WHITE * SIDES : (WHITE + 1) * SIDES])
    black = max(faces[BLACK * SIDES : (BLACK + 1) * SIDES])
    return max(0, black - white + 1)


def ahead(v: View, box: Box) -> list[int]:
    """The stages from the present one to the next stop at Q, or to the end."""
    found: list[int] = []
    for stage in range(v.stage[v.seat], box.missions.start[v.mission[v.seat] + 1]):
        sort, place = box.missions.sort[stage], box.missions.place[stage]
        if found and (sort == Q or place == LONDON):
            return found
        found.append(stage)
    return found


def wanted(v: View, box: Box, terms: Terms) -> str:
    """What to ask of Q here; empty to be off."""
    stages, held = ahead(v, box), v.stock[v.seat]
    combats = sum(1 for stage in stages if box.missions.sort[stage] == COMBAT)
    searches = sum(1 for stage in stages if box.missions.sort[stage] == INTELLIGENCE)
    if held[ARMS] < needed(box, combats):
        return "arms"
    if held[GEAR] < needed(box, searches) or is_due(v, box):
        return "gear"
    price = fares(v, box, stages)
    if held[TRANSPORT] < price:
        return "transport"
    last_stop = stages[-1] + 2 >= box.missions.start[v.mission[v.seat] + 1]
    left = sum(held) - MEAN * (combats + searches) - price
    return "arms" if last_stop and is_short(v, box, terms, left) else ""


def is_short(v: View, box: Box, terms: Terms, left: float) -> bool:
    """Whether what will be left misses the target, and more of it would not."""
    mission, point = v.mission[v.seat], int(box.bonus.point)
    missing = int(terms.target) - v.score[v.seat] - int(box.missions.value[mission])
    return left * point < missing + MARGIN * point and missing <= box.bonus.most[mission] * point


def is_due(v: View, box: Box) -> bool:
    """Whether Q's stage is here and not yet done."""
    stage = v.stage[v.seat]
    return box.missions.sort[stage] == Q and box.missions.place[stage] == v.place[v.seat]


def needed(box: Box, fights: int) -> float:
    """Points for so many fights: the worst of one, the mean of the others."""
    return worst(box) + MEAN * (fights - 1) if fights else 0


def fares(v: View, box: Box, stages: list[int]) -> int:
    """The points of all express ways ahead that are worth their price."""
    here, total = v.place[v.seat], 0
    last = box.missions.start[v.mission[v.seat] + 1] - 1
    for stage in [*stages, *([last] if last not in stages else [])]:
        there = box.missions.place[stage]
        total += best_budget(box, here, there, BUDGET)
        here = there
    return total


def best_budget(box: Box, start: int, goal: int, most: int) -> int:
    """The points up to `most` that save the most turns for their price."""
    prices = [price_of(box, start, goal, points) for points in range(most + 1)]
    return prices.index(min(prices))


def price_of(box: Box, start: int, goal: int, points: int) -> float:
    """Turns and points of a route, in turns."""
    return int(box.routes.turns(start, goal, points)) + POINT * points


# Fighting and travelling ------------------------------------------------------------------


def is_safe(v: View, box: Box) -> bool:
    """Whether to fight with what is held."""
    survived, throws = odds_here(v, box)
    if survived == throws:
        return True
    home = box.routes.turns(v.place[v.seat], LONDON, v.stock[v.seat][TRANSPORT])
    return home >= FAR_FROM_HELP and survived >= RISK * throws


def odds_here(v: View, box: Box) -> tuple[int, int]:
    combat = box.missions.sort[v.stage[v.seat]] == COMBAT
    return survival(box, v.stock[v.seat][ARMS if combat else GEAR])


def goal(v: View, box: Box) -> int:
    """The next stage; London first, when its fight could not be survived."""
    stage = v.stage[v.seat]
    fight = box.missions.sort[stage] <= INTELLIGENCE
    if not fight or v.place[v.seat] == LONDON or box.missions.sort[stage] == REPORT:
        return box.missions.place[stage]
    return box.missions.place[stage] if is_safe(v, box) else LONDON


def journey(v: View, box: Box, named: dict[str, Action]) -> Action:
    """The way with the fewest turns, points counting for half a turn each."""
    to = goal(v, box)
    ways = [action for action in named.values() if action.verb in ("go", "transit", "express")]
    if not ways or to == v.place[v.seat]:
        return named["pass"] if "pass" in named else named["engage"]
    return min(ways, key=lambda action: cost(v, box, action, to))


def cost(v: View, box: Box, action: Action, to: int) -> float:
    """The turns and points of a journey that begins with this way."""
    here, there, purse = v.place[v.seat], action.arguments[0], v.stock[v.seat][TRANSPORT]
    if action.verb == "express":
        price = int(box.express.price[box.express.find(here, there)])
        return 1 + POINT * price + rest(box, there, to, purse - price)
    transit = action.verb == "transit"
    turns = int(box.transit.price[box.transit.find(here, there)]) if transit else 1
    return turns + rest(box, there, to, purse)


def rest(box: Box, start: int, to: int, purse: int) -> float:
    return price_of(box, start, to, best_budget(box, start, to, min(purse, BUDGET)))
