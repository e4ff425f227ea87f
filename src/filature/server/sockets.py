"""One WebSocket: reads commands, and writes from a bounded outbox.

A room never waits for a client.  Whoever does not read is dropped when the outbox is full,
and is told everything again when it comes back.
"""

import asyncio
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
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue(OUTBOX)
        self.scope: asyncio.Timeout | None = None
        self.reason = ""  # why it is being dropped

    def hear(self, frame: bytes) -> None:
        if self.reason:
            return
        try:
            self.outbox.put_nowait(frame)
        except asyncio.QueueFull:
            DROPPED.inc()
            self.drop("slow")

    def drop(self, reason: str) -> None:
        """Ends the connection as soon as the loop comes round."""
        self.reason = reason
        if self.scope and not self.scope.expired():
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
        while True:
            await send(socket, await self.outbox.get())

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
        while hasty < TOO_MANY:
            event = await socket.receive()
            if event["type"] != "websocket.receive":
                return
            FRAMES.inc()
            if bucket.take():
                hasty = 0
                await respond(self, event.get("text") or event.get("bytes") or b"")
            else:
                hasty += 1
                self.bad("too-fast")
        self.drop("hasty")
        await asyncio.sleep(0.1)


async def send(socket: Socket, frame: bytes) -> None:
    await socket.send({"type": "websocket.send", "bytes": None, "text": frame.decode()})
