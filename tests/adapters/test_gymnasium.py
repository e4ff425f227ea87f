"""A learner at a table of lair."""

import numpy as np
import pytest

from filature.adapters.gymnasium import Env
from filature.bots import make

pytestmark = pytest.mark.filterwarnings("error:::gymnasium")


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
