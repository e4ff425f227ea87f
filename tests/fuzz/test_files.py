"""Files that somebody else has written: match files, boxes, proofs."""

import pytest

from filature import registry
from filature.core.box import BoxError, Leaflet
from fuzz import inputs
from fuzz.doors import box_file, made, match_file, proof_file
from fuzz.fuzzing import fuzzed, known


@known("matches")
def test_a_match_file_that_broke_something_no_longer_does(data: bytes) -> None:
    match_file(data)


def test_an_edited_match_file_plays_or_tells_its_line() -> None:
    fuzzed("matches", match_file, inputs.matches(), 300)


@known("boxes")
def test_a_box_that_broke_something_no_longer_does(data: bytes) -> None:
    box_file(data)


def test_an_edited_box_is_playable_or_tells_its_line() -> None:
    fuzzed("boxes", box_file, inputs.boxes(), 150)


@known("proofs")
def test_a_proof_that_broke_something_no_longer_does(data: bytes) -> None:
    proof_file(data)


def test_an_edited_proof_is_judged() -> None:
    fuzzed("proofs", proof_file, inputs.proofs(), 150)


@pytest.mark.parametrize(
    "text", ["", "\x00", "[lairs]\n1 = 4", "lairs = 3", "[hands]\nprovenance = 1"]
)
def test_a_box_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(BoxError):
        made("lair", Leaflet("box.toml", text))


PLACES = {
    "ateam": ("89.6,", "{},"),
    "bond": ("afghanistan = [862,", "afghanistan = [{},"),
    "impossible": ("S01 = [122,", "S01 = [{},"),
    "redacted": ("x = 305,", "x = {},"),
}


@pytest.mark.parametrize("where", ["nan", "-inf", "1e300", "1" + 400 * "0", "true", '"x"', "[]"])
@pytest.mark.parametrize("game", PLACES)
def test_nothing_lies_where_nobody_could_draw_it(game: str, where: str) -> None:
    was, now = PLACES[game]
    text = registry.leaflet(game, "default").text
    assert was in text
    with pytest.raises(BoxError):
        made(game, Leaflet("box.toml", text.replace(was, now.format(where), 1)))
