"""The WebSocket of a table: who may come in, and what happens to whoever may not.

It stands before the framework, whose layers would stay in memory for as long as a socket does."""

import asyncio
import re
from contextlib import suppress
from typing import Any, Final, Protocol
from urllib.parse import parse_qs

from litestar.types import Receive, Scope, Send

from filature.server.house import House
from filature.server.origins import address_of, check_origin, headers_of
from filature.server.rooms.caller import Caller
from filature.server.rooms.problems import NotFound, Problem, StoreAway
from filature.server.rooms.render import Viewer
from filature.server.rooms.seating import watched_from
from filature.server.spending import Who
from filature.server.store.leases import Elsewhere
from filature.server.store.store import Away

from .commands import respond
from .connection import OUTBOX, Connection, Respond
from .frames import FrameProtocol

PATH: Final = re.compile(r"/api/tables/([^/]+)/socket")
ACCEPTED: Final[Any] = {"type": "websocket.accept", "subprotocol": None, "headers": []}


class Callers(Protocol):
    """Whoever knows guests and tokens."""

    def caller(self, scope: Scope) -> Caller: ...


class SocketDoor:
    """Lets viewers in: from this site, or with a token; and not too often."""

    def __init__(self, house: House, callers: Callers) -> None:
        self.house = house
        self.spending = house.spending
        self.callers = callers

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # the wish to connect
        try:
            if not await self.answers(scope):
                return
            admitted = await self.admitted(scope)
            holding = admitted.taking_place()
        except Problem as problem:
            await refuse(send, problem)
            return
        except (Away, Elsewhere):
            await refuse(send, StoreAway("house-away"))
            return
        try:
            with suppress(OSError):  # gone already
                await send(ACCEPTED)
                admitted.protocol.forget_handshake()
                await admitted.serve(respond)
        finally:
            holding.release()

    async def answers(self, scope: Scope) -> bool:
        """Whether this process answers: a table's sockets are with the one that minds it."""
        whom, found = Who(address_of(scope)), PATH.fullmatch(scope["path"])
        self.spending.take("requests", whom)
        if not found or await self.house.here(found[1], frames_of(scope).hand_over):
            return True
        self.spending.charge("requests", whom, -1.0)  # the other takes it
        return False

    async def admitted(self, scope: Scope) -> "SocketConnection":
        """The connection of a viewer; raises a Problem for whoever may not look."""
        found = PATH.fullmatch(scope["path"])
        if not found:
            raise NotFound("unknown-table")
        asked = parse_qs(scope["query_string"].decode("latin-1"))
        screen = asked.get("screen", [""])[0] in ("1", "true")
        caller = self.callers.caller(scope)._replace(screen=screen)
        check_origin(headers_of(scope), needed=not caller.token)
        room = await self.house.room(found[1])
        seat = asked.get("seat", [""])[0]
        viewer = Viewer(watched_from(room.table, caller, seat), caller.lang)
        return SocketConnection(frames_of(scope), room, viewer, caller, self.spending)


def frames_of(scope: Scope) -> FrameProtocol:
    found: FrameProtocol = scope["frames"]  # type: ignore[typeddict-item]
    return found


async def refuse(send: Send, problem: Problem) -> None:
    """Closes the door with a code, 4000 and the HTTP status, and a word."""
    with suppress(OSError):
        await send(ACCEPTED)
        await send(
            {"type": "websocket.close", "code": 4000 + problem.status, "reason": problem.key}
        )


class SocketConnection(Connection):
    """A connection by WebSocket: commands and answers come and go in one order."""

    def __init__(self, protocol: FrameProtocol, *who: Any) -> None:
        super().__init__(*who)
        self.protocol = protocol

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
        with suppress(OSError, RuntimeError):  # TimeoutError is an OSError
            async with asyncio.timeout(1):
                await self.protocol.send(text(self.bye()))
                await self.protocol.send({"type": "websocket.close", "code": 1012, "reason": ""})


def text(frame: bytes) -> Any:
    return {"type": "websocket.send", "text": frame.decode()}
