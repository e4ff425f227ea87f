"""Department Q."""

from mypy_extensions import i64

from filature.core.seat import EVERYONE, Seat

from .. import actions as do
from .. import phases
from ..box import Q
from ..places import LONDON, NOWHERE
from ..state import ARMS, GEAR, TRANSPORT, TYPES, State
from .ch04_stages import stage_here

# Le département Q --------------------------------------------------------------


def may_equip(s: State, seat: Seat) -> bool:
    """BOND-Q-1, BOND-Q-10  In London, also where one fights there, or at the open branch."""
    return s.place[seat] == LONDON or s.branch[seat] != NOWHERE


def add_equips(found: list[int]) -> None:
    """BOND-Q-3  Instead of moving: the red die, the yellow or the blue."""
    found.append(do.EQUIP + ARMS)
    found.append(do.EQUIP + GEAR)
    found.append(do.EQUIP + TRANSPORT)


def equip(s: State, seat: Seat, kind: i64) -> None:
    """BOND-Q-3, BOND-Q-5  One throw a turn."""
    s.die = kind
    s.phase = phases.GAIN


def gain(s: State, seat: Seat, points: i64) -> None:
    """BOND-Q-4, BOND-Q-5, BOND-Q-7  As many points as the face shows, without limit."""
    s.stock[seat * TYPES + s.die] += points
    s.tell(EVERYONE, "equipped seat points type", seat, points, s.die)
    if stage_here(s, seat) == Q and s.die == GEAR:
        s.got[seat] += points
    s.phase = phases.END
