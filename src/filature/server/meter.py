"""Who has used how much of a budget: kept here in memory, or elsewhere by several processes."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, Protocol, TypeAlias

from .budgets import Budget

MOST: Final = 200_000  # of those who are remembered
LOOKED_AT: Final = 2  # of the oldest, whenever somebody takes something
SLACK: Final = 1e-6  # of a budget: what is lost by counting with fractions
NEVER: Final = 86_400.0  # seconds to wait for what never comes back
Clock: TypeAlias = Callable[[], float]
Place: TypeAlias = tuple[str, str, str]  # a budget, for whom it counts, and who of them


class Meter(Protocol):
    """What everybody has taken, and what is held; `key` is one of those for whom a row counts."""

    def take(self, budget: Budget, key: str, amount: float = 1.0) -> float:
        """Takes so much, and says 0; or takes nothing, and says how many seconds to wait."""

    def charge(self, budget: Budget, key: str, amount: float) -> None:
        """Takes what was used already, whether it was there or not; less than nothing gives
        it back."""

    def hold(self, budget: Budget, key: str) -> bool:
        """Holds one more, if there may be one."""

    def release(self, budget: Budget, key: str) -> None:
        """Lets one go."""

    def elsewhere(self, place: Place) -> int:
        """How many of them other processes hold."""


class Bucket:
    """What is left of a row for one: it fills by itself, up to the brim."""

    __slots__ = ("at", "budget", "left")

    def __init__(self, budget: Budget, now: float) -> None:
        self.budget = budget
        self.left = budget.most
        self.at = now

    def fill(self, now: float) -> None:
        filled = self.left + self.budget.a_second * (now - self.at)
        self.left = min(self.budget.most, filled)
        self.at = now

    def take(self, now: float, amount: float = 1.0) -> float:
        """More than the brim can be taken from what is full: it is owed then."""
        self.fill(now)
        missing = min(amount, self.budget.most) - self.left
        rate = self.budget.a_second if self.budget.most else 0.0
        if missing <= SLACK * self.budget.most and self.budget.most:
            self.left -= amount
            return 0.0
        return min(NEVER, missing / rate) if rate else NEVER

    def full(self, now: float) -> bool:
        self.fill(now)
        return self.left >= self.budget.most


class MemoryMeter:
    """For one process.  Whoever has everything again is forgotten, a few at a time."""

    def __init__(self, clock: Clock = time.monotonic, most: int = MOST) -> None:
        self.clock = clock
        self.most = most
        self.buckets: OrderedDict[Place, Bucket] = OrderedDict()
        self.holding: dict[Place, int] = {}

    def take(self, budget: Budget, key: str, amount: float = 1.0) -> float:
        return self.bucket(budget, key).take(self.clock(), amount)

    def charge(self, budget: Budget, key: str, amount: float) -> None:
        bucket = self.bucket(budget, key)
        bucket.fill(self.clock())
        bucket.left = min(budget.most, bucket.left - amount)

    def bucket(self, budget: Budget, key: str) -> Bucket:
        self.forget_some()
        place = (budget.name, budget.per, key)
        found = self.buckets.get(place)
        if found is None:
            found = self.buckets[place] = Bucket(budget, self.clock())
        return found

    def forget_some(self) -> None:
        """Looks at the few that were not looked at for longest; in a crowd they go in any case."""
        for _ in range(min(LOOKED_AT, len(self.buckets))):
            place, bucket = self.buckets.popitem(last=False)
            if len(self.buckets) < self.most and not self.forgettable(bucket):
                self.buckets[place] = bucket

    def forgettable(self, bucket: Bucket) -> bool:
        """Whether nobody would notice: it is full again."""
        return bucket.full(self.clock())

    def hold(self, budget: Budget, key: str) -> bool:
        place = (budget.name, budget.per, key)
        count = self.holding.get(place, 0)
        if count + self.elsewhere(place) >= budget.most:
            return False
        self.holding[place] = count + 1
        return True

    def release(self, budget: Budget, key: str) -> None:
        place = (budget.name, budget.per, key)
        self.holding[place] -= 1
        if not self.holding[place]:
            del self.holding[place]

    def elsewhere(self, place: Place) -> int:
        return 0
