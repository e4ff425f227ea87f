"""Any scene is drawn, of games that are yet to come too."""

import io

import pytest
from rich.console import Console

import filature
from filature.core.scene import Board, Fact, Line, Panel, Piece, Place, Scene, SeatLine, Zone
from filature.core.sentence import Sentence
from filature.core.words import Words
from filature.terminal.console import ProseConsole, prose
from filature.terminal.paint.ending import winners
from filature.terminal.paint.painter import Painter
from filature.terminal.paint.pieces import SHAPES, ranges
from filature.terminal.players import Player
from filature.terminal.voice import Voice


def drawn(scene: Scene, width: int = 100, offered: tuple[int, ...] = ()) -> str:
    """A scene as text, its words being its keys."""
    game = filature.load("lair")
    game.words = Words()
    voice = Voice(game, "en", [Player("greedy")] * 6)
    console = Console(file=io.StringIO(), width=width, highlight=False, markup=False)
    painter = Painter(scene, voice, list(offered), width)
    for part in (painter.table(), painter.prompt(), painter.options()):
        console.print(part)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def sentence(form: str) -> Sentence:
    return Sentence(form, ())


def scene_of(*boards: Board, zones: tuple[Zone, ...] = (), seats: int = 2) -> Scene:
    return Scene(
        seat=0,
        prompt=Fact(sentence("ask"), "SOME-CLAUSE-1"),
        seats=tuple(SeatLine(n, 10 + n, acting=n == 1) for n in range(seats)),
        boards=boards,
        zones=zones,
        panels=(Panel("notes", sentence("notebook"), (Fact(sentence("clue")),)),),
    )


@pytest.mark.parametrize("width", [40, 100])
def test_every_seat_has_its_shape_number_name_and_score(width: int) -> None:
    text = drawn(scene_of(seats=6), width)
    names = ("You", "Barnaby", "Philippa", "Oscar", "Colette", "Anatole")
    for seat, (shape, name) in enumerate(zip(SHAPES, names)):
        assert f"{shape}{seat} {name}" in text.replace("You · to play", "You")
        assert f"{10 + seat} points" in text


def test_whoever_is_awaited_is_marked_without_colour() -> None:
    text = drawn(scene_of())
    assert "Barnaby · to play" in text
    assert "You · to play" not in text
    assert "┏" in text


def test_a_track_shows_its_squares_with_pieces_marks_and_options() -> None:
    start = Place("a", "start", marks=("bonus",))
    end = Place("b", "finish", pieces=(Piece("p", "pawn", seat=1),), actions=(38,))
    text = drawn(scene_of(Board("race", "track", (start, end))), offered=(38,))
    assert "start\u00a0(bonus) · finish ▲1\u00a0→\u00a01" in text


def test_a_graph_shows_places_and_the_lines_between_them() -> None:
    places = (Place("p", "paris", pieces=(Piece("x", "pawn", seat=0),)), Place("r", "rome"))
    text = drawn(scene_of(Board("map", "graph", places, (Line("p", "r"),))))
    assert "paris" in text
    assert "●0" in text
    assert "— rome" in text
    assert "— paris" in text


def test_a_large_plan_shows_only_places_where_something_is() -> None:
    places = [Place(f"x{n}", f"room-{n}") for n in range(30)]
    places[7] = places[7]._replace(pieces=(Piece("t", "token", figure="!"),))
    text = drawn(scene_of(Board("house", "plan", tuple(places))))
    assert "room-7" in text
    assert "room-8" not in text


@pytest.mark.parametrize("width", [40, 100])
def test_own_cards_show_faces_names_and_the_options_they_play(width: int) -> None:
    mine = (Piece("h0", "card", "joker", "back-plain", "J", actions=(38, 39)),)
    theirs = (Piece("h1", "card", back="back-red"), Piece("h2", "card", back="back-red"))
    zones = (
        Zone("hand-0", "hand", sentence("mine"), 0, mine),
        Zone("hand-1", "hand", sentence("theirs"), 1, theirs),
    )
    text = drawn(scene_of(zones=zones), width, (38, 39))
    assert "joker" in text
    assert "→\u00a01-2" in text
    assert "theirs 2×(▒)" in text


def test_backs_differ_by_their_brackets_not_only_by_colour() -> None:
    cards = [Piece(back, "card", back=back) for back in ("back-plain", "back-a", "back-b")]
    zone = Zone("row", "row", sentence("row"), pieces=tuple(cards))
    text = drawn(scene_of(zones=(zone,)), width=40)
    assert "[░] back-plain" in text
    assert "(▒) back-a" in text
    assert "{▓} back-b" in text


def test_what_is_no_pile_and_nobodys_own_is_on_stage() -> None:
    card = Piece("s", "card", "spy", "back-plain", "9")
    zone = Zone("raid", "row", sentence("raid"), 1, (card,), figure="18")
    lines = drawn(scene_of(zones=(zone,))).splitlines()
    assert any("▲1 raid" in line and line.startswith("┏") for line in lines)
    assert any("= 18" in line and line.startswith("┗") for line in lines)


def test_a_pile_counts_equal_cards() -> None:
    cards = tuple(Piece(f"d{n}", "card", "two", "back-plain", "2") for n in range(3))
    assert "3×[2]" in drawn(scene_of(zones=(Zone("pile", "pile", sentence("pile"), pieces=cards),)))


def test_numbers_in_a_row_are_written_as_a_range() -> None:
    assert ranges([1, 2, 3, 5, 7, 8]) == "1-3 5 7-8"


def test_no_line_is_broken_at_a_no_break_space() -> None:
    console = ProseConsole(file=io.StringIO(), width=9)
    console.print(prose("abcd efgh\u00a0? ij"))
    assert isinstance(console.file, io.StringIO)
    assert console.file.getvalue().splitlines() == ["abcd ", "efgh\u00a0? ij"]


@pytest.mark.parametrize(
    ("language", "told"), [("en", "Nobody wins."), ("fr", "Personne ne l'emporte.")]
)
def test_a_match_that_nobody_has_won_is_told_as_such(language: str, told: str) -> None:
    match = filature.Match(filature.load("redacted", options={"dawn": 1}), 3)
    match.deal(1)
    while not match.over:
        seat = match.actors()[0]
        match.play(seat, "stop" if "stop" in match.options(seat) else "pass")
    voice = Voice(match.game, language, [Player("greedy")] * 3)
    assert winners(match, voice, 0) == told
