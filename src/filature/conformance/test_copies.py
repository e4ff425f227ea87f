"""A state changes when something is done, and only then; its copies share nothing with it."""

import pytest

from filature.conformance import here
from filature.conformance.tables import some_steps, tables
from filature.core.game import Game
from filature.core.rng import Rng
from filature.core.seat import CHANCE, SPECTATOR
from filature.core.state import State
from filature.library import Match
from filature.table.playout import playout


def everything(game: Game, state: State) -> dict[str, object]:
    """All that is written in a state; a row as it is now."""
    names = [name for name, who in here.seen_by(game.name).items() if who != "house"]
    values = {name: getattr(state, name) for name in names if hasattr(state, name)}
    return {name: list(it) if hasattr(it, "__len__") else it for name, it in values.items()}


@pytest.mark.parametrize(("game", "seats"), tables())
def test_no_past_copy_ever_changes(game: Game, seats: int) -> None:
    kept: list[tuple[State, dict[str, object]]] = []
    for match in some_steps(game, seats, 1, 0.2):
        kept.append((game.copy(match.state), everything(game, match.state)))
    for state, before in kept:
        assert everything(game, state) == before


@pytest.mark.parametrize(("game", "seats"), tables())
def test_playing_a_copy_leaves_the_original_alone(game: Game, seats: int) -> None:
    rng = Rng(2)
    for match in some_steps(game, seats, 2, 0.2):
        before = everything(game, match.state)
        playout(game, game.copy(match.state), rng)
        assert everything(game, match.state) == before


@pytest.mark.parametrize(("game", "seats"), tables())
def test_asking_changes_nothing(game: Game, seats: int) -> None:
    rng = Rng(5)
    for match in some_steps(game, seats, 5, 0.1):
        before = everything(game, match.state)
        ask(match, rng)
        assert everything(game, match.state) == before


def ask(match: Match, rng: Rng) -> None:
    """All that can be asked of a state, also of one that is only imagined."""
    game, state = match.game, match.state
    for tell in (game.shares, game.mind.outlook, game.scores, game.winners, game.ending):
        tell(state)
    for seat in (SPECTATOR, *range(match.seats)):
        view, offered = game.view(state, seat), match.offered(seat)
        game.scene(view, offered)
        imagined = game.imagine(view, rng)
        traces = game.mind.traces(view, match.news(seat))
        game.mind.credence(view, traces, state)
        game.mind.suppositions(view, state)
        game.mind.adapt(view, traces, imagined, rng)
        for action in offered:
            game.audience(state, seat, action)
        if offered:
            game.mind.light(state, seat, offered, rng)
    if match.actors() == [CHANCE]:
        game.chance(state)
        game.draw(state, rng)


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
