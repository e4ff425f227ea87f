"""How well an imagined night explains what the others have done.

Who calls a helicopter means to fly in it, or to blow it up; who attacks is hardly a
friend, and who is friendly may be one.
"""

from typing import Final

from mypy_extensions import i64

from filature.core.seat import Seat
from filature.core.sentence import Sentence

from .actions import ATTACK, FRIENDLY
from .box import BOMB, KINDS
from .journal import MET, first_kind, one, second_kind, two, what
from .rules.ch01_objects import holds_case, holds_prize
from .state import State
from .views import View

# A trace: what was done, by whom, to what or whom.
CALLED: Final = 0
ATTACKED: Final = 1
BEFRIENDED: Final = 2
SIZE: Final = 3

OWN_CALL: Final = 1.0  # with the file
EMPTY_CALL: Final = 0.35  # one's own, without it: it may have been lost since
BOMB_CALL: Final = 0.4  # another's, with a bomb
ODD_CALL: Final = 0.12
FRIEND_ATTACKS: Final = 0.3
FOE_BEFRIENDS: Final = 0.45


def traces(v: View, news: list[Sentence]) -> list[int]:
    """The calls that all have heard, and the cards that the viewer has seen shown."""
    found: list[int] = []
    for told in news:
        if told.key == "called" and told.numbers[0] != v.seat:
            found += [CALLED, told.numbers[0], told.numbers[1]]
    for line in v.journal:
        if what(line) == MET:
            add_card(found, v, one(line), two(line), first_kind(line))
            add_card(found, v, two(line), one(line), second_kind(line))
    return found


def add_card(found: list[int], v: View, seat: i64, other: i64, card: i64) -> None:
    """The card that a seat has shown to another."""
    if seat == v.seat or card < FRIENDLY or seat >= len(v.room) or other >= len(v.room):
        return
    found += [int(ATTACKED if card >= ATTACK else BEFRIENDED), int(seat), int(other)]


def credence(traces: list[int], s: State) -> float:
    """The odds of what was done, if the night is as the state has it."""
    total = 1.0
    start: i64 = 0
    while start < len(traces):
        kind: i64 = traces[start]
        seat: i64 = traces[start + 1]
        whom: i64 = traces[start + 2]
        if kind == CALLED:
            total *= call_odds(s, seat, whom)
        elif s.loyalty[seat] == s.loyalty[whom]:
            total *= FRIEND_ATTACKS if kind == ATTACKED else 1.0
        else:
            total *= 1.0 if kind == ATTACKED else FOE_BEFRIENDS
        start += SIZE
    return total


def call_odds(s: State, seat: Seat, nation: i64) -> float:
    """RED-HELI-2  One's own to fly, another's to blow up."""
    if s.loyalty[seat] == nation:
        return OWN_CALL if holds_prize(s, seat) or holds_case(s, seat) else EMPTY_CALL
    return BOMB_CALL if s.hands[seat * KINDS + BOMB] else ODD_CALL
