"""Quick, sensible choices for playouts, and how a match looks before its end.

A figure acts on what its own seat has read and been shown, not on the whole of the
imagined state: nobody is hunted down by somebody who could not know.
"""

from typing import Final

from mypy_extensions import i64

from filature.core.rng import Rng
from filature.core.seat import NOBODY, Seat

from .. import actions as do
from .. import phases, rules
from ..box import AGENTS, FACES, NO_SPOT, OWN, SPOTS
from ..state import HALF, State

KILL: Final = 10.0
CLUE: Final = 3.0
STEP: Final = 0.15
FEAR: Final = 0.6  # for each point of the die that brings a hunter who knows
UNSEEN: Final = 99  # steps to what is nowhere


def choose(s: State, seat: Seat, options: list[int], rng: Rng) -> i64:
    """One of the options, mostly a sensible one."""
    count = len(options)
    if count == 1:
        return options[0]
    if s.phase == phases.MOVE:
        return move(s, seat, options, rng)
    if s.phase == phases.CHALLENGE:
        return challenge(s, seat, options)
    if s.phase == phases.PLACE:  # the cards lie well enough
        return options[count - 1 - rng.below(OWN)]
    return options[rng.below(count)]


# What a seat knows -----------------------------------------------------------------


def suspects(s: State, seat: Seat, other: Seat) -> i64:
    """The agents that another may be, by what a seat has read and been shown, a bit each."""
    if (s.met[seat] >> other) & 1:
        return 1 << s.agent[other]
    left: i64 = ((1 << AGENTS) - 1) & ~s.absent & ~(1 << s.agent[seat])
    start = s.colour[other] * OWN
    read = s.looked[seat] >> start
    spot: i64
    for spot in range(OWN):
        if (read >> spot) & 1:
            left &= s.box.having[s.cards[start + spot]]
    return left


def prey(s: State, seat: Seat) -> Seat:
    """The seat that this one is sure to hunt, or NOBODY."""
    found: i64 = NOBODY
    other: i64
    for other in range(s.seats):
        if other == seat or not (s.alive >> other) & 1:
            continue
        if (suspects(s, seat, other) >> s.mission[seat]) & 1:
            if found != NOBODY:
                return NOBODY
            found = other
    return found


def hunter(s: State, seat: Seat) -> Seat:
    """The seat that hunts this one, if it is sure of it."""
    other: i64
    for other in range(s.seats):
        if other != seat and (s.alive >> other) & 1 and rules.is_target(s, other, seat):
            return other if prey(s, other) == seat else NOBODY
    return NOBODY


# Moving ----------------------------------------------------------------------------


def move(s: State, seat: Seat, options: list[int], rng: Rng) -> i64:
    """Onto the target, else to a card not read yet, and not where the hunter comes."""
    target = prey(s, seat)
    feared = hunter(s, seat)
    wanted: i64 = s.at[target] if target != NOBODY else any_clue(s, seat, rng)
    size: i64 = len(s.box.names)
    best: i64 = options[0]
    highest = -1000.0
    for action in options:
        square: i64 = action - do.MOVE if action >= do.MOVE else s.at[seat]
        value = 0.001 * float(rng.below(200))
        if wanted >= 0:
            value -= STEP * float(s.box.steps[square * size + wanted])
        value += arrival(s, seat, square, target)
        if feared != NOBODY:
            value -= danger(s, seat, square, feared)
        if value > highest:
            highest = value
            best = action
    return best


def any_clue(s: State, seat: Seat, rng: Rng) -> i64:
    """The square of some card that a seat has not read, of a rival alive; -1 if none."""
    start: i64 = rng.below(SPOTS)
    n: i64
    for n in range(SPOTS):
        spot = (start + n) % SPOTS
        if is_news(s, seat, spot):
            return s.box.square[spot]
    return -1


def is_news(s: State, seat: Seat, spot: i64) -> bool:
    owner = s.owner[spot // OWN]
    if owner in (NOBODY, seat) or not (s.alive >> owner) & 1:
        return False
    return not ((s.looked[seat] | s.gone) >> spot) & 1 and not (s.met[seat] >> owner) & 1


def arrival(s: State, seat: Seat, square: i64, target: Seat) -> float:
    """What awaits a seat on a square: its target, or a card to read."""
    spot = s.box.spot[square]
    if target != NOBODY:
        home = spot != NO_SPOT and s.owner[spot // OWN] == target
        return KILL if s.at[target] == square and not home else 0.0
    return CLUE if spot != NO_SPOT and is_news(s, seat, spot) else 0.0


def danger(s: State, seat: Seat, square: i64, feared: Seat) -> float:
    """How many faces of the die bring the hunter here."""
    spot = s.box.spot[square]
    if spot != NO_SPOT and s.owner[spot // OWN] == seat:
        return 0.0
    steps: i64 = s.box.steps[s.at[feared] * len(s.box.names) + square]
    steps = max(1, steps)
    pace = rules.multiplier(s, feared)
    if pace > 1:
        steps = (steps + pace - 1) // pace
    elif pace == 0 and s.terms.no_victim == HALF:
        steps = 2 * steps - 1
    return FEAR * float(max(0, FACES + 1 - steps))


def challenge(s: State, seat: Seat, options: list[int]) -> i64:
    """Whoever may be the target, when few others may."""
    best: i64 = options[0]
    odds: i64 = 0
    rivals: i64 = 0
    other: i64
    for other in range(s.seats):
        if other == seat or not (s.alive >> other) & 1:
            continue
        if (suspects(s, seat, other) >> s.mission[seat]) & 1:
            rivals += 1
            if do.CHALLENGE + other in options:
                odds += 1
                best = do.CHALLENGE + other
    return best if odds and rivals <= 2 else options[0]


# How it looks ----------------------------------------------------------------------


def outlook(s: State) -> list[float]:
    """Who is alive, who knows the target, and who is known to the hunter."""
    if s.first == NOBODY:  # nobody has moved yet
        return [1.0 / float(s.seats)] * s.seats
    weights = [0.0] * s.seats
    seat: i64
    for seat in range(s.seats):
        if (s.alive >> seat) & 1:
            weights[seat] = standing(s, seat)
    total = sum(weights)
    return [weight / total for weight in weights]


def standing(s: State, seat: Seat) -> float:
    found = 1.0 + 0.5 * float(s.victims[seat])
    if prey(s, seat) != NOBODY:
        found += 0.7
    if hunter(s, seat) != NOBODY:
        found *= 0.6
    return found
