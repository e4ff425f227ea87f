"""A match that people gave up: its result, its story, its review, its place in the archive."""

from pathlib import Path
from typing import Any

import pytest

from server.hosting import Person, Server, serving
from server.test_reviews import review_of


class Duel:
    """Two people who have played a little; then one of them gives up."""

    def __init__(self, server: Server, seats: str = "me open") -> None:
        self.ada, self.bo = Person(server), Person(server, "fr")
        self.table = self.ada.table("lair", seats)
        self.at = f"/api/tables/{self.table}"
        self.bo.post(f"{self.at}/join", {"name": "Bo"})
        for one in (self.ada, self.bo):
            one.post(f"{self.at}/ready")
        self.lines = [one.sit(self.table) for one in (self.ada, self.bo)]
        for line in self.lines:
            line.until("state")
        while len(self.lines[0].options()) < 2:  # a review judges choices only
            for line in self.lines:
                if line.options():
                    line.play(line.options()[0])
                line.catch_up()
        self.lines[0].play(self.lines[0].options()[0])

    def resign(self, who: Person) -> str:
        return str(who.post(f"{self.at}/deeds", {"deed": "resign"})["status"])

    def result(self, number: int) -> Any:
        while "result" not in self.lines[number].state:
            self.lines[number].until("state")
        return self.lines[number].state["result"]


@pytest.fixture
def duel(server: Server) -> Duel:
    return Duel(server)


def test_the_result_says_who_gave_up_and_who_is_left(duel: Duel) -> None:
    assert duel.resign(duel.bo) == "over"
    won, lost = duel.result(0), duel.result(1)
    assert won["cause"] == "Bo gave the match up."
    assert won["own"] == "First place: only you are left."
    assert lost["cause"] == "Bo a abandonné la partie."
    name = duel.ada.get(duel.at)["seats"][0]["name"]
    assert lost["own"] == f"Vous avez abandonné\u00a0; {name} l'emporte."


def test_nobody_is_asked_any_more(duel: Duel) -> None:
    duel.resign(duel.bo)
    for number in (0, 1):
        duel.result(number)
        assert duel.lines[number].state.get("actors", []) == []


def test_its_story_tells_the_resignation_and_then_who_has_won(duel: Duel) -> None:
    duel.resign(duel.bo)
    story = duel.ada.get(f"{duel.at}/story?lang=en")
    last = duel.ada.get(duel.at)["moment"]
    assert story[0]["text"].endswith("the case is closed.")
    assert (story[-2]["at"], story[-2]["seat"]) == (last, 1)
    assert story[-2]["text"] == "Bo gives the match up."
    assert story[-1]["text"].endswith(" wins.")
    french = duel.bo.get(f"{duel.at}/story?lang=fr")
    assert french[-2]["text"] == "Bo abandonne la partie."
    assert [line["at"] for line in french] == [line["at"] for line in story]


def test_it_is_reviewed_as_far_as_it_was_played(duel: Duel) -> None:
    duel.resign(duel.bo)
    review = review_of(duel.ada, duel.table)
    assert review["moments"][-1]["at"] == duel.ada.get(duel.at)["moment"]
    assert len(review["seats"]) == 2
    assert sum(seat["judged"] for seat in review["seats"]) > 0


def test_it_stands_so_in_the_archive_and_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as house:
        duel = Duel(house)
        duel.resign(duel.bo)
        before = duel.ada.get(f"{duel.at}/story?lang=en")
        house.kill()
        house.start()
        assert duel.ada.get(f"{duel.at}/story?lang=en") == before
        for one, rank in ((duel.ada, 1), (duel.bo, 2)):
            tables = one.get("/api/tables/mine")["tables"]
            assert [found["rank"] for found in tables] == [rank]


def test_who_gave_up_while_others_play_on_is_told_of_at_its_moment(server: Server) -> None:
    duel = Duel(server, "me open bot")
    at = duel.ada.get(duel.at)["moment"]
    assert duel.resign(duel.bo) == "playing"
    assert duel.ada.http.get(f"{duel.at}/story").json()["error"] == "not-over"
    assert duel.resign(duel.ada) == "over"
    story = duel.ada.get(f"{duel.at}/story?lang=en")
    told = [line for line in story if line["text"] == "Bo gives the match up."]
    assert [(line["seat"], line["at"] >= at) for line in told] == [(1, True)]
    bot = duel.ada.get(duel.at)["seats"][2]["name"]
    assert story[-1]["text"].endswith(f"{bot} wins.")
