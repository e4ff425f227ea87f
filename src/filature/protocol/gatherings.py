"""What is asked and answered over HTTP about circles and evenings."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from .bodies import Name, TableCard, Wish, Word

Title: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60)]
Place: TypeAlias = Annotated[int, Meta(ge=1, le=12)]
Pin: TypeAlias = Annotated[str, Meta(pattern="^[0-9]{4}$")]
Role: TypeAlias = Literal["organiser", "player", "kiosk", "stranger"]
SeatKind: TypeAlias = Literal["member", "bot", "visitor"]

# Circles --------------------------------------------------------------------------------------


class CircleWish(Wish, frozen=True):
    """A circle to be founded, and how its founder is called there."""

    name: Title
    code_name: Name = ""
    first: Name = ""


class EnterWish(Wish, frozen=True):
    """How somebody is called in a circle: a code name; a first name that only the circle sees."""

    code_name: Name = ""
    first: Name = ""


class LeaveWish(Wish, frozen=True):
    """Leaving takes one's names away; forgetting also whatever leads back to one."""

    forget: bool = False


class CircleChange(Wish, frozen=True):
    """What its founder may change: the name, and whether changed boxes and options are rated."""

    name: Title
    changed: bool = False


class SeasonWish(Wish, frozen=True):
    """A new season begins."""

    name: Title


class MemberOnly(Wish, frozen=True):
    """Which member is meant."""

    member: Word


class SeasonCard(Struct, frozen=True):
    """A season of a circle."""

    number: int
    name: str


class MemberCard(Struct, frozen=True):
    """A member, as the circle knows them; who is here was seen there in the last minutes."""

    id: str
    name: str
    first: str
    founder: bool
    mine: bool
    here: bool


class EveningLine(Struct, frozen=True):
    """An evening in a list."""

    id: str
    name: str
    starts: float
    going: bool
    people: int
    rounds: int
    planned: int
    joined: bool


class CircleCard(Struct, frozen=True):
    """A circle at its door, and in a list of one's own; the rest is for members."""

    link: str
    name: str
    members: int
    member: bool
    founder: bool


class CirclePage(Struct, frozen=True):
    """A circle, as its members see it."""

    card: CircleCard
    people: list[MemberCard]
    seasons: list[SeasonCard]
    changed: bool
    tables: list[TableCard]
    evenings: list[EveningLine]


class RatingCard(Struct, frozen=True):
    """A member's strength: an estimate, how far it may be off, a range of ranks; a guess until it
    is settled."""

    name: str
    first: str
    mine: bool
    estimate: int
    spread: int
    matches: int
    best: int
    worst: int
    settled: bool


class Ranking(Struct, frozen=True):
    """The ratings of a game in a season, the strongest estimate first; and its rated matches."""

    season: int
    game: str
    rated: list[RatingCard]
    matches: int


class ResultSeat(Struct, frozen=True):
    """Who sat there, and what place that made; who has left has no name."""

    kind: SeatKind
    name: str
    level: str
    place: int


class ResultCard(Struct, frozen=True):
    """How a match of the circle ended."""

    game: str
    title: str
    at: float
    rated: bool
    real: bool
    seats: list[ResultSeat]


# Evenings -------------------------------------------------------------------------------------


class OfferWish(Wish, frozen=True):
    """A game of an evening: so many real boxes, and whether it may be played on screens."""

    game: Word
    boxes: Annotated[int, Meta(ge=0, le=20)] = 0
    screen: bool = False


class EveningWish(Wish, frozen=True):
    """An evening to be opened; `circle` is the link of a circle of the asker's, if it is one's."""

    name: Title
    offers: Annotated[list[OfferWish], Meta(min_length=1, max_length=12)]
    circle: Word = ""
    starts: Annotated[float, Meta(ge=0, le=4e9)] = 0
    planned: Annotated[int, Meta(ge=1, le=12)] = 4
    counts: bool = False
    level: Word = "agent"


class AttendWish(Wish, frozen=True):
    """Who comes; the organiser may name somebody who has no telephone."""

    name: Name = ""


class PresenceWish(Wish, frozen=True):
    """Whether somebody is here for the next round; without a person, the asker."""

    here: bool
    person: Word = ""


class DrawWish(Wish, frozen=True):
    """A round by its seed, for the evening as it was seen; and how long it shall last, if that is
    told."""

    seed: Annotated[int, Meta(ge=0, le=2**53)]
    version: int
    minutes: Annotated[int, Meta(ge=0, le=600)] = 0


class PlacesWish(Wish, frozen=True):
    """What places the people of a table had, then its bots; equals share one."""

    round: Annotated[int, Meta(ge=1, le=99)]
    table: Annotated[int, Meta(ge=1, le=99)]
    places: Annotated[tuple[Place, ...], Meta(max_length=12)] = ()


class KioskWish(Wish, frozen=True):
    """Four digits with which a kiosk is left."""

    pin: Pin


class KioskKey(Struct, frozen=True):
    """The key of a kiosk, told once; another one voids it."""

    key: str


class Person(Struct, frozen=True):
    """Somebody of an evening, and where they stand."""

    id: str
    name: str
    first: str
    here: bool
    phone: bool
    mine: bool
    points: int
    rank: int
    moved: int
    played: int


class SittingCard(Struct, frozen=True):
    """A table of a round; `table` leads to it when it is played here."""

    number: int
    game: str
    title: str
    real: bool
    people: list[str]
    bots: int
    table: str
    state: Literal["playing", "entered", "contested", "settled"]
    places: list[int]
    points: list[int]
    other: list[int]
    mine: bool
    may_contest: bool
    agreed: bool  # whether the asker has said that it is right
    counts: bool  # whether it counts for the season


class RoundCard(Struct, frozen=True):
    """A round, drawn or only looked at."""

    number: int
    tables: list[SittingCard]
    byes: list[str]
    began: float
    again: int  # how many meetings are not the first
    ends: float  # when its time is over; 0: nobody has set one
    told: bool  # whether all its results are in


class EveningCard(Struct, frozen=True):
    """An evening, as the asker may know it."""

    id: str
    name: str
    circle: str
    link: str
    starts: float
    going: bool
    role: Role
    planned: int
    counts: bool
    level: str
    offers: list[OfferWish]
    people: list[Person]
    rounds: list[RoundCard]
    owed: int  # the number of a table of the last round that owes a result; 0: none
    now: float
    kiosk: bool
    version: int
