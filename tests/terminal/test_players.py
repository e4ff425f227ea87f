"""Who sits at a table."""

from pathlib import Path

import pytest

import filature
from cli.command import run
from filature.terminal.players import Player, kind_named, seated


@pytest.mark.parametrize(
    ("word", "kind"),
    [("Recrue", "recruit"), ("double-zéro", "double-o"), ("Double zéro", "double-o")]
    + [("DOUBLE-O", "double-o"), ("agent", "agent"), ("bot", "greedy"), ("dog", "dog")],
)
def test_a_level_is_known_in_both_languages(word: str, kind: str) -> None:
    assert kind_named(word) == kind


def test_the_bots_of_a_table_are_of_the_level_asked_for() -> None:
    game = filature.load("lair")
    assert kinds(seated(game, "recrue")) == ["me", "recruit", "recruit"]
    assert kinds(seated(game, "recrue", 2)) == ["me", "recruit"]
    assert kinds(seated(game, "me,agent,double-o")) == ["me", "agent", "double-o"]
    assert kinds(seated(game, "bot,bot", 2)) == ["greedy", "greedy"]


def kinds(players: list[Player]) -> list[str]:
    return [one.kind for one in players]


def test_seats_once_told_who_sits_where(data: Path) -> None:
    run("play", "lair", "--seats", "bot:Max,agent", "--seed", 3, lines=[])
    (path,) = (data / "filature" / "matches").glob("*.match")
    assert filature.replay(path).players == ("greedy:Max", "agent")


@pytest.mark.parametrize("level", ["me", "dog"])
def test_what_is_no_bot_is_told(level: str) -> None:
    done = run("play", "lair", "--bots", level, "--lang", "en")
    assert done.exit_code == 2
    assert "double-o" in done.stderr
