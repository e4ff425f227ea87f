"""Takes what somebody uses from the budgets, and says how long to wait where nothing is left."""

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final, NamedTuple

from .budgets import BUDGETS, Budget, Budgets
from .meter import Bucket, Clock, MemoryMeter, Meter
from .metrics import HELD, REFUSED
from .rooms.caller import Caller
from .rooms.problems import TooManyRequests

HELD_FOR: Final = 30.0  # seconds after which it is worth asking again for what others hold


class Who(NamedTuple):
    """For whom something is counted: all that is known of who asks."""

    address: str = ""
    guest: str = ""
    table: str = ""

    def key(self, budget: Budget) -> str:
        """A stranger without a cookie is known by the address."""
        if budget.per == "guest":
            return self.guest or f"at {self.address}"
        return "" if budget.per == "house" else str(getattr(self, budget.per))


def who(caller: Caller, table: str = "") -> Who:
    """Somebody who asks, perhaps at a table."""
    return Who(caller.address, caller.guest or caller.token, table)


class Spending:
    """All budgets of a house, and what is left of them."""

    def __init__(
        self,
        budgets: Budgets = BUDGETS,
        clock: Clock = time.monotonic,
        meter: Meter | None = None,
    ) -> None:
        self.clock = clock
        self.meter: Meter = meter or MemoryMeter(clock)
        self.rows: dict[str, list[Budget]] = {}
        for one in budgets:
            self.rows.setdefault(one.name, []).append(one)

    # What flows --------------------------------------------------------------------------

    def take(self, name: str, whom: Who, amount: float = 1.0) -> None:
        """Takes so much of every row, or of none and says how long to wait."""
        taken: list[Budget] = []
        for row in self.rows[name]:
            wait = self.meter.take(row, whom.key(row), amount)
            if wait:
                for one in taken:
                    self.meter.charge(one, whom.key(one), -amount)
                raise self.refusal(row, wait)
            taken.append(row)

    def charge(self, name: str, whom: Who, amount: float) -> None:
        """Takes what was used already; less than nothing gives it back."""
        for row in self.rows[name]:
            self.meter.charge(row, whom.key(row), amount)

    @contextmanager
    def guessing(self, whom: Who) -> Iterator[None]:
        """Somebody says a code, a key or a link: only what is wrong costs anything."""
        self.take("guesses", whom)
        yield
        self.charge("guesses", whom, -1.0)

    def spent(self, name: str, whom: Who) -> bool:
        """Whether more was used than there is."""
        owed = [row for row in self.rows[name] if self.meter.take(row, whom.key(row), 0.0)]
        for row in owed:
            REFUSED.labels(row.name, row.per).inc()
        return bool(owed)

    def bucket(self, name: str) -> Bucket:
        """For one connection, which keeps it."""
        (row,) = self.rows[name]
        return Bucket(row, self.clock())

    def drop(self, bucket: Bucket) -> float:
        """Takes one from what a connection keeps; how long to wait, if there is none."""
        wait = bucket.take(self.clock())
        if wait:
            REFUSED.labels(bucket.budget.name, bucket.budget.per).inc()
        return wait

    # What is held ------------------------------------------------------------------------

    def hold(self, names: Sequence[str], whom: Who) -> "Holding":
        """Holds one of each, until it is let go."""
        holding = Holding(self.meter, [])
        for row in [row for name in names for row in self.rows[name]]:
            if not self.meter.hold(row, whom.key(row)):
                holding.release()
                raise self.refusal(row, HELD_FOR)
            holding.taken.append((row, whom.key(row)))
            HELD.labels(row.name, row.per).inc()
        return holding

    def row(self, name: str, per: str) -> Budget:
        return next(one for one in self.rows[name] if one.per == per)

    def refusal(self, row: Budget, wait: float) -> TooManyRequests:
        REFUSED.labels(row.name, row.per).inc()
        return TooManyRequests(row.told, wait)


class Holding(NamedTuple):
    """What somebody holds of some budgets."""

    meter: Meter
    taken: list[tuple[Budget, str]]

    def release(self) -> None:
        """To say so twice does no harm."""
        while self.taken:
            row, key = self.taken.pop()
            self.meter.release(row, key)
            HELD.labels(row.name, row.per).dec()
