"""The address of a table's socket: who may come in, and what happens to whoever may not."""

from typing import Any

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from filature.server.house import House
from filature.server.limits import Limits, address_of, check_origin, headers_of
from filature.server.rooms.caller import Caller
from filature.server.rooms.problems import Problem
from filature.server.rooms.render import Viewer
from filature.server.rooms.seating import watched_from

from .commands import respond
from .connection import Connection


@websocket("/api/tables/{table:str}/socket")
async def socket(
    socket: WebSocket[Any, Any, Any],
    house: NamedDependency[House],
    limits: NamedDependency[Limits],
    caller: NamedDependency[Caller],
    table: FromPath[str],
    seat: FromQuery[str] = "",
) -> None:
    """One viewer at a table: from this site, or with a token; and not too often."""
    address = address_of(socket.scope)
    try:
        limits.request(address, socket.scope["path"])
        check_origin(headers_of(socket.scope), needed=not caller.token)
        room = house.room(table)
        viewer = Viewer(watched_from(room.spec, caller, seat), caller.lang)
        limits.connect(address)
    except Problem as problem:
        await refuse(socket, problem)
        return
    try:
        await socket.accept()
        frames = socket.scope["frames"]  # type: ignore[typeddict-item]
        await Connection(frames, room, viewer, caller).serve(socket, limits, respond)
    finally:
        limits.disconnect(address)


async def refuse(socket: WebSocket[Any, Any, Any], problem: Problem) -> None:
    """Closes the door with a code, 4000 and the HTTP status, and a word."""
    await socket.accept()
    await socket.close(4000 + problem.status, problem.key)
