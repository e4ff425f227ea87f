"""Your turn, anywhere: told soon, once, to those who are away; withdrawn when it is done."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from server.hosting import Line, Person, Server, serving
from server.receiving import Device, Endpoint, Inbox, eventually, mail_server, text_of

AWAKE = {"lang": "en", "zone": "UTC", "quiet_begins": 0, "quiet_ends": 0}


class World:
    """A house, and what it may call."""

    def __init__(self, server: Server, endpoint: Endpoint, inbox: Inbox) -> None:
        self.server, self.endpoint, self.inbox = server, endpoint, inbox

    def person(self, lang: str = "en") -> Person:
        found = Person(self.server, lang)
        assert found.http.put("/api/me/alerts", json={**AWAKE, "lang": lang}).is_success
        return found


@pytest.fixture
def endpoint() -> Iterator[Endpoint]:
    found = Endpoint()
    yield found
    found.close()


@pytest.fixture
def world(tmp_path: Path, endpoint: Endpoint) -> Iterator[World]:
    with opened(tmp_path, endpoint) as found:
        yield found


@pytest.fixture(scope="module")
def lasting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    """One for many tests, in which nobody plays."""
    endpoint = Endpoint()
    with opened(tmp_path_factory.mktemp("lasting"), endpoint) as found:
        yield found
    endpoint.close()


@contextmanager
def opened(folder: Path, endpoint: Endpoint) -> Iterator[World]:
    with mail_server() as (inbox, smtp):
        post = {
            **{"smtp": smtp, "smtp_from": "house@example.org", "reachable": [endpoint.place]},
            **{"public_url": "https://games.example.org", "beat": 0.05, "away": 0, "retry": 0.05},
        }
        with serving(folder / "data", json.dumps(post)) as server:
            yield World(server, endpoint, inbox)
            assert "Traceback" not in server.errors.read_text()


def seated(ada: Person, bo: Person, **more: Any) -> str:
    """A match of two that has begun, both of them away."""
    table = ada.table("lair", "me open", **more)
    bo.post(f"/api/tables/{table}/join", {"name": "Bo"})
    for one in (ada, bo):
        one.post(f"/api/tables/{table}/ready")
    return table


def ringing(person: Person, device: Device) -> str:
    return str(person.post("/api/me/alerts/push", device.wish)["id"])


def looking(person: Person, table: str) -> Line:
    line = person.sit(table)
    line.until("state")
    return line


def hand_over(line: Line) -> None:
    """Plays until it is another seat's turn."""
    while line.options():
        line.play(line.options()[0])
        line.catch_up()


def actor(ada: Person, bo: Person, table: str) -> tuple[Person, Person]:
    """Who must act, and who waits."""
    line = looking(ada, table)
    first = bool(line.options())
    line.close()
    return (ada, bo) if first else (bo, ada)


def test_a_device_is_told_once_and_the_notice_is_withdrawn_when_the_turn_is_over(
    world: World,
) -> None:
    ada, bo = world.person(), world.person()
    devices = {ada: Device(world.endpoint, "/push/ada"), bo: Device(world.endpoint, "/push/bo")}
    for person, device in devices.items():
        ringing(person, device)
    table = seated(ada, bo)
    code = ada.get(f"/api/tables/{table}")["code"]
    eventually(lambda: [one for device in devices.values() for one in device.pushes])
    first, second = actor(ada, bo, table)
    turn = eventually(
        lambda: [one for one in devices[first].pushes if one["title"].startswith("Your turn")]
    )[0]
    assert turn == {
        "title": "Your turn: Before I Kill You, Mr. Bond…",
        "body": f"Table {code}.",
        "path": f"/t/{table}",
        "tag": table,
    }
    line = looking(first, table)
    hand_over(line)
    line.close()
    eventually(lambda: {"tag": table, "close": "yes"} in devices[first].pushes)
    told = eventually(lambda: [one for one in devices[second].pushes if "played" in str(one)])
    assert re.fullmatch(rf".+ has played\. Table {code}\.", told[0]["body"])
    assert len(told) == 1
    assert [one for one in devices[first].pushes if one.get("title") == turn["title"]] == [turn]


