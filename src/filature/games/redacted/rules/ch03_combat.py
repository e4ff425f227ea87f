"""Combat objects: concealed weapons and vests."""

from mypy_extensions import i64

from filature.core.seat import EVERYONE, Seat, only, sees

from .. import actions as do
from .. import phases
from ..box import VEST, WEAPON
from ..state import NO_GUARD, State
from .basics import has
from .ch01_objects import toss


def fight(s: State) -> None:
    """RED-COMBAT-3, RED-COMBAT-5  An Attack was shown: after the first result, objects may follow.

    The losing side begins; at a draw, the active player.
    """
    s.passes = 0
    mark_beaten(s)
    behind = s.foe if s.result > 0 and s.guard == NO_GUARD else s.turn
    if s.guard != NO_GUARD and s.result > 0:
        s.phase = phases.AFTER_MEETING
    else:
        ask_for_object(s, s.turn if s.terms.active_first else behind)


def ask_for_object(s: State, seat: Seat) -> None:
    """RED-COMBAT-5  Who has no card in hand passes, as everyone can see."""
    s.asked = seat
    s.phase = phases.COMBAT
    if s.count[seat] == 0:
        pass_combat(s)


def is_betrayal(s: State) -> bool:
    """RED-COMBAT-4  An Attack shown to a Friendly card."""
    return s.mine == do.FRIENDLY or s.theirs == do.FRIENDLY


def is_barred(s: State, seat: Seat) -> bool:
    """RED-COMBAT-4  Then no combat object, for either; all are asked alike, so nobody can tell."""
    if not is_betrayal(s):
        return False
    card = s.mine if seat == s.turn else s.theirs
    return card == do.FRIENDLY or not s.terms.betrayer_armed


def defences(s: State, seat: Seat) -> list[int]:
    """RED-COMBAT-1, RED-COMBAT-2  The two concerned only; it is no action."""
    found: list[int] = [do.PASS]
    if not is_barred(s, seat) and has(s, seat, WEAPON) and may_improve(s, seat):
        found.append(do.PLAY_WEAPON)
    add_vest(s, seat, found)
    return found


def add_vest(s: State, seat: Seat, found: list[int]) -> None:
    """A vest is for whoever holds one."""
    if has(s, seat, VEST) and not is_barred(s, seat):
        found.append(do.PLAY_VEST)


def pass_combat(s: State) -> None:
    """RED-COMBAT-6  In turns, until neither plays any more; a winner passes by taking a reward."""
    s.passes += 1
    if s.passes == 2 or s.guard != NO_GUARD or standing(s, other(s)) > 0:
        s.phase = phases.AFTER_MEETING
    else:
        ask_for_object(s, other(s))


def other(s: State) -> Seat:
    """The other one of the two in the combat."""
    return s.foe if s.asked == s.turn else s.turn


def next_blow(s: State) -> None:
    """RED-COMBAT-6  The other may answer; whoever has passed may then play again."""
    s.passes = 0
    s.played += 1
    if s.guard != NO_GUARD and s.result > 0:
        s.phase = phases.AFTER_MEETING
    else:
        ask_for_object(s, s.turn if s.guard != NO_GUARD else other(s))


def standing(s: State, seat: Seat) -> i64:
    """How a seat stands in the combat: losing, even or winning."""
    return s.result if seat == s.turn else -s.result


def may_improve(s: State, seat: Seat) -> bool:
    """RED-WEAPON-4  Who has been losing in this combat is never armed up to a victory; with
    `weapon_limit=initial` only who was losing at first."""
    if s.terms.one_weapon and sees(s.armed, seat):
        return False
    now = standing(s, seat)
    return now < 0 or (now == 0 and not sees(s.beaten, seat))


def play_weapon(s: State, seat: Seat) -> None:
    """RED-WEAPON-1, RED-WEAPON-2, RED-WEAPON-3  One step better: defeat, draw, victory.

    RED-WEAPON-5  One weapon on each side leaves the first result as it was.
    """
    toss(s, seat, WEAPON)
    s.tell(EVERYONE, "drew_weapon seat", seat)
    s.result += 1 if seat == s.turn else -1
    s.armed |= only(seat)
    if not s.terms.first_result:
        mark_beaten(s)
    next_blow(s)


def mark_beaten(s: State) -> None:
    """RED-WEAPON-4  Remembers who is losing now."""
    if s.result < 0:
        s.beaten |= only(s.turn)
    elif s.result > 0 and s.guard == NO_GUARD:
        s.beaten |= only(s.foe)


def play_vest(s: State, seat: Seat) -> None:
    """RED-VEST-1, RED-VEST-2, RED-VEST-3  All attacks stop: a draw, whatever was played before."""
    toss(s, seat, VEST)
    s.tell(EVERYONE, "wore_vest seat", seat)
    s.played += 1
    s.result = 0
    s.phase = phases.AFTER_MEETING
