"""The generator that drivers own.  No state and no rule holds one."""

import random
from typing import Final, final

from mypy_extensions import i64

# Multiply-with-carry.  FACTOR * 2**32 - 1 is a safe prime and FACTOR is under 2**30, so
# every product stays below 2**62: the same numbers compiled and interpreted.
FACTOR: Final = 1073697558
PERIOD: Final = 4611496897182203903
LOW_32: Final = 0xFFFFFFFF


@final
class Rng:
    """A stream of random numbers; the same seed gives the same stream everywhere."""

    def __init__(self, seed: int) -> None:
        self.stream: i64 = 1 + random.Random(seed).getrandbits(62) % (PERIOD - 1)

    def __reduce__(self) -> tuple[object, ...]:
        return rng_at, (self.stream,)

    def below(self, n: i64) -> i64:
        """A uniform whole number of 0 … n-1."""
        x: i64 = FACTOR * (self.stream & LOW_32) + (self.stream >> 32)
        self.stream = x
        return ((x & LOW_32) * n) >> 32

    def shuffle(self, things: list[int]) -> None:
        """Fisher-Yates, in place."""
        i: i64
        for i in range(len(things) - 1, 0, -1):
            j = self.below(i + 1)
            kept = things[i]
            things[i] = things[j]
            things[j] = kept


def rng_at(stream: int) -> Rng:
    """A generator that goes on from a place of its stream."""
    rng = Rng(0)
    rng.stream = stream
    return rng


def drawn(outcomes: list[tuple[int, int]], rng: Rng) -> i64:
    """One of several outcomes with whole-number weights."""
    return holder(outcomes, rng.below(total(outcomes)))


def total(outcomes: list[tuple[int, int]]) -> i64:
    """How many tickets there are."""
    found: i64 = 0
    for _, weight in outcomes:
        found += weight
    return found


def holder(outcomes: list[tuple[int, int]], ticket: i64) -> i64:
    """The outcome that holds a ticket: each has as many as its weight, in their order."""
    left = ticket
    for action, weight in outcomes:
        if left < weight:
            return action
        left -= weight
    raise AssertionError("weights below nothing")


def rng_from(source: object) -> Rng:
    """A house generator: itself, or one seeded from a `random.Random` or an int."""
    if isinstance(source, Rng):
        return source
    if isinstance(source, random.Random):
        return Rng(source.getrandbits(64))
    if isinstance(source, int):
        return Rng(source)
    raise TypeError("give a filature.Rng, a random.Random or a whole number as seed")
