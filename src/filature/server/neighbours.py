"""The other processes of the same house: connections are handed over to them, with all that was
said so far, so that whoever came to the wrong one never notices.

On one machine the connection itself is given away, at a socket of the file system, in a folder
that no other user can enter.  Between machines it is led through, over a way whose first words are
sealed with a secret of the house.  A letter is the lengths of its head and body, then both."""

import asyncio
import hmac
import json
import os
import secrets
import socket
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from struct import Struct
from typing import Any, Final, NamedTuple, TypeAlias

import structlog

LONGEST: Final = 64 * 1024  # bytes that may have been said before a connection is handed over
MOST: Final = 16 * 2**20  # bytes of any letter
AWAKE: Final = 0.5  # seconds that a neighbour has to say that it hears,
PATIENCE: Final = 3.0  # and to do what it was asked for
CHALLENGE: Final = 16  # bytes with which whoever hears greets
DONE: Final = b"1"
LENGTHS: Final = Struct(">II")
BOOT: Final = Path("/proc/sys/kernel/random/boot_id")
Client: TypeAlias = tuple[str, int] | None
Adopt: TypeAlias = Callable[[socket.socket, bytes, Client], Awaitable[None]]
log = structlog.get_logger()


class Place(NamedTuple):
    """Where a process listens: on its own machine, and for others if it does."""

    machine: str
    door: str
    far: str = ""  # an address and a port

    @property
    def written(self) -> str:
        return json.dumps(self)

    @staticmethod
    def read(text: str) -> "Place":
        return Place(*json.loads(text))


