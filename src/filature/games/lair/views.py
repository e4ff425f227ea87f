"""What each seat may see.  The only door out of a state."""

from typing import NamedTuple

from mypy_extensions import i64

from filature.core.ranges import (
    Ranges,
    a_seat,
    amount,
    count,
    flag,
    one_of,
    per_seat,
    row,
    some_of,
    some_seats,
)
from filature.core.seat import CHANCE, NOBODY, SPECTATOR, Seat, members, sees
from filature.parts.cards import held

from . import phases
from .box import FIRST_SPY, KINDS, LAIR, MOST, RANGE, Box
from .play import actors
from .state import BY_AGREEMENT, DECK, NO_BACK, NO_LETTER, NOT_YET, YELLOW, State, Terms


class View(NamedTuple):
    """All that a seat knows.  Cards are counted by kind, size or power."""

    seat: int
    phase: int
    then: int
    turn: int
    waiting_for: tuple[int, ...]
    dealt: int
    top: int  # the back on the deck
    deck_spies: int
    deck_plain: int
    drew: bool
    asked: bool
    played: bool
    idle: int
    target: int
    source: int
    power: int
    worth: int
    letters: tuple[int, ...]
    letter: int
    answered: tuple[int, ...]
    ending: int
    spies: tuple[int, ...]  # in each hand
    plain: tuple[int, ...]  # the other cards of each hand
    lairs: tuple[tuple[int, ...], ...]
    size: tuple[int, ...]
    score: tuple[int, ...]
    raid: tuple[int, ...]
    discard: tuple[int, ...]
    my_hand: tuple[int, ...]  # empty for a spectator
    my_answer: int  # 1 to foil or against stopping, 0 for neither, -1 before I have answered


def ranges(box: Box, terms: Terms) -> Ranges:
    """What each field may be."""
    lairs = sum([box.cards[LAIR + size] * size for size in range(1, RANGE + 1)])
    worth = lairs << RANGE  # KILL-TAUNT-4: doubled by every letter
    phase = one_of(phases.BACK, phases.OVER)
    copies = count(max(box.cards))
    spies, plain = count(box.spies), count(box.total - box.spies)
    return {
        "seat": a_seat(SPECTATOR),
        "phase": phase,
        "then": phase,
        "turn": a_seat(),
        "waiting_for": some_seats(CHANCE),
        "dealt": count(box.total),
        "top": one_of(NO_BACK, YELLOW),
        "deck_spies": spies,
        "deck_plain": plain,
        "drew": flag(),
        "asked": flag(),
        "played": flag(),
        "idle": count(2 * MOST),
        "target": a_seat(NOBODY),
        "source": a_seat(NOBODY, DECK),
        "power": count(box.spies * RANGE),
        "worth": amount(worth),
        "letters": some_of(RANGE),
        "letter": one_of(NO_LETTER, RANGE - 1),
        "answered": some_seats(),
        "ending": one_of(NOT_YET, BY_AGREEMENT),
        "spies": per_seat(spies),
        "plain": per_seat(plain),
        "lairs": per_seat(row(RANGE, copies)),
        "size": per_seat(count(lairs)),
        "score": per_seat(amount(terms.target + worth)),
        "raid": row(RANGE, copies),
        "discard": row(KINDS, copies),
        "my_hand": row(KINDS, copies),
        "my_answer": one_of(-1, 1),
    }


def view_for(s: State, seat: Seat) -> View:
    """Every field is named here; a new secret stays secret until it is."""
    plain = [held(s.hands, n * KINDS, n * KINDS + FIRST_SPY) for n in range(s.seats)]
    my_hand = tuple(s.hands[seat * KINDS : (seat + 1) * KINDS]) if seat >= 0 else ()
    return View(
        seat,
        s.phase,
        s.then,
        s.turn,
        tuple(members(actors(s))),
        s.dealt,
        s.top,
        s.deck_spies,
        s.deck_plain,
        s.drew,
        s.asked,
        s.played,
        s.idle,
        s.target,
        s.source,
        s.power,
        s.worth,
        tuple(members(s.letters)),
        s.letter,
        tuple(members(s.answered)),
        s.ending,
        tuple(s.spies),
        tuple(plain),
        tuple([tuple(s.lairs[n * RANGE : (n + 1) * RANGE]) for n in range(s.seats)]),
        tuple(s.size),
        tuple(s.score),
        tuple(s.raid),
        tuple(s.discard),
        my_hand,
        my_answer(s, seat),
    )


def my_answer(s: State, seat: Seat) -> i64:
    """What a seat itself has sealed in the foil window or the vote."""
    if seat < 0 or not sees(s.answered, seat):
        return -1
    if s.phase == phases.FOIL:
        return 1 if s.foiler == seat else 0
    return 1 if sees(s.against, seat) else 0
