"""What each seat may see.  The only door out of a state."""

from typing import NamedTuple

from mypy_extensions import i64

from filature.core.seat import Seat, members, sees
from filature.parts.cards import held

from . import phases
from .box import FIRST_SPY, KINDS, RANGE
from .rules import actors
from .state import State


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


def view_for(s: State, seat: Seat) -> View:
    """Every field is named here; a new secret stays secret until it is."""
    return View(
        seat=seat,
        phase=s.phase,
        then=s.then,
        turn=s.turn,
        waiting_for=tuple(members(actors(s))),
        dealt=s.dealt,
        top=s.top,
        deck_spies=s.deck_spies,
        deck_plain=s.deck_plain,
        drew=s.drew,
        asked=s.asked,
        played=s.played,
        idle=s.idle,
        target=s.target,
        source=s.source,
        power=s.power,
        worth=s.worth,
        letters=tuple(members(s.letters)),
        letter=s.letter,
        answered=tuple(members(s.answered)),
        ending=s.ending,
        spies=tuple(s.spies),
        plain=tuple([held(s.hands, n * KINDS, n * KINDS + FIRST_SPY) for n in range(s.seats)]),
        lairs=tuple([tuple(s.lairs[n * RANGE : (n + 1) * RANGE]) for n in range(s.seats)]),
        size=tuple(s.size),
        score=tuple(s.score),
        raid=tuple(s.raid),
        discard=tuple(s.discard),
        my_hand=tuple(s.hands[seat * KINDS : (seat + 1) * KINDS]) if seat >= 0 else (),
        my_answer=answer_of(s, seat),
    )


def answer_of(s: State, seat: Seat) -> i64:
    """What a seat itself has sealed in the foil window or the vote."""
    if seat < 0 or not sees(s.answered, seat):
        return -1
    if s.phase == phases.FOIL:
        return 1 if s.foiler == seat else 0
    return 1 if sees(s.against, seat) else 0
