"""A game that anybody could have written, in a package of its own: all that ours can do."""

import json
import subprocess
from pathlib import Path

import pytest

from foreign.installing import ROOT, SUITE, Place, check_suite
from server.hosting import Person, serving

EXAMPLE = ROOT / "examples" / "deaddrop"


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Place:
    found = Place(Path(tmp_path_factory.mktemp("deaddrop")))
    found.install(EXAMPLE)
    return found


def test_it_is_listed_beside_ours_and_its_rules_are_told(place: Place) -> None:
    assert "Dead Drop" in place.told("games", "--lang", "en")
    assert "DROP-TAKE-1" in place.told("rules", "deaddrop", "--lang", "fr")


def test_it_is_played_in_the_terminal_to_its_end(place: Place) -> None:
    told = place.told("play", "deaddrop", "--seed", "4", "--lang", "en", lines="1\n" * 40)
    assert "DROP-END-1" in told
    (kept,) = (place.site.parent / "data").rglob("deaddrop-*.match")
    assert "Dead Drop" in place.told("replay", str(kept), "--lang", "en", lines="q\n")


def test_bots_play_many_matches_of_it(place: Place) -> None:
    words = ("--matches", "40", "--seats", "3", "--seed", "1", "--option", "hand=2", "--json")
    found = json.loads(place.told("simulate", "deaddrop", *words))
    assert found["endings"] == {"DROP-END-1": 40}


def test_it_is_printed(place: Place, tmp_path: Path) -> None:
    place.told("print", "deaddrop", "--lang", "fr", "--output", str(tmp_path / "cards.pdf"))
    assert (tmp_path / "cards.pdf").read_bytes().startswith(b"%PDF")


def test_a_person_plays_it_on_a_real_server(
    place: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(place.site)  # of the server's process
    with serving(tmp_path / "house") as server:
        ada = Person(server)
        assert "deaddrop" in {card["name"] for card in ada.get("/api/games")}
        table = ada.table("deaddrop", "me bot:double-o bot:recruit", box="default")
        ada.post(f"/api/tables/{table}/start")
        line = ada.sit(table)
        line.finish()
        assert line.state["result"]["clause"] == "DROP-END-1"
        (tmp_path / "kept.match").write_text(ada.http.get(f"/api/tables/{table}/file").text)
        guided = ada.post("/api/games/deaddrop/guide")["table"]["id"]
        assert ada.sit(guided).until("state")["options"]
        wish = {"game": "deaddrop", "seats": [{"who": "bot"}] * 2, "box": "/etc/hosts"}
        assert ada.refused("/api/tables", wish) == "unknown-box"
        assert "replaced" not in server.errors.read_text()
    assert "Fair" in place.told("verify", str(tmp_path / "kept.match"), "--lang", "en")


ENVIRONMENT = """
from filature.adapters import pettingzoo
table = pettingzoo.env("deaddrop", seats=4)
table.reset(seed=1)
for agent in table.agent_iter():
    seen, reward, over, _, _ = table.last()
    table.step(None if over else int(seen["action_mask"].argmax()))
print(table.game.ending(table.state_of_play))
"""


def test_it_is_an_environment_for_research(place: Place) -> None:
    done = place.run("-c", ENVIRONMENT)
    assert done.stdout == "DROP-END-1\n", done.stderr


def test_its_own_tests_and_those_of_every_game_are_green(place: Place) -> None:
    """On a real server and in Chromium too: see `filature.conformance`."""
    check_suite(place.run(*SUITE, cwd=EXAMPLE))


EXTRAS = ("gymnasium", "pettingzoo", "playwright", "pyspiel")
HIDING = f"import sys; sys.modules.update(dict.fromkeys({EXTRAS}))"


def without_extras(place: Place, cwd: Path, game: str) -> "subprocess.CompletedProcess[str]":
    """What needs an extra, tried where none is installed."""
    (place.site / "hiding.py").write_text(HIDING)
    some = " or ".join((*EXTRAS[:2], "openspiel", "browser"))
    suite = (*SUITE, "-p", "hiding", "--pyargs", "filature.conformance", "-k", some)
    return place.run(*suite, cwd=cwd, FILATURE_GAMES=game)


def test_without_an_extra_its_tests_are_skipped_with_the_reason(place: Place) -> None:
    done = without_extras(place, EXAMPLE, "deaddrop")
    skipped = [line for line in done.stdout.splitlines() if line.startswith("SKIPPED")]
    reasons = sorted(line.partition("pip install ")[2] for line in skipped)
    assert reasons == ["'filature[rl]'"] * 3 + ["'playwright'"]
    assert "passed" not in done.stdout


def test_without_an_extra_the_tests_of_ours_are_red(place: Place) -> None:
    done = without_extras(place, ROOT, "lair")
    assert "4 errors" in done.stdout
    assert "SKIPPED" not in done.stdout