def test_who_sits_at_the_table_is_not_told_before_leaving_it(world: World) -> None:
    ada, bo = world.person(), world.person()
    device = Device(world.endpoint)
    ringing(ada, device)
    table = ada.table("lair", "me open")
    bo.post(f"/api/tables/{table}/join", {})
    line = ada.sit(table)
    for one in (ada, bo):
        one.post(f"/api/tables/{table}/ready")
    line.until("state")
    if not line.options():
        other = looking(bo, table)
        hand_over(other)
        other.close()
        while not line.options():
            line.next()
    line.settle(1)
    assert device.pushes == []
    line.close()
    assert eventually(lambda: device.pushes)[0]["tag"] == table


def test_mail_is_confirmed_before_anything_else_is_sent(world: World) -> None:
    ada, bo = world.person(), world.person()
    for person, address in ((ada, "ada@example.org"), (bo, "bo@example.org")):
        made = person.post("/api/me/alerts/mail", {"address": address})
        assert made["state"] == "unconfirmed"
        assert person.refused("/api/me/alerts/test", {"id": made["id"]}) == "mail-unconfirmed"
    question = eventually(lambda: world.inbox.to("ada@example.org"))[0]
    link = re.search(r"https://games\.example\.org/alerts#confirm=(\S+)", text_of(question))
    assert link
    stranger = Person(world.server)
    assert stranger.http.post("/api/alerts/confirm", json={"token": link[1]}).status_code == 204
    assert stranger.refused("/api/alerts/confirm", {"token": link[1][:-2]}) == "old-link"
    table = seated(ada, bo)
    first, _ = actor(ada, bo, table)
    if first is bo:
        line = looking(bo, table)
        hand_over(line)
        line.close()
    mail = eventually(lambda: world.inbox.to("ada@example.org")[1:])[0]
    assert mail["Subject"] in (
        "Your turn: Before I Kill You, Mr. Bond…",
        "Before I Kill You, Mr. Bond…",
    )
    assert f"https://games.example.org/t/{table}" in text_of(mail)
    assert "seat=" not in text_of(mail)
    assert len(world.inbox.to("bo@example.org")) == 1, "only the question"
    private = ada.get("/api/me/alerts")["private"]
    assert private in mail["List-Unsubscribe"]
    assert stranger.http.post(f"/api/alerts/off?token={private}").status_code == 204
    assert {one["state"] for one in ada.get("/api/me/alerts")["endpoints"]} == {"off"}


def test_an_address_is_asked_three_times_a_day_whoever_gives_it(world: World) -> None:
    people = [world.person() for _ in range(4)]
    wish = {"address": "victim@example.org"}
    for person in people[:3]:
        person.post("/api/me/alerts/mail", wish)
    assert people[3].refused("/api/me/alerts/mail", wish) == "too-many-mails"
    for bad in ("no", "a@b", "x@example.org\r\nBcc: y@example.org", "a,b@example.org"):
        assert people[3].refused("/api/me/alerts/mail", {"address": bad}) in (
            "bad-mail",
            "bad-request",
        )
    assert len(world.inbox.to("victim@example.org")) == 3


def test_a_chat_room_names_who_is_asked_alone_and_rings_nobody(world: World) -> None:
    ada, bo = world.person(), world.person()
    for person, path in ((ada, "/room"), (bo, "/_matrix/client/v3/rooms/!r:x/send/m.room.message")):
        person.post(
            "/api/me/alerts/webhook", {"address": f"{world.endpoint.url}{path}?access_token=s"}
        )
    table = seated(ada, bo)
    for _ in range(2):
        first, _ = actor(ada, bo, table)
        eventually(lambda: world.endpoint.heard)
        line = looking(first, table)
        hand_over(line)
        line.close()
    plain = eventually(lambda: world.endpoint.to("/room"))[0].json
    assert set(plain) == {"text", "title", "link"}
    assert plain["link"] == f"https://games.example.org/t/{table}"
    matrix = eventually(lambda: world.endpoint.to("/_matrix"))[0]
    assert (matrix.method, matrix.headers["Authorization"]) == ("PUT", "Bearer s")
    assert matrix.json["msgtype"] == "m.text"
    assert "access_token" not in matrix.path


