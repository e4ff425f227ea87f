"""Evasion: two agents do not stay in one room."""

from mypy_extensions import i64

from filature.core.seat import EVERYONE, NO_ONE, NOBODY, Seat

from .. import actions as do
from .. import phases
from ..box import KEY
from ..journal import SEEN
from ..state import NO_GUARD, State
from .basics import (
    add_refuges,
    clockwise,
    guard_in,
    has,
    note,
    others_in,
    passable,
    relocate,
)
from .ch04_tools import is_friendly, may_turn_key, opens_doors, use_key, watches_evasion
from .ch08_meeting import loser


def leave(s: State) -> None:
    """RED-EVADE-1  Whoever shares a room that is not public must leave it."""
    here = s.room[s.turn]
    shared = s.room[s.turn] >= 0 and not s.plan.public[here]
    company = shared and others_in(s, here, s.turn) != NO_ONE
    guarded = shared and guard_in(s, here) != NO_GUARD
    s.phase = phases.EVADE if company or guarded else phases.END


def evasions(s: State, seat: Seat) -> list[int]:
    """RED-EVADE-2, RED-EVADE-3  To a room next door, public or empty; cornered, one stays."""
    found: list[int] = []
    here = s.room[seat]
    if may_turn_key(s, seat):
        found.append(do.KEY)
    add_pushes(s, seat, found)
    ways: list[int] = []
    add_refuges(s, ways, do.EVADE, here, opens_doors(s, here))
    if ways:
        found.extend(ways)
    else:
        found.append(do.STAY)
    add_requests(s, seat, found)
    return found


def evade(s: State, room: i64) -> None:
    """RED-EVADE-2  It provokes no interaction; in the dark it may be noticed."""
    s.goal = room
    if watches_evasion(s):
        s.asked = clockwise(s, others_in(s, s.room[s.turn], s.turn), s.turn)
        s.phase = phases.GOGGLES_EVADE
    else:
        relocate(s, s.turn, room)
        s.phase = phases.END


def stay(s: State, seat: Seat) -> None:
    """RED-EVADE-3  There is no way out."""
    s.tell(EVERYONE, "cornered seat", seat)
    s.phase = phases.END


def add_pushes(s: State, seat: Seat, found: list[int]) -> None:
    """RED-EVADE-4  The active winner may send the loser away instead of leaving."""
    beat = s.foe != NOBODY and s.winner == seat and s.result > 0 and not s.free
    if beat and s.room[s.foe] == s.room[seat]:
        here = s.room[seat]
        add_refuges(s, found, do.PUSH, here, opens_doors(s, here) or has(s, seat, KEY))


def pushes(s: State, seat: Seat) -> list[int]:
    """RED-EVADE-5  The winner chooses where the active loser goes, with a Key if need be.

    RED-EVADE-6  Whoever was knocked out in the dark is dragged through open doors only.
    What the loser's own Key, or the Service Stairs, have opened for the turn is open.
    """
    found: list[int] = []
    here = s.room[s.turn]
    add_refuges(s, found, do.PUSH, here, opens_doors(s, here))
    open_ways = len(found)
    if has(s, seat, KEY) and not s.free:
        found = []
        add_refuges(s, found, do.PUSH, here, True)
    if open_ways == 0:
        found.append(do.STAY)
    return found


def push(s: State, seat: Seat, room: i64) -> None:
    """RED-EVADE-4, RED-EVADE-5  The loser goes there."""
    victim = loser(s)
    use_key(s, seat, s.room[victim], room)
    s.tell(EVERYONE, "pushed seat target:seat", seat, victim)
    relocate(s, victim, room)
    s.phase = phases.LEAVE if s.phase == phases.EVADE else phases.END


def add_requests(s: State, seat: Seat, found: list[int]) -> None:
    """RED-EVADE-7  After a Friendly interaction the other may agree to go instead."""
    if s.asked_move or s.foe == NOBODY or not is_friendly(s) or s.room[s.foe] != s.room[seat]:
        return
    here = s.room[seat]
    add_refuges(s, found, do.ASK, here, opens_doors(s, here) or has(s, seat, KEY))


def ask(s: State, seat: Seat, room: i64) -> None:
    """RED-EVADE-7  Asking tells that they are friendly, and that there is a Key."""
    here = s.room[seat]
    s.asked_move = True
    s.witness = EVERYONE
    s.goal = room
    s.asked = s.foe
    if not passable(s, here, room, opens_doors(s, here)):
        note(s, SEEN, seat, seat, KEY, EVERYONE)
    s.tell(EVERYONE, "asked_move seat foe:seat room", seat, s.foe, room)
    s.phase = phases.AGREE


def answer(s: State, seat: Seat, agreed: bool) -> None:
    """RED-EVADE-7"""
    room = s.goal
    s.goal = -1
    s.asked = NOBODY
    if not agreed:
        s.tell(EVERYONE, "would_not seat", seat)
        s.phase = phases.EVADE
        return
    use_key(s, s.turn, s.room[seat], room)
    relocate(s, seat, room)
    s.phase = phases.LEAVE
