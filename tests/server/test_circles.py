"""Circles over the wire: who may what, results booked once, and what is forgotten."""

import csv
import io
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from filature.server.circles.sightings import LATELY, Sightings
from server.hosting import Json, Person, Server, serving

LAIR = [{"game": "lair", "boxes": 1}]
SHORT = {"target": 10}


def founded(person: Person, **more: str) -> str:
    page = person.post("/api/circles", {"name": "Circle of the Limes", **more})
    return str(page["card"]["link"])


def entered(person: Person, link: str, name: str, first: str = "") -> Json:
    return person.post(f"/api/circles/{link}/enter", {"code_name": name, "first": first})


def until(found: Callable[[], Any]) -> Any:
    """What is found as soon as it is there."""
    for _ in range(600):
        if value := found():
            return value
        time.sleep(0.05)
    raise AssertionError("it never came")


def played(link: str, first: Person, second: Person, bots: str = "", **more: Any) -> str:
    """A match of the circle, to its end."""
    more = {"circle": link, **more}
    table = first.table("lair", f"me open {bots}", **more)
    second.post(f"/api/tables/{table}/join")
    second.post(f"/api/tables/{table}/ready")
    first.post(f"/api/tables/{table}/start")
    finish(table, first, second)
    return table


def finish(table: str, *people: Person) -> None:
    lines = [person.sit(table) for person in people]
    for line in lines:
        line.until("state")
    while not any("result" in line.state for line in lines):
        for line in lines:
            line.catch_up()
            if line.options() and "result" not in line.state:
                line.play(line.options()[0])
    for line in lines:
        line.close()


def here(person: Person, link: str) -> list[str]:
    """Who is here, as a member sees it."""
    people = person.get(f"/api/circles/{link}/page")["people"]
    return sorted(one["name"] for one in people if one["here"])


def results(person: Person, link: str, season: int = 1) -> list[Json]:
    found: list[Json] = person.get(f"/api/circles/{link}/results?season={season}")
    return found


# Who may what ---------------------------------------------------------------------------------


def test_a_circle_is_entered_by_its_link_and_first_names_stay_inside(
    ada: Person, bo: Person
) -> None:
    link = founded(ada, code_name="Heron", first="Camille")
    door = bo.get(f"/api/circles/{link}")
    assert (door["name"], door["members"], door["member"]) == ("Circle of the Limes", 1, False)
    assert "Camille" not in str(door)
    assert "Heron" not in str(door)
    page = entered(bo, link, "Heron", "Tom")
    assert [one["name"] for one in page["people"]] == ["Heron", "Heron 2"]
    assert [one["first"] for one in page["people"]] == ["Camille", "Tom"]
    assert entered(bo, link, "Again")["people"] == page["people"]
    renamed = bo.post(f"/api/circles/{link}/self", {"code_name": "Lynx", "first": ""})
    assert [one["name"] for one in renamed["people"]] == ["Heron", "Lynx"]
    assert [one["link"] for one in bo.get("/api/circles")] == [link]


FOUNDERS = {
    "change": {"name": "Ours"},
    "link": {},
    "season": {"name": "Autumn"},
    "dismiss": {"member": "x"},
    "close": {},
}
MEMBERS = ("page", "results?season=1", "ratings?season=1&game=lair", "export.json?season=1")


def test_every_right_is_its_role_s_alone(server: Server, ada: Person, bo: Person) -> None:
    link, stranger = founded(ada), Person(server)
    entered(bo, link, "Lynx")
    for verb, body in FOUNDERS.items():
        assert bo.refused(f"/api/circles/{link}/{verb}", body) == "not-founder"
        assert stranger.refused(f"/api/circles/{link}/{verb}", body) == "not-member"
        assert ada.refused(f"/api/circles/nowhere/{verb}", body) == "unknown-circle"
    for path in MEMBERS:
        assert bo.http.get(f"/api/circles/{link}/{path}").is_success
        assert stranger.http.get(f"/api/circles/{link}/{path}").status_code == 403
        assert stranger.http.get(f"/api/circles/nowhere/{path}").status_code == 404
    assert stranger.refused(f"/api/circles/{link}/leave") == "not-member"
    wish = {"game": "lair", "seats": [{"who": "me"}, {"who": "bot"}], "circle": link}
    assert stranger.refused("/api/tables", wish) == "unknown-circle"
    assert stranger.refused("/api/tables", {**wish, "circle": "nowhere"}) == "unknown-circle"


