"""A copy shares nothing with what it was copied from."""

import pytest

from filature.conformance.tables import some_steps, tables
from filature.core.game import Game
from filature.core.rng import Rng
from filature.core.state import State
from filature.table.playout import playout


def everything(game: Game, state: State, seats: int) -> list[object]:
    return [game.view(state, seat) for seat in range(-2, seats) if seat != -1]


@pytest.mark.parametrize(("game", "seats"), tables())
def test_no_past_copy_ever_changes(game: Game, seats: int) -> None:
    kept: list[tuple[State, list[object]]] = []
    for match in some_steps(game, seats, 1, 0.2):
        kept.append((game.copy(match.state), everything(game, match.state, seats)))
    for state, views in kept:
        assert everything(game, state, seats) == views


@pytest.mark.parametrize(("game", "seats"), tables())
def test_playing_a_copy_leaves_the_original_alone(game: Game, seats: int) -> None:
    rng = Rng(2)
    for match in some_steps(game, seats, 2, 0.2):
        before = everything(game, match.state, seats)
        playout(game, game.copy(match.state), rng)
        assert everything(game, match.state, seats) == before


@pytest.mark.parametrize(("game", "seats"), tables())
def test_a_copied_match_goes_its_own_way(game: Game, seats: int) -> None:
    for match in some_steps(game, seats, 3, 0.1):
        twin = match.copy()
        length = len(match.log)
        twin.deal(1)
        for seat in twin.actors():
            twin.play(seat, twin.options(seat)[0])
            break
        assert len(match.log) == length
        assert twin.log[:length] == match.log
