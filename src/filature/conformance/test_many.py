"""Bots finish what they begin: 500 matches of each game at each number of seats.

One match of each has a Double-O at the table; FILATURE_MATCHES=500 plays as many of those too.
"""

import os

import pytest

import filature
from filature import registry
from filature.lab.simulate import Plan, played

MANY = 500 if filature.COMPILED else 5
SEARCHED = int(os.environ.get("FILATURE_MATCHES", "1"))
GAMES = {name: filature.load(name) for name in registry.available()}
TABLES = [
    pytest.param(name, seats, id=f"{name}-{seats}")
    for name, game in GAMES.items()
    for seats in range(game.fewest, game.most + 1)
]


def finished(name: str, levels: tuple[str, ...], matches: int) -> None:
    outcomes, clauses = played(Plan(name, levels, matches, seed=5)), GAMES[name].clauses("en")
    assert len(outcomes) == matches
    for outcome in outcomes:
        assert outcome.ending in clauses
        assert set(outcome.winners) <= set(range(len(levels)))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_recruits_and_agents_finish_every_match(name: str, seats: int) -> None:
    finished(name, (("recruit", "agent") * 3)[:seats], MANY)


@pytest.mark.skipif(not filature.COMPILED, reason="every decision would take all its time")
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_double_o_finishes_every_match(name: str, seats: int) -> None:
    finished(name, ("double-o", *["agent"] * (seats - 1)), SEARCHED)
