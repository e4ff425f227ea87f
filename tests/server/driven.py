"""A house whose time is driven: it stands still while anything can happen, and then jumps to what
is due next.  Nobody waits, and no machine is too slow."""

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

from filature.server.house import House
from filature.server.steady import SteadyClock

GRACE = 0.005  # seconds of the machine, in which another thread may answer first
Found = TypeVar("Found")


class Jumping(selectors.DefaultSelector):
    """Instead of waiting until something is due, it is due at once."""

    def __init__(self) -> None:
        super().__init__()
        self.at = 1_000.0

    def select(self, timeout: float | None = None) -> list[Any]:
        found = super().select(timeout and min(timeout, GRACE))
        if timeout and timeout > 0 and not found:
            self.at += timeout
        return found


class DrivenLoop(asyncio.SelectorEventLoop):
    """The loop of a house whose time is driven."""

    def __init__(self) -> None:
        self.jumping = Jumping()
        super().__init__(self.jumping)

    def time(self) -> float:
        return self.jumping.at


def driven(house: House) -> None:
    """From here on a house goes by the time of its loop."""
    now = asyncio.get_running_loop().time
    house.clock = SteadyClock(now, now)


def run(steps: Coroutine[Any, Any, Found]) -> Found:
    with asyncio.Runner(loop_factory=DrivenLoop) as runner:
        return runner.run(steps)
