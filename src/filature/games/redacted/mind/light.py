"""Quick, sensible choices for playouts, and how a match looks before its end."""

from math import exp
from typing import Final

from mypy_extensions import i64

from filature.core.rng import Rng
from filature.core.seat import NOBODY, Seat
from filature.parts.cards import held

from .. import actions as do
from .. import phases
from ..box import (
    ANTIVIRUS,
    ARMOURY,
    BOMB,
    CONTRABAND,
    DANGER_ZONE,
    DUEL,
    FAR,
    HAND,
    INTRODUCTION,
    KINDS,
    NATIONS,
    OFFICE,
    PART,
    PARTS,
    RADIO,
    ROOF,
    ROOMS,
    SECRETS,
    SECURITY,
    STORAGE,
    VIRUS,
)
from ..rules.ch01_objects import holds_prize, is_prize
from ..rules.ch05_specials import is_ready, own_disk
from ..state import NO_ROOM, STANDING, State, weapons

WORTH: Final = (9, 9, 9, 8, 4, 4, 4, 5, 5, 3, 4, -9, 4, 9, 9, 8, 8, 8, 7, 7, 7)  # of each kind
PRIZE: Final = 20
SURE: Final = 1.2  # how much better a match looks two and a half times
DUEL_POINTS: Final = 1.6  # the same, in points of the Duel


def choose(s: State, seat: Seat, options: list[int], rng: Rng) -> i64:
    """One of the options, mostly a sensible one."""
    count = len(options)
    if count == 1:
        return options[0]
    if options[count - 1] >= do.OPEN and not holds_prize(s, seat) and rng.below(2):
        return options[count - 1]
    phase = s.phase
    if phase == phases.MOVE:
        return walk(s, seat, options, rng)
    if phase == phases.ACTION:
        return act_or_leave(s, seat, options, rng)
    if phase == phases.CHOOSE:
        return card(s, seat, options, rng)
    if phase == phases.COMBAT:
        return defence(s, seat, options)
    if phase == phases.EVADE:
        return retreat(s, seat, options, rng)
    if phase == phases.EXCHANGE:
        return do.OFFER_NOTHING
    return best(s, seat, options, rng)


def between(s: State, here: i64, there: i64) -> i64:
    """Rooms from a room to another, through doors that need no key."""
    return s.box.steps[here * ROOMS + there]


# Movement --------------------------------------------------------------------------


def walk(s: State, seat: Seat, options: list[int], rng: Rng) -> i64:
    """Towards the room that is worth most, as far as the doors stand open."""
    here = s.room[seat]
    if s.posture[seat] != STANDING and not s.moved and s.terms.may_rest and rng.below(2):
        return do.REST
    goal = goal_of(s, seat, rng)
    chosen: i64 = do.PASS
    nearest = between(s, here, goal)
    for action in options:
        if do.STEP <= action < do.KEY:
            steps = between(s, action - do.STEP, goal)
            if steps < nearest:
                nearest = steps
                chosen = action
        elif do.MEET <= action < do.GOGGLES and here == goal and chosen == do.PASS:
            chosen = action
        elif do.GOGGLES <= action < do.CARD and is_foe(s, seat, action - do.GOGGLES):
            return action
    return chosen if chosen != do.PASS else best(s, seat, deeds_of(options), rng)


def is_foe(s: State, seat: Seat, other: Seat) -> bool:
    return s.loyalty[other] != s.loyalty[seat]


def deeds_of(options: list[int]) -> list[int]:
    """The actions of a turn among the options, and to do nothing."""
    return [action for action in options if action == do.PASS or do.TAKE <= action < do.PICK]


def act_or_leave(s: State, seat: Seat, options: list[int], rng: Rng) -> i64:
    """What serves the mission, else the way out."""
    chosen = best(s, seat, options, rng)
    leaving = chosen != do.PASS and not do.TAKE <= chosen < do.PICK
    return retreat(s, seat, options, rng) if leaving else chosen


def goal_of(s: State, seat: Seat, rng: Rng) -> i64:
    """Where to go: with the prize to fly, else to find it."""
    mission = s.plan.mission
    if mission == INTRODUCTION:
        if s.hands[seat * KINDS + own_disk(s.loyalty[seat])]:
            return SECURITY
    elif mission == DANGER_ZONE:
        if has_part(s, seat) or (is_ready(s) and holds_prize(s, seat)):
            return ROOF
    elif holds_prize(s, seat):
        own = s.loyalty[seat]
        return ROOF if s.landed[own] or s.called[own] != NOBODY else RADIO
    elif s.hands[seat * KINDS + BOMB] and is_targeted(s, s.loyalty[seat]):
        return ROOF
    if weapons(s.spent[seat]) == do.WEAPONS:
        return ARMOURY
    return hunting_ground(s, seat, rng)


