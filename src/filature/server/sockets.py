"""One WebSocket: reads commands, and writes from a bounded outbox.

A room never waits for a client.  Whoever does not read is dropped when the outbox is full,
and is told everything again when it comes back.
"""

import asyncio
from collections import deque
from typing import Any, Final, TypeAlias

from litestar import WebSocket
from litestar.exceptions import WebSocketException

from filature.codec import wire

from .answers import Talker, respond
from .audience import encode
from .house import House
from .limits import Limits
from .metrics import CONNECTIONS, DROPPED, FRAMES
from .room import Room
from .seats import Caller
from .telling import Eye

OUTBOX: Final = 32  # frames
TOO_MANY: Final = 200  # frames in a row that came too fast
Socket: TypeAlias = WebSocket[Any, Any, Any]


class Client(Talker):
    """Somebody connected to a table."""

    def __init__(self, house: House, room: Room, eye: Eye, caller: Caller) -> None:
        super().__init__(house, room, eye, caller)
        self.outbox: deque[bytes] = deque()
        self.unsent = asyncio.Event()
        self.scope: asyncio.Timeout | None = None
        self.listening = False  # to the client, with nothing else to do
        self.reason = ""  # why it is being dropped

    def hear(self, frame: bytes) -> None:
        if self.reason:
            return
        if len(self.outbox) == OUTBOX:
            DROPPED.inc()
            self.drop("slow")
        else:
            self.outbox.append(frame)
            self.unsent.set()

    def drop(self, reason: str) -> None:
        """Ends the connection: as soon as the loop comes round, or what it asked for is done."""
        self.reason = reason
        if self.scope and self.listening and not self.scope.expired():
            self.scope.reschedule(asyncio.get_running_loop().time())

    async def serve(self, socket: Socket, limits: Limits) -> None:
        """Until one side has had enough."""
        writer = asyncio.create_task(self.write(socket))
        CONNECTIONS.inc()
        try:
            async with asyncio.timeout(None) as self.scope:
                await self.room.welcome(self)
                await self.read(socket, limits)
        except TimeoutError:
            await self.farewell(socket)
        except WebSocketException:
            pass
        finally:
            writer.cancel()
            CONNECTIONS.dec()
            self.room.leave(self)

    async def write(self, socket: Socket) -> None:
        while await self.unsent.wait():
            self.unsent.clear()
            while self.outbox:
                await send(socket, self.outbox.popleft())

    async def farewell(self, socket: Socket) -> None:
        """Says why, unless the client does not listen anyway."""
        if self.reason == "slow":
            return
        try:
            async with asyncio.timeout(1):
                await send(socket, encode(wire.Bye(self.reason)))
                await socket.close(1012)
        except (TimeoutError, WebSocketException, RuntimeError):
            pass

    async def read(self, socket: Socket, limits: Limits) -> None:
        hasty, bucket = 0, limits.frames()
        while hasty < TOO_MANY and not self.reason:
            event = await self.heard(socket)
            if event["type"] != "websocket.receive":
                return
            FRAMES.inc()
            if bucket.take():
                hasty = 0
                await respond(self, event.get("text") or event.get("bytes") or b"")
            else:
                hasty += 1
                self.bad("too-fast")
        self.drop(self.reason or "hasty")
        raise TimeoutError

    async def heard(self, socket: Socket) -> Any:
        """The next thing that the client sends; only here is a connection ever cut off."""
        self.listening = True
        try:
            return await socket.receive()
        finally:
            self.listening = False


async def send(socket: Socket, frame: bytes) -> None:
    await socket.send({"type": "websocket.send", "bytes": None, "text": frame.decode()})
