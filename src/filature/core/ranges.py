"""The range of every field of a view: what tensors are made from.

A game declares one range a field, in the order of its View, in words of this page:

    def ranges(box: Box) -> Ranges:
        return {"phase": one_of(0, OVER), "score": per_seat(count(99)), …}

| word | value | cells |
|---|---|---|
| `flag()` | yes or no | 1 |
| `count(most, least=0)` | a number | 1, scaled to 0 … 1 |
| `amount(most)` | a number that may grow large | 1, by its logarithm |
| `one_of(least, most)` | a number that names something | one each, one of them set |
| `a_seat(*others)` | a seat, or one of the other values | one each, one of them set |
| `some_of(n)` | a tuple of numbers below n, as a set | n |
| `some_seats(*others)` | a tuple of seats, or of other values, as a set | one each |
| `bits(n)` | a number, a bit each | n |
| `row(n, of)` | a tuple of n values | n times those of its kind |
| `per_seat(of)` | a tuple with a value for each seat | likewise |
| `at_most(n, of)` | a tuple that has at most n values | likewise, and one each for "is there" |
| `latest(n, of)` | a tuple that only grows: its last n values, newest first | likewise |
| `in_log()` | a record that the log tells as well | none |

Rows of a hand that a spectator does not have may be empty: their cells are then 0.
Every cell lies between 0 and 1.  A value outside its range is an error, never a wrong cell.
"""

from math import log1p
from typing import Final, TypeAlias, final

from librt.vecs import vec
from mypy_extensions import i64

Row: TypeAlias = "vec[float]"  # unboxed when compiled; others may read it as a buffer


class OutOfRange(ValueError):
    """A value that its declared range does not have."""


class Range:
    """What a value may be, and how many cells it takes."""

    def width(self, seats: i64) -> i64:
        """How many cells it takes at a table of so many seats."""
        raise NotImplementedError

    def write(self, row: Row, at: i64, seats: i64, value: object) -> None:
        """Writes a value into a row of zeros, from one cell on."""
        raise NotImplementedError


Ranges: TypeAlias = dict[str, Range]


def number(value: object) -> i64:
    if not isinstance(value, int):
        raise OutOfRange(f"{value!r} is not a number")
    return value


def values(value: object) -> tuple[object, ...]:
    if not isinstance(value, tuple):
        raise OutOfRange(f"{value!r} is not a tuple")
    return value


# Numbers ---------------------------------------------------------------------------------


@final
class Count(Range):
    """A number, scaled."""

    def __init__(self, least: i64, most: i64) -> None:
        self.least: i64 = least
        self.most: i64 = most

    def width(self, seats: i64) -> i64:
        return 1

    def write(self, row: Row, at: i64, seats: i64, value: object) -> None:
        found = number(value)
        if found < self.least or found > self.most:
            raise OutOfRange(f"{found} is not within {self.least} … {self.most}")
        if found != self.least:
            row[at] = float(found - self.least) / float(self.most - self.least)


@final
class Amount(Range):
    """A number that may grow large, by its logarithm."""

    def __init__(self, most: int) -> None:
        self.most: Final = most
        self.scale: float = log1p(most)

    def width(self, seats: i64) -> i64:
        return 1

    def write(self, row: Row, at: i64, seats: i64, value: object) -> None:
        if not isinstance(value, int) or value < 0 or value > self.most:
            raise OutOfRange(f"{value!r} is not within 0 … {self.most}")
        if value:
            row[at] = log1p(value) / self.scale


@final
class OneOf(Range):
    """A number that names something."""

    def __init__(self, least: i64, most: i64) -> None:
        self.least: i64 = least
        self.most: i64 = most

    def width(self, seats: i64) -> i64:
        return self.most - self.least + 1

    def write(self, row: Row, at: i64, seats: i64, value: object) -> None:
        found = number(value)
        if found < self.least or found > self.most:
            raise OutOfRange(f"{found} is not within {self.least} … {self.most}")
        row[at + found - self.least] = 1.0


@final
class ASeat(Range):
    """A seat, or one of some other values."""

    def __init__(self, others: tuple[int, ...]) -> None:
        self.others: Final = others

    def width(self, seats: i64) -> i64:
        return seats + len(self.others)

    def write(self, row: Row, at: i64, seats: i64, value: object) -> None:
        found = number(value)
        if 0 <= found < seats:
            row[at + found] = 1.0
            return
        n: i64 = at + seats
        for other in self.others:
            if other == found:
                row[n] = 1.0
                return
            n += 1
        raise OutOfRange(f"{found} is no seat of {seats} and none of {self.others}")


@final
class Bits(Range):
    """A number, a bit each."""

    def __init__(self, n: i64) -> None:
        self.n: i64 = n

    def width(self, seats: i64) -> i64:
        return self.n

    def write(self, row: Row, at: i64, seats: i64, value: object) -> None:
        found = number(value)
        if found < 0 or found >> self.n:
            raise OutOfRange(f"{found} has more than {self.n} bits")
        n: i64
        for n in range(self.n):
            if (found >> n) & 1:
                row[at + n] = 1.0


# Sets and rows ---------------------------------------------------------------------------

AS_MANY_AS_SEATS: Final = -1


