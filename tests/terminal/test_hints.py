"""Hints at the table."""

from io import StringIO

import pytest
from rich.console import Console

from cli.command import run
from filature.bots.explain import Considered, Explanation
from filature.terminal.paint import hints
from filature.terminal.voice import voice_of
from games.lair.tables import table


@pytest.mark.parametrize(("lang", "word"), [("fr", "indice"), ("en", "hint")])
def test_a_hint_tells_options_shares_and_beliefs_with_their_clause(lang: str, word: str) -> None:
    told = run("play", "lair", "--lang", lang, "--seed", 3, lines=[word, "quit"]).stdout
    for text in ("lair 4", "pass", "KILL-CARDS-2", "%"):
        assert text in told
    assert ("part de victoire" if lang == "fr" else "share of victory") in told


@pytest.mark.parametrize(
    ("lang", "reason", "rule"),
    [
        ("fr", "À 4, votre repaire peut retenir l'espion de 3", "KILL-SPY-6  Un espion dont la"),
        ("en", "At 4, your lair can hold the spy of 3", "KILL-SPY-6  A spy "),
    ],
)
def test_a_hint_says_what_speaks_for_it_and_the_rule(lang: str, reason: str, rule: str) -> None:
    match = table("L4 A B C S3 S5", "L1 L2 A E S6 H")
    action = match.named["lair 4"]
    told = Explanation((Considered(action, 0, 0.0),))
    console = Console(file=StringIO(), width=100)
    found = match.game.reason(match.view(0), action)
    console.print(hints.shown(told, 0, voice_of(match, lang), found))
    lines = console.file.getvalue().splitlines()  # type: ignore[attr-defined]
    assert reason in lines[0]
    assert rule in lines[1]


def test_a_hint_at_the_table_comes_with_its_reason() -> None:
    """Whatever the double-O chooses: nobody has a lair yet, and there is one to lay."""
    told = run("play", "lair", "--lang", "en", "--seed", 3, lines=["hint", "quit"]).stdout
    chosen = told.split("share of victory")[1].split()[0]
    assert chosen == "pass" or "your lair can hold the spy of 3" in told


def test_a_table_without_hints_gives_none_and_stays_so() -> None:
    told = run("play", "lair", "--no-hints", "--lang", "en", lines=["hint", "quit"]).stdout
    assert "no hints" in told
    assert "KILL-CARDS-2" not in told
    assert "--no-hints" in told
