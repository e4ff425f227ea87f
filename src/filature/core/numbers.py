"""Flat rows of whole numbers: what states are made of.

A row is a vector of 64-bit numbers, unboxed when compiled.  It is as long as it was made;
`row[:]` is a copy that shares nothing.
"""

from collections.abc import Callable, Sequence
from copyreg import pickle
from typing import TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

Numbers: TypeAlias = "vec[i64]"


def zeros(n: i64) -> Numbers:
    """A row of n zeros."""
    return vec[i64]([0] * n)


def filled(n: i64, value: i64) -> Numbers:
    """A row of n times the same number."""
    return vec[i64]([value] * n)


def numbers(plain: Sequence[int]) -> Numbers:
    """A row from plain numbers."""
    values = plain if isinstance(plain, tuple) else tuple(plain)
    row = zeros(len(values))
    i: i64
    for i in range(len(values)):  # far faster than handing them over as a sequence
        row[i] = values[i]
    return row


def taken_apart(row: Numbers) -> tuple[Callable[[Sequence[int]], Numbers], tuple[object, ...]]:
    """A row as a pickle has it."""
    return numbers, (tuple(row),)


pickle(type(zeros(0)), taken_apart)
