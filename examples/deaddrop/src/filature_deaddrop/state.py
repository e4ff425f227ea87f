"""Where a match stands."""

from typing import Final, NamedTuple, final

from mypy_extensions import i64

from filature.core.numbers import Numbers, numbers, zeros
from filature.core.seat import NOBODY
from filature.core.state import State as Base

from .box import KINDS, Box

# The phases, in order of play.
DEAL: Final = 0  # chance deals
DROP: Final = 1  # somebody lays a card face down
ANSWER: Final = 2  # the other takes it or leaves it
OVER: Final = 3

NO_CARD: Final = -1


class Terms(NamedTuple):
    """The options of a table, as the rules read them."""

    hand: int


@final
class State(Base):
    """A match in progress; new, with all cards in the deck."""

    def __init__(self, seats: i64, box: Box, terms: Terms) -> None:
        super().__init__(seats)
        self.box: Final = box
        self.terms: Final = terms
        # On the table: everyone sees these.
        self.phase: i64 = DEAL
        self.dealt: i64 = 0  # cards, so far
        self.turn: i64 = 0
        self.target: i64 = NOBODY  # before whom a card lies
        self.files: Numbers = zeros(seats * KINDS)  # turned up, at seat * KINDS + kind
        self.score: Numbers = zeros(seats)
        # In the hands: each seat sees its own.
        self.hands: Numbers = zeros(seats * KINDS)
        self.dropped: i64 = NO_CARD  # the card that lies face down; whoever laid it knows it
        # In the box: nobody sees it.
        self.deck: Numbers = numbers(box.cards)


SEEN_BY: Final = {
    "phase": "everyone",
    "dealt": "everyone",
    "turn": "everyone",
    "target": "everyone",
    "files": "everyone",
    "score": "everyone",
    "hands": "owner",
    "dropped": "owner",
    "deck": "nobody",
}
