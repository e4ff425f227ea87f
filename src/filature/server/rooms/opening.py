"""How a match begins: once all are ready, at once or after a countdown that people can stop."""

from filature.core.seat import SPECTATOR

from . import matches, seating
from .acts import HOUSE, MOST, Act
from .room import Room


async def ready(room: Room) -> None:
    """Everybody may be ready: where several people play, a countdown tells them."""
    async with room.lock:
        spec = room.spec
        if spec.status != "open" or not seating.complete(spec):
            return
        if spec.settings.countdown and several(room) and room.table.ledger.written[HOUSE] < MOST:
            await room.record([(HOUSE, "countdown", Act())])
            return
    await begin(room)


def several(room: Room) -> bool:
    """Whether more than one person plays, as far as chairs tell."""
    return len({chair.guest for chair in room.spec.chairs if chair.who == "person"}) > 1


async def begin(room: Room) -> None:
    """The match begins; where nobody may watch, who only looked at the lobby goes."""
    async with room.lock:
        if room.spec.status != "open":
            return
        begun = room.spec.replace(status="playing", begun=room.services.now())
        await room.record([(HOUSE, "begin", Act())], begun)
        if not room.spec.settings.watchers:
            room.listeners.dismiss(SPECTATOR, "watchers")
        match = room.table.match = matches.new(room.spec)
        await room.go_on(match, [])
