"""OpenSpiel's own checkers, and information states that are exact."""

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

from filature.adapters import openspiel
from filature.adapters.infostate import recalled_text
from filature.conformance import here
from filature.conformance.tables import few_tables
from filature.core.game import Game
from filature.core.option import written

openspiel.register()


def loaded(game: Game, seats: int) -> Any:
    defaults = openspiel.kind(game.name).parameter_specification
    values = {
        name: written(value) if isinstance(defaults[name], str) else value
        for name, value in game.values.items()
    }
    params = {"seats": seats, "box": game.box_name, **values}
    return pyspiel.load_game(f"filature_{game.name}", params)


def random_states(game: Any, seed: int) -> list[Any]:
    """The states of a random match, as clones."""
    rng = np.random.default_rng(seed)
    state = game.new_initial_state()
    states = []
    while not state.is_terminal():
        states.append(state.clone())
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=odds)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    return [*states, state]


@pytest.mark.parametrize(("game", "seats"), few_tables())
def test_the_checker_of_openspiel_passes(game: Game, seats: int) -> None:
    pyspiel.random_sim_test(loaded(game, seats), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("game", "seats"), few_tables())
def test_chance_and_returns_are_those_of_the_rules(game: Game, seats: int) -> None:
    states = random_states(loaded(game, seats), 1)
    for state in [*states[::7], states[-1]]:
        match = state.record.match
        if state.is_chance_node():
            outcomes = match.game.chance(match.state)
            total = sum(weight for _, weight in outcomes)
            assert state.chance_outcomes() == [(a, w / total) for a, w in outcomes]
        elif not state.is_terminal():
            assert state.current_player() == match.actors()[0]
            assert state.legal_actions() == match.offered(match.actors()[0])
    assert sum(states[-1].returns()) == pytest.approx(0)
    best = max(states[-1].returns())
    winners = [seat for seat, got in enumerate(states[-1].returns()) if got == best]
    assert winners == (states[-1].record.match.winners() or list(range(seats)))


@pytest.mark.parametrize(("game", "seats"), few_tables())
def test_information_states_never_forget(game: Game, seats: int) -> None:
    """What a seat has read stays, and every text tells another moment or another log."""
    for seat in range(min(seats, 2)):
        logs: list[str] = []
        for state in random_states(loaded(game, seats), 2)[::7]:
            match = state.record.match
            text = state.information_state_string(seat)
            log, _, view = text.partition(f"seat {seat}\n")
            assert text == recalled_text(match, seat)
            assert log.count("\n") == len(match.log)
            assert state.observation_string(seat) == f"seat {seat}\n{view}"
            assert log.startswith("".join(logs[-1:]))
            logs.append(log)
        assert len(set(logs)) == len(logs)


@pytest.mark.parametrize(("game", "seats"), few_tables())
def test_a_player_cannot_tell_a_resampled_state_from_the_true_one(game: Game, seats: int) -> None:
    """And it plays on: OpenSpiel's own search does so from many of them."""
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    states = [s for s in random_states(loaded(game, seats), 3) if s.current_player() >= 0]
    for state in states[:: len(states) // 5 + 1]:
        seat, before = state.current_player(), str(state)
        twin = state.resample_from_infostate(seat, sampler)
        assert twin.information_state_string(seat) == state.information_state_string(seat)
        assert twin.observation_string(seat) == state.observation_string(seat)
        assert twin.legal_actions() == state.legal_actions()
        assert twin.clone().observation_string(seat) == state.observation_string(seat)
        action = twin.legal_actions()[0]
        twin.apply_action(action)
        assert twin.clone().history() == [*state.history(), action]
        assert (state.current_player(), str(state)) == (seat, before)


@pytest.mark.parametrize("name", here.names())
def test_the_search_of_openspiel_plays_our_games(name: str) -> None:
    game = pyspiel.load_game(f"filature_{name}")
    chance = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    search = ismcts.ISMCTSBot(
        game, evaluator, 2.0, 3, random_state=chance, allow_inconsistent_action_sets=True
    )
    states = [
        s for s in random_states(game, 4) if len(s.legal_actions()) > 1 and s.current_player() >= 0
    ]
    for state in states[-2:]:
        assert search.step(state) in state.legal_actions()


@pytest.mark.parametrize(("game", "seats"), few_tables())
def test_observers_have_named_slices(game: Game, seats: int) -> None:
    spiel = loaded(game, seats)
    recall = make_observation(spiel, pyspiel.IIGObservationType(perfect_recall=True))
    plain = make_observation(spiel)
    for state in random_states(spiel, 3)[::9]:
        plain.set_from(state, 0)
        recall.set_from(state, 0)
        assert plain.tensor.tolist() == state.observation_tensor(0)
        assert recall.tensor.tolist() == state.information_state_tensor(0)
        assert set(recall.dict) == {*plain.dict, "log"}
        filled = (recall.dict["log"][:, 0] > 0).sum()
        assert filled == min(len(state.history()), len(recall.dict["log"]))
        assert 0 <= recall.tensor.min() <= recall.tensor.max() <= 1
