"""Where a match stands: a record that only the rules write to.

Piles are flat rows of counts (`filature.core.numbers`): a hand is a stretch of `hands`, and a deck
has no order before a card is drawn, so that nobody can peek.  A new field is declared in `State`;
`SEEN_BY` says who may see it; what everyone or its owner may see also goes into the View.
"""

from typing import Final, final

from mypy_extensions import i64

from filature.core.numbers import Numbers, numbers, zeros
from filature.core.state import State as Base

from .box import WIDTH, Box

# The phases, in order of play.
DEAL: Final = 0  # chance deals
PLAY: Final = 1  # somebody plays a card
OVER: Final = 2


@final
class State(Base):
    """A match in progress; new, with all cards in the deck."""

    def __init__(self, seats: i64, box: Box) -> None:
        super().__init__(seats)
        self.box: Final = box
        # On the table: everyone sees these.
        self.phase: i64 = DEAL
        self.dealt: i64 = 0  # cards, so far
        self.leader: i64 = 0  # of this round
        self.turn: i64 = 0  # who plays now
        self.table: Numbers = zeros(seats)  # what each has played this round; 0 for nothing yet
        self.gone: Numbers = zeros(WIDTH)  # cards of the rounds before
        self.score: Numbers = zeros(seats)
        # In the hands: each seat sees its own.
        self.hands: Numbers = zeros(seats * WIDTH)  # at seat * WIDTH + value
        # In the box: nobody sees it.
        self.deck: Numbers = numbers(box.cards)


SEEN_BY: Final = {
    "phase": "everyone",
    "dealt": "everyone",
    "leader": "everyone",
    "turn": "everyone",
    "table": "everyone",
    "gone": "everyone",
    "score": "everyone",
    "hands": "owner",
    "deck": "nobody",
}
