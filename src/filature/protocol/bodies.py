"""What is asked and answered over HTTP: games, tables, seats, reviews."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from .powers import Absence, Ballot, Minute, Paused, Right, Watcher

Lang: TypeAlias = Literal["fr", "en"]
Status: TypeAlias = Literal["open", "playing", "over", "broken", "closed"]
Name: TypeAlias = Annotated[str, Meta(max_length=40)]
Word: TypeAlias = Annotated[str, Meta(max_length=64)]
Place: TypeAlias = Annotated[int, Meta(ge=0, le=99)]  # a seat that is asked for
Value: TypeAlias = int | bool | Word


class Wish(Struct, frozen=True, forbid_unknown_fields=True):
    """Whatever is asked for in the body of a request: a key that means nothing is refused."""


class Option(Struct, frozen=True):
    """What the sheet leaves open: the first choice is the default."""

    name: str
    clause: str
    meaning: str
    choices: list[Value]


class Chapter(Struct, frozen=True):
    """A chapter of the rules: (clause, sentence) in the order of the sheet."""

    title: str
    clauses: list[tuple[str, str]]


class GameCard(Struct, frozen=True):
    """A game on the front page."""

    name: str
    title: str
    story: str
    version: int
    fewest: int
    most: int
    boxes: list[str]
    options: list[Option]
    levels: list[str]  # of bots
    guided: bool = False  # whether there is a guided first match


class GuideStep(Struct, frozen=True):
    """A step of a guided first match: what to look at, which actions complete it (a notation
    or its first words; none: it is only read), what it says, and what it says when done."""

    name: str
    clause: str
    text: str
    done: str
    look: tuple[str, ...]
    does: tuple[str, ...]


class SeatWish(Wish, frozen=True):
    """Who shall sit there: `me`, `open` for whoever comes, or `bot` at a level."""

    who: Literal["me", "open", "bot"] = "open"
    name: Name = ""
    level: Word = "agent"


class Settings(Wish, frozen=True):
    """How a table is kept.  Times are in seconds."""

    listed: bool = False
    lang: Lang = "fr"
    notebook: bool = True
    hints: bool = True
    chat: bool = True
    watchers: bool = True
    late: bool = True  # whoever comes after the start may take the chair of a bot
    absence: Absence = "wait"
    clock: Annotated[int, Meta(ge=5, le=30 * 86400)] = 120  # for a decision, if clock is chosen
    away: Annotated[int, Meta(ge=1, le=30 * 86400)] = 60  # before a stand-in sits down
    pace: Annotated[float, Meta(ge=0, le=10)] = 1.0  # no answer is told sooner than this
    countdown: Annotated[int, Meta(ge=0, le=30)] = 0  # once all are ready


class TableWish(Wish, frozen=True):
    """A table to be made."""

    game: Word
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    box: Word = "default"
    options: dict[Word, Value] = {}
    settings: Settings = Settings()
    circle: Word = ""  # the link of a circle of the asker's
    rated: bool = True  # whether it shall count there


class SeatCard(Struct, frozen=True, omit_defaults=True):
    """A seat, as everyone may know it; `mine` is for the asker alone."""

    seat: int
    who: Literal["person", "open", "bot"]
    name: str
    level: str = ""
    ready: bool = False
    here: bool = False  # connected now
    stood_in: bool = False  # a bot has the chair until its owner is back
    mine: bool = False
    kept: bool = False  # a bot keeps it until its person takes it back
    resigned: bool = False  # its person has given up, and a bot plays on
    silenced: bool = False
    away: int = 0  # seconds since its person went, in whole minutes
    device: int = 0  # seats with one number are one person's, though others play here too


class Petition(Struct, frozen=True):
    """A seat asks to take its last action back; `waiting` are those who have not answered."""

    seat: int
    waiting: list[int]


class Result(Struct, frozen=True):
    """How it ended; the sentences are for the viewer."""

    winners: list[int]
    scores: list[int]
    clause: str
    text: str  # the clause in words
    title: str = ""  # who has won
    own: str = ""  # one's own place, and how far that was; for a watcher, how far ahead the first
    cause: str = ""  # what it came from


class Proof(Struct, frozen=True, omit_defaults=True):
    """Fair by proof: the promise, what the seats added, and after the end the secret."""

    commitment: str
    shares: list[str]
    secret: str = ""
    seal: str = ""


class KnockCard(Struct, frozen=True):
    """Somebody who came by a code, and waits at the door."""

    id: str
    name: str


class TableCard(Struct, frozen=True):
    """A table: who sits there, how it is kept, where it stands."""

    id: str
    game: str
    title: str
    box: str
    options: dict[str, Value]
    settings: Settings
    status: Status
    seats: list[SeatCard]
    watching: int
    proof: Proof
    moment: int = 0  # how many actions were done
    host: bool = False  # whether the asker made the table
    explanation: str = ""  # why a broken table cannot go on
    next: str = ""  # the table of the rematch
    origin: str = ""  # the table and moment that it branched from
    code: str = ""  # what it is called aloud: a word and two digits
    host_seat: int = -1  # where the host sits, if anywhere
    paused: Paused | None = None
    ballot: Ballot | None = None
    minutes: list[Minute] = []  # the last things done by powers
    may: list[Right] = []  # what the asker may do here
    watchers: list[Watcher] = []
    begins_in: float | None = None  # seconds until the match, while a countdown runs
    knocks: list[KnockCard] = []  # who waits at the door; told to those who may open
    evening: str = ""  # the evening that it is part of; told to those who sit there


class Entrance(Struct, frozen=True):
    """Where a code leads: to a table, or only to a door at which one knocks."""

    table: str = ""
    knock: bool = False


class KnockWish(Wish, frozen=True):
    """Knocks, under a name."""

    name: Name = ""


class Knocked(Struct, frozen=True):
    """A knock, by what its answer is asked for; once somebody has opened, the table."""

    knock: str
    answer: Literal["waiting", "open", "shut"]
    table: str = ""


class KnockAnswer(Wish, frozen=True):
    """Opens, or does not."""

    open: bool


class HouseCard(Struct, frozen=True):
    """Where the house can be reached, by whom, and who its bots are."""

    addresses: list[str]  # the best first; links begin with one of them
    reachable: bool  # whether anybody but this very machine can open them
    https: bool
    lan: bool  # only from the same network
    knock: bool  # whether a code only lets one knock
    bots: list[str]  # their names, in the order of their faces


class Held(Struct, frozen=True):
    """A seat that is yours now.  The token is told once: it is the key of a bot, and of
    the recovery link."""

    table: TableCard
    seat: int
    token: str
    recovery: str  # a path to open on another device


class Created(Struct, frozen=True):
    """A new table and the seats of it that are yours."""

    table: TableCard
    held: list[Held]


class JoinWish(Wish, frozen=True):
    """Sits down at the first open seat, or at a chosen one."""

    name: Name = ""
    seat: Place | None = None


class ReadyWish(Wish, frozen=True):
    """Ready or not.  `share` is the seat's own part of the dice: hexadecimal digits."""

    ready: bool = True
    seat: Place | None = None
    share: Annotated[str, Meta(pattern="^[0-9a-f]{0,64}$")] = ""


