"""What each seat may see.  The only door out of a state."""

from typing import NamedTuple

from mypy_extensions import i64

from filature.core.ranges import (
    Range,
    Ranges,
    a_seat,
    at_most,
    bits,
    count,
    flag,
    in_log,
    one_of,
    per_seat,
    row,
    some_seats,
)
from filature.core.seat import CHANCE, EVERYONE, NOBODY, SPECTATOR, Seat, Seats, members, sees

from . import phases
from .actions import CARDS, WEAPONS
from .box import (
    CASES,
    FLOORS,
    GUARDS,
    HAND,
    KINDS,
    MISSIONS,
    MOST,
    NATIONS,
    NO_FLOOR,
    NO_KIND,
    NO_NATION,
    PARTS,
    ROOMS,
    Box,
)
from .mind.knowledge import DOUBTS, HELD, STILL, Notes
from .play import actors
from .rules.ch11_rooms import lookers
from .state import (
    AT_FLIGHT,
    BY_DAWN,
    FOR_THEFT,
    NO_CARD,
    NO_GUARD,
    NO_ROOM,
    NOT_YET,
    OUT_COLD,
    STANDING,
    State,
    weapons,
)
from .terms import Terms


class View(NamedTuple):
    """All that a seat knows.  Objects are counted by kind."""

    seat: int
    phase: int
    then: int
    waiting_for: tuple[int, ...]
    mission: int
    dealt: int
    first: int
    turn: int
    turns: int
    round: int
    gone: tuple[int, ...]
    steps: int
    moved: bool
    from_service: bool
    unlocked: bool
    dazed: bool
    may_act: bool
    dark: int
    lock: int
    locker: int
    release: int
    watchers: tuple[int, ...]
    pile: int
    foe: int
    guard: int
    asked: int
    winner: int
    free: bool
    result: int
    beaten: tuple[int, ...]
    armed: tuple[int, ...]
    played: int
    passes: int
    answered: tuple[int, ...]
    attackers: tuple[int, ...]
    witness: tuple[int, ...]  # who knows the cards shown
    asked_move: bool
    goal: int
    purpose: int
    look: int
    looks: int
    opened: int
    aboard: int
    ending: int
    victors: tuple[int, ...]
    room: tuple[int, ...]
    posture: tuple[int, ...]
    counts: tuple[int, ...]
    exposed: tuple[int, ...]
    points: tuple[int, ...]
    reserve: tuple[int, ...]
    called: tuple[int, ...]
    landed: tuple[int, ...]
    grounded: tuple[int, ...]
    fitted: tuple[int, ...]
    guards: tuple[int, ...]
    filled: tuple[int, ...]
    discard: tuple[int, ...]
    spent: tuple[int, ...]  # how many Attack cards of each seat
    nations: tuple[int, ...]  # the loyalties that I know
    my_hand: tuple[int, ...]  # empty for a spectator
    my_spent: int  # a bit a weapon
    seen_spent: tuple[int, ...]  # of each seat, as far as I saw
    shown: tuple[int, int]  # the active player's card and the other's, if I may see them
    my_card: int  # chosen in this interaction
    my_offer: int  # under seal
    looked: tuple[int, ...]  # the cards that I look at now
    sorted: int  # of them, those that have their place
    known: tuple[tuple[int, int, int, int], ...]  # place, kind, since when, until when
    pile_top: tuple[int, ...]  # the cards of the pile that I know
    pile_bottom: tuple[int, ...]  # from the very bottom upwards
    journal: tuple[int, ...]  # all that I saw, as `journal` writes it


def ranges(box: Box, terms: Terms) -> Ranges:
    """What each field may be."""
    return {
        **turn_ranges(box, terms),
        **meeting_ranges(),
        **table_ranges(box, terms),
        **own_ranges(box, terms),
    }


def turns_of(box: Box, terms: Terms) -> int:
    """How many turns a night has at most."""
    return (terms.dawn or max(box.dawn)) * MOST


