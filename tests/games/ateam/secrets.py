"""Every secret of a match of ateam, changed by hand: the oracle of the secrecy tests."""

from filature.core.numbers import numbers
from filature.core.rng import Rng
from filature.games.ateam.box import HAND, KINDS, NO_CARD
from filature.games.ateam.state import State

DECK = -1


def scramble(s: State, seat: int, rng: Rng) -> int:
    """Changes what `seat` may not know, keeping what it may; returns how much was changed."""
    places = [place for place in (DECK, *range(s.seats)) if place != seat]
    changed = 0
    for _ in range(12):
        one, two = places[rng.below(len(places))], places[rng.below(len(places))]
        changed += swap(s, one, two, rng)
    return changed + redraw(s, seat, rng)


def cards_of(s: State, place: int) -> list[int]:
    if place == DECK:
        return [kind for kind in range(KINDS) for _ in range(s.deck[kind])]
    return [card for card in list(s.hands[place * HAND : place * HAND + HAND]) if card != NO_CARD]


def put(s: State, place: int, cards: list[int]) -> None:
    if place == DECK:
        s.deck = numbers([cards.count(kind) for kind in range(KINDS)])
    else:
        for n, card in enumerate(sorted(cards) + [NO_CARD] * (HAND - len(cards))):
            s.hands[place * HAND + n] = card


def swap(s: State, one: int, two: int, rng: Rng) -> int:
    """Exchanges two cards between two places."""
    here, there = cards_of(s, one), cards_of(s, two)
    if one == two or not here or not there:
        return 0
    given, taken = here[rng.below(len(here))], there[rng.below(len(there))]
    here.remove(given)
    there.remove(taken)
    put(s, one, [*here, taken])
    put(s, two, [*there, given])
    return int(given != taken)


def reseal(s: State, seat: int, rng: Rng) -> int:
    """Nothing is chosen under seal in this game."""
    return 0


def redraw(s: State, seat: int, rng: Rng) -> int:
    """What the others once drew, drawn anew."""
    changed = 0
    for n in range(len(s.drawn)):
        late = n - s.seats * HAND
        who = n // HAND if late < 0 else s.gone[late] // KINDS
        if who != seat:
            before = s.drawn[n]
            s.drawn[n] = rng.below(KINDS)
            changed += int(s.drawn[n] != before)
    return changed
