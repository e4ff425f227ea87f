"""Games, matches and states can be pickled and deep-copied, and go on alike."""

import pickle
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

import filature
from filature.conformance.tables import few_tables, steps, usual_length
from filature.core.game import Game
from filature.core.rng import Rng
from filature.table.playout import playout

Twin = Callable[[Any], Any]


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


def midway(game: Game, seats: int) -> filature.Match:
    """A random match, as far as it came in thirty actions; a short one, half of it."""
    some = min(30, usual_length(game, seats) // 2)
    for match in steps(game, seats, 3):
        if len(match.log) == some:
            break
    return match


@pytest.mark.parametrize("twin", [pickled, deepcopy])
@pytest.mark.parametrize(("game", "seats"), few_tables())
def test_a_twin_is_the_same_and_shares_nothing(game: Game, seats: int, twin: Twin) -> None:
    match = midway(game, seats)
    other = twin(match)
    assert other is not match
    assert other.state is not match.state
    assert other.log == match.log
    assert [other.view(seat) for seat in range(-2, seats) if seat != -1] == [
        match.view(seat) for seat in range(-2, seats) if seat != -1
    ]
    assert [other.options(seat) for seat in range(seats)] == [
        match.options(seat) for seat in range(seats)
    ]
    before = match.view(0)
    assert playout(other.game, other.state, Rng(9)) == playout(game, game.copy(match.state), Rng(9))
    assert match.view(0) == before


@pytest.mark.parametrize("twin", [pickled, deepcopy])
@pytest.mark.parametrize(("game", "seats"), few_tables())
def test_the_twin_of_a_game_has_its_box_options_and_words(
    game: Game, seats: int, twin: Twin
) -> None:
    other = twin(game)
    assert (other.name, other.box_name, other.box_hash) == (game.name, game.box_name, game.box_hash)
    assert other.values == game.values
    assert [repr(action) for action in other.actions] == [repr(action) for action in game.actions]
    assert other.words.term("title", "fr") == game.words.term("title", "fr") != "title"
    state = twin(game.copy(midway(game, seats).state))
    assert other.view(state, 0) == game.view(state, 0)
