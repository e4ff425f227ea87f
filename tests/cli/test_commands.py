"""The commands that play nothing, and what is said to bad input."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import filature
from cli.command import kept, process, run
from filature.cli.app import MODULES
from filature.cli.exits import Code
from filature.cli.language import of_locale
from filature.core.rng import Rng
from filature.text.catalogue import t
from games.lair.tables import play, table


def test_the_version_is_told_with_how_it_runs() -> None:
    told = run("--version").stdout
    assert filature.__version__ in told
    assert ("compiled" if filature.COMPILED else "interpreted") in told


def test_the_games_are_listed_with_seats_boxes_and_story() -> None:
    told = run("games", "--lang", "en").stdout
    game = filature.load("lair")
    for text in ("lair", "2 to 6", "default, even, first, harsh", game.words.term("story", "en")):
        assert text in told
    assert "(shared, lair = larger lair)" in " ".join(told.split())  # what can be typed


def test_without_a_command_the_help_is_shown() -> None:
    bare = run()
    assert bare.exit_code == 0
    assert "simulate" in bare.stdout


@pytest.mark.parametrize("command", MODULES)
def test_every_command_has_its_own_help(command: str) -> None:
    told = run(command, "--help")
    assert told.exit_code == 0
    assert told.stdout.startswith(f"Usage: filature {command} ")
    assert t("en", f"help-{command}") in " ".join(told.stdout.split())
    assert run(command, "-h").stdout == told.stdout
    assert not re.search(r"default: (0|None|default)?\]", told.stdout)


@pytest.mark.parametrize("command", MODULES)
def test_help_is_french_under_a_french_locale(command: str) -> None:
    told = run(command, "-h", locale="fr_FR").stdout
    assert told.startswith(f"Usage\N{NO-BREAK SPACE}: filature {command} [OPTIONS]")
    assert "Montrer cette page." in told
    assert "Show this" not in told


def test_help_is_french_where_french_is_asked_for() -> None:
    assert "Jouer une partie." in run("play", "--lang", "fr", "-h").stdout


HEAVY = {  # what neither the help nor the library needs at once
    *("asyncio", "httpx", "litestar", "matplotlib", "msgspec", "multiprocessing", "numpy"),
    *("pydantic", "rich", "scipy", "sqlite3", "unittest"),
    *("filature.bots", "filature.lab", "filature.printing", "filature.protocol"),
    *("filature.server", "filature.terminal"),
}
WORDS = {"babel", "fluent", "fluent.runtime", "click"}  # what the library needs for a text only


def loaded(*words: str) -> set[str]:
    """The modules that a process of Python has read."""
    done = subprocess.run(
        [sys.executable, "-X", "importtime", *words], capture_output=True, text=True, check=True
    )
    return {line.split("|")[-1].strip() for line in done.stderr.splitlines()}


def test_the_help_reads_no_module_of_a_command() -> None:
    read = loaded("-m", "filature", "--help")
    assert "filature.cli.app" in read
    assert read & (HEAVY | {f"filature.cli.{module}" for module in MODULES.values()}) == set()


def test_the_library_reads_no_words_before_they_are_needed() -> None:
    read = loaded("-c", "import filature")
    assert "filature.library" in read
    assert read & (HEAVY | WORDS | {"filature.cli"}) == set()


def test_help_speaks_the_language_of_the_locale(data: Path) -> None:
    assert "Jouer une partie." in process(data, "--help", LANG="fr_FR.UTF-8").stdout
    assert "Play a match." in process(data, "--help").stdout


def test_a_command_that_is_interrupted_ends_as_a_shell_expects(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def interrupted(*given: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("filature.cli.simulate.played", interrupted)
    done = run("simulate", "lair")
    assert (done.exit_code, done.stderr.strip()) == (Code.INTERRUPTED, "")


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "fr_BE"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "en_GB"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "fr_CA"}, "fr"),
        ({"LANG": "en_GB.UTF-8", "LANGUAGE": "fr:en"}, "fr"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "fr"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_french_by_locale_else_english(environment: dict[str, str], lang: str) -> None:
    assert of_locale(environment) == lang


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_rules_are_told_by_chapter(lang: str) -> None:
    told = run("rules", "lair", "--lang", lang, columns=2000).stdout
    clauses = filature.load("lair").clauses(lang)
    places = [told.index(f"{clause}  {text}") for clause, text in clauses.items()]
    assert places == sorted(places)
    assert ("La préparation" if lang == "fr" else "Setting up") in told


def test_one_clause_is_told_alone() -> None:
    told = run("rules", "lair", "kill-taunt-3", columns=500).stdout
    assert told.startswith("KILL-TAUNT-3")
    assert "KILL-TAUNT-4" not in told


def test_an_unknown_clause_gets_those_that_come_near() -> None:
    answer = run("rules", "lair", "KILL-TONT-3")
    assert answer.exit_code == 2
    assert "KILL-TAUNT-3" in answer.stderr


def test_a_good_box_is_counted(tmp_path: Path) -> None:
    box = Path(filature.__file__).parent / "games" / "lair" / "boxes" / "harsh.toml"
    answer = run("box", "check", box)
    assert answer.exit_code == 0
    assert "[spies]" in answer.stdout
    assert "sum 18" in answer.stdout
    assert "[spies]" in run("box", "check", "harsh").stdout  # by its name


def test_a_bad_box_gets_its_file_line_and_reason(tmp_path: Path) -> None:
    good = Path(filature.__file__).parent / "games" / "lair" / "boxes" / "harsh.toml"
    bad = tmp_path / "bad.toml"
    bad.write_text(good.read_text("utf-8").replace("copies = 2", "copies = 3"), "utf-8")
    answer = run("box", "check", bad, "--game", "lair")
    assert answer.exit_code == 1
    line = (
        good.read_text("utf-8")
        .splitlines()
        .index("[taunts] # KILL-CARDS-1, KILL-TAUNT-2: eighteen, A to I, two of each.")
    )
    assert f"{bad}, line {line + 1}: [taunts] must have" in answer.stderr


def test_a_file_that_is_no_match_gets_its_line(tmp_path: Path) -> None:
    match = filature.Match(filature.load("lair"), 2)
    match.deal(Rng(1))
    path = tmp_path / "broken.match"
    path.write_text(match.text() + "0: taunt Z\n", "utf-8")
    answer = run("resume", path)
    assert answer.exit_code == 2
    assert f"line {match.text().count(chr(10)) + 1}" in answer.stderr


def test_a_finished_match_is_not_resumed_but_pointed_to_replay(tmp_path: Path) -> None:
    match = table("L4 B C D S1 S2", "L4 F G H S5 I", target=5)
    play(match, "0: lair 4", "0: pass", "1: pass", "0: lair 1", "0: pass")
    play(match, "1: spy 5 to 0", "0: kill")
    answer = run("resume", kept(match, tmp_path / "over.match"))
    assert answer.exit_code == 2
    assert "filature replay" in answer.stderr
