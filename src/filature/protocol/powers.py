"""Powers at a table: what people may do about each other, the host at once or all by consent.

Every deed is posted to `/api/tables/{table}/deeds`; `deed` says which.  The answer is the table as
it is then.  What the asker may do, to whom, and whether others are asked first, is in the `may` of
its card: a page never has to guess.  Something that needs consent becomes a ballot.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

Seat: TypeAlias = Annotated[int, Meta(ge=0, le=7)]
How: TypeAlias = Literal["now", "vote"]
Absence: TypeAlias = Literal["wait", "clock", "stand-in"]
Level: TypeAlias = Annotated[str, Meta(max_length=64)]
Watching: TypeAlias = Annotated[str, Meta(max_length=32)]

# What is asked -------------------------------------------------------------------------


class Asking(Struct, frozen=True, tag_field="deed", forbid_unknown_fields=True):
    """Whatever is asked of a table; `by` is the asker's seat, needed when several are held."""

    by: Seat | None = None


class Leave(Asking, tag="leave", frozen=True):
    """Stands up for good: in a lobby the chair is free, in a match a bot has it."""


class SitOut(Asking, tag="sit-out", frozen=True):
    """A bot keeps my seat until I take it back."""

    level: Level = "agent"


class SitIn(Asking, tag="sit-in", frozen=True):
    """Takes my seat back from the bot that keeps it."""


class Resign(Asking, tag="resign", frozen=True):
    """Gives the match up: it ends if nobody is left to play against, else a bot plays on."""


class Pause(Asking, tag="pause", frozen=True):
    """Stops the match: clocks, bots and patience stand still."""


class Resume(Asking, tag="resume", frozen=True):
    """The match goes on, with what time was left."""


class Nudge(Asking, tag="nudge", frozen=True):
    """Reminds somebody of the match; not too often."""

    seat: Seat = 0


class ChangeAbsence(Asking, tag="absence", frozen=True):
    """Changes what happens when somebody is away; times are in seconds."""

    absence: Absence = "wait"
    clock: Annotated[int, Meta(ge=5, le=30 * 86400)] = 120
    away: Annotated[int, Meta(ge=1, le=30 * 86400)] = 60


class Replace(Asking, tag="replace", frozen=True):
    """A bot keeps the seat of somebody who is away, until they take it back."""

    seat: Seat = 0
    level: Level = "agent"


class Kick(Asking, tag="kick", frozen=True):
    """Puts somebody out, for ten minutes at least: the chair is free, in a match a bot's."""

    seat: Seat = 0


class Swap(Asking, tag="swap", frozen=True):
    """Exchanges two chairs before the match."""

    seat: Seat = 0
    other: Seat = 1


class HandOver(Asking, tag="host", frozen=True):
    """Makes somebody else the host."""

    seat: Seat = 0


class Claim(Asking, tag="claim", frozen=True):
    """Takes the table of a host who is gone; or, back again, asks for one's own table."""


class Close(Asking, tag="close", frozen=True):
    """Ends the table for good."""


class SetChair(Asking, tag="chair", frozen=True):
    """Before the match: a chair without a person is open, or a bot's."""

    seat: Seat = 0
    who: Literal["open", "bot"] = "bot"
    level: Level = "agent"
    name: Annotated[str, Meta(max_length=40)] = ""


class MakeWatcher(Asking, tag="watch", frozen=True):
    """Before the match: somebody seated watches from now on."""

    seat: Seat = 0


class Silence(Asking, tag="silence", frozen=True):
    """Somebody, by a seat or as a watcher, may not talk any more; or may again."""

    seat: Seat | None = None
    watcher: Watching = ""
    quiet: bool = True


class Remove(Asking, tag="remove", frozen=True):
    """Puts a watcher out, for ten minutes at least."""

    watcher: Watching = ""


class Vote(Asking, tag="vote", frozen=True):
    """Answers the ballot: one no ends it."""

    yes: bool = False


class Stop(Asking, tag="stop", frozen=True):
    """Stops the countdown to the match; everybody may do so once."""


Deed: TypeAlias = (
    Leave | SitOut | SitIn | Resign | Pause | Resume | Nudge | ChangeAbsence | Replace | Kick
    | Swap | HandOver | Claim | Close | SetChair | MakeWatcher | Silence | Remove | Vote | Stop
)  # fmt: skip

# What is told --------------------------------------------------------------------------


class Right(Struct, frozen=True, omit_defaults=True):
    """Something that the asker may do: at once, or if the others agree; for a deed about
    somebody, about whom: seats, and watchers by their ids."""

    deed: str  # as in `Deed`; or join, which sits down on one of these chairs
    how: How
    seats: list[int] = []
    watchers: list[str] = []
    by: int = -1  # the asker's seat; -1: without one


class Paused(Struct, frozen=True):
    """Who stopped the match, and how many seconds ago."""

    seat: int  # -2: a host without a seat
    name: str
    since: int


class Ballot(Struct, frozen=True, omit_defaults=True):
    """A wish that the others at the table are asked about."""

    seat: int  # who asks; -2: a host without a seat
    deed: str
    text: str  # the wish, as a question
    waiting: list[int]  # who has not answered yet
    agreed: list[int]
    left: float  # seconds until it lapses
    about: int = -1  # the seat that it is about, if any
    answer: bool = False  # whether the asker of the card is one of those who are waited for


class Minute(Struct, frozen=True, omit_defaults=True):
    """Something that was done by a power, as a sentence."""

    number: int  # of its line in the log
    at: float  # seconds since 1970
    deed: str  # as in `Deed`; or ballot, refused, lapsed, passed, late
    text: str
    seat: int = -1  # who did it; -1: the house, -2: a watcher


class Watcher(Struct, frozen=True, omit_defaults=True):
    """Somebody who watches; `id` is good for this table alone."""

    id: str
    name: str
    screen: bool = False  # a screen for all to look at
    silenced: bool = False
    mine: bool = False
