"""Requests that broke the server once, or could have: each is refused by a word."""

import json
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from filature.protocol import bodies, messages
from server.hosting import Json, Person, Server, serving

LONG = "7" * 5000
DEEP = b"[" * 100_000


class Odd(NamedTuple):
    """A request, and what it is answered with: statuses, and a stable word where there is one."""

    name: str
    line: str
    statuses: tuple[int, ...] = (400,)
    word: str = "bad-request"
    head: tuple[str, ...] = ()
    body: bytes = b""


ODD = [
    Odd("half an origin", "POST /api/tables", (403,), "foreign-origin", ("Origin: http://[",)),
    Odd("an origin of brackets", "PUT /api/me", (403,), "foreign-origin", ("Origin: http://[x]:y",)),
    Odd("half an origin at the events", "GET /api/tables/TABLE/events", (403,), "foreign-origin",
        ("Origin: http://[",)),
    Odd("a long moment", f"GET /api/tables/TABLE/at/{LONG}", (400, 404), ""),
    Odd("a moment of another script", "GET /api/tables/TABLE/at/%C2%B2", (400, 404), ""),
    Odd("a moment that is negative", "GET /api/tables/TABLE/at/-1", (400, 404), ""),
    Odd("a long eye", f"GET /api/tables/TABLE/moments?eye={LONG}", (400,), "bad-eye"),
    Odd("an eye of another script", "GET /api/tables/TABLE/moments?eye=%C2%B2", (400,), "bad-eye"),
    Odd("a long seat", f"GET /api/tables/TABLE/events?seat={LONG}", (403,), "no-seat"),
    Odd("a page for a long seat", f"GET /t/TABLE?seat={LONG}", (200,), ""),
    Odd("a page for a seat of another script", "GET /t/TABLE?seat=%C2%B2", (200,), ""),
    Odd("a seat beyond all tables", "POST /api/tables/TABLE/join",
        body=b'{"seat": 1000000000000000000000000000000}'),
    Odd("a seat of 5,000 digits", "POST /api/tables/TABLE/ready",
        body=b'{"seat": %b}' % LONG.encode()),
    Odd("a seat that fits nowhere", "POST /api/tables/TABLE/leave", (403, 400), "",
        body=b'{"seat": 9223372036854775807}'),
    Odd("a negative seat", "POST /api/tables/TABLE/join", body=b'{"seat": -1}'),
    Odd("deep JSON", "POST /api/tables", body=DEEP),
    Odd("deep objects", "POST /api/tables/TABLE/join", body=b'{"name":' * 30_000),
    Odd("bad UTF-8", "POST /api/tables", body=b'{"game": "\xff\xfe"}'),
    Odd("half a letter", "PUT /api/me", body=b'{"name": "\xc3"}'),
    Odd("a lone surrogate", "PUT /api/me", body=b'{"name": "\\ud800"}'),
    Odd("NUL in a body", "PUT /api/me", body=b"\0"),
    Odd("NUL in the address of a file", "GET /static/%00"),
    Odd("NUL in the address of a table", "GET /api/tables/%00"),
    Odd("bad UTF-8 in an address", "GET /api/games/%ff%fe/rules", (400, 404), ""),
    Odd("bad UTF-8 in a question", "GET /api/games?lang=%ff", (200, 400), ""),
    Odd("climbing out of the files", "GET /static/..%2f..%2fserve.py", (404,), ""),
    Odd("a very long name of a file", f"GET /static/{'a' * 5000}", (400, 404), ""),
    Odd("a very long code", f"GET /api/codes/{'a' * 5000}"),
    Odd("a long host", "GET /", (421,), "unknown-host", ("Host: " + "a" * 6000,)),
    Odd("a long host for a code to be read by a camera", "GET /api/tables/TABLE/qr.svg", (421,),
        "unknown-host", ("Host: " + "a" * 6000,)),
    Odd("a host with a long port", "GET /api/tables/TABLE/qr.svg", (400, 421), "",
        ("Host: localhost:" + "1" * 5000,)),
    Odd("a host beyond the last port", "GET /api/tables/TABLE/qr.svg", (421,), "unknown-host",
        ("Host: localhost:65536",)),
    Odd("a host that is half an address", "GET /", (400, 421), "", ("Host: [",)),
    Odd("a host with bad bytes", "GET /api/tables/TABLE/qr.svg", (400, 421), "",
        ("Host: localhost:\xe9",)),
    Odd("a cookie that is none", "GET /api/me", (200,), "", ("Cookie: filature_guest=\xff;;=",)),
    Odd("a forged cookie", "GET /api/me", (200,), "", ("Cookie: filature_guest=W10.x",)),
    Odd("a token with bad bytes", "GET /api/tables/mine", (200,), "",
        ("Authorization: Bearer \xff\xfe",)),
    Odd("a form", "POST /api/tables", (400, 415), "", ("Content-Type: multipart/form-data",), b"x"),
    Odd("a range of nothing", "GET /schema/openapi.json", (200, 416), "", ("Range: bytes=9-1",)),
    Odd("a body with an unknown encoding", "POST /api/tables", head=("Content-Encoding: x",),
        body=b"\x1f\x8b"),
    Odd("infinity", "POST /api/tables",
        body=b'{"game":"lair","seats":[{}],"settings":{"pace":1e999}}'),
    Odd("an option of 5,000 digits", "POST /api/tables",
        body=b'{"game":"lair","seats":[{},{}],"options":{"target":%b}}' % LONG.encode()),
    Odd("an option beyond all numbers", "POST /api/tables", (400,), "bad-option-number",
        body=b'{"game":"lair","seats":[{},{}],"options":{"target":100000000000000000}}'),
    Odd("a box that is a path", "POST /api/tables", (400, 404), "",
        body=b'{"game":"lair","seats":[{},{}],"box":"../../../../etc/passwd"}'),
    Odd("a box with NUL", "POST /api/tables", (400, 404), "",
        body=b'{"game":"lair","seats":[{},{}],"box":"\\u0000"}'),
    Odd("a moment beyond all matches", "POST /api/tables/TABLE/branch", (400, 409), "",
        body=b'{"moment": 100000000000000000000}'),
    Odd("a file that is no text", "POST /api/tables/file", (400,), "file-not-text", body=b"\xff"),
    Odd("a file with an odd number of seats", "POST /api/tables/file", (400,), "",
        body="filature match 1\ngame lair 2\nbox default x\noptions\nseats ²\n".encode()),
    Odd("a file with a box of NUL", "POST /api/tables/file", (400, 404), "",
        body=b"filature match 1\ngame lair 2\nbox \0 x\noptions\nseats 2\n"),
    Odd("a file with a very long line", "POST /api/tables/file", (400,), "file-line",
        body=b"filature match 1\n" + b"x" * 300_000),
]  # fmt: skip


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, str]]:
    """A server of its own: its log must stay empty."""
    with serving(Path(tmp_path_factory.mktemp("odd")) / "data") as server:
        host = Person(server)
        table = host.table("lair", "me open")
        yield server, table
        assert server.errors.read_text() == ""


