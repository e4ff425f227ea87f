"""The HTTP part, one function a route."""

import io
from typing import Any

import segno
from litestar import Request, Response, get, post, put
from litestar.enums import MediaType
from litestar.exceptions import NotFoundException
from prometheus_client import generate_latest

import filature
from filature import registry
from filature.protocol.bodies import (
    BranchWish,
    Chapter,
    Created,
    GameCard,
    GuestCard,
    GuestWish,
    GuideStep,
    Held,
    JoinWish,
    ReadyWish,
    Recovery,
    ReportWish,
    SeatOnly,
    TableCard,
    TableWish,
)
from filature.protocol.messages import Moment, Replayable
from filature.protocol.schema import schema
from filature.server import forks, guides
from filature.server.house import House
from filature.server.lobby import Lobby
from filature.server.metrics import REGISTRY
from filature.server.rooms import replay, seating
from filature.server.rooms.caller import new_id, safe_name
from filature.server.rooms.problems import BadRequest
from filature.server.store.store import Report

from . import games as shelf
from .identity import caller_of, guest_of, language, remember

Asking = Request[Any, Any, Any]
LONGEST_FILE = 400_000  # characters of a match file


def house_of(request: Asking) -> House:
    found: House = request.app.state.house
    return found


def lobby_of(request: Asking) -> Lobby:
    return Lobby(house_of(request))


# Games ----------------------------------------------------------------------------------


@get("/api/games", sync_to_thread=False)
def games(request: Asking) -> list[GameCard]:
    """The games there are."""
    return shelf.cards(language(request))


@get("/api/games/{game:str}/rules", sync_to_thread=False)
def rules(request: Asking, game: str) -> list[Chapter]:
    """The rules of a game, clause by clause."""
    registry.folder(game)
    return shelf.chapters(game, language(request))


@get("/api/games/{game:str}/words", sync_to_thread=False)
def words(request: Asking, game: str) -> dict[str, str]:
    """The words of the keys that scenes use."""
    registry.folder(game)
    return shelf.words(game, language(request))


@get("/api/games/{game:str}/guide", sync_to_thread=False)
def guide(request: Asking, game: str) -> list[GuideStep]:
    """The steps of a guided first match."""
    return guides.steps(game, language(request))


@post("/api/games/{game:str}/guide")
async def learn(request: Asking, game: str) -> Created:
    """A table with bots at the beginning of a guided first match."""
    match, caller = guides.begun(game), guest_of(request)
    fork = forks.Fork(match, guides.wishes(match, caller.name))
    return await forks.opened(lobby_of(request), fork, caller)


# Guests ---------------------------------------------------------------------------------


@get("/api/me", sync_to_thread=False)
def me(request: Asking) -> GuestCard:
    """Who you are; a stranger becomes a guest."""
    caller = guest_of(request)
    return GuestCard(caller.name, "en" if caller.lang == "en" else "fr")


@put("/api/me", sync_to_thread=False)
def rename(request: Asking, data: GuestWish) -> GuestCard:
    """Another code name, for the seats that you will take."""
    caller = guest_of(request)
    named = caller._replace(name=safe_name(data.name) or caller.name)
    remember(request, named)
    return GuestCard(named.name, "en" if caller.lang == "en" else "fr")


# Tables ---------------------------------------------------------------------------------


@get("/api/tables", sync_to_thread=False)
def listed(request: Asking) -> list[TableCard]:
    """Tables that anyone may see."""
    house = house_of(request)
    return [house.card(spec, caller_of(request)) for spec in house.store.listed()]


@get("/api/tables/mine", sync_to_thread=False)
def mine(request: Asking) -> list[TableCard]:
    """Tables where you sit."""
    house, caller = house_of(request), caller_of(request)
    return [house.card(spec, caller) for spec in house.store.of_guest(caller.guest)]


@post("/api/tables")
async def create(request: Asking, data: TableWish) -> Created:
    """A new table."""
    return await lobby_of(request).create(data, guest_of(request))


@post("/api/tables/file", media_type=MediaType.JSON)
async def upload(request: Asking) -> Created:
    """A table from a match file, sent as text."""
    body = await request.body()
    if len(body) > LONGEST_FILE:
        raise BadRequest("file-too-long")
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError:
        raise BadRequest("file-not-text") from None
    return await forks.upload(lobby_of(request), text, guest_of(request))


@get("/api/tables/{table:str}", sync_to_thread=False)
def look(request: Asking, table: str) -> TableCard:
    """A table."""
    return house_of(request).room(table).listeners.card(caller_of(request))


@post("/api/tables/{table:str}/join", status_code=200)
async def join(request: Asking, table: str, data: JoinWish) -> Held:
    """Sit down."""
    return await lobby_of(request).join(table, data, guest_of(request))


@post("/api/tables/{table:str}/leave", status_code=200)
async def leave(request: Asking, table: str, data: SeatOnly) -> TableCard:
    """Stand up."""
    return await lobby_of(request).leave(table, data.seat, caller_of(request))


@post("/api/tables/{table:str}/ready", status_code=200)
async def ready(request: Asking, table: str, data: ReadyWish) -> TableCard:
    """Ready; the match begins when all are."""
    return await lobby_of(request).ready(table, data, caller_of(request))


