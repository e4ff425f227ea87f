"""Gymnasium's own checker, and one learner among bots."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from filature.adapters.gymnasium import Env, environment
from filature.conformance import here
from filature.conformance.tables import few_tables
from filature.core.game import Game

pytestmark = pytest.mark.filterwarnings("error:::gymnasium")


@pytest.mark.parametrize(("game", "seats"), few_tables())
@pytest.mark.parametrize("opponents", ["uniform", "greedy"])
def test_the_checker_of_gymnasium_passes(game: Game, seats: int, opponents: str) -> None:
    env = gymnasium.make(
        environment(game.name),
        seats=seats,
        opponents=opponents,
        box=game.box_name,
        options=game.values,
    )
    check_env(env.unwrapped)


@pytest.mark.parametrize(("game", "seats"), few_tables())
def test_a_match_ends_and_its_reward_is_that_of_the_seat(game: Game, seats: int) -> None:
    env = Env(game.name, seats, seats - 1, "uniform", box=game.box_name, options=game.values)
    seen, info = env.reset(seed=2)
    reward, over = 0.0, False
    while not over:
        assert seen["action_mask"].tolist() == info["action_mask"].tolist()
        assert reward == 0
        seen, reward, over, _, info = env.step(np.flatnonzero(seen["action_mask"])[0])
    won = seats - 1 in (env.match.winners() or range(seats))
    assert (reward > -1 / seats) == won


@pytest.mark.parametrize("name", here.names())
def test_the_id_of_a_game_can_name_the_module(name: str) -> None:
    env = gymnasium.make(f"filature.adapters.gymnasium:{environment(name)}")
    assert env.reset(seed=1)[0]["action_mask"].any()
