"""Actions taken back: at once where nobody saw them, else when all the others agree."""

from filature.library import Match
from filature.protocol.bodies import Petition
from filature.table import undo as law

from . import matches
from .room import Room


async def undo(room: Room, seat: int) -> int:
    """Takes back at once what nobody saw; else asks the others.  The moment after it."""
    async with room.lock:
        match = room.table.playing()
        number = law.free(match.log, seat)
        if number is not None:
            return await take_back(room, match, seat, number)
        if law.consensual(match.log, seat) is None:
            raise room.refuse("HOUSE-UNDO", "refused-undo")
        people = [n for n, chair in enumerate(room.spec.chairs) if chair.who == "person"]
        petition = Petition(seat, [other for other in people if other != seat])
        return await settle(room, match, petition)


async def consent(room: Room, seat: int, yes: bool) -> int:
    """A seat's answer to the wish of another."""
    async with room.lock:
        match, petition = room.table.playing(), room.table.petition
        if not petition or seat not in petition.waiting:
            raise room.refuse("HOUSE-UNDO", "refused-consent")
        left = [other for other in petition.waiting if other != seat]
        return await settle(room, match, Petition(petition.seat, left) if yes else None)


async def settle(room: Room, match: Match, petition: Petition | None) -> int:
    """Takes the action back once nobody is left to ask."""
    room.table.petition = petition
    if petition and not petition.waiting:
        number = law.consensual(match.log, petition.seat)
        assert number is not None
        return await take_back(room, match, petition.seat, number)
    room.listeners.send_state()
    return len(match.log)


async def take_back(room: Room, match: Match, seat: int, number: int) -> int:
    again = room.table.match = match.copy()
    again.take_back(number)
    await room.go_on(again, [(seat, f"{matches.UNDO}{number}")], whole=True)
    return len(again.log)
