"""Matches that stand before their end."""

from typing import Final

from filature.library import Match
from server.ended import at_random

SEEDS: Final = 500


def before_the_last(game: str, won: bool, seats: int = 2) -> tuple[Match, str]:
    """Such a match, and the notation by which seat 0 ends it at once, and wins alone or loses."""
    for seed in range(SEEDS):
        match = at_random(game, seats, seed)
        last, winners = match.log[-1], match.winners()
        if last.seat == 0 and ended(winners, won):
            return named(match.at(len(match.log) - 1)), match.game.actions[last.action].notation
    raise AssertionError(f"no such end of {game}")


def last_decision(game: str, won: bool, seats: int = 2) -> tuple[Match, str]:
    """A match that seat 0 has won alone, or lost, at its last decision; and what that was."""
    matches = (at_random(game, seats, seed) for seed in range(SEEDS))
    match = next(one for one in matches if ended(one.winners(), won))
    number = max(n for n, entry in enumerate(match.log) if entry.seat == 0)
    return named(match.at(number)), match.game.actions[match.log[number].action].notation


def ended(winners: list[int], won: bool) -> bool:
    return winners == [0] if won else 0 not in winners


def named(match: Match) -> Match:
    match.players = ("me:Léa", *[f"agent:Bot%20{n}" for n in range(1, match.seats)])
    return match
