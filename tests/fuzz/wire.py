"""The doors of a server: raw requests, and frames over a socket."""

import json
import socket

from websockets.exceptions import ConnectionClosed

from fuzz.inputs import TABLE
from server.hosting import Line, Person, Server

ANSWERS = ("bad", "done", "refused", "stale", "because", "advice")
PATIENCE = 60  # seconds; nothing here takes one


class Wire:
    """A server, a person there, and a match of theirs that goes on."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.person = Person(server)
        self.table = self.person.table("lair", "me me")
        self.person.post(f"/api/tables/{self.table}/start")
        self.line: Line | None = None

    # Requests --------------------------------------------------------------------------------

    def request(self, data: bytes) -> None:
        """Every request is answered; none is our fault, and who is refused is told why."""
        head, body = self.asked(data)
        status = int(head.split(b" ")[1])
        assert status < 500, (head, body)
        if status >= 400 and b"application/json" in head and not data.startswith(b"HEAD"):
            assert json.loads(body)["error"]
            assert json.loads(body)["text"]

    def asked(self, data: bytes) -> tuple[bytes, bytes]:
        """The head and the body of the answer to some bytes."""
        with socket.create_connection(("127.0.0.1", self.server.port), PATIENCE) as line:
            line.sendall(data.replace(TABLE.encode(), self.table.encode()))
            answer = b""
            while part := line.recv(65536):
                answer += part
        head, _, body = answer.partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 "), answer
        return head, body

    # Frames ----------------------------------------------------------------------------------

    def frame(self, data: bytes) -> None:
        """Every frame is answered, once."""
        if self.line is None:
            self.line = self.person.sit(self.table, 0)
            self.line.until("state")
        try:
            self.line.socket.send(data)
            answer = self.line.until(*ANSWERS)
        except ConnectionClosed:
            self.line = None
            raise
        assert answer["type"] != "bad" or answer["text"]
