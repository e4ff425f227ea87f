"""Tables: made, found, joined, left, begun, ended and begun again."""

import io
from typing import Any

import segno
from litestar import Request, Response, get, post
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
from filature.server.limits import address_of
from filature.server.rooms.problems import BadRequest, NotFound
from filature.server.store.codes import heard

from .dependencies import Caller, House, Limits, Lobby, Name, Room

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


@get("/api/codes/{code:str}", sync_to_thread=False)
def called(
    request: Request[Any, Any, Any], house: House, limits: Limits, caller: Caller, code: Name
) -> TableCard:
    """The table that is called so aloud: what its link would show."""
    guess = limits.guess(address_of(request.scope))
    spec = house.store.coded(heard(code))
    if spec is None:
        raise NotFound("unknown-code")
    guess.give_back()
    return house.card(spec, caller)


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


@get("/api/tables/{table:str}/qr.svg", sync_to_thread=False)
def qr(request: Request[Any, Any, Any], room: Room) -> Response[bytes]:
    """The link to a table, as a QR code."""
    return qr_code(request, f"/t/{room.spec.id}")


def qr_code(request: Request[Any, Any, Any], path: str) -> Response[bytes]:
    """A path of this house, as a QR code that others can follow."""
    picture = io.BytesIO()
    link = f"{request.url.scheme}://{request.url.netloc}{path}"
    segno.make(link, micro=False).save(picture, kind="svg", scale=6, border=2, light="white")
    return Response(picture.getvalue(), media_type="image/svg+xml")


ROUTES = [
    listed, mine, create, upload, look, called,
    join, leave, ready, start, close, rematch, recover, qr,
]  # fmt: skip
