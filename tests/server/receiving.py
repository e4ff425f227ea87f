"""What notices are sent to: a real mail server, a real HTTP endpoint, a device that decrypts."""

import base64
import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple, TypeVar

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from server.hosting import PATIENCE, free_port

T = TypeVar("T")


def eventually(found: Callable[[], T], seconds: float = PATIENCE) -> T:
    """What comes sooner or later; how soon is the machine's business."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if seen := found():
            return seen
        time.sleep(0.05)
    raise AssertionError("it never came")


class Heard(NamedTuple):
    """A request that came."""

    method: str
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Endpoint:
    """An HTTP endpoint on a port of this machine; it answers what it is told to."""

    def __init__(self) -> None:
        self.heard: list[Heard] = []
        self.status = 200
        self.location = ""
        self.stuck = threading.Event()
        self.stuck.set()
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), self.handler())
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def place(self) -> str:
        return f"127.0.0.1:{self.server.server_address[1]}"

    @property
    def url(self) -> str:
        return f"http://{self.place}"

    def handler(self) -> type[BaseHTTPRequestHandler]:
        endpoint = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                endpoint.heard.append(Heard(self.command, self.path, dict(self.headers), body))
                endpoint.stuck.wait(30)
                self.send_response(endpoint.status)
                if endpoint.location:
                    self.send_header("Location", endpoint.location)
                self.end_headers()

            do_PUT = do_GET = do_POST  # noqa: N815

            def log_message(self, *args: object) -> None: ...

        return Handler

    def to(self, path: str) -> list[Heard]:
        return [one for one in self.heard if one.path.startswith(path)]

    def close(self) -> None:
        self.stuck.set()
        self.server.shutdown()
        self.server.server_close()


class Device:
    """A browser's subscription at an endpoint, and what the device makes of its pushes."""

    def __init__(self, endpoint: Endpoint, path: str = "/push/1") -> None:
        self.endpoint = endpoint
        self.path = path
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen bytes ok"

    @property
    def wish(self) -> dict[str, object]:
        point = self.private.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        keys = {"p256dh": written(point), "auth": written(self.auth)}
        return {"endpoint": self.endpoint.url + self.path, "keys": keys}

    @property
    def pushes(self) -> list[Any]:
        return [self.opened(one) for one in self.endpoint.to(self.path)]

    def opened(self, one: Heard) -> Any:
        """A push decrypted; it was signed, and is of one size."""
        assert Vapid02.verify(one.headers["Authorization"])
        assert one.headers["Content-Encoding"] == "aes128gcm"
        assert int(one.headers["TTL"]) > 0
        assert len(one.body) == 1536 + 103
        plain = http_ece.decrypt(
            one.body, private_key=self.private, auth_secret=self.auth, version="aes128gcm"
        )
        return json.loads(plain)


def written(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


class Inbox:
    """Keeps what a mail server was given."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        mail = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        return "250 OK"

    def to(self, address: str) -> list[EmailMessage]:
        return [mail for mail in self.mails if mail["To"] == address]


@contextmanager
def mail_server() -> Iterator[tuple[Inbox, str]]:
    """A real SMTP server, and its address."""
    inbox = Inbox()
    controller = Controller(inbox, hostname="127.0.0.1", port=free_port())
    controller.start()
    try:
        yield inbox, f"smtp://127.0.0.1:{controller.port}"
    finally:
        controller.stop(no_assert=True)


def text_of(mail: EmailMessage) -> str:
    body = mail.get_body()
    assert body
    return str(body.get_content())
