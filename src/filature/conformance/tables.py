"""What the tests share: games and tables to try, and random matches."""

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

import filature
from filature import registry
from filature.core.game import Game
from filature.core.option import Values
from filature.core.rng import Rng

LONGEST = 20_000  # actions: no match of any game comes near it

# Further settings of a game that every test of all games tries: its missions, with short
# nights so that the suite stays quick.  The default tables are always tried as they are.
MISSIONS = ("introduction", "classic", "duel", "triangle", "danger-zone", "bedfellows")
SETTINGS: dict[str, list[Values]] = {
    "redacted": [{"mission": mission, "dawn": 6} for mission in MISSIONS],
}


def games() -> list[Game]:
    """Every game of the house with its default box."""
    return [filature.load(name) for name in registry.available()]


def tables() -> list[object]:
    """Every game at every number of seats, as pytest parameters `game, seats`; then the
    further settings of a game at every number of seats that they allow.  Interpreted, where
    the same files run twenty times slower, each at its smallest number alone."""
    found: list[object] = []
    for game in games():
        found += [seated(game, seats, "") for seats in tried(sizes(game))]
        for setting in SETTINGS.get(game.name, []):
            other = filature.load(game.name, options=setting)
            name = "".join(f"-{value}" for value in setting.values())
            fitting = [seats for seats in sizes(other) if fits(other, seats)]
            found += [seated(other, seats, name) for seats in tried(fitting)]
    return found


def tried(numbers: Sequence[int]) -> Sequence[int]:
    return numbers if filature.COMPILED else numbers[:1]


def seated(game: Game, seats: int, setting: str) -> object:
    return pytest.param(game, seats, id=f"{game.name}{setting}-{seats}")


def sizes(game: Game) -> range:
    return range(game.fewest, game.most + 1)


def fits(game: Game, seats: int) -> bool:
    """Whether a setting can be played by so many."""
    try:
        game.new(seats)
    except ValueError:
        return False
    return True


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
