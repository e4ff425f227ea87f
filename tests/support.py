"""What the tests share: games and tables to try, and random matches."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import filature
from filature import registry
from filature.core.game import Game
from filature.core.rng import Rng

LONGEST = 20_000  # actions: no match of any game comes near it


def games() -> list[Game]:
    """Every game of the house with its default box."""
    return [filature.load(name) for name in registry.GAMES]


def tables() -> list[object]:
    """Every game at every number of seats, as pytest parameters `game, seats`."""
    return [
        pytest.param(game, seats, id=f"{game.name}-{seats}")
        for game in games()
        for seats in range(game.fewest, game.most + 1)
    ]


def few_tables() -> list[object]:
    """Every setting of `tables` at its smallest, a middle and its largest number of seats."""
    settings: dict[Game, list[Any]] = {}
    for table in tables():
        settings.setdefault(table.values[0], []).append(table)  # type: ignore[attr-defined]
    return [
        table
        for rows in settings.values()
        for table in [rows[n] for n in sorted({0, len(rows) // 2, len(rows) - 1})]
    ]


def steps(game: Game, seats: int, seed: int) -> Iterator[filature.Match]:
    """A random match, yielded before every action and once when it is over."""
    rng = Rng(seed)
    match = filature.Match(game, seats)
    for _ in range(LONGEST):
        yield match
        actors = match.actors()
        if not actors:
            return
        seat = actors[rng.below(len(actors))]
        if seat == filature.CHANCE:
            match.do(seat, game.draw(match.state, rng))
        else:
            offered = match.offered(seat)
            assert offered, f"seat {seat} must act and cannot"
            match.do(seat, offered[rng.below(len(offered))])
    raise AssertionError(f"{game.name} with {seats} seats, seed {seed}: no end in sight")


def finished(game: Game, seats: int, seed: int) -> filature.Match:
    """A random match played to its end."""
    for match in steps(game, seats, seed):
        last = match
    return last


def some_steps(game: Game, seats: int, seed: int, share: float) -> Iterator[filature.Match]:
    """A random part of the moments of a random match, all seen as they happen."""
    pick = random.Random(seed)
    for match in steps(game, seats, seed):
        if match.over or pick.random() < share:
            yield match


Look = Callable[[filature.Match], None]