def hunting_ground(s: State, seat: Seat, rng: Rng) -> i64:
    """Where objects are: the nearest of Storage and Office, or somebody who holds some."""
    here = s.room[seat]
    best_room: i64 = STORAGE
    value = 30 - 2 * between(s, here, STORAGE)
    if s.box.office_cards and 34 - 2 * between(s, here, OFFICE) > value:
        best_room = OFFICE
        value = 34 - 2 * between(s, here, OFFICE)
    worth: i64 = 41 if s.plan.mission == DUEL else 26
    other: i64
    for other in range(s.seats):
        if other != seat and s.room[other] != NO_ROOM and s.loyalty[other] != s.loyalty[seat]:
            steps = between(s, here, s.room[other])
            if not s.plan.public[s.room[other]] and worth + rng.below(6) - 2 * steps > value:
                value = worth - 2 * steps
                best_room = s.room[other]
    return best_room


def has_part(s: State, seat: Seat) -> bool:
    return any(not s.fitted[part] and s.hands[seat * KINDS + PART + part] for part in range(PARTS))


def is_targeted(s: State, own: i64) -> bool:
    """Whether an enemy's helicopter is there, or on its way."""
    nation: i64
    for nation in range(NATIONS):
        if nation != own and (s.landed[nation] or s.called[nation] != NOBODY):
            return True
    return False


def retreat(s: State, seat: Seat, options: list[int], rng: Rng) -> i64:
    """RED-EVADE-2, RED-EVADE-4  Nearer to the next goal."""
    goal = goal_of(s, seat, rng)
    chosen: i64 = options[rng.below(len(options))]
    nearest: i64 = FAR
    for action in options:
        if do.EVADE <= action < do.ASK and between(s, action - do.EVADE, goal) < nearest:
            nearest = between(s, action - do.EVADE, goal)
            chosen = action
    return chosen


# Interaction -----------------------------------------------------------------------


def card(s: State, seat: Seat, options: list[int], rng: Rng) -> i64:
    """RED-MEET-1  Friendly to friends; the others are attacked, or let alone."""
    other = s.foe if seat == s.turn else s.turn
    if s.guard < 0 and s.loyalty[other] == s.loyalty[seat] and rng.below(3):
        return do.CARD + do.FRIENDLY
    attacks: list[int] = []
    for action in options:
        if do.CARD + do.ATTACK <= action < do.PLAY_WEAPON:
            attacks.append(action)
    if attacks and rng.below(5):
        return attacks[rng.below(len(attacks))]
    return do.CARD + do.IGNORE


def defence(s: State, seat: Seat, options: list[int]) -> i64:
    """RED-COMBAT-1  A weapon where it helps, a vest where nothing else does."""
    losing = (s.result if seat == s.turn else -s.result) < 0
    chosen: i64 = options[0]
    for action in options:
        if action == do.PLAY_WEAPON or (action == do.PLAY_VEST and losing):
            return action
        if action == do.PASS:
            chosen = action
    return chosen


# Everything else -------------------------------------------------------------------


def best(s: State, seat: Seat, options: list[int], rng: Rng) -> i64:
    """The option of the greatest worth; ties by lot."""
    chosen: i64 = options[0]
    highest: i64 = -100_000
    for action in options:
        value = 100 * worth_of(s, seat, action) + rng.below(100)
        if value > highest:
            highest = value
            chosen = action
    return chosen


def worth_of(s: State, seat: Seat, action: i64) -> i64:
    """RED-ROOM-10  What serves the mission, else another card, else get well."""
    if action >= do.PICK:
        return kept_worth(s, seat, action)
    if action < do.TAKE:
        return spoils(s, seat, action)
    if action >= do.HEAL:
        return 12 if action == do.REST or action == do.HEAL + seat else 3
    if action >= do.SEND_VIRUS:
        own = do.SEND_VIRUS if own_disk(s.loyalty[seat]) == VIRUS else do.SEND_ANTIVIRUS
        return 100 if action == own else -50
    if action >= do.INSTALL:
        return 50
    if action >= do.SCRAP:
        return -5 if holds_prize(s, seat) else 30
    if action >= do.BOMB:
        return -50 if action - do.BOMB == s.loyalty[seat] else 60
    if action >= do.BOARD:
        return 100 if holds_prize(s, seat) else -20
    return room_worth(s, seat, action)


def room_worth(s: State, seat: Seat, action: i64) -> i64:
    """What a room is for."""
    if do.CALL <= action < do.DARK:
        if action - do.CALL == s.loyalty[seat]:
            return 70 if holds_prize(s, seat) else -5
        return 40 if s.hands[seat * KINDS + BOMB] else -5
    if action == do.TAKE or action == do.SEARCH:
        return 8 if s.count[seat] < HAND or lowest(s, seat) < 7 else 1
    if action == do.REARM:
        return 5
    return 2 if action < do.CALL else -1


