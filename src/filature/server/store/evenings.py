"""Evenings as they are stored: who is there, what is played, round after round."""

from typing import Protocol

import msgspec
from msgspec import Struct, structs


class Offer(Struct, frozen=True):
    """A game of the evening: so many real boxes, and whether it is played on screens, too."""

    game: str
    boxes: int = 0
    screen: bool = False


class Attendee(Struct, frozen=True):
    """Somebody of an evening; without a guest, the organiser speaks for them."""

    id: str
    name: str
    guest: str = ""
    member: str = ""
    here: bool = True


class Sitting(Struct, frozen=True):
    """A table of a round: on a real box, or on screens, where `table` is its id; `places` are those
    of the people, then of the bots; `voice` is who told them."""

    game: str
    people: tuple[str, ...]
    bots: int = 0
    screen: bool = False
    table: str = ""
    places: tuple[int, ...] = ()
    voice: str = ""
    at: float = 0
    agreed: tuple[str, ...] = ()
    other: tuple[int, ...] = ()  # what somebody else says
    contested: bool = False
    settled: bool = False  # by the organiser, or by the rules

    def replace(self, **fields: object) -> "Sitting":
        return structs.replace(self, **fields)


class Round(Struct, frozen=True):
    """Tables, and who has none; how many minutes it lasts, if its organiser has said so."""

    tables: tuple[Sitting, ...]
    byes: tuple[str, ...] = ()
    began: float = 0
    minutes: int = 0


class Evening(Struct, frozen=True):
    """People who play together for a few rounds."""

    id: str
    name: str
    organiser: str  # a guest
    offers: tuple[Offer, ...]
    planned: int  # rounds
    starts: float
    circle: str = ""
    counts: bool = False  # whether real boxes count for the season when a table agrees
    level: str = "agent"  # of bots
    people: tuple[Attendee, ...] = ()
    rounds: tuple[Round, ...] = ()
    going: bool = True
    kiosk: str = ""  # the hash of its key
    pin: str = ""  # its hash
    version: int = 0

    def replace(self, **fields: object) -> "Evening":
        return structs.replace(self, **fields)


class Evenings(Protocol):
    """What is kept of evenings.  What was awaited is durable."""

    async def keep(self, evening: Evening) -> bool:
        """Writes an evening over its version before; false when that is no longer the last."""

    async def evening(self, id: str) -> Evening | None: ...

    async def of_circle(self, circle: str) -> list[Evening]:
        """The latest first."""

    async def going(self) -> list[Evening]:
        """Those that are not over."""


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Evening).decode
