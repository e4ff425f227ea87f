"""One WebSocket: reads frames, and writes from a bounded outbox.

A room never waits for a client.  Whoever does not read is dropped when the outbox is full,
and is told everything again when it comes back.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, TypeAlias

from litestar import WebSocket
from litestar.exceptions import WebSocketException

from filature.protocol import messages
from filature.server.limits import Bucket, Limits
from filature.server.metrics import CONNECTIONS, DROPPED, FRAMES
from filature.server.rooms.caller import Caller
from filature.server.rooms.listeners import encode
from filature.server.rooms.render import Viewer
from filature.server.rooms.room import Room
from filature.text.catalogue import t

from .frames import FrameProtocol

OUTBOX: Final = 32  # frames
TOO_MANY: Final = 200  # frames in a row that came too fast
Socket: TypeAlias = WebSocket[Any, Any, Any]
Respond: TypeAlias = Callable[["Connection", str | bytes], Awaitable[None]]


class Connection:
    """Somebody connected to a table: one of its listeners, and who gives commands there."""

    def __init__(self, protocol: FrameProtocol, room: Room, viewer: Viewer, caller: Caller) -> None:
        self.protocol = protocol
        self.room = room
        self.viewer = viewer
        self.caller = caller
        self.reason = ""  # why it is being closed
        self.outbox: deque[bytes] = deque()  # what could not be sent at once
        self.writer: asyncio.Task[None] | None = None
        self.scope: asyncio.Timeout | None = None
        self.listening = False  # to the client, with nothing else to do

    # Out -----------------------------------------------------------------------------------

    def send(self, frame: bytes) -> None:
        if self.reason or (not self.outbox and self.protocol.write(frame)):
            return
        if len(self.outbox) == OUTBOX:
            DROPPED.inc()
            self.close("slow")
        else:
            self.outbox.append(frame)
            if len(self.outbox) == 1:
                self.writer = asyncio.create_task(self.write())

    def answer(self, message: messages.FromServer) -> None:
        self.send(encode(message))

    def bad(self, error: str) -> None:
        self.answer(messages.Bad(0, error, t(self.viewer.lang, f"mistake-{error}")))

    async def write(self) -> None:
        """Sends what had to wait."""
        with suppress(OSError):  # nobody is there any more: the reader hears of it
            while self.outbox:
                await self.protocol.send(text(self.outbox[0]))
                self.outbox.popleft()

    # In ------------------------------------------------------------------------------------

    async def serve(self, socket: Socket, limits: Limits, respond: Respond) -> None:
        """Until one side has had enough."""
        CONNECTIONS.inc()
        try:
            async with asyncio.timeout(None) as self.scope:
                await self.room.connect(self)
                await self.read(limits.frames(), respond)
        except TimeoutError:
            await self.farewell(socket)
        finally:
            if self.writer:
                self.writer.cancel()
            CONNECTIONS.dec()
            self.room.disconnect(self)

    async def read(self, bucket: Bucket, respond: Respond) -> None:
        hasty = 0
        while hasty < TOO_MANY and not self.reason:
            event = await self.next_event()
            if self.reason:
                break
            if event["type"] != "websocket.receive":
                return
            FRAMES.inc()
            if bucket.take():
                hasty = 0
                await respond(self, event.get("text") or event.get("bytes") or b"")
            else:
                hasty += 1
                self.bad("too-fast")
            if len(self.outbox) > OUTBOX // 2:
                await asyncio.sleep(0)  # who sends many frames at once must be able to read
        self.close(self.reason or "hasty")
        raise TimeoutError

    async def next_event(self) -> Any:
        """The next thing that the client sends; only here is a connection ever cut off."""
        self.listening = True
        try:
            return await self.protocol.receive()
        finally:
            self.listening = False

    # The end -------------------------------------------------------------------------------

    def close(self, reason: str) -> None:
        """Ends the connection: as soon as the loop comes round, or what it asked for is done."""
        self.reason = reason
        if self.scope and self.listening and not self.scope.expired():
            self.scope.reschedule(asyncio.get_running_loop().time())

    async def farewell(self, socket: Socket) -> None:
        """Says why, unless the client does not listen anyway."""
        if self.reason == "slow":
            return
        try:
            async with asyncio.timeout(1):
                await socket.send(text(encode(messages.Bye(self.reason))))
                await socket.close(1012)
        except (OSError, WebSocketException, RuntimeError):  # TimeoutError is an OSError
            pass


def text(frame: bytes) -> Any:
    return {"type": "websocket.send", "text": frame.decode()}
