"""Hints at the table."""

import pytest

from cli.command import run


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