@final
class SomeOf(Range):
    """A tuple of values of one kind, as a set."""

    def __init__(self, kind: Range) -> None:
        self.kind: Final = kind

    def width(self, seats: i64) -> i64:
        return self.kind.width(seats)

    def write(self, row: Row, at: i64, seats: i64, value: object) -> None:
        items = values(value)
        if len(items) > 1 and len(set(items)) < len(items):
            raise OutOfRange(f"{value!r} has something twice")
        for item in items:
            self.kind.write(row, at, seats, item)


@final
class Each(Range):
    """A tuple of so many values."""

    def __init__(self, n: i64, of: Range) -> None:
        self.n: i64 = n
        self.of: Final = of
        # Most counts are 0, and 0 writes nothing.
        self.blank_zero: bool = isinstance(of, Count) and of.least == 0

    def length(self, seats: i64) -> i64:
        return seats if self.n == AS_MANY_AS_SEATS else self.n

    def width(self, seats: i64) -> i64:
        return self.length(seats) * self.of.width(seats)

    def write(self, row: Row, at: i64, seats: i64, value: object) -> None:
        items = values(value)
        if len(items) != self.length(seats) and len(items) > 0:
            raise OutOfRange(f"{value!r} has not {self.length(seats)} values")
        step = self.of.width(seats)
        for item in items:
            if item or not self.blank_zero:
                self.of.write(row, at, seats, item)
            at += step


@final
class AtMost(Range):
    """A tuple of at most so many values, or the last of them, newest first."""

    def __init__(self, n: i64, of: Range, newest: bool) -> None:
        self.n: i64 = n
        self.of: Final = of
        self.newest: bool = newest

    def width(self, seats: i64) -> i64:
        return self.n * (1 + self.of.width(seats))

    def write(self, row: Row, at: i64, seats: i64, value: object) -> None:
        items = values(value)
        if self.newest:
            items = items[: -self.n - 1 : -1]
        if len(items) > self.n:
            raise OutOfRange(f"{value!r} has more than {self.n} values")
        step = 1 + self.of.width(seats)
        for item in items:
            row[at] = 1.0
            self.of.write(row, at + 1, seats, item)
            at += step


@final
class InLog(Range):
    """A record that the log tells as well: an information state has it, a row does not."""

    def width(self, seats: i64) -> i64:
        return 0

    def write(self, row: Row, at: i64, seats: i64, value: object) -> None:
        values(value)


# The words -------------------------------------------------------------------------------


def flag() -> Range:
    """Yes or no."""
    return Count(0, 1)


def count(most: int, least: int = 0) -> Range:
    """A number, scaled."""
    return Count(least, most)


def amount(most: int) -> Range:
    """A number that may grow large, by its logarithm."""
    return Amount(most)


def one_of(least: int, most: int) -> Range:
    """A number that names something."""
    return OneOf(least, most)


def a_seat(*others: int) -> Range:
    """A seat, or one of some other values."""
    return ASeat(others)


def some_of(n: int) -> Range:
    """A tuple of numbers below n, as a set."""
    return SomeOf(OneOf(0, n - 1))


def some_seats(*others: int) -> Range:
    """A tuple of seats, or of some other values, as a set."""
    return SomeOf(ASeat(others))


def bits(n: int) -> Range:
    """A number, a bit each."""
    return Bits(n)


def row(n: int, of: Range) -> Range:
    """A tuple of n values."""
    return Each(n, of)


def per_seat(of: Range) -> Range:
    """A tuple with a value for each seat."""
    return Each(AS_MANY_AS_SEATS, of)


def at_most(n: int, of: Range) -> Range:
    """A tuple that has at most n values."""
    return AtMost(n, of, False)


def latest(n: int, of: Range) -> Range:
    """The last n values of a tuple that only grows, newest first."""
    return AtMost(n, of, True)


def in_log() -> Range:
    """A record that the log tells as well."""
    return InLog()


# A whole view ------------------------------------------------------------------------------


@final
class Layout:
    """Where each field of a view stands in a row of cells."""

    def __init__(self, ranges: Ranges, seats: i64) -> None:
        self.seats: i64 = seats
        self.names: Final = list(ranges)
        self.ranges: Final = list(ranges.values())
        self.starts: list[int] = []
        self.width: i64 = 0
        for each in self.ranges:
            self.starts.append(self.width)
            self.width += each.width(seats)
        self.blank: Final[Row] = vec[float]([0.0] * self.width)

    def slices(self) -> dict[str, tuple[int, int]]:
        """The first cell of each field and the one after its last, fields without a cell apart."""
        ends = [*self.starts[1:], self.width]
        places = zip(self.names, self.starts, ends)
        return {name: (start, end) for name, start, end in places if end > start}

    def encode(self, view: object) -> Row:
        """A view as a row of cells."""
        cells = self.blank[:]
        self.fill(cells, view)
        return cells

    def fill(self, cells: Row, view: object) -> None:
        """`encode`, into a row that is used again and again."""
        n: i64
        for n in range(self.width):
            cells[n] = 0.0
        n = 0
        try:
            for value in values(view):
                self.ranges[n].write(cells, self.starts[n], self.seats, value)
                n += 1
        except OutOfRange as error:
            raise OutOfRange(f"{self.names[n]}: {error}") from None
