"""Generators, actions and refusals can be pickled and deep-copied."""

import pickle
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

import filature
from filature.core.rng import Rng

Twin = Callable[[Any], Any]


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


@pytest.mark.parametrize("twin", [pickled, deepcopy])
def test_a_generator_goes_on_from_where_it_was(twin: Twin) -> None:
    rng = Rng(5)
    rng.below(10)
    other = twin(rng)
    assert [other.below(1000) for _ in range(20)] == [rng.below(1000) for _ in range(20)]


@pytest.mark.parametrize("twin", [pickled, deepcopy])
def test_what_is_said_and_done_can_be_pickled(twin: Twin) -> None:
    game = filature.load("lair")
    action = game.actions[5]
    other = twin(action)
    assert (other.id, other.notation, other.sentence) == (5, action.notation, action.sentence)
    match = filature.Match(game, 2)
    match.deal(1)
    refused = match.refusal(0, "taunt A")
    assert twin(refused) == refused
