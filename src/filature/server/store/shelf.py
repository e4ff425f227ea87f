"""What the server asks of a store about somebody's own tables, and the archive of them."""

from typing import NamedTuple, Protocol

from filature.protocol.own import Place

from .spec import Spec


class Shelved(NamedTuple):
    """A table of somebody's: how long its log is, when it was touched, and where it was put."""

    spec: Spec
    seq: int
    at: float
    place: Place


class Shelf(Protocol):
    """The tables of a guest.  In the archive are those that were over before `fresh`, and those
    that are over and were put away; what was removed is nowhere."""

    async def listed(self, guest: str, fresh: float) -> list[Shelved]:
        """What is not in the archive, the latest first."""

    async def archived(self, guest: str, fresh: float, before: float, most: int) -> list[Shelved]:
        """What is in the archive, the latest first, from one time backwards."""

    async def count(self, guest: str, fresh: float) -> int:
        """How many tables the archive has."""

    async def put(self, guest: str, table: str, place: Place, at: float) -> None:
        """Puts a table somewhere else, for one guest; the match knows nothing of it."""
