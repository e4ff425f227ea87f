"""Which members of a circle are here now: seen lately at one of its pages, or sitting at a table.

It is remembered for a few minutes and never written down; only members are told of it.
"""

from collections.abc import Callable, Iterable
from typing import Final

from filature.server.rooms.room import Room

LATELY: Final = 180.0  # seconds


class Sightings:
    """When guests were last seen, circle by circle."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.last: dict[tuple[str, str], float] = {}  # circle and guest, the oldest first

    def saw(self, circle: str, guest: str) -> None:
        """Somebody looks at a page of a circle."""
        self.forget_old()
        self.last.pop((circle, guest), None)
        self.last[circle, guest] = self.now()

    def forget(self, circle: str, guest: str) -> None:
        """Somebody has left a circle."""
        self.last.pop((circle, guest), None)

    def forget_old(self) -> None:
        until = self.now() - LATELY
        for key in [key for key, at in self.last.items() if at < until]:
            del self.last[key]

    def here(self, circle: str, rooms: Iterable[Room]) -> set[str]:
        """The guests who were seen lately, or are connected to one of these tables."""
        self.forget_old()
        seen = {guest for of, guest in self.last if of == circle}
        sitting = {one.caller.guest for room in rooms for one in room.listeners.present}
        return (seen | sitting) - {""}