def test_sentences_are_in_the_asker_s_language(bo: Person) -> None:
    answer = bo.http.get("/api/circles/nowhere")
    assert answer.status_code == 404
    assert answer.json()["text"].startswith("Ce lien ne mène à aucun cercle\u00a0:")
    refused = bo.http.post("/api/circles", json={"name": " \n "})
    assert refused.json()["text"].startswith("Il faut un nom")


def test_a_changed_link_leads_where_the_old_one_led_no_more(ada: Person, bo: Person) -> None:
    link = founded(ada)
    fresh = ada.post(f"/api/circles/{link}/link")["card"]["link"]
    assert bo.http.get(f"/api/circles/{link}").status_code == 404
    assert bo.refused(f"/api/circles/{link}/enter") == "unknown-circle"
    entered(bo, fresh, "Lynx")
    page = ada.get(f"/api/circles/{fresh}/page")
    lynx = next(one["id"] for one in page["people"] if one["name"] == "Lynx")
    after = ada.post(f"/api/circles/{fresh}/dismiss", {"member": lynx})
    assert len(after["people"]) == 1
    assert bo.http.get(f"/api/circles/{fresh}").status_code == 404


def test_tables_of_a_circle_are_seen_by_its_members_alone(ada: Person, bo: Person) -> None:
    link = founded(ada)
    table = ada.table("lair", "me open", circle=link)
    assert table not in [one["id"] for one in bo.get("/api/tables")]
    entered(bo, link, "Lynx")
    page = bo.get(f"/api/circles/{link}/page")
    assert [one["id"] for one in page["tables"]] == [table]
    bo.post(f"/api/tables/{table}/join")


# Results --------------------------------------------------------------------------------------


def test_a_match_is_booked_once_and_rated_by_what_the_circle_wants(ada: Person, bo: Person) -> None:
    link = founded(ada, code_name="Heron")
    entered(bo, link, "Lynx")
    played(link, ada, bo, options=SHORT)
    (first,) = until(lambda: results(ada, link))
    assert [seat["name"] for seat in first["seats"]] == ["Heron", "Lynx"]
    assert sorted(seat["place"] for seat in first["seats"]) in ([1, 2], [1, 1])
    assert not first["rated"]  # the options are not those of the sheet
    ada.post(f"/api/circles/{link}/change", {"name": "Ours", "changed": True})
    played(link, ada, bo, "bot:greedy", options=SHORT)
    until(lambda: len(results(ada, link)) == 2)
    latest = results(ada, link)[0]
    assert latest["rated"]
    assert latest["seats"][2]["kind"] == "bot"
    played(link, ada, bo, options=SHORT, rated=False)
    until(lambda: len(results(ada, link)) == 3)
    assert not results(ada, link)[0]["rated"]
    ada.post(f"/api/circles/{link}/season", {"name": "Autumn"})
    assert results(ada, link, 2) == []
    assert bo.http.get(f"/api/circles/{link}/results?season=3").json()["error"] == "unknown-season"


def test_alone_against_bots_and_broken_off_never_count(ada: Person) -> None:
    link = founded(ada)
    ada.post(f"/api/circles/{link}/change", {"name": "Ours", "changed": True})
    table = ada.table("lair", "me bot", circle=link, options=SHORT)
    ada.post(f"/api/tables/{table}/start")
    finish(table, ada)
    (one,) = until(lambda: results(ada, link))
    assert not one["rated"]
    closed = ada.table("lair", "me bot", circle=link)
    ada.post(f"/api/tables/{closed}/start")
    ada.post(f"/api/tables/{closed}/close")
    assert len(results(ada, link)) == 1


def booked(data: Path) -> list[tuple[str, int]]:
    with sqlite3.connect(data / "tables.db") as found:
        query = "SELECT result FROM results ORDER BY id"
        return found.execute(query).fetchall()


def test_what_was_over_and_not_booked_is_booked_at_the_next_start(tmp_path: Path) -> None:
    """A house that was killed between the two: as if the result had never been written."""
    with serving(tmp_path / "data") as server:
        ada, bo = Person(server), Person(server)
        link = founded(ada)
        entered(bo, link, "Lynx")
        played(link, ada, bo, options=SHORT)
        until(lambda: results(ada, link))
        server.kill()
        before = booked(server.data)
        with sqlite3.connect(server.data / "tables.db") as file:
            file.execute("DELETE FROM results")
            file.execute("UPDATE circle_tables SET booked = 0")
        for _ in range(2):
            server.start()
            until(lambda: results(ada, link))
            server.kill()
        assert len(booked(server.data)) == len(before) == 1


