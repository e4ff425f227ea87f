"""The WebSocket of a table: who may come in, and what happens to whoever may not."""

import asyncio
from typing import Any, TypeAlias

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketException
from litestar.params import FromPath, FromQuery

from filature.server.house import House
from filature.server.limits import Limits, address_of, check_origin, headers_of
from filature.server.rooms.caller import Caller
from filature.server.rooms.problems import Problem
from filature.server.rooms.render import Viewer
from filature.server.rooms.seating import watched_from

from .commands import respond
from .connection import OUTBOX, Connection, Respond
from .frames import FrameProtocol

Socket: TypeAlias = WebSocket[Any, Any, Any]


@websocket("/api/tables/{table:str}/socket")
async def socket(
    socket: Socket,
    house: NamedDependency[House],
    limits: NamedDependency[Limits],
    caller: NamedDependency[Caller],
    table: FromPath[str],
    seat: FromQuery[str] = "",
    screen: FromQuery[bool] = False,
) -> None:
    """One viewer at a table: from this site, or with a token; and not too often."""
    address = address_of(socket.scope)
    try:
        limits.request(address, socket.scope["path"])
        check_origin(headers_of(socket.scope), needed=not caller.token)
        room = house.room(table)
        caller = caller._replace(screen=screen)
        viewer = Viewer(watched_from(room.table, caller, seat), caller.lang)
        limits.connect(address)
    except Problem as problem:
        await refuse(socket, problem)
        return
    try:
        await socket.accept()
        buckets = (limits.frames(), limits.lines())
        await SocketConnection(socket, room, viewer, caller, *buckets).serve(respond)
    finally:
        limits.disconnect(address)


async def refuse(socket: Socket, problem: Problem) -> None:
    """Closes the door with a code, 4000 and the HTTP status, and a word."""
    await socket.accept()
    await socket.close(4000 + problem.status, problem.key)


class SocketConnection(Connection):
    """A connection by WebSocket: commands and answers come and go in one order."""

    def __init__(self, socket: Socket, *who: Any) -> None:
        super().__init__(*who)
        self.socket = socket
        self.protocol: FrameProtocol = socket.scope["frames"]  # type: ignore[typeddict-item]

    def write(self, frame: bytes) -> bool:
        return self.protocol.write(frame)

    async def deliver(self, frame: bytes) -> None:
        await self.protocol.send(text(frame))

    async def receive(self) -> Any:
        return await self.protocol.receive()

    async def read(self, respond: Respond) -> None:
        while not self.reason:
            event = await self.next_event()
            if self.reason:
                break
            if event["type"] != "websocket.receive":
                return
            await self.take(event.get("text") or event.get("bytes") or b"", respond)
            if len(self.outbox) > OUTBOX // 2:
                await asyncio.sleep(0)  # who sends many frames at once must be able to read
        raise TimeoutError

    async def farewell(self) -> None:
        try:
            async with asyncio.timeout(1):
                await self.socket.send(text(self.bye()))
                await self.socket.close(1012)
        except (OSError, WebSocketException, RuntimeError):  # TimeoutError is an OSError
            pass


def text(frame: bytes) -> Any:
    return {"type": "websocket.send", "text": frame.decode()}
