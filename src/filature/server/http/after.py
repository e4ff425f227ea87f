"""What is asked of a match when it is over, and in between: files, moments, reports, reviews."""

from litestar import Response, get, post
from litestar.enums import MediaType
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, JSONBody

from filature.core.seat import SPECTATOR
from filature.protocol.bodies import (
    Accepted,
    BranchWish,
    Created,
    ReportWish,
    Review,
    StoryLine,
)
from filature.protocol.messages import Moment, Replayable
from filature.server import forks
from filature.server.rooms import replay, seating
from filature.server.rooms import story as words
from filature.server.rooms.caller import new_id
from filature.server.rooms.problems import BadRequest
from filature.server.rooms.render import Viewer
from filature.server.store.store import Report

from .dependencies import Caller, House, Lobby, Name, Reviews, Room


@get("/api/tables/{table:str}/file", media_type=MediaType.TEXT)
async def file(room: Room) -> Response[str]:
    """The match file, with the proof of its dice."""
    async with room.lock:
        text = replay.file(room)
    name = f'attachment; filename="{room.spec.game}-{room.spec.id}.match"'
    return Response(text, media_type=MediaType.TEXT, headers={"content-disposition": name})


@get("/api/tables/{table:str}/forms", media_type=MediaType.HTML)
async def forms(room: Room, caller: Caller) -> str:
    """The evaluation forms of a match of bond, as a page that prints."""
    async with room.lock:
        return replay.forms(room, caller)


@get("/api/tables/{table:str}/moments", operation_id="ApiTablesMomentsTold", summary="Told")
async def moments(room: Room, caller: Caller, eye: FromQuery[str] = "") -> Replayable:
    """The moments that told an eye something."""
    async with room.lock:
        return replay.moments(room, replay.viewers(room, eye, caller))


@get("/api/tables/{table:str}/at/{moment:int}")
async def at(room: Room, caller: Caller, moment: FromPath[int], eye: FromQuery[str] = "") -> Moment:
    """A moment through an eye."""
    if moment < 0:
        raise BadRequest("no-moment", last=room.listeners.moment)
    async with room.lock:
        return replay.at(room, moment, replay.viewers(room, eye, caller))


@post("/api/tables/{table:str}/branch", spends="tables")
async def branch(lobby: Lobby, table: Name, guest: Caller, data: JSONBody[BranchWish]) -> Created:
    """A what-if."""
    return await forks.branch(lobby, table, data, guest)


@post("/api/tables/{table:str}/report", spends="reports")
async def report(
    house: House, table: Name, caller: Caller, data: JSONBody[ReportWish]
) -> Response[bytes]:
    """Report a problem; the file can be fetched again, unsealed, when the match is over."""
    await house.spacious()
    room = await house.room(table)
    async with room.lock:
        match, seat = replay.begun(room), seating.own_seat(room.spec, caller, data.seat)
        view = repr(match.view(seat))
        made = Report(new_id(), table, seat, len(match.log), data.note, view)
        await house.store.notes.keep_report(made)
        return attached(replay.report(room, made), made.id)


@get("/api/reports/{id:str}")
async def reported(house: House, id: Name) -> Response[bytes]:
    """A report, for whoever has its name."""
    found = await house.store.notes.report(id)
    if not found:
        raise NotFoundException
    room = await house.glance(found.table)
    async with room.lock:
        return attached(replay.report(room, found), id)


def attached(body: bytes, name: str) -> Response[bytes]:
    disposition = f'attachment; filename="report-{name}.json"'
    return Response(body, media_type=MediaType.JSON, headers={"content-disposition": disposition})


@get("/api/tables/{table:str}/review")
async def review(
    room: Room, caller: Caller, reviews: Reviews
) -> Response[Review] | Response[Accepted]:
    """What each decision gave away, and where the match turned.  The first time it is only
    accepted (202, with how many are made before it): ask again in a moment."""
    found = await reviews.of(room)
    if found is None:
        ahead = Accepted(reviews.accept(room, caller))
        return Response(ahead, status_code=202, headers={"retry-after": "2"})
    told = words.review(room.listeners.renderer(replay.finished(room)), own(room, caller), found)
    return Response(told)


@get("/api/tables/{table:str}/story", sync_to_thread=False)
def story(room: Room, caller: Caller) -> list[StoryLine]:
    """The match in a few lines."""
    return words.story(room.listeners.renderer(replay.finished(room)), own(room, caller))


def own(room: Room, caller: Caller) -> Viewer:
    """One's own eyes; a watcher's for everyone else."""
    return Viewer((caller.seats(room.spec) or [SPECTATOR])[0], caller.lang)


ROUTES = [file, forms, moments, at, branch, report, reported, review, story]
