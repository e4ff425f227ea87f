"""What every state can do without a line of its game's."""

import pytest

import filature
from filature.conformance.tables import some_steps
from filature.core.game import Game
from filature.core.mind import Mind
from filature.core.rng import Rng
from filature.core.state import State, copied
from filature.table.playout import playout


def views(game: Game, s: State) -> list[object]:
    return [game.view(s, seat) for seat in (filature.SPECTATOR, *range(s.seats))]


@pytest.mark.parametrize("name", ["lair", "ateam", "impossible", "bond"])
def test_any_state_can_be_copied_and_shares_nothing_with_the_other(name: str) -> None:
    game, rng = filature.load(name), Rng(1)
    for match in some_steps(game, game.fewest, 1, 0.1):
        before = views(game, match.state)
        twin = copied(match.state)
        assert views(game, twin) == before
        assert twin.muted
        playout(game, twin, rng)
        assert views(game, match.state) == before


def test_without_a_rule_of_thumb_any_option_will_do() -> None:
    mind, rng = Mind[State](), Rng(1)
    view = filature.Match(filature.load("lair"), 2).view(0)
    assert {mind.greedy(view, [3, 5, 8], rng) for _ in range(50)} == {3, 5, 8}


def test_usually_the_most_points_win_once_it_is_over() -> None:
    game = filature.load("lair")
    for match in some_steps(game, 3, 2, 0.1):
        assert Game.winners(game, match.state) == game.winners(match.state)
    assert match.winners()
