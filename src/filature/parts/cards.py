"""Cards as counts: how many of each kind lie somewhere, in a stretch of a flat list.

An unseen deck is such a count.  Its order does not exist until a card is drawn, so there
is no tomorrow in a state for anyone to peek at.
"""

from mypy_extensions import i64

from filature.core.rng import Rng


def nth(counts: list[int], start: i64, n: i64) -> i64:
    """Where the n-th card from `start` on stands, counted from 0; there must be as many."""
    place = start
    while n >= counts[place]:
        n -= counts[place]
        place += 1
    return place


def held(counts: list[int], start: i64, stop: i64) -> i64:
    """How many cards a stretch holds."""
    total: i64 = 0
    place: i64
    for place in range(start, stop):
        total += counts[place]
    return total


def spread(counts: list[int], start: i64, stop: i64, rng: Rng) -> list[int]:
    """The kinds of a stretch, one entry a card, shuffled."""
    cards: list[int] = []
    place: i64
    for place in range(start, stop):
        left: i64 = counts[place]
        while left > 0:
            cards.append(place)
            left -= 1
    rng.shuffle(cards)
    return cards
