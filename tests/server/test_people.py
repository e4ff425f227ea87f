"""A seat follows its person: a key opens all seats elsewhere, and void keys say so."""

import base64
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from filature.server.store.backup import backup, prune, restore
from server.hosting import Json, Person, Server, serving


def key_of(person: Person, **wish: bool) -> str:
    link = str(person.post("/api/me/key", wish)["link"])
    assert link.startswith(f"{person.server.url}/moi#cle=")
    return link.partition("=")[2]


def entered(person: Person, key: str) -> Json:
    return person.post("/api/me/enter", {"key": key, "sure": True})


def own(person: Person) -> list[str]:
    return [one["card"]["id"] for one in person.get("/api/tables/mine")["tables"]]


def named(person: Person, name: str) -> None:
    assert person.http.put("/api/me", json={"name": name}).json()["name"] == name


def test_a_key_opens_all_seats_on_another_device(ada: Person, server: Server) -> None:
    named(ada, "Ada")
    tables = {ada.table("lair", "me bot"), ada.table("bond", "me open")}
    phone = Person(server)
    key = key_of(ada)
    asked = phone.post("/api/me/enter", {"key": key})
    assert asked == {"name": "Ada", "tables": 2, "moved": 0, "same": False}
    assert own(phone) == []  # it was only asked
    assert entered(phone, key) == asked
    assert set(own(phone)) == tables == set(own(ada))
    assert phone.get("/api/me")["name"] == "Ada"
    assert phone.sit(next(iter(tables))).next()["seat"] == 0
    assert entered(phone, key)["same"]


def test_seats_of_the_other_device_come_along_and_nobody_is_disturbed(
    ada: Person, bo: Person, server: Server
) -> None:
    shared = ada.table("lair", "me open")
    phone = Person(server)
    phone.post(f"/api/tables/{shared}/join", {"name": "Me too"})
    made = phone.table("lair", "open bot")  # its host has no seat there
    held = phone.table("lair", "me me")
    phone.post(f"/api/tables/{held}/ready")
    line = phone.sit(held)
    line.until("state")
    assert entered(phone, key_of(ada))["moved"] == 3
    assert set(own(ada)) == set(own(phone)) == {shared, held}
    seats = ada.get(f"/api/tables/{shared}")["seats"]
    assert [seat.get("mine") for seat in seats] == [True, True]
    assert ada.get(f"/api/tables/{made}")["host"]
    assert line.until("table")["table"]["seats"][0]["mine"]
    assert line.ask("resync")["type"] == "done"
    assert bo.refused(f"/api/tables/{made}/close") == "not-host"


def test_a_key_is_shown_again_and_can_be_changed(ada: Person, server: Server) -> None:
    table = ada.table("lair", "me bot")
    old = key_of(ada)
    assert key_of(ada) == old
    fresh = key_of(ada, change=True)
    assert fresh != old
    phone = Person(server)
    for sure in (False, True):
        assert phone.refused("/api/me/enter", {"key": old, "sure": sure}) == "key-changed"
    assert own(phone) == []
    entered(phone, fresh)
    assert own(phone) == [table]
    assert key_of(phone) == fresh


def test_a_foreign_key_and_the_key_of_who_has_joined_another_say_so(
    ada: Person, server: Server
) -> None:
    phone = Person(server)
    spare = key_of(phone)
    assert phone.refused("/api/me/enter", {"key": "no key at all"}) == "unknown-key"
    assert phone.refused("/api/me/enter", {"key": spare[:-1]}) == "unknown-key"
    assert phone.refused("/api/me/enter", {"key": ""}) == "bad-request"
    entered(phone, key_of(ada))
    assert Person(server).refused("/api/me/enter", {"key": spare}) == "key-changed"
    texts = [
        Person(server, lang).http.post("/api/me/enter", json={"key": spare}).json()["text"]
        for lang in ("fr", "en")
    ]
    assert texts[0].startswith("Cette clé a été changée")
    assert texts[1].startswith("This key was changed")


