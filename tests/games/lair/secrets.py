"""Every secret of a match of lair, changed by hand: the oracle of the secrecy tests."""

from filature.core.numbers import Numbers
from filature.core.rng import Rng
from filature.core.seat import NOBODY, only, sees
from filature.games.lair import phases
from filature.games.lair.box import FIRST_SPY, KINDS, TAUNT
from filature.games.lair.state import State

DECK = -1


def scramble(s: State, seat: int, rng: Rng) -> int:
    """Changes what was dealt unseen by `seat`, keeping what it may know; tells how much."""
    places = [place for place in (DECK, *range(s.seats)) if place != seat]
    changed = 0
    for start, stop in ((0, FIRST_SPY), (FIRST_SPY, KINDS)):
        for _ in range(12):
            one = places[rng.below(len(places))]
            two = places[rng.below(len(places))]
            changed += swap(s, one, two, start, stop, rng)
    return changed


def pile(s: State, place: int) -> tuple[Numbers, int]:
    return (s.deck, 0) if place == DECK else (s.hands, place * KINDS)


def swap(s: State, one: int, two: int, start: int, stop: int, rng: Rng) -> int:
    """Exchanges two cards with the same back between two places."""
    (here, a), (there, b) = pile(s, one), pile(s, two)
    mine = [kind for kind in range(start, stop) if here[a + kind]]
    theirs = [kind for kind in range(start, stop) if there[b + kind]]
    if one == two or not mine or not theirs:
        return 0
    given, taken = mine[rng.below(len(mine))], theirs[rng.below(len(theirs))]
    if s.phase == phases.FOIL and TAUNT + s.letter in (given, taken):
        return 0  # `reseal` deals with these
    here[a + given] -= 1
    there[b + given] += 1
    there[b + taken] -= 1
    here[a + taken] += 1
    return int(given != taken)


def reseal(s: State, seat: int, rng: Rng) -> int:
    """Changes what others have chosen under seal; tells how much."""
    changed = 0
    for other in range(s.seats):
        if other == seat or not sees(s.answered, other):
            continue
        if s.phase == phases.VOTE:
            s.against ^= only(other)
            changed += 1
        elif s.phase == phases.FOIL and s.hands[other * KINDS + TAUNT + s.letter]:
            s.foiler = NOBODY if s.foiler == other else other
            changed += 1
    return changed
