"""What the page of a table carries: the very messages that a socket would send its caller first.

So a board is there as soon as its scripts are; the socket comes after, and heals what changed.
"""

from typing import Any, Final

from litestar.connection import ASGIConnection

from filature.core.seat import SPECTATOR
from filature.protocol import messages as wire
from filature.server.house import House
from filature.server.rooms.caller import Caller
from filature.server.rooms.listeners import dressed, encode
from filature.server.rooms.problems import Forbidden, Trouble
from filature.server.rooms.render import Eye, Presence, table_card
from filature.server.rooms.room import Room
from filature.server.rooms.seating import own_seat

from .identity import caller_of

Connection = ASGIConnection[Any, Any, Any, Any]
BLOCK: Final = b'<script type="application/json" id="first">[%b]</script>\n'


async def carried(connection: Connection, table: str) -> bytes:
    """The block of a page; nothing for a stranger, or whoever may not look at the table."""
    house: House = connection.app.state.house
    caller = caller_of(connection)
    if not (caller.guest or caller.token):
        return b""
    try:
        room = house.room(table)
        eye = Eye(seat_wanted(connection, room, caller), caller.lang)
    except Trouble:
        return b""
    return block(await said_first(room, eye, caller))


def block(messages: list[wire.FromServer]) -> bytes:
    """Messages as a data block: no name and no remark in it can end the script."""
    return BLOCK % b",".join(map(encode, messages)).replace(b"<", b"\\u003c")


def seat_wanted(connection: Connection, room: Room, caller: Caller) -> int:
    """Through whose eyes: one of the caller's seats, or a watcher's."""
    wanted = str(connection.query_params.get("seat", ""))
    if wanted.isdecimal():
        return own_seat(room.spec, caller, int(wanted))
    mine = caller.seats(room.spec)
    if mine and wanted != str(SPECTATOR):
        return mine[0]
    if caller.token and not mine:
        raise Forbidden("no-seat")
    if not room.spec.settings.watchers:
        raise Forbidden("no-watchers")
    return SPECTATOR


async def said_first(room: Room, eye: Eye, caller: Caller) -> list[wire.FromServer]:
    """A welcome, and the whole state once there is one."""
    async with room.lock:
        chat = room.shelf.store.notes.chat(room.spec.id) if room.spec.settings.chat else []
        card = table_card(room.spec, with_one_more(room.audience.presence, eye.seat), caller)
        welcome = wire.Welcome(wire.VERSION, eye.seat, eye.lang, card, chat)
        if room.match is None:
            return [welcome]
        teller = room.audience.teller(room.match)
        look = teller.look(eye.seat, room.petition)
        return [welcome, dressed(room, teller.worded(eye, look, teller.news(eye, 0)))]


def with_one_more(presence: Presence, seat: int) -> Presence:
    """Who is there once the caller is."""
    return presence._replace(
        here=presence.here | ({seat} if seat >= 0 else set()),
        stood_in=presence.stood_in - {seat},
        watching=presence.watching + (seat == SPECTATOR),
    )
