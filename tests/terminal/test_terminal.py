"""A real terminal: keys, signals, colours, covers."""

from pathlib import Path

import pytest

import filature
from cli.command import process, resume_command
from terminal.tty import END, Terminal, without_codes

SETTINGS: tuple[tuple[str, dict[str, str]], ...] = (("colour", {}), ("plain", {"NO_COLOR": "1"}))
CLEARED = "\x1b[2J\x1b[3J\x1b[H"  # the screen, and what was scrolled off it


def test_ctrl_c_keeps_the_match_and_resuming_gives_the_same_view(data: Path) -> None:
    with Terminal(data, "play", "lair", "--seed", "3") as desk:
        desk.until("❯")
        desk.send("2\n")
        desk.until("Before I Kill You")
        before = desk.until("❯")
        assert desk.interrupt() == 130
        command = resume_command(without_codes(desk.shown))
    assert (0, "lair 4") in filature.replay(command[1]).log_for(0)
    with Terminal(data, *command) as desk:
        desk.until("Before I Kill You")
        assert desk.until("❯") == before
        desk.send("quit\n")
        assert desk.end() == 0


def test_a_request_to_end_keeps_the_match(data: Path) -> None:
    with Terminal(data, "play", "lair", "--seed", "3") as desk:
        desk.until("❯")
        assert desk.end(by=END) == 128 + END
        command = resume_command(without_codes(desk.shown))
    assert filature.replay(command[1]).options(0) == ["pass", "lair 4"]


def test_tab_completes_what_may_be_typed_now(data: Path) -> None:
    with Terminal(data, "play", "lair", "--seed", "3") as desk:
        desk.until("❯")
        desk.send("la\t\n")
        desk.until("send a spy?")
        desk.until("❯")
        desk.send("pour\tta\tA\n")
        desk.until("No spy is captured")
        desk.interrupt()


def test_colours_only_where_they_are_wanted(data: Path) -> None:
    shown = {}
    for name, more in SETTINGS:
        with Terminal(data, "play", "lair", "--seed", "3", more=more) as desk:
            shown[name] = desk.until("❯")
            desk.interrupt()
    assert "\x1b[1;38;" in shown["colour"] or "\x1b[38;" in shown["colour"]
    assert "\x1b[38;" not in shown["plain"]
    assert "●0 You" in without_codes(shown["plain"])


def test_a_cover_clears_the_screen_between_two_people(data: Path) -> None:
    seats = "me:Ada,me:Bob"
    with Terminal(data, "play", "lair", "--bots", seats, "--seed", "4") as desk:
        assert "hand" not in desk.until("Pass the screen to Ada, then press Enter.")
        desk.send("\n")
        assert "Your hand" in desk.until("❯")
        desk.send("pass\n")
        between = desk.until("Pass the screen to Bob, then press Enter.")
        assert between.split(CLEARED)[-1].strip() == "Pass the screen to Bob, then press Enter."
        desk.send("\n")
        after = desk.until("❯")
        assert CLEARED in after
        assert "Bob (you)" in after
        desk.interrupt()


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_forty_columns_are_enough(lang: str, data: Path) -> None:
    with Terminal(data, "play", "lair", "--seed", "3", "--lang", lang, columns=40) as desk:
        shown = without_codes(desk.until("❯"))
        desk.interrupt()
    rows = shown.splitlines()
    assert max(len(row) for row in rows) <= 40
    assert any("[4] " in row for row in rows)


def test_a_pipe_gets_no_colours(data: Path) -> None:
    told = process(data, "play", "lair", "--seed", "3")
    assert told.returncode == 0
    assert "\x1b" not in told.stdout
    assert "filature resume" in told.stdout
    assert told.stderr == ""


def test_a_replay_is_stepped_through(data: Path, tmp_path: Path) -> None:
    process(data, "play", "lair", "--bots", "bot,bot", "--seed", "3")
    (path,) = (data / "filature" / "matches").glob("*.match")
    with Terminal(data, "replay", path) as desk:
        desk.until("1/")
        desk.send("\n")
        desk.until("2/")
        desk.send("b\n")
        desk.until("1/")
        desk.send("7\n")
        desk.until("7/")
        desk.send("q\n")
        assert desk.end() == 0
