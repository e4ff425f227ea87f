"""Everything that is told can be said, in both languages."""

import pytest

from filature.conformance.tables import finished, tables
from filature.core.game import Game
from filature.core.seat import SPECTATOR


@pytest.mark.parametrize(("game", "seats"), tables())
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_all_news_and_scenes_have_words(game: Game, seats: int, lang: str) -> None:
    names = tuple(f"P{seat}" for seat in range(seats))
    match = finished(game, seats, 1)
    for viewer in (SPECTATOR, *range(seats)):
        for event in match.news(viewer):
            said = game.words.say(event, lang, names, viewer)
            assert said
            assert "{" not in said


@pytest.mark.parametrize(("game", "seats"), tables())
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_all_actions_have_words(game: Game, seats: int, lang: str) -> None:
    names = tuple(f"P{seat}" for seat in range(seats))
    for action in game.actions:
        assert game.words.say(action.sentence, lang, names, 0)