@post("/api/tables/{table:str}/start", status_code=200)
async def start(request: Asking, table: str) -> TableCard:
    """The host begins."""
    return await lobby_of(request).start(table, caller_of(request))


@post("/api/tables/{table:str}/close", status_code=200)
async def close(request: Asking, table: str) -> TableCard:
    """The host ends the table."""
    return await lobby_of(request).close(table, caller_of(request))


@post("/api/tables/{table:str}/rematch", status_code=200)
async def rematch(request: Asking, table: str) -> TableCard:
    """A new table with the same people."""
    return await lobby_of(request).rematch(table, caller_of(request))


@post("/api/tables/{table:str}/recover", status_code=200)
async def recover(request: Asking, table: str, data: Recovery) -> Held:
    """Take your seat back with its token."""
    return await lobby_of(request).recover(table, data.token, guest_of(request))


# After, and in between --------------------------------------------------------------------


@get("/api/tables/{table:str}/file", media_type=MediaType.TEXT)
async def file(request: Asking, table: str) -> Response[str]:
    """The match file, with the proof of its dice."""
    room = house_of(request).room(table)
    async with room.lock:
        text = replay.file(room)
    name = f'attachment; filename="{room.spec.game}-{table}.match"'
    return Response(text, media_type=MediaType.TEXT, headers={"content-disposition": name})


@get("/api/tables/{table:str}/forms", media_type=MediaType.HTML)
async def forms(request: Asking, table: str) -> str:
    """The evaluation forms of a match of bond, as a page that prints."""
    room, caller = house_of(request).room(table), caller_of(request)
    async with room.lock:
        return replay.forms(room, caller)


@get("/api/tables/{table:str}/moments")
async def told(request: Asking, table: str, eye: str = "") -> Replayable:
    """The moments that told an eye something."""
    room, caller = house_of(request).room(table), caller_of(request)
    async with room.lock:
        return replay.moments(room, replay.viewers(room, eye, caller))


@get("/api/tables/{table:str}/at/{moment:int}")
async def at(request: Asking, table: str, moment: int, eye: str = "") -> Moment:
    """A moment through an eye."""
    room, caller = house_of(request).room(table), caller_of(request)
    if moment < 0:
        raise BadRequest("no-moment", last=room.listeners.presence.moment)
    async with room.lock:
        return replay.at(room, moment, replay.viewers(room, eye, caller))


@post("/api/tables/{table:str}/branch")
async def branch(request: Asking, table: str, data: BranchWish) -> Created:
    """A what-if."""
    return await forks.branch(lobby_of(request), table, data, guest_of(request))


@post("/api/tables/{table:str}/report")
async def report(request: Asking, table: str, data: ReportWish) -> Response[bytes]:
    """Report a problem; the file can be fetched again, unsealed, when the match is over."""
    house, caller = house_of(request), caller_of(request)
    room = house.room(table)
    async with room.lock:
        match, seat = replay.begun(room), seating.own_seat(room.spec, caller, data.seat)
        view = repr(match.view(seat))
        made = Report(new_id(), table, seat, len(match.log), data.note, view)
        await house.store.notes.report(made)
        return attached(replay.report(room, made), made.id)


@get("/api/reports/{id:str}")
async def reported(request: Asking, id: str) -> Response[bytes]:
    """A report, for whoever has its name."""
    house = house_of(request)
    found = house.store.notes.find_report(id)
    if not found:
        raise NotFoundException
    room = house.room(found.table)
    async with room.lock:
        return attached(replay.report(room, found), id)


def attached(body: bytes, name: str) -> Response[bytes]:
    disposition = f'attachment; filename="report-{name}.json"'
    return Response(body, media_type=MediaType.JSON, headers={"content-disposition": disposition})


@get("/api/tables/{table:str}/qr.svg", sync_to_thread=False)
def qr(request: Asking, table: str) -> Response[bytes]:
    """The link to a table, as a QR code."""
    room = house_of(request).room(table)
    picture = io.BytesIO()
    link = f"{request.url.scheme}://{request.url.netloc}/t/{room.spec.id}"
    segno.make(link, micro=False).save(picture, kind="svg", scale=6, border=2, light="white")
    return Response(picture.getvalue(), media_type="image/svg+xml")


# The house itself -------------------------------------------------------------------------


@get("/health", sync_to_thread=False)
def health(request: Asking) -> dict[str, str | int]:
    """Whether the server is well."""
    house = house_of(request)
    house.store.secret("health")
    return {
        "status": "ok",
        "version": filature.__version__,
        "tables": len(house.rooms),
        "unchecked": house.unchecked,
    }


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False, sync_to_thread=False)
def metrics() -> bytes:
    """Counts for Prometheus."""
    return generate_latest(REGISTRY)


@get("/schema/messages.json", include_in_schema=False, sync_to_thread=False)
def messages() -> dict[str, Any]:
    """The JSON Schema of all messages."""
    return schema()


ROUTES = [
    games, rules, words, guide, learn, me, rename, listed, mine, create, upload, look, join, leave,
    ready, start, close, rematch, recover, file, forms, told, at, branch, report, reported, qr,
    health, metrics, messages,
]  # fmt: skip
