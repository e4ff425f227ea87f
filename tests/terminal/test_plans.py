"""A building is drawn floor by floor."""

from rich.console import Console

import filature
from filature.terminal.paint.boards import painted
from filature.terminal.paint.pieces import Pieces
from filature.terminal.players import player
from filature.terminal.voice import Voice


def test_the_floors_of_a_building_stand_one_above_the_other() -> None:
    game = filature.load("redacted")
    match = filature.Match(game, 4)
    match.deal(1)
    seat = match.actors()[0]
    scene = game.scene(match.view(seat), match.offered(seat))
    voice = Voice(game, "en", [player("me")] + [player("bot")] * 3)
    pieces = Pieces(scene, voice, match.offered(seat))
    console = Console(width=120, record=True, file=None, quiet=False)
    with console.capture() as capture:
        console.print(painted(scene.boards[0], pieces, 118))
    text = capture.get()
    places = [text.index(word) for word in ("upper floor", "Roof", "Kitchen", "Armoury")]
    assert places == sorted(places)
    assert "⚷ Service Stairs" in text
