"""Telling a match again."""

from pathlib import Path

import filature
from cli.command import kept, run
from games.lair.tables import play, table


def some_match(tmp_path: Path) -> Path:
    match = table("L4 A B C S3 S1", "L1 A D E S2 S4", "L1 F G H S5 S2")
    play(match, "0: lair 4", "0: spy 3 to 0", "0: taunt A", "2: pass", "1: foil A")
    return kept(match, tmp_path / "some.match", "me:Ada", "greedy:Bob", "greedy:Cyd")


def test_everyone_hears_what_everyone_heard(tmp_path: Path) -> None:
    told = run("replay", some_match(tmp_path), "--lang", "fr").stdout
    assert "Bob riposte au A d'Ada" in told
    assert "Vous" not in told
    assert "La partie n'est pas finie." in told


def test_a_seat_hears_what_it_was_told_and_no_more(tmp_path: Path) -> None:
    path = some_match(tmp_path)
    match = filature.replay(path)
    names = ("Ada", "Bob", "Cyd")
    told = run("replay", path, "--seat", "1", "--lang", "en", columns=200).stdout
    for sentence in match.news(1):
        assert match.game.words.say(sentence, "en", names, 1) in told
    others = [news for news in match.news(0) if news not in match.news(1)]
    assert others
    for sentence in others:
        assert match.game.words.say(sentence, "en", names, 0) not in told


def test_a_finished_match_ends_with_its_result(tmp_path: Path) -> None:
    run("play", "lair", "--bots", "bot,bot", "--seed", "3", lines=["save x"])
    (path,) = (tmp_path / "filature" / "matches").glob("*.match")
    told = run("replay", path).stdout
    assert "Result" in told
    assert "★" in told


def test_a_seat_that_nobody_has_is_refused(tmp_path: Path) -> None:
    path = some_match(tmp_path)
    for seat in ("3", "-1"):
        answer = run("replay", path, "--seat", seat)
        assert answer.exit_code == 2
        assert "0 to 2" in answer.stderr


def test_a_match_played_with_an_own_box_is_told_with_that_box(tmp_path: Path) -> None:
    harsh = Path(filature.__file__).parent / "games" / "lair" / "boxes" / "harsh.toml"
    own = tmp_path / "own.toml"
    own.write_text(harsh.read_text("utf-8"), "utf-8")
    run("play", "lair", "--bots", "bot,bot", "--seed", "3", "--box", own)
    (path,) = (tmp_path / "filature" / "matches").glob("*.match")
    moved = own.rename(tmp_path / "moved.toml")
    answer = run("replay", path)
    assert answer.exit_code == 2
    assert "--box FILE" in answer.stderr
    assert run("replay", path, "--box", moved).exit_code == 0