def asked(server: Server, data: bytes) -> tuple[bytes, bytes]:
    """The head and the body of the answer to some bytes."""
    with socket.create_connection(("127.0.0.1", server.port), 60) as line:
        line.sendall(data)
        answer = b""
        while part := line.recv(65536):
            answer += part
    head, _, body = answer.partition(b"\r\n\r\n")
    return head, body


@pytest.mark.parametrize("odd", ODD, ids=lambda odd: odd.name)
def test_an_odd_request_is_refused_by_a_word(house: tuple[Server, str], odd: Odd) -> None:
    server, table = house
    host = [] if any(one.startswith("Host") for one in odd.head) else ["Host: localhost"]
    size = [f"Content-Length: {len(odd.body)}"] if odd.body else []
    first = f"{odd.line.replace('TABLE', table)} HTTP/1.1"
    lines = [first, *host, "Connection: close", *odd.head, *size]
    head, body = asked(server, "\r\n".join([*lines, "", ""]).encode("latin-1") + odd.body)
    status = int(head.split(b" ")[1])
    assert status in odd.statuses, (head, body)
    assert b"x-content-type-options: nosniff" in head.lower()
    if status >= 400 and b"application/json" in head:
        told: Json = json.loads(body)
        assert told["text"]
        assert told["error"] == odd.word or not odd.word
    else:
        assert not odd.word


