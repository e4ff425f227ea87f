"""Facts as JSON: fields as the manual names them, mistakes on the error stream."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import filature
from cli.command import kept, run
from filature import registry
from filature.bots.searcher import Budget
from filature.cli.manual import JSON
from filature.conformance.tables import finished
from filature.lab import ladder, review
from filature.server.store import backup
from filature.server.store.migrate import migrated

Shape = dict[str, Any]  # names of fields, each with those inside


def shape(text: str) -> Shape:
    """A line of the manual, read."""
    found: Shape = {}
    open_ones, name = [found], ""
    for word in re.findall(r"\w+|\[|\]", text):
        if word == "[":
            open_ones.append(open_ones[-1][name])
        elif word == "]":
            open_ones.pop()
        else:
            open_ones[-1][word] = {}
            name = word
    return found


def fits(found: Any, wanted: Shape) -> bool:
    """Whether these are the fields, and no others, in their order."""
    if isinstance(found, list):
        return all(fits(one, wanted) for one in found)
    inside = [fits(found[name], more) for name, more in wanted.items() if more]
    return [*found] == [*wanted] and all(inside)


def told(command: str, *words: str | int | Path, code: int = 0) -> Any:
    """What a command prints, in the shape that the manual says."""
    done = run(*command.split(), *words, "--json")
    assert done.exit_code == code, done.stderr
    assert done.stderr == ""
    found = json.loads(done.stdout)
    assert fits(found, shape(JSON["review --at" if "--at" in words else command]))
    return found


def begun(path: Path) -> Path:
    match = filature.Match(filature.load("lair"), 2)
    match.deal(1)
    return kept(match, path, "me:Ada", "greedy:Bob")


def test_games_tell_what_the_library_tells() -> None:
    found = told("games")
    assert [one["name"] for one in found] == list(registry.available())
    for one in found:
        game = filature.load(one["name"])
        assert (one["fewest"], one["most"]) == (game.fewest, game.most)
        assert [option["name"] for option in one["options"]] == [*game.values]


def test_rules_tell_all_clauses_or_one() -> None:
    known = filature.load("lair").clauses("en")
    assert told("rules", "lair")["clauses"] == known
    one = told("rules", "lair", "kill-taunt-3")["clauses"]
    assert one == {"KILL-TAUNT-3": known["KILL-TAUNT-3"]}


def test_a_replay_tells_what_the_seat_was_told_and_no_more(tmp_path: Path) -> None:
    path = begun(tmp_path / "one.match")
    match = filature.replay(path)
    for seat in (0, 1):
        found = told("replay", path, "--seat", seat)
        lines = [line for entry in found["log"] for line in entry["news"]]
        news = [match.game.words.say(one, "en", ("Ada", "Bob"), seat) for one in match.news(seat)]
        assert lines == news
    assert found["players"] == ["Ada", "Bob"]
    assert (found["over"], found["winners"], found["scores"]) == (False, [], [])


def test_a_verdict_is_told_and_its_exit_code_stays(tmp_path: Path) -> None:
    found = told("verify", begun(tmp_path / "one.match"), code=1)
    assert (found["verdict"], found["fair"]) == ("unproven", False)


def test_a_box_is_told_table_by_table(tmp_path: Path) -> None:
    box = Path(filature.__file__).parent / "games" / "lair" / "boxes" / "harsh.toml"
    found = told("box check", box)
    assert found["box"] == filature.load("lair", "harsh").box_hash
    first = {"name": "lairs", "entries": 4, "total": 18, "provenance": "reconstructed"}
    assert found["tables"][0] == first


def test_tables_kept_are_counted(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.db"
    data.mkdir()
    migrated(data / backup.FILE)
    for command, *words in (("backup", copy), ("restore", copy), ("prune", "--days", 1)):
        found = told(str(command), *words, "--data", data)
        assert found["tables"] == 0


def test_a_simulation_tells_the_seed_that_was_drawn() -> None:
    words = ("lair", "--matches", 5, "--bots", "uniform")
    found = told("simulate", *words)
    assert told("simulate", *words, "--seed", found["seed"]) == found


@pytest.fixture
def little(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reviews and ladders that take no time."""
    monkeypatch.setattr(ladder, "RUNGS", (("recruit", "agent"),))
    monkeypatch.setattr(review, "PLAYOUTS", 5)
    monkeypatch.setattr(review, "EACH", 2)
    monkeypatch.setattr(review, "Budget", lambda simulations: Budget(5))


@pytest.mark.usefixtures("little")
def test_a_ladder_is_told_with_its_files(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    found = told("ladder", "lair", "--matches", 2, "--seats", 2, "--cores", 1, "-o", file)
    assert [one["upper"] for one in found["standings"]] == ["agent"]
    assert (found["seed"], found["file"]) == (1, str(file))


@pytest.mark.usefixtures("little")
def test_a_review_is_told_seat_by_seat(tmp_path: Path) -> None:
    match = finished(filature.load("lair", options={"target": 5}), 2, 1)
    file = kept(match, tmp_path / "one.match", "me:Ada", "agent")
    found = told("review", file)
    (seat,) = found["seats"]
    assert (seat["seat"], seat["player"], [*seat["sources"]]) == (
        0,
        "Ada",
        ["luck", "own", "others"],
    )
    line = next(n for n, entry in enumerate(match.log) if entry.seat == 0)
    one = told("review", file, "--at", line)
    assert one["chosen"] in [option["action"] for option in one["options"]]


def test_a_mistake_is_one_line_with_json_too() -> None:
    done = run("games", "--json", "--sead")
    assert (done.exit_code, done.stdout, done.stderr.count("\n")) == (2, "", 1)
