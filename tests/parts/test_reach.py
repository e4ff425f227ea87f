"""How far places lie apart."""

from filature.parts.reach import APART, distances, steps_from, within

LINE_AND_ISLAND = [[1], [0, 2], [1], []]


def test_distances_are_counted_in_steps() -> None:
    steps = distances(LINE_AND_ISLAND)
    assert steps[:4] == [0, 1, 2, APART]
    assert steps[4:8] == [1, 0, 1, APART]
    assert steps[12:] == [APART, APART, APART, 0]
    assert steps_from(LINE_AND_ISLAND, 1) == [1, 0, 1, APART]


def test_what_lies_within_some_steps_leaves_out_the_start() -> None:
    steps = distances(LINE_AND_ISLAND)
    assert within(steps, 4, 0, 1) == [1]
    assert within(steps, 4, 0, 9) == [1, 2]
    assert within(steps, 4, 3, 9) == []
