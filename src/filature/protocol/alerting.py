"""What is asked and answered about notices: who is told of a turn, where, and when."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from .bodies import Lang, Wish

Address: TypeAlias = Annotated[str, Meta(min_length=3, max_length=500)]
Hour: TypeAlias = Annotated[int, Meta(ge=0, le=23)]
Way: TypeAlias = Literal["push", "mail", "webhook"]


class Wishes(Wish, frozen=True):
    """When somebody wants to be told.  From the hour when quiet begins until it ends nothing is
    sent; when the two are the same there is none."""

    lang: Lang = "fr"
    zone: Annotated[str, Meta(max_length=64)] = "Europe/Paris"
    quiet_begins: Hour = 22
    quiet_ends: Hour = 8
    urgent: bool = False  # whether the last hour of a clock may be told in quiet hours
    often: Literal["turn", "day", "clock"] = "turn"


class EndpointCard(Struct, frozen=True):
    """A place where its owner is told."""

    id: str
    way: Way
    address: str  # as much of it as may be shown again
    shape: str = ""  # of a chat room: discord, matrix, ntfy, plain
    table: str = ""  # empty: all tables
    state: Literal["on", "off", "unconfirmed", "silent"] = "on"
    last: float = 0  # when something was sent; for one that is silent, since when it is


class AlertsCard(Struct, frozen=True):
    """How somebody is told, and what this house can do."""

    wishes: Wishes
    endpoints: list[EndpointCard]
    private: str  # the name of one's private address
    calendar: str  # the path of the private calendar
    push_key: str  # with which the house signs its pushes
    mail: bool  # whether this house can send mail
    base: str  # what links in notices begin with
    named: bool  # whether its keeper has given that address; else it is that of this network
    tables: int  # where one sits, and that are not over


class PushKeys(Struct, frozen=True):
    """The keys of a device, as its browser writes them."""

    p256dh: Annotated[str, Meta(max_length=120)]
    auth: Annotated[str, Meta(max_length=60)]


class PushWish(Wish, frozen=True):
    """A subscription, as a browser gives it."""

    endpoint: Address
    keys: PushKeys


class MailWish(Wish, frozen=True):
    """A mail address; it is sent nothing but its confirmation until that was opened."""

    address: Address


class WebhookWish(Wish, frozen=True):
    """The address that a chat room gives; for all tables, or one where the asker sits."""

    address: Address
    table: Annotated[str, Meta(max_length=64)] = ""


class SwitchWish(Wish, frozen=True):
    """On or off."""

    on: bool


class EndpointWish(Wish, frozen=True):
    """An endpoint, to be tried out."""

    id: Annotated[str, Meta(max_length=64)]


class PrivateWish(Wish, frozen=True):
    """What a link in a mail brings: a private address, or the proof that a mail arrived."""

    token: Annotated[str, Meta(max_length=500)]


class Tried(Struct, frozen=True):
    """Whether a try arrived."""

    arrived: bool
