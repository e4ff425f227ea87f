"""The rewards of whoever has won."""

from mypy_extensions import i64

from filature.core.seat import EVERYONE, Seat, Seats, only

from .. import actions as do
from .. import phases
from ..box import DUEL, KINDS, MOST, NATIONS
from ..journal import LOYALTY, MOVED
from ..state import FOR_THEFT, State
from .basics import is_dark, note, shed
from .ch01_objects import make_room, received, score
from .ch03_combat import add_vest
from .ch04_tools import after_free_reward
from .ch08_meeting import injure, loser


def rewards(s: State, seat: Seat) -> list[int]:
    """RED-REWARD-1, RED-REWARD-2, RED-REWARD-3  Injure, steal or interrogate: one of them.

    Or a vest, of a winner who has not been asked for an object since the other passed.
    """
    found: list[int] = []
    if s.passes == 1:
        add_vest(s, seat, found)
    found.append(do.INJURE)
    if s.count[loser(s)] > 0:
        found.append(do.STEAL)
    if not s.plan.open or s.plan.mission == DUEL:
        found.append(do.INTERROGATE)
    return found


def claim(s: State) -> None:
    """By taking a reward one has won."""
    if not s.free:
        s.tell(EVERYONE, "won seat foe:seat", s.winner, loser(s))


def strike(s: State) -> None:
    """RED-REWARD-1  The loser lies down; lying already, he is knocked out."""
    injure(s, loser(s))
    s.phase = phases.AFTER_REWARD


def rob(s: State) -> None:
    """RED-REWARD-2  One object of the loser's hand, at random; a full hand makes room first."""
    s.tell(EVERYONE, "robs seat target:seat", s.winner, loser(s))
    make_room(s, s.winner, FOR_THEFT)


def theft_outcomes(s: State) -> list[tuple[int, int]]:
    """RED-REWARD-2  Every card of the hand alike."""
    place = loser(s) * KINDS
    counts = s.hands[place : place + KINDS]
    return [(do.LOSE + kind, count) for kind, count in enumerate(counts) if count]


def robbed(s: State) -> Seats:
    """RED-REWARD-2  The two see what it is, and the cameras an interaction in the light."""
    seen = only(s.turn) | only(s.foe)
    if is_dark(s, s.room[s.foe]):
        return seen
    return seen | s.watchers


def lose(s: State, kind: i64) -> None:
    """RED-REWARD-2"""
    seen = robbed(s)
    victim = loser(s)
    shed(s, victim, kind)
    note(s, MOVED, victim, s.winner, kind, seen)
    s.tell(seen, "stole seat kind target:seat", s.winner, kind, victim)
    received(s, s.winner, kind)


def interrogate(s: State) -> None:
    """RED-REWARD-3  One of the loser's three loyalty cards; in the Duel a point instead."""
    s.tell(EVERYONE, "interrogates seat target:seat", s.winner, loser(s))
    if s.plan.mission == DUEL:
        s.phase = phases.AFTER_REWARD
        score(s, s.winner, s.box.interrogation)
    else:
        s.phase = phases.QUESTION


def question_outcomes(s: State) -> list[tuple[int, int]]:
    """RED-REWARD-3  The true one, or one of two blanks; with `decoys` one of three nations."""
    if s.terms.decoys:
        return [(do.QUESTION + nation, 1) for nation in range(NATIONS)]
    return [(do.QUESTION + s.loyalty[loser(s)], 1), (do.QUESTION + do.BLANK, 2)]


def question(s: State, card: i64) -> None:
    """RED-REWARD-4  The winner alone sees it; the loser does not know which was seen."""
    victim = loser(s)
    note(s, LOYALTY, victim, s.winner, card, only(s.winner))
    s.tell(only(s.winner), "answered target:seat loyalty", victim, card)
    if card != do.BLANK and not s.terms.decoys:
        s.learned[s.winner * MOST + victim] = card
    s.phase = phases.AFTER_REWARD


def after_reward(s: State) -> None:
    """RED-REWARD-5, RED-REWARD-6  The active loser has lost his action and is shown out."""
    if s.free:
        after_free_reward(s)
    elif s.winner == s.turn:
        s.phase = phases.ACTION if s.may_act else phases.LEAVE
    else:
        s.may_act = False
        s.phase = phases.SHOW_OUT
