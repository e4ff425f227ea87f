"""Small hands as sorted rows."""

from filature.core.numbers import numbers
from filature.parts.rows import holds, insert, remove


def test_a_row_stays_sorted_whatever_the_order_of_its_cards() -> None:
    for order in ((5, 2, 9), (9, 5, 2), (2, 9, 5)):
        row = numbers([0, 99, 99, 99, 0])
        for card in order:
            insert(row, 1, 4, card)
        assert list(row) == [0, 2, 5, 9, 0]


def test_a_removed_card_leaves_an_empty_place_at_the_end() -> None:
    row = numbers([7, 2, 5, 5, 7])
    remove(row, 1, 4, 5, 99)
    assert list(row) == [7, 2, 5, 99, 7]
    remove(row, 1, 4, 2, 99)
    assert list(row) == [7, 5, 99, 99, 7]


def test_a_row_holds_what_lies_in_its_stretch_only() -> None:
    assert holds(numbers([7, 2, 5]), 1, 3, 5)
    assert not holds(numbers([7, 2, 5]), 1, 3, 7)
