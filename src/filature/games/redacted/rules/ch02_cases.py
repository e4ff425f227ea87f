"""Briefcases and codebreakers."""

from typing import Final

from mypy_extensions import i64

from filature.core.seat import EVERYONE, Seat, only

from .. import actions as do
from .. import phases
from ..box import CASE, CASES, CODEBREAKER, KINDS, NO_KIND, is_case
from ..journal import CASE_PLACE, MOVED, SEEN
from ..state import State
from .basics import gain, has, note, shed
from .ch01_objects import lightened, toss

# The moments at which the active player decides something.
MOMENTS: Final = (
    phases.MOVE,
    phases.PICK,
    phases.GOGGLES_ANSWER,
    phases.CHOOSE,
    phases.COMBAT,
    phases.EXCHANGE,
    phases.REWARD,
    phases.ROOM,
    phases.SENTRY,
    phases.ACTION,
    phases.ORDER,
    phases.KEEP,
    phases.EVADE,
    phases.GUARD,
)


def contents(s: State, seat: Seat) -> list[int]:
    """RED-CASE-1, RED-CASE-7, RED-CASE-8  What lies in the briefcases of a hand."""
    found: list[int] = []
    case: i64
    for case in range(CASES):
        if has(s, seat, CASE + case) and s.filled[case]:
            found.append(s.content[case])
    return found


def add_openings(s: State, seat: Seat, found: list[int]) -> None:
    """RED-CODE-1  The active player, at any moment of his turn, if he has case and codebreaker.

    RED-CASE-3, RED-CASE-4, RED-CASE-5  There is no other way to use, see or remove a content.
    """
    if seat != s.turn or not has(s, seat, CODEBREAKER) or s.phase not in MOMENTS:
        return
    case: i64
    for case in range(CASES):
        if has(s, seat, CASE + case):
            found.append(do.OPEN + case)


def open_case(s: State, seat: Seat, case: i64) -> None:
    """RED-CODE-1  The codebreaker is discarded, and everyone sees which briefcase is opened.

    RED-CODE-6, RED-CODE-7  It is no action, and one codebreaker opens one briefcase once.
    """
    toss(s, seat, CODEBREAKER)
    note(s, SEEN, seat, seat, CASE + case, EVERYONE)
    s.tell(EVERYONE, "opened seat case", seat, case)
    s.opened = case
    s.then = s.phase
    s.phase = phases.FIND if s.filled[case] else phases.CASE


def find(s: State) -> None:
    """RED-CODE-2, RED-CODE-3  The opener alone looks at the content, and has it in hand."""
    seat, case = s.turn, s.opened
    s.phase = phases.CASE
    kind = s.content[case]
    s.content[case] = NO_KIND
    s.filled[case] = 0
    gain(s, seat, kind)
    note(s, MOVED, CASE_PLACE + case, seat, kind, only(seat))
    s.tell(only(seat), "found kind case", kind, case)


def puts(s: State, seat: Seat) -> list[int]:
    """RED-CODE-4, RED-CASE-2  One object goes in, the same or another, or none; no briefcase."""
    found: list[int] = []
    kind: i64
    for kind in range(KINDS):
        if s.hands[seat * KINDS + kind] and not is_case(kind):
            found.append(do.PUT + kind)
    found.append(do.PUT_NOTHING)
    return found


def put(s: State, seat: Seat, kind: i64) -> None:
    """RED-CODE-4, RED-CODE-5  Then it is closed again, and stays in hand."""
    case = s.opened
    if kind != NO_KIND:
        shed(s, seat, kind)
        s.content[case] = kind
        s.filled[case] = 1
        note(s, MOVED, seat, CASE_PLACE + case, kind, only(seat))
        s.tell(only(seat), "stowed kind case", kind, case)
    s.tell(EVERYONE, "closed seat case filled", seat, case, s.filled[case])
    s.phase = s.then
    if s.phase == phases.ROOM:
        lightened(s, seat)
