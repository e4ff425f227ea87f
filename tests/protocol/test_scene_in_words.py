"""A scene told by what changed is the scene told in full."""

import json
from itertools import islice, pairwise

import msgspec
import pytest

import filature
from filature.conformance.tables import steps
from filature.core.game import Game
from filature.core.scene import Scene, SeatLine
from filature.protocol.wording import Painter
from filature.registry import available
from server.hosting import Json, woven


def scenes(game: Game, seat: int) -> list[Scene]:
    """What one seat sees, action after action."""
    found = []
    for match in islice(steps(game, game.fewest + 1, 1), 200):
        scene = game.scene(match.view(seat), match.offered(seat))
        assert isinstance(scene, Scene)
        found.append(scene)
    return found


def plain(painted: object) -> Json:
    found: Json = json.loads(msgspec.json.encode(painted))
    return found


def test_the_colour_that_a_seat_chose_is_told() -> None:
    line = SeatLine(1, 0, hue="colour-red")
    assert plain(Painter(repr).part(line)) == {"seat": 1, "score": 0, "hue": "colour-red"}
    assert "hue" not in plain(Painter(repr).part(line._replace(hue="")))


@pytest.mark.parametrize("name", available())
@pytest.mark.parametrize("seat", [0, filature.SPECTATOR])
def test_what_changed_and_what_was_there_make_the_whole(name: str, seat: int) -> None:
    painter = Painter(repr)
    seen = scenes(filature.load(name), seat)
    told = plain(painter.scene(seen[0]))
    saved = 0
    for before, now in pairwise(seen):
        whole, part = painter.scene(now), painter.scene(now, before)
        saved += len(msgspec.json.encode(whole)) - len(msgspec.json.encode(part))
        told = woven(plain(part), told)
        assert told == plain(whole)
    assert saved > 0
