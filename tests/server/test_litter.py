"""What connections leave behind: nothing, although nobody looks for cycles while people play.

A server counts what is alive in it before and after many connections of a kind have come and gone.
"""

import socket
import struct
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from server.hosting import Person, Server, serving

MANY = 25
WAYS: dict[str, Callable[["Guest"], None]] = {}
WAIT = 30.0  # seconds, for a busy machine


BOUNDED = {
    "builtins.builtin_function_or_method",  # some thirty, in the loop
    "weakref.ReferenceType",  # the last 200 cursors, in Python's sqlite3
    "builtins.tuple",  # the last 1,024 addresses that were asked for, in the framework
}


class Guest:
    """Somebody who comes to one table again and again."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.person = Person(server)
        self.table = self.person.table("lair", "me me", settings={"absence": "wait"})
        self.person.post(f"/api/tables/{self.table}/ready")

    def raw(self, text: str) -> socket.socket:
        found = socket.create_connection(("127.0.0.1", self.server.port))
        found.sendall(text.encode())
        return found

    def upgrade(self, more: str = "") -> socket.socket:
        """A socket of which only its first frame was read."""
        head = f"GET /api/tables/{self.table}/socket?seat=0 HTTP/1.1\r\nHost: localhost\r\n"
        own = f"Origin: http://localhost\r\nCookie: {self.person.cookie}\r\n"
        found = self.raw(f"{head}{own}{UPGRADE}{more}\r\n")
        found.recv(1)
        return found


UPGRADE = (
    "Connection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


def way(do: Callable[[Guest], None]) -> Callable[[Guest], None]:
    WAYS[do.__name__] = do
    return do


def reset(found: socket.socket) -> None:
    """Goes without a word, as a phone without a network does."""
    found.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    found.close()


@way
def a_socket_that_says_goodbye(guest: Guest) -> None:
    line = guest.person.sit(guest.table, 0)
    line.until("state")
    line.ask("why", notation="")
    line.close()


@way
def a_socket_that_breaks(guest: Guest) -> None:
    reset(guest.upgrade())


@way
def several_sockets_that_break_at_once(guest: Guest) -> None:
    """Each of them is still told that the others have gone."""
    for found in [guest.upgrade() for _ in range(6)]:
        reset(found)


@way
def a_stranger_with_a_socket(guest: Guest) -> None:
    line = guest.person.sit(guest.table, Origin=guest.server.url)
    line.until("state")
    line.close()


@way
def a_forged_cookie(guest: Guest) -> None:
    forged = {"Cookie": guest.person.cookie[:-2] + "xx", "Origin": guest.server.url}
    line = guest.person.sit(guest.table, None, **forged)
    line.until("state")
    line.close()
    httpx.get(f"{guest.server.url}/api/tables/{guest.table}", headers=forged)


@way
def a_socket_that_the_house_closes(guest: Guest) -> None:
    line = guest.person.sit("nowhere")
    with pytest.raises(ConnectionClosed):
        line.next()


@way
def a_socket_with_a_bad_frame(guest: Guest) -> None:
    found = guest.upgrade()
    found.sendall(b"\xff\xff\xff\xff\xff\xff")
    while found.recv(65536):
        pass
    found.close()


@way
def a_handshake_that_is_refused(guest: Guest) -> None:
    found = guest.raw(
        "GET /api/tables/x/socket HTTP/1.1\r\nHost: localhost\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 12\r\n\r\n"
    )
    while found.recv(65536):
        pass
    found.close()


@way
def requests_on_a_line_that_is_kept(guest: Guest) -> None:
    with httpx.Client(base_url=guest.server.url) as http:
        for path in ("/health", "/api/games", "/api/nothing"):
            http.get(path)


@way
def a_request_that_breaks_off(guest: Guest) -> None:
    reset(guest.raw("POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\n{"))


@way
def a_request_that_is_none(guest: Guest) -> None:
    found = guest.raw("what is this\r\n\r\n")
    found.recv(65536)
    found.close()


@way
def events_that_are_listened_to(guest: Guest) -> None:
    line = guest.person.listen(guest.table, 0)
    line.until("state")
    line.ask("why", notation="")
    line.close()


@way
def an_action_taken_back(guest: Guest) -> None:
    """What people do at a table leaves nothing either."""
    line = guest.person.sit(guest.table, 0)
    line.until("state")
    line.ask("say", text="hello")
    line.ask("play", notation="nonsense", moment=0)
    line.ask("undo")
    line.close()


@pytest.fixture(scope="module")
def guest(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guest]:
    folder: Path = tmp_path_factory.mktemp("litter")
    (folder / "littered").touch()
    with serving(folder / "data") as server:
        yield Guest(server)
        assert "Traceback" not in server.errors.read_text()


@pytest.mark.parametrize("name", WAYS)
def test_nothing_is_left_of_a_connection(guest: Guest, name: str) -> None:
    do = WAYS[name]
    for _ in range(3):  # what is made once and kept
        do(guest)
    found = Counter({"not tried": 1})
    for _ in range(3):  # some of it only when things meet in another order
        if found:
            before = guest.server.alive()
            for _ in range(MANY):
                do(guest)
            found = left(guest.server, before)
    assert not found


def left(server: Server, before: Counter[str]) -> Counter[str]:
    """Of what there is more than before, about one for each connection; in the end."""
    end = time.monotonic() + WAIT
    while True:
        grown = server.alive() - before
        found = Counter({kind: count for kind, count in grown.items() if count > MANY // 2})
        for kind in BOUNDED:
            found.pop(kind, 0)
        if not found or time.monotonic() > end:
            return found
        time.sleep(0.05)
