"""A state that a viewer could believe in: all that it knows, and the rest dealt at random."""

from filature.core.numbers import numbers
from filature.core.rng import Rng
from filature.parts.cards import spread

from .box import KINDS, Box
from .state import ANSWER, NO_CARD, State, Terms
from .views import View


def imagine(v: View, box: Box, terms: Terms, rng: Rng) -> State:
    """Every card that the viewer has not seen is as likely in every place it cannot see."""
    s = State(len(v.score), box, terms)
    s.phase, s.dealt, s.turn, s.target = v.phase, v.dealt, v.turn, v.target
    s.files, s.score = numbers([n for file in v.files for n in file]), numbers(v.score)
    for kind, count in enumerate(v.my_hand):
        s.hands[v.seat * KINDS + kind] = count
    s.deck = numbers(unseen(v, box))
    cards = list(spread(s.deck, 0, KINDS, rng))
    s.dropped = v.my_drop
    if v.phase == ANSWER and v.my_drop == NO_CARD:
        s.dropped = cards.pop()
        s.deck[s.dropped] -= 1
    for seat in range(s.seats):
        for _ in range(0 if seat == v.seat else v.held[seat]):
            card = cards.pop()
            s.deck[card] -= 1
            s.hands[seat * KINDS + card] += 1
    return s


def unseen(v: View, box: Box) -> list[int]:
    """The cards of the box that the viewer cannot see, counted by kind."""
    left = list(box.cards)
    for pile in (*v.files, v.my_hand):
        for kind, count in enumerate(pile):
            left[kind] -= count
    if v.my_drop != NO_CARD:
        left[v.my_drop] -= 1
    return left
