"""A state that a viewer could believe in: all that it knows, and the rest dealt at random.

Bots search such states and are never given the true one, so they cannot cheat.  It must look to the
viewer exactly as its View does; what the viewer could have concluded must hold in it.
"""

from filature.core.numbers import numbers
from filature.core.rng import Rng
from filature.parts.cards import spread

from .box import WIDTH, Box
from .state import State
from .views import View


def imagine(v: View, box: Box, rng: Rng) -> State:
    """Every card that the viewer has not seen is as likely in every place it cannot see."""
    s = State(len(v.score), box)
    s.phase, s.dealt, s.leader, s.turn = v.phase, v.dealt, v.leader, v.turn
    s.table, s.gone, s.score = numbers(v.table), numbers(v.gone), numbers(v.score)
    for value, count in enumerate(v.my_hand):
        s.hands[v.seat * WIDTH + value] = count
    s.deck = numbers(unseen(v, box))
    cards = list(spread(s.deck, 0, WIDTH, rng))
    for seat in range(s.seats):
        for _ in range(0 if seat == v.seat else v.held[seat]):
            card = cards.pop()
            s.deck[card] -= 1
            s.hands[seat * WIDTH + card] += 1
    return s


def unseen(v: View, box: Box) -> list[int]:
    """The cards of the box that the viewer cannot see, counted by value."""
    seen = [0] * WIDTH
    for pile in (v.gone, v.my_hand):
        for value, count in enumerate(pile):
            seen[value] += count
    for value in v.table:
        seen[value] += 1
    return [count - seen[value] if value else 0 for value, count in enumerate(box.cards)]
