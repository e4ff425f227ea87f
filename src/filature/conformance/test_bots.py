"""Bots of every level, in every game: fair, alike for alike knowledge, and never stuck."""

import pytest

import filature
from filature.bots import LEVELS, Bot, make
from filature.bots.explain import Explanation
from filature.bots.searcher import Budget, Searcher
from filature.conformance.tables import few_tables, short_tables, some_steps
from filature.conformance.test_secrecy import is_open, scrambled
from filature.core.game import Game
from filature.core.rng import Rng
from filature.table.fate import stream

FEW = Budget(12)
LONG = 5  # decisions that a hint is asked for


def quick(level: str, game: Game) -> Bot:
    """A bot of a level, with little time to think."""
    return Searcher(game, FEW) if level == "double-o" else make(level, game)


@pytest.mark.parametrize(("game", "seats"), few_tables())
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_chooses_and_explains_alike_what_its_seat_cannot_tell_apart(
    game: Game, seats: int, level: str
) -> None:
    rng = Rng(5)
    changed = asked = 0
    for match in some_steps(game, seats, 5, 0.1):
        for seat in match.actors():
            if seat < 0 or len(match.offered(seat)) < 2 or asked >= LONG:
                continue
            asked += 1
            other = game.copy(match.state)
            changed += scrambled(game, other, seat, rng)
            twins = [told(game, state, match, seat, level) for state in (match.state, other)]
            assert twins[0] == twins[1]
    assert asked > 0
    assert changed > 0 or is_open(game)


def told(
    game: Game, state: object, match: filature.Match, seat: int, level: str
) -> tuple[int, Explanation]:
    """What a bot chooses and says, from what its seat sees of a state."""
    view, options = game.view(state, seat), game.options(state, seat)
    news = match.news(seat)
    chosen = quick(level, game).choose(view, options, news, Rng(7))
    return chosen, quick(level, game).explain(view, options, news, Rng(7))


@pytest.mark.parametrize(("game", "seats"), short_tables())
def test_a_match_of_all_levels_comes_to_its_end(game: Game, seats: int) -> None:
    match = filature.Match(game, seats)
    levels = [[*LEVELS][seat % len(LEVELS)] for seat in range(seats)]
    bots = [
        Searcher(game, Budget(3)) if level == "double-o" else make(level, game) for level in levels
    ]
    fate, heard = stream(1, "chance"), [0] * seats
    match.deal(fate)
    while not match.over:
        seat = match.actors()[-1]
        news = match.news(seat, heard[seat])
        heard[seat] = len(match.log)
        options = match.offered(seat)
        action = bots[seat].choose(match.view(seat), options, news, Rng(len(match.log)))
        assert action in options
        match.do(seat, action)
        match.deal(fate)
    assert game.ending(match.state)


@pytest.mark.parametrize(("game", "seats"), few_tables())
def test_the_outlook_of_any_state_is_shared_out_whole(game: Game, seats: int) -> None:
    for match in some_steps(game, seats, 8, 0.2):
        shares = game.shares(match.state) if match.over else game.mind.outlook(match.state)
        assert sum(shares) == pytest.approx(1.0)
        assert min(shares) >= 0.0
