"""Quick, sensible choices for playouts: they need not be good, only not foolish."""

from mypy_extensions import i64

from filature.core.rng import Rng
from filature.core.seat import Seat

from .. import actions as do
from .. import phases
from ..box import COPIES, KINDS, RANGE, SPY, TAUNT
from ..rules import plain
from ..state import YELLOW, State


def choose(s: State, seat: Seat, options: list[int], rng: Rng) -> i64:
    """One of the options, mostly a sensible one."""
    count = len(options)
    if count == 1:
        return options[0]
    phase = s.phase
    if phase == phases.LAIR or phase == phases.SPY:
        best = largest(options)
        if best == do.PASS:
            best = raid(s, seat, rng)
        return best if best != do.PASS else options[0]  # which is to pass, where one may
    if phase == phases.CAPTURED:
        return revenge(s, seat, options)
    if phase == phases.FOIL:
        return options[1]
    return do.DONE if phase == phases.ADD else options[rng.below(count)]


# Lairs and raids --------------------------------------------------------------------


def largest(options: list[int]) -> i64:
    """The largest lair that may be laid."""
    best: i64 = do.PASS
    for action in options:
        if do.LAIR < action < do.STOP:
            best = action
    return best


def raid(s: State, seat: Seat, rng: Rng) -> i64:
    """The spy that brings most: caught in one's own lair, or the ruin of another's."""
    power = strongest(s, seat)
    unseen = promise(s, seat)
    if power and float(power) >= unseen:
        return do.SEND + power * do.SEATS + seat
    taken: i64 = fetched(s, seat, rng) if unseen > 0.0 else do.PASS
    return taken if taken != do.PASS else ambush(s, seat)


def strongest(s: State, seat: Seat) -> i64:
    """The power of the strongest spy in hand that one's own lair can hold; 0 if none."""
    size = s.size[seat]
    mine = seat * KINDS + SPY
    power: i64
    if s.spies[seat]:
        for power in range(size if size < RANGE else RANGE, 0, -1):
            if s.hands[mine + power]:
                return power
    return 0


def promise(s: State, seat: Seat) -> float:
    """What a spy that nobody here has seen should bring in one's own lair: less than nothing
    where it would rather ruin it."""
    size = s.size[seat]
    if size == 0:
        return 0.0
    gain: i64 = 0
    total: i64 = 0
    mine = seat * KINDS + SPY
    power: i64
    for power in range(1, RANGE + 1):
        count = s.box.cards[SPY + power] - s.discard[SPY + power] - s.hands[mine + power]
        total += count
        gain += count * (power if power <= size else -size)
    return float(gain) / float(total) if total else 0.0


def fetched(s: State, seat: Seat, rng: Rng) -> i64:
    """A spy from the deck, else from the next hand that has one, into one's own lair."""
    if s.top == YELLOW:
        return do.TOP + seat
    start = rng.below(s.seats)
    n: i64
    for n in range(s.seats):
        owner = (start + n) % s.seats
        if owner != seat and s.spies[owner]:
            return do.STEAL + owner * do.SEATS + seat
    return do.PASS


def ambush(s: State, seat: Seat) -> i64:
    """The largest lair that a spy in hand breaks, and the weakest spy that does."""
    if not s.spies[seat]:
        return do.PASS
    best: i64 = do.PASS
    largest: i64 = 0
    to: i64
    for to in range(s.seats):
        if to != seat and s.size[to] > largest:
            power = breaker(s, seat, s.size[to])
            if power:
                largest = s.size[to]
                best = do.SEND + power * do.SEATS + to
    return best


def breaker(s: State, seat: Seat, size: i64) -> i64:
    """The power of the weakest spy in hand that breaks a lair of a size; 0 if none does."""
    power: i64
    for power in range(size + 1, RANGE + 1):
        if s.hands[seat * KINDS + SPY + power]:
            return power
    return 0


# Revenge ---------------------------------------------------------------------------


def revenge(s: State, seat: Seat, options: list[int]) -> i64:
    """Kill to win; else taunt where the risk pays, with a safe letter first."""
    if s.score[seat] + s.worth >= s.terms.target:
        return do.KILL
    best: i64 = do.KILL
    for action in options:
        if action >= do.TAUNT and is_safe(s, seat, action - do.TAUNT):
            return action
        best = action
    if best == do.KILL:
        return best
    others: i64 = 0
    owner: i64
    for owner in range(s.seats):
        if owner != seat:
            others += plain(s, owner)
    unseen = others + s.deck_plain
    lost = float(others) * float(2 * s.worth + s.size[seat])
    return best if float(unseen * s.worth) > lost else do.KILL


def is_safe(s: State, seat: Seat, letter: i64) -> bool:
    """Whether no other can hold that letter."""
    return s.discard[TAUNT + letter] + s.hands[seat * KINDS + TAUNT + letter] >= COPIES
