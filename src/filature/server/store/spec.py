"""A table as it is stored: everything about it but its log."""

from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import Struct, structs

from filature.protocol.bodies import Settings, Status, Value
from filature.record.proof import Dice

MOST_USED: Final = 50  # tokens of a seat that are remembered as void
Who: TypeAlias = Literal["person", "open", "bot"]


class Chair(Struct, frozen=True):
    """A seat: who has it, and the hash of the token that proves it."""

    who: Who
    name: str = ""
    level: str = ""
    guest: str = ""
    token: str = ""  # its hash
    ready: bool = False
    share: str = ""
    kept: str = ""  # the level of the bot that keeps it until its person takes it back
    resigned: bool = False  # its person has given up, and a bot plays on
    silenced: bool = False
    stopped: bool = False  # its person has stopped a countdown
    used: tuple[str, ...] = ()  # hashes of tokens that are void

    @property
    def voided(self) -> tuple[str, ...]:
        """The tokens that are void once this chair has another."""
        return (*self.used, self.token)[-MOST_USED:] if self.token else self.used


class Guest(Struct, frozen=True):
    """A guest of whom the table remembers something: until when, or at which seat."""

    guest: str
    until: float = 0
    seat: int = -1


class Knock(Struct, frozen=True):
    """Somebody who knocked by a code: under which name, the hash of the token, since when."""

    id: str
    name: str
    key: str
    at: float
    answer: Literal["", "open", "shut"] = ""


class Spec(Struct, frozen=True):
    """A table.  `version` and `box_hash` are those that its match began with."""

    id: str
    game: str
    version: int
    box: str
    box_hash: str
    options: dict[str, Value]
    settings: Settings
    chairs: tuple[Chair, ...]
    host: str  # a guest
    secret: str
    created: float
    touched: float
    status: Status = "open"
    since: int = 0  # from which position of the log its own dice count
    explanation: str = ""  # key of a sentence: why it is broken
    next: str = ""
    origin: str = ""
    code: str = ""  # what it is called aloud
    former: str = ""  # the guest whose keys have passed on, and come back when asked for
    barred: tuple[Guest, ...] = ()  # who was put out
    hushed: tuple[str, ...] = ()  # guests who watch and may not talk
    past: tuple[Guest, ...] = ()  # who has left a seat of this match, and knows its hand
    begun: float = 0  # when its match began
    knocks: tuple[Knock, ...] = ()
    circle: str = ""  # the circle that it belongs to
    evening: str = ""  # the evening
    rated: bool = False  # whether it shall count for the circle

    def replace(self, **fields: object) -> "Spec":
        return structs.replace(self, **fields)

    def seated(self, seat: int, **fields: object) -> "Spec":
        """With one chair changed."""
        return self.seat_as(seat, structs.replace(self.chairs[seat], **fields))

    def seat_as(self, seat: int, chair: Chair) -> "Spec":
        """With another chair at a seat."""
        return self.replace(chairs=(*self.chairs[:seat], chair, *self.chairs[seat + 1 :]))

    @property
    def ended(self) -> bool:
        """Whether nobody will play on, and all may be shown."""
        return self.status in ("over", "closed")

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(chair.name for chair in self.chairs)

    @property
    def given_up(self) -> tuple[int, ...]:
        """The seats whose people have resigned."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.resigned)

    @property
    def dice(self) -> Dice:
        return Dice(self.secret, tuple(chair.share for chair in self.chairs), self.since)

    def seats_of(self, guest: str) -> list[int]:
        if not guest:
            return []
        return [seat for seat, chair in enumerate(self.chairs) if chair.guest == guest]


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Spec).decode
