"""The routes of a match that is over: its review and its story."""

from typing import Any

from litestar import Request, get

from filature.core.seat import SPECTATOR
from filature.protocol.bodies import Review, StoryLine
from filature.server.house import House
from filature.server.reviews import Reviews
from filature.server.rooms import story as words
from filature.server.rooms.caller import Caller
from filature.server.rooms.render import Viewer
from filature.server.rooms.replay import finished
from filature.server.rooms.room import Room

from .identity import caller_of

Asking = Request[Any, Any, Any]


def viewer_of(room: Room, caller: Caller) -> Viewer:
    """One's own eyes; a watcher's for everyone else."""
    return Viewer((caller.seats(room.spec) or [SPECTATOR])[0], caller.lang)


def room_of(request: Asking, table: str) -> Room:
    house: House = request.app.state.house
    return house.room(table)


@get("/api/tables/{table:str}/review")
async def review(request: Asking, table: str) -> Review:
    """What each decision gave away, and where the match turned; the first time it takes a while."""
    room, caller = room_of(request, table), caller_of(request)
    reviews: Reviews = request.app.state.reviews
    found = await reviews.of(room)
    return words.review(room.listeners.renderer(finished(room)), viewer_of(room, caller), found)


@get("/api/tables/{table:str}/story", sync_to_thread=False)
def story(request: Asking, table: str) -> list[StoryLine]:
    """The match in a few lines; with its turning points once it was reviewed."""
    room, caller = room_of(request, table), caller_of(request)
    reviews: Reviews = request.app.state.reviews
    renderer = room.listeners.renderer(finished(room))
    return words.story(renderer, viewer_of(room, caller), reviews.kept(room))


ROUTES = [review, story]
