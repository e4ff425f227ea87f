"""Every value of every view lies in the range that its game declares."""

import pytest

from filature.conformance.tables import some_steps, tables
from filature.core.game import Game
from filature.core.ranges import InLog, Layout
from filature.core.seat import SPECTATOR


@pytest.mark.parametrize(("game", "seats"), tables())
@pytest.mark.parametrize("seed", range(2))
def test_values_stay_in_their_ranges_and_cells_between_0_and_1(
    game: Game, seats: int, seed: int
) -> None:
    layout = Layout(game.ranges(), seats)
    for match in some_steps(game, seats, seed, 0.5):
        for seat in (SPECTATOR, *range(seats)):
            cells = list(layout.encode(match.view(seat)))
            assert len(cells) == layout.width
            assert min(cells) >= 0
            assert max(cells) == 1


@pytest.mark.parametrize(("game", "seats"), tables())
def test_different_views_have_different_cells(game: Game, seats: int) -> None:
    layout = Layout(game.ranges(), seats)
    kept = [n for n, each in enumerate(game.ranges().values()) if not isinstance(each, InLog)]
    views: dict[tuple[float, ...], object] = {}
    for match in some_steps(game, seats, 1, 0.5):
        view = match.view(0)
        assert isinstance(view, tuple)
        told = tuple(view[n] for n in kept)
        assert views.setdefault(tuple(layout.encode(view)), told) == told
