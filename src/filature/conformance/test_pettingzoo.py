"""PettingZoo's own checkers, and what they do not check."""

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from filature.adapters.pettingzoo import Env, env
from filature.conformance.tables import few_tables
from filature.core.game import Game
from filature.core.seat import members

EXPECTED = (  # a dict with a mask is what PettingZoo's own card games have
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
)
pytestmark = [pytest.mark.filterwarnings("error:::pettingzoo")]
pytestmark += [pytest.mark.filterwarnings(text) for text in EXPECTED]


def made(game: Game, seats: int) -> Env:
    return env(game.name, seats, game.box_name, game.values)


@pytest.mark.parametrize(("game", "seats"), few_tables())
def test_the_checkers_of_pettingzoo_pass(game: Game, seats: int) -> None:
    api_test(made(game, seats), num_cycles=100)
    seed_test(lambda: made(game, seats), num_cycles=30)
    parallel_api_test(turn_based_aec_to_parallel(made(game, seats)), num_cycles=60)


@pytest.mark.parametrize(("game", "seats"), few_tables())
def test_a_whole_match_is_zero_sum_and_masks_are_the_options(game: Game, seats: int) -> None:
    table = made(game, seats)
    table.reset(seed=4)
    got: dict[str, float] = {}
    for agent in table.agent_iter():
        seen, reward, over, _, info = table.last()
        if over:
            got[agent] = reward
            table.step(None)
            continue
        seat = table.seat_of[agent]
        offered = np.flatnonzero(seen["action_mask"]).tolist()
        assert offered == table.game.options(table.state_of_play, seat)
        assert info["action_mask"] is seen["action_mask"]
        assert seat in members(table.game.actors(table.state_of_play))
        assert table.observation_space(agent).contains(seen)
        table.step(offered[len(offered) // 2])
    winners = table.game.winners(table.state_of_play)
    assert sum(got.values()) == pytest.approx(0)
    paid = {seat for seat in range(seats) if got[f"seat_{seat}"] > -1 / seats}
    assert paid == set(winners or range(seats))


@pytest.mark.parametrize(("game", "seats"), few_tables())
def test_nobody_but_the_selected_agent_has_a_mask(game: Game, seats: int) -> None:
    table = made(game, seats)
    table.reset(seed=5)
    for agent in table.agents:
        assert table.observe(agent)["action_mask"].any() == (agent == table.agent_selection)
        assert table.infos[agent]["action_mask"].any() == (agent == table.agent_selection)
