"""Evenings over the wire: rounds drawn, results told, contested, settled; who may what."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from filature.core.mistake import Mistake
from filature.server.circles import rounds
from filature.server.store.evenings import Attendee, Evening, Offer, Round, Sitting
from server.hosting import Json, Person, Server, serving
from server.test_circles import entered, finish, founded, results, until

BOXES = [{"game": "lair", "boxes": 4}]
SCREEN = [{"game": "lair", "screen": True}]


def evening_of(organiser: Person, **more: Any) -> str:
    wish = {"name": "Friday", "offers": BOXES, **more}
    return str(organiser.post("/api/evenings", wish)["id"])


def at(night: str, rest: str) -> str:
    return f"/api/evenings/{night}/{rest}"


def crowd(server: Server, night: str, count: int) -> list[Person]:
    people = [Person(server) for _ in range(count)]
    for n, person in enumerate(people):
        person.post(at(night, "join"), {"name": f"P{n}"})
    return people


def begun(organiser: Person, night: str, seed: int = 1) -> Json:
    version = organiser.get(f"/api/evenings/{night}")["version"]
    return organiser.post(at(night, "begin"), {"seed": seed, "version": version})


def told(person: Person, night: str, places: list[int], round: int = 1, table: int = 1) -> Json:
    wish = {"round": round, "table": table, "places": places}
    return person.post(at(night, "result"), wish)


def mine(card: Json, round: int = -1) -> Json:
    found: Json = next(one for one in card["rounds"][round]["tables"] if one["mine"])
    return found


# Rounds ---------------------------------------------------------------------------------------


def test_a_round_is_looked_at_and_then_opened_as_it_was(server: Server, ada: Person) -> None:
    night = evening_of(ada)
    crowd(server, night, 7)
    card = ada.get(f"/api/evenings/{night}")
    wish = {"seed": 5, "version": card["version"]}
    seen = ada.post(at(night, "draw"), wish)
    assert ada.get(f"/api/evenings/{night}")["rounds"] == []
    opened = ada.post(at(night, "begin"), wish)["rounds"][0]
    assert [one["people"] for one in opened["tables"]] == [one["people"] for one in seen["tables"]]
    assert sorted(len(one["people"]) for one in opened["tables"]) == [3, 4]
    assert all(one["real"] and not one["table"] for one in opened["tables"])
    assert ada.refused(at(night, "begin"), wish) == "evening-moved"


def test_a_round_ends_when_its_organiser_says_and_a_restart_changes_nothing(
    tmp_path: Path,
) -> None:
    with serving(tmp_path / "data") as house:
        ada = Person(house)
        night = evening_of(ada)
        people = crowd(house, night, 6)
        card = ada.get(f"/api/evenings/{night}")
        wish = {"seed": 5, "version": card["version"], "minutes": 45}
        (opened,) = ada.post(at(night, "begin"), wish)["rounds"]
        assert opened["ends"] == opened["began"] + 45 * 60
        assert not opened["told"]
        assert ada.refused(at(night, "begin"), {**wish, "minutes": -1}) == "bad-request"
        house.kill()
        house.start()
        seen = people[0].get(f"/api/evenings/{night}")
        assert seen["rounds"][0]["ends"] == opened["ends"]
        assert seen["now"] >= opened["began"]
        for n, one in enumerate(opened["tables"], 1):
            told(ada, night, list(range(1, len(one["people"]) + 1)), table=n)
            (now,) = ada.get(f"/api/evenings/{night}")["rounds"]
            assert now["told"] == (n == len(opened["tables"]))
            assert now["ends"] == opened["ends"]


def test_a_round_without_minutes_has_no_end(server: Server, ada: Person) -> None:
    night = evening_of(ada)
    crowd(server, night, 4)
    assert begun(ada, night)["rounds"][0]["ends"] == 0


def test_whoever_came_late_or_left_is_in_the_next_round_or_not(server: Server, ada: Person) -> None:
    night = evening_of(ada)
    people = crowd(server, night, 4)
    begun(ada, night)
    told(people[0], night, [1, 2, 3, 4])
    people[3].post(at(night, "here"), {"here": False})
    late = crowd(server, night, 1)[0]
    ada.post(at(night, "people"), {"name": "No telephone"})
    card = begun(ada, night, 2)
    seated = [person for one in card["rounds"][1]["tables"] for person in one["people"]]
    names = {one["id"]: one["name"] for one in card["people"]}
    assert sorted(names[one] for one in seated) == ["No telephone", "P0", "P0 2", "P1", "P2"]
    assert late.refused(at(night, "here"), {"here": False, "person": seated[0]}) == "not-organiser"
    assert ada.refused(at(night, "here"), {"here": True, "person": "nobody"}) == "unknown-person"


def test_a_round_waits_for_every_result(server: Server, ada: Person) -> None:
    night = evening_of(ada, planned=1)
    people = crowd(server, night, 3)
    wish = {"seed": 1, "version": begun(ada, night)["version"]}
    assert ada.refused(at(night, "draw"), wish) == "result-owed"
    version = told(people[0], night, [1, 2, 3])["version"]
    people[1].post(at(night, "contest"), {"round": 1, "table": 1})
    wish["version"] = version + 1
    assert ada.refused(at(night, "draw"), wish) == "results-disagree"
    wish["version"] = told(ada, night, [1, 2, 3])["version"]
    assert ada.refused(at(night, "draw"), wish) == "rounds-played"


def test_one_is_not_enough_and_bad_games_are_refused(server: Server, ada: Person) -> None:
    night = evening_of(ada)
    crowd(server, night, 1)
    version = ada.get(f"/api/evenings/{night}")["version"]
    assert ada.refused(at(night, "draw"), {"seed": 1, "version": version}) == "too-few-people"
    wrong = [[{"game": "chess", "boxes": 1}], [*BOXES, *BOXES]]
    for offers in wrong:
        assert ada.refused("/api/evenings", {"name": "x", "offers": offers}) == "bad-offers"
    nothing = [{"game": "lair"}]
    assert ada.refused("/api/evenings", {"name": "x", "offers": nothing}) == "nothing-to-play-on"


# Results --------------------------------------------------------------------------------------


def test_one_word_is_enough_and_another_of_the_table_may_contest(
    server: Server, ada: Person
) -> None:
    night = evening_of(ada)
    people = crowd(server, night, 3)
    begun(ada, night)
    card = told(people[0], night, [2, 1, 3])
    one = mine(card)
    assert (one["state"], one["points"]) == ("entered", [5, 10, 0])
    assert sorted(person["points"] for person in card["people"]) == [0, 5, 10]
    told(people[0], night, [1, 2, 2])  # one's own word may be changed
    assert mine(told(people[1], night, [1, 2, 2]))["state"] == "entered"  # another says the same
    contested = mine(told(people[2], night, [3, 2, 1]))
    assert (contested["state"], contested["other"]) == ("contested", [3, 2, 1])
    assert all(p["points"] == 0 for p in ada.get(f"/api/evenings/{night}")["people"])
    assert ada.get(f"/api/evenings/{night}")["owed"] == 1
    settled = told(ada, night, [3, 2, 1])["rounds"][0]["tables"][0]
    assert (settled["state"], settled["places"]) == ("settled", [3, 2, 1])
    wish = {"round": 1, "table": 1, "places": [1, 2, 3]}
    assert people[0].refused(at(night, "result"), wish) == "too-late-to-contest"


def test_a_result_has_a_place_for_everybody(server: Server, ada: Person) -> None:
    night = evening_of(ada)
    people = crowd(server, night, 3)
    begun(ada, night)
    wish = {"round": 1, "table": 1, "places": [1, 2]}
    assert people[0].refused(at(night, "result"), wish) == "places-missing"
    gone = {**wish, "table": 9}
    assert people[0].refused(at(night, "result"), gone) == "unknown-evening-table"
    ties = told(people[0], night, [1, 1, 2])
    assert mine(ties)["places"] == [1, 1, 3]


def test_every_right_is_its_role_s_alone(server: Server, ada: Person) -> None:
    night = evening_of(ada)
    people, stranger = crowd(server, night, 3), Person(server)
    draw, places = {"seed": 1, "version": 1}, {"round": 1, "table": 1, "places": [1, 2, 3]}
    wish = {"name": "Mine", "offers": BOXES}
    begun(ada, night)
    rights: dict[str, Json] = {
        "draw": draw, "begin": draw, "change": wish, "close": {}, "people": {"name": "x"},
        "kiosk": {"pin": "1234"},
    }  # fmt: skip
    for person in (stranger, people[0]):
        for verb, body in rights.items():
            assert person.refused(at(night, verb), body) == "not-organiser", verb
    for verb in ("result", "contest", "agree"):
        assert stranger.refused(at(night, verb), places) == "not-at-this-table", verb
        assert stranger.refused(at("nowhere", verb), places) == "unknown-evening"
    assert stranger.refused(at(night, "leave")) == "not-at-this-evening"
    assert stranger.http.get("/api/evenings/nowhere").status_code == 404
    assert stranger.get(f"/api/evenings/{night}")["role"] == "stranger"
    ada.post(at(night, "close"))
    assert people[0].refused(at(night, "result"), places) == "evening-over"
    assert stranger.refused(at(night, "join")) == "evening-over"


def test_a_kiosk_tells_results_with_its_key_and_is_left_with_its_digits(
    server: Server, ada: Person
) -> None:
    night = evening_of(ada)
    people, tablet = crowd(server, night, 3), Person(server)
    begun(ada, night)
    key = ada.post(at(night, "kiosk"), {"pin": "4711"})["key"]
    tablet.http.headers["authorization"] = f"Bearer {key}"
    assert tablet.get(f"/api/evenings/{night}")["role"] == "kiosk"
    told(tablet, night, [1, 2, 3])
    assert mine(people[0].get(f"/api/evenings/{night}"))["may_contest"]
    assert tablet.refused(at(night, "close")) == "not-organiser"
    assert tablet.refused(at(night, "kiosk/leave"), {"pin": "0000"}) == "wrong-pin"
    assert tablet.post(at(night, "kiosk/leave"), {"pin": "4711"}) == {"left": True}
    ada.post(at(night, "kiosk"), {"pin": "4711"})
    wish = {"round": 1, "table": 1, "places": [1, 2, 3]}
    assert tablet.refused(at(night, "result"), wish) == "not-at-this-table"
    assert key not in ada.http.get(f"/api/evenings/{night}").text


# Played here ----------------------------------------------------------------------------------


def test_a_table_on_screens_is_laid_and_tells_its_own_result(server: Server, ada: Person) -> None:
    """Two people and the bot that the game needs: each finds the table, and sits already."""
    night = evening_of(ada, offers=[{"game": "impossible", "screen": True}])
    people = crowd(server, night, 2)
    begun(ada, night)
    one = mine(people[0].get(f"/api/evenings/{night}"))
    assert (one["bots"], one["real"]) == (1, False)
    card = people[0].get(f"/api/tables/{one['table']}")
    assert [seat["who"] for seat in card["seats"]] == ["person", "person", "bot"]
    wish = {"round": 1, "table": 1, "places": [1, 2, 3]}
    assert people[0].refused(at(night, "result"), wish) == "match-tells"


def test_who_plays_at_an_evening_finds_the_way_back_and_a_watcher_does_not(
    server: Server, ada: Person
) -> None:
    """A link to a table may be shown to anybody; it does not lead on to the evening."""
    night = evening_of(ada, offers=SCREEN)
    people = crowd(server, night, 2)
    begun(ada, night)
    table = mine(people[0].get(f"/api/evenings/{night}"))["table"]
    for one in people:
        assert one.sit(table).until("welcome")["table"]["evening"] == night
    watcher = Person(server).sit(table)
    assert not watcher.until("welcome")["table"]["evening"]
    assert not any(night in frame for frame in watcher.frames)


def test_the_end_of_a_match_is_the_result_of_its_table(server: Server, ada: Person) -> None:
    link = founded(ada)
    night = evening_of(ada, offers=SCREEN, circle=link)
    people = crowd(server, night, 2)
    entered(people[0], link, "Lynx")
    begun(ada, night)
    table = mine(people[0].get(f"/api/evenings/{night}"))["table"]
    for person in people:
        person.post(f"/api/tables/{table}/ready")
    finish(table, *people)
    card = until(lambda: over(ada, night))
    assert sorted(person["points"] for person in card["people"]) in ([0, 10], [5, 5])
    (result,) = until(lambda: results(ada, link))
    assert not result["real"]


def over(person: Person, night: str) -> Json | None:
    card: Json = person.get(f"/api/evenings/{night}")
    return card if card["rounds"][0]["tables"][0]["state"] == "settled" else None


def test_kill_9_loses_no_round_and_no_result(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        ada = Person(server)
        night = evening_of(ada, offers=[*BOXES, {"game": "ateam", "screen": True}])
        people = crowd(server, night, 5)
        before = begun(ada, night)
        server.kill()
        server.start()
        after = ada.get(f"/api/evenings/{night}")
        assert after["rounds"] == before["rounds"]
        real = [one for one in after["rounds"][0]["tables"] if one["real"]]
        for one in after["rounds"][0]["tables"]:
            if one["table"]:
                assert people[0].http.get(f"/api/tables/{one['table']}").is_success
        places = list(range(1, len(real[0]["people"]) + 1))
        told(ada, night, places, table=real[0]["number"])
        server.kill()
        server.start()
        found = ada.get(f"/api/evenings/{night}")["rounds"][0]["tables"][real[0]["number"] - 1]
        assert found["places"] == places


def test_tables_that_were_promised_are_laid_after_a_kill(tmp_path: Path) -> None:
    """As if the house had been killed between the round and its tables."""
    with serving(tmp_path / "data") as server:
        ada = Person(server)
        night = evening_of(ada, offers=SCREEN)
        people = crowd(server, night, 3)
        table = begun(ada, night)["rounds"][0]["tables"][0]["table"]
        server.kill()
        with sqlite3.connect(server.data / "tables.db") as file:
            file.execute("DELETE FROM tables")
        server.start()
        until(lambda: people[0].http.get(f"/api/tables/{table}").is_success)


# For the season -------------------------------------------------------------------------------


def test_a_real_box_counts_when_everybody_of_the_table_agrees(server: Server, ada: Person) -> None:
    link = founded(ada)
    night = evening_of(ada, circle=link, counts=True)
    people = [Person(server) for _ in range(3)]
    for n, person in enumerate(people):
        entered(person, link, f"M{n}", f"First{n}")
        person.post(at(night, "join"))
    begun(ada, night)
    told(people[0], night, [1, 2, 3])
    assert [one["rated"] for one in results(ada, link)] == [False]
    wish = {"round": 1, "table": 1}
    people[1].post(at(night, "agree"), wish)
    assert [one["rated"] for one in results(ada, link)] == [False]
    card = people[2].post(at(night, "agree"), wish)
    assert mine(card)["counts"]
    (one,) = results(ada, link)
    assert (one["rated"], one["real"]) == (True, True)
    told(ada, night, [3, 2, 1])  # the organiser corrects: it is no longer what they agreed to
    (one,) = results(ada, link)
    assert not one["rated"]
    assert "First0" in str(ada.get(f"/api/evenings/{night}"))
    assert "First0" not in str(Person(server).get(f"/api/evenings/{night}"))


def test_whoever_leaves_an_evening_leaves_no_name(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        ada = Person(server)
        night = evening_of(ada)
        crowd(server, night, 2)
        zoe = Person(server)
        zoe.post(at(night, "join"), {"name": "Zephyrin Quartz"})
        begun(ada, night)
        told(zoe, night, [1, 2, 3])
        zoe.post(at(night, "leave"))
        card = ada.get(f"/api/evenings/{night}")
        assert [one["name"] for one in card["people"]].count("") == 1
        files = b"".join(file.read_bytes() for file in server.data.iterdir())
        assert b"Zephyrin" not in files


def test_the_pages_of_an_evening_are_there(ada: Person) -> None:
    night = evening_of(ada)
    for page in ("", "/ecran", "/borne", "/affiche"):
        assert ada.http.get(f"/e/{night}{page}").status_code == 200
        assert ada.http.get(f"/e/nowhere{page}").status_code == 404
    assert ada.http.get(at(night, "qr.svg")).headers["content-type"].startswith("image/svg")


# Without a server -----------------------------------------------------------------------------


def table_of(*people: str) -> Evening:
    attending = tuple(Attendee(name, name, guest=name) for name in people)
    tables = (Sitting("lair", people),)
    offers = (Offer("lair", 1),)
    return Evening("e", "E", "o", offers, 3, 0, people=attending, rounds=(Round(tables),))


def test_a_result_can_be_contested_for_ten_minutes() -> None:
    one = rounds.told(rounds.sitting(table_of("a", "b"), 1, 1), [1, 2], "a", now=100)
    assert rounds.may_contest(one, "b", 699)
    assert not rounds.may_contest(one, "a", 101)
    assert not rounds.may_contest(one, "c", 101)
    assert not rounds.may_contest(one, "b", 700)
    assert rounds.settled(one, 700)
    with pytest.raises(Mistake):
        rounds.told(one, [2, 1], "b", 700)
    assert rounds.told(one, [2, 1], "b", 699).contested


def test_who_has_no_table_counts_when_the_round_is_told() -> None:
    evening = table_of("a", "b", "c")
    waiting = evening.replace(rounds=(Round((Sitting("lair", ("a", "b")),), ("c",)),))
    assert {one.person: one.points for one in rounds.scored(waiting)} == {"a": 0, "b": 0, "c": 0}
    one = rounds.told(rounds.sitting(waiting, 1, 1), [1, 2], "a", 0)
    found = rounds.with_sitting(waiting, 1, 1, one)
    assert {one.person: one.points for one in rounds.scored(found)} == {"a": 10, "b": 0, "c": 5}
    assert [one.byes for one in rounds.present(found)] == [0, 0, 1]
