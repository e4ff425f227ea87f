"""What is kept of how people want to be told of their turns, and of what they were told.

A notice is written down before it is sent, and marked as sent before it leaves: after a kill no
mail and no line in a chat room comes twice.  What could not be delivered is unmarked again, to be
tried later.  A push may be repeated after a kill, as a device shows one notice a table.
"""

from typing import Literal, NamedTuple, Protocol, TypeAlias

from msgspec import Struct

from filature.protocol.alerting import Wishes

Way: TypeAlias = Literal["push", "mail", "webhook"]
State: TypeAlias = Literal["on", "off", "unconfirmed", "silent"]  # silent: it answers no more
Kind: TypeAlias = Literal["turn", "begins", "hour", "over", "nudge"]


class Endpoint(NamedTuple):
    """Where one person is told, or everyone in a chat room; of one table, or of all."""

    endpoint: str
    guest: str
    id: str  # of a table; empty: all of this guest's
    way: Way
    address: str
    details: str = ""  # the keys of a push
    state: State = "on"
    failures: int = 0  # one after the other
    last: float = 0.0  # when something was sent; for one that is silent, since when


class Notice(NamedTuple):
    """Something to be told at an endpoint."""

    endpoint: str
    id: str  # of the table
    seat: int
    kind: Kind
    moment: int
    who: int  # the seat that acted, or that asks
    at: float
    due: float
    tries: int = 0
    sent: bool = False


class Person(Struct, frozen=True):
    """What a guest wishes, and the private address of these wishes."""

    guest: str
    wishes: Wishes
    private: str


class Alerts(Protocol):
    """Wishes, endpoints and notices.  What was awaited is durable."""

    async def person(self, guest: str) -> Person | None: ...

    async def known_by(self, private: str) -> Person | None:
        """The person with this private address."""

    async def keep_person(self, person: Person) -> None: ...

    async def endpoint(self, name: str) -> Endpoint | None: ...

    async def endpoints_of(self, guest: str) -> list[Endpoint]: ...

    async def listening(self, table: str, guests: list[str]) -> list[Endpoint]:
        """Endpoints of these guests, and those of a table, that are on."""

    async def keep_endpoint(self, endpoint: Endpoint) -> None: ...

    async def forget_endpoint(self, name: str) -> None:
        """Forgets an endpoint and its notices."""

    async def may_confirm(self, address: str, now: float, most: int) -> bool:
        """Counts a confirmation that will be sent; whether it is among so many of a day."""

    async def noted(self, table: str) -> list[Notice]:
        """The notices about a table."""

    async def keep_notices(self, notices: list[Notice]) -> None:
        """New notices, in place of the same from before."""

    async def mark_notices(self, notices: list[Notice]) -> None:
        """Whether these were sent, when they are due, and how often they were tried; those that
        were dropped meanwhile stay so."""

    async def drop_notices(self, notices: list[Notice]) -> None: ...

    async def due(self, now: float) -> list[Notice]:
        """What is to be sent now, at endpoints that are on; the oldest first."""

    async def next_due(self) -> float | None:
        """When something is to be sent."""

    async def tables(self) -> list[str]:
        """The tables about which there are notices; pushes that were on their way are to be sent
        again."""
