"""Quick, sensible choices for playouts: they need not be good, only not foolish."""

from mypy_extensions import i64

from filature.core.rng import Rng
from filature.core.seat import Seat

from . import actions as do
from . import phases
from .box import KINDS, RANGE, SPY
from .state import State


def choose(s: State, seat: Seat, options: list[int], rng: Rng) -> i64:
    """One of the options, mostly a sensible one."""
    count = len(options)
    if count == 1:
        return options[0]
    phase = s.phase
    if phase == phases.LAIR:  # the largest lair, or by lot
        last = options[count - 1]
        return last if last < do.STOP else options[count - 2]
    if phase == phases.SPY:
        return raid(s, seat, options, rng)
    if phase == phases.CAPTURED:
        if s.score[seat] + s.worth >= s.terms.target:
            return do.KILL
        return options[rng.below(count)]
    if phase == phases.FOIL:
        return options[1]
    return options[rng.below(count)]


def raid(s: State, seat: Seat, options: list[int], rng: Rng) -> i64:
    """The strongest spy that one's own lair can hold; else one that ruins another's."""
    power: i64
    size = s.size[seat]
    for power in range(size if size < RANGE else RANGE, 0, -1):
        if s.hands[seat * KINDS + SPY + power]:
            return do.SEND + power * do.SEATS + seat
    return options[rng.below(len(options))]
