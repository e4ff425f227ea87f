"""Other objects: first aid, keys, contraband, goggles."""

from mypy_extensions import i64

from filature.core.seat import EVERYONE, NO_ONE, NOBODY, Seat, Seats, only

from .. import actions as do
from .. import phases
from ..box import AID, CONTRABAND, GOGGLES, KEY, LOCKED, ROOMS, SERVICE
from ..state import NO_ROOM, OUT_COLD, STANDING, State
from .basics import clockwise, has, is_dark, others_in, released, relocate
from .ch01_objects import toss

# Trousse de premiers soins ----------------------------------------------------


def add_cures(s: State, seat: Seat, found: list[int]) -> None:
    """RED-AID-1, RED-AID-3, RED-AID-4  One's own wounds, or a friend's just met, for the action."""
    if not has(s, seat, AID):
        return
    patient: i64
    for patient in range(s.seats):
        friend = patient == s.foe and is_friendly(s) and s.room[patient] == s.room[seat]
        if s.posture[patient] != STANDING and (patient == seat or friend):
            found.append(do.HEAL + patient)


def is_friendly(s: State) -> bool:
    """RED-AID-3  Both have shown a Friendly card."""
    return s.mine == do.FRIENDLY and s.theirs == do.FRIENDLY


def heal(s: State, seat: Seat, patient: Seat) -> None:
    """RED-AID-1, RED-AID-2, RED-AID-3  The pawn stands up again, at once."""
    toss(s, seat, AID)
    s.posture[patient] = STANDING
    if patient != seat:
        s.witness = EVERYONE  # nobody else could have been healed
    s.tell(EVERYONE, "healed seat target:seat", seat, patient)
    s.phase = phases.AFTER_ACTION


# Clé --------------------------------------------------------------------------


def may_turn_key(s: State, seat: Seat) -> bool:
    """RED-KEY-1  The active player, during movement."""
    if s.unlocked or not has(s, seat, KEY):
        return False
    return s.phase == phases.MOVE or s.terms.key_at_evasion


def turn_key(s: State, seat: Seat) -> None:
    """RED-KEY-2, RED-KEY-3  All locked doors, for walking and evading, until the turn ends."""
    toss(s, seat, KEY)
    s.unlocked = True
    if s.phase == phases.ACTION:
        s.phase = phases.EVADE  # with `key_at_evasion`
    s.tell(EVERYONE, "unlocked seat", seat)


def opens_doors(s: State, room: i64) -> bool:
    """RED-KEY-2, RED-KEY-4  With a Key, or where the turn began on the Service Stairs."""
    return s.unlocked or (s.from_service and room == SERVICE)


def use_key(s: State, seat: Seat, here: i64, there: i64) -> None:
    """RED-KEY-7  A Key also moves another player through a locked door after an interaction."""
    locked = s.box.door[here * ROOMS + there] == LOCKED and not released(s, here, there)
    if locked and not opens_doors(s, here):
        toss(s, seat, KEY)
        s.tell(EVERYONE, "spent_key seat", seat)


# Contrebande ------------------------------------------------------------------


def hide(s: State, seat: Seat) -> None:
    """RED-CONTRA-1, RED-CONTRA-4, RED-CONTRA-5  Hidden, for the action.

    RED-CONTRA-2  Until then it takes up room; RED-CONTRA-3 the hand limit does not free it.
    """
    toss(s, seat, CONTRABAND)
    s.tell(EVERYONE, "hid seat", seat)
    s.phase = phases.AFTER_ACTION


# Lunettes de vision nocturne --------------------------------------------------


def enter_dark(s: State) -> None:
    """RED-NVG-1, RED-NVG-2  No interaction in the dark; whoever is there may put goggles on."""
    s.goal = NO_ROOM
    s.winner = NOBODY
    s.phase = phases.GOGGLES_ROOM
    ask_for_goggles(s, others_in(s, s.room[s.turn], s.turn))


