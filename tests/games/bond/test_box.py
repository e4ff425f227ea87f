"""Boxes of bond: what the sheet tells holds in all of them, and a bad file gets an answer."""

from itertools import pairwise
from pathlib import Path

import pytest

import filature
from filature import registry
from filature.core.rng import Rng
from filature.core.seat import CHANCE, CHANCE_ALONE, first
from filature.games.bond.game import Bond
from filature.games.bond.places import COUNT, LONDON, PLACES, place_named
from filature.games.bond.state import State
from filature.games.bond.views import journey
from games.bond.tables import box_of, express, play, put, standard, table, view, way

BOXES = ("default", "baku4", "cuba3")

# The journeys of all mission sheets: standard turns, then turns and points of express.
JOURNEYS = {
    10: [(3, 2, 1), (6, 2, 2), (2, 1, 1), (1,), (1,), (1,), (4, 3, 1)],
    11: [(6, 2, 5), (8, 1, 4), (1,), (1,), (5, 2, 4)],
    12: [(2, 1, 1), (3, 2, 1), (2,), (1,), (1,), (1,), (4, 2, 2)],
    13: [(4, 2, 4), (4, 1, 4), (5, 2, 4), (1,), (4, 1, 4), (4, 1, 4)],
    14: [(4, 1, 3), (1,), (3, 1, 4), (1,), (1,), (3, 1, 4)],
    15: [(3, 1, 2), (3, 2, 1), (1,), (4, 1, 2), (5, 1, 3), (5, 1, 3), (4, 1, 2)],
    16: [(1,), (1,), (1,), (2, 1, 1), (1,), (1,), (4, 2, 4)],
    17: [(0,), (4, 3, 3), (2, 1, 1), (2, 1, 2), (1,), (6, 3, 4), (1,), (2, 1, 4)],
    18: [(5, 3, 4), (0,), (8, 2, 4), (1,), (1,), (1,), (6, 2, 4)],
    19: [(2, 1, 1), (3, 1, 3), (1,), (1,), (1,), (1,), (2, 1, 2)],
}


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize(
    ("start", "end", "turns"),
    [
        ("london", "tangiers", 4),
        ("london", "cairo", 5),
        ("london", "istanbul", 2),
        ("istanbul", "udaipur", 2),
        ("london", "udaipur", 4),
        ("london", "saint_petersburg", 2),
        ("monte_carlo", "london", 2),
        ("bilbao", "london", 2),
        ("paris", "madrid", 1),
        ("saint_cyril", "cairo", 1),
        ("albania", "corfu", 1),
        ("kaolong_bay", "saigon", 1),
        ("baku", "caucasus", 1),
        ("caucasus", "kazakhstan", 1),
        ("kazakhstan", "baku", 1),
        ("new_york", "key_west", 2),
        ("london", "new_york", 3),
    ],
)
def test_what_the_sheet_tells_of_turns(box: str, start: str, end: str, turns: int) -> None:
    assert standard(start, end, box) == turns


@pytest.mark.parametrize("box", BOXES)
def test_what_the_sheet_tells_of_express(box: str) -> None:
    assert express("london", "udaipur", box) == (1, 4)
    assert express("london", "cairo", box) == (1, 2)
    assert express("london", "saint_petersburg", box) == (1, 2)
    assert express("monte_carlo", "london", box) == (1, 1)
    assert express("kaolong_bay", "london", box) == (2, 4)
    assert way("kaolong_bay", "london", 4, box) == ["saigon", "london"]
    for place in ("san_francisco", "bilbao", "baku", "istanbul"):
        assert express("london", place, box)[0] == 1


def test_two_readings_of_the_way_to_baku() -> None:
    assert (standard("london", "baku"), standard("baku", "istanbul")) == (3, 1)
    assert (standard("london", "baku", "baku4"), standard("baku", "istanbul", "baku4")) == (4, 2)


@pytest.mark.parametrize(("box", "seventh"), [("default", "drug_road"), ("cuba3", "wave_krest")])
def test_from_stage_7_of_mission_16_london_is_eight_turns_there_and_back(
    box: str, seventh: str
) -> None:
    sheets = box_of(box).missions
    assert PLACES[sheets.place[sheets.start[6] + 6]] == seventh
    assert 2 * standard(seventh, "london", box) == 8
    assert 2 * standard(seventh, "isthmus", box) == 2


def test_every_journey_of_every_mission_sheet() -> None:
    sheets = box_of().missions
    for mission, wanted in JOURNEYS.items():
        first_stage, end = sheets.start[mission - 10], sheets.start[mission - 9]
        places = [int(sheets.place[n]) for n in range(first_stage, end)]
        found = [journey(box_of(), one, two) for one, two in pairwise(places)]
        assert found == wanted, mission


def test_routes_are_as_long_as_they_say() -> None:
    box = box_of()
    for start in range(0, COUNT, 3):
        for goal in range(COUNT):
            for points in (0, 1, 4, 12):
                steps = box.routes.steps(start, goal, points)
                turns = sum(1 if step.express else int(step.price) for step in steps)
                assert turns == box.routes.turns(start, goal, points)
                assert sum(int(step.price) for step in steps if step.express) <= points


def test_more_points_never_slow_a_journey() -> None:
    routes = box_of().routes
    for start in range(COUNT):
        turns = [int(routes.turns(start, LONDON, points)) for points in range(13)]
        assert turns == sorted(turns, reverse=True)


