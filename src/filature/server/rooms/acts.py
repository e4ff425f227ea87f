"""What was done at a table by powers: lines of its log that begin with a slash, and what follows
from them.  They are no part of the match: its file, its proof and its undo know nothing of them."""

from collections import Counter, deque
from math import inf
from typing import Final, NamedTuple, TypeAlias

import msgspec
from msgspec import Struct

from filature.core.seat import SPECTATOR
from filature.protocol.powers import Deed
from filature.server.store.store import Line

UNDO: Final = "/undo "  # a line of the match, not of powers
TAKE_BACK: Final = "undo"  # the wish to take an action back, as a ballot
SHOWN: Final = 30  # minutes
MOST: Final = 500  # lines that one seat may fill by powers, and the house of its own accord
SILENT: Final = ("yes", "countdown", "begin")  # is not told among the minutes
CLOSED: Final = ("lapsed", "no")  # words that end a ballot without its deed
HOUSE: Final = -1  # nobody did it
NEVER: Final = (-inf, -inf)
WATCHER: Final = SPECTATOR  # somebody without a seat did it


Pair: TypeAlias = tuple[float, float]  # when something happened last but one, and last


class Act(Struct, frozen=True, omit_defaults=True):
    """What a line of powers has beside its word: names are those of that time."""

    name: str = ""  # who did it
    about: int = -1
    whom: str = ""
    other: str = ""
    more: str = ""
    asked: Deed | None = None
    voters: tuple[int, ...] = ()
    agreed: bool = False  # it was done by consent, and ends its ballot


class Done(NamedTuple):
    """A line of powers."""

    seq: int
    seat: int  # who did it; -1: the house, -2: somebody without a seat
    word: str
    act: Act
    at: float


class Standing(NamedTuple):
    """A ballot that is open."""

    seat: int
    act: Act
    at: float
    agreed: tuple[int, ...] = ()

    @property
    def deed(self) -> str:
        """The word of what is asked for."""
        return word_of(self.act.asked) if self.act.asked else TAKE_BACK

    @property
    def waiting(self) -> list[int]:
        return [seat for seat in self.act.voters if seat not in self.agreed]


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Act).decode


def word_of(deed: Deed) -> str:
    """The word by which a deed is asked for."""
    return str(deed.__struct_config__.tag)


def is_act(what: str) -> bool:
    """Whether a line of a log is one of powers."""
    return what.startswith("/") and not what.startswith(UNDO)


def written(word: str, act: Act) -> str:
    """A line of powers, as the log has it."""
    return f"/{word} {encode(act).decode()}"


def read(line: Line) -> Done:
    """A line of the log that is one of powers."""
    word, _, rest = line.what[1:].partition(" ")
    return Done(line.seq, line.seat, word, decode(rest or "{}"), line.at)


class Ledger:
    """What follows from the lines of powers of one table, read or just written."""

    def __init__(self) -> None:
        self.minutes: deque[Done] = deque(maxlen=SHOWN)
        self.written: Counter[int] = Counter()  # lines, by who did something
        self.told_no: dict[tuple[int, str], Pair] = {}  # wishes of seats that came to nothing
        self.paused: Done | None = None
        self.ballot: Standing | None = None
        self.nudged: dict[int, float] = {}  # when a seat was last reminded
        self.begins: float | None = None  # since when the countdown runs

    def take(self, done: Done) -> None:
        """One more line."""
        self.written[done.seat] += 1
        if done.word == "kick":
            del self.written[done.act.about]  # somebody else will sit there
        if done.word not in SILENT:
            self.minutes.append(done)
        self.vote(done)
        if done.word in ("pause", "resume"):
            self.paused = done if done.word == "pause" else None
            self.moved()
        elif done.word == "nudge":
            self.nudged[done.act.about] = done.at
        elif done.word in ("countdown", "stop"):
            self.begins = done.at if done.word == "countdown" else None

    def vote(self, done: Done) -> None:
        """A line that opens, moves or ends a ballot."""
        ballot = self.ballot
        if done.word == "ballot":
            self.ballot = Standing(done.seat, done.act, done.at)
        elif ballot and done.word == "yes":
            self.ballot = ballot._replace(agreed=(*ballot.agreed, done.seat))
        elif ballot and (done.word in CLOSED or done.act.agreed):
            self.ballot = None
            if done.word in CLOSED:
                wish = (ballot.seat, ballot.deed)
                self.told_no[wish] = (self.told_no.get(wish, NEVER)[1], done.at)

    def moved(self) -> None:
        """Somebody has played, or nobody may: nothing that came before is taken back."""
        if self.ballot and self.ballot.deed == TAKE_BACK:
            self.ballot = None
