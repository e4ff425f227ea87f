"""Throwing for the order of play."""

from filature.core.numbers import Numbers, numbers
from filature.parts.order import end_of_tie, first_tie, rank_of, settle_tie


def thrown(order: Numbers, tied: Numbers, throws: dict[int, int]) -> None:
    seats = [throws.get(seat, -1) for seat in range(len(order))]
    settle_tie(order, tied, numbers(seats), first_tie(tied))


def test_ties_are_thrown_again_among_the_tied() -> None:
    order, tied = numbers([0, 1, 2, 3]), numbers([0, 0, 0, 0])
    assert (first_tie(tied), end_of_tie(tied, 0)) == (0, 4)
    thrown(order, tied, {0: 2, 1: 1, 2: 2, 3: 3})
    assert list(order) == [3, 0, 2, 1]
    assert list(tied) == [0, 1, 1, 3]
    assert (first_tie(tied), end_of_tie(tied, 1)) == (1, 3)
    thrown(order, tied, {0: 2, 2: 3})
    assert list(order) == [3, 2, 0, 1]
    assert first_tie(tied) == -1
    assert [rank_of(order, seat) for seat in range(4)] == [2, 3, 1, 0]


def test_two_ties_are_settled_one_after_the_other() -> None:
    order, tied = numbers([0, 1, 2, 3]), numbers([0, 0, 0, 0])
    thrown(order, tied, {0: 1, 1: 3, 2: 1, 3: 3})
    assert list(order) == [1, 3, 0, 2]
    assert list(tied) == [0, 0, 2, 2]
    thrown(order, tied, {1: 1, 3: 1})
    assert (list(tied), first_tie(tied)) == ([0, 0, 2, 2], 0)
    thrown(order, tied, {1: 1, 3: 2})
    assert (list(order), first_tie(tied)) == ([3, 1, 0, 2], 2)
    thrown(order, tied, {0: 3, 2: 2})
    assert (list(order), first_tie(tied)) == ([3, 1, 0, 2], -1)
