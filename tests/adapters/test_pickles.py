"""Environments can be pickled and deep-copied, and go on alike."""

import pickle
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import numpy as np
import pyspiel
import pytest

from filature.adapters import openspiel
from filature.adapters.gymnasium import Env
from filature.adapters.pettingzoo import env
from filature.conformance.tables import few_tables
from filature.core.game import Game

Twin = Callable[[Any], Any]


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


TWINS = pytest.mark.parametrize("twin", [pickled, deepcopy])


@TWINS
@pytest.mark.parametrize(("game", "seats"), few_tables())
def test_a_table_of_pettingzoo(game: Game, seats: int, twin: Twin) -> None:
    table = env(game.name, seats, game.box_name, game.values)
    table.reset(seed=4)
    other = twin(table)
    for _ in range(20):
        agent = table.agent_selection
        seen, again = table.observe(agent), other.observe(other.agent_selection)
        assert np.array_equal(seen["observation"], again["observation"])
        assert np.array_equal(seen["action_mask"], again["action_mask"])
        if table.terminations[agent]:
            break
        action = int(np.flatnonzero(seen["action_mask"])[-1])
        table.step(action)
        other.step(action)


@TWINS
@pytest.mark.parametrize(("game", "seats"), few_tables())
def test_a_learner_of_gymnasium(game: Game, seats: int, twin: Twin) -> None:
    learner = Env(game.name, seats, box=game.box_name, options=game.values)
    _, info = learner.reset(seed=4)
    other = twin(learner)
    action = int(np.flatnonzero(info["action_mask"])[0])
    (seen, *rest), (again, *same) = learner.step(action), other.step(action)
    assert np.array_equal(seen["observation"], again["observation"])
    assert rest[:3] == same[:3]


@TWINS
@pytest.mark.parametrize(("game", "seats"), few_tables())
def test_a_game_and_a_state_of_openspiel(game: Game, seats: int, twin: Twin) -> None:
    openspiel.register()
    kinds = openspiel.kind(game.name).parameter_specification
    values = {name: type(kinds[name])(value) for name, value in game.values.items()}
    loaded = pyspiel.load_game(
        f"filature_{game.name}", {"seats": seats, "box": game.box_name, **values}
    )
    state = loaded.new_initial_state()
    for _ in range(12):
        state.apply_action(state.legal_actions()[0])
    assert str(twin(loaded)) == str(loaded)
    assert str(twin(state)) == str(state)
