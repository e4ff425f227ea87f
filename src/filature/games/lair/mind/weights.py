"""Hands that explain what their owners have done.

Whoever has a Lair card plays the largest; whoever has a spy that the own lair holds sends the
strongest there; whoever can foil a taunt does.  What somebody did not do tells of cards that
are not in that hand, and lie rather in the deck.
"""

from typing import Final

from mypy_extensions import i64

from filature.core.rng import Rng
from filature.core.seat import NOBODY, Seat
from filature.core.sentence import Sentence
from filature.parts.cards import nth

from .. import phases
from ..box import FIRST_SPY, KINDS, LAIR, RANGE, SPY, TAUNT, is_spy
from ..state import State
from ..views import View

# A trace of each seat: the largest lair and the strongest spy for its lair that it may still hold,
# and the letters that it did not use.
SIZE: Final = 3
POOR: Final = 2  # spies up to this power may stay in hand for one that nobody has seen

SURE: Final = 80  # of a hundred: how often people play so
TRIES: Final = 4  # to find another card in the deck


def traces(v: View, news: list[Sentence]) -> list[int]:
    """What each seat did in its last turn, and whenever somebody taunted."""
    lairs, spies = [RANGE] * len(v.score), [RANGE] * len(v.score)
    letters = [0] * len(v.score)
    taunter = NOBODY
    for told in news:
        if told.key == "turn":
            lairs[told.numbers[0]] = spies[told.numbers[0]] = 0
        elif told.key == "built":
            lairs[told.numbers[0]] = told.numbers[1]
        elif told.key == "sent_home":
            spies[told.numbers[0]] = told.numbers[1]
        elif told.key in ("topped", "stole"):
            spies[told.numbers[0]] = POOR
        elif told.key == "taunted":
            taunter = told.numbers[0]
        elif told.key == "stood":
            letters = heard(letters, taunter, told.numbers[0])
    return [number for seat in zip(lairs, spies, letters) for number in seat]


def heard(letters: list[int], taunter: int, letter: int) -> list[int]:
    """All but the taunter let a letter pass."""
    return [used if seat == taunter else used | 1 << letter for seat, used in enumerate(letters)]


def adapt(s: State, viewer: Seat, traces: list[int], rng: Rng) -> None:
    """Puts cards that a seat would have played back into the deck, for others of the same back."""
    if s.phase == phases.FOIL or s.phase == phases.VOTE:
        return
    seat: i64
    kind: i64
    for seat in range(s.seats):
        if seat != viewer:
            for kind in range(KINDS):
                if s.hands[seat * KINDS + kind] and is_odd(s, seat, traces, kind):
                    exchange_all(s, seat, traces, kind, rng)


def is_odd(s: State, seat: Seat, traces: list[int], kind: i64) -> bool:
    """Whether a seat would hardly still hold such a card."""
    if kind >= FIRST_SPY:
        return traces[seat * SIZE + 1] < kind - SPY <= s.size[seat]
    if kind >= TAUNT:
        return (traces[seat * SIZE + 2] >> (kind - TAUNT)) & 1 == 1
    return kind - LAIR > traces[seat * SIZE]


def exchange_all(s: State, seat: Seat, traces: list[int], kind: i64, rng: Rng) -> None:
    """Most of its cards of a kind."""
    for _ in range(s.hands[seat * KINDS + kind]):
        if rng.below(100) < SURE:
            exchange(s, seat, traces, kind, rng)


def exchange(s: State, seat: Seat, traces: list[int], kind: i64, rng: Rng) -> None:
    """One card for one of the deck that the seat might well hold, if there is one."""
    start: i64 = FIRST_SPY if is_spy(kind) else 0
    left = s.deck_spies if is_spy(kind) else s.deck_plain
    for _ in range(TRIES if left else 0):
        other = nth(s.deck, start, rng.below(left))
        if not is_odd(s, seat, traces, other):
            s.deck[other] -= 1
            s.deck[kind] += 1
            s.hands[seat * KINDS + kind] -= 1
            s.hands[seat * KINDS + other] += 1
            return