UNKNOWN = [
    ("POST", "/api/tables", {"game": "lair", "seats": [{}, {}], "opions": {}}),
    ("POST", "/api/tables", {"game": "lair", "seats": [{"opions": 1}, {}]}),
    ("POST", "/api/tables", {"game": "lair", "seats": [{}, {}], "settings": {"opions": 1}}),
    *[("POST", f"/api/tables/TABLE/{verb}", {"opions": 1}) for verb in ("join", "leave", "ready")],
    ("POST", "/api/tables/TABLE/recover", {"token": "x", "opions": 1}),
    ("POST", "/api/tables/TABLE/branch", {"moment": 1, "opions": 1}),
    ("POST", "/api/tables/TABLE/report", {"opions": 1}),
    ("PUT", "/api/me", {"name": "Ada", "opions": 1}),
]


@pytest.mark.parametrize(("method", "path", "body"), UNKNOWN)
@pytest.mark.parametrize(("lang", "sentence"), [("en", "“opions” means"), ("fr", "« opions » ne")])
def test_a_key_that_means_nothing_is_refused_by_its_name(
    house: tuple[Server, str], method: str, path: str, body: Json, lang: str, sentence: str
) -> None:
    server, table = house
    person = Person(server, lang)
    answer = person.http.request(method, path.replace("TABLE", table), json=body)
    assert (answer.status_code, answer.json()["error"]) == (400, "bad-request")
    assert sentence in answer.json()["text"].replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize("door", ["socket", "events"])
def test_a_key_of_a_frame_that_means_nothing_is_refused_by_its_name(
    house: tuple[Server, str], door: str
) -> None:
    host = Person(house[0])
    line = host.come(door, host.table("lair", "me me"), 0)
    line.until("welcome")
    answer = line.ask("say", text="hello", colour="red")
    assert (answer["type"], answer["error"]) == ("bad", "bad-frame")
    assert "“colour”" in answer["text"]
    line.close()


def test_a_socket_for_another_name_is_refused(house: tuple[Server, str]) -> None:
    server, table = house
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        *("Host: evil.example", "Origin: http://evil.example"),
        *("Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"),
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
    head, _ = asked(server, "\r\n".join([*lines, "", ""]).encode())
    assert b" 403 " in head.split(b"\r\n")[0]


def test_every_body_of_a_request_refuses_unknown_keys() -> None:
    """Whatever a route takes as its body is a wish."""
    named = [one for one in vars(bodies).values() if isinstance(one, type)]
    wishes = [one for one in named if one.__name__.endswith("Wish") and one is not bodies.Wish]
    assert len(wishes) >= 6
    for wish in [*wishes, bodies.SeatOnly, bodies.Recovery, bodies.Settings]:
        assert issubclass(wish, bodies.Wish), wish
        assert wish.__struct_config__.forbid_unknown_fields, wish
    for command in messages.Asked.__subclasses__():
        assert command.__struct_config__.forbid_unknown_fields, command


def test_what_is_far_too_long_is_refused_before_it_is_read(house: tuple[Server, str]) -> None:
    """And nobody is told that there is nothing at this address."""
    head = b"POST /api/tables/file HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2000000\r\n\r\n"
    with socket.create_connection(("127.0.0.1", house[0].port), 60) as line:
        line.sendall(head)
        answer = b""
        while b"}" not in answer:
            answer += line.recv(65536)
    assert answer.startswith(b"HTTP/1.1 413 ")
    assert b'"error":"too-large"' in answer