class SeatOnly(Wish, frozen=True):
    """Which of the asker's seats is meant; needed when several are held."""

    seat: Place | None = None


class Recovery(Wish, frozen=True):
    """The token of a recovery link."""

    token: Annotated[str, Meta(max_length=128)]


class BranchWish(Wish, frozen=True):
    """A what-if from a moment of a match that is over; all seats are yours or bots'."""

    moment: Annotated[int, Meta(ge=0)]
    seats: list[SeatWish] = []


class ReportWish(Wish, frozen=True):
    """What seems wrong, in the reporter's words."""

    note: Annotated[str, Meta(max_length=2000)] = ""
    seat: Place | None = None


class ReviewMoment(Struct, frozen=True):
    """Each seat's share of the victory after a stretch that one seat, or chance (-1), wrote."""

    at: int
    seat: int
    shares: list[float]


class ReviewTurn(Struct, frozen=True):
    """A moment that changed much for a seat: by whom, by how much, and what was told of it."""

    at: int
    seat: int
    change: float
    text: str


class ReviewDecision(Struct, frozen=True):
    """A decision that gave something away: what was chosen, what was best, the difference."""

    at: int
    chosen: str
    best: str
    lost: float


class Lesson(Struct, frozen=True):
    """One thing to keep in mind: what was done or happened, why it mattered, and what would have
    been better by what its seat knew; praise and luck have nothing better."""

    kind: Literal["slip", "praise", "turn"]
    at: int
    text: str
    why: str
    better: str
    gain: float  # of the share of the victory
    options: list[str]  # the notations of what was chosen, and of what was better


class ReviewSeat(Struct, frozen=True):
    """The match for one seat; luck, own and others add up to its change of share."""

    seat: int
    turns: list[ReviewTurn]
    decisions: list[ReviewDecision]  # the worst, in their order
    judged: int  # how many decisions were looked at; none of a bot's
    lost: float  # on average
    luck: float
    own: float
    others: float
    lessons: list[Lesson] = []  # at most three, what matters most first


class Review(Struct, frozen=True):
    """How a match stood at every moment, and what that was due to."""

    moments: list[ReviewMoment]
    seats: list[ReviewSeat]


class Accepted(Struct, frozen=True):
    """It will be there in a moment: ask again.  `ahead` are made before it."""

    ahead: int


class StoryLine(Struct, frozen=True):
    """One sentence of the story of a match, and the moment that it speaks of."""

    at: int
    seat: int  # -1: nobody's
    text: str


class GuestCard(Struct, frozen=True):
    """Who the server thinks you are."""

    name: str
    lang: Lang


class GuestWish(Wish, frozen=True):
    """Another code name."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]


class Trouble(Struct, frozen=True):
    """Any answer that is not a success: what is wrong, and what to do."""

    error: str  # a stable word
    text: str  # a sentence in the asker's language
    clause: str = ""
    wait: int = 0  # seconds after which it is worth trying again, where somebody asks too often
