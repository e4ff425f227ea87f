"""What each seat may see.  The only door out of a state."""

from typing import NamedTuple

from filature.core.ranges import Ranges, a_seat, count, one_of, per_seat, row, some_seats
from filature.core.seat import CHANCE, NOBODY, SPECTATOR, Seat, members
from filature.parts.cards import held as cards

from .box import DEALT, KINDS, MOST, Box
from .rules import actors
from .state import DEAL, NO_CARD, OVER, State


class View(NamedTuple):
    """All that a seat, or a spectator, knows.  Cards are counted by kind."""

    seat: int
    phase: int
    waiting_for: tuple[int, ...]
    dealt: int
    turn: int
    target: int
    held: tuple[int, ...]  # how many cards each hand has
    files: tuple[tuple[int, ...], ...]
    score: tuple[int, ...]
    my_hand: tuple[int, ...]  # empty for a spectator
    my_drop: int  # the card that I laid face down, until it is turned up


def ranges(box: Box) -> Ranges:
    """What each field may be."""
    copies = count(max(box.cards))
    points = MOST * DEALT * 3
    return {
        "seat": a_seat(SPECTATOR),
        "phase": one_of(DEAL, OVER),
        "waiting_for": some_seats(CHANCE),
        "dealt": count(sum(box.cards)),
        "turn": a_seat(),
        "target": a_seat(NOBODY),
        "held": per_seat(count(DEALT)),
        "files": per_seat(row(KINDS, copies)),
        "score": per_seat(count(points, -points)),
        "my_hand": row(KINDS, copies),
        "my_drop": one_of(NO_CARD, KINDS - 1),
    }


def view_for(s: State, seat: Seat) -> View:
    """The fields, in their order; each is given what bears its name."""
    held = tuple([cards(s.hands, n * KINDS, (n + 1) * KINDS) for n in range(s.seats)])
    my_hand = tuple(s.hands[seat * KINDS : (seat + 1) * KINDS]) if seat >= 0 else ()
    my_drop = s.dropped if seat == s.turn else NO_CARD
    return View(
        seat,
        s.phase,
        tuple(members(actors(s))),
        s.dealt,
        s.turn,
        s.target,
        held,
        tuple([tuple(s.files[n * KINDS : (n + 1) * KINDS]) for n in range(s.seats)]),
        tuple(s.score),
        my_hand,
        my_drop,
    )
