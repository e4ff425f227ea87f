"""Matches that stand before their last action, which is seat 0's."""

from itertools import count
from random import Random
from typing import Any

from filature.library import Match, load

SHORT: dict[str, dict[str, Any]] = {
    "lair": {"target": 10},
    "bond": {"close": 10},
    "impossible": {"max_rounds": 20},
    "redacted": {"dawn": 6},
}


def at_random(game: str, seats: int, seed: int) -> Match:
    """A match to its end, by whatever comes."""
    match, chance = Match(load(game, "default", SHORT.get(game, {})), seats), Random(seed)
    while not match.over:
        match.deal(chance.randrange(1 << 30))
        actors = match.actors()
        if actors:
            seat = chance.choice(actors)
            match.do(seat, chance.choice(match.offered(seat)))
    return match


def before_the_last(game: str, won: bool, seats: int = 2) -> tuple[Match, str]:
    """Such a match, and the notation by which seat 0 ends it at once, and wins alone or loses."""
    for seed in count():
        match = at_random(game, seats, seed)
        last, winners = match.log[-1], match.winners()
        if last.seat == 0 and (winners == [0]) == won and (won or 0 not in winners):
            before = match.at(len(match.log) - 1)
            before.players = ("me:Léa", *[f"agent:Bot%20{n}" for n in range(1, seats)])
            return before, match.game.actions[last.action].notation
    raise AssertionError
