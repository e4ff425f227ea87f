"""Real server processes, and clients with real sockets, or without."""

import json
import os
import queue
import random
import signal
import socket
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosedError
from websockets.sync.client import ClientConnection, connect

from filature.protocol import messages

Json = dict[str, Any]
HERE = Path(__file__).parent
DECODE = msgspec.json.Decoder(messages.FromServer).decode


PATIENCE = 60.0  # seconds, for a busy machine
PORTS = range(10_000, 32_000)  # which no system gives to connections that leave it


def free_port() -> int:
    """A port that stays free, however long a server takes to start at it."""
    while True:
        port = random.SystemRandom().choice(PORTS)
        with socket.socket() as found, suppress(OSError):
            found.bind(("127.0.0.1", port))
            return port


class Server:
    """One server process on one folder; it can be killed and started again."""

    prefix: tuple[str, ...] = ()  # of the command
    port = 0

    def __init__(self, data: Path, *rates: str, **env: str) -> None:
        self.data = data
        self.rates = rates
        self.env = env
        self.port = self.port or free_port()
        self.start()

    def start(self) -> None:
        command = [sys.executable, str(HERE / "run.py"), str(self.data), str(self.port)]
        self.errors = self.data.parent / f"{self.data.name}.err"
        self.process = subprocess.Popen(
            [*self.prefix, *command, *self.rates],
            stdout=subprocess.PIPE,
            stderr=self.errors.open("a"),
            text=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **self.env},
        )
        assert self.process.stdout
        assert self.process.stdout.readline(), self.errors.read_text()

    @property
    def url(self) -> str:
        return f"http://localhost:{self.port}"

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def alive(self) -> Counter[str]:
        """What is alive in it, kind by kind; only where a file `littered` lies beside its data."""
        assert self.process.stdout
        self.process.send_signal(signal.SIGUSR1)
        return Counter(json.loads(self.process.stdout.readline()))

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)


@contextmanager
def serving(data: Path, *rates: str, **env: str) -> Iterator[Server]:
    server = Server(data, *rates, **env)
    try:
        yield server
    finally:
        server.kill()


class Person:
    """A browser without a screen: cookies, requests, sockets."""

    def __init__(self, server: Server, lang: str = "en") -> None:
        self.server = server
        self.lang = lang
        headers = {"accept-language": lang}
        self.http = httpx.Client(base_url=server.url, headers=headers, timeout=PATIENCE)
        self.http.get("/api/me")

    def post(self, path: str, body: Json | None = None) -> Json:
        answer = self.http.post(path, json={} if body is None else body)
        assert answer.is_success, (answer.status_code, answer.headers, answer.text)
        found: Json = answer.json()
        return found

    def refused(self, path: str, body: Json | None = None) -> str:
        answer = self.http.post(path, json={} if body is None else body)
        assert 400 <= answer.status_code < 500, answer.text
        return str(answer.json()["error"])

    def get(self, path: str) -> Any:
        answer = self.http.get(path)
        assert answer.is_success, answer.text
        return answer.json()

    def table(self, game: str, seats: str, **more: Any) -> str:
        """A table by words: `me bot bot:uniform open`; pace 0 unless told."""
        words = [word.partition(":") for word in seats.split()]
        wishes = [{"who": who, "level": level or "greedy"} for who, _, level in words]
        settings = {"pace": 0, "countdown": 0, "lang": self.lang, **more.pop("settings", {})}
        body = {"game": game, "seats": wishes, "settings": settings, **more}
        self.created = self.post("/api/tables", body)
        return str(self.created["table"]["id"])

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def sit(self, table: str, seat: int | None = None, **headers: str) -> "Line":
        where = "" if seat is None else f"&seat={seat}"
        url = f"{self.server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        given = headers or {"Cookie": self.cookie, "Origin": self.server.url}
        url += f"?lang={self.lang}{where}"
        how: Json = {"open_timeout": PATIENCE, "legacy": True}
        return Line(connect(url, additional_headers=given, **how))

    def listen(self, table: str, seat: int | None = None, **headers: str) -> "Line":
        """The same table over HTTP."""
        where = "" if seat is None else f"&seat={seat}"
        url = f"{self.server.url}/api/tables/{table}/events?lang={self.lang}{where}"
        return Line(Events(url, headers or {"Cookie": self.cookie, "Origin": self.server.url}))

    def come(self, door: str, table: str, seat: int | None = None, **headers: str) -> "Line":
        """A table by the door that is named: `socket` or `events`."""
        return (self.sit if door == "socket" else self.listen)(table, seat, **headers)


