"""What each seat may see.  The only door out of a state."""

from typing import Final, NamedTuple

from mypy_extensions import i64

from filature.core.ranges import (
    Ranges,
    a_seat,
    amount,
    at_most,
    count,
    flag,
    in_log,
    one_of,
    per_seat,
    row,
    some_seats,
)
from filature.core.seat import CHANCE, NOBODY, SPECTATOR, Seat, members

from . import phases
from .box import HAND, KINDS, MOST, NO_CARD, TOTAL, Box
from .play import actors
from .state import BEATEN, NOT_CHOSEN, State

SIDES: Final = 6


class View(NamedTuple):
    """All that a seat knows.  Piles are counted by kind of card."""

    seat: int
    phase: int
    turn: int
    waiting_for: tuple[int, ...]
    character: tuple[int, ...]  # of each figure, or NOT_CHOSEN
    first: tuple[int, ...]  # what each has thrown for the first turn
    owed: int
    thrown: bool
    carded: bool
    screen: bool
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


def ranges(box: Box) -> Ranges:
    """What each field may be."""
    return {
        "seat": a_seat(SPECTATOR),
        "phase": one_of(phases.DEAL, phases.OVER),
        "turn": a_seat(),
        "waiting_for": some_seats(CHANCE),
        "character": per_seat(one_of(NOT_CHOSEN, MOST - 1)),
        "first": per_seat(one_of(BEATEN, SIDES)),
        "owed": amount(TOTAL),
        "thrown": flag(),
        "carded": flag(),
        "screen": flag(),
        "played": one_of(0, NO_CARD),
        "target": a_seat(NOBODY),
        "foe": a_seat(NOBODY),
        "steps": count(box.length),
        "dice": row(2, one_of(0, SIDES)),
        "place": per_seat(one_of(0, box.vault)),
        "out": per_seat(flag()),
        "reached": per_seat(flag()),
        "holder": a_seat(NOBODY),
        "benched": per_seat(amount(TOTAL)),
        "winner": a_seat(NOBODY),
        "cards": per_seat(count(HAND)),
        "deck_size": count(TOTAL),
        "discard": row(KINDS, count(max(box.cards))),
        "gone": in_log(),
        "talons": in_log(),
        "my_hand": at_most(HAND, one_of(0, KINDS - 1)),
        "my_draws": in_log(),
    }


def view_for(s: State, seat: Seat) -> View:
    """Every field is named here; a new secret stays secret until it is."""
    dice: tuple[int, int] = (s.red, s.blue)
    cards = [len(hand_of(s, n)) for n in range(s.seats)]
    my_hand = tuple(hand_of(s, seat)) if seat >= 0 else ()
    my_draws = tuple(draws_of(s, seat)) if seat >= 0 else ()
    return View(
        seat,
        s.phase,
        s.turn,
        tuple(members(actors(s))),
        tuple(s.character),
        tuple(s.first),
        s.owed,
        s.thrown,
        s.carded,
        s.screen,
        s.played,
        s.target,
        s.foe,
        s.steps,
        dice,
        tuple(s.place),
        tuple(s.out),
        tuple(s.reached),
        s.holder,
        tuple(s.benched),
        s.winner,
        tuple(cards),
        s.deck_size,
        tuple(s.discard),
        tuple(s.gone),
        tuple(s.talons),
        my_hand,
        my_draws,
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
