"""Circles as they are stored: their members, seasons and results; what the server asks of that."""

from typing import NamedTuple, Protocol

import msgspec
from msgspec import Struct, structs

from .spec import Spec


class Season(Struct, frozen=True):
    """A stretch of time within which matches are rated."""

    number: int
    name: str
    began: float


class Circle(Struct, frozen=True):
    """A club by link; `founder` is the member who keeps it."""

    id: str
    name: str
    link: str
    founder: str
    seasons: tuple[Season, ...]
    changed: bool = False  # whether matches with changed boxes and options are rated, too

    def replace(self, **fields: object) -> "Circle":
        return structs.replace(self, **fields)

    @property
    def season(self) -> Season:
        """The one that is going on."""
        return self.seasons[-1]


class Member(NamedTuple):
    """Somebody of a circle.  Who left has no name any more; who was forgotten, no guest either."""

    id: str
    circle: str
    guest: str
    name: str
    first: str
    joined: float
    gone: bool = False


class Result(Struct, frozen=True):
    """How a match of a circle ended.  Its id is the table's, or that of a table of an evening."""

    id: str
    circle: str
    season: int
    game: str
    who: tuple[tuple[str, str], ...]  # ("member", id), ("bot", level), ("visitor", "")
    places: tuple[int, ...]
    at: float
    rated: bool
    real: bool = False  # on a real box


class Circles(Protocol):
    """What is kept of circles.  What was awaited is durable."""

    async def keep_circle(self, circle: Circle) -> None:
        """Writes a circle, new or changed."""

    async def keep_member(self, member: Member) -> None:
        """Writes a member, new or changed."""

    async def keep_result(self, result: Result) -> None:
        """Writes a result, new or corrected."""

    async def book(self, table: str, result: Result | None) -> None:
        """Writes the result of a table, once: a second time changes nothing."""

    async def by_link(self, link: str) -> Circle | None: ...

    async def by_id(self, id: str) -> Circle | None: ...

    async def members(self, circle: str) -> list[Member]:
        """All that there ever were, in the order in which they came."""

    async def member(self, circle: str, guest: str) -> Member | None: ...

    async def of_guest(self, guest: str) -> list[Circle]:
        """The circles where a guest is a member."""

    async def results(self, circle: str, season: int) -> list[Result]:
        """In the order in which they were played."""

    async def tables(self, circle: str) -> list[Spec]:
        """Those that are open or playing, the latest first."""

    async def unbooked(self) -> list[str]:
        """Tables of circles or evenings that are over, and whose result is not written."""

    async def erase_names(self, tables: list[tuple[str, int]]) -> None:
        """Takes the names of seats from what was said at their tables."""

    async def erase_circle(self, circle: str) -> None:
        """Forgets a circle with all that belongs to it."""

    async def scrub(self) -> None:
        """Leaves no trace on the disk of what was erased."""


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Circle).decode
decode_result = msgspec.json.Decoder(Result).decode