def test_a_room_of_one_table_hears_of_everybody_there_and_only_who_sits_may_add_it(
    world: World,
) -> None:
    ada, bo = world.person(), world.person()
    table = ada.table("lair", "me open")
    wish = {"address": f"{world.endpoint.url}/room", "table": table}
    assert Person(world.server).refused("/api/me/alerts/webhook", wish) == "no-seat"
    assert ada.post("/api/me/alerts/webhook", wish)["table"] == table
    bo.post(f"/api/tables/{table}/join", {"name": "Bo"})
    for one in (ada, bo):
        one.post(f"/api/tables/{table}/ready")
    first = eventually(lambda: world.endpoint.heard)[0].json
    assert "your turn" in first["text"] or "begins" in first["text"]


def test_a_dead_device_is_forgotten(world: World) -> None:
    ada, bo = world.person(), world.person()
    world.endpoint.status = 410
    for person in (ada, bo):
        ringing(person, Device(world.endpoint))
    seated(ada, bo)
    eventually(lambda: [1 for one in (ada, bo) if not one.get("/api/me/alerts")["endpoints"]])


def test_a_room_that_fails_five_times_is_switched_off_and_a_try_wakes_it(world: World) -> None:
    ada, bo = world.person(), world.person()
    world.endpoint.status = 500
    made = [
        person.post("/api/me/alerts/webhook", {"address": f"{world.endpoint.url}/{n}"})["id"]
        for n, person in enumerate((ada, bo))
    ]
    table = seated(ada, bo)
    first, _ = actor(ada, bo, table)

    def state() -> str:
        return str(first.get("/api/me/alerts")["endpoints"][0]["state"])

    eventually(lambda: state() == "silent")
    path = f"/{(ada, bo).index(first)}"
    assert len(world.endpoint.to(path)) == 5
    trial = {"id": made[(ada, bo).index(first)]}
    assert first.post("/api/me/alerts/test", trial) == {"arrived": False}
    world.endpoint.status = 204
    assert first.post("/api/me/alerts/test", trial) == {"arrived": True}
    assert state() == "on"


def test_what_leads_elsewhere_is_not_followed(world: World, endpoint: Endpoint) -> None:
    inside = Endpoint()
    endpoint.status, endpoint.location = 302, inside.url
    ada = world.person()
    made = ada.post("/api/me/alerts/webhook", {"address": endpoint.url})
    assert ada.post("/api/me/alerts/test", {"id": made["id"]}) == {"arrived": False}
    assert endpoint.heard
    assert inside.heard == []
    inside.close()


def test_a_slow_endpoint_delays_no_table_and_no_other_endpoint(world: World) -> None:
    ada, bo = world.person(), world.person()
    slow = Device(world.endpoint, "/slow")
    world.endpoint.stuck.clear()
    for person in (ada, bo):
        ringing(person, slow)
        person.post("/api/me/alerts/mail", {"address": "quick@example.org"})
    for mail in list(world.inbox.mails):
        found = re.search(r"#confirm=(\S+)", text_of(mail))
        assert found
        assert ada.http.post("/api/alerts/confirm", json={"token": found[1]}).is_success
    table = seated(ada, bo)
    eventually(lambda: world.endpoint.to("/slow"))
    lines = [looking(one, table) for one in (ada, bo)]
    for _ in range(20):
        line = next(line for line in lines if line.options())
        assert line.play(line.options()[0])["type"] == "done"
        for one in lines:
            one.catch_up()
    assert eventually(lambda: world.inbox.mails[2:]), "mail does not wait for a push"
    assert not world.endpoint.stuck.is_set()


