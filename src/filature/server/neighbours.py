"""The other processes of the same house on this machine: connections are handed over to them, with
all that was said so far, so that whoever came to the wrong one never notices.

Each process listens at a socket of the file system, in a folder that no other user can enter.  What
comes is one line of JSON, the bytes that were said, and with them the connection itself."""

import asyncio
import json
import os
import socket
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

import structlog

LONGEST: Final = 64 * 1024  # bytes that may have been said before a connection is handed over
PATIENCE: Final = 2.0  # seconds that a neighbour has to answer
PART: Final = 65536
log = structlog.get_logger()


class Neighbours:
    """What this process gives to others, and takes from them."""

    def __init__(self) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="filature")
        self.path = str(Path(self.folder.name) / "door")
        self.places: list[str] = []  # of those who live
        self.adopt: Callable[[socket.socket, bytes], Awaitable[None]] = dropped
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
        head = b'{"what": "connection"}\n'
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as way:
                way.settimeout(PATIENCE)
                way.connect(place)
                socket.send_fds(way, [head[:1]], [connection])
                way.sendall(head[1:] + said)
                return True
        except OSError:
            return False

    async def ask_for(self, place: str, table: str) -> bool:
        """Asks whoever minds a table to let it go; whether that was done."""
        try:
            async with asyncio.timeout(PATIENCE):
                reader, writer = await asyncio.open_unix_connection(place)
                try:
                    writer.write(json.dumps({"what": "table", "table": table}).encode() + b"\n")
                    writer.write_eof()
                    return await reader.read(1) == b"1"
                finally:
                    writer.close()
        except OSError:  # TimeoutError is one
            return False

    # What is taken -------------------------------------------------------------------------

    def arrive(self) -> None:
        """All who are at the door."""
        with suppress(BlockingIOError):
            while True:
                way, _ = self.listening.accept()
                way.setblocking(False)
                task = asyncio.get_running_loop().create_task(self.hear(way))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)

    async def hear(self, way: socket.socket) -> None:
        with way:
            data, given = await received(way)
            head, _, said = data.partition(b"\n")
            try:
                told = json.loads(head)
                if told["what"] == "connection":
                    await self.adopt(socket.socket(fileno=given.pop()), said)
                else:
                    await self.give(told["table"])
                    await asyncio.get_running_loop().sock_sendall(way, b"1")
            except Exception as error:
                log.error("a neighbour was not understood", exc_info=error)
            finally:
                for one in given:
                    os.close(one)


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


async def nothing_given(table: str) -> None:
    pass


async def given(
    neighbours: Neighbours, place: str, transport: asyncio.Transport, said: bytes
) -> bool:
    """Gives away a second descriptor of a connection, whose first one is closed then."""
    connection = os.dup(transport.get_extra_info("socket").fileno())
    try:
        return await neighbours.hand_over(place, connection, said)
    finally:
        os.close(connection)
