"""Bots finish what they begin: 500 matches of each game at each number of seats.

One match of each has a Double-O at the table; FILATURE_MATCHES=500 plays as many of those too.
"""

import os

import pytest

from filature.conformance import here
from filature.conformance.tables import games
from filature.lab.simulate import Plan, played

MANY, FEW, SOME = 500, 5, 20  # compiled; ours interpreted; those of others, which always are
SEARCHED = int(os.environ.get("FILATURE_MATCHES", "1"))
GAMES = {game.name: game for game in games()}
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
    slow = FEW if here.is_ours(name) else SOME
    matches = MANY if here.is_compiled(GAMES[name]) else slow
    finished(name, (("recruit", "agent") * seats)[:seats], matches)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_double_o_finishes_every_match(name: str, seats: int) -> None:
    if not here.is_compiled(GAMES[name]):
        pytest.skip("interpreted, every decision would take all its time")
    finished(name, ("double-o", *["agent"] * (seats - 1)), SEARCHED)
