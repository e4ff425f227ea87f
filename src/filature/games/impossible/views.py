"""What each seat may see.  The only door out of a state."""

from math import factorial
from typing import NamedTuple

from mypy_extensions import i64

from filature.core.ranges import (
    Ranges,
    a_seat,
    amount,
    bits,
    count,
    in_log,
    one_of,
    per_seat,
    row,
    some_of,
    some_seats,
)
from filature.core.seat import CHANCE, NOBODY, SPECTATOR, Seat, members

from . import phases
from .box import AGENTS, DIVERSION, FACES, MOST, NO_SPOT, OWN, SPOTS, Box
from .mind.notebook import Facts, Notes, suspects
from .play import actors
from .rules import multiplier
from .state import BY_ROUNDS, NOT_YET, NOWHERE, UNKNOWN, State, Terms


class View(NamedTuple):
    """All that a seat knows.  Agents are numbered in the order of the hunt, spots by colour."""

    seat: int
    phase: int
    turn: int
    waiting_for: tuple[int, ...]
    round: int
    first: int
    contenders: tuple[int, ...]
    throws: tuple[int, ...]
    absent: tuple[int, ...]  # agents
    dealt: int
    colour: tuple[int, ...]  # of each seat's figure, or UNKNOWN
    alive: tuple[int, ...]  # seats
    at: tuple[int, ...]  # squares
    victims: tuple[int, ...]
    factor: tuple[int, ...]  # what each multiplies a throw by; 0 counts as the table says
    holder: tuple[int, ...]  # who holds each seat's booklet
    met: tuple[tuple[int, ...], ...]  # the seats whose booklet each has seen
    looked: tuple[int, ...]  # the spots whose card each has read, a bit each
    laid: tuple[int, ...]
    ready: tuple[int, ...]  # seats that have chosen where to begin
    gone: tuple[int, ...]  # spots without their card
    points: int
    range: int
    challenged: int
    ledger: tuple[int, ...]
    ending: int
    known: tuple[int, ...]  # the agent of each seat whose booklet I have seen
    clues: tuple[int, ...]  # the card on each spot that I have laid or read
    my_agent: int
    my_mission: int
    my_settled: int  # squares on which I have laid the card myself, while all place
    my_start: int  # the square where I begin, while others still choose theirs
    deals: int  # how many deals agree with all that I know; 0 where the players work that out
    notebook: tuple[tuple[int, ...], ...]  # in how many of them each seat is each agent


def ranges(box: Box, terms: Terms) -> Ranges:
    """What each field may be."""
    return {
        "seat": a_seat(SPECTATOR),
        "phase": one_of(phases.FIGURE, phases.OVER),
        "turn": a_seat(),
        "waiting_for": some_seats(CHANCE),
        "round": count(terms.max_rounds),
        "first": a_seat(NOBODY),
        "contenders": some_seats(),
        "throws": per_seat(one_of(0, FACES)),
        "absent": some_of(AGENTS),
        "dealt": count(MOST),
        "colour": per_seat(one_of(UNKNOWN, MOST - 1)),
        "alive": some_seats(),
        "at": per_seat(one_of(NOWHERE, len(box.names) - 1)),
        "victims": per_seat(count(MOST - 1)),
        "factor": per_seat(count(MOST - 1)),  # MI-DUEL-1: when two are left
        "holder": per_seat(a_seat()),
        "met": per_seat(some_seats()),
        "looked": per_seat(bits(SPOTS)),
        "laid": per_seat(count(OWN)),
        "ready": some_seats(),
        "gone": some_of(SPOTS),
        "points": one_of(0, FACES),
        "range": count(FACES * (MOST - 2)),
        "challenged": a_seat(NOBODY),
        "ledger": in_log(),
        "ending": one_of(NOT_YET, BY_ROUNDS),
        **ranges_of_ones_own(box),
    }


def ranges_of_ones_own(box: Box) -> Ranges:
    """What the fields that a seat has for itself may be."""
    agent = one_of(UNKNOWN, AGENTS - 1)
    deals = amount(factorial(AGENTS))
    return {
        "known": per_seat(agent),
        "clues": row(SPOTS, one_of(UNKNOWN, DIVERSION)),
        "my_agent": agent,
        "my_mission": agent,
        "my_settled": count(OWN - 1),
        "my_start": one_of(NOWHERE, len(box.names) - 1),
        "deals": deals,
        "notebook": per_seat(row(AGENTS, deals)),
    }


def view_for(s: State, seat: Seat, notes: Notes) -> View:
    """Every field is named here; a new secret stays secret until it is."""
    known, clues = booklets_seen(s, seat), clues_seen(s, seat)
    absent = s.absent
    page = None
    if s.terms.proofs:
        left = tuple(suspects(s.box, absent, known, list(s.colour), clues))
        page = notes.page(Facts(absent, left, tuple(s.ledger)))
    factor = [multiplier(s, other) for other in range(s.seats)]
    my_agent: i64 = s.agent[seat] if seat >= 0 else UNKNOWN
    my_mission: i64 = s.mission[seat] if seat >= 0 else UNKNOWN
    my_settled: i64 = s.settled[seat] if seat >= 0 else 0
    my_start: i64 = s.start[seat] if seat >= 0 else NOWHERE
    deals: int = page.total if page is not None else 0
    notebook = page.table if page is not None else ()
    return View(
        seat, s.phase, s.turn, tuple(members(actors(s))), s.round, s.first,
        tuple(members(s.contenders)), tuple(s.throws), tuple(members(absent)), s.dealt,
        tuple(s.colour), tuple(members(s.alive)), tuple(s.at), tuple(s.victims), tuple(factor),
        tuple(s.holder), tuple([tuple(members(seats)) for seats in list(s.met)]),
        tuple(s.looked), tuple(s.laid), tuple(members(s.ready)), tuple(members(s.gone)),
        s.points, s.range, s.challenged, tuple(s.ledger), s.ending, tuple(known), tuple(clues),
        my_agent, my_mission, my_settled, my_start, deals, notebook,
    )  # fmt: skip


def booklets_seen(s: State, seat: Seat) -> list[int]:
    """MI-SETUP-3, MI-KILL-2, MI-KILL-4  One's own agent, and those of booklets shown or taken."""
    known: list[int] = [UNKNOWN] * s.seats
    other: i64
    for other in range(s.seats):
        if seat >= 0 and (s.met[seat] >> other) & 1:
            known[other] = s.agent[other]
    return known


def clues_seen(s: State, seat: Seat) -> list[int]:
    """MI-CLUE-1, MI-SETUP-5  The cards that a seat has read, and those that it laid itself."""
    clues: list[int] = [UNKNOWN] * SPOTS
    if seat < 0:
        return clues
    spot: i64
    for spot in range(SPOTS):
        if (s.looked[seat] >> spot) & 1 or spot // OWN == s.colour[seat]:
            clues[spot] = s.cards[spot]
    return clues


def facts_of(v: View, box: Box) -> Facts:
    """All that a view says about who is whom."""
    absent: i64 = 0
    for agent in v.absent:
        absent |= 1 << agent
    left = suspects(box, absent, list(v.known), list(v.colour), list(v.clues))
    return Facts(absent, tuple(left), v.ledger)


def owner_of(v: View, spot: i64) -> Seat:
    """MI-SETUP-4, MI-SETUP-8  The seat whose colour a square has, or NOBODY."""
    if spot == NO_SPOT or spot // OWN not in v.colour:
        return NOBODY
    return v.colour.index(spot // OWN)
