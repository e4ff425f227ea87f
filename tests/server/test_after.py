"""Replay, other eyes, branches, files, reports, backups."""

import subprocess
import sys
from pathlib import Path

import pytest

import filature
from filature import library
from filature.core.mistake import Mistake
from filature.server.store import backup
from server.hosting import Line, Person, serving


def test_before_the_end_one_sees_only_through_ones_own_eyes(ada: Person, bo: Person) -> None:
    table = ada.table("lair", "me open")
    bo.post(f"/api/tables/{table}/join")
    for one in (ada, bo):
        one.post(f"/api/tables/{table}/ready")
    own = ada.get(f"/api/tables/{table}/at/5?eye=0")
    assert own["eyes"][0]["moment"] == 5
    for eye in ("1", "all"):
        answer = ada.http.get(f"/api/tables/{table}/at/5?eye={eye}")
        assert (answer.status_code, answer.json()["error"]) == (403, "not-your-eyes")
    assert ada.get(f"/api/tables/{table}/at/5?eye=spectator")["eyes"][0]["scene"]["seat"] == -2
    assert ada.http.get(f"/api/tables/{table}/file").json()["error"] == "not-over"
    assert ada.refused(f"/api/tables/{table}/branch", {"moment": 1}) == "not-over"
    for bad in ("at/9999", "at/-1", "at/2?eye=9", "at/2?eye=x"):
        assert ada.http.get(f"/api/tables/{table}/{bad}").status_code == 400


@pytest.fixture
def played(ada: Person) -> str:
    """A match of bots that is over."""
    table = ada.table("lair", "me bot bot", options={"target": 5})
    ada.post(f"/api/tables/{table}/ready")
    ada.sit(table).finish()
    return table


def test_after_the_end_any_moment_through_any_eyes(ada: Person, bo: Person, played: str) -> None:
    told = bo.get(f"/api/tables/{played}/moments?eye=1")
    assert told["moments"]
    middle = told["moments"][len(told["moments"]) // 2]
    everyone = bo.get(f"/api/tables/{played}/at/{middle}?eye=all&lang=fr")
    assert [state["scene"]["seat"] for state in everyone["eyes"]] == [-2, 0, 1, 2]
    hands = [z for z in everyone["eyes"][2]["scene"]["zones"] if z["id"] == "hand-1"]
    assert all(piece.get("name") for piece in hands[0].get("pieces", []))


def test_a_what_if_is_a_private_table_from_any_moment(bo: Person, played: str) -> None:
    made = bo.post(f"/api/tables/{played}/branch", {"moment": 40})
    table = made["table"]["id"]
    assert made["table"]["origin"] == f"{played}#at=40"
    line: Line = bo.sit(table)
    state = line.until("state")
    assert state["moment"] >= 40
    assert bo.get(f"/api/tables/{played}/at/40?eye=0")["moment"] == 40


def test_a_match_file_goes_down_and_up_again(ada: Person, bo: Person, played: str) -> None:
    text = ada.http.get(f"/api/tables/{played}/file").text
    match = library.replay_text(text)
    up = bo.http.post("/api/tables/file", content=text, headers={"content-type": "text/plain"})
    assert up.json()["table"]["status"] == "over"
    half = match.at(len(match.log) // 2)
    half.players = match.players
    on = bo.http.post("/api/tables/file", content=half.text())
    assert on.json()["table"]["status"] == "playing"
    line = bo.sit(on.json()["table"]["id"])
    assert line.until("state")["moment"] >= len(half.log)


@pytest.mark.parametrize(
    "bad", ["", "PK\x03", "filature match 1\ngame lair 2\nbox /etc/passwd 0\n"]
)
def test_a_bad_file_is_refused_with_its_line(bo: Person, bad: str) -> None:
    answer = bo.http.post("/api/tables/file", content=bad)
    assert answer.status_code == 400
    assert "passwd" not in answer.text or "no" in answer.text
    assert answer.json()["text"]


def test_a_report_is_sealed_until_the_end_and_runs_under_the_tests(ada: Person) -> None:
    table = ada.table("lair", "me me")
    ada.post(f"/api/tables/{table}/ready")
    sealed = ada.post(f"/api/tables/{table}/report", {"note": "the spy fell", "seat": 1})
    assert sealed["sealed"]
    assert sealed["match"] == ""
    ada.post(f"/api/tables/{table}/close")
    report = ada.get(f"/api/reports/{sealed['report']}")
    assert not report["sealed"]
    match = library.replay_text(report["match"])
    assert repr(match.view(report["seat"])) == report["view"] == sealed["view"]
    assert report["filature"] == filature.__version__


def test_a_match_broken_off_is_marked_so(ada: Person, tmp_path: Path) -> None:
    table = ada.table("lair", "me me")
    ada.post(f"/api/tables/{table}/ready")
    line = ada.sit(table, 0)
    assert ada.post(f"/api/tables/{table}/close")["status"] == "closed"
    assert line.until("state")["whole"]
    path = tmp_path / "broken.match"
    path.write_text(ada.http.get(f"/api/tables/{table}/file").text, "utf-8")
    assert command("verify", str(path)) == (
        1,
        "True as far as it goes, but the match was broken off.\n",
    )


def command(*words: str) -> tuple[int, str]:
    done = subprocess.run(
        [sys.executable, "-m", "filature", *words, "--lang", "en"],
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout or done.stderr


def test_backup_while_it_runs_restore_and_prune(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.db"
    with serving(data) as server:
        host = Person(server)
        table = host.table("lair", "me bot")
        host.post(f"/api/tables/{table}/ready")
        assert backup.backup(data, copy) == 1
        later = host.table("lair", "me bot")
        with pytest.raises(Mistake, match="already runs"):
            backup.restore(data, copy)
        server.stop()
        assert backup.restore(data, copy) == 1
        server.start()
        assert host.get(f"/api/tables/{table}")["status"] == "playing"
        assert host.sit(table).next()["seat"] == 0
        assert host.http.get(f"/api/tables/{later}").status_code == 404
        server.stop()
    assert backup.prune(data, 1) == 0
    assert command("prune", "--days", "0", "--data", str(data)) == (0, "1 table was forgotten.\n")
    copy.write_text("no data")
    with pytest.raises(Mistake, match="damaged"):
        backup.restore(data, copy)


def test_what_was_set_aside_can_be_brought_back(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.db"
    with serving(data) as server:
        host = Person(server)
        host.table("lair", "me bot")
        backup.backup(data, copy)
        later = host.table("lair", "me bot")
        server.stop()
        backup.restore(data, copy)
        (aside,) = data.glob(f"{backup.FILE}.before-*")
        assert backup.restore(data, aside) == 2
        server.start()
        assert host.http.get(f"/api/tables/{later}").status_code == 200
        server.stop()
    with pytest.raises(Mistake, match="give a copy"):
        backup.restore(data, data / backup.FILE)
    assert backup.prune(data, 1) == 0


def test_the_forms_of_bond_are_a_page_and_other_games_have_none(ada: Person) -> None:
    table = ada.table("bond", "me bot")
    assert ada.http.get(f"/api/tables/{table}/forms").json()["error"] == "not-begun"
    ada.post(f"/api/tables/{table}/start")
    page = ada.http.get(f"/api/tables/{table}/forms").text
    assert page.count('<article class="a4">') == 2
    assert "Evaluation form" in page
    other = ada.table("lair", "me bot")
    ada.post(f"/api/tables/{other}/start")
    answer = ada.http.get(f"/api/tables/{other}/forms")
    assert (answer.status_code, answer.json()["error"]) == (404, "no-forms")