def test_what_was_acknowledged_survives_a_kill(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        ada, bo = Person(server), Person(server)
        link = founded(ada, code_name="Heron")
        entered(bo, link, "Lynx", "Tom")
        fresh = ada.post(f"/api/circles/{link}/link")["card"]["link"]
        ada.post(f"/api/circles/{fresh}/season", {"name": "Autumn"})
        server.kill()
        server.start()
        page = bo.get(f"/api/circles/{fresh}/page")
        assert [one["name"] for one in page["people"]] == ["Heron", "Lynx"]
        assert [one["name"] for one in page["seasons"]][-1] == "Autumn"


def test_ratings_and_exports_tell_the_same(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        people = [Person(server) for _ in range(3)]
        link = founded(people[0], code_name="=HYPERLINK(1)")
        for person, name in zip(people[1:], ("Lynx", "Owl")):
            entered(person, link, name)
        people[0].post(f"/api/circles/{link}/change", {"name": "Ours", "changed": True})
        for first, second in ((0, 1), (1, 2), (0, 2)):
            played(link, people[first], people[second], options=SHORT)
        until(lambda: len(results(people[0], link)) == 3)
        ranking = people[1].get(f"/api/circles/{link}/ratings?season=1&game=lair")
        assert ranking["matches"] == 3
        assert {one["name"] for one in ranking["rated"]} == {"=HYPERLINK(1)", "Lynx", "Owl"}
        assert [one["mine"] for one in ranking["rated"] if one["name"] == "Lynx"] == [True]
        assert all(one["best"] == 1 and one["worst"] == 3 for one in ranking["rated"])
        assert not any(one["settled"] for one in ranking["rated"])
        told = people[0].get(f"/api/circles/{link}/export.json?season=1")
        assert len(told["results"]) == 3
        assert {**told["ratings"][0], "rated": 0} == {**ranking, "rated": 0}
        text = people[0].http.get(f"/api/circles/{link}/export.csv?season=1").text
        lines = list(csv.reader(io.StringIO(text)))
        assert len(lines) == 1 + 6 + 1 + 1 + 3
        assert not [cell for line in lines for cell in line if cell.startswith("=")]


# Going ----------------------------------------------------------------------------------------


def traces(data: Path, *words: str) -> list[str]:
    """Which words can still be read anywhere in the folder of the house."""
    bytes_ = b"".join(file.read_bytes() for file in data.iterdir() if file.is_file())
    return [word for word in words if word.encode() in bytes_]


def guest_of(data: Path, name: str) -> str:
    with sqlite3.connect(data / "tables.db") as found:
        query = "SELECT guest FROM members WHERE name = ?"
        return str(found.execute(query, (name,)).fetchone()[0])


def test_leaving_and_forgetting_erase_what_they_promise(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        ada, bo = Person(server), Person(server)
        link = founded(ada, code_name="Heron")
        entered(bo, link, "Zephyrin Quartz", "Wilhelmine")
        bo.http.put("/api/me", json={"name": "Zephyrin Quartz"})
        table = played(link, ada, bo, options=SHORT)
        line = bo.sit(table)
        line.until("state")
        line.ask("say", text="good game")
        line.close()
        until(lambda: results(ada, link))
        guest = guest_of(server.data, "Zephyrin Quartz")
        offers = [{"game": "lair", "boxes": 2}]
        evening = ada.post("/api/evenings", {"name": "Friday", "circle": link, "offers": offers})
        bo.post(f"/api/evenings/{evening['id']}/join")
        assert traces(server.data, guest, "Zephyrin Quartz", "Wilhelmine") == [
            guest, "Zephyrin Quartz", "Wilhelmine",
        ]  # fmt: skip

        bo.post(f"/api/circles/{link}/leave")
        (one,) = results(ada, link)
        assert [seat["name"] for seat in one["seats"]] == ["Heron", ""]
        assert "Zephyrin" not in str(ada.get(f"/api/evenings/{evening['id']}"))
        assert traces(server.data, "Wilhelmine") == []
        back = entered(bo, link, "Zephyrin Quartz", "Wilhelmine")
        assert [seat["name"] for seat in results(ada, link)[0]["seats"]][1] == "Wilhelmine"
        assert len(back["people"]) == 2

        bo.post(f"/api/circles/{link}/leave", {"forget": True})
        assert traces(server.data, guest, "Zephyrin Quartz", "Wilhelmine") == []
        (one,) = results(ada, link)
        assert [seat["kind"] for seat in one["seats"]] == ["member", "member"]
        assert len(entered(bo, link, "Other")["people"]) == 2
        assert [seat["name"] for seat in results(ada, link)[0]["seats"]] == ["Heron", ""]


def test_nobody_is_forgotten_in_the_middle_of_a_match(ada: Person, bo: Person) -> None:
    link = founded(ada)
    entered(bo, link, "Lynx")
    table = bo.table("lair", "me open", circle=link)
    assert bo.refused(f"/api/circles/{link}/leave", {"forget": True}) == "still-playing"
    assert len(ada.get(f"/api/circles/{link}/page")["people"]) == 2
    bo.post(f"/api/tables/{table}/close")
    bo.post(f"/api/circles/{link}/leave", {"forget": True})


def test_a_founder_who_leaves_hands_over_and_the_last_one_ends_it(ada: Person, bo: Person) -> None:
    link = founded(ada)
    entered(bo, link, "Lynx")
    ada.post(f"/api/circles/{link}/leave")
    page = bo.get(f"/api/circles/{link}/page")
    assert [(one["name"], one["founder"]) for one in page["people"]] == [("Lynx", True)]
    bo.post(f"/api/circles/{link}/leave")
    assert bo.http.get(f"/api/circles/{link}").status_code == 404


def test_a_closed_circle_is_gone(ada: Person, bo: Person) -> None:
    link = founded(ada)
    entered(bo, link, "Lynx")
    ada.post(f"/api/circles/{link}/close")
    assert bo.get("/api/circles") == []
    assert bo.http.get(f"/api/circles/{link}").status_code == 404


@pytest.mark.parametrize("path", ["/cercles", "/c/{link}", "/c/{link}/affiche"])
def test_the_pages_of_a_circle_are_there(ada: Person, path: str) -> None:
    link = founded(ada)
    assert ada.http.get(path.format(link=link)).status_code == 200
    if "{link}" in path:
        assert ada.http.get(path.format(link="nowhere")).status_code == 404


def test_circles_are_founded_no_faster_than_tables(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "strict") as server:
        ada = Person(server)
        codes = [ada.http.post("/api/circles", json={"name": "x"}).status_code for _ in range(5)]
        assert codes[0] == 201
        assert 429 in codes


# Who is here ----------------------------------------------------------------------------------


def test_members_see_who_was_at_the_circle_lately_and_who_sits_at_its_tables(
    tmp_path: Path,
) -> None:
    with serving(tmp_path / "data") as house:
        ada, bo, cy, di = (Person(house) for _ in range(4))
        link = founded(ada, code_name="Ada")
        for person, name in ((bo, "Bo"), (cy, "Cy")):
            entered(person, link, name)
        assert here(ada, link) == ["Ada", "Bo", "Cy"]
        house.kill()
        house.start()
        assert here(ada, link) == ["Ada"], "nobody's presence is written down"
        table = ada.table("lair", "me open", circle=link)
        bo.post(f"/api/tables/{table}/join")
        line = bo.sit(table)
        line.until("welcome")
        until(lambda: here(ada, link) == ["Ada", "Bo"])
        line.close()
        until(lambda: here(ada, link) == ["Ada"])
        night = ada.post("/api/evenings", {"name": "E", "offers": LAIR, "circle": link})["id"]
        di.get(f"/api/evenings/{night}")
        assert here(ada, link) == ["Ada"], "who is no member is not seen"
        cy.get(f"/api/evenings/{night}")
        assert here(ada, link) == ["Ada", "Cy"]
        door = di.get(f"/api/circles/{link}")
        assert "here" not in str(door), "and sees nobody"
        cy.post(f"/api/circles/{link}/leave")
        assert here(ada, link) == ["Ada"]


def test_who_was_not_seen_for_a_while_is_not_here() -> None:
    clock = [1000.0]
    seen = Sightings(lambda: clock[0])
    seen.saw("c", "ada")
    clock[0] += LATELY - 1
    seen.saw("c", "bo")
    seen.saw("other", "cy")
    assert seen.here("c", []) == {"ada", "bo"}
    clock[0] += 2
    assert seen.here("c", []) == {"bo"}
    clock[0] += LATELY
    assert seen.here("c", []) == set()
    assert seen.last == {}
