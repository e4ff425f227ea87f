"""The mission sheet and its stages; the counter-espionage."""

from mypy_extensions import i64

from filature.core.seat import EVERYONE, Seat
from filature.parts.order import rank_of

from ..box import NO_STAGE, Q
from ..places import LONDON
from ..state import GEAR, TYPES, State

# Les étapes --------------------------------------------------------------------


def stage_here(s: State, seat: Seat) -> i64:
    """BOND-STAGE-12  The sort of the present stage where it is, else NO_STAGE; none is skipped."""
    stage = s.stage[seat]
    here = s.place[seat] == s.box.missions.place[stage]
    return s.box.missions.sort[stage] if here else NO_STAGE


def come_to_stage(s: State, seat: Seat) -> None:
    """BOND-STAGE-6  Q waits at a branch when its stage has come, and may have nothing to ask."""
    open_branch(s, seat)
    if stage_here(s, seat) == Q and not missing_gear(s, seat):
        finish_stage(s, seat)


def open_branch(s: State, seat: Seat) -> None:
    """BOND-STAGE-6  Out of London, Q is where the present stage is his."""
    if stage_here(s, seat) == Q and s.place[seat] != LONDON:
        s.branch[seat] = s.place[seat]


def missing_gear(s: State, seat: Seat) -> i64:
    """BOND-STAGE-7  How much gear must still be obtained at this stage of Q, whatever is held."""
    held = s.stock[seat * TYPES + GEAR] if s.terms.required_by_holding else s.got[seat]
    return max(0, s.box.missions.gear[s.stage[seat]] - held)


def finish_stage(s: State, seat: Seat) -> None:
    """BOND-STAGE-12, BOND-STAGE-16  On to the next stage, be it at the same place."""
    start = s.box.missions.start[s.mission[seat]]
    s.tell(EVERYONE, "done seat number", seat, s.stage[seat] - start + 1)
    s.stage[seat] += 1
    s.got[seat] = 0
    s.fighting[seat] = 0
    come_to_stage(s, seat)


# Le contre-espionnage ----------------------------------------------------------


def villain(s: State, seat: Seat) -> Seat:
    """BOND-CE-1, BOND-CE-5  Whoever is next in the order of play, lost or not."""
    return s.order[(rank_of(s.order, seat) + 1) % s.seats]
