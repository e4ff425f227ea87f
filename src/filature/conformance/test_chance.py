"""The fast way to draw has the frequencies that `chance` declares."""

import pytest
from scipy.stats import chisquare

from filature.conformance.tables import some_steps, tables
from filature.core.game import Game
from filature.core.rng import Rng

DRAWS = 3000


@pytest.mark.parametrize(("game", "seats"), tables())
def test_draws_follow_the_declared_weights(game: Game, seats: int) -> None:
    rng = Rng(1)
    tried = 0
    for match in some_steps(game, seats, 1, 0.5):
        outcomes = game.chance(match.state) if match.chance() else []
        if len(outcomes) < 2 or tried == 12:
            continue
        tried += 1
        counts = {action: 0 for action, _ in outcomes}
        for _ in range(DRAWS):
            counts[game.draw(match.state, rng)] += 1
        total = sum(weight for _, weight in outcomes)
        expected = [DRAWS * weight / total for _, weight in outcomes]
        assert chisquare(list(counts.values()), expected).pvalue > 1e-6
    assert tried
