"""Throwing for the order of play: ties are thrown again, among the tied alone.

`order` holds a seat for each rank, `tied` for each rank the first rank of those that are
not yet told apart, `thrown` for each seat what it threw.
"""

from mypy_extensions import i64

from filature.core.numbers import Numbers


def rank_of(order: Numbers, seat: i64) -> i64:
    """At which rank a seat stands."""
    rank: i64 = 0
    while order[rank] != seat:
        rank += 1
    return rank


def end_of_tie(tied: Numbers, low: i64) -> i64:
    """The rank after the last of those that stand together from rank `low` on."""
    high = low
    while high < len(tied) and tied[high] == low:
        high += 1
    return high


def first_tie(tied: Numbers) -> i64:
    """The first rank of the highest tie; -1 when all are told apart."""
    rank: i64
    for rank in range(1, len(tied)):
        if tied[rank] != rank:
            return tied[rank]
    return -1


def settle_tie(order: Numbers, tied: Numbers, thrown: Numbers, low: i64) -> None:
    """Sorts a tie by what was thrown, the highest first; equal throws stay tied."""
    high = end_of_tie(tied, low)
    rank: i64
    for rank in range(low + 1, high):
        seat = order[rank]
        place = rank
        while place > low and thrown[order[place - 1]] < thrown[seat]:
            order[place] = order[place - 1]
            place -= 1
        order[place] = seat
    for rank in range(low, high):
        same = rank > low and thrown[order[rank]] == thrown[order[rank - 1]]
        tied[rank] = tied[rank - 1] if same else rank
