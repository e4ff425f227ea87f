"""Somebody asks for a deed: at once where that is a right, else by a ballot."""

from filature.protocol import powers
from filature.protocol.powers import Deed

from . import ballots, deeds, rights, seating
from .acts import WATCHER
from .caller import Caller
from .rights import Eye
from .room import Room


async def ask(room: Room, caller: Caller, deed: Deed) -> None:
    """Does what was asked, or asks the others; raises what is against it."""
    async with room.lock:
        if isinstance(deed, powers.Vote):
            await ballots.vote(room, voting(room, caller, deed), deed.yes)
            return
        eye = asker(room, caller, deed)
        if rights.checked(eye, deed) == "now":
            await deeds.carry_out(room, eye, deed, [], agreed=False)
        else:
            await ballots.ask(room, eye, deed)


def asker(room: Room, caller: Caller, deed: Deed) -> Eye:
    """Who asks: from a seat of theirs, or as a host without one."""
    mine = caller.seats(room.spec)
    if deed.by is not None or mine:
        return room.listeners.eye(caller, seating.own_seat(room.spec, caller, deed.by))
    seating.let_in(room.spec, caller, room.services.now())
    return room.listeners.eye(caller, WATCHER)


def voting(room: Room, caller: Caller, deed: powers.Vote) -> list[int]:
    """The seats for which somebody answers."""
    if deed.by is not None:
        return [seating.own_seat(room.spec, caller, deed.by)]
    seating.own_seat(room.spec, caller, None)
    return caller.seats(room.spec)
