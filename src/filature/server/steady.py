"""The time of the house: it never jumps, whatever becomes of the machine's clock.

Whatever waits, waits by it; what it says is also written down, as seconds since 1970.  When the
machine's clock was set, this one goes a little faster or slower until the two agree."""

import time
from collections.abc import Callable
from typing import Final

SLEW: Final = 0.05  # seconds in a second: nobody's patience notices


class SteadyClock:
    """Seconds since 1970 that only ever grow, evenly."""

    def __init__(
        self, wall: Callable[[], float] = time.time, even: Callable[[], float] = time.monotonic
    ) -> None:
        self.wall = wall
        self.even = even
        self.said = wall()
        self.at = even()

    def __call__(self) -> float:
        passed = self.even() - self.at
        self.at += passed
        apart = self.wall() - (self.said + passed)
        most = SLEW * passed
        self.said += passed + max(-most, min(most, apart))
        return self.said
