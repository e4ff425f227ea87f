"""Tables: made, found, joined, left, begun, ended and begun again."""

from litestar import get, post, put
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
from filature.protocol.powers import Deed
from filature.server import forks
from filature.server.rooms.problems import BadRequest
from filature.server.spending import who

from .dependencies import Asking, Caller, Guests, House, Lobby, Name, Room
from .me import known_as

LONGEST_FILE = 400_000  # characters of a match file


@get("/api/tables")
async def listed(house: House, caller: Caller) -> list[TableCard]:
    """Tables that anyone may see."""
    return [house.card(spec, caller) for spec in await house.store.listed()]


@post("/api/tables", spends="tables")
async def create(
    request: Asking, guests: Guests, lobby: Lobby, guest: Caller, data: JSONBody[TableWish]
) -> Created:
    """A new table."""
    made = await lobby.create(data, guest)
    own = [seat.name for seat in data.seats if seat.who == "me"]
    await known_as(request, guests, lobby.house, guest, own[0] if own else "")
    return made


@post("/api/tables/file", media_type=MediaType.JSON, spends="tables")
async def upload(request: Asking, lobby: Lobby, guest: Caller) -> Created:
    """A table from a match file, sent as text."""
    body = await request.body()
    if len(body) > LONGEST_FILE:
        raise BadRequest("file-too-long")
    lobby.house.spending.take("uploads", who(guest), len(body))
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError:
        raise BadRequest("file-not-text") from None
    return await forks.upload(lobby, text, guest)


@get("/api/tables/{table:str}", sync_to_thread=False)
def look(room: Room, caller: Caller) -> TableCard:
    """A table."""
    return room.listeners.card(caller)


@put("/api/tables/{table:str}", spends="changes")
async def change(lobby: Lobby, table: Name, caller: Caller, data: JSONBody[TableWish]) -> Created:
    """A table that has not begun, as its host wishes it now."""
    return await lobby.change(table, data, caller)


@post("/api/tables/{table:str}/join", status_code=200, spends="changes")
async def join(
    request: Asking,
    guests: Guests,
    lobby: Lobby,
    table: Name,
    guest: Caller,
    data: JSONBody[JoinWish],
) -> Held:
    """Sit down."""
    held = await lobby.join(table, data, guest)
    await known_as(request, guests, lobby.house, guest, data.name)
    return held


@post("/api/tables/{table:str}/leave", status_code=200, spends="changes")
async def leave(lobby: Lobby, table: Name, caller: Caller, data: JSONBody[SeatOnly]) -> TableCard:
    """Stand up."""
    return await lobby.leave(table, data.seat, caller)


@post("/api/tables/{table:str}/ready", status_code=200, spends="changes")
async def ready(lobby: Lobby, table: Name, caller: Caller, data: JSONBody[ReadyWish]) -> TableCard:
    """Ready; the match begins when all are."""
    return await lobby.ready(table, data, caller)


@post("/api/tables/{table:str}/start", status_code=200, spends="changes")
async def start(lobby: Lobby, table: Name, caller: Caller) -> TableCard:
    """The host begins."""
    return await lobby.start(table, caller)


@post("/api/tables/{table:str}/close", status_code=200, spends="changes")
async def close(lobby: Lobby, table: Name, caller: Caller) -> TableCard:
    """The host ends the table."""
    return await lobby.close(table, caller)


@post("/api/tables/{table:str}/rematch", status_code=200, spends="tables")
async def rematch(lobby: Lobby, table: Name, caller: Caller) -> TableCard:
    """A new table with the same people."""
    return await lobby.rematch(table, caller)


@post("/api/tables/{table:str}/recover", status_code=200, spends="changes")
async def recover(lobby: Lobby, table: Name, guest: Caller, data: JSONBody[Recovery]) -> Held:
    """Take your seat back with its token."""
    return await lobby.recover(table, data.token, guest)


@post("/api/tables/{table:str}/deeds", status_code=200, spends="deeds")
async def deeds(lobby: Lobby, table: Name, caller: Caller, data: JSONBody[Deed]) -> TableCard:
    """What people may do about each other: at once, or by consent; the table as it is then."""
    return await lobby.ask(table, data, caller)


ROUTES = [
    listed, create, upload, look,
    change, join, leave, ready, start, close, rematch, recover, deeds,
]  # fmt: skip
