"""A table over HTTP, for whom WebSockets are refused: the same words, the same rights."""

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from filature import registry
from filature.protocol.bodies import SeatWish, TableWish
from filature.server.meter import MemoryMeter
from filature.server.rooms import seating
from filature.server.rooms.render import Viewer
from filature.server.rooms.room import Room
from filature.server.sockets import events
from filature.server.spending import Spending
from server.alone import ADA, Alone
from server.hosting import Events, Line, Person, Server, serving
from server.test_first_messages import settled


def events_of(line: Line) -> Events:
    assert isinstance(line.socket, Events)
    return line.socket


@pytest.mark.parametrize("game", registry.available())
def test_every_pair_of_eyes_hears_what_its_socket_would(server: Server, game: str) -> None:
    people = [Person(server, lang) for lang in ("en", "fr", "fr")]
    table = people[0].table(game, "me open open")
    for guest in people[1:]:
        guest.post(f"/api/tables/{table}/join")
    for one in people:
        one.post(f"/api/tables/{table}/ready")
    for one in [*people, Person(server)]:
        first = []
        for door in ("socket", "events"):
            line = one.come(door, table)
            line.until("state")
            first.append(line.frames)
            line.close()
            settled(people[0], table)
        assert first[0] == first[1]


def test_a_match_is_played_to_its_end_by_both_doors_at_one_table(server: Server) -> None:
    ada, bo = Person(server), Person(server)
    table = ada.table("lair", "me open", options={"target": 5})
    bo.post(f"/api/tables/{table}/join")
    lines = [ada.listen(table), bo.sit(table)]
    for one in (ada, bo):
        one.post(f"/api/tables/{table}/ready")
    while not any("result" in line.state for line in lines):
        for line in lines:
            line.catch_up()
            if line.options():
                assert line.play(line.options()[0])["type"] in ("done", "stale")
    while not lines[0].state.get("result"):
        lines[0].next()
    card = Person(server).get(f"/api/tables/{table}")
    assert [seat["here"] for seat in card["seats"]] == [True, True]


def test_who_listens_is_there_and_who_goes_is_not(ada: Person, bo: Person) -> None:
    table = ada.table("lair", "me open")
    line, watcher = ada.listen(table), bo.listen(table)
    watcher.until("welcome")
    while not line.table.get("watching"):
        line.next()
    assert line.table["watching"] == 1
    assert line.table["seats"][0]["here"]
    watcher.close()
    while line.table["watching"]:
        line.next()
    line.close()
    settled(ada, table)


def test_a_command_is_only_for_who_listens(server: Server, ada: Person, bo: Person) -> None:
    table = ada.table("lair", "me me")
    ada.post(f"/api/tables/{table}/ready")
    line = ada.listen(table, 0)
    line.until("state")
    address, frame = events_of(line).address, '{"type":"resync","id":1}'
    for other in (bo.http, httpx.Client(headers={"authorization": "Bearer guessed"})):
        assert other.post(address, content=frame).json()["error"] == "no-connection"
    elsewhere = f"/api/tables/{bo.table('lair', 'me me')}/events/{address.rpartition('/')[2]}"
    assert ada.http.post(elsewhere, content=frame).status_code == 404
    foreign = {"origin": "https://elsewhere.example"}
    assert ada.http.post(address, content=frame, headers=foreign).status_code == 403
    assert ada.http.post(address, content=frame).json()["type"] == "done"
    line.close()
    settled(ada, table)
    assert ada.http.post(address, content=frame).status_code == 404


@pytest.mark.parametrize(
    ("table", "who", "error"),
    [
        ("nowhere", {}, "unknown-table"),
        ("", {"seat": "1"}, "not-your-seat"),
        ("", {"seat": "0", "stranger": "yes"}, "no-seat"),
        ("", {"origin": "https://elsewhere.example"}, "foreign-origin"),
        ("", {"sec-fetch-site": "cross-site"}, "foreign-origin"),
    ],
)
def test_who_may_not_listen_is_told_why(
    ada: Person, bo: Person, table: str, who: dict[str, str], error: str
) -> None:
    found = table or ada.table("lair", "me open")
    asking = bo if who.pop("stranger", "") else ada
    query = f"?seat={who.pop('seat')}" if "seat" in who else ""
    answer = asking.http.get(f"/api/tables/{found}/events{query}", headers=who)
    assert answer.json()["error"] == error
    assert answer.status_code in (403, 404)


def test_nothing_on_the_way_keeps_or_holds_back_what_a_table_says(ada: Person) -> None:
    line = ada.listen(ada.table("lair", "me me"))
    head = events_of(line).stream.headers
    assert head["content-type"].startswith("text/event-stream")
    assert head["cache-control"] == "no-store"
    assert head["x-accel-buffering"] == "no"
    assert "content-encoding" not in head
    line.close()


def test_a_seat_that_another_takes_is_heard_no_longer(ada: Person, bo: Person) -> None:
    table = ada.table("lair", "me me")
    ada.post(f"/api/tables/{table}/ready")
    line = ada.listen(table, 0)
    line.until("state")
    held = ada.created["held"][0]
    bo.post(f"/api/tables/{table}/recover", {"token": held["token"]})
    assert line.until("bye")["reason"] == "seat"
    with pytest.raises(ConnectionClosed):
        line.until("never")
    with pytest.raises(ConnectionClosed):
        line.ask("resync")


def test_a_server_that_stops_says_goodbye_and_waits_for_nobody(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        ada = Person(server)
        line = ada.listen(ada.table("lair", "me me"))
        line.until("welcome")
        server.stop()
        assert line.until("bye")["reason"] == "restart"
        with pytest.raises(ConnectionClosed):
            line.until("never")
        assert "Cancel" not in server.errors.read_text()  # nobody had to be thrown out


def test_a_silent_table_gives_a_sign_of_life(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(events, "BEAT", 0.0)
    sent: list[bytes] = []

    async def run() -> None:
        spec, _ = seating.made(TableWish("lair", [SeatWish("me")] * 2), ADA, 100.0)
        room, spending = Room(Alone(), spec), Spending()
        beats = asyncio.Event()

        async def receive() -> Any:
            await beats.wait()
            return {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            sent.append(message.get("body", b""))
            if sent.count(b":\n\n") == 3:
                beats.set()

        viewer = Viewer(0, "fr")
        connection = events.EventConnection(room, viewer, ADA, spending)
        await connection({"path": "/api/tables/x/events"}, receive, send)  # type: ignore[arg-type]
        assert not room.listeners.present
        assert isinstance(spending.meter, MemoryMeter)
        assert not spending.meter.holding

    asyncio.run(run())
    assert sent.count(b":\n\n") == 3


def test_listeners_are_counted_and_slowed_down_like_sockets(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "strict") as server:
        ada = Person(server)
        table = ada.table("lair", "me me")
        lines = [ada.listen(table), ada.sit(table), ada.listen(table)]
        lines[0].until("welcome")
        with pytest.raises(httpx.HTTPStatusError) as refused:
            ada.listen(table)
        assert refused.value.response.json()["error"] == "too-many-connections"
        assert "bad" in [lines[0].ask("resync")["type"] for _ in range(6)]


def test_too_large_a_command_is_refused(ada: Person) -> None:
    line = ada.listen(ada.table("lair", "me me"))
    line.until("welcome")
    answer = events_of(line).http.post(events_of(line).address, content="x" * 5000)
    assert answer.status_code == 413
    assert json.loads(answer.text)["error"]
    line.close()
