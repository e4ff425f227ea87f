"""Time travel: any moment through one's own eyes; after the end, through any."""

from typing import Any

import msgspec

import filature
from filature.core.digits import counted
from filature.core.seat import SPECTATOR
from filature.library import Match
from filature.protocol.messages import Moment, Replayable
from filature.record import proof as proofs
from filature.server.store.store import Report

from .caller import Caller
from .problems import BadRequest, Forbidden, NotFound, Problem
from .render import Viewer
from .room import Room
from .seating import watcher


def begun(room: Room) -> Match:
    if room.match is None:
        raise Problem("not-begun")
    return room.match


def finished(room: Room) -> Match:
    """A match that is over: played to its end, or given up."""
    if room.match is None or room.spec.status != "over":
        raise Problem("not-over")
    return room.match


def viewers(room: Room, wanted: str, caller: Caller) -> list[Viewer]:
    """Through whose eyes a caller may look: `0`, `spectator`, `all`, or its own seat's."""
    mine, everyone = caller.seats(room.spec), list(range(len(room.spec.chairs)))
    if wanted in ("", "spectator"):
        own = [] if wanted else mine[:1]
        return [Viewer(seat, caller.lang) for seat in own or [watcher(room.spec)]]
    if wanted == "all":
        seats = [SPECTATOR, *everyone]
    elif counted(wanted) in everyone:
        seats = [counted(wanted)]
    else:
        raise BadRequest("bad-eye", last=everyone[-1])
    if not room.spec.ended and not set(seats) <= set(mine):
        raise Forbidden("not-your-eyes")
    return [Viewer(seat, caller.lang) for seat in seats]


def at(room: Room, moment: int, viewers: list[Viewer]) -> Moment:
    """A moment for some viewers; each with the news of the action that led to it."""
    match = begun(room)
    if moment > len(match.log):
        raise BadRequest("no-moment", last=len(match.log))
    then = match if moment == len(match.log) else match.at(moment)
    renderer, since = room.listeners.renderer(then), max(0, moment - 1)
    states = [
        renderer.state(one, renderer.snapshot(one.seat), renderer.news(one, since), whole=False)
        for one in viewers
    ]
    return Moment(moment, len(match.log), states)


def moments(room: Room, viewers: list[Viewer]) -> Replayable:
    """The moments that told one of these viewers something."""
    match = begun(room)
    renderer = room.listeners.renderer(match)
    found = {news.moment for viewer in viewers for news in renderer.news(viewer, 0)}
    return Replayable(len(match.log), sorted(found))


def forms(room: Room, caller: Caller) -> str:
    """The papers that a game keeps of a match, which are open to all who may look."""
    viewers(room, "", caller)
    match = begun(room)
    page = match.game.papers(match.view(SPECTATOR), room.spec.names, caller.lang)
    if not page:
        raise NotFound("no-forms")
    return page


def file(room: Room) -> str:
    """The match file with its proof, once all may know it."""
    match = begun(room)
    if not room.spec.ended:
        raise Problem("not-over")
    ending = match.game.ending(match.state) if room.spec.status == "over" else ""
    return proofs.write(match, match.players, room.spec.dice, ending)


def report(room: Room, found: Report) -> bytes:
    """A problem as a file that the tests can run; while the match goes on, without its log."""
    spec = room.spec
    body: dict[str, Any] = {
        "filature": filature.__version__,
        "report": found.id,
        "game": [spec.game, spec.version],
        "box": [spec.box, spec.box_hash],
        "seat": found.seat,
        "moment": found.moment,
        "note": found.note,
        "view": found.view,
        "sealed": not spec.ended,
        "match": begun(room).at(found.moment).text() if spec.ended else "",
    }
    return msgspec.json.format(msgspec.json.encode(body), indent=1)
