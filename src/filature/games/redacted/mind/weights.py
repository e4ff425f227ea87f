"""How well an imagined night explains what the others have done.

Who calls a helicopter means to fly in it with the file, or to blow it up; who searched the
Office has kept the best of what lay there.  The cards shown at a meeting are not weighed:
players of the rule of thumb were seen to attack friends as often as foes (299 of 456, 768
of 1172), since they do not know them.
"""

from typing import Final

from mypy_extensions import i64

from filature.core.seat import NOBODY, Seat
from filature.core.sentence import Sentence

from ..box import BOMB, KINDS, NATIONS
from ..rules.ch01_objects import holds_case, holds_prize
from ..state import State
from ..views import View

# A trace: what was done, by whom, and a number.
CALLED: Final = 0  # the nation's helicopter
SEARCHED: Final = 1  # so often
SIZE: Final = 3

MEANT: Final = 1.0  # to fly, or to blow it up
PUZZLING: Final = 0.1  # all 247 calls of 100 matches were one or the other
FOUND: Final = 2.0  # a file is so much likelier in the hand of who searched


def traces(v: View, news: list[Sentence]) -> list[int]:
    """The calls whose helicopter is still to be used, and who has searched."""
    caller = [NOBODY] * NATIONS
    searches = [0] * len(v.room)
    for told in news:
        if told.key == "called":
            caller[told.numbers[1]] = told.numbers[0]
        elif told.key in ("bombed", "boarded"):
            caller[told.numbers[1]] = NOBODY
        elif told.key == "searches":
            searches[told.numbers[0]] += 1
    found: list[int] = []
    for nation, seat in enumerate(caller):
        if seat != NOBODY and seat != v.seat:
            found += [CALLED, seat, nation]
    for seat, count in enumerate(searches):
        if count and seat != v.seat:
            found += [SEARCHED, seat, count]
    return found


def credence(traces: list[int], s: State) -> float:
    """The odds of what was done, if the night is as the state has it."""
    total = 1.0
    start: i64 = 0
    while start < len(traces):
        seat: i64 = traces[start + 1]
        if traces[start] == CALLED:
            total *= call_odds(s, seat, traces[start + 2])
        elif holds_prize(s, seat):
            total *= FOUND
        start += SIZE
    return total


def call_odds(s: State, seat: Seat, nation: i64) -> float:
    """RED-HELI-2  One's own to fly, another's to blow up."""
    if s.loyalty[seat] == nation:
        return MEANT if holds_prize(s, seat) or holds_case(s, seat) else PUZZLING
    return MEANT if s.hands[seat * KINDS + BOMB] else PUZZLING