class Events:
    """Server-sent events and posts, as if they were a WebSocket."""

    def __init__(self, url: str, headers: dict[str, str]) -> None:
        self.http = httpx.Client(headers=headers, timeout=None)
        self.heard: queue.Queue[str | None] = queue.Queue()
        self.beats = 0
        self.address = ""
        self.stream = self.http.send(self.http.build_request("GET", url), stream=True)
        if self.stream.status_code != 200:
            self.stream.read()
            raise httpx.HTTPStatusError(
                "refused", request=self.stream.request, response=self.stream
            )
        self.reader = threading.Thread(target=self.read, daemon=True)
        self.reader.start()

    def read(self) -> None:
        try:
            for line in self.stream.iter_lines():
                self.hear(line)
        except (httpx.HTTPError, httpx.StreamError):
            pass
        self.heard.put(None)

    def hear(self, line: str) -> None:
        field, _, value = line.partition(": ")
        self.beats += line == ":"
        if field == "data" and not self.address:
            self.address = str(self.stream.url.join(value))
        elif field == "data":
            self.heard.put(value)

    def recv(self, timeout: float) -> str:
        try:
            frame = self.heard.get(timeout=timeout)
        except queue.Empty:
            raise TimeoutError from None
        if frame is None:
            self.heard.put(None)
            raise ConnectionClosedError(None, None)
        return frame

    def send(self, frame: str | bytes) -> None:
        answer = self.http.post(self.address, content=frame)
        if answer.is_error:
            raise ConnectionClosedError(None, None)
        self.heard.put(answer.text)

    def close(self) -> None:
        found = self.stream.extensions["network_stream"].get_extra_info("socket")
        found.shutdown(socket.SHUT_RDWR)  # the reader waits at it
        self.reader.join()
        self.http.close()


class Line:
    """One connection: remembers the last state, checks every message against its type."""

    def __init__(self, socket: ClientConnection | Events) -> None:
        self.socket = socket
        self.state: Json = {}
        self.table: Json = {}
        self.frames: list[str] = []
        self.number = 0

    def next(self, timeout: float = PATIENCE) -> Json:
        frame = self.socket.recv(timeout)
        assert isinstance(frame, str)
        DECODE(frame)
        self.frames.append(frame)
        message: Json = json.loads(frame)
        if message["type"] == "state":
            message["scene"] = woven(message["scene"], self.state.get("scene", {}))
            self.state = message
        if message["type"] in ("table", "welcome"):
            self.table = message["table"]
        return message

    def until(self, *types: str) -> Json:
        while (message := self.next())["type"] not in types:
            pass
        return message

    def ask(self, type: str, **fields: Any) -> Json:
        """Sends a command and waits for its answer."""
        self.number += 1
        self.socket.send(json.dumps({"type": type, "id": self.number, **fields}))
        while (message := self.next()).get("id") not in (self.number, 0):
            pass
        return message

    def play(self, notation: str, moment: int | None = None) -> Json:
        seen = self.state["moment"] if moment is None else moment
        return self.ask("play", notation=notation, moment=seen)

    def options(self) -> list[str]:
        return [option["notation"] for option in self.state.get("options", [])]

    def catch_up(self) -> None:
        """Reads all that a socket was sent so far: the answer to a question comes behind it.  What
        bots will do is not there yet."""
        self.ask("why", element="nothing")

    def settle(self, quiet: float) -> None:
        """Reads until nothing comes for a while, which proves nothing: another look may be due."""
        try:
            while True:
                self.next(quiet)
        except TimeoutError:
            pass

    def finish(self) -> int:
        """Plays whatever comes first until the match is over; how often there was a choice."""
        self.until("state")
        choices = 0
        while "result" not in self.state:
            if self.options():
                choices += len(self.options()) > 1
                self.play(self.options()[0])
            else:
                self.next()
        return choices

    def close(self) -> None:
        self.socket.close()


def woven(now: Json, before: Json) -> Json:
    """A scene in full: what is only named is as it was in the one before."""
    for kind in ("boards", "places", "zones", "panels", "grids"):
        old = {one["id"]: one for one in before.get(kind, [])}
        if kind in now:
            now[kind] = [
                old[one] if isinstance(one, str) else woven(one, old.get(one["id"], {}))
                for one in now[kind]
            ]
    if "places" in now and "lines" in before:
        now.setdefault("lines", before["lines"])
    return now


def choice(options: list[str], rng: random.Random) -> str:
    return options[rng.randrange(len(options))]
