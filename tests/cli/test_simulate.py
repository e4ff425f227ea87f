"""A simulation at the command line."""

import json

from cli.command import run


def told(*words: str) -> str:
    result = run("simulate", "lair", *words)
    assert result.exit_code == 0
    assert result.stderr == ""
    return result.stdout


def test_the_command_gives_json_that_can_be_read_and_repeated() -> None:
    words = ("--matches", "40", "--seed", "1", "--bots", "uniform", "--json")
    first = json.loads(told(*words))
    assert first == json.loads(told(*words))
    assert first["matches"] == 40
    assert len(first["seats"]) == 3
    assert sum(first["endings"].values()) == 40
    assert first["options"]["target"] == 30


def test_the_command_tells_rates_lengths_and_endings() -> None:
    text = told(
        "--matches", "40", "--seats", "2", "--bots", "greedy,uniform", "--option", "target=5",
        "--box", "harsh", "--seed", "1", "--lang", "fr",
    )  # fmt: skip
    for part in ("victoires", "greedy", "target=5", "boîte harsh", "KILL-END-1", "par seconde"):
        assert part in text
