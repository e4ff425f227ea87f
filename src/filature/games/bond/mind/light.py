"""Quick, sensible choices for playouts, and how a match looks before its end.

A careful agent equips for what lies ahead, fights only what it can survive, and takes
the way that costs least, a point of transport counting for half a turn.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from filature.core.rng import Rng
from filature.core.seat import Seat

from .. import actions as do
from .. import phases
from ..box import BLACK, COMBAT, INTELLIGENCE, REPORT, SIDES, WHITE, Box, Q
from ..places import LONDON
from ..state import ARMS, GEAR, IN_PLAY, NO_MISSION, TRANSPORT, TYPES, State
from ..ways import BUDGET

POINT: Final = 0.5  # what a transport point is worth, in turns
MEAN: Final = 1.1  # points that a fight costs, on average
GAIN: Final = 2.17  # points that a throw at Q brings, on average
LOST: Final = 0.4  # turns for which a last throw at a stage of Q brings more than is due
PACE: Final = 100.0  # points that a turn brings, in a mission that is yet to be chosen
BEGUN: Final = 2.0  # turns that one more mission costs, besides those that its points are worth
MARGIN: Final = 1.5  # points more than are missing, so that the last fights may go badly
KEPT: Final = 0.7  # of its bonus, what a point is worth that is taken along
LEAD: Final = 3.0  # turns of lead that make a match look two and a half times better


def choose(s: State, seat: Seat, options: list[int], rng: Rng) -> i64:
    """What a careful agent does."""
    count = len(options)
    if count == 1:
        return options[0]
    phase = s.phase
    if phase == phases.TIE:
        return do.PAY
    if phase == phases.BONUS:
        return do.BONUS + valued(s, seat, count - 1)
    if phase == phases.CHOOSE:
        return best_mission(s, seat, options, rng)
    if phase == phases.TURN or phase == phases.ARRIVED:
        return turn(s, seat, options)
    return options[rng.below(count)]


def turn(s: State, seat: Seat, options: list[int]) -> i64:
    """Equip if something is missing, fight if it is safe, else travel."""
    if do.EQUIP in options:
        kind = wanted(s, seat)
        if kind >= 0:
            return do.EQUIP + kind
    bound = do.PASS not in options
    if options[0] == do.ENGAGE and (bound or is_safe(s, seat)):
        return do.ENGAGE
    if s.phase == phases.ARRIVED:
        return do.PASS
    return journey(s, seat, options)


# The mission -----------------------------------------------------------------------


def best_mission(s: State, seat: Seat, options: list[int], rng: Rng) -> i64:
    """The free mission that brings the target nearest, by and large."""
    best: i64 = options[0]
    lowest = 10_000.0
    for action in options:
        if action >= do.MISSION:
            mission = action - do.MISSION
            turns, left = prospect(s, seat, mission, s.box.missions.start[mission])
            turns += turns_after(s, seat, mission, left, True)
            turns *= 1.0 + 0.0005 * float(rng.below(100))
            if turns < lowest:
                lowest = turns
                best = action
    return best


def prospect(s: State, seat: Seat, mission: i64, stage: i64) -> tuple[float, float]:
    """The turns that a mission takes from a stage on, and the points that will be left then."""
    sheets = s.box.missions
    turns = 1.0
    due = 0.0
    combats = 0.0
    searches = 0.0
    fares: i64 = 0
    n: i64
    for n in range(stage, sheets.start[mission + 1]):
        if n > stage:
            points = best_budget(s.box, sheets.place[n - 1], sheets.place[n])
            way = s.box.routes.turns(sheets.place[n - 1], sheets.place[n], points)
            turns += float(way) if way > 1 else 1.0
            fares += points
        if sheets.sort[n] == COMBAT:
            combats += 1.0
        elif sheets.sort[n] == INTELLIGENCE:
            searches += 1.0
        elif sheets.sort[n] == Q:
            due += float(sheets.gear[n])
            turns += float(sheets.gear[n]) / GAIN + LOST
    arms = have(s, seat, mission, ARMS)
    gear = have(s, seat, mission, GEAR) + due
    transport = have(s, seat, mission, TRANSPORT)
    thrown = at_least(needed(s.box, combats) - arms) + at_least(needed(s.box, searches) - gear)
    thrown += at_least(float(fares) - transport)
    left = arms + gear + transport + thrown - MEAN * (combats + searches) - float(fares)
    return turns + thrown / GAIN, at_least(left)


def have(s: State, seat: Seat, mission: i64, kind: i64) -> float:
    """What is held, and what Q hands out with a mission that is not yet taken."""
    held = s.stock[seat * TYPES + kind]
    if s.mission[seat] != mission:
        held += s.box.missions.allocation[mission * TYPES + kind]
    return float(held)


def at_least(number: float) -> float:
    return number if number > 0.0 else 0.0


def turns_after(s: State, seat: Seat, mission: i64, left: float, stop: bool) -> float:
    """What the target takes besides a mission: throws for its bonus, while there is a stop at Q
    where they can be made; else another mission."""
    point = float(s.box.bonus.point)
    most = float(s.box.bonus.most[mission]) * point
    missing = float(s.terms.target - s.score[seat] - s.box.missions.value[mission])
    bonus = left * point if left * point < most else most
    if missing <= bonus:
        return 0.0
    if stop and missing <= most:
        return (missing - bonus) / (GAIN * point)
    return BEGUN + (missing - bonus) / PACE


def valued(s: State, seat: Seat, most: i64) -> i64:
    """Everything when that is enough to win; else what the next mission hardly needs."""
    missing = s.terms.target - s.score[seat]
    held: i64 = 0
    kind: i64
    for kind in range(s.kind, TYPES):
        held += s.stock[seat * TYPES + kind]
    left = s.box.bonus.most[s.last[seat]] - s.valued
    if min(left, held) * s.box.bonus.point >= missing:
        return most
    return max(0, min(most, s.stock[seat * TYPES + s.kind] - 2))


# Equipment -------------------------------------------------------------------------


def worst(box: Box) -> i64:
    """What the worst throw costs."""
    low: i64 = box.faces[WHITE * SIDES]
    high: i64 = box.faces[BLACK * SIDES]
    side: i64
    for side in range(SIDES):
        low = min(low, box.faces[WHITE * SIDES + side])
        high = max(high, box.faces[BLACK * SIDES + side])
    return max(0, high - low + 1)


def wanted(s: State, seat: Seat) -> i64:
    """What to ask of Q here; -1 to be off."""
    sheets = s.box.missions
    here, stage = s.place[seat], s.stage[seat]
    last = sheets.start[s.mission[seat] + 1]
    combats = 0.0
    searches = 0.0
    fares: i64 = 0
    last_stop = True
    n: i64
    for n in range(stage, last):
        if n > stage and (sheets.sort[n] == Q or sheets.place[n] == LONDON):
            fares += best_budget(s.box, here, LONDON)
            last_stop = n == last - 1
            break
        if sheets.sort[n] == COMBAT:
            combats += 1.0
        elif sheets.sort[n] == INTELLIGENCE:
            searches += 1.0
        fares += best_budget(s.box, here, sheets.place[n])
        here = sheets.place[n]
    kind = lacking(s, seat, combats, searches, fares)
    if kind >= 0 or not last_stop:
        return kind
    held: i64 = 0
    for n in range(TYPES):
        held += s.stock[seat * TYPES + n]
    left = float(held - fares) - MEAN * (combats + searches)
    return ARMS if is_short(s, seat, left) else kind


def is_short(s: State, seat: Seat, left: float) -> bool:
    """Whether what will be left misses the target, and more of it would not."""
    mission, point = s.mission[seat], float(s.box.bonus.point)
    missing = float(s.terms.target - s.score[seat] - s.box.missions.value[mission])
    most = float(s.box.bonus.most[mission]) * point
    return left * point < missing + MARGIN * point and missing <= most


def lacking(s: State, seat: Seat, combats: float, searches: float, fares: i64) -> i64:
    """The first type of which there is not enough; -1 when all is there."""
    held = seat * TYPES
    stage = s.stage[seat]
    sheets = s.box.missions
    due = sheets.sort[stage] == Q and sheets.place[stage] == s.place[seat]
    if float(s.stock[held + ARMS]) < needed(s.box, combats):
        return ARMS
    if due or float(s.stock[held + GEAR]) < needed(s.box, searches):
        return GEAR
    return TRANSPORT if s.stock[held + TRANSPORT] < fares else -1


def needed(box: Box, fights: float) -> float:
    """Points for so many fights: the worst of one, the mean of the others."""
    return float(worst(box)) + MEAN * (fights - 1.0) if fights > 0.0 else 0.0


# Fighting and travelling -----------------------------------------------------------


def is_safe(s: State, seat: Seat) -> bool:
    """Whether the worst throw can be paid."""
    combat = s.box.missions.sort[s.stage[seat]] == COMBAT
    return s.stock[seat * TYPES + (ARMS if combat else GEAR)] >= worst(s.box)


def goal(s: State, seat: Seat) -> i64:
    """The next stage; London first, when its fight could not be survived."""
    stage = s.stage[seat]
    sort = s.box.missions.sort[stage]
    if sort > INTELLIGENCE or s.place[seat] == LONDON or sort == REPORT or is_safe(s, seat):
        return s.box.missions.place[stage]
    return LONDON


def journey(s: State, seat: Seat, options: list[int]) -> i64:
    """The way with the fewest turns, points counting for half a turn each."""
    to = goal(s, seat)
    best: i64 = do.PASS if do.PASS in options else options[0]
    if to == s.place[seat]:
        return best
    lowest = 1000.0
    for action in options:
        if do.GO <= action < do.PAY:
            value = cost(s, seat, action, to)
            if value < lowest:
                lowest = value
                best = action
    return best


def cost(s: State, seat: Seat, action: i64, to: i64) -> float:
    """The turns and points of a journey that begins with this way."""
    here, purse = s.place[seat], s.stock[seat * TYPES + TRANSPORT]
    if action >= do.EXPRESS:
        there = action - do.EXPRESS
        price = s.box.express.price[s.box.express.find(here, there)]
        return 1.0 + POINT * float(price) + rest(s.box, there, to, purse - price)
    if action >= do.TRANSIT:
        there = action - do.TRANSIT
        turns = s.box.transit.price[s.box.transit.find(here, there)]
        return float(turns) + rest(s.box, there, to, purse)
    return 1.0 + rest(s.box, action - do.GO, to, purse)


def rest(box: Box, start: i64, to: i64, purse: i64) -> float:
    """What is left of a journey, by the best use of the purse."""
    lowest = 1000.0
    points: i64
    for points in range(min(purse, BUDGET) + 1):
        value = float(box.routes.turns(start, to, points)) + POINT * float(points)
        if value < lowest:
            lowest = value
    return lowest


def best_budget(box: Box, start: i64, to: i64) -> i64:
    """The points that save the most turns for their price."""
    best: i64 = 0
    lowest = 1000.0
    points: i64
    for points in range(BUDGET + 1):
        value = float(box.routes.turns(start, to, points)) + POINT * float(points)
        if value < lowest:
            lowest = value
            best = points
    return best


# How it looks ----------------------------------------------------------------------


def outlook(s: State) -> list[float]:
    """Each seat's share by the turns that it still needs."""
    weights = [0.0] * s.seats
    seat: i64
    for seat in range(s.seats):
        if s.standing[seat] == IN_PLAY:
            weights[seat] = exp(-turns_left(s, seat) / LEAD)
    if s.home:
        weights[s.home[0]] = 1.0
    total = sum(weights)
    if total <= 0.0:
        return [1.0 / float(s.seats)] * s.seats
    return [weight / total for weight in weights]