@pytest.mark.parametrize("box", BOXES)
def test_every_mission_can_be_completed(box: str) -> None:
    """The careful bot brings every mission home, in every box."""
    for mission in range(10):
        match = table(mission + 10, 10 if mission else 11, box=box)
        assert finishes(match, mission)


def finishes(match: filature.Match, mission: int) -> bool:
    game, s, rng = match.game, match.state, Rng(mission)
    assert isinstance(game, Bond)
    assert isinstance(s, State)
    while (actors := game.actors(s)) and not any(row[0] == 0 for row in view(match).forms):
        seat = first(actors)
        if actors == CHANCE_ALONE:
            game.apply(s, CHANCE, game.draw(s, rng))
        else:
            game.apply(s, seat, game.mind.greedy(game.view(s, seat), game.options(s, seat), rng))
    return [row[1:3] for row in view(match).forms if row[0] == 0][:1] == [(mission, 1)]


def test_after_a_last_fight_in_london_the_report_takes_the_next_turn(tmp_path: Path) -> None:
    text = (registry.folder("bond") / "boxes" / "default.toml").read_text("utf-8")
    last = '{ place = "istanbul", do = "combat", brief = 1907 }'
    file = tmp_path / "mine.toml"
    file.write_text(text.replace(last, last.replace("istanbul", "london")), "utf-8")
    match = put(table(19, 10, box=str(file)), 0, "paris", 7)
    play(match, "0: go london", "0: engage", "chance: stars 3, skulls 1")
    assert view(match).score == (0, 0)
    play(match, "1: pass", "? 0 why equip arms = BOND-Q-9")
    assert view(match).score == (1450, 0)


# Bad boxes --------------------------------------------------------------------------------


BAD = [
    ("paris = [512, 240]", "parys = [512, 240]", "parys = is no place of the annex"),
    ("paris = [512, 240]\n", "", "must place paris"),
    ("paris = [512, 240]", "paris = [487, 196]", "two places on one spot"),
    ('["london", "paris"]', '["london", "oxford"]', "oxford is no place"),
    ('["london", "paris"]', '["london", "london"]', "leads nowhere"),
    ('["london", "paris"]', '["london"]', "must have 2 entries"),
    ('["london", "hamburg"]', '["paris", "london"]', "are joined twice"),
    ('["amazon", "rio"]', '["amazon", "cuba"]', "rio cannot be reached"),
    ('["london", "new_york", 3]', '["london", "new_york", 0]', "no number from 1 to 9"),
    ('["london", "udaipur", 4]', '["london", "udaipur", 3]', "Q gives 1 turns for 3 points"),
    ('["bilbao", "london", 1]', '["paris", "london", 1]', "are neighbours"),
    ('["london", "hamburg"]', '["london", "albania"]', "the board gives"),
    ("white = [1, 1, 2, 2, 3, 3]", "white = [1, 1, 2]", "give six faces"),
    ("white = [1, 1, 2, 2, 3, 3]", "white = [2, 2, 2, 2, 2, 2]", "one face only"),
    ("red = [1, 1, 2, 2, 3, 4]", "red = [1, 1, 2, 2, 3, 5]", "a face goes from 1 to 4"),
    ("point = 50", "point = 0", "point goes from 1 to 1000"),
    ("most = 50", "most = 101", "most goes from 0 to 100"),
    ("value = 1450", 'value = "much"', "value goes from 1 to 9999"),
    ("point = 50", "point = 5", "40 is the most"),
    ("gear = 0\ntransport = 3\n", "gear = -1\ntransport = 3\n", "gear goes from 0 to 99"),
    ('{ place = "bilbao", do = "combat"', '{ place = "bilbo", do = "combat"', "bilbo is no place"),
    ('{ place = "bilbao", do = "combat"', '{ place = "bilbao", do = "sing"', "do one of combat"),
    ("brief = 1901", "brief = 1999", "there is no brief 1999"),
    ("brief = 1901", "gear = 2, brief = 1901", "only a stage of Q has gear"),
    ('do = "report" },\n]\n\n[mission_11]', 'do = "q" },\n]\n\n[mission_11]', "its only report"),
    ("[mission_14]", "[mission_24]", "[mission_14] is missing"),
    ('provenance = "sheet"\nvalue = 1450', "value = 1450", "says no provenance"),
]


@pytest.mark.parametrize(("good", "bad", "reason"), BAD, ids=[reason for _, _, reason in BAD])
def test_a_bad_box_says_what_is_wrong(good: str, bad: str, reason: str, tmp_path: Path) -> None:
    text = (registry.folder("bond") / "boxes" / "default.toml").read_text("utf-8")
    assert good in text
    file = tmp_path / "mine.toml"
    file.write_text(text.replace(good, bad, 1), "utf-8")
    with pytest.raises(filature.BoxError) as error:
        filature.load("bond", str(file))
    assert reason in str(error.value)
    assert error.value.line >= 1


def test_an_owner_may_write_other_numbers(tmp_path: Path) -> None:
    text = (registry.folder("bond") / "boxes" / "default.toml").read_text("utf-8")
    text = text.replace("white = [1, 1, 2, 2, 3, 3]", "white = [0, 1, 2, 3, 4, 5]")
    text = text.replace("brief = 1901", "brief = 0")
    file = tmp_path / "mine.toml"
    file.write_text(text, "utf-8")
    game = filature.load("bond", str(file))
    assert isinstance(game, Bond)
    assert game.box.weight(0, 5) == 1
    assert game.box.missions.brief[game.box.missions.start[9]] == 0
    assert place_named("nowhere at all") == -1
