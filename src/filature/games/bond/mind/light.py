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
PACE: Final = 70.0  # points a turn, over a whole match
LEAD: Final = 5.0  # turns of lead that make a match look two and a half times better


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
        return best_mission(s, options, rng)
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


def best_mission(s: State, options: list[int], rng: Rng) -> i64:
    """The free mission that pays most for its turns, by and large."""
    best: i64 = options[0]
    highest = -1.0
    for action in options:
        if action >= do.MISSION:
            value = rate(s.box, action - do.MISSION) * (1.0 + 0.001 * float(rng.below(100)))
            if value > highest:
                highest = value
                best = action
    return best


def rate(box: Box, mission: i64) -> float:
    """Points a turn: the value, over the turns of travel and of fighting."""
    return float(box.missions.value[mission]) / span(box, mission, box.missions.start[mission])


def span(box: Box, mission: i64, stage: i64) -> float:
    """The turns that a mission takes from a stage on, by and large."""
    sheets = box.missions
    last = sheets.start[mission + 1]
    turns = float(last - stage)
    fights = 0.0
    n: i64
    for n in range(stage, last):
        if n > stage:
            turns += float(box.routes.turns(sheets.place[n - 1], sheets.place[n], 4)) - 1.0
        if sheets.sort[n] <= INTELLIGENCE:
            fights += 1.0
    given = 0.0
    for n in range(TYPES):
        given += float(sheets.allocation[mission * TYPES + n])
    missing = fights * MEAN - given / 2.0
    return turns + (missing / 2.0 if missing > 0.0 else 0.0)


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
    n: i64
    for n in range(stage, last):
        if n > stage and (sheets.sort[n] == Q or sheets.place[n] == LONDON):
            fares += best_budget(s.box, here, LONDON)
            break
        if sheets.sort[n] == COMBAT:
            combats += 1.0
        elif sheets.sort[n] == INTELLIGENCE:
            searches += 1.0
        fares += best_budget(s.box, here, sheets.place[n])
        here = sheets.place[n]
    return lacking(s, seat, combats, searches, fares)


def lacking(s: State, seat: Seat, combats: float, searches: float, fares: i64) -> i64:
    """The first type of which there is not enough; -1 when all is there."""
    held = seat * TYPES
    stage = s.stage[seat]
    sheets = s.box.missions
    due = sheets.sort[stage] == Q and sheets.place[stage] == s.place[seat]
    if combats > 0.0 and float(s.stock[held + ARMS]) < needed(s.box, combats):
        return ARMS
    if due or (searches > 0.0 and float(s.stock[held + GEAR]) < needed(s.box, searches)):
        return GEAR
    return TRANSPORT if s.stock[held + TRANSPORT] < fares else -1


def needed(box: Box, fights: float) -> float:
    """Points for so many fights: the worst of one, the mean of the others."""
    return float(worst(box)) + MEAN * (fights - 1.0)


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
    missing = float(s.terms.target - s.score[seat])
    held = 0.0
    kind: i64
    for kind in range(TYPES):
        held += float(s.stock[seat * TYPES + kind])
    mission = s.mission[seat]
    if mission == NO_MISSION:
        return (missing - 25.0 * held) / PACE
    stage = s.stage[seat]
    missing -= float(s.box.missions.value[mission]) + 25.0 * held
    here = s.place[seat] if s.place[seat] >= 0 else LONDON
    way = rest(s.box, here, s.box.missions.place[stage], 2)
    turns = span(s.box, mission, stage) + way + float(s.left[seat])
    return turns + (missing / PACE if missing > 0.0 else 0.0)
