"""Who minds a table: of all the processes of a house, one at a time.

Whoever minds a table has it in memory, writes its log, and plays for its bots and clocks.  A lease
has an epoch, which grows whenever the table passes on: what is written under an older one is
refused, so that a process which was stopped for a while, and comes back, does no harm.
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple, Protocol

from .spec import Spec


class Elsewhere(Exception):
    """Another process minds the table; `place` is where it listens."""

    def __init__(self, table: str, place: str) -> None:
        super().__init__(table)
        self.table = table
        self.place = place


class Sight(NamedTuple):
    """What a process sees of the house when it looks round."""

    places: list[str]  # where the others listen
    lost: bool = False  # whether the others have taken this process for dead


class Leases(Protocol):
    """The leases of a house, as one of its processes sees them."""

    async def join(self, place: str) -> None:
        """Is a process of the house from now on, which listens at a place."""

    async def leave(self) -> None:
        """Is none any more."""

    async def where(self, table: str) -> str:
        """Where the process listens that minds a table, if it is another one."""

    async def claim(self, spec: Spec) -> None:
        """Minds a table from now on; raises Elsewhere when another process does."""

    async def let_go(self, tables: Sequence[str], needed: bool) -> None:
        """Minds tables no longer; `needed` when something will happen there by itself."""

    async def look(self) -> Sight:
        """Says that this process lives, and sees who else does."""

    async def inherit(self, most: int) -> list[str]:
        """Minds some tables that somebody must mind: of those who have died, or have closed."""


class Alone:
    """For the only process of a house, which minds everything; it inherits from its last life."""

    def __init__(self, unfinished: Callable[[], Awaitable[list[str]]]) -> None:
        self.unfinished = unfinished
        self.left: list[str] | None = None

    async def join(self, place: str) -> None:
        pass

    async def leave(self) -> None:
        pass

    async def where(self, table: str) -> str:
        return ""

    async def claim(self, spec: Spec) -> None:
        pass

    async def let_go(self, tables: Sequence[str], needed: bool) -> None:
        pass

    async def look(self) -> Sight:
        return Sight([])

    async def inherit(self, most: int) -> list[str]:
        if self.left is None:
            self.left = await self.unfinished()
        found, self.left = self.left[:most], self.left[most:]
        return found
