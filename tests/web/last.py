"""Matches that stand before their last action, which is seat 0's."""

from itertools import count

from filature.library import Match
from server.ended import at_random


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
