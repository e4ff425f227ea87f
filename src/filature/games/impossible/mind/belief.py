"""States that a viewer could believe in.

Who is whom is drawn evenly from the deals that the notebook allows; the cards that the
viewer has not read are then laid at random, as far as they have been laid.
"""

from mypy_extensions import i64

from filature.core.numbers import numbers
from filature.core.rng import Rng
from filature.core.seat import only

from .. import phases
from ..box import AGENTS, OWN, Box, card_list
from ..state import UNKNOWN, State, Terms, fresh
from ..views import View, facts_of
from .notebook import Facts, Notes, missions_now


def imagine(v: View, box: Box, terms: Terms, notes: Notes, rng: Rng) -> State:
    """A state with all that the viewer knows, and the rest drawn at random."""
    s = fresh(len(v.at), box, terms)
    set_table(s, v)
    facts = facts_of(v, box)
    deal = drawn(notes, facts, s.seats, rng)
    missions = missions_now(deal, facts)
    seat: i64
    for seat in range(s.seats):
        if seat < v.dealt:
            s.agent[seat] = deal[seat]
            s.mission[seat] = missions[seat]
            lay_cards(s, v, seat, rng)
    choose_starts(s, v, rng)
    s.pile = pile_left(s)
    return s


def set_table(s: State, v: View) -> None:
    """What lies on the table for all to see."""
    s.phase, s.turn, s.round, s.first = v.phase, v.turn, v.round, v.first
    s.dealt, s.points, s.range = v.dealt, v.points, v.range
    s.challenged, s.ending = v.challenged, v.ending
    s.contenders, s.absent, s.alive = bits(v.contenders), bits(v.absent), bits(v.alive)
    s.gone, s.ready = bits(v.gone), bits(v.ready)
    s.colour = numbers(v.colour)
    for seat, colour in enumerate(v.colour):
        if colour != UNKNOWN:
            s.owner[colour] = seat
    s.at, s.victims, s.holder = numbers(v.at), numbers(v.victims), numbers(v.holder)
    s.looked, s.laid, s.throws = numbers(v.looked), numbers(v.laid), numbers(v.throws)
    s.met = numbers([bits(seats) for seats in v.met])
    s.ledger = list(v.ledger)


def bits(places: tuple[int, ...]) -> int:
    found = 0
    for place in places:
        found |= only(place)
    return found


def drawn(notes: Notes, facts: Facts, seats: i64, rng: Rng) -> list[int]:
    """One of the deals that agree with the facts; all are equally likely."""
    page = notes.page(facts)
    start = rng.below(page.total) * seats
    return page.deals[start : start + seats]


def lay_cards(s: State, v: View, seat: i64, rng: Rng) -> None:
    """MI-SETUP-5  The cards of an agent: those read where they were read, the others anywhere."""
    left = card_list(s.box, s.agent[seat])
    start: i64 = v.colour[seat] * OWN
    spot: i64
    for spot in range(start, start + v.laid[seat]):
        kind = v.clues[spot]
        if kind != UNKNOWN:
            s.cards[spot] = kind
            left.remove(kind)
    rng.shuffle(left)
    for spot in range(start, start + v.laid[seat]):
        if s.cards[spot] == UNKNOWN:
            s.cards[spot] = left.pop()
    for kind in left:
        s.hand[seat] |= 1 << kind


def choose_starts(s: State, v: View, rng: Rng) -> None:
    """MI-TURN-1  Where those who are ready begin: on any of their squares."""
    for seat in v.ready:
        s.start[seat] = s.box.square[v.colour[seat] * OWN + rng.below(OWN)]
    if v.seat >= 0:
        s.start[v.seat] = v.my_start
        s.settled[v.seat] = v.my_settled


def pile_left(s: State) -> int:
    """MI-SETUP-3  The booklets that have not been opened or dealt."""
    if s.phase > phases.DEAL:
        return 0
    left = ((1 << AGENTS) - 1) & ~s.absent
    for seat in range(s.dealt):
        left &= ~(1 << s.agent[seat])
    return left
