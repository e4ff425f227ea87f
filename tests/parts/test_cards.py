"""Cards as counts."""

from filature.core.numbers import numbers
from filature.core.rng import Rng
from filature.parts.cards import held, nth, spread


def test_the_nth_card_of_a_stretch() -> None:
    counts = numbers([9, 0, 2, 1, 0, 3])
    assert [nth(counts, 1, n) for n in range(6)] == [2, 2, 3, 5, 5, 5]


def test_how_many_cards_a_stretch_holds() -> None:
    assert held(numbers([9, 0, 2, 1, 0, 3]), 1, 4) == 3


def test_a_stretch_spread_out_is_shuffled_and_whole() -> None:
    orders = {tuple(spread(numbers([9, 1, 2, 9]), 1, 3, Rng(seed))) for seed in range(40)}
    assert orders == {(1, 2, 2), (2, 1, 2), (2, 2, 1)}
