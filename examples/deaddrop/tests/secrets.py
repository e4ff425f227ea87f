"""Every secret of a match of Dead Drop, changed by hand: the oracle of the secrecy tests."""

from filature.core.rng import Rng
from filature_deaddrop import actions as do
from filature_deaddrop.box import KINDS
from filature_deaddrop.state import ANSWER, NO_CARD, State

DECK, DROPPED = -1, -2  # places where cards lie unseen, besides the hands


def scramble(s: State, seat: int, rng: Rng) -> int:
    """Changes all that `seat` may not know; tells how much."""
    places = [place for place in (DECK, *range(s.seats)) if place != seat]
    places += [DROPPED] if s.phase == ANSWER and s.turn != seat else []
    pairs = [[places[rng.below(len(places))] for _ in range(2)] for _ in range(12)]
    return sum(swap(s, one, two, rng) for one, two in pairs)


def cards_of(s: State, place: int) -> list[int]:
    if place == DROPPED:
        return [s.dropped]
    pile = s.deck if place == DECK else s.hands[place * KINDS : (place + 1) * KINDS]
    return [kind for kind in range(KINDS) for _ in range(pile[kind])]


def put(s: State, place: int, old: int, new: int) -> None:
    """One card of a place becomes another."""
    if place == DROPPED:
        s.dropped = new
        return
    pile, start = (s.deck, 0) if place == DECK else (s.hands, place * KINDS)
    pile[start + old] -= 1
    pile[start + new] += 1


def swap(s: State, one: int, two: int, rng: Rng) -> int:
    """Exchanges a card of one place for a card of another."""
    mine, theirs = cards_of(s, one), cards_of(s, two)
    if one == two or not mine or not theirs:
        return 0
    given, taken = mine[rng.below(len(mine))], theirs[rng.below(len(theirs))]
    put(s, one, given, taken)
    put(s, two, taken, given)
    return int(given != taken)


def lays_open(s: State, seat: int, action: int) -> bool:
    """DROP-TAKE-2, DROP-TAKE-3  Taken or left, the card is turned up."""
    return action in (do.TAKE, do.LEAVE)


def whole(s: State) -> list[int]:
    """DROP-CARDS-1  All cards by kind, wherever they lie: none is ever lost or doubled."""
    found = list(s.deck)
    for pile in (s.hands, s.files):
        for place, count in enumerate(pile):
            found[place % KINDS] += count
    if s.dropped != NO_CARD:
        found[s.dropped] += 1
    return found
