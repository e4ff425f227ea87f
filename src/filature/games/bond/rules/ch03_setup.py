"""Before the first turn, and which mission comes next."""

from mypy_extensions import i64

from filature.core.seat import EVERYONE, Seat, only
from filature.parts.order import end_of_tie, first_tie, rank_of, settle_tie

from .. import actions as do
from .. import phases
from .. import state as how
from ..state import TYPES, State
from .ch04_stages import come_to_stage

# La préparation ----------------------------------------------------------------


def throw_for_order(s: State, stars: i64) -> None:
    """BOND-SETUP-3  Everyone throws the white die; the highest begins."""
    s.tell(EVERYONE, "threw seat stars", s.thrower, stars)
    s.thrown[s.thrower] = stars
    low = s.tied[rank_of(s.order, s.thrower)]
    rank: i64
    for rank in range(low, end_of_tie(s.tied, low)):
        if s.thrown[s.order[rank]] == how.NO_THROW:
            s.thrower = s.order[rank]
            return
    settle_tie(s.order, s.tied, s.thrown, low)
    throw_again(s)


def throw_again(s: State) -> None:
    """BOND-SETUP-3  Those who are tied, and only they, throw again to tell themselves apart.

    BOND-SETUP-4  The order that comes of it is the order round the table.
    """
    low = first_tie(s.tied)
    if low < 0:
        s.phase = phases.DEAL
        return
    s.thrower = s.order[low]
    rank: i64
    for rank in range(low, end_of_tie(s.tied, low)):
        s.thrown[s.order[rank]] = how.NO_THROW


def deal(s: State, mission: i64) -> None:
    """BOND-SETUP-5  The k-th card is the mission of the k-th agent."""
    take(s, s.order[s.dealt], mission)
    s.dealt += 1
    if s.dealt == s.seats:
        s.phase = phases.READY


def take(s: State, seat: Seat, mission: i64) -> None:
    """BOND-SETUP-6, BOND-ABND-4  A mission sheet; Q hands out its base allocation.

    BOND-STAGE-2  The figure stands at the origin.
    """
    s.mission[seat] = mission
    s.stage[seat] = s.box.missions.start[mission]
    s.place[seat] = s.box.missions.place[s.stage[seat]]
    s.first[seat] = 1
    s.fighting[seat] = 0
    kind: i64
    for kind in range(TYPES):
        s.stock[seat * TYPES + kind] += s.box.missions.allocation[mission * TYPES + kind]
    s.tell(EVERYONE, "took seat mission place", seat, mission, s.place[seat])
    come_to_stage(s, seat)


def readies(s: State) -> list[int]:
    """BOND-SETUP-7, BOND-FORM-2, BOND-FORM-3  Ready, under a free code name; never 007."""
    return [
        do.READY + code
        for code in range(1, do.CODES + 1)
        if code != do.TAKEN_CODE and code not in s.code
    ]


def get_ready(s: State, seat: Seat, code: i64) -> None:
    """BOND-SETUP-7  Play starts once every agent has said to be ready."""
    s.code[seat] = code
    s.ready |= only(seat)
    s.tell(EVERYONE, "readied seat code", seat, code)
    if s.ready == (1 << s.seats) - 1:
        s.turn = s.order[0]
        s.phase = phases.BEGIN


# La désignation des missions ---------------------------------------------------


def free_missions(s: State, seat: Seat) -> list[int]:
    """BOND-MISS-1, BOND-MISS-2  Any that nobody is on, but the one just finished or abandoned."""
    taken: i64 = 0
    other: i64
    for other in range(s.seats):
        if s.mission[other] != how.NO_MISSION:
            taken |= 1 << s.mission[other]
    if s.last[seat] != how.NO_MISSION:
        taken |= 1 << s.last[seat]
    return [mission for mission in range(do.MISSIONS) if not (taken >> mission) & 1]


def choose(s: State, seat: Seat, mission: i64) -> None:
    """BOND-MISS-5  Chosen in the turn of the return; it begins with the next turn."""
    take(s, seat, mission)
    s.phase = phases.NEXT
