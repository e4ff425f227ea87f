"""Everything that is told can be said, in both languages."""

import pytest

import filature
from filature.conformance.tables import finished, some_steps, steps, tables
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
def test_whoever_moves_is_told_of_with_the_place_reached(game: Game, seats: int) -> None:
    names = tuple(f"P{seat}." for seat in range(seats))
    before: dict[str, tuple[int, str, str]] = {}
    for match in steps(game, seats, 5):
        now = standing(game, match)
        moved = [now[piece] for piece in now if before.get(piece, now[piece])[1] != now[piece][1]]
        told = [
            game.words.say(news, "fr", names, SPECTATOR)
            for entry in match.log[-1:]
            for news in entry.news_for(SPECTATOR)
        ]
        for seat, place, name in moved:
            named = [
                text for text in told if names[seat] in text and (place in text or name in text)
            ]
            assert named, f"seat {seat} has come to {place}, and is told: {told}"
        before = now


def standing(game: Game, match: filature.Match) -> dict[str, tuple[int, str, str]]:
    """Where everybody's figures stand, for all to see: seat, place, and its name."""
    boards = game.scene(match.view(SPECTATOR), []).boards
    return {
        piece.id: (piece.seat, place.id, game.words.term(place.name, "fr") if place.name else "–")
        for board in boards
        for place in board.places
        for piece in place.pieces
        if piece.kind == "pawn" and piece.seat >= 0
    }


@pytest.mark.parametrize(("game", "seats"), tables())
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_all_actions_have_words(game: Game, seats: int, lang: str) -> None:
    names = tuple(f"P{seat}" for seat in range(seats))
    for action in game.actions:
        assert game.words.say(action.sentence, lang, names, 0)


@pytest.mark.parametrize(("game", "seats"), tables())
def test_a_scene_can_be_drawn_as_if_everything_were_offered(game: Game, seats: int) -> None:
    """Whoever points at something asks what could ever be done with it."""
    every = list(range(len(game.actions)))
    for match in some_steps(game, seats, 6, 0.1):
        for viewer in (SPECTATOR, *range(seats)):
            assert game.scene(match.view(viewer), every).seats
