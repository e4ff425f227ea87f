"""What each seat may see.  The only door out of a state.

A View is built field by field, from nothing: a new field of the state stays secret until it is
named here.  Terminal, browser, bots, refusals and research environments get a View and no state.
"""

from typing import NamedTuple

from filature.core.ranges import Ranges, a_seat, count, one_of, per_seat, row, some_seats
from filature.core.seat import CHANCE, SPECTATOR, Seat, members
from filature.parts.cards import held as cards

from .box import HIGHEST, WIDTH, Box
from .rules import actors
from .state import DEAL, OVER, State


class View(NamedTuple):
    """All that a seat, or a spectator, knows."""

    seat: int
    phase: int
    waiting_for: tuple[int, ...]
    dealt: int
    leader: int
    turn: int
    table: tuple[int, ...]
    held: tuple[int, ...]  # how many cards each hand has
    gone: tuple[int, ...]
    score: tuple[int, ...]
    my_hand: tuple[int, ...]  # counted by value; empty for a spectator


def ranges(box: Box) -> Ranges:
    """What each field may be, in the words of `filature.core.ranges`: tensors come from it."""
    copies = count(max(box.cards))
    return {
        "seat": a_seat(SPECTATOR),
        "phase": one_of(DEAL, OVER),
        "waiting_for": some_seats(CHANCE),
        "dealt": count(sum(box.cards)),
        "leader": a_seat(),
        "turn": a_seat(),
        "table": per_seat(one_of(0, HIGHEST)),
        "held": per_seat(count(box.hand)),
        "gone": row(WIDTH, copies),
        "score": per_seat(count(box.hand)),
        "my_hand": row(WIDTH, copies),
    }


def view_for(s: State, seat: Seat) -> View:
    """The fields, in their order; each is given what bears its name."""
    held = tuple([cards(s.hands, n * WIDTH, (n + 1) * WIDTH) for n in range(s.seats)])
    my_hand = tuple(s.hands[seat * WIDTH : (seat + 1) * WIDTH]) if seat >= 0 else ()
    return View(
        seat,
        s.phase,
        tuple(members(actors(s))),
        s.dealt,
        s.leader,
        s.turn,
        tuple(s.table),
        held,
        tuple(s.gone),
        tuple(s.score),
        my_hand,
    )
