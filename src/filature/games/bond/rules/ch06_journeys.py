"""Journeys."""

from mypy_extensions import i64

from filature.core.seat import EVERYONE, Seat

from .. import actions as do
from .. import phases
from .. import state as how
from ..box import REPORT, Q
from ..places import LONDON, NOWHERE
from ..state import TRANSPORT, TYPES, State
from ..ways import FAR, Ways
from .ch02_form import report
from .ch04_stages import open_branch, stage_here
from .ch07_q import may_equip
from .ch08_engagements import may_engage

# Les déplacements --------------------------------------------------------------


def may_leave(s: State, seat: Seat) -> bool:
    """BOND-MOVE-1  Not in the first turn (BOND-STAGE-2), nor before Q has given what is due.

    A branch that is left is closed for good (BOND-Q-2): its stage could never be done.
    """
    return not s.first[seat] and (stage_here(s, seat) != Q or s.place[seat] == LONDON)


def add_journeys(s: State, seat: Seat, found: list[int]) -> None:
    """BOND-MOVE-1, BOND-MOVE-8  A line, a transit, or a direct link of Q that can be paid."""
    here, purse = s.place[seat], s.stock[seat * TYPES + TRANSPORT]
    add_ways(found, s.box.lines, here, do.GO, 1)
    add_ways(found, s.box.transit, here, do.TRANSIT, FAR)
    add_ways(found, s.box.express, here, do.EXPRESS, purse)


def add_ways(found: list[int], ways: Ways, here: i64, base: i64, most: i64) -> None:
    """BOND-MOVE-8  The ways from here that cost no more than so much."""
    way: i64
    for way in range(ways.start[here], ways.start[here + 1]):
        if ways.price[way] <= most:
            found.append(base + ways.to[way])


def go(s: State, seat: Seat, to: i64) -> None:
    """BOND-MOVE-2  Along one line, in one turn."""
    s.tell(EVERYONE, "went seat place", seat, to)
    leave(s, seat)
    arrive(s, seat, to)


def transit(s: State, seat: Seat, to: i64) -> None:
    """BOND-MOVE-4, BOND-MOVE-6  As many turns as the table says; there is no way back."""
    turns = s.box.transit.price[s.box.transit.find(s.place[seat], to)]
    s.tell(EVERYONE, "boarded seat place turns", seat, to, turns)
    leave(s, seat)
    s.toward[seat] = to
    s.left[seat] = turns
    travel_on(s, seat)


def travel_on(s: State, seat: Seat) -> None:
    """BOND-MOVE-6  One more turn of transit; with the last one the agent arrives."""
    s.left[seat] -= 1
    if s.left[seat] > 0:
        s.tell(EVERYONE, "travels seat place turns", seat, s.toward[seat], s.left[seat])
        s.phase = phases.END
        return
    to = s.toward[seat]
    s.toward[seat] = NOWHERE
    s.tell(EVERYONE, "landed seat place", seat, to)
    arrive(s, seat, to)


def express(s: State, seat: Seat, to: i64) -> None:
    """BOND-MOVE-8, BOND-MOVE-9  One turn; the points, of any vehicle, go back to Q."""
    price = s.box.express.price[s.box.express.find(s.place[seat], to)]
    s.stock[seat * TYPES + TRANSPORT] -= price
    s.tell(EVERYONE, "rushed seat place points", seat, to, price)
    leave(s, seat)
    arrive(s, seat, to)


def leave(s: State, seat: Seat) -> None:
    """BOND-MOVE-1, BOND-Q-2  A branch of Q closes behind whoever leaves it."""
    s.place[seat] = NOWHERE
    s.branch[seat] = NOWHERE
    s.fighting[seat] = 0


def arrive(s: State, seat: Seat, to: i64) -> None:
    """BOND-MOVE-6, BOND-TURN-2  The place is reached; what can be done there can be done now."""
    s.place[seat] = to
    if stage_here(s, seat) == REPORT:
        report(s, seat)  # BOND-Q-9  and nothing else
        return
    open_branch(s, seat)
    if may_engage(s, seat) or (s.terms.equip_on_arrival and may_equip(s, seat)):
        s.phase = phases.ARRIVED
    else:
        s.phase = phases.END


def is_near_home(s: State, seat: Seat) -> bool:
    """BOND-MOVE-1, BOND-STAGE-15  Whether only the report is left, and London is a journey away."""
    if s.mission[seat] == how.NO_MISSION or s.box.missions.sort[s.stage[seat]] != REPORT:
        return False
    if s.toward[seat] != NOWHERE:
        return s.toward[seat] == LONDON
    here, purse = s.place[seat], s.stock[seat * TYPES + TRANSPORT]
    link = s.box.express.find(here, LONDON)
    by_link = link >= 0 and s.box.express.price[link] <= purse
    return here == LONDON or by_link or s.box.lines.find(here, LONDON) >= 0
