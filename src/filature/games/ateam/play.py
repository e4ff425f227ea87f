"""The order of play: whose move, what is offered, what it does, who sees it done."""

from mypy_extensions import i64

from filature.core.rng import Rng
from filature.core.seat import (
    CHANCE_ALONE,
    EVERYONE,
    NO_ONE,
    Seat,
    Seats,
    only,
)
from filature.parts.cards import nth

from . import actions as do
from . import phases, rules, standing
from .state import State


def actors(s: State) -> Seats:
    """Whose move it is."""
    if (phases.ASKING >> s.phase) & 1:
        return only(s.turn)
    return NO_ONE if s.phase == phases.OVER else CHANCE_ALONE


def options(s: State, seat: Seat) -> list[int]:
    """What an acting seat may do."""
    phase = s.phase
    if phase == phases.TURN:
        return rules.turns(s, seat)
    if phase == phases.FIGURE:
        return rules.figures(s)
    if phase == phases.KEEP:
        return rules.rethrows(s, seat)
    if phase == phases.STOP:
        return [do.STOP, do.PASS]
    if phase == phases.FOE:
        return rules.foes(s, seat)
    return rules.screens(s, seat)


def chance(s: State) -> list[tuple[int, int]]:
    """What fate may do, with weights: the faces of dice, or the cards of the talon."""
    if s.phase == phases.DEAL or s.phase == phases.DRAW:
        return [(do.DRAW + kind, count) for kind, count in enumerate(list(s.deck)) if count]
    if standing.one_die(s):
        return [(do.ROLL + die, 1) for die in range(1, 7)]
    return [(do.PAIR + n, 1) for n in range(36)]


def draw(s: State, rng: Rng) -> i64:
    """One outcome of `chance`, without listing them."""
    if s.phase == phases.DEAL or s.phase == phases.DRAW:
        return do.DRAW + nth(s.deck, 0, rng.below(s.deck_size))
    if standing.one_die(s):
        return do.ROLL + 1 + rng.below(6)
    return do.PAIR + rng.below(36)


def apply(s: State, seat: Seat, action: i64) -> None:
    """One line per verb."""
    if action < do.PAIR:
        rules.roll(s, action - do.ROLL)
    elif action < do.DRAW:
        rules.roll_both(s, (action - do.PAIR) // 6 + 1, (action - do.PAIR) % 6 + 1)
    elif action < do.THROW:
        rules.receive(s, action - do.DRAW)
    elif action == do.THROW:
        rules.throw(s)
    elif action == do.END:
        rules.end_turn(s)
    elif action < do.DISCARD:
        rules.play(s, seat, action)
    elif action < do.KEEP:
        rules.replace(s, seat, action - do.DISCARD)
    elif action == do.KEEP:
        rules.advance(s, seat, s.steps)
    elif action == do.STOP:
        rules.stop(s)
    elif action == do.PASS:
        rules.pass_by(s, seat)
    elif action < do.CHALLENGE:
        rules.engage(s, action - do.FIGHT)
    elif action < do.FIGURE:
        rules.challenge(s, action - do.CHALLENGE)
    else:
        rules.choose_figure(s, seat, action - do.FIGURE)


def audience(s: State, seat: Seat, action: i64) -> Seats:
    """Who sees it done: a drawn card its owner alone, everything else everyone."""
    if do.DRAW <= action < do.THROW:
        return only(standing.receiver(s))
    return EVERYONE
