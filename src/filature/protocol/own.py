"""What is asked and answered about oneself: one's key, and one's own tables."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from .bodies import TableCard, Wish

Turn: TypeAlias = Literal["yours", "others", "sealed", "open", "over", "broken"]
Pace: TypeAlias = Literal["live", "post", "none"]
Place: TypeAlias = Literal["list", "away", "removed"]


class MyTable(Struct, frozen=True):
    """A table of the asker's: whose turn it is, as far as the asker may know, and since when."""

    card: TableCard
    turn: Turn
    pace: Pace  # played in one sitting, by post, or without a clock
    since: float  # seconds since 1970: when the question was put, the table opened, the match ended
    asked: list[int] = []  # the other seat that thinks; none where several answer at once
    deadline: float | None = None  # seconds since 1970
    rank: int = 0  # of the asker's best seat, once it is over; 0: nobody has won
    lasted: float = 0  # seconds from the first to the last action, once it is over
    place: Place = "list"  # where the asker has put it


class MyTables(Struct, frozen=True):
    """The asker's tables in order: its own turn first; or a page of its archive."""

    tables: list[MyTable]
    archived: int  # how many tables the archive has
    now: float  # seconds since 1970, by the clock of the house: all times are by it
    before: float | None = None  # where the next page of the archive begins, if there is one


class PlaceWish(Wish, frozen=True):
    """Where a table shall be: on the list, put away, or removed once it is over."""

    place: Place = "away"


class KeyWish(Wish, frozen=True):
    """The personal key; or another one, and the old one is void."""

    change: bool = False


class KeyCard(Struct, frozen=True):
    """The key that opens all of one's seats on another device."""

    link: str  # to be opened there; the key stands behind the #, which is never sent
    qr: str  # the same as a picture, in SVG


class EntryWish(Wish, frozen=True):
    """A key from another device; unless one is sure, it is only asked what it opens."""

    key: Annotated[str, Meta(min_length=1, max_length=64)]
    sure: bool = False


class Entry(Struct, frozen=True):
    """What a key opens: whose it is, how many tables, and how many seats of this browser come along
    (or came, if it was sure)."""

    name: str
    tables: int
    moved: int
    same: bool = False  # this browser has the same person already
