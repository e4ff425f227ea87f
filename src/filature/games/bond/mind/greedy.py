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


def choose(v: View, box: Box, terms: Terms, offered: list[Action], rng: Rng) -> Action:
    """What a careful agent does."""
    named = {action.notation: action for action in offered}
    if v.phase == phases.READY:
        return offered[rng.below(len(offered))]
    if v.phase == phases.TIE:
        return named["pay"]
    if v.phase == phases.BONUS:
        return named[f"bonus {valued(v, box, terms, len(offered) - 1)}"]
    if v.phase == phases.CHOOSE:
        return best_mission(v, box, offered)
    return turn(v, box, terms, named)


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


def best_mission(v: View, box: Box, offered: list[Action]) -> Action:
    """The free mission that pays most for its turns."""
    missions = [action for action in offered if action.verb == "mission"]
    if not missions:
        return offered[0]
    return max(missions, key=lambda action: rate(box, action.arguments[0]))


def rate(box: Box, mission: int) -> float:
    """Points a turn: the value, over the turns of travel and of fighting."""
    sheets = box.missions
    first, last = sheets.start[mission], sheets.start[mission + 1]
    turns = float(last - first)
    for stage in range(first + 1, last):
        turns += int(box.routes.turns(sheets.place[stage - 1], sheets.place[stage], 4)) - 1
    fights = sum(1 for stage in range(first, last) if sheets.sort[stage] <= INTELLIGENCE)
    given = sum(list(sheets.allocation)[3 * mission : 3 * mission + 3])
    return int(sheets.value[mission]) / (turns + max(0.0, fights * MEAN - given / 2) / 2)


def valued(v: View, box: Box, terms: Terms, most: int) -> int:
    """All that helps to win now; else what the next mission hardly needs."""
    missing = terms.target - v.score[v.seat]
    if missing <= 0:
        return 0
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
    if held[TRANSPORT] < fares(v, box, stages):
        return "transport"
    return ""


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
