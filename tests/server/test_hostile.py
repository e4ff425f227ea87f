"""Clients that do not read, do not stop, or do not mean well."""

import json
import socket
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.core.result import Ok
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection

from filature.server.spending import Spending, Who
from server.hosting import Line, Person, Server, serving

FRAMES = [
    "",
    "null",
    "[]",
    "{}",
    "{" * 3000,
    '{"type":"play"}',
    '{"type":"play","id":-1,"notation":"pass","moment":0}',
    '{"type":"play","id":1,"notation":7,"moment":0}',
    '{"type":"play","id":1,"notation":"pass","moment":1e400}',
    '{"type":"play","id":1,"notation":"\\ud800","moment":0}',
    '{"type":"consent","id":1,"yes":"yes"}',
    '{"type":"language","id":1,"lang":"tlh"}',
    '{"type":"admin","id":1}',
    '{"type":"say","id":1,"text":"' + "x" * 400 + '"}',
    b"\xff\xfe\x00\x80",
]


UPGRADE = (
    "Connection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


@pytest.fixture(scope="module")
def table(server: Server) -> tuple[Person, str]:
    host = Person(server)
    found = host.table("lair", "me me")
    host.post(f"/api/tables/{found}/ready")
    return host, found


by_both_doors = pytest.mark.parametrize("door", ["socket", "events"])


@by_both_doors
@pytest.mark.parametrize("frame", FRAMES, ids=range(len(FRAMES)))
def test_a_hostile_frame_is_answered_and_changes_nothing(
    table: tuple[Person, str], frame: str | bytes, door: str
) -> None:
    host, found = table
    line = host.come(door, found, 0)
    before = line.until("state")
    line.socket.send(frame)
    answer = line.until("bad", "stale", "refused")
    assert answer["type"] != "bad" or answer["text"]
    line.state["whole"] = False
    line.ask("resync")
    while not line.state.get("whole"):
        line.next()
    assert line.state["moment"] == before["moment"]
    line.close()


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["type", "id", "notation", "moment"]), inner, max_size=4)
    ),
    max_leaves=6,
)
commands = st.fixed_dictionaries(
    {"type": st.sampled_from(["play", "why", "undo", "consent", "hint", "say", "resync", "x"])},
    optional={"id": anything, "notation": anything, "moment": anything, "yes": anything},
)


@by_both_doors
def test_fuzzed_commands_always_get_an_answer(table: tuple[Person, str], door: str) -> None:
    host, found = table
    line = host.come(door, found, 1)
    line.until("state")

    @settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
    @given(commands)
    def fuzz(command: dict[str, Any]) -> None:
        line.socket.send(json.dumps(command))
        line.until("bad", "done", "refused", "stale", "because", "advice")

    fuzz()
    line.close()


def test_too_large_a_frame_closes_the_line(table: tuple[Person, str]) -> None:
    host, found = table
    line = host.sit(found, 0)
    line.until("state")
    line.socket.send("x" * 5000)
    with pytest.raises(ConnectionClosed):
        line.until("never")


def test_fuzzed_requests_give_no_500_and_no_leak(server: Server) -> None:
    """Everything that the OpenAPI document promises, tried with all that it allows."""
    api = schemathesis.openapi.from_url(f"{server.url}/schema/openapi.json")
    operations = list(api.get_all_operations())
    assert len(operations) > 20
    for result in operations:
        assert isinstance(result, Ok)
        operation = result.ok()

        @settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy())
        def fuzz(case: Any) -> None:
            answer = case.call()
            assert answer.status_code < 500, (case.path, answer.text)
            assert "Traceback" not in answer.text
            if answer.status_code >= 400:
                assert answer.json()["error"]

        fuzz()


@by_both_doors
def test_a_reader_that_stops_reading_never_stalls_a_room(server: Server, door: str) -> None:
    """It is dropped once its outbox is full; when it comes back it is told everything."""
    host = Person(server)
    table = host.table("bond", "bot:uniform bot:uniform", options={"target": 4000})
    line = host.sit(table)
    deaf = silent_socket(server, table, door)
    while line.next().get("table", {}).get("watching", 0) < 2:
        pass
    host.post(f"/api/tables/{table}/start")
    while "result" not in line.state:
        line.next()
    while line.table["watching"] > 1:
        line.next()
    deaf.close()
    assert host.sit(table).until("state")["whole"]


def silent_socket(server: Server, table: str, door: str) -> socket.socket:
    """Says hello, as a WebSocket or as one who listens, and then never reads again."""
    found = socket.socket()
    found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    found.connect(("localhost", server.port))
    found.sendall(
        f"GET /api/tables/{table}/{door} HTTP/1.1\r\nHost: localhost:{server.port}\r\n"
        f"Origin: {server.url}\r\n{UPGRADE if door == 'socket' else ''}\r\n".encode()
    )
    return found


def test_who_is_too_fast_is_told_so(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "strict") as server:
        host = Person(server)
        table = host.table("lair", "me bot")
        line = host.sit(table)
        assert "bad" in [line.ask("resync", n=n)["type"] for n in range(6)]
        with pytest.raises(ConnectionClosed):
            flood(line)
        last = [host.sit(table) for _ in range(4)][-1]
        with pytest.raises(ConnectionClosed):
            last.next()
        answers = pipelined(server, 60)
        assert "200 OK" in answers
        assert "429 Too Many Requests" in answers


def pipelined(server: Server, count: int) -> str:
    """Many requests at once, on one connection."""
    head = f"GET /health HTTP/1.1\r\nHost: localhost:{server.port}\r\n"
    with socket.create_connection(("localhost", server.port)) as found:
        found.sendall((f"{head}\r\n" * (count - 1) + f"{head}Connection: close\r\n\r\n").encode())
        return b"".join(iter(lambda: found.recv(65536), b"")).decode()


def flood(line: Line) -> None:
    for number in range(400):
        line.socket.send(json.dumps({"type": "resync", "id": number}))
    line.until("never")


def test_no_secret_is_in_a_log_an_error_or_a_metric(server: Server) -> None:
    host = Person(server)
    table = host.table("lair", "me bot")
    host.post(f"/api/tables/{table}/ready")
    held = host.created["held"][0]
    host.sit(table, 0, Authorization=f"Bearer {held['token']}").until("state")
    host.http.get(f"/api/tables/{table}/file")
    told = server.errors.read_text() + host.http.get("/metrics").text
    for secret in (held["token"], table, host.cookie.partition("=")[2]):
        assert secret not in told
    assert host.get("/health")["status"] == "ok"


def test_who_sends_many_commands_at_once_gets_all_its_answers(ada: Person) -> None:
    table = ada.table("lair", "me me")
    ada.post(f"/api/tables/{table}/ready")
    line = ada.sit(table, 0)
    line.until("state")
    stale = [f'{{"type":"play","id":{n},"notation":"pass","moment":0}}' for n in range(1, 60)]
    assert isinstance(line.socket, ClientConnection)
    line.socket.socket.sendall(b"".join(masked(frame) for frame in stale))
    answered = [line.until("stale", "refused")["id"] for _ in stale]
    assert answered == list(range(1, 60))


def masked(text: str) -> bytes:
    """A frame as a client sends it."""
    return Frame(Opcode.TEXT, text.encode()).serialize(mask=True)


def test_a_family_opens_the_pages_on_all_its_screens_at_once() -> None:
    """From one address: the files of a page are not counted as what one asks of the house."""
    spending = Spending(clock=lambda: 0.0)
    for _ in range(300):
        spending.take("files", Who("192.0.2.7"))
    spending.take("requests", Who("192.0.2.7"))