def ask_for_goggles(s: State, seats: Seats) -> None:
    """RED-NVG-2  The first of those with a card in hand; after the last the mover goes on."""
    holders: i64 = NO_ONE
    seat: i64
    for seat in range(s.seats):
        if (seats >> seat) & 1 and s.count[seat] > 0:
            holders |= only(seat)
    s.asked = clockwise(s, holders, s.turn)
    if s.asked != NOBODY:
        return
    if s.phase == phases.GOGGLES_ROOM:
        s.phase = phases.MOVE
    else:
        relocate(s, s.turn, s.goal)
        s.phase = phases.END


def add_sights(s: State, seat: Seat, found: list[int]) -> None:
    """RED-NVG-2  Who has entered a dark room, and was not confronted there, may confront."""
    here = s.room[seat]
    if s.steps == 0 or s.winner != NOBODY or not has(s, seat, GOGGLES) or not is_dark(s, here):
        return
    other: i64
    for other in range(s.seats):
        if other != seat and s.room[other] == here:
            found.append(do.GOGGLES + other)


def sights(s: State, seat: Seat) -> list[int]:
    """RED-NVG-2, RED-NVG-3  Everyone in the room who holds a card is asked, goggles or not."""
    found: list[int] = [do.PASS]
    if has(s, seat, GOGGLES):
        other = s.winner if s.phase == phases.GOGGLES_ANSWER else s.turn
        found.append(do.GOGGLES + other)
    return found


def put_on_goggles(s: State, seat: Seat, other: Seat) -> None:
    """RED-NVG-2, RED-NVG-3  The one found may do the same: then they meet as in the light."""
    toss(s, seat, GOGGLES)
    s.tell(EVERYONE, "goggled seat target:seat", seat, other)
    if s.phase == phases.GOGGLES_ANSWER:
        s.phase = phases.MEETING
        return
    s.foe = other if seat == s.turn else seat
    s.winner = seat
    if s.phase == phases.GOGGLES_EVADE and not s.terms.goggles_answer:
        knock_out(s)
    else:
        s.asked = other
        s.phase = phases.GOGGLES_ANSWER
        if s.count[other] == 0:
            unanswered(s)


def take_off_goggles(s: State, seat: Seat) -> None:
    """RED-NVG-2  Nobody has to: the next one is asked, then the mover goes on."""
    if s.phase == phases.GOGGLES_ANSWER:
        unanswered(s)
    else:
        ask_for_goggles(s, others_after(s, seat))


def others_after(s: State, seat: Seat) -> Seats:
    """RED-NVG-2  Those in the room who have not been asked yet, clockwise."""
    room = s.room[s.turn]
    found: i64 = NO_ONE
    other = (seat + 1) % s.seats
    while other != s.turn:
        if s.room[other] == room:
            found |= only(other)
        other = (other + 1) % s.seats
    return found


def unanswered(s: State) -> None:
    """RED-NVG-4, RED-NVG-5, RED-NVG-6  A free reward: no Attack card, and no interaction."""
    if s.goal != NO_ROOM:
        knock_out(s)
        return
    s.free = True
    s.asked = s.winner
    s.phase = phases.REWARD


def after_free_reward(s: State) -> None:
    """RED-NVG-7, RED-NVG-8  A mover who was stopped loses the action and must evade at once.

    RED-NVG-10  Injure, Steal and Interrogate are the rewards; knocking out is for evasions.
    """
    if s.winner != s.turn:
        s.may_act = False
        s.phase = phases.LEAVE
    elif s.terms.goggles_go_on:
        s.phase = phases.MOVE
    else:
        s.phase = phases.ACTION


def watches_evasion(s: State) -> bool:
    """RED-NVG-9  Leaving a dark room where others are, one may be caught."""
    here = s.room[s.turn]
    return is_dark(s, here) and others_in(s, here, s.turn) != NO_ONE


def knock_out(s: State) -> None:
    """RED-NVG-9  The one who plays goggles at an evasion knocks the fugitive out."""
    s.posture[s.turn] = OUT_COLD
    s.dazed = False
    s.free = True
    s.tell(EVERYONE, "knocked_out seat target:seat", s.winner, s.turn)
    s.phase = phases.SHOW_OUT
