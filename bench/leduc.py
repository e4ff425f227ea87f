"""Leduc hold'em in the style of the house: the game that the whole field can play.

Two seats, six cards: two each of three ranks.  Everyone pays 1; one card each, a round of
bets of 2, a card on the table, a round of bets of 4; at most two raises a round.  A pair
with the table's card beats the rest, else the higher rank wins; equals share.

It is compiled together with the rest of the house by `bench/field.py`, so that the engine
and the search are measured on the very game that the others ship.
"""

from typing import Final, NamedTuple, final

from mypy_extensions import i64

from filature.core.action import Action, Table
from filature.core.box import Leaflet
from filature.core.game import About, Game
from filature.core.mind import Mind
from filature.core.numbers import Numbers, numbers
from filature.core.rng import Rng
from filature.core.seat import CHANCE_ALONE, EVERYONE, NO_ONE, NOBODY, Seat, Seats, only
from filature.core.state import State as Base

CARDS: Final = 6  # card // 2 is its rank
RAISES: Final = 2  # a round
LARGEST: Final = 13  # what a seat can lose
HIDDEN: Final = -1

# Phases: chance acts in the even ones.
HOLE: Final = 0  # a card to each seat
FIRST: Final = 1
TABLE: Final = 2  # a card for both
SECOND: Final = 3
OVER: Final = 4

# Actions.
DEAL: Final = 0  # DEAL + card
FOLD: Final = 6
CALL: Final = 7
RAISE: Final = 8


@final
class State(Base):
    """A hand in progress."""

    holes: Numbers
    paid: Numbers

    def __init__(self, phase: i64) -> None:
        super().__init__(2)
        self.phase: i64 = phase
        self.turn: i64 = 0
        self.table: i64 = HIDDEN
        self.stakes: i64 = 1
        self.raises: i64 = 0
        self.calls: i64 = 0
        self.folded: i64 = NOBODY


class View(NamedTuple):
    """What a seat knows."""

    seat: int
    phase: int
    turn: int
    my_card: int
    table: int
    stakes: int
    raises: int
    calls: int
    folded: int
    paid: tuple[int, ...]


# The order of play ------------------------------------------------------------


def actors(s: State) -> Seats:
    if s.phase == OVER:
        return NO_ONE
    return CHANCE_ALONE if s.phase % 2 == 0 else only(s.turn)


def options(s: State, seat: Seat) -> list[int]:
    """Fold only what was raised; raise twice a round at most."""
    owing = s.stakes > s.paid[seat]
    if s.raises < RAISES:
        return [FOLD, CALL, RAISE] if owing else [CALL, RAISE]
    return [FOLD, CALL] if owing else [CALL]


def unseen(s: State, card: i64) -> bool:
    return card != s.holes[0] and card != s.holes[1]


def draw(s: State, rng: Rng) -> i64:
    card = rng.below(CARDS)
    while not unseen(s, card):
        card = rng.below(CARDS)
    return DEAL + card


def apply(s: State, seat: Seat, action: i64) -> None:
    if action == CALL:
        call(s, seat)
    elif action == RAISE:
        raise_by(s, seat, 2 if s.phase == FIRST else 4)
    elif action == FOLD:
        s.folded = seat
        s.phase = OVER
    else:
        receive(s, action - DEAL)


def receive(s: State, card: i64) -> None:
    if s.phase == TABLE:
        s.table = card
        s.phase = SECOND
    else:
        s.holes[s.turn] = card
        s.phase = HOLE if s.turn == 0 else FIRST
        s.turn = 1 - s.turn


def call(s: State, seat: Seat) -> None:
    s.paid[seat] = s.stakes
    s.calls += 1
    s.turn = 1 - seat
    if s.calls == 2 or s.raises > 0:
        end_round(s)


def raise_by(s: State, seat: Seat, amount: i64) -> None:
    s.stakes += amount
    s.paid[seat] = s.stakes
    s.raises += 1
    s.calls = 0
    s.turn = 1 - seat


def end_round(s: State) -> None:
    s.turn = 0
    s.raises = 0
    s.calls = 0
    s.phase = TABLE if s.phase == FIRST else OVER


