"""How far the places of a board lie from one another."""

from typing import Final

from mypy_extensions import i64

APART: Final = -1  # no way leads there


def distances(ways: list[list[int]]) -> list[int]:
    """Steps from every place to every other, at start * places + end.

    `ways` are the places that each place leads to.
    """
    places: i64 = len(ways)
    found = [APART] * (places * places)
    start: i64
    for start in range(places):
        row = start * places
        found[row + start] = 0
        queue: list[int] = [start]
        for here in queue:
            for there in ways[here]:
                if found[row + there] == APART:
                    found[row + there] = found[row + here] + 1
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