def test_a_kill_neither_repeats_nor_forgets(world: World) -> None:
    ada, bo = world.person(), world.person()
    rooms = {ada: "/ada", bo: "/bo"}
    for person, path in rooms.items():
        person.post("/api/me/alerts/webhook", {"address": world.endpoint.url + path})
    table = seated(ada, bo)
    first, second = actor(ada, bo, table)
    eventually(lambda: [one for one in world.endpoint.to(rooms[first]) if "turn" in str(one.json)])
    told = len(world.endpoint.to(rooms[first]))
    world.server.kill()
    world.server.start()
    line = looking(first, table)
    line.close()
    device = Device(world.endpoint)
    ringing(second, device)
    line = looking(first, table)
    hand_over(line)
    line.close()
    eventually(lambda: device.pushes)
    assert len(world.endpoint.to(rooms[first])) == told


def test_what_is_to_be_told_in_the_morning_outlives_a_kill(world: World, tmp_path: Path) -> None:
    ada, bo = world.person(), world.person()
    device = Device(world.endpoint)
    for person in (ada, bo):
        ringing(person, device)
        asleep = {**AWAKE, "often": "day"}
        assert person.http.put("/api/me/alerts", json=asleep).is_success
    table = seated(ada, bo)
    from filature.server.store.sqlite import SqliteStore

    def noted() -> list[Any]:
        store = SqliteStore(world.server.data / "tables.db")
        rows = store.reader.execute("SELECT sent, due - at FROM notices").fetchall()
        store.reader.close()
        return rows

    waiting = eventually(noted)
    assert all(not sent and later > 0 for sent, later in waiting)
    world.server.kill()
    world.server.start()
    assert looking(ada, table)
    assert sorted(noted()) == sorted(waiting)
    assert device.pushes == []


def test_the_private_calendar_shows_turns_while_they_last(world: World) -> None:
    ada, bo = world.person(), world.person()
    table = seated(ada, bo, settings={"absence": "clock", "clock": 86400})
    first, second = actor(ada, bo, table)
    paths = {one: one.get("/api/me/alerts")["calendar"] for one in (ada, bo)}

    def feed(person: Person) -> str:
        answer = Person(world.server).http.get(paths[person])
        assert answer.headers["content-type"].startswith("text/calendar")
        return answer.text

    assert f"URL:https://games.example.org/t/{table}" in feed(first)
    assert "BEGIN:VEVENT" not in feed(second)
    assert all(len(line.encode()) <= 75 for line in feed(first).split("\r\n"))
    line = looking(first, table)
    hand_over(line)
    line.close()
    assert "BEGIN:VEVENT" not in feed(first)
    first.post("/api/me/alerts/private")
    assert Person(world.server).http.get(paths[first]).status_code == 404


@pytest.mark.parametrize(
    "address",
    [
        "http://example.org/hook",
        "https://user:pass@example.org/",
        "https://example.org:22/",
        "ftp://example.org/",
        "https:///hook",
        "https://exa mple.org/",
        "https://example.org/#x",
        "https://example.org/\r\nX-Evil: 1",
        "https://example.org:99999/",
        "javascript:alert(1)",
    ],
)
def test_an_address_that_cannot_be_is_refused_with_what_to_do(lasting: World, address: str) -> None:
    ada, bo = lasting.person(), lasting.person("fr")
    answers = [
        one.http.post("/api/me/alerts/webhook", json={"address": address}) for one in (ada, bo)
    ]
    assert [answer.status_code for answer in answers] == [400, 400]
    assert answers[0].json()["error"] in ("bad-address", "not-https")
    assert answers[0].json()["text"] != answers[1].json()["text"]


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "[::1]", "10.0.0.1", "169.254.169.254"])
def test_nothing_of_the_house_itself_is_called(lasting: World, host: str) -> None:
    ada = lasting.person()
    made = ada.post("/api/me/alerts/webhook", {"address": f"https://{host}:8443/hook"})
    assert ada.post("/api/me/alerts/test", {"id": made["id"]}) == {"arrived": False}
