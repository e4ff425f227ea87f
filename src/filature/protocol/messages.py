"""What clients and server say to each other over a WebSocket, or over events and posts.

JSON, one message a frame; `type` says which.  A client sends a notation with the moment it
saw; every command gets exactly one answer, with the command's `id`.  The server sends a
state whenever anything changed for the viewer; parts of its scene that are as they were in the
state before are only named.  Whoever has lost the thread asks for `resync`.
"""

from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct

from .bodies import Lang, Petition, Proof, Result, TableCard
from .drawing import Scene
from .powers import Minute

VERSION: Final = 2

Id: TypeAlias = Annotated[int, Meta(ge=0, le=2**31)]
Notation: TypeAlias = Annotated[str, Meta(max_length=80)]

# From the client --------------------------------------------------------------------


class Asked(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Whatever a client sends; the answer bears the same id."""

    id: Id = 0


class Play(Asked, tag="play", frozen=True):
    """Does an action.  `moment` is the one of the state in which it was chosen."""

    notation: Notation = ""
    moment: Annotated[int, Meta(ge=0)] = 0


class Why(Asked, tag="why", frozen=True):
    """Why is this action not offered to me?  Or, without a notation: why can I do nothing
    with this element of the scene?"""

    notation: Notation = ""
    element: Notation = ""


class Undo(Asked, tag="undo", frozen=True):
    """Takes the seat's last action back: at once where the law of undo allows it, else by
    consent of the other people, and never once chance has spoken."""


class Consent(Asked, tag="consent", frozen=True):
    """Answers another seat's wish to take its action back."""

    yes: bool = False


class Hint(Asked, tag="hint", frozen=True):
    """What would you do, these options apart?  Where the table allows hints."""

    besides: Annotated[list[Notation], Meta(max_length=64)] = []


class Say(Asked, tag="say", frozen=True):
    """A line of chat, where the table allows it."""

    text: Annotated[str, Meta(max_length=300)] = ""


class Language(Asked, tag="language", frozen=True):
    """Speak this language to me from now on."""

    lang: Lang = "fr"


class Resync(Asked, tag="resync", frozen=True):
    """Send me everything again."""


FromClient: TypeAlias = Play | Why | Undo | Consent | Hint | Say | Language | Resync

# From the server --------------------------------------------------------------------


class Choice(Struct, frozen=True, omit_defaults=True):
    """An action that is offered; elements of the scene name it by its id.  Those of a `group`
    stand together, under this heading; without one an action stands alone."""

    id: int
    notation: str
    label: str
    group: str = ""


class News(Struct, frozen=True, omit_defaults=True):
    """What the viewer was told of one action.  `what` is its notation, where it was seen."""

    moment: int  # after the action
    seat: int  # -1 is chance
    lines: list[str]
    what: str = ""
    instead: bool = False  # a bot chose in the place of a person


class Clock(Struct, frozen=True):
    """Seconds that a seat has left for its decision, when the state was sent."""

    seat: int
    left: float


class ChatLine(Struct, frozen=True):
    """Something said at the table; seat -2 is somebody watching."""

    number: int
    seat: int
    name: str
    text: str


class Told(Struct, frozen=True, tag_field="type"):
    """Whatever the server sends."""


class Welcome(Told, tag="welcome", frozen=True):
    """The first message: who you are at this table (seat -2 watches), and what was said."""

    version: int
    seat: int
    lang: str
    table: TableCard
    chat: list[ChatLine]


class Table(Told, tag="table", frozen=True):
    """Someone sat down, left, got ready, came or went; or the table began or ended."""

    table: TableCard


class State(Told, tag="state", frozen=True, omit_defaults=True):
    """All that the viewer may know now; see `Scene` for what is only named.  `news` is what came
    since the last state sent to this connection; with `whole`, everything from the beginning."""

    moment: int
    scene: Scene
    options: list[Choice]
    news: list[News]
    whole: bool = False
    actors: list[int] = []
    clocks: list[Clock] = []
    undo: str = ""  # free, consent, or nothing when it is too late
    petition: Petition | None = None
    result: Result | None = None
    proof: Proof | None = None  # once the match is over: the secret is in it


class Done(Told, tag="done", frozen=True):
    """The command was carried out and is written down."""

    id: int
    moment: int


class Refused(Told, tag="refused", frozen=True):
    """The command was not carried out, by this clause."""

    id: int
    clause: str
    text: str
    rule: str = ""  # the clause in words


class Stale(Told, tag="stale", frozen=True):
    """The table had moved on; the state as it is now follows."""

    id: int
    moment: int


class Because(Told, tag="because", frozen=True):
    """The answer to `why`; an empty clause: nothing against it."""

    id: int
    notation: str
    clause: str
    text: str
    rule: str = ""
    instead: list[int] = []  # offered actions that are near to what was meant
    refused: list[Choice] = []  # what else the game knows, one of each kind; if nothing was meant


class Advice(Told, tag="advice", frozen=True):
    """The answer to `hint`: what to do, what speaks for it, and the rule that it rests on."""

    id: int
    notation: str
    label: str
    reason: str = ""
    clause: str = ""
    rule: str = ""


class Said(Told, tag="said", frozen=True):
    """A line of chat."""

    line: ChatLine


class Bad(Told, tag="bad", frozen=True):
    """A frame that could not be read, or came too soon; the sentence says what to do."""

    id: int
    error: str
    text: str
    wait: int = 0  # seconds after which to try again


class Happened(Told, tag="minute", frozen=True):
    """Somebody has used a power; the table as it is now is told beside it."""

    minute: Minute


class Nudged(Told, tag="nudge", frozen=True):
    """Somebody reminds you that the match waits."""

    seat: int  # who does; -2: a host without a seat
    text: str


class Bye(Told, tag="bye", frozen=True, omit_defaults=True):
    """The server closes this connection.  `restart`: come back in a moment; `kicked` and
    `removed`: not for ten minutes; `seat`: the seat has another owner; `watchers`: this table is
    for those who play."""

    reason: str
    text: str = ""  # what that means, where somebody decided so


FromServer: TypeAlias = (
    Welcome
    | Table
    | State
    | Done
    | Refused
    | Stale
    | Because
    | Advice
    | Said
    | Happened
    | Nudged
    | Bad
    | Bye
)


class Moment(Struct, frozen=True):
    """A moment of a match through one eye, or through all of them, for a replay."""

    moment: int
    last: int  # the moment at which the match stands now
    eyes: list[State]


class Replayable(Struct, frozen=True):
    """Which moments told this viewer something: where a scrubber stops."""

    last: int
    moments: list[int]
