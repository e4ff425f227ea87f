"""How far the places of a board lie from one another."""

from typing import Final

from mypy_extensions import i64

APART: Final = -1  # no way leads there


def distances(ways: list[list[int]]) -> list[int]:
    """Steps from every place to every other, at start * places + end.

    `ways` are the places that each place leads to.
    """
    found: list[int] = []
    start: i64
    for start in range(len(ways)):
        found.extend(steps_from(ways, start))
    return found


def steps_from(ways: list[list[int]], start: i64) -> list[int]:
    """Steps from one place to every other."""
    found: list[int] = [APART] * len(ways)
    found[start] = 0
    queue: list[int] = [start]
    for here in queue:
        for there in ways[here]:
            if found[there] == APART:
                found[there] = found[here] + 1
                queue.append(there)
    return found


def within(steps: list[int], places: i64, start: i64, most: i64) -> list[int]:
    """The places that lie one to `most` steps from a start, in order."""
    found: list[int] = []
    end: i64
    for end in range(places):
        if 0 < steps[start * places + end] <= most:
            found.append(end)
    return found
