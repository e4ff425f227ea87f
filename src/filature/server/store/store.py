"""What the server asks of a store.

There is `sqlite.py`, one file and no configuration, and `postgres.py`, for whoever
has a PostgreSQL; all that holds for one holds for the other, and the same tests are asked of both.
"""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from filature.protocol.messages import ChatLine

from .alerts import Alerts
from .circles import Circles
from .evenings import Evenings
from .leases import Leases
from .people import People
from .shelf import Shelf
from .spec import Spec


class Line(NamedTuple):
    """One line of a log.  `what` is a notation; or `/undo N`: the effective entry N is void; or
    what was done by a power, as `rooms/acts.py` writes it: a slash, a word, and what is needed."""

    seq: int
    seat: int
    what: str
    at: float  # seconds since 1970


class Report(NamedTuple):
    """A problem that was reported: where, and what its reporter saw."""

    id: str
    table: str
    seat: int
    moment: int
    note: str
    view: str


class Taken(Exception):
    """Somebody else has written this place of the log: read it again."""


class Fenced(Taken):
    """Another process minds the table meanwhile: nothing was written."""


class Full(Exception):
    """Nothing more can be kept: what was kept is safe, what was asked for has not happened."""


class Away(Exception):
    """The store does not answer: what was kept is safe; whether the last thing was, is seen when it
    is read again."""


class Notes(Protocol):
    """What people say at tables and report, and reviews.  What was awaited is durable."""

    async def keep_chat(self, table: str, line: ChatLine) -> None:
        """Adds a line of chat."""

    async def keep_report(self, report: Report) -> None:
        """Adds a report."""

    async def chat(self, table: str) -> list[ChatLine]: ...

    async def report(self, id: str) -> Report | None: ...

    async def keep_review(self, table: str, review: bytes) -> None:
        """Keeps the review of a match."""

    async def review(self, table: str) -> bytes | None: ...


class Store(Protocol):
    """Tables and logs.  What was awaited is durable."""

    @property
    def notes(self) -> Notes: ...

    @property
    def people(self) -> People: ...

    @property
    def shelf(self) -> Shelf: ...

    @property
    def alerts(self) -> Alerts: ...

    @property
    def circles(self) -> Circles: ...

    @property
    def evenings(self) -> Evenings: ...

    @property
    def leases(self) -> Leases: ...

    async def keep(self, spec: Spec, lines: Sequence[Line] = ()) -> None:
        """Writes a table, new or changed, and adds to its log, all or nothing; raises Taken when
        a line's place is not free."""

    async def append(self, table: str, lines: list[Line]) -> None:
        """Adds to a log, all or nothing; raises Taken when a line's place is not free."""

    async def spec(self, table: str) -> Spec | None: ...

    async def lines(self, table: str) -> list[Line]: ...

    async def coded(self, code: str, since: float = 0) -> Spec | None:
        """The table with this code that is not over yet, if anything happened there since."""

    async def new_code(self) -> str:
        """A code that no table has that is not over yet; nobody else is given it."""

    async def unfinished(self) -> list[str]:
        """The ids of tables whose match is going on, the latest first."""

    async def listed(self) -> list[Spec]:
        """Tables that anyone may see, the latest first."""

    def secret(self, name: str) -> str:
        """A secret of the house that never changes, made when it is first asked for."""

    async def fill(self) -> float:
        """How full the house is: from 0 to 1."""

    async def prune(self, days: float) -> int:
        """Forgets tables that nobody touched for so long; returns how many."""

    async def close(self) -> None: ...
