"""Cards as counts: how many of each kind lie somewhere, in a stretch of a flat row.

An unseen deck is such a count.  Its order does not exist until a card is drawn, so there
is no tomorrow in a state for anyone to peek at.
"""

from mypy_extensions import i64

from filature.core.numbers import Numbers, zeros
from filature.core.rng import Rng


def nth(counts: Numbers, start: i64, n: i64) -> i64:
    """Where the n-th card from `start` on stands, counted from 0; there must be as many."""
    place = start
    while n >= counts[place]:
        n -= counts[place]
        place += 1
    return place


def held(counts: Numbers, start: i64, stop: i64) -> i64:
    """How many cards a stretch holds."""
    total: i64 = 0
    place: i64
    for place in range(start, stop):
        total += counts[place]
    return total


def spread(counts: Numbers, start: i64, stop: i64, rng: Rng) -> Numbers:
    """The kinds of a stretch, one entry a card, shuffled."""
    cards = zeros(held(counts, start, stop))
    laid: i64 = 0
    place: i64
    left: i64
    for place in range(start, stop):
        left = counts[place]
        while left > 0:
            j = rng.below(laid + 1)
            cards[laid] = cards[j]
            cards[j] = place
            laid += 1
            left -= 1
    return cards
