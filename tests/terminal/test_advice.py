"""Levels by name, hints at the table, reviews and ladders at the command line."""

from pathlib import Path

import pytest

import filature
from filature.conformance.tables import finished
from filature.lab import ladder, review
from filature.terminal.players import kind_named, seated
from terminal.desk import kept, run


@pytest.mark.parametrize(
    ("word", "kind"),
    [("Recrue", "recruit"), ("double-zéro", "double-o"), ("Double zéro", "double-o")]
    + [("DOUBLE-O", "double-o"), ("agent", "agent"), ("bot", "greedy"), ("dog", "dog")],
)
def test_a_level_is_known_in_both_languages(word: str, kind: str) -> None:
    assert kind_named(word) == kind


def test_the_bots_of_a_table_are_of_the_level_asked_for() -> None:
    game = filature.load("lair")
    assert [one.kind for one in seated(game, "", "fr", "recrue")] == ["me", "recruit", "recruit"]
    words = [one.kind for one in seated(game, "me,bot,double-o", "en", "agent")]
    assert words == ["me", "agent", "double-o"]


@pytest.mark.parametrize("level", ["me", "dog"])
def test_what_is_no_bot_is_told(level: str) -> None:
    done = run("play", "lair", "--bots", level, "--lang", "en")
    assert done.exit_code == 2
    assert "double-o" in done.stderr


@pytest.mark.parametrize(("lang", "word"), [("fr", "indice"), ("en", "hint")])
def test_a_hint_tells_options_shares_and_beliefs_with_their_clause(lang: str, word: str) -> None:
    told = run("play", "lair", "--lang", lang, "--seed", 3, lines=[word, "quit"]).stdout
    for text in ("lair 4", "pass", "KILL-CARDS-2", "%"):
        assert text in told
    assert ("part de victoire" if lang == "fr" else "share of victory") in told


def test_a_table_without_hints_gives_none_and_stays_so() -> None:
    told = run("play", "lair", "--no-hints", "--lang", "en", lines=["hint", "quit"]).stdout
    assert "no hints" in told
    assert "KILL-CARDS-2" not in told
    assert "--no-hints" in told


def test_a_review_tells_of_decisions_turns_and_luck(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review, "PLAYOUTS", 5)
    monkeypatch.setattr(review, "EACH", 2)
    monkeypatch.setattr(review, "simulations", lambda name: 5)
    match = finished(filature.load("lair", options={"target": 5}), 2, 1)
    file = kept(match, tmp_path / "one.match", "me:Ada", "agent")
    told = run("review", file, "--lang", "fr").stdout
    for text in ("Ada", "par le hasard", "cédé"):
        assert text in told
    assert (tmp_path / "one.svg").exists()
    line = next(n for n, entry in enumerate(match.log) if entry.seat == 0)
    assert "Ada: " in run("review", file, "--at", line, "--lang", "en").stdout
    assert "nobody decided" in run("review", file, "--at", 0, "--lang", "en").stderr


def test_an_open_match_is_not_reviewed(tmp_path: Path) -> None:
    match = filature.Match(filature.load("lair"), 2)
    match.deal(1)
    file = kept(match, tmp_path / "open.match", "me", "agent")
    assert "not over" in run("review", file, "--lang", "en").stderr
    assert "not over" in run("review", file, "--lang", "en", "--at", 0).stderr


def test_a_ladder_is_told_kept_and_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "RUNGS", (("recruit", "agent"),))
    file = tmp_path / "kept.jsonl"
    words = ("ladder", "lair", "--matches", 2, "--seats", 2, "--cores", 1, "--file", file)
    told = run(*words, "--lang", "fr").stdout
    for text in ("Agent / Recrue", "50,0\u00a0%", "cote"):
        assert text in told
    assert file.exists()
    assert (tmp_path / "kept.svg").exists()
    assert "another ladder" in run(*words, "--seed", 2, "--lang", "en").stderr