def turn_ranges(box: Box, terms: Terms) -> Ranges:
    """Where the turn stands."""
    phase = one_of(phases.ASIDE, phases.OVER)
    floor = one_of(NO_FLOOR, FLOORS - 1)
    return {
        "seat": a_seat(SPECTATOR),
        "phase": phase,
        "then": phase,
        "waiting_for": some_seats(CHANCE),
        "mission": one_of(0, MISSIONS - 1),
        "dealt": count(MOST * HAND),
        "first": a_seat(),
        "turn": a_seat(),
        "turns": count(turns_of(box, terms)),
        "round": count((terms.dawn or max(box.dawn)) + 1),
        "gone": some_seats(),
        "steps": count(max(terms.move_range or box.move_range, box.injured_range)),
        "moved": flag(),
        "from_service": flag(),
        "unlocked": flag(),
        "dazed": flag(),
        "may_act": flag(),
        "dark": floor,
        "lock": floor,
        "locker": a_seat(NOBODY),
        "release": floor,
        "watchers": some_seats(),
        "pile": count(sum(box.copies)),
    }


def meeting_ranges() -> Ranges:
    """Where the interaction stands, and what is being done."""
    return {
        "foe": a_seat(NOBODY),
        "guard": one_of(NO_GUARD, GUARDS - 1),
        "asked": a_seat(NOBODY),
        "winner": a_seat(NOBODY),
        "free": flag(),
        "result": one_of(-1, 1),
        "beaten": some_seats(),
        "armed": some_seats(),
        "played": count(2 * HAND),
        "passes": count(2),
        "answered": some_seats(),
        "attackers": some_seats(),
        "witness": some_seats(SPECTATOR),
        "asked_move": flag(),
        "goal": one_of(NO_ROOM, ROOMS - 1),
        "purpose": one_of(0, FOR_THEFT),
        "look": one_of(0, AT_FLIGHT),
        "looks": count(HAND + CASES),
        "opened": one_of(0, CASES - 1),
        "aboard": one_of(NO_NATION, NATIONS - 1),
        "ending": one_of(NOT_YET, BY_DAWN),
        "victors": some_seats(),
    }


def table_ranges(box: Box, terms: Terms) -> Ranges:
    """What lies on the table."""
    nation = one_of(NO_NATION, NATIONS - 1)
    helicopters = max([terms.helicopters, box.lone, *box.helicopters])
    most = max([box.flight, box.helicopter, box.interrogation])
    return {
        "room": per_seat(one_of(NO_ROOM, ROOMS - 1)),
        "posture": per_seat(one_of(STANDING, OUT_COLD)),
        "counts": per_seat(count(HAND + CASES)),
        "exposed": per_seat(nation),
        "points": per_seat(count(box.points + most)),
        "reserve": row(NATIONS, count(helicopters)),
        "called": row(NATIONS, a_seat(NOBODY)),
        "landed": row(NATIONS, flag()),
        "grounded": row(NATIONS, flag()),
        "fitted": row(PARTS, flag()),
        "guards": row(GUARDS, one_of(0, ROOMS - 1)),
        "filled": row(CASES, flag()),
        "discard": row(KINDS, copies(box)),
        "spent": per_seat(count(WEAPONS)),
        "nations": per_seat(nation),
    }


def own_ranges(box: Box, terms: Terms) -> Ranges:
    """What the viewer alone knows."""
    kind = one_of(NO_KIND, KINDS - 1)
    card = one_of(NO_CARD, CARDS - 1)
    note = count(max(turns_of(box, terms), KINDS, HELD), STILL)
    return {
        "my_hand": row(KINDS, count(HAND + CASES)),
        "my_spent": bits(WEAPONS),
        "seen_spent": per_seat(bits(WEAPONS)),
        "shown": row(2, card),
        "my_card": card,
        "my_offer": kind,
        "looked": at_most(HAND + CASES, kind),
        "sorted": count(HAND),
        "known": at_most(MOST * (HAND + CASES) + DOUBTS, row(4, note)),
        "pile_top": at_most(HAND, kind),
        "pile_bottom": at_most(sum(box.copies), kind),
        "journal": in_log(),
    }