def kept_worth(s: State, seat: Seat, action: i64) -> i64:
    """RED-ROOM-8, RED-CODE-4  The best card is kept; nothing of use is put away."""
    if action < do.STAY:
        return value_of(s, seat, action - do.PICK)
    if do.PUT <= action < do.PUT_NOTHING:
        return 1 if action - do.PUT == CONTRABAND else -1
    return 0


def spoils(s: State, seat: Seat, action: i64) -> i64:
    """RED-REWARD-1, RED-HAND-1  Points in the Duel, else what the other holds."""
    if action == do.INTERROGATE:
        return 7 if s.plan.mission == DUEL else 2
    if action == do.STEAL:
        other = s.foe if seat == s.turn else s.turn
        return 9 if loses_prize(s, seat, other) else 5
    if action == do.INJURE:
        return 3
    if do.DROP <= action < do.DECLINE:
        return -value_of(s, seat, action - do.DROP)
    return -8 if action == do.DECLINE else 0


def loses_prize(s: State, seat: Seat, other: Seat) -> bool:
    """Whether one of the cards of another is what this seat wants."""
    if other < 0:
        return False
    kind: i64
    for kind in range(SECRETS, SECRETS + NATIONS):
        if s.hands[other * KINDS + kind] and is_prize(s.plan.mission, s.loyalty[seat], kind):
            return True
    return False


def value_of(s: State, seat: Seat, kind: i64) -> i64:
    """What an object is worth in this hand."""
    if kind < SECRETS + NATIONS:
        return PRIZE if is_prize(s.plan.mission, s.loyalty[seat], kind) else 9
    if kind in (VIRUS, ANTIVIRUS):
        return PRIZE if kind == own_disk(s.loyalty[seat]) else 9
    return WORTH[kind]


def lowest(s: State, seat: Seat) -> i64:
    """The worth of what one would give up first."""
    found: i64 = FAR
    kind: i64
    for kind in range(KINDS):
        if s.hands[seat * KINDS + kind] and kind != CONTRABAND:
            found = min(found, value_of(s, seat, kind))
    return found


# How it looks ----------------------------------------------------------------------


def outlook(s: State) -> list[float]:
    """Each seat's share: of the Duel by points and prospects, else by the nearest to fly."""
    if s.plan.mission == DUEL:
        one = float(s.points[0]) + prospect(s, 0)
        two = float(s.points[1]) + prospect(s, 1)
        share = 1.0 / (1.0 + exp((two - one) / DUEL_POINTS))
        return [share, 1.0 - share]
    return by_nation(s)


def by_nation(s: State) -> list[float]:
    """A nation is as near to its victory as the nearest of its agents."""
    nearest = [-100.0] * NATIONS
    agents = [0.0] * NATIONS
    seat: i64
    for seat in range(s.seats):
        own = s.loyalty[seat]
        agents[own] += 1.0
        near = prospect(s, seat)
        if not s.grounded[own] and near > nearest[own]:
            nearest[own] = near
    weights = [exp(near / SURE) if near > -100.0 else 0.0 for near in nearest]
    total = sum(weights)
    if total <= 0.0:
        return [1.0 / float(s.seats)] * s.seats
    return [weights[nation] / total / agents[nation] for nation in list(s.loyalty)]


def prospect(s: State, seat: Seat) -> float:
    """How near an agent is to what its mission asks for."""
    room = s.room[seat]
    if room == NO_ROOM:
        return -3.0
    found = 0.08 * float(s.count[seat]) - (0.2 if s.posture[seat] != STANDING else 0.0)
    mission = s.plan.mission
    if mission == INTRODUCTION:
        if s.hands[seat * KINDS + own_disk(s.loyalty[seat])]:
            found += 2.0 - 0.15 * float(between(s, room, SECURITY))
        return found
    if mission == DANGER_ZONE:
        found += 0.3 if has_part(s, seat) else 0.0
    own = s.loyalty[seat]
    if holds_prize(s, seat):
        found += 1.2 + flight(s, own) - 0.1 * float(between(s, room, ROOF))
    if s.hands[seat * KINDS + BOMB] and is_targeted(s, own):
        found += 1.0 - 0.1 * float(between(s, room, ROOF))
    return found


def flight(s: State, own: i64) -> float:
    """How ready a nation's way out is."""
    if s.plan.mission == DANGER_ZONE:
        return 0.3 * float(held(s.fitted, 0, PARTS))
    if s.landed[own]:
        return 1.0
    return 0.6 if s.called[own] != NOBODY else 0.0
