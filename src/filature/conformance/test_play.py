"""What every match of every game does."""

import pytest

import filature
from filature.conformance.tables import finished, games, some_steps, steps, tables
from filature.core.game import Game
from filature.core.rng import Rng
from filature.table.playout import playout


@pytest.mark.parametrize(("game", "seats"), tables())
@pytest.mark.parametrize("seed", range(2))
def test_someone_can_act_until_it_is_over(game: Game, seats: int, seed: int) -> None:
    for match in steps(game, seats, seed):
        for seat in match.actors():
            assert match.chance() if seat == filature.CHANCE else match.options(seat)
            assert -1 <= seat < seats
    assert match.over
    assert match.game.ending(match.state) in game.clauses("fr")


@pytest.mark.parametrize(("game", "seats"), tables())
def test_options_are_unique_and_in_table_order(game: Game, seats: int) -> None:
    for match in steps(game, seats, 5):
        for seat in match.actors():
            chances = [action for action, _ in game.chance(match.state)] if seat < 0 else []
            offered = chances or match.offered(seat)
            assert offered == sorted(set(offered))
            assert all(0 <= action < len(game.actions) for action in offered)


@pytest.mark.parametrize(("game", "seats"), tables())
def test_weights_of_chance_are_whole_and_positive(game: Game, seats: int) -> None:
    for match in steps(game, seats, 6):
        for _, weight in match.chance():
            assert isinstance(weight, int)
            assert weight > 0


@pytest.mark.parametrize(("game", "seats"), tables())
def test_nobody_wins_before_the_end(game: Game, seats: int) -> None:
    for match in some_steps(game, seats, 7, 0.2):
        assert match.over or not match.winners()
        assert bool(game.ending(match.state)) == match.over
        assert len(match.scores()) == seats


@pytest.mark.parametrize(("game", "seats"), tables())
def test_what_is_not_an_actor_is_offered_nothing(game: Game, seats: int) -> None:
    for match in some_steps(game, seats, 8, 0.3):
        for seat in set(range(seats)) - set(match.actors()):
            assert match.options(seat) == []


@pytest.mark.parametrize(("game", "seats"), tables())
def test_the_same_seed_gives_the_same_match(game: Game, seats: int) -> None:
    assert finished(game, seats, 9).log == finished(game, seats, 9).log
    assert finished(game, seats, 9).log != finished(game, seats, 10).log


@pytest.mark.parametrize(("game", "seats"), tables())
def test_playouts_inside_compiled_code_end_like_matches(game: Game, seats: int) -> None:
    rng = Rng(11)
    for _ in range(50):
        state = game.new(seats)
        assert playout(game, state, rng) > 0
        assert game.ending(state)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_a_table_of_the_wrong_size_is_refused(game: Game) -> None:
    for seats in (game.fewest - 1, game.most + 1):
        with pytest.raises(ValueError, match="seats"):
            filature.Match(game, seats)
