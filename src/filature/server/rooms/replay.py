"""Time travel: any moment through one's own eyes; after the end, through any."""

from typing import Any

import msgspec

import filature
from filature.core.seat import SPECTATOR
from filature.library import Match
from filature.protocol.messages import Moment, Replayable
from filature.record import proof as proofs
from filature.server.store.store import Report
from filature.text.paper import form_page

from .caller import Caller
from .problems import Forbidden, Malformed, Trouble, Unknown
from .render import Eye
from .room import Room

OVER = ("over", "closed")


def seen(room: Room) -> Match:
    if room.match is None:
        raise Trouble("not-begun")
    return room.match


def finished(room: Room) -> Match:
    """A match that was played to its end."""
    if room.match is None or not room.match.over:
        raise Trouble("not-over")
    return room.match


def eyes(room: Room, wanted: str, caller: Caller) -> list[int]:
    """The seats that a caller may look through: `0`, `spectator`, `all`, or its own."""
    mine = caller.seats(room.spec)
    everyone = list(range(len(room.spec.chairs)))
    if wanted == "":
        return mine[:1] or watcher(room)
    if wanted == "spectator":
        return watcher(room)
    if wanted == "all":
        chosen = [SPECTATOR, *everyone]
    elif wanted.isdecimal() and int(wanted) in everyone:
        chosen = [int(wanted)]
    else:
        raise Malformed("bad-eye", last=everyone[-1])
    if room.spec.status not in OVER and not set(chosen) <= set(mine):
        raise Forbidden("not-your-eyes")
    return chosen


def watcher(room: Room) -> list[int]:
    if not room.spec.settings.watchers:
        raise Forbidden("no-watchers")
    return [SPECTATOR]


def at(room: Room, moment: int, seats: list[int], lang: str) -> Moment:
    """A moment through some eyes; each with the news of the action that led to it."""
    match = seen(room)
    if moment > len(match.log):
        raise Malformed("no-moment", last=len(match.log))
    teller = room.audience.teller(match if moment == len(match.log) else match.at(moment))
    since = max(0, moment - 1)
    states = [teller.state(Eye(seat, lang), since) for seat in seats]
    return Moment(moment, len(match.log), states)


def told(room: Room, seats: list[int], lang: str) -> Replayable:
    """The moments that told one of these eyes something."""
    match = seen(room)
    teller = room.audience.teller(match)
    found = {news.moment for seat in seats for news in teller.news(Eye(seat, lang), 0)}
    return Replayable(len(match.log), sorted(found))


def forms(room: Room, caller: Caller) -> str:
    """The evaluation forms of a match of bond, which are open to all who may look."""
    eyes(room, "", caller)
    match, names = seen(room), tuple(chair.name for chair in room.spec.chairs)
    page = form_page(match.game, match.view(SPECTATOR), names, caller.lang)
    if not page:
        raise Unknown("no-forms")
    return page


def file(room: Room) -> str:
    """The match file with its proof, once all may know it."""
    match = seen(room)
    if room.spec.status not in OVER:
        raise Trouble("not-over")
    ending = match.game.ending(match.state) if room.spec.status == "over" else ""
    return proofs.write(match, match.players, room.spec.dice, ending)


def report(room: Room, found: Report) -> bytes:
    """A problem as a file that the tests can run; while the match goes on, without its log."""
    spec = room.spec
    over = spec.status in OVER
    body: dict[str, Any] = {
        "filature": filature.__version__,
        "report": found.id,
        "game": [spec.game, spec.version],
        "box": [spec.box, spec.box_hash],
        "seat": found.seat,
        "moment": found.moment,
        "note": found.note,
        "view": found.view,
        "sealed": not over,
        "match": moment_file(room, found.moment) if over else "",
    }
    return msgspec.json.format(msgspec.json.encode(body), indent=1)


def moment_file(room: Room, moment: int) -> str:
    """The match file up to a moment."""
    return seen(room).at(moment).text()
