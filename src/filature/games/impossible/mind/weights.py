"""How well an imagined deal explains what the others have done.

Who knows its target goes to it; who cannot know it tells nothing by moving.  What a seat
could know at the time follows from the cards that all have seen it read, as the imagined
deal has them.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from filature.core.seat import NOBODY, Seat
from filature.core.sentence import Sentence

from ..box import AGENTS, NO_SPOT, OWN, Box
from ..state import NOWHERE, State
from ..views import View

PULL: Final = 0.5  # a step nearer to a known target, or farther from it
FAR: Final = 4  # steps that count, in one move
MEMORY: Final = 40  # moves that are weighed, the last ones

# A trace: the seat, whence, whither, the cards that it had read, then where each figure stood.
HEAD: Final = 4


def traces(v: View, box: Box, news: list[Sentence]) -> list[int]:
    """Every move of others, with what the mover had read by then and where all stood."""
    seats = len(v.at)
    at = [NOWHERE] * seats
    read = [0] * seats
    found: list[int] = []
    for told in news:
        key = told.key
        if key == "placed":
            at[told.numbers[0]] = told.numbers[1]
        elif key == "moved":
            seat, square = told.numbers[0], told.numbers[1]
            if seat != v.seat and at[seat] != NOWHERE:
                found += [seat, at[seat], square, read[seat], *at]
            at[seat] = square
        elif key == "looked":
            spot = box.spot[told.numbers[2]]
            if spot != NO_SPOT:
                read[told.numbers[0]] |= 1 << spot
        elif key in ("yielded", "struck"):
            at[told.numbers[0]] = NOWHERE
    return found[-MEMORY * (HEAD + seats) :]


def credence(traces: list[int], s: State) -> float:
    """The odds of these moves, if the deal is that of the state."""
    size = HEAD + s.seats
    total = 0.0
    start: i64 = 0
    while start < len(traces):
        total += told(traces, start, s)
        start += size
    return exp(total)


def told(traces: list[int], start: i64, s: State) -> float:
    """What one move tells."""
    seat: i64 = traces[start]
    target = sure_of(s, seat, traces[start + 3], traces, start + HEAD)
    if target == NOBODY:
        return 0.0
    there: i64 = traces[start + HEAD + target]
    came: i64 = traces[start + 1]
    went: i64 = traces[start + 2]
    size: i64 = len(s.box.names)
    nearer: i64 = s.box.steps[came * size + there] - s.box.steps[went * size + there]
    return PULL * float(max(-FAR, min(FAR, nearer)))


def sure_of(s: State, seat: Seat, read: i64, traces: list[int], at: i64) -> Seat:
    """Whom a seat must take for its first target, by the cards that it had read."""
    prey = next_of(s, s.agent[seat])
    found: i64 = NOBODY
    other: i64
    for other in range(s.seats):
        if other == seat or traces[at + other] == NOWHERE:
            continue
        left: i64 = ((1 << AGENTS) - 1) & ~s.absent & ~(1 << s.agent[seat])
        first = s.colour[other] * OWN
        spot: i64
        for spot in range(first, first + OWN):
            if (read >> spot) & 1:
                left &= s.box.having[s.cards[spot]]
        if (left >> prey) & 1:
            if found != NOBODY:
                return NOBODY
            found = other
    return found


def next_of(s: State, agent: i64) -> i64:
    """MI-SETUP-7  Whom an agent hunts at first."""
    prey = (agent + 1) % AGENTS
    while (s.absent >> prey) & 1:
        prey = (prey + 1) % AGENTS
    return prey
