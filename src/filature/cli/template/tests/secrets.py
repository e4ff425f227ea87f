"""Every secret of a match, changed by hand: the oracle of the secrecy tests.

Written from the rules and not from `belief.py`, so that the two can contradict each other.  If
seats choose under seal, add `reseal(s, seat, rng)`, which changes what the others have chosen.
"""

from filature.core.numbers import Numbers
from filature.core.rng import Rng
from filature_newgame.box import WIDTH
from filature_newgame.state import State

DECK = -1


def scramble(s: State, seat: int, rng: Rng) -> int:
    """Changes all that `seat` may not know, and nothing that it may; tells how much was changed."""
    places = [place for place in (DECK, *range(s.seats)) if place != seat]
    pairs = [[places[rng.below(len(places))] for _ in range(2)] for _ in range(12)]
    return sum(swap(s, one, two, rng) for one, two in pairs)


def pile(s: State, place: int) -> tuple[Numbers, int]:
    """Where the cards of a place are counted."""
    return (s.deck, 0) if place == DECK else (s.hands, place * WIDTH)


def swap(s: State, one: int, two: int, rng: Rng) -> int:
    """Exchanges a card of one place for a card of another."""
    (here, a), (there, b) = pile(s, one), pile(s, two)
    mine = [value for value in range(WIDTH) if here[a + value]]
    theirs = [value for value in range(WIDTH) if there[b + value]]
    if one == two or not mine or not theirs:
        return 0
    given, taken = mine[rng.below(len(mine))], theirs[rng.below(len(theirs))]
    here[a + given] -= 1
    there[b + given] += 1
    there[b + taken] -= 1
    here[a + taken] += 1
    return int(given != taken)


def whole(s: State) -> list[int]:
    """NEWGAME-CARDS-1  All cards by value, wherever they lie: none is ever lost or doubled."""
    found = [s.deck[value] + s.gone[value] for value in range(WIDTH)]
    for place, count in enumerate(s.hands):
        found[place % WIDTH] += count
    for value in s.table:
        found[value] += 1
    return found[1:]
