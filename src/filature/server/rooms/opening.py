"""How a match begins: once all are ready, at once or after a countdown that people can stop."""

from filature.core.seat import SPECTATOR
from filature.server.store.spec import Spec

from . import matches, seating
from .acts import HOUSE, MOST, Act
from .room import Room, nothing


async def ready(room: Room, spec: Spec) -> None:
    """People are ready, as this says; once all are, where several play, a countdown tells them.
    The room is locked."""
    if spec.status == "open" and seating.complete(spec):
        if spec.settings.countdown and several(spec) and room.table.ledger.written[HOUSE] < MOST:
            await room.record([(HOUSE, "countdown", Act())], spec)
        else:
            await begin(room, spec)
    elif spec is not room.spec:
        await room.keep(spec)


def several(spec: Spec) -> bool:
    """Whether more than one person plays, as far as chairs tell."""
    return len({chair.guest for chair in spec.chairs if chair.who == "person"}) > 1


async def begin_now(room: Room) -> None:
    """Nobody is waited for any more."""
    async with room.lock:
        if room.spec.status == "open":
            await begin(room, room.spec)


async def begin(room: Room, spec: Spec) -> None:
    """The match begins, with its first cards, and all of it is written at once; where nobody may
    watch, who only looked at the lobby goes.  The room is locked."""
    begun = spec.replace(status="playing", begun=room.services.now())
    match = matches.new(begun)
    await room.record([(HOUSE, "begin", Act())], begun, matches.dealt(match, begun.dice, nothing))
    if not begun.settings.watchers:
        room.listeners.dismiss(SPECTATOR, "watchers")
    room.table.match = match
    await room.go_on(match, [])
