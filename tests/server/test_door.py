"""Connections: their bytes, their time, their number; each on a real process and real sockets."""

import socket
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from server.hosting import Person, Server, free_port, serving
from server.receiving import eventually

PATIENCE = 60  # seconds that a test waits for what must come


@contextmanager
def opened(server: Server, *said: bytes) -> Iterator[socket.socket]:
    """A bare connection on which something was said."""
    with closing(socket.create_connection(("localhost", server.port), timeout=PATIENCE)) as found:
        for part in said:
            found.sendall(part)
        yield found


def heard(connection: socket.socket) -> bytes:
    """All that the server says before it ends the connection."""
    parts = []
    with suppress(ConnectionResetError):
        while part := connection.recv(65536):
            parts.append(part)
    return b"".join(parts)


def well(server: Server) -> bool:
    return httpx.get(f"{server.url}/health", timeout=PATIENCE).is_success


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house with little patience."""
    data = Path(tmp_path_factory.mktemp("hasty")) / "data"
    caps = ("caps.first=0.3", "caps.body=0.3", "caps.unread=0.3", "wires/address=8")
    with serving(data, *caps) as found:
        yield found


def test_a_head_has_an_end(server: Server) -> None:
    with opened(server, b"GET / HTTP/1.1\r\nHost: localhost\r\n") as found:
        sent = 0
        with suppress(OSError):
            while sent < 50_000_000:
                found.sendall(b"X-Filler: " + b"x" * 8000 + b"\r\n")
                sent += 8012
        assert sent < 20_000_000  # what the system holds for a reader that has gone
        assert heard(found).startswith(b"HTTP/1.1 431") or sent
    assert well(server)


def test_a_head_that_is_too_long_is_told_so(server: Server) -> None:
    with opened(server, b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"x" * 17_000) as found:
        assert heard(found).startswith(b"HTTP/1.1 431")


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nHost: localhost\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n{",
    ],
    ids=["silent", "half a line", "half a head", "half a body"],
)
def test_what_is_only_half_said_is_ended(hasty: Server, said: bytes) -> None:
    with opened(hasty, said) as found:
        assert heard(found).startswith(b"HTTP/1.1 408")


def test_slow_drops_do_not_buy_time(hasty: Server) -> None:
    """Whoever sends a header a moment is ended like whoever sends none."""
    with opened(hasty, b"GET / HTTP/1.1\r\nHost: localhost\r\n") as found:
        found.settimeout(0.05)
        with suppress(ConnectionError):
            while True:
                try:
                    assert found.recv(100).startswith(b"HTTP/1.1 408")
                    break
                except TimeoutError:
                    found.sendall(b"X: y\r\n")


ASKED = b"GET /schema/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"


def test_an_answer_that_nobody_reads_is_given_up(hasty: Server) -> None:
    with socket.socket() as found:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        found.connect(("localhost", hasty.port))
        found.sendall(ASKED * 30)
        eventually(lambda: cut_off(found), PATIENCE)
    assert well(hasty)


def cut_off(found: socket.socket) -> bool:
    """Whether the other side has broken off, as whoever does not read sees when saying more."""
    try:
        found.sendall(b"G")
    except ConnectionError:
        return True
    return False


def test_requests_do_not_pile_up_before_their_answers(server: Server) -> None:
    """So many may be asked ahead; whoever asks on is cut off, however many there were."""
    with opened(server, ASKED * 40) as found:
        assert found.recv(12) == b"HTTP/1.1 200"
    with opened(server) as found, suppress(ConnectionError):
        while True:  # a time-out is a failure
            found.sendall(ASKED * 1000)
    assert well(server)


def test_one_address_holds_so_many_and_no_more(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "wires/address=4") as server:
        held = [socket.create_connection(("localhost", server.port)) for _ in range(4)]
        for one in held:
            one.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert one.recv(4096).startswith(b"HTTP/1.1 200")
        with opened(server) as found:
            assert heard(found).startswith(b"HTTP/1.1 429")
        for one in held:
            one.close()


def test_the_silent_make_room_for_the_living(tmp_path: Path) -> None:
    """A full house ends who has asked for nothing; whoever plays stays."""
    with serving(tmp_path / "data", "wires/house=8") as server:
        host = Person(server)
        line = host.sit(host.table("lair", "me bot"))
        line.until("welcome")
        silent = [socket.create_connection(("localhost", server.port)) for _ in range(30)]
        assert well(server)
        line.ask("resync")
        silent[0].settimeout(PATIENCE)
        assert silent[0].recv(1) == b""
        for one in silent:
            one.close()


@pytest.mark.parametrize("kind", ["ping", "pong", "fragment"])
def test_frames_that_say_nothing_are_counted(server: Server, kind: str) -> None:
    """Signs of life and empty parts of a text cost what frames cost."""
    host = Person(server)
    line = host.sit(host.table("lair", "me bot"))
    line.until("welcome")
    frames = {
        "ping": Frame(Opcode.PING, b""),
        "pong": Frame(Opcode.PONG, b""),
        "fragment": Frame(Opcode.CONT, b"", fin=False),
    }
    begin = Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True) if kind == "fragment" else b""
    raw = line.socket.socket  # type: ignore[union-attr]
    with suppress(OSError):
        raw.sendall(begin + frames[kind].serialize(mask=True) * 20_000)
    with pytest.raises(ConnectionClosed):
        line.until("never")
    assert well(server)


def test_a_house_answers_to_its_own_names(server: Server) -> None:
    """A page of another site cannot make its own name point here, and read."""
    for host, status in [
        ("localhost", 200),
        ("LOCALHOST:80", 200),
        ("127.0.0.1:1234", 200),
        ("[::1]:8123", 200),
        ("evil.example", 421),
        ("localhost.evil.example", 421),
        ("", 421),
        ("pi.lan:8123", 200),
        ("x" * 3000, 421),
    ]:
        answer = httpx.get(f"{server.url}/health", headers={"host": host})
        assert answer.status_code == status, host
        assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    "path", ["/", "/nowhere", "/api/nowhere", "/static/nowhere", "/static/%00", "/t/%00", "/api/me"]
)
def test_every_answer_has_its_headers(server: Server, path: str) -> None:
    for method in ("GET", "HEAD", "POST", "DELETE", "TRACE"):
        answer = httpx.request(method, f"{server.url}{path}")
        assert answer.status_code < 500, (method, path)
        for name in ("content-security-policy", "x-content-type-options", "referrer-policy"):
            assert name in answer.headers, (method, path)


def test_what_is_counted_is_told_on_this_machine_alone(tmp_path: Path) -> None:
    port = free_port()
    with serving(tmp_path / "data", f"metrics={port}") as server:
        assert httpx.get(f"{server.url}/metrics").status_code == 404
        assert "filature_frames_total" in httpx.get(f"http://127.0.0.1:{port}/metrics").text


def test_only_a_trusted_proxy_is_believed(tmp_path: Path) -> None:
    """Addresses that somebody else writes into a header are nobody's."""
    for words, told in [((), 429), (("behind=('127.0.0.0/8', '::1')",), 200)]:
        with serving(tmp_path / str(told), "requests/address=3", *words) as server:
            answers = [
                httpx.get(f"{server.url}/api/me", headers={"x-forwarded-for": f"192.0.2.{n}"})
                for n in range(9)
            ]
            assert answers[-1].status_code == told