def copies(box: Box) -> Range:
    """So many as there are of one kind."""
    return count(max(box.copies))


def view_for(s: State, seat: Seat, notes: Notes) -> View:
    """Every field is named here; a new secret stays secret until it is."""
    known = notes.knowledge(s, seat)
    journal = known.lines
    looking = looks_on(s, seat)
    shown = sees(s.witness, seat)
    my_hand = tuple(s.hands[seat * KINDS : (seat + 1) * KINDS]) if seat >= 0 else ()
    my_spent: int = s.spent[seat] if seat >= 0 else 0
    return View(
        seat, s.phase, s.then, tuple(members(actors(s))), s.plan.mission, s.dealt, s.first,
        s.turn, s.turns, s.round, tuple(members(s.gone)), s.steps, s.moved, s.from_service,
        s.unlocked, s.dazed, s.may_act, s.dark, s.lock, s.locker, s.release,
        tuple(members(s.watchers)), s.pile, s.foe, s.guard, s.asked, s.winner, s.free,
        s.result, tuple(members(s.beaten)), tuple(members(s.armed)), s.played, s.passes,
        tuple(members(s.answered)), tuple(members(s.attackers)), witnesses(s), s.asked_move,
        s.goal, s.purpose, s.look, s.looks, s.opened, s.aboard, s.ending,
        tuple(members(s.victors)), tuple(s.room), tuple(s.posture), tuple(s.count),
        tuple(s.exposed), tuple(s.points), tuple(s.reserve), tuple(s.called), tuple(s.landed),
        tuple(s.grounded), tuple(s.fitted), tuple(s.guards), tuple(s.filled), tuple(s.discard),
        tuple([weapons(spent) for spent in list(s.spent)]), nations_known(s, seat), my_hand,
        my_spent,
        tuple(s.seen_spent[seat * MOST : seat * MOST + s.seats]) if seat >= 0 else (),
        (int(s.mine), int(s.theirs)) if shown else (NO_CARD, NO_CARD), my_card(s, seat),
        my_offer(s, seat), tuple(s.looked) if looking else (), s.sorted if looking else 0,
        known.facts(), known.pile_top(), known.pile_bottom(), journal,
    )  # fmt: skip


def witnesses(s: State) -> tuple[int, ...]:
    """RED-MEET-2  The seats that know the cards shown; a spectator only with everyone."""
    table: Seats = (1 << s.seats) - 1
    seats = members(s.witness & table)
    return (SPECTATOR, *seats) if s.witness == EVERYONE else tuple(seats)


def nations_known(s: State, seat: Seat) -> tuple[int, ...]:
    """RED-TEAM-3  One's own, the open ones, and those that an interrogation proved."""
    known: list[int] = []
    other: i64
    for other in range(s.seats):
        nation = s.exposed[other]
        if seat >= 0 and nation == NO_NATION:
            nation = s.loyalty[seat] if other == seat else s.learned[seat * MOST + other]
        known.append(nation)
    return tuple(known)


def my_card(s: State, seat: Seat) -> i64:
    """The card that a seat itself has chosen."""
    if seat == s.turn and seat >= 0:
        return s.mine
    return s.theirs if seat == s.foe and seat >= 0 else NO_CARD


def my_offer(s: State, seat: Seat) -> i64:
    """An offer under seal, its owner's own."""
    if seat == s.turn and seat >= 0:
        return s.my_offer
    return s.their_offer if seat == s.foe and seat >= 0 else NO_KIND


def looks_on(s: State, seat: Seat) -> bool:
    """Whether a seat sees the cards that are looked at."""
    return len(s.looked) > 0 and sees(lookers(s), seat)
