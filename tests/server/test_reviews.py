"""After the end: the review, made apart and kept, and the story; nothing of them before."""

import time
from contextlib import closing
from sqlite3 import connect
from typing import Any

import pytest

from filature import registry
from server.hosting import Person, Server

PATIENCE = 120  # seconds, for a review where nothing is compiled
SHORT = {
    "lair": {"target": 5},
    "impossible": {"max_rounds": 5},
    "bond": {"close": 10},
    "redacted": {"dawn": 4},
}


def played(one: Person, game: str) -> str:
    """A short match against bots, played to its end by whatever comes first; one in which there
    was something to choose: a bot may win before."""
    seats = "me bot bot" if game == "impossible" else "me bot"
    chosen = 0
    while not chosen:
        table = one.table(game, seats, options=SHORT.get(game, {}))
        one.post(f"/api/tables/{table}/start")
        line = one.sit(table)
        chosen = line.finish()
        line.close()
    return table


def review_of(person: Person, table: str) -> Any:
    """Asked for until it is there."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        answer = person.http.get(f"/api/tables/{table}/review?lang=en")
        assert answer.is_success, answer.text
        if answer.status_code == 200:
            return answer.json()
        assert answer.json()["ahead"] >= 0
        time.sleep(float(answer.headers["retry-after"]) / 20)
    raise AssertionError("no review")


@pytest.mark.parametrize("game", registry.available())
def test_a_match_has_its_story_and_its_review(ada: Person, bo: Person, game: str) -> None:
    table = played(ada, game)
    before = ada.get(f"/api/tables/{table}/story?lang=en")
    assert before[0]["text"].endswith("the case is closed.")
    assert before[-1]["text"].endswith((" wins.", "share the victory.", "Nobody wins."))
    review = review_of(ada, table)
    assert review["moments"][-1]["at"] == before[-1]["at"]
    assert all(abs(sum(one["shares"]) - 1) < 0.01 for one in review["moments"][:-1])
    own = review["seats"][0]
    assert own["judged"] > 0
    change = review["moments"][-1]["shares"][0] - review["moments"][0]["shares"][0]
    assert abs(own["luck"] + own["own"] + own["others"] - change) < 0.01
    assert ada.get(f"/api/tables/{table}/story?lang=en") == before
    told = bo.get(f"/api/tables/{table}/story?lang=fr")
    assert [line["at"] for line in told] == [line["at"] for line in before]
    assert not any("%" in line["text"] for line in [*before, *told])
    check_lessons(ada, table, own)


def check_lessons(one: Person, table: str, own: dict[str, Any]) -> None:
    """At most three, each of another moment, in words; what it speaks of was offered there."""
    lessons = own["lessons"]
    assert len(lessons) == len({lesson["at"] for lesson in lessons}) <= 3
    assert lessons or (not own["decisions"] and max(abs(t["change"]) for t in own["turns"]) < 0.05)
    for lesson in lessons:
        assert lesson["text"]
        assert lesson["why"]
        assert bool(lesson["better"]) == (lesson["kind"] == "slip") == (lesson["gain"] < 0) or (
            lesson["kind"] == "turn"
        )
        state = one.get(f"/api/tables/{table}/at/{lesson['at']}?eye=0")["eyes"][0]
        assert {*lesson["options"]} <= {option["notation"] for option in state["options"]}


def test_a_review_is_made_once_and_kept(server: Server, ada: Person) -> None:
    table = played(ada, "lair")
    first = review_of(ada, table)
    with closing(connect(server.data / "tables.db")) as store:
        kept = store.execute("SELECT count(*) FROM reviews WHERE id = ?", (table,)).fetchone()
    assert kept == (1,)
    assert ada.get(f"/api/tables/{table}/review?lang=en") == first


def test_before_the_end_there_is_neither(ada: Person) -> None:
    table = ada.table("lair", "me bot")
    ada.post(f"/api/tables/{table}/start")
    for what in ("review", "story"):
        answer = ada.http.get(f"/api/tables/{table}/{what}")
        assert (answer.status_code, answer.json()["error"]) == (409, "not-over")