def test_the_name_that_was_used_last_is_remembered_everywhere(ada: Person, server: Server) -> None:
    phone = Person(server)
    entered(phone, key_of(ada))
    table = Person(server).table("lair", "open open open")
    ada.post(f"/api/tables/{table}/join", {"name": "Mamie Jo"})
    for device in (ada, phone):
        assert device.get("/api/me")["name"] == "Mamie Jo"
    named(phone, "Jo")
    assert ada.get("/api/me")["name"] == "Jo"
    seats = [{"who": "me", "name": "Tom"}, {"who": "bot"}]
    ada.post("/api/tables", {"game": "lair", "seats": seats})
    assert phone.get("/api/me")["name"] == "Tom"


def test_the_key_comes_as_a_picture_and_is_stored_nowhere(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        ada = Person(server)
        card = ada.post("/api/me/key")
        key = card["link"].partition("=")[2]
        assert "<svg" in card["qr"]
        entered(Person(server), key)
        kept = b"".join(one.read_bytes() for one in (tmp_path / "data").iterdir())
        assert ada.http.cookies["filature_guest"]
        assert key.encode() not in kept
        assert base64.urlsafe_b64decode(key) not in kept
        assert key not in server.errors.read_text()


def test_keys_and_seats_survive_the_end_of_the_process(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        ada, phone = Person(server), Person(server)
        first, second = ada.table("lair", "me bot"), phone.table("lair", "me bot")
        old, key = key_of(ada), key_of(ada, change=True)
        ada.post(f"/api/tables/{first}/put-away")
        entered(phone, key)
        server.kill()
        server.start()
        assert set(own(phone)) == set(own(ada)) == {first, second}
        assert own(ada)[-1] == first  # put away
        assert key_of(ada) == key
        assert Person(server).refused("/api/me/enter", {"key": old}) == "key-changed"
        assert entered(Person(server), key)["tables"] == 2


def test_whoever_guesses_keys_is_slowed_down(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "strict") as server:
        guesser = Person(server)
        key = key_of(Person(server))
        for _ in range(4):  # whoever knows is not slowed down
            guesser.post("/api/me/enter", {"key": key})
        answers = [
            guesser.http.post("/api/me/enter", json={"key": f"guess{n}"}).status_code
            for n in range(7)
        ]
        assert answers == [404] * 5 + [429] * 2


def test_a_copy_has_the_people_and_old_houses_forget_them(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        ada, bo = Person(server), Person(server)
        table = ada.table("lair", "me bot")
        key_of(ada)
        key = key_of(ada, change=True)
        key_of(bo)
        ada.post(f"/api/tables/{table}/put-away")
        assert backup(tmp_path / "data", tmp_path / "copy.db") == 1
        server.stop()
    restore(tmp_path / "other", tmp_path / "copy.db")
    with serving(tmp_path / "other") as server:
        assert entered(Person(server), key)["tables"] == 1
        server.stop()
    assert prune(tmp_path / "other", 1) == 0
    assert counts(tmp_path / "other") == [2, 1, 1]
    assert prune(tmp_path / "other", -1) == 1
    assert counts(tmp_path / "other") == [0, 0, 0]


def counts(data: Path) -> list[int]:
    with closing(sqlite3.connect(data / "tables.db")) as found:
        tables = ("people", "old_keys", "put_away")
        return [found.execute(f"SELECT count(*) FROM {one}").fetchone()[0] for one in tables]


@pytest.mark.parametrize("status", ["open", "playing"])
def test_a_used_link_to_a_seat_says_so(ada: Person, bo: Person, status: str) -> None:
    table = ada.table("lair", "me me")
    if status == "playing":
        ada.post(f"/api/tables/{table}/ready")
    used, spare = [held["token"] for held in ada.created["held"]]
    bo.post(f"/api/tables/{table}/recover", {"token": used})
    for one in (ada, bo):
        assert one.refused(f"/api/tables/{table}/recover", {"token": used}) == "token-used"
        assert one.refused(f"/api/tables/{table}/recover", {"token": used[1:]}) == "bad-token"
    other = ada.table("lair", "me bot")
    assert bo.refused(f"/api/tables/{other}/recover", {"token": spare}) == "bad-token"
