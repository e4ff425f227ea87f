"""Ranges: each word has its cells, and refuses what it does not have."""

import pytest

from filature.core.ranges import (
    Layout,
    OutOfRange,
    Range,
    a_seat,
    amount,
    at_most,
    bits,
    count,
    flag,
    in_log,
    latest,
    one_of,
    per_seat,
    row,
    some_of,
    some_seats,
)

SEATS = 3
WORDS: list[tuple[Range, object, list[float]]] = [
    (flag(), True, [1]),
    (count(4), 1, [0.25]),
    (count(4, -4), -2, [0.25]),
    (amount(3), 1, [0.5]),
    (one_of(-1, 1), 0, [0, 1, 0]),
    (a_seat(-3), 2, [0, 0, 1, 0]),
    (a_seat(-3), -3, [0, 0, 0, 1]),
    (some_of(4), (3, 1), [0, 1, 0, 1]),
    (some_seats(-1), (-1,), [0, 0, 0, 1]),
    (bits(3), 5, [1, 0, 1]),
    (row(2, one_of(0, 1)), (0, 1), [1, 0, 0, 1]),
    (row(2, flag()), (), [0, 0]),
    (per_seat(count(2)), (0, 1, 2), [0, 0.5, 1]),
    (per_seat(row(1, flag())), ((1,), (0,), (1,)), [1, 0, 1]),
    (at_most(2, count(2)), (1,), [1, 0.5, 0, 0]),
    (latest(2, count(2)), (0, 1, 2), [1, 1, 1, 0.5]),
    (in_log(), (1, 2, 3), []),
]
STRANGERS: list[tuple[Range, object]] = [
    (flag(), 2),
    (count(4), -1),
    (count(4), 5),
    (amount(3), 4),
    (amount(3), "3"),
    (one_of(0, 2), 3),
    (a_seat(), SEATS),
    (a_seat(-1), -2),
    (some_of(2), (2,)),
    (some_of(2), (1, 1)),
    (some_seats(), 1),
    (bits(2), 4),
    (row(2, flag()), (1,)),
    (row(2, count(3)), (4, 0)),
    (per_seat(flag()), (1, 0)),
    (at_most(1, flag()), (1, 1)),
]


@pytest.mark.parametrize(("range", "value", "cells"), WORDS)
def test_a_value_has_its_cells(range: Range, value: object, cells: list[float]) -> None:
    layout = Layout({"it": range}, SEATS)
    assert list(layout.encode((value,))) == pytest.approx(cells)
    assert layout.width == len(cells)


@pytest.mark.parametrize(("range", "value"), STRANGERS)
def test_a_value_out_of_range_is_refused_by_name(range: Range, value: object) -> None:
    with pytest.raises(OutOfRange, match="it: "):
        Layout({"it": range}, SEATS).encode((value,))


def test_slices_name_the_cells_of_each_field() -> None:
    layout = Layout({"a": one_of(0, 2), "b": in_log(), "c": per_seat(flag())}, SEATS)
    assert layout.slices() == {"a": (0, 3), "c": (3, 6)}
    assert list(layout.encode((2, (), (0, 1, 0)))) == [0, 0, 1, 0, 1, 0]
