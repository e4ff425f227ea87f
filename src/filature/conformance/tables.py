"""What the tests share: games and tables to try, and random matches."""

import random
from collections.abc import Iterator
from functools import cache

import pytest

import filature
from filature.core.game import Game
from filature.core.option import Values
from filature.core.rng import Rng
from filature.table.playout import playout

from . import here
from .golden import fits

LONGEST = 20_000  # actions: no match of any game comes near it
DISTRACTED = 10  # of so many choices of a match that is led, one is any at all
ENOUGH = 12  # moments of a match that are looked at, however short it is


@cache
def games() -> tuple[Game, ...]:
    """Every game under test with its default box."""
    return tuple(filature.load(name) for name in here.names())


def tables() -> list[object]:
    """Every game at every number of seats, as pytest parameters `game, seats`; then the further
    settings of a game at every number of seats that they allow."""
    return [table for game in games() for rows in settings(game) for table in rows]


def few_tables() -> list[object]:
    """Every setting of `tables` at its smallest, a middle and its largest number of seats."""
    every = [rows for game in games() for rows in settings(game)]
    return [rows[n] for rows in every for n in sorted({0, len(rows) // 2, len(rows) - 1})]


def short_tables() -> list[object]:
    """Every number of seats once, at tables where a match is soon over."""
    every = [further(game, "PLAYED_OUT") or [seated(game)] for game in games()]
    return [table for settings in every for rows in settings for table in rows]


def settings(game: Game) -> list[list[object]]:
    """The tables of a game as it is, and of each of its further settings."""
    return [seated(game), *further(game, "SETTINGS")]


def further(game: Game, kind: str) -> list[list[object]]:
    """Tables with options that a game wants tried: a list in `settings.py` beside its tests."""
    wanted: list[Values] = getattr(here.own(game.name, "settings"), kind, [])
    return [
        seated(filature.load(game.name, options=values), "".join(f"-{v}" for v in values.values()))
        for values in wanted
    ]


def seated(game: Game, setting: str = "") -> list[object]:
    """A game at every number of seats that its setting allows.  Of ours interpreted, where the
    same files run twenty times slower, at the smallest alone."""
    fitting = [seats for seats in sizes(game) if not setting or fits(game, seats)]
    every = here.is_compiled(game) or not here.is_ours(game.name)
    return [
        pytest.param(game, seats, id=f"{game.name}{setting}-{seats}")
        for seats in (fitting if every else fitting[:1])
    ]


def sizes(game: Game) -> range:
    return range(game.fewest, game.most + 1)


def steps(game: Game, seats: int, seed: int, led: bool = False) -> Iterator[filature.Match]:
    """A random match, yielded before every action and once when it is over.  One that is led
    follows the game's rule of thumb, now and then distracted: it gets further."""
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
            if led and rng.below(DISTRACTED):
                match.do(seat, game.mind.greedy(match.view(seat), offered, rng))
            else:
                match.do(seat, offered[rng.below(len(offered))])
    raise AssertionError(f"{game.name} with {seats} seats, seed {seed}: no end in sight")


def finished(game: Game, seats: int, seed: int) -> filature.Match:
    """A random match played to its end."""
    for match in steps(game, seats, seed):
        last = match
    return last


@cache
def usual_length(game: Game, seats: int) -> int:
    """How many actions a match has, more or less."""
    return playout(game, game.new(seats), Rng(1))


def some_steps(game: Game, seats: int, seed: int, share: float) -> Iterator[filature.Match]:
    """A random part of the moments of a random match, all seen as they happen."""
    pick = random.Random(seed)
    share = max(share, ENOUGH / usual_length(game, seats))
    for match in steps(game, seats, seed):
        if match.over or pick.random() < share:
            yield match
