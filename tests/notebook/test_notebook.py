"""Matches and views that show themselves: what is drawn, for whom, and nothing else."""

import json
import pickle
from itertools import islice
from pathlib import Path
from xml.etree import ElementTree

import pytest

import filature
from filature.conformance.tables import finished, some_steps
from filature.conformance.test_secrecy import scrambled
from filature.core.scene import Scene
from filature.core.seat import CHANCE, SPECTATOR, sees
from notebook.running import given

EXAMPLE = Path(__file__).parents[2] / "examples" / "notebook.ipynb"
GAMES = filature.available()
BOTH = ("fr", "en")


def begun(name: str, decisions: int = 9, seats: int = 3) -> filature.Match:
    """A match after some decisions, each the middle one."""
    match, rng = filature.Match(filature.load(name), seats), filature.Rng(3)
    for _ in range(decisions):
        match.deal(rng)
        seat = match.actors()[0]
        options = match.options(seat)
        match.play(seat, options[len(options) // 2])
    match.deal(rng)
    return match


def words(svg: str) -> str:
    return " ".join(part for part in ElementTree.fromstring(svg).itertext() if part.strip())


# What is shown -------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", BOTH)
@pytest.mark.parametrize("name", GAMES)
def test_a_table_is_drawn_from_its_scene(name: str, lang: str) -> None:
    match = begun(name)
    match.lang = lang
    game = match.game
    told = words(match.show(0).svg)
    scene = game.scene(game.view(match.state, 0), match.offered(0))
    assert game.words.term("title", lang) in told
    mine = [piece for zone in scene.zones for piece in zone.pieces if piece.name]
    for piece in mine:
        assert game.words.term(piece.name, lang).split()[0] in told
    for board in scene.boards:
        for place in board.places:
            if place.name and not place.number and board.kind == "graph":
                assert game.words.term(place.name, lang).split(" ")[0] in told


def test_a_match_shows_what_everyone_sees_and_a_seat_only_when_asked() -> None:
    match = begun("lair")
    (held,) = [zone.pieces[0].name for zone in scene_of(match, 0).zones if zone.id == "hand-0"]
    name = match.game.words.term(held, "en")
    assert match._repr_svg_() == match.show().svg == match.show(SPECTATOR).svg
    assert match.show(0).svg != match.show(1).svg != match.show().svg
    both = match.show(*range(match.seats))
    assert name in words(both.svg)
    assert repr(both).count("\n") == match.seats - 1


def scene_of(match: filature.Match, seat: int) -> Scene:
    return match.game.scene(match.game.view(match.state, seat), [])


def test_a_match_in_a_line() -> None:
    match = filature.Match(filature.load("lair"), 2)
    assert repr(match) == "<Match of lair: 2 seats, 0 actions, chance to act>"
    match.deal(1)
    match.play(match.actors()[0], "pass")
    assert "last: seat 0 pass" in repr(match)
    ended = finished(match.game, 2, 1)
    assert ": 2 seats, " in repr(ended)
    assert "over (KILL-END-" in repr(ended)
    assert "won by seat" in repr(ended)


def test_a_drawing_can_be_saved(tmp_path: Path) -> None:
    match = begun("ateam")
    match.show(1, lang="fr").save(tmp_path / "table.svg")
    assert "Agence tous risques" in (tmp_path / "table.svg").read_text("utf-8")


def test_players_are_called_by_their_names() -> None:
    match = begun("lair")
    match.players = ("Ada", "Blaise & Co", "Chloé")
    assert "Blaise & Co" in words(match.show().svg)


@pytest.mark.parametrize("name", GAMES)
def test_a_view_is_otherwise_as_it_was(name: str) -> None:
    match = begun(name)
    view, plain = match.view(0), match.game.view(match.state, 0)
    assert view == plain
    assert repr(view) == repr(plain)
    assert view._asdict() == plain._asdict()
    assert isinstance(view, type(plain))
    away = pickle.loads(pickle.dumps(view))
    assert away == plain
    assert type(away) is type(plain)


# Secrets -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_no_drawing_and_no_line_depends_on_a_secret(name: str) -> None:
    game, rng, changed = filature.load(name), filature.Rng(5), 0
    for match in islice(some_steps(game, 3, 5, 0.06), 8):
        for seat in (SPECTATOR, 0):
            twin = match.copy()
            changed += scrambled(game, twin.state, seat, rng)
            assert twin.view(seat)._repr_svg_() == match.view(seat)._repr_svg_()
            assert twin.show(seat).svg == match.show(seat).svg
            assert repr(twin.view(seat)) == repr(match.view(seat))
            if seat == SPECTATOR:
                assert repr(twin) == repr(match)
                assert twin._repr_svg_() == match._repr_svg_()
    assert changed or name == "bond", "nothing was secret"  # its agents hide next to nothing


@pytest.mark.parametrize("name", GAMES)
def test_twin_worlds_read_the_same_in_a_line(name: str) -> None:
    """Chance that a spectator did not see is drawn anew, as long as the same can be played."""
    game, rng = filature.load(name), filature.Rng(2)
    world, twin = filature.Match(game, 3), filature.Match(game, 3)
    for entry in finished(game, 3, 4).log:
        action = entry.action
        if entry.seat == CHANCE and not sees(entry.audience, SPECTATOR):
            action = game.draw(twin.state, rng)
        offered = [one for one, _ in game.chance(twin.state)] if entry.seat == CHANCE else []
        if action not in (offered or twin.offered(entry.seat)):
            break
        world.do(entry.seat, entry.action)
        twin.do(entry.seat, action)
        assert repr(twin) == repr(world)
    assert len(twin.log) > 1


# The example ---------------------------------------------------------------------------------


def test_the_example_gives_what_it_shows() -> None:
    cells = json.loads(EXAMPLE.read_text("utf-8"))["cells"]
    kept = [cell["outputs"] for cell in cells if cell["cell_type"] == "code"]
    assert given(EXAMPLE) == kept
    assert any("image/svg+xml" in one.get("data", {}) for outputs in kept for one in outputs)
    assert EXAMPLE.stat().st_size < 120_000
