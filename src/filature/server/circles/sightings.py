"""Which members of a circle are here now: seen lately at one of its pages, or sitting at a table.

It is remembered for a few minutes and never written down; only members are told of it.  Processes
of one house tell each other.
"""

from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

LATELY: Final = 180.0  # seconds
Key: TypeAlias = tuple[str, str]  # a circle and a guest
Sighting: TypeAlias = tuple[str, str, float | None]  # the same, and how long ago; none: forgotten


def untold(key: Key) -> None:
    """There is no other process."""


class Sightings:
    """When guests were last seen, circle by circle."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.last: dict[Key, float] = {}
        self.stir: Callable[[Key], None] = untold  # who tells other processes

    def saw(self, circle: str, guest: str) -> None:
        """Somebody looks at a page of a circle."""
        self.forget_old()
        self.last[circle, guest] = self.now()
        self.stir((circle, guest))

    def forget(self, circle: str, guest: str) -> None:
        """Somebody has left a circle."""
        self.last.pop((circle, guest), None)
        self.stir((circle, guest))

    def forget_old(self) -> None:
        until = self.now() - LATELY
        for key in [key for key, at in self.last.items() if at < until]:
            del self.last[key]

    def here(self, circle: str, sitting: Iterable[str]) -> set[str]:
        """The guests who were seen lately, or are connected to a table."""
        self.forget_old()
        seen = {guest for of, guest in self.last if of == circle}
        return (seen | set(sitting)) - {""}

    # What processes tell each other --------------------------------------------------------

    def sighting(self, key: Key) -> Sighting:
        at = self.last.get(key)
        return (*key, None if at is None else self.now() - at)

    def hear(self, told: Iterable[Sighting]) -> None:
        """What has changed at another process."""
        for circle, guest, ago in told:
            if ago is None:
                self.last.pop((circle, guest), None)
            else:
                at = max(self.now() - ago, self.last.get((circle, guest), 0.0))
                self.last[circle, guest] = at
