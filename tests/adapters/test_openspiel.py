"""OpenSpiel at a table of lair: what is resampled, observed, kept and given."""

import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from adapters.playthrough import FILE, shortened
from filature.adapters import openspiel
from filature.adapters.infostate import recalled_text
from filature.conformance.test_openspiel import random_states
from filature.core.seat import SPECTATOR

openspiel.register()


def test_a_resampled_state_is_not_the_true_one() -> None:
    """Somebody else's hand is another one, or what comes next would be known."""
    state = random_states(pyspiel.load_game("filature_lair"), 3)[30]
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    seat = next(seat for seat in (0, 1) if state.current_player() != seat)
    others = {
        state.resample_from_infostate(1 - seat, sampler).observation_string(seat) for _ in range(20)
    }
    assert len(others) > 10


def test_without_private_information_a_spectator_looks() -> None:
    spiel = pyspiel.load_game("filature_lair(seats=3)")
    none = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE
    )
    observer = make_observation(spiel, none)
    state = random_states(spiel, 1)[60]
    assert observer.string_from(state, 0) == recalled_text(state.record.match, SPECTATOR)
    everyone = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    with pytest.raises(ValueError, match="secrets"):
        make_observation(spiel, everyone)


def test_a_state_is_kept_as_a_match_file() -> None:
    spiel = pyspiel.load_game("filature_lair(seats=2,target=9,box=harsh)")
    state = random_states(spiel, 1)[40]
    again_game, again = pyspiel.deserialize_game_and_state(
        pyspiel.serialize_game_and_state(spiel, state)
    )
    assert str(again) == str(state)
    assert again.record.match.text() == state.record.match.text()
    assert again_game.get_parameters() == spiel.get_parameters()
    record = state.record.__reduce__()
    assert record[1][0].startswith("filature match")


def test_options_are_parameters() -> None:
    spiel = pyspiel.load_game("filature_lair(seats=4,target=12,stop=never,own_raids=true,recall=8)")
    assert spiel.num_players() == 4
    assert spiel.house.values["target"] == 12
    assert spiel.house.values["stop"] == "never"
    assert spiel.house.values["own_raids"] is True
    state = spiel.new_initial_state()
    assert len(state.information_state_tensor(0)) == len(state.observation_tensor(0)) + 16


def test_a_playthrough_is_what_it_was() -> None:
    assert shortened() == FILE.read_text("utf-8")
