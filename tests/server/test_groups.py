"""Options go out in groups: all of them, each group in one piece, under a heading in words."""

from itertools import groupby, islice

import msgspec
import pytest

import filature
from filature.conformance.tables import steps
from filature.core.words import Words
from filature.protocol.bodies import Settings
from filature.protocol.messages import Choice
from filature.registry import available
from filature.server.rooms.render import Renderer, Viewer

MANY = 3  # options of one verb that want a heading


def offered(match: filature.Match, seat: int, lang: str) -> list[Choice]:
    renderer = Renderer(match, ("Ada", "Bo", "Cy", "Di", "Ed", "Flo")[: match.seats], Settings())
    viewer = Viewer(seat, lang)
    return renderer.state(viewer, renderer.snapshot(seat), []).options


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("name", available())
def test_whatever_is_offered_stands_in_a_group_with_a_heading(name: str, lang: str) -> None:
    game = filature.load(name)
    for match in islice(steps(game, game.fewest + 1, 3), 0, 240, 3):
        for seat in [one for one in match.actors() if one >= 0]:
            found = offered(match, seat, lang)
            assert sorted(one.id for one in found) == match.offered(seat)
            headings = [key for key, _ in groupby(found, lambda one: one.group) if key]
            assert len(headings) == len(set(headings)), "a group is in pieces"
            verbs = [game.actions[one.id].verb for one in found if not one.group]
            assert not [verb for verb in verbs if verbs.count(verb) >= MANY]


def test_a_game_without_headings_has_none() -> None:
    game = filature.load("lair")
    game.words = Words()
    match = next(one for one in steps(game, 2, 1) if one.actors()[0] >= 0)
    found = offered(match, match.actors()[0], "fr")
    assert {one.group for one in found} == {""}
    assert b"group" not in msgspec.json.encode(found)
