"""Quick, sensible choices for playouts, and how a match looks before its end.

Everything is weighed in spaces: what brings one forward, and what throws others back.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from filature.core.rng import Rng
from filature.core.seat import NOBODY, Seat

from .. import actions as do
from .. import box, standing
from ..box import HAND, LABS, NARROW, NOWHERE, number_of
from ..state import State

CATCH: Final = 9.0  # coming to the formula, to fight for it
WIN: Final = 100.0
PACE: Final = 9.0  # spaces of lead that make a match look two and a half times better
HELD: Final = 10.0  # spaces that the formula is worth


def choose(s: State, seat: Seat, options: list[int], rng: Rng) -> i64:
    """The option that is worth most in spaces; ties by lot."""
    if len(options) == 1:
        return options[0]
    best: i64 = options[0]
    highest = -1000.0
    for action in options:
        if s.screen and action < do.PASS:  # cards can wait
            continue
        value = worth(s, seat, action) + 0.001 * float(rng.below(100))
        if value > highest:
            highest = value
            best = action
    return best


def worth(s: State, seat: Seat, action: i64) -> float:
    """What an action is worth, roughly."""
    if action < do.BENCH:
        return plain_worth(s, seat, action)
    if action < do.ROAM:
        return bench_worth(s, seat, action - do.BENCH)
    if action < do.LAB:
        return roam_worth(s, seat, action - do.ROAM)
    if action < do.DISCARD:
        return gain(s, seat, number_of(action - do.LAB + LABS))
    if action < do.KEEP:
        return discard_worth(s, seat, action - do.DISCARD)
    if action == do.KEEP:
        return gain(s, seat, s.steps)
    if action == do.STOP:
        return CATCH
    if action == do.PASS:
        return 0.0
    if action < do.CHALLENGE:
        other = action - do.FIGHT
        return CATCH if standing.is_for_formula(s, other) else -danger(s, seat, other)
    if action >= do.FIGURE:
        return 0.0
    return challenge_worth(s, seat, action - do.CHALLENGE)


def plain_worth(s: State, seat: Seat, action: i64) -> float:
    """The throw, the end, and cards that move their owner."""
    if action == do.THROW:
        return 4.0
    if action == do.END:
        return 0.4
    if action == do.PLUS:
        return gain(s, seat, 3)
    if action == do.CLEAR:
        return 6.0 if s.reached[seat] else 3.0
    steps = standing.lab_ahead(s, seat) - s.place[seat]
    return gain(s, seat, steps if steps > 0 else -steps)


def gain(s: State, seat: Seat, steps: i64) -> float:
    """How much better a seat stands after so many steps."""
    place = s.place[seat]
    step: i64 = -1 if s.out[seat] else 1
    while steps > 0:
        steps -= 1
        place += step
        if is_prey(s, seat, place):
            return CATCH
        if place == 0 or place == s.box.vault:
            break
        if s.box.kinds[place] == NARROW and is_taken(s, place):
            break
    moved = float(place - s.place[seat] if place > s.place[seat] else s.place[seat] - place)
    if s.reached[seat] and s.holder != seat:
        moved *= 0.6
    if place == 0:
        return WIN if s.holder == seat else moved
    if place == s.box.vault:
        return moved + (6.0 if s.holder == NOBODY else 2.0) - (0.0 if s.thrown else 3.0)
    return moved + comfort(s, seat, place)


def is_taken(s: State, place: i64) -> bool:
    return any(other == place for other in s.place)


def comfort(s: State, seat: Seat, place: i64) -> float:
    """What a space does for who lands there."""
    kind = s.box.kinds[place]
    if kind == box.GUARD:
        return -2.5
    if kind == box.ROLL:
        return 3.5
    if kind == box.SAFE:
        return 3.0 if s.holder == seat else 1.0
    if kind <= box.VAULT:
        return 0.0
    best: i64 = 0
    n: i64
    for n in range(seat * HAND, seat * HAND + HAND):
        card = s.hands[n]
        if LABS <= card < box.NO_CARD and standing.fits_lab(kind, card):
            best = max(best, number_of(card))
    return 0.5 * float(best)


def discard_worth(s: State, seat: Seat, card: i64) -> float:
    """A card that no longer serves: a lab card whose labs lie behind."""
    if card < LABS:
        return 0.05
    return -0.2 if standing.lab_ahead(s, seat) != NOWHERE else 0.7


def is_prey(s: State, seat: Seat, place: i64) -> bool:
    """Whether a seat may fight for the formula on a space."""
    if s.holder == NOBODY or place != s.place[s.holder] or s.box.kinds[place] == box.SAFE:
        return False
    return place != s.box.vault and standing.can_steal(s, seat)


def way(s: State, seat: Seat) -> i64:
    """How many spaces of the way in and out a seat has behind it."""
    return 2 * s.box.vault - s.place[seat] if s.reached[seat] else s.place[seat]


def danger(s: State, seat: Seat, other: Seat) -> float:
    """How much a space more for another is a space less for this seat."""
    if other == s.holder:
        return 1.5 if s.place[other] > box.NUMBERS else 3.0
    if s.holder == seat:
        return 0.8 if s.reached[other] and s.place[other] >= s.place[seat] else 0.2
    return 0.7 if way(s, other) >= way(s, seat) else 0.3


def bench_worth(s: State, seat: Seat, to: Seat) -> float:
    """A turn lost: one die's throw, or two."""
    if to == seat:
        return 1.0 if passed_holder(s, seat) else -5.0
    lost = 7.0 if s.reached[to] else 3.5
    return lost * danger(s, seat, to) * (0.6 if s.benched[to] else 1.0)


def roam_worth(s: State, seat: Seat, to: Seat) -> float:
    """The way back to a guard, and the fight to get away from him."""
    guard = standing.guard_behind(s, to)
    if guard == NOWHERE:
        return -1.0
    back = 2.5 + float(guard - s.place[to] if guard > s.place[to] else s.place[to] - guard)
    if to == seat:
        return back if passed_holder(s, seat) and guard >= s.place[s.holder] else -back
    return back * danger(s, seat, to)


def challenge_worth(s: State, seat: Seat, foe: Seat) -> float:
    """Either may advance; a foe with a guard may get away."""
    freed = 2.5 if standing.kind_at(s, foe) == box.GUARD else 0.0
    return 1.0 - (1.0 + freed) * danger(s, seat, foe)


def passed_holder(s: State, seat: Seat) -> bool:
    """Whether a seat, on its way out, has overtaken the formula."""
    if s.holder == NOBODY or s.holder == seat or not s.out[seat]:
        return False
    return s.place[seat] < s.place[s.holder]


def outlook(s: State) -> list[float]:
    """Each seat's share by the way that it has behind it, and by who holds the formula."""
    weights = [exp(standing_of(s, seat) / PACE) for seat in range(s.seats)]
    total = sum(weights)
    return [weight / total for weight in weights]


def standing_of(s: State, seat: Seat) -> float:
    """How far a seat has come, in spaces."""
    if s.holder == NOBODY:
        return float(way(s, seat))
    gate = float(s.place[s.holder])
    if seat == s.holder:
        return HELD + 0.5 * (float(s.box.vault) - gate)
    if not s.reached[seat]:
        return 0.3 * float(s.place[seat] - s.box.vault)
    behind = float(s.place[seat] - s.place[s.holder])
    return -0.5 * behind if behind >= 0.0 else 0.3 * behind - 5.0
