"""A table that has not begun follows its host's wishes; nobody's chair is taken away by it."""

from pathlib import Path
from typing import Any

from server.hosting import Person, serving

Json = dict[str, Any]


def wish(*seats: str, **more: Any) -> Json:
    kinds = [{"who": one.partition(":")[0], "name": one.partition(":")[2]} for one in seats]
    return {"game": "lair", "seats": kinds, **more}


def changed(person: Person, table: str, body: Json) -> tuple[int, Json]:
    answer = person.http.put(f"/api/tables/{table}", json=body)
    return answer.status_code, answer.json()


def seats(card: Json) -> list[str]:
    return [one["who"] for one in card["seats"]]


def test_a_table_keeps_its_id_its_code_and_its_host(ada: Person) -> None:
    table = ada.table("lair", "me open")
    before = ada.created["table"]
    options = {"target": 20}
    status, made = changed(
        ada, table, wish("me", "bot:Oscar", "open", options=options, settings={"late": False})
    )
    assert status == 200
    card = made["table"]
    assert (card["id"], card["code"]) == (table, before["code"])
    assert seats(card) == ["person", "bot", "open"]
    assert card["options"]["target"] == 20
    assert not card["settings"]["late"]
    assert card["host"]
    assert made["held"] == []  # the seat that I had is still mine, by the same key
    assert ada.get(f"/api/tables/{table}") == card


def test_seats_that_are_taken_newly_have_keys(ada: Person) -> None:
    table = ada.table("lair", "me open")
    _, made = changed(ada, table, wish("me", "me"))
    assert [held["seat"] for held in made["held"]] == [1]
    assert seats(made["table"]) == ["person", "person"]


def test_nobody_who_sits_there_loses_the_chair(ada: Person, bo: Person) -> None:
    table = ada.table("lair", "me open open")
    bo.post(f"/api/tables/{table}/join", {"name": "Bo", "seat": 1})
    bo.post(f"/api/tables/{table}/ready", {})
    for body in (wish("me", "bot", "open"), wish("me", "me", "open"), wish("bot", "bot")):
        status, told = changed(ada, table, body)
        assert (status, told["error"]) == (409, "seat-taken")
    status, made = changed(ada, table, wish("me", "open", "bot", settings={"chat": False}))
    assert status == 200
    assert made["table"]["seats"][1] == {
        **{"seat": 1, "who": "person", "name": "Bo"},
        **{"ready": True},
    }
    _, made = changed(ada, table, wish("me", "open", "bot", options={"target": 20}))
    assert "ready" not in made["table"]["seats"][1]  # other rules: one looks at them first


def test_only_the_host_may_and_only_before_it_begins(ada: Person, bo: Person) -> None:
    table = ada.table("lair", "me bot")
    status, told = changed(bo, table, wish("me", "bot"))
    assert (status, told["error"]) == (403, "not-host")
    status, told = changed(ada, table, {**wish("me", "bot"), "game": "bond"})
    assert (status, told["error"]) == (400, "other-game")
    status, told = changed(ada, table, wish("me"))
    assert (status, told["error"]) == (400, "bad-count")
    ada.post(f"/api/tables/{table}/start")
    status, told = changed(ada, table, wish("me", "bot"))
    assert (status, told["error"]) == (409, "table-begun")


def test_a_change_outlives_the_process(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        host = Person(server)
        table = host.table("lair", "me open")
        changed(host, table, wish("me", "bot:Oscar", options={"target": 20}))
        before = host.get(f"/api/tables/{table}")
        server.kill()
        server.start()
        assert host.get(f"/api/tables/{table}") == before


def test_a_bot_yields_its_name_to_a_person(ada: Person, bo: Person) -> None:
    table = ada.table("lair", "me open bot")
    bot = ada.get(f"/api/tables/{table}")["seats"][2]["name"]
    held = bo.post(f"/api/tables/{table}/join", {"name": bot.lower()})
    names = [one["name"] for one in held["table"]["seats"]]
    assert names[1] == bot.lower()
    assert len({name.casefold() for name in names}) == 3
    assert names[2] in ada.get("/api/house")["bots"]


def test_two_people_of_one_name_are_told_apart(ada: Person, bo: Person) -> None:
    table = ada.table("lair", "me open bot")
    mine = ada.get(f"/api/tables/{table}")["seats"][0]["name"]
    held = bo.post(f"/api/tables/{table}/join", {"name": mine})
    assert held["table"]["seats"][1]["name"] == f"{mine} 2"
