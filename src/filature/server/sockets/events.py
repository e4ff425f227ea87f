"""A table without a WebSocket, where something on the way refuses them: what it says comes as
server-sent events, and commands are posted to the address that the first event names."""

import asyncio
from contextlib import suppress
from secrets import token_urlsafe
from typing import Any, Final

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.params import FromPath, FromQuery
from litestar.types import ASGIApp, Receive, Scope, Send

from filature.protocol import messages
from filature.server.origins import check_origin, headers_of
from filature.server.rooms.caller import Caller
from filature.server.rooms.listeners import encode
from filature.server.rooms.problems import NotFound
from filature.server.rooms.render import Viewer
from filature.server.rooms.room import Room
from filature.server.rooms.seating import watched_from
from filature.server.spending import Spending

from .commands import respond
from .connection import Connection, Respond

BEAT: Final = 15.0  # seconds of silence after which a sign of life is sent
LARGEST: Final = 4096  # bytes of a command, as of a frame
HEAD: Final = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"x-accel-buffering", b"no"),  # nothing on the way may wait for more
]


@get("/api/tables/{table:str}/events", include_in_schema=False)
async def events(
    request: Request[Any, Any, Any],
    spending: NamedDependency[Spending],
    room: NamedDependency[Room],
    caller: NamedDependency[Caller],
    seat: FromQuery[str] = "",
    screen: FromQuery[bool] = False,
) -> ASGIApp:
    """One viewer at a table: what a socket would hear."""
    check_origin(headers_of(request.scope), needed=False)
    viewer = Viewer(watched_from(room.table, caller, seat), caller.lang)
    caller = caller._replace(screen=screen)
    return EventConnection(room, viewer, caller, spending)


@post(
    "/api/tables/{table:str}/events/{name:str}",
    status_code=200,
    request_max_body_size=LARGEST,
    free="a command: those of a connection are its frames",
)
async def command(
    request: Request[Any, Any, Any],
    room: NamedDependency[Room],
    caller: NamedDependency[Caller],
    name: FromPath[str],
) -> Response[bytes]:
    """A command, as a frame of a socket; its answer."""
    found = [one for one in room.listeners.present if isinstance(one, EventConnection)]
    mine = [one for one in found if one.name == name and one.belongs(caller)]
    if not mine:
        raise NotFound("no-connection")
    answer = await mine[0].answered(await request.body())
    return Response(answer, media_type=MediaType.JSON)


class EventConnection(Connection):
    """A connection by events and posts; it is itself the answer that does not end."""

    def __init__(self, *who: Any) -> None:
        super().__init__(*who)
        self.name = token_urlsafe(12)
        self.turn = asyncio.Lock()  # one command after the other
        self.given = b""  # the answer to the last one

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        holding = self.taking_place()
        self.receiving, self.sending = receive, send
        try:
            await send({"type": "http.response.start", "status": 200, "headers": HEAD})
            where = f"{scope['path']}/{self.name}"
            await self.emit(f"event: address\ndata: {where}\n\n".encode())
            await self.serve(respond)
        finally:
            holding.release()

    # Out -----------------------------------------------------------------------------------

    async def emit(self, text: bytes, more: bool = True) -> None:
        await self.sending({"type": "http.response.body", "body": text, "more_body": more})

    def write(self, frame: bytes) -> bool:
        return False

    async def deliver(self, frame: bytes) -> None:
        """An empty one is a comment: whoever is there hears it, and whoever is not is noticed."""
        await self.emit(b"data: %b\n\n" % frame if frame else b":\n\n")

    async def farewell(self) -> None:
        with suppress(OSError):  # TimeoutError is one
            async with asyncio.timeout(1):
                await self.deliver(self.bye())
                await self.emit(b"", more=False)

    # In ------------------------------------------------------------------------------------

    async def receive(self) -> Any:
        return await self.receiving()

    async def read(self, respond: Respond) -> None:
        while not self.reason:
            try:
                async with asyncio.timeout(BEAT):
                    if (await self.next_event())["type"] == "http.disconnect":
                        return
            except TimeoutError:
                self.send(b"")
        raise TimeoutError

    def belongs(self, caller: Caller) -> bool:
        """Whether it is this caller who listens."""
        return (caller.guest, caller.token) == (self.caller.guest, self.caller.token)

    def answer(self, message: messages.FromServer) -> None:
        self.given = encode(message)

    async def answered(self, frame: bytes) -> bytes:
        """The answer to a command; none is given to whom the seat no longer belongs."""
        async with self.turn:
            self.given = b""
            await self.take(frame, respond)
            if not self.given:
                raise NotFound("no-connection")
            return self.given


ROUTES = [events, command]
