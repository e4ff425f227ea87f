"""A turn."""

from mypy_extensions import i64

from filature.core.seat import EVERYONE, Seat
from filature.parts.order import rank_of

from .. import actions as do
from .. import phases
from .. import state as how
from ..box import REPORT
from ..places import NOWHERE
from ..state import State
from .ch01_goal import end, is_decided
from .ch02_form import best_total, report
from .ch04_stages import come_to_stage, stage_here
from .ch06_journeys import add_journeys, is_near_home, may_leave, travel_on
from .ch07_q import add_equips, may_equip
from .ch08_engagements import is_bound, may_engage

# Le tour de jeu ----------------------------------------------------------------


def begin_turn(s: State) -> None:
    """BOND-TURN-1  An agent acts once a turn.  BOND-MOVE-6  Whoever is in transit travels on."""
    seat = s.turn
    if s.mission[seat] == how.NO_MISSION:
        s.phase = phases.CHOOSE
    elif s.toward[seat] != NOWHERE:
        travel_on(s, seat)
    elif stage_here(s, seat) == REPORT:
        report(s, seat)
    else:
        s.phase = phases.TURN


def turns(s: State, seat: Seat) -> list[int]:
    """BOND-TURN-1, BOND-TURN-5  Engage, wait, abandon, equip or travel: one of them."""
    found: list[int] = []
    if may_engage(s, seat):
        found.append(do.ENGAGE)
        if is_bound(s, seat):
            found.append(do.ABANDON)
            return found
    found.append(do.PASS)  # BOND-TURN-6
    found.append(do.ABANDON)
    if may_equip(s, seat):
        add_equips(found)
    if may_leave(s, seat):
        add_journeys(s, seat, found)
    return found


def arrivals(s: State, seat: Seat) -> list[int]:
    """BOND-TURN-2  Move first, then play at the place reached, in the same turn."""
    found: list[int] = []
    if may_engage(s, seat):
        found.append(do.ENGAGE)
        if s.terms.forced_engagement:
            return found
    found.append(do.PASS)
    if s.terms.equip_on_arrival and may_equip(s, seat):
        add_equips(found)
    return found


def pass_by(s: State, seat: Seat) -> None:
    """BOND-TURN-6, BOND-MISS-3  Waiting is allowed, also for a mission about to be free."""
    s.tell(EVERYONE, "waited seat", seat)
    s.phase = phases.END


def end_turn(s: State) -> None:
    """BOND-TURN-4  Whatever comes next comes with the next turn.

    BOND-STAGE-16  A stage at which Q has nothing to ask ends now, so that the next one waits.
    """
    s.first[s.turn] = 0
    come_to_stage(s, s.turn)
    s.phase = phases.NEXT


def next_turn(s: State) -> None:
    """BOND-TURN-1  Round the table, in the order of play; a long lull closes the evaluation.

    BOND-GOAL-5  Once it is decided, the rest of the round is for those who may still be first.
    """
    decided = is_decided(s)
    rank = rank_of(s.order, s.turn)
    step: i64
    for step in range(1, s.seats + 1):
        if rank + step == s.seats:
            if decided:
                end(s, how.BY_TARGET)
                return
            s.round += 1
            s.quiet += 1
            s.early = len(s.home)
        s.turn = s.order[(rank + step) % s.seats]
        if s.standing[s.turn] == how.IN_PLAY and (not decided or may_be_first(s, s.turn)):
            break
    if s.quiet >= s.terms.close:
        end(s, how.BY_CLOSING)
    else:
        s.phase = phases.BEGIN


def may_be_first(s: State, seat: Seat) -> bool:
    """BOND-TURN-2, BOND-GOAL-5  Whether an agent can report this turn, with a better total."""
    if s.early == len(s.home):  # nobody came home in this round
        return False
    return is_near_home(s, seat) and best_total(s, seat) > s.score[s.home[s.early]]
