"""A table as it is stored: everything about it but its log."""

from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct, structs

from filature.protocol.bodies import Settings, Status, Value
from filature.record.proof import Dice

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
    circle: str = ""  # the circle that it belongs to
    evening: str = ""  # the evening
    rated: bool = False  # whether it shall count for the circle

    def replace(self, **fields: object) -> "Spec":
        return structs.replace(self, **fields)

    def seated(self, seat: int, **fields: object) -> "Spec":
        """With one chair changed."""
        chair = structs.replace(self.chairs[seat], **fields)
        return self.replace(chairs=(*self.chairs[:seat], chair, *self.chairs[seat + 1 :]))

    @property
    def ended(self) -> bool:
        """Whether nobody will play on, and all may be shown."""
        return self.status in ("over", "closed")

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(chair.name for chair in self.chairs)

    @property
    def dice(self) -> Dice:
        return Dice(self.secret, tuple(chair.share for chair in self.chairs), self.since)

    def seats_of(self, guest: str) -> list[int]:
        if not guest:
            return []
        return [seat for seat, chair in enumerate(self.chairs) if chair.guest == guest]


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Spec).decode
