"""A turn, and its movement: ours, within what the sheet implies."""

from mypy_extensions import i64

from filature.core.seat import EVERYONE, NO_ONE, NOBODY, Seat, only, sees

from .. import actions as do
from .. import phases
from ..box import DANGER_ZONE, DUEL, LOCKDOWN, NATIONS, NO_FLOOR, ROOF, SERVICE
from ..state import LYING, NO_GUARD, OUT_COLD, STANDING, State
from .basics import clockwise, forget_meeting, guard_in, is_dark, others_in, passable, relocate
from .ch04_tools import add_sights, enter_dark, may_turn_key, opens_doors
from .ch12_endings import dawn

# Le tour ----------------------------------------------------------------------


def begin_turn(s: State) -> None:
    """RED-TURN-1  Called helicopters land, one's cameras stop; then walk, act, evade."""
    seat = s.turn
    s.turns += 1
    s.steps = 0
    s.moved = False
    s.may_act = True
    s.asked_move = False
    s.dazed = s.posture[seat] == OUT_COLD
    s.from_service = s.room[seat] == SERVICE
    s.watchers &= ~only(seat)
    s.tell(EVERYONE, "turn seat round", seat, s.round)
    land(s, seat)
    if s.lock != NO_FLOOR and s.locker == seat and s.room[seat] != LOCKDOWN:
        lift_lockdown(s)
    s.phase = phases.MOVE


def land(s: State, seat: Seat) -> None:
    """RED-TURN-1, RED-HELI-3  What this player called a turn ago is on the roof now."""
    nation: i64
    for nation in range(NATIONS):
        if s.called[nation] == seat:
            s.called[nation] = NOBODY
            s.landed[nation] = 1
            s.tell(EVERYONE, "landed nation", nation)


def lift_lockdown(s: State) -> None:
    """RED-TURN-1, RED-LOCK-2  A lockdown needs its operator in the room."""
    if s.terms.lock_alone:
        return
    s.lock = NO_FLOOR
    s.locker = NOBODY
    s.tell(EVERYONE, "lock_lifted")


def end_turn(s: State) -> None:
    """RED-TURN-4  The Key's effect ends, and the daze of who was knocked out before."""
    seat = s.turn
    s.unlocked = False
    if s.dazed and s.posture[seat] == OUT_COLD:
        s.posture[seat] = LYING
    if s.plan.mission == DANGER_ZONE and s.room[seat] == ROOF and s.posture[seat] == STANDING:
        s.posture[seat] = LYING  # RED-ZONE-5
        s.tell(EVERYONE, "shot seat", seat)
    if s.plan.mission == DUEL and not sees(s.gone, seat):
        s.phase = phases.GUARD
    else:
        next_turn(s)


def next_turn(s: State) -> None:
    """RED-TURN-5  Clockwise; who has left is passed over; a round ends before the first player."""
    forget_meeting(s)
    seat = s.turn
    while True:
        seat = (seat + 1) % s.seats
        if seat == s.first:
            s.round += 1
        if not sees(s.gone, seat):
            break
    s.turn = seat
    if s.round > s.plan.dawn:
        dawn(s)
    else:
        s.phase = phases.BEGIN


# Le mouvement -----------------------------------------------------------------


def reach(s: State, seat: Seat) -> i64:
    """RED-MOVE-1  Three rooms, one when injured, none when knocked out."""
    if s.dazed or s.posture[seat] == OUT_COLD:
        return 0
    return s.plan.reach if s.posture[seat] == STANDING else s.box.injured_range


def walks(s: State, seat: Seat) -> list[int]:
    """RED-MOVE-2, RED-MOVE-3  Room by room through the doors; or turn on a neighbour.

    RED-MOVE-6  Passing ends the walk, as an action does.
    """
    found: list[int] = [do.PASS]
    here = s.room[seat]
    if s.steps < reach(s, seat):
        keyed = opens_doors(s, here)
        for there in s.box.near[here]:
            if passable(s, here, there, keyed):
                found.append(do.STEP + there)
    if may_turn_key(s, seat):
        found.append(do.KEY)
    if s.steps == 0 and not s.dazed:
        add_neighbours(s, seat, found)
    add_sights(s, seat, found)
    return found


def add_neighbours(s: State, seat: Seat, found: list[int]) -> None:
    """RED-MOVE-3  Whoever begins the turn in company may meet it instead of walking."""
    here = s.room[seat]
    if s.plan.public[here] or is_dark(s, here):
        return
    other: i64
    for other in range(s.seats):
        if other != seat and s.room[other] == here:
            found.append(do.MEET + other)


def step(s: State, seat: Seat, room: i64) -> None:
    """RED-MOVE-2  One room further."""
    s.steps += 1
    s.moved = True
    relocate(s, seat, room)
    s.phase = phases.ARRIVE


def arrive(s: State) -> None:
    """RED-MOVE-4, RED-MOVE-5  A lit room with someone in it ends the walk: they meet."""
    here = s.room[s.turn]
    others = others_in(s, here, s.turn)
    guard = guard_in(s, here)
    s.phase = phases.MOVE
    if s.plan.public[here]:
        return
    if is_dark(s, here):
        if others != NO_ONE:
            enter_dark(s)
        return
    if guard != NO_GUARD:
        s.guard = guard
        s.phase = phases.MEETING
    elif others != NO_ONE:
        s.foe = clockwise(s, others, s.turn)
        alone = others == only(s.foe)
        s.phase = phases.MEETING if alone else phases.PICK


def company(s: State, seat: Seat) -> list[int]:
    """RED-MOVE-5  Of several in a room, the mover chooses one."""
    found: list[int] = []
    add_neighbours(s, seat, found)
    return found


def confront(s: State, other: Seat) -> None:
    """RED-MOVE-3, RED-MOVE-5"""
    s.foe = other
    s.phase = phases.MEETING
