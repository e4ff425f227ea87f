"""Tables: made, found, joined, left, begun, ended and begun again."""

from typing import Any

from litestar import Request, get, post, put
from litestar.enums import MediaType
from litestar.params import JSONBody

from filature.protocol.bodies import (
    Created,
    Held,
    JoinWish,
    ReadyWish,
    Recovery,
    SeatOnly,
    TableCard,
    TableWish,
)
from filature.server import forks
from filature.server.rooms.problems import BadRequest

from .dependencies import Caller, House, Lobby, Name, Room

LONGEST_FILE = 400_000  # characters of a match file


@get("/api/tables", sync_to_thread=False)
def listed(house: House, caller: Caller) -> list[TableCard]:
    """Tables that anyone may see."""
    return [house.card(spec, caller) for spec in house.store.listed()]


@get("/api/tables/mine", sync_to_thread=False)
def mine(house: House, caller: Caller) -> list[TableCard]:
    """Tables where you sit."""
    return [house.card(spec, caller) for spec in house.store.of_guest(caller.guest)]


@post("/api/tables")
async def create(lobby: Lobby, guest: Caller, data: JSONBody[TableWish]) -> Created:
    """A new table."""
    return await lobby.create(data, guest)


@post("/api/tables/file", media_type=MediaType.JSON)
async def upload(request: Request[Any, Any, Any], lobby: Lobby, guest: Caller) -> Created:
    """A table from a match file, sent as text."""
    body = await request.body()
    if len(body) > LONGEST_FILE:
        raise BadRequest("file-too-long")
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError:
        raise BadRequest("file-not-text") from None
    return await forks.upload(lobby, text, guest)


@get("/api/tables/{table:str}", sync_to_thread=False)
def look(room: Room, caller: Caller) -> TableCard:
    """A table."""
    return room.listeners.card(caller)


@put("/api/tables/{table:str}")
async def change(lobby: Lobby, table: Name, caller: Caller, data: JSONBody[TableWish]) -> Created:
    """A table that has not begun, as its host wishes it now."""
    return await lobby.change(table, data, caller)


@post("/api/tables/{table:str}/join", status_code=200)
async def join(lobby: Lobby, table: Name, guest: Caller, data: JSONBody[JoinWish]) -> Held:
    """Sit down."""
    return await lobby.join(table, data, guest)


@post("/api/tables/{table:str}/leave", status_code=200)
async def leave(lobby: Lobby, table: Name, caller: Caller, data: JSONBody[SeatOnly]) -> TableCard:
    """Stand up."""
    return await lobby.leave(table, data.seat, caller)


@post("/api/tables/{table:str}/ready", status_code=200)
async def ready(lobby: Lobby, table: Name, caller: Caller, data: JSONBody[ReadyWish]) -> TableCard:
    """Ready; the match begins when all are."""
    return await lobby.ready(table, data, caller)


@post("/api/tables/{table:str}/start", status_code=200)
async def start(lobby: Lobby, table: Name, caller: Caller) -> TableCard:
    """The host begins."""
    return await lobby.start(table, caller)


@post("/api/tables/{table:str}/close", status_code=200)
async def close(lobby: Lobby, table: Name, caller: Caller) -> TableCard:
    """The host ends the table."""
    return await lobby.close(table, caller)


@post("/api/tables/{table:str}/rematch", status_code=200)
async def rematch(lobby: Lobby, table: Name, caller: Caller) -> TableCard:
    """A new table with the same people."""
    return await lobby.rematch(table, caller)


@post("/api/tables/{table:str}/recover", status_code=200)
async def recover(lobby: Lobby, table: Name, guest: Caller, data: JSONBody[Recovery]) -> Held:
    """Take your seat back with its token."""
    return await lobby.recover(table, data.token, guest)


ROUTES = [
    listed, mine, create, upload, look,
    change, join, leave, ready, start, close, rematch, recover,
]  # fmt: skip
