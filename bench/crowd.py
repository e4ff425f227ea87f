"""A crowd at the door: `PYTHONPATH=src:tests python bench/crowd.py [SOCKETS] [IDLE] [MOVES]`.

Two drills on one server process.  Sockets come and go by the thousand while somebody speaks all the
time, so that no second is silent: what is the longest that speaker had to wait, and is the memory
what it was?  Then many sockets are held that say nothing: what does each cost, beside moves?
The speaker is a process of its own, so that only the machine and the server can make it wait.
"""

import asyncio
import json
import os
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections import deque
from pathlib import Path
from typing import NamedTuple

from server.hosting import Person, Server, serving

SOCKETS, IDLE, MOVES = 20_000, 10_000, 400
WARM = 2_000  # sockets, before anything is counted
AT_ONCE = 50
ADDRESSES = 40  # of this machine, as one address may not bring so many
WATCHERS = 20  # at one table
PLAYED = 200  # tables
SECONDS = 15.0
UPGRADE = (
    "GET {path} HTTP/1.1\r\nHost: localhost\r\n{who}Connection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
GOODBYE = bytes((0x88, 0x80, 0, 0, 0, 0))
PING, PONG = b"\x89\x04", b"\x8a\x84" + bytes(4)  # with four bytes, which come back
OPTION = re.compile(rb'"options":\[\{"id":\d+,"notation":"([^"]+)"')
MOMENT = re.compile(rb'"moment":(\d+)')
numbers = iter(range(1 << 40))


class Report(NamedTuple):
    """What the speaker found, in milliseconds: how long it waited for the server, and at most for
    another process that does nothing but answer, which tells what the machine alone does."""

    median: float
    most: float
    machine: float


def masked(text: bytes) -> bytes:
    """A frame of a client's, with a mask of zeros."""
    size = len(text)
    head = bytes((0x81, 0x80 | size)) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
    return head + bytes(4) + text


class Ear(asyncio.Protocol):
    """A socket that hears and says nothing, but that it is alive."""

    def __init__(self) -> None:
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        if not self.open.done():
            self.open.set_result(None)
        if data[-6:-4] == PING:
            self.transport.write(PONG + data[-4:])

    def connection_lost(self, error: Exception | None) -> None:
        self.gone.set_result(None)
        if not self.open.done():
            self.open.set_exception(error or EOFError())


class Hand(Ear):
    """A seat that plays whatever comes first, when it is told to."""

    def __init__(self, ready: "deque[Hand]", waits: list[float]) -> None:
        super().__init__()
        self.ready, self.waits = ready, waits
        self.unread, self.move, self.sent = b"", b"", 0.0

    def data_received(self, data: bytes) -> None:
        self.unread += data
        if not self.open.done():
            _, found, self.unread = self.unread.partition(b"\r\n\r\n")
            if not found:
                return
            self.open.set_result(None)
        while frame := self.next_frame():
            self.hear(frame)

    def next_frame(self) -> bytes:
        """The next frame that is there as a whole."""
        data, at = self.unread, 2
        if len(data) < 6:
            return b""
        size = data[1]
        if size >= 126:
            at = 4 if size == 126 else 10
            size = int.from_bytes(data[2:at], "big")
        if len(data) < at + size:
            return b""
        self.unread = data[at + size :]
        if data[:2] == PING:
            self.transport.write(PONG + data[2:6])
        return data[at : at + size]

    def hear(self, frame: bytes) -> None:
        if frame.startswith(b'{"type":"done"') and self.sent:
            self.waits.append(time.perf_counter() - self.sent)
            self.sent = 0.0
        option, moment = OPTION.search(frame), MOMENT.search(frame)
        if frame.startswith(b'{"type":"state"') and option and moment:
            told = b'{"type":"play","id":1,"notation":"%b","moment":%b}' % (option[1], moment[1])
            if not self.move:
                self.ready.append(self)
            self.move = masked(told)

    def play(self) -> None:
        self.sent = time.perf_counter()
        move, self.move = self.move, b""
        self.transport.write(move)


async def come(server: Server, ear: Ear, path: str, who: str = "") -> Ear:
    """A socket that is open."""
    here = f"127.0.1.{1 + next(numbers) % ADDRESSES}"
    who = who or "Origin: http://localhost\r\n"
    loop = asyncio.get_running_loop()
    await loop.create_connection(lambda: ear, "127.0.0.1", server.port, local_addr=(here, 0))
    ear.transport.write(UPGRADE.format(path=path, who=who).encode())
    await ear.open
    return ear


async def come_and_go(server: Server, tables: list[str], count: int) -> None:
    """So many sockets, a few at once; every other one goes without a word."""

    async def one(number: int) -> None:
        ear = await come(server, Ear(), f"/api/tables/{tables[number % len(tables)]}/socket")
        if number % 2:
            ear.transport.abort()
        else:
            ear.transport.write(GOODBYE)
        await ear.gone

    for start in range(0, count, AT_ONCE):
        await asyncio.gather(*[one(start + n) for n in range(AT_ONCE)])


async def seated(server: Server, ready: deque[Hand], waits: list[float]) -> None:
    """One table more at which two people play."""
    host = Person(server)
    host.table("lair", "me me", options={"target": 99, "stop": "never"})
    for held in host.created["held"]:
        who = f"Authorization: Bearer {held['token']}\r\n"
        path = f"/api/tables/{host.created['table']['id']}/socket"
        await come(server, Hand(ready, waits), path, who)
    host.post(f"/api/tables/{host.created['table']['id']}/ready")
    host.http.close()


async def played(ready: deque[Hand], rate: int, seconds: float) -> float:
    """Plays so many moves a second, as far as there are any; how many there were."""
    begun, done = time.perf_counter(), 0
    while (passed := time.perf_counter() - begun) < seconds:
        while ready and done < rate * passed:
            ready.popleft().play()
            done += 1
        await asyncio.sleep(0.005)
    return done / seconds


class Speaker:
    """A process that asks something all the time, and takes the time of each answer."""

    def __init__(self, server: Server) -> None:
        command = [sys.executable, __file__, "speak", server.url]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout
        self.process.stdout.readline()

    def done(self) -> Report:
        found, _ = self.process.communicate("\n")
        return Report(*json.loads(found))


def speak(url: str) -> None:
    """The speaker's own process; it ends when somebody writes to it."""
    server = Server.__new__(Server)  # one that is running
    server.port = int(url.rpartition(":")[2])
    person = Person(server)
    line = person.sit(person.table("lair", "me me"), 0)
    line.ask("resync")  # the first answer makes what all others use
    waits: list[float] = []
    others: list[float] = []
    os.set_blocking(sys.stdin.fileno(), False)
    print("begun", flush=True)
    with subprocess.Popen(["cat"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0) as cat:
        assert cat.stdin
        assert cat.stdout
        while not sys.stdin.readline():
            begun = time.perf_counter()
            line.ask("resync")
            between = time.perf_counter()
            cat.stdin.write(b"?")
            cat.stdout.read(1)
            waits.append(1000 * (between - begun))
            others.append(1000 * (time.perf_counter() - between))
            time.sleep(0.01)
        cat.stdin.close()
    print(json.dumps([sorted(waits)[len(waits) // 2], max(waits), max(others)]))


def memory(server: Server) -> int:
    """Resident bytes."""
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    return 1024 * int(found[1]) if found else 0


async def settled(server: Server) -> int:
    """The memory once nothing changes it any more."""
    last = 0
    while abs(memory(server) - last) > 100_000:
        last = memory(server)
        await asyncio.sleep(0.5)
    return last


async def first_drill(server: Server, count: int) -> None:
    host = Person(server)
    tables = [host.table("lair", "me bot") for _ in range(20)]
    speaker = Speaker(server)
    await come_and_go(server, tables, WARM)
    before, begun = await settled(server), time.perf_counter()
    await come_and_go(server, tables, count)
    lasted = time.perf_counter() - begun
    after = await settled(server)
    waits = speaker.done()
    print(f"| {count} sockets came and went, a second | {count / lasted:.0f} |")
    print(f"| memory before and after, MiB | {before / 2**20:.1f}, {after / 2**20:.1f} |")
    print(f"| it grew by | {100 * (after / before - 1):.1f} % |")
    print(f"| a speaker waited, median and most, ms | {waits.median:.1f}, {waits.most:.1f} |")
    print(f"| and at most for a process that only answers, ms | {waits.machine:.1f} |")


async def second_drill(server: Server, count: int, rate: int) -> None:
    ready: deque[Hand] = deque()
    waits: list[float] = []
    for _ in range(PLAYED):
        await seated(server, ready, waits)
    host = Person(server)
    tables = [host.table("lair", "me bot") for _ in range(count // WATCHERS)]
    ears = [await come(server, Ear(), f"/api/tables/{table}/socket") for table in tables]
    await played(ready, rate, 2.0)
    before = await settled(server)
    for number in range(count):
        path = f"/api/tables/{tables[number // WATCHERS]}/socket"
        ears.append(await come(server, Ear(), path))
    cost = (await settled(server) - before) / count
    waits.clear()
    done = await played(ready, rate, SECONDS)
    waits.sort()
    held = sum(not ear.gone.done() for ear in ears)
    print(f"| idle sockets of {len(ears)}, held to the end | {held} |")
    print(f"| memory for each, KiB | {cost / 1024:.1f} |")
    print(f"| moves a second beside them, of {rate} | {done:.0f} |")
    if waits:
        found = [1000 * waits[int(part * len(waits))] for part in (0.5, 0.99)]
        print(f"| then p50 and p99 of a move, ms | {found[0]:.1f}, {found[1]:.1f} |")


def main(sockets: int, idle: int, moves: int) -> None:
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    print(f"| load of the machine at first: {os.getloadavg()[0]:.1f} | |\n|---|---|", flush=True)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder) / "one") as server:
        asyncio.run(first_drill(server, sockets))
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder) / "two") as server:
        asyncio.run(second_drill(server, idle, moves))
    print(f"| load of the machine at last | {os.getloadavg()[0]:.1f} |")


if __name__ == "__main__":
    if sys.argv[1:2] == ["speak"]:
        speak(sys.argv[2])
    else:
        given = [int(word) for word in sys.argv[1:]]
        main(*[*given, *(SOCKETS, IDLE, MOVES)[len(given) :]])