class Neighbours:
    """What this process gives to others, and takes from them."""

    def __init__(self, secret: str, inner: str = "", machine: str = "") -> None:
        self.secret = secret.encode()
        self.folder = tempfile.TemporaryDirectory(prefix="filature")
        self.own = Place(machine or this_machine(), f"{self.folder.name}/door", inner)
        self.places: list[str] = []  # of those who live
        self.adopt: Adopt = dropped
        self.hear: Callable[[bytes], None] = ignored
        self.give: Callable[[str], Awaitable[None]] = nothing_given
        self.listening: list[socket.socket] = []
        self.tasks: set[asyncio.Task[None]] = set()

    @property
    def place(self) -> str:
        return self.own.written

    def open(self) -> None:
        """Listens: to this machine, and to others if it was asked to."""
        self.listen(socket.AF_UNIX, self.own.door)
        if self.own.far:
            host, _, port = self.own.far.rpartition(":")
            self.listen(socket.AF_INET, (host, int(port)))

    def listen(self, family: int, where: Any) -> None:
        found = socket.socket(family, socket.SOCK_STREAM)
        self.listening.append(found)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind(where)
        found.listen(1024)
        found.setblocking(False)
        asyncio.get_running_loop().add_reader(found, self.arrive, found)

    def close(self) -> None:
        for one in self.listening:
            asyncio.get_running_loop().remove_reader(one)
            one.close()
        self.folder.cleanup()

    # What is given -------------------------------------------------------------------------

    async def hand_over(
        self, place: str, transport: asyncio.Transport, said: bytes, client: Client
    ) -> bool:
        """Gives a connection away; whether somebody else answers it now."""
        to, head = Place.read(place), {"what": "connection", "client": client}
        try:
            if to.machine != self.own.machine:
                await self.lead_through(to, transport, head, said)
            else:
                async with self.way_to(to) as (way, greeting):
                    given = transport.get_extra_info("socket").fileno()
                    letter = self.letter(head, said, greeting)
                    socket.send_fds(way, [letter[:1]], [given])
                    await asyncio.get_running_loop().sock_sendall(way, letter[1:])
            return True
        except OSError:  # TimeoutError is one
            return False

    async def lead_through(
        self, to: Place, transport: asyncio.Transport, head: dict[str, Any], said: bytes
    ) -> None:
        """From now on what comes on a connection goes to another machine, and comes from there."""
        loop = asyncio.get_running_loop()
        async with self.way_to(to) as (way, greeting):
            await loop.sock_sendall(way, self.letter(head, said, greeting))
            kept = way.dup()
        kept.setblocking(False)
        beyond, _ = await loop.create_connection(lambda: Half(transport), sock=kept)
        transport.set_protocol(Half(beyond))
        transport.resume_reading()

    async def ask_for(self, place: str, table: str) -> bool:
        """Asks whoever minds a table to let it go; whether that was done."""
        async with self.way_to(Place.read(place)) as (way, greeting):
            letter = self.letter({"what": "table", "table": table}, b"", greeting)
            await asyncio.get_running_loop().sock_sendall(way, letter)
            return await asyncio.get_running_loop().sock_recv(way, 1) == DONE

    async def tell(self, place: str, news: bytes) -> None:
        """Says something to a neighbour."""
        async with self.way_to(Place.read(place)) as (way, greeting):
            letter = self.letter({"what": "news"}, news, greeting)
            await asyncio.get_running_loop().sock_sendall(way, letter)

    def letter(self, head: dict[str, Any], body: bytes, greeting: bytes) -> bytes:
        """Sealed for this one way."""
        words = json.dumps(head).encode()
        sealed = json.dumps({**head, "seal": self.seal(words + body, greeting)}).encode()
        return LENGTHS.pack(len(sealed), len(body)) + sealed + body

    def seal(self, letter: bytes, greeting: bytes) -> str:
        return hmac.digest(self.secret, greeting + letter, "sha256").hex()

    @asynccontextmanager
    async def way_to(self, to: Place) -> AsyncIterator[tuple[socket.socket, bytes]]:
        """A way to a neighbour who hears, and its greeting; raises OSError where nobody does."""
        near = to.machine == self.own.machine
        if not near and not to.far:
            raise ConnectionRefusedError
        loop, family = asyncio.get_running_loop(), socket.AF_UNIX if near else socket.AF_INET
        host, _, port = to.far.rpartition(":")
        with socket.socket(family, socket.SOCK_STREAM) as way:
            way.setblocking(False)
            async with asyncio.timeout(AWAKE):
                await loop.sock_connect(way, to.door if near else (host, int(port)))
                greeting, _ = await received(way, CHALLENGE)
            async with asyncio.timeout(PATIENCE):
                yield way, greeting

    # What is taken -------------------------------------------------------------------------

    def arrive(self, listening: socket.socket) -> None:
        """All who are at a door."""
        with suppress(BlockingIOError):
            while True:
                way, _ = listening.accept()
                way.setblocking(False)
                task = asyncio.get_running_loop().create_task(self.answer(way))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)

    async def answer(self, way: socket.socket) -> None:
        """One letter; whoever cannot seal it is not heard."""
        given: list[int] = []
        with way:
            try:
                async with asyncio.timeout(PATIENCE):
                    head, body = await self.read(way, given)
                await self.do(way, head, body, given)
            except (OSError, ValueError, KeyError):  # TimeoutError is an OSError
                pass
            except Exception as error:
                log.error("a neighbour was not understood", exc_info=error)
            finally:
                for one in given:
                    os.close(one)

    async def read(self, way: socket.socket, given: list[int]) -> tuple[dict[str, Any], bytes]:
        greeting = secrets.token_bytes(CHALLENGE)
        way.send(greeting)
        start, found = await received(way, LENGTHS.size)
        given += found
        long, longer = LENGTHS.unpack(start)
        if long + longer > MOST:
            raise ValueError
        words, _ = await received(way, long)
        body, _ = await received(way, longer)
        head = json.loads(words)
        seal = head.pop("seal")
        if not hmac.compare_digest(seal, self.seal(json.dumps(head).encode() + body, greeting)):
            raise ValueError
        return head, body

    async def do(
        self, way: socket.socket, head: dict[str, Any], body: bytes, given: list[int]
    ) -> None:
        if head["what"] == "news":
            self.hear(body)
        elif head["what"] == "table":
            await self.give(head["table"])
            await asyncio.get_running_loop().sock_sendall(way, DONE)
        elif given:
            await self.adopt(socket.socket(fileno=given.pop()), body, None)
        else:
            await self.adopt(way.dup(), body, tuple(head["client"]))


class Half(asyncio.Protocol):
    """One end of a connection that is led through: what comes here goes out at the other."""

    def __init__(self, other: asyncio.Transport) -> None:
        self.other = other

    def data_received(self, data: bytes) -> None:
        self.other.write(data)

    def pause_writing(self) -> None:
        self.other.pause_reading()

    def resume_writing(self) -> None:
        self.other.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        self.other.close()


async def received(way: socket.socket, size: int) -> tuple[bytes, list[int]]:
    """So many bytes, and the connections that came with them; raises OSError when they end."""
    data, given = b"", list[int]()
    while len(data) < size:
        await readable(way)
        part, found, _, _ = socket.recv_fds(way, size - len(data), 1)
        given += found
        if not part:
            raise ConnectionResetError
        data += part
    return data, given


async def readable(way: socket.socket) -> None:
    """Until something has come, or the other side is done."""
    ready = asyncio.Event()
    asyncio.get_running_loop().add_reader(way, ready.set)
    try:
        await ready.wait()
    finally:
        asyncio.get_running_loop().remove_reader(way)


def this_machine() -> str:
    """What tells one machine from another, or one container."""
    boot = BOOT.read_text("ascii").strip() if BOOT.exists() else ""
    return f"{socket.gethostname()} {boot}"


async def dropped(connection: socket.socket, said: bytes, client: Client) -> None:
    connection.close()


def ignored(news: bytes) -> None:
    pass


async def nothing_given(table: str) -> None:
    pass
