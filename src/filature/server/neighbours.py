"""The other processes of the same house on this machine: connections are handed over to them, with
all that was said so far, so that whoever came to the wrong one never notices.

Each process listens at a socket of the file system, in a folder that no other user can enter.  What
comes is one line of JSON, the bytes that were said, and with them the connection itself."""

import asyncio
import json
import os
import socket
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final

import structlog

LONGEST: Final = 64 * 1024  # bytes that may have been said before a connection is handed over
AWAKE: Final = 0.5  # seconds that a neighbour has to say that it hears,
PATIENCE: Final = 3.0  # and to do what it was asked for
HELLO: Final = b"."
DONE: Final = b"1"
CONNECTION: Final = b'{"what": "connection"}\n'
NEWS: Final = b'{"what": "news"}\n'
PART: Final = 65536
log = structlog.get_logger()


class Neighbours:
    """What this process gives to others, and takes from them."""

    def __init__(self) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="filature")
        self.path = str(Path(self.folder.name) / "door")
        self.places: list[str] = []  # of those who live
        self.adopt: Callable[[socket.socket, bytes], Awaitable[None]] = dropped
        self.hear: Callable[[bytes], None] = ignored
        self.give: Callable[[str], Awaitable[None]] = nothing_given
        self.tasks: set[asyncio.Task[None]] = set()

    def open(self) -> None:
        self.listening = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self.listening.bind(self.path)
        self.listening.listen(1024)
        self.listening.setblocking(False)
        asyncio.get_running_loop().add_reader(self.listening, self.arrive)

    def close(self) -> None:
        asyncio.get_running_loop().remove_reader(self.listening)
        self.listening.close()
        self.folder.cleanup()

    # What is given -------------------------------------------------------------------------

    async def hand_over(self, place: str, connection: int, said: bytes) -> bool:
        """Gives a connection away; whether somebody has it now."""
        async with way_to(place) as way:
            if way is None:
                return False
            socket.send_fds(way, [b"{"], [connection])
            await asyncio.get_running_loop().sock_sendall(way, CONNECTION[1:] + said)
            return True

    async def ask_for(self, place: str, table: str) -> bool:
        """Asks whoever minds a table to let it go; whether that was done."""
        async with way_to(place) as way:
            if way is None:
                return False
            loop = asyncio.get_running_loop()
            await loop.sock_sendall(way, json.dumps({"what": "table", "table": table}).encode())
            way.shutdown(socket.SHUT_WR)
            return await loop.sock_recv(way, 1) == DONE

    async def tell(self, place: str, news: bytes) -> None:
        """Says something to a neighbour, who may be gone."""
        async with way_to(place) as way:
            if way:
                await asyncio.get_running_loop().sock_sendall(way, NEWS + news)

    # What is taken -------------------------------------------------------------------------

    def arrive(self) -> None:
        """All who are at the door."""
        with suppress(BlockingIOError):
            while True:
                way, _ = self.listening.accept()
                way.setblocking(False)
                task = asyncio.get_running_loop().create_task(self.listen(way))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)

    async def listen(self, way: socket.socket) -> None:
        with way:
            way.send(HELLO)
            data, given = await received(way)
            head, _, said = data.partition(b"\n")
            try:
                told = json.loads(head)
                if told["what"] == "connection":
                    await self.adopt(socket.socket(fileno=given.pop()), said)
                elif told["what"] == "news":
                    self.hear(said)
                else:
                    await self.give(told["table"])
                    await asyncio.get_running_loop().sock_sendall(way, DONE)
            except Exception as error:
                log.error("a neighbour was not understood", exc_info=error)
            finally:
                for one in given:
                    os.close(one)


@asynccontextmanager
async def way_to(place: str) -> AsyncIterator[socket.socket | None]:
    """A way to a neighbour who hears; None where nobody does, nor when it breaks."""
    loop = asyncio.get_running_loop()
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as way:
        way.setblocking(False)
        try:
            async with asyncio.timeout(AWAKE):
                await loop.sock_connect(way, place)
                awake = await loop.sock_recv(way, 1) == HELLO
        except OSError:  # TimeoutError is one
            awake = False
        async with asyncio.timeout(PATIENCE):
            yield way if awake else None


async def received(way: socket.socket) -> tuple[bytes, list[int]]:
    """All that was sent on one way, and the connections that came with it."""
    data, given = b"", list[int]()
    while True:
        await readable(way)
        part, found, _, _ = socket.recv_fds(way, PART, 1)
        given += found
        if not part:
            return data, given
        data += part


async def readable(way: socket.socket) -> None:
    """Until something has come, or the other side is done."""
    ready = asyncio.Event()
    asyncio.get_running_loop().add_reader(way, ready.set)
    try:
        await ready.wait()
    finally:
        asyncio.get_running_loop().remove_reader(way)


async def dropped(connection: socket.socket, said: bytes) -> None:
    connection.close()


def ignored(news: bytes) -> None:
    pass


async def nothing_given(table: str) -> None:
    pass


async def given(
    neighbours: Neighbours, place: str, transport: asyncio.Transport, said: bytes
) -> bool:
    """Gives away a second descriptor of a connection, whose first one is closed then."""
    connection = os.dup(transport.get_extra_info("socket").fileno())
    try:
        return await neighbours.hand_over(place, connection, said)
    except OSError:  # TimeoutError is one
        return False
    finally:
        os.close(connection)
