"""Hostile files get an answer, never a crash."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import filature
import filature.games.lair
from filature import library, registry
from filature.conformance.tables import finished
from filature.core.box import BoxError, Leaflet

MATCH = finished(filature.load("lair"), 2, 1).text().splitlines()
BOX = registry.leaflet("lair", "default").text.splitlines()
JUNK = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\r"), max_size=30)


@st.composite
def edited(draw: st.DrawFn, lines: list[str]) -> str:
    """A file with a few lines dropped, doubled, swapped or overwritten."""
    found = list(lines)
    for _ in range(draw(st.integers(1, 3))):
        here, there = draw(st.tuples(*[st.integers(0, len(found) - 1)] * 2))
        edit = draw(st.sampled_from(["drop", "double", "swap", "junk", "cut"]))
        if edit == "drop" and len(found) > 1:
            del found[here]
        elif edit == "double":
            found.insert(there, found[here])
        elif edit == "swap":
            found[here], found[there] = found[there], found[here]
        elif edit == "junk":
            found[here] = draw(JUNK)
        else:
            found[here] = found[here][: draw(st.integers(0, 12))]
    return "\n".join(found)


@settings(max_examples=150, deadline=None)
@given(edited(MATCH))
def test_an_edited_match_file_plays_or_tells_its_line(text: str) -> None:
    try:
        match = library.replay_text(text)
    except filature.MatchFileError as error:
        assert 1 <= error.line <= text.count("\n") + 1
    else:
        assert library.replay_text(match.text()).log == match.log


@settings(max_examples=150, deadline=None)
@given(edited(BOX))
def test_an_edited_box_is_playable_or_tells_its_line(text: str) -> None:
    try:
        leaflet = Leaflet("box.toml", text)
        game = filature.games.lair.GAME(leaflet, {})
    except BoxError as error:
        assert 1 <= error.line <= text.count("\n") + 1
    else:
        assert finished(game, 2, 1).winners()


@pytest.mark.parametrize(
    "text", ["", "\x00", "[lairs]\n1 = 4", "lairs = 3", "[hands]\nprovenance = 1"]
)
def test_a_box_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(BoxError):
        filature.games.lair.GAME(Leaflet("box.toml", text), {})
