"""What is told of a match that is over: its review and its story."""

from msgspec import Struct


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


class Review(Struct, frozen=True):
    """How a match stood at every moment, and what that was due to."""

    moments: list[ReviewMoment]
    seats: list[ReviewSeat]


class StoryLine(Struct, frozen=True):
    """One sentence of the story of a match, and the moment that it speaks of."""

    at: int
    seat: int  # -1: nobody's
    text: str
