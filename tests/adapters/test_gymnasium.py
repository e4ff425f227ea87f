"""Gymnasium's own checker, and one learner among bots."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from filature import registry
from filature.adapters.gymnasium import Env, environment
from filature.bots import make
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
    won = seats - 1 in env.match.winners()
    assert (reward > -1 / seats) == won


def test_an_action_not_offered_loses_the_match() -> None:
    env = Env("lair", 3)
    seen, _ = env.reset(seed=1)
    barred = int(np.flatnonzero(seen["action_mask"] == 0)[-1])
    _, reward, over, _, info = env.step(barred)
    assert (reward, over) == (-1 / 3, True)
    assert info["refused"].startswith("KILL-")


def test_opponents_are_named_or_seated_one_by_one() -> None:
    env = Env("lair", 3, 1, ["uniform", "greedy"])
    assert [type(bot).__name__ for bot in env.others.values()] == ["Uniform", "Greedy"]
    assert list(env.others) == [0, 2]
    mine = make("uniform", env.game)
    assert Env("lair", 2, opponents=[mine]).others == {1: mine}
    with pytest.raises(ValueError, match="2 opponents"):
        Env("lair", 3, opponents=["greedy"])
    with pytest.raises(ValueError, match="seat 3"):
        Env("lair", 3, seat=3)


def test_the_learner_can_look_at_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    env = Env("lair", 2, render_mode="ansi")
    env.reset(seed=1)
    assert "Your hand" in env.render()
    shown = Env("lair", 2, render_mode="human")
    shown.reset(seed=1)
    shown.step(shown.offered[0])
    assert "Your hand" in capsys.readouterr().out


def test_the_id_of_a_game_can_name_the_module() -> None:
    for name in registry.available():
        env = gymnasium.make(f"filature.adapters.gymnasium:{environment(name)}")
        assert env.reset(seed=1)[0]["action_mask"].any()
