"""Who sits at a table."""

import pytest

import filature
from cli.command import run
from filature.terminal.players import kind_named, seated


@pytest.mark.parametrize(
    ("word", "kind"),
    [("Recrue", "recruit"), ("double-zéro", "double-o"), ("Double zéro", "double-o")]
    + [("DOUBLE-O", "double-o"), ("agent", "agent"), ("bot", "greedy"), ("dog", "dog")],
)
def test_a_level_is_known_in_both_languages(word: str, kind: str) -> None:
    assert kind_named(word) == kind


def test_the_bots_of_a_table_are_of_the_level_asked_for() -> None:
    game = filature.load("lair")
    assert [one.kind for one in seated(game, "", "recrue")] == ["me", "recruit", "recruit"]
    words = [one.kind for one in seated(game, "me,bot,double-o", "agent")]
    assert words == ["me", "agent", "double-o"]


@pytest.mark.parametrize("level", ["me", "dog"])
def test_what_is_no_bot_is_told(level: str) -> None:
    done = run("play", "lair", "--bots", level, "--lang", "en")
    assert done.exit_code == 2
    assert "double-o" in done.stderr
