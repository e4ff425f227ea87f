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
    guard_in,
    has,
    note,
    others_in,
    passable,
    relocate,
)
from .ch04_tools import (
    ask_for_goggles,
    is_friendly,
    may_turn_key,
    opens_doors,
    use_key,
    watches_evasion,
)
from .ch08_meeting import loser


def leave(s: State) -> None:
    """RED-EVADE-1  Whoever is not alone goes; where everyone can see the only way, at once."""
    if not must_leave(s):
        s.phase = phases.END
    elif has_choice(s):
        s.phase = phases.EVADE
    else:
        flee(s)


def must_leave(s: State) -> bool:
    """RED-EVADE-1  Whoever shares a room that is not public must leave it."""
    here = s.room[s.turn]
    if here < 0 or s.plan.public[here]:
        return False
    return others_in(s, here, s.turn) != NO_ONE or guard_in(s, here) != NO_GUARD


def has_choice(s: State) -> bool:
    """RED-EVADE-2  Whether there may be more than one way, for all that everyone can see."""
    seat = s.turn
    here = s.room[seat]
    if s.terms.key_at_evasion and s.count[seat] > 0 and not s.unlocked:
        return True
    met = s.foe != NOBODY and s.room[s.foe] == here and not s.free
    if met and (s.winner == seat or (s.attackers == NO_ONE and not s.asked_move)):
        return True
    ways: list[int] = []
    add_refuges(s, ways, do.EVADE, here, opens_doors(s, here))
    return len(ways) > 1


def flee(s: State) -> None:
    """RED-EVADE-2, RED-EVADE-3  The only way, or none."""
    here = s.room[s.turn]
    ways: list[int] = []
    add_refuges(s, ways, 0, here, opens_doors(s, here))
    if ways:
        evade(s, ways[0])
    else:
        stay(s, s.turn)


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
        s.phase = phases.GOGGLES_EVADE
        ask_for_goggles(s, others_in(s, s.room[s.turn], s.turn))
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


def show_out(s: State) -> None:
    """RED-EVADE-5  The winner chooses, unless everyone can see that there is one way or none."""
    s.asked = s.winner
    s.phase = phases.PUSH
    here = s.room[s.turn]
    ways: list[int] = []
    add_refuges(s, ways, 0, here, opens_doors(s, here))
    if s.count[s.winner] > 0 and not s.free and len(ways) < 2:
        keyed: list[int] = []
        add_refuges(s, keyed, 0, here, True)
        if len(keyed) > len(ways):
            return
    if len(ways) == 1:
        push(s, s.winner, ways[0])
    elif not ways:
        stay(s, s.turn)


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
    s.phase = phases.LEAVE if victim != s.turn else phases.END


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
        s.phase = phases.LEAVE
        return
    use_key(s, s.turn, s.room[seat], room)
    relocate(s, seat, room)
    s.phase = phases.LEAVE
