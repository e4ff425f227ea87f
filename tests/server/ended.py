"""Matches to their end, by whatever comes."""

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
    """A short match of uniformly random choices, with its log."""
    match, chance = Match(load(game, "default", SHORT.get(game, {})), seats), Random(seed)
    while not match.over:
        match.deal(chance.randrange(1 << 30))
        actors = match.actors()
        if actors:
            seat = chance.choice(actors)
            match.do(seat, chance.choice(match.offered(seat)))
    return match
