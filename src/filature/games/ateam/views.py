"""What each seat may see.  The only door out of a state."""

from typing import NamedTuple

from mypy_extensions import i64

from filature.core.seat import Seat, members

from .box import HAND, KINDS, NO_CARD
from .rules import actors
from .state import State


class View(NamedTuple):
    """All that a seat knows.  Piles are counted by kind of card."""

    seat: int
    phase: int
    turn: int
    waiting_for: tuple[int, ...]
    first: tuple[int, ...]  # what each has thrown for the first turn
    owed: int
    thrown: bool
    carded: bool
    played: int
    target: int
    foe: int
    steps: int
    dice: tuple[int, int]  # red and blue as they lie; 0 for a die that was not thrown
    place: tuple[int, ...]
    out: tuple[int, ...]
    reached: tuple[int, ...]
    holder: int
    benched: tuple[int, ...]
    winner: int
    cards: tuple[int, ...]  # how many each holds
    deck_size: int
    discard: tuple[int, ...]
    gone: tuple[int, ...]  # all cards that left a hand, in order: seat * KINDS + card
    talons: tuple[int, ...]  # what every new talon was made of
    my_hand: tuple[int, ...]  # sorted; empty for a spectator
    my_draws: tuple[int, ...]  # all that I have ever drawn, in order


def view_for(s: State, seat: Seat) -> View:
    """Every field is named here; a new secret stays secret until it is."""
    return View(
        seat=seat,
        phase=s.phase,
        turn=s.turn,
        waiting_for=tuple(members(actors(s))),
        first=tuple(s.first),
        owed=s.owed,
        thrown=s.thrown,
        carded=s.carded,
        played=s.played,
        target=s.target,
        foe=s.foe,
        steps=s.steps,
        dice=(s.red, s.blue),
        place=tuple(s.place),
        out=tuple(s.out),
        reached=tuple(s.reached),
        holder=s.holder,
        benched=tuple(s.benched),
        winner=s.winner,
        cards=tuple([len(hand_of(s, n)) for n in range(s.seats)]),
        deck_size=s.deck_size,
        discard=tuple(s.discard),
        gone=tuple(s.gone),
        talons=tuple(s.talons),
        my_hand=tuple(hand_of(s, seat)) if seat >= 0 else (),
        my_draws=tuple(draws_of(s, seat)) if seat >= 0 else (),
    )


def hand_of(s: State, seat: Seat) -> list[int]:
    """The cards of one hand."""
    return [card for card in list(s.hands[seat * HAND : (seat + 1) * HAND]) if card != NO_CARD]


def draws_of(s: State, seat: Seat) -> list[int]:
    """What one seat has drawn: its part of the deal, then a card for every one that left it."""
    found: list[int] = []
    n: i64
    for n in range(len(s.drawn)):
        if drawer(s.gone, s.seats, n) == seat:
            found.append(s.drawn[n])
    return found


def drawer(gone: list[int], seats: i64, n: i64) -> Seat:
    """Who drew the n-th card of the match: everyone can tell."""
    dealt = seats * HAND
    return n // HAND if n < dealt else gone[n - dealt] // KINDS
