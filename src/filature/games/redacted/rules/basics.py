"""What every chapter uses: hands, rooms, the journal, the end."""

from mypy_extensions import i64

from filature.core.seat import EVERYONE, NO_ONE, NOBODY, Seat, Seats, only

from .. import phases
from ..box import KINDS, LOCKED, MAIN, NO_FLOOR, NO_KIND, OPEN, ROOMS, Box
from ..journal import entry, kinds
from ..state import NO_GUARD, NO_ROOM, State


def has(s: State, seat: Seat, kind: i64) -> bool:
    """Whether a hand holds a kind of object."""
    return s.hands[seat * KINDS + kind] > 0


def gain(s: State, seat: Seat, kind: i64) -> None:
    s.hands[seat * KINDS + kind] += 1
    s.count[seat] += 1


def shed(s: State, seat: Seat, kind: i64) -> None:
    s.hands[seat * KINDS + kind] -= 1
    s.count[seat] -= 1


def note(s: State, what: i64, one: i64, two: i64, a: i64, seen: Seats) -> None:
    """One card in the journal; `seen` are those who saw its kind."""
    s.journal.append(entry(s.turns, what, one, two, seen) | kinds(a, NO_KIND, NO_KIND))


def note_cards(s: State, what: i64, one: i64, two: i64, cards: list[int], seen: Seats) -> None:
    """Up to three cards in the journal."""
    a: i64 = cards[0] if len(cards) > 0 else NO_KIND
    b: i64 = cards[1] if len(cards) > 1 else NO_KIND
    c: i64 = cards[2] if len(cards) > 2 else NO_KIND
    s.journal.append(entry(s.turns, what, one, two, seen) | kinds(a, b, c))


def cards_of(s: State, seat: Seat) -> list[int]:
    """A hand, kind after kind."""
    found: list[int] = []
    place = seat * KINDS
    kind: i64
    for kind in range(KINDS):
        left: i64 = s.hands[place + kind]
        while left > 0:
            found.append(kind)
            left -= 1
    return found


def others_in(s: State, room: i64, seat: Seat) -> Seats:
    """The other agents in a room."""
    found: i64 = NO_ONE
    other: i64
    for other in range(s.seats):
        if s.room[other] == room and other != seat:
            found |= 1 << other
    return found


def guard_in(s: State, room: i64) -> i64:
    """The guard of a room, of the Duel."""
    guard: i64
    for guard in range(len(s.guards)):
        if s.guards[guard] == room:
            return guard
    return NO_GUARD


def clockwise(s: State, seats: Seats, seat: Seat) -> Seat:
    """The first of a set of seats after a seat; NOBODY when the set is empty."""
    n: i64
    for n in range(1, s.seats + 1):
        other = (seat + n) % s.seats
        if (seats >> other) & 1:
            return other
    return NOBODY


def is_dark(s: State, room: i64) -> bool:
    """Whether a room lies in the dark; public places and the service stairs never do."""
    return s.dark != NO_FLOOR and s.box.floor[room] == s.dark and not s.plan.public[room]


def passable(s: State, here: i64, there: i64, keyed: bool) -> bool:
    """Whether one can go through the door between two rooms.

    RED-KEY-5, RED-KEY-6  A lockdown shuts the main stairs of its floor, Key or no Key; the
    service stairs are left, with a Key.
    """
    door = s.box.door[here * ROOMS + there]
    if door == OPEN:
        return True
    if door == MAIN:
        return not concerns(s.box, s.lock, here, there)
    return door == LOCKED and (keyed or released(s, here, there))


def released(s: State, here: i64, there: i64) -> bool:
    """Whether the pink marker holds a locked door open."""
    return concerns(s.box, s.release, here, there)


def concerns(box: Box, floor: i64, here: i64, there: i64) -> bool:
    """Whether what befalls a floor befalls the door between two rooms."""
    return floor != NO_FLOOR and (box.floor[here] == floor or box.floor[there] == floor)


def has_space(s: State, room: i64) -> bool:
    """Whether someone may end up in a room: a public place, or an empty room."""
    if s.plan.public[room]:
        return True
    return others_in(s, room, NOBODY) == NO_ONE and guard_in(s, room) == NO_GUARD


def add_refuges(s: State, found: list[int], base: i64, here: i64, keyed: bool) -> None:
    """One action for every room next door where someone may end up."""
    for there in s.box.near[here]:
        if passable(s, here, there, keyed) and has_space(s, there):
            found.append(base + there)


def relocate(s: State, seat: Seat, room: i64) -> None:
    """Moves a pawn."""
    s.room[seat] = room
    if seat == s.turn:
        s.from_service = False
    s.tell(EVERYONE, "moved seat room", seat, room)


def forget_meeting(s: State) -> None:
    """Nobody has been met."""
    s.foe = NOBODY
    s.guard = NO_GUARD
    s.asked = NOBODY
    s.winner = NOBODY
    s.free = False
    s.result = 0
    s.beaten = NO_ONE
    s.armed = NO_ONE
    s.played = 0
    s.passes = 0
    s.answered = NO_ONE
    s.attackers = NO_ONE
    s.witness = NO_ONE
    s.mine = -1
    s.theirs = -1
    s.my_offer = NO_KIND
    s.their_offer = NO_KIND
    s.goal = NO_ROOM


def of_nation(s: State, nation: i64) -> Seats:
    """The agents of a nation."""
    found: i64 = NO_ONE
    seat: i64
    for seat in range(s.seats):
        if s.loyalty[seat] == nation:
            found |= only(seat)
    return found


def finish(s: State, how: i64, victors: Seats) -> None:
    """The match is over."""
    s.ending = how
    s.victors = victors
    s.phase = phases.OVER
    s.tell(EVERYONE, "over ending", how)