def strength(s: State, seat: Seat) -> i64:
    rank = s.holes[seat] // 2
    return rank + CARDS if rank == s.table // 2 else rank


def winner(s: State) -> Seat:
    """Whoever wins the pot, or NOBODY when it is shared."""
    if s.folded != NOBODY:
        return 1 - s.folded
    mine, yours = strength(s, 0), strength(s, 1)
    if mine == yours:
        return NOBODY
    return 0 if mine > yours else 1


# What a seat knows ------------------------------------------------------------


def view_for(s: State, seat: Seat) -> View:
    mine = s.holes[seat] if seat >= 0 else HIDDEN
    return View(
        seat,
        s.phase,
        s.turn,
        mine,
        s.table,
        s.stakes,
        s.raises,
        s.calls,
        s.folded,
        tuple(s.paid),
    )


def imagine(v: View, rng: Rng) -> State:
    """The other's card is any that is not in sight."""
    s = State(v.phase)
    s.turn, s.table, s.stakes, s.folded = v.turn, v.table, v.stakes, v.folded
    s.raises, s.calls = v.raises, v.calls
    s.paid = numbers(v.paid)
    s.holes = numbers([HIDDEN, HIDDEN])
    s.holes[v.seat] = v.my_card
    card = rng.below(CARDS)
    while card == s.holes[v.seat] or card == s.table:
        card = rng.below(CARDS)
    s.holes[1 - v.seat] = card
    return s


# The door in ------------------------------------------------------------------


@final
class LeducMind(Mind[State, View]):
    """A search needs no more of it."""

    def imagine(self, view: View, rng: Rng) -> State:
        return imagine(view, rng)


@final
class Leduc(Game[State, View]):
    """Leduc hold'em."""

    def __init__(self) -> None:
        super().__init__(About("leduc", 1, 2, 2), Leaflet("leduc", ""), {})
        self.actions = table()
        self.mind = LeducMind()

    def new(self, seats: i64) -> State:
        s = State(HOLE)
        s.holes = numbers([HIDDEN, HIDDEN])
        s.paid = numbers([1, 1])
        return s

    def actors(self, s: State) -> Seats:
        return actors(s)

    def options(self, s: State, seat: Seat) -> list[int]:
        return options(s, seat)

    def chance(self, s: State) -> list[tuple[int, int]]:
        return [(DEAL + card, 1) for card in range(CARDS) if unseen(s, card)]

    def draw(self, s: State, rng: Rng) -> i64:
        return draw(s, rng)

    def apply(self, s: State, seat: Seat, action: i64) -> None:
        apply(s, seat, action)

    def audience(self, s: State, seat: Seat, action: i64) -> Seats:
        return only(s.turn) if s.phase == HOLE else EVERYONE

    def view(self, s: State, seat: Seat) -> View:
        return view_for(s, seat)

    def copy(self, s: State) -> State:
        t = State(s.phase)
        t.turn, t.table, t.stakes, t.folded = s.turn, s.table, s.stakes, s.folded
        t.raises, t.calls = s.raises, s.calls
        t.holes, t.paid = s.holes[:], s.paid[:]
        return t

    def scores(self, s: State) -> list[int]:
        """What each has won or lost."""
        first = winner(s)
        if first == NOBODY:
            return [0, 0]
        lost = s.paid[1 - first]
        return [lost, -lost] if first == 0 else [-lost, lost]

    def shares(self, s: State) -> list[float]:
        """What each has won or lost, from 0 to 1."""
        first = winner(s)
        if first == NOBODY:
            return [0.5, 0.5]
        lost = float(s.paid[1 - first]) / float(2 * LARGEST)
        return [0.5 + lost, 0.5 - lost] if first == 0 else [0.5 - lost, 0.5 + lost]


def table() -> tuple[Action, ...]:
    t = Table()
    t.add(DEAL, "deal card", [((card,), f"deal {card}") for card in range(CARDS)])
    t.add(FOLD, "fold", [((), "fold")])
    t.add(CALL, "call", [((), "call")])
    t.add(RAISE, "raise", [((), "raise")])
    return t.finished()
