"""Whole matches played inside compiled code: for benchmarks, statistics and search."""

from mypy_extensions import i64

from filature.core.game import Game
from filature.core.rng import Rng
from filature.core.seat import CHANCE, NOBODY, Seat, first
from filature.core.state import State


def playout(game: Game, s: State, rng: Rng) -> i64:
    """Plays uniformly random options to the end; returns the number of decisions."""
    decisions: i64 = 0
    while True:
        seat = first(game.actors(s))
        if seat == CHANCE:
            game.apply(s, seat, game.draw(s, rng))
        elif seat == NOBODY:
            return decisions
        else:
            options = game.options(s, seat)
            game.apply(s, seat, options[rng.below(len(options))])
            decisions += 1


def playouts(game: Game, s: State, matches: i64, rng: Rng) -> i64:
    """Plays copies of a state to the end; returns the number of decisions."""
    decisions: i64 = 0
    while matches > 0:
        decisions += playout(game, game.copy(s), rng)
        matches -= 1
    return decisions


def until_decision(game: Game, s: State, rng: Rng) -> Seat:
    """Lets chance act until a seat must: the first that must, or NOBODY when it is over."""
    seat = first(game.actors(s))
    while seat == CHANCE:
        game.apply(s, seat, game.draw(s, rng))
        seat = first(game.actors(s))
    return seat
