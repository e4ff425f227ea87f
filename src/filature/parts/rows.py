"""Small hands as sorted rows: a stretch of a flat row, its empty places at the end.

A row is always sorted, so that its order tells nothing of how it came about.
"""

from mypy_extensions import i64

from filature.core.numbers import Numbers


def insert(row: Numbers, start: i64, stop: i64, card: i64) -> None:
    """Puts a card into a stretch that has an empty place; a card is less than an empty place."""
    place = stop - 1
    while place > start and row[place - 1] > card:
        row[place] = row[place - 1]
        place -= 1
    row[place] = card


def remove(row: Numbers, start: i64, stop: i64, card: i64, empty: i64) -> None:
    """Takes a card out of a stretch that holds it; an empty place is left at the end."""
    place = start
    while row[place] != card:
        place += 1
    while place < stop - 1:
        row[place] = row[place + 1]
        place += 1
    row[place] = empty


def holds(row: Numbers, start: i64, stop: i64, card: i64) -> bool:
    """Whether a stretch holds a card."""
    place = start
    while place < stop and row[place] != card:
        place += 1
    return place < stop