def turns_left(s: State, seat: Seat) -> float:
    """Until the target is reached, by and large."""
    mission = s.mission[seat]
    if mission == NO_MISSION:
        return BEGUN + (float(s.terms.target - s.score[seat]) - kept(s, seat)) / PACE
    stage = s.stage[seat]
    turns, left = prospect(s, seat, mission, stage)
    here = s.place[seat] if s.place[seat] >= 0 else LONDON
    turns += rest(s.box, here, s.box.missions.place[stage], 2) + float(s.left[seat]) - 1.0
    return turns + turns_after(s, seat, mission, left, has_stop(s, seat, mission))


def kept(s: State, seat: Seat) -> float:
    """What the points that an agent takes along are worth to the next mission."""
    held: i64 = 0
    kind: i64
    for kind in range(TYPES):
        held += s.stock[seat * TYPES + kind]
    return KEPT * float(held * s.box.bonus.point)


def has_stop(s: State, seat: Seat, mission: i64) -> bool:
    """Whether the agent is with Q, or will be before the report."""
    if s.place[seat] == LONDON or s.branch[seat] >= 0:
        return True
    sheets = s.box.missions
    n: i64
    for n in range(s.stage[seat], sheets.start[mission + 1] - 1):
        if sheets.sort[n] == Q or sheets.place[n] == LONDON:
            return True
    return False
