"""A map of the board, and the notebook: crosses, proofs, and marks of one's own."""

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import filature
from cli.command import kept, run
from filature.core.scene import Scene
from filature.terminal.notes import Pencil, answer
from filature.terminal.paint import maps
from filature.terminal.paint.painter import Painter
from filature.terminal.paint.pieces import HUES, Pieces
from filature.terminal.players import player
from filature.terminal.voice import Voice
from games.impossible.tables import chosen, dealt, play, put, table


def seen(match: filature.Match, seat: int) -> tuple[Scene, Voice]:
    scene = match.game.scene(match.view(seat), match.offered(seat))
    assert isinstance(scene, Scene)
    people = [player(f"me:{name}") for name in ("Ada", "Bob", "Cyd")]
    return scene, Voice(match.game, "en", people)


def drawn(match: filature.Match, width: int) -> str:
    scene, voice = seen(match, 0)
    pieces = Pieces(scene, voice, match.offered(0))
    return maps.Map(scene.boards[0], pieces, width).drawn().plain


@pytest.mark.parametrize("width", [96, 110, 200])
def test_a_map_shows_every_place_within_the_screen(width: int) -> None:
    match = table("en", "ru", "ge")
    plain = drawn(match, width)
    assert max(len(line) for line in plain.splitlines()) <= width
    scene, _ = seen(match, 0)
    assert [place.id for place in scene.boards[0].places if place.id not in plain] == []


def test_a_map_shows_cards_figures_and_the_numbers_of_options() -> None:
    match = put(table("en", "ru", "ge"), a="S12")
    play(match, "chance: roll 1")
    before = drawn(match, 120)
    assert "S12●0" in before
    assert "I11▲?" in before  # red's card, face down; red stands on it
    assert f"{1 + match.options(0).index('move S11')} S11" in before
    play(match, "0: move I11", "chance: read moustache", "chance: roll 1")
    assert "I11▲✓" in drawn(match, 120)
    assert "S36●" in before  # one's own card needs no question mark
    assert "S36●?" not in before


def test_a_map_shows_whose_places_are_whose_before_a_card_lies_there() -> None:
    plain = drawn(dealt("en", "ru", "ge"), 100)
    assert "S36●" in plain
    assert "S06▲" in plain
    assert "▲?" not in plain


def test_seats_are_painted_in_the_colours_that_they_chose() -> None:
    match = chosen("white", "red", "blue")
    scene, voice = seen(match, 0)
    pieces = Pieces(scene, voice, [])
    assert [pieces.hue(seat) for seat in range(3)] == [
        HUES[f"colour-{colour}"] for colour in ("white", "red", "blue")
    ]
    assert HUES["colour-red"] in str(pieces.badge(1).style)


def test_crowded_labels_of_a_map_do_not_touch() -> None:
    match = put(table("en", "ru", "ge"), a="O05", b="O05", c="O05")
    assert " O05●0▲1■2" in drawn(match, 100)


def test_a_narrow_screen_gets_a_list_instead() -> None:
    scene, _ = seen(table("en", "ru", "ge"), 0)
    assert not maps.fits(scene.boards[0], 90)
    assert maps.fits(scene.boards[0], 100)


@pytest.mark.parametrize("width", [60, 100, 140])
def test_seats_board_and_notebook_are_painted_at_any_width(width: int) -> None:
    match = table("en", "ru", "ge")
    scene, voice = seen(match, 0)
    console = Console(width=width, file=StringIO())
    with console.capture() as told:
        console.print(Painter(scene, voice, match.offered(0), width).table())
    for text in ("Ada", "Bob", "Cyd", "S36", "2 deals"):
        assert text in told.get()


def test_marks_are_each_seats_own_and_outlive_a_sitting(tmp_path: Path) -> None:
    pencil = Pencil(tmp_path / "x.notes")
    pencil.write(0, 2, "nation-russian", "liar!")
    pencil.write(1, 2, "nation-russian", "?")
    pencil.write(1, 2, "nation-russian", "-")
    again = Pencil(tmp_path / "x.notes")
    assert again.of(0) == {(2, "nation-russian"): "liar!"}
    assert again.of(1) == {}


def test_the_command_notes_shows_proofs_and_keeps_marks(tmp_path: Path) -> None:
    match = put(table("en", "ru", "ge"), a="S12")
    path = kept(match, tmp_path / "a.match", "me:Ada", "greedy:Bob", "greedy:Cyd")
    lines = ["notes", "notes 1 english", "notes 1 german", "notes 1 ger maybe", "notes 9 x"]
    told = run("resume", path, "--seed", "1", lines=[*lines, "notes 0 english", "quit"]).stdout
    assert "2 deals are possible" in told
    assert "1. You are the English agent." in told
    assert "That is open: 50 %." in told
    assert "50 % maybe" in told
    assert "Say for instance" in told
    assert "That is certain." in told
    assert "maybe" in run("resume", path, "--seed", "1", lines=["quit"]).stdout


def test_a_table_without_a_notebook_leaves_it_to_the_pencil(tmp_path: Path) -> None:
    match = table("en", "ru", "ge", notebook="nothing")
    path = kept(match, tmp_path / "a.match", "me", "greedy", "greedy")
    lines = ["notes 1 german", "notes 1 german sure", "notes 2 scar seen", "quit"]
    told = run("resume", path, "--seed", "1", lines=lines).stdout
    assert "yours to note" in told
    assert "for you to work out" in told
    assert "· sure" in told
    assert "· seen" in told
    assert "%" not in told
    assert "✗" not in told


def test_what_was_seen_is_noted_and_says_where_it_was(tmp_path: Path) -> None:
    match = put(table("en", "ru", "ge", notebook="marks"), a="S12")
    play(match, "chance: roll 1", "0: move I11", "chance: read moustache")
    scene, voice = seen(match, 0)
    console = Console(width=100, file=StringIO())

    def notes(text: str) -> str:
        with console.capture() as told:
            console.print(answer(scene, voice, Pencil(tmp_path / "x.notes"), text))
        return told.get()

    assert "Who may be whom" in notes("")
    assert "Clues read" in notes("")
    assert "%" not in notes("")
    assert "Bob: moustache (1\u00a0Harbour Passage)" in notes("1 moustache")
    assert "You are the English agent." in notes("0 english")
    assert "for you to work out" in notes("1 russian")
    assert "·" in notes("1 wart ?")
    assert "Say for instance" in notes("1 s ?")  # scar or sunglasses


def test_a_game_without_a_notebook_says_so(tmp_path: Path) -> None:
    match = filature.Match(filature.load("lair"), 2)
    match.deal(1)
    path = kept(match, tmp_path / "a.match", "me", "greedy")
    assert "no notebook" in run("resume", path, "--seed", "1", lines=["notes", "quit"]).stdout


def test_a_narrow_notebook_has_short_columns() -> None:
    scene, voice = seen(table("en", "ru", "ge"), 0)
    console = Console(width=50, no_color=True, file=StringIO(), force_terminal=False)
    with console.capture() as told:
        console.print(Painter(scene, voice, [], 50).notebook(scene.grids[0]))
    lines = told.get().splitlines()
    assert "Engl Russ Germ Chin Fren Amer" in lines[1]
    assert "●0 You" in lines[2]
    assert max(len(line.rstrip()) for line in lines) < 50
