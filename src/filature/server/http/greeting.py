"""What the page of a table carries: the very messages that a socket would send its caller first.

So a board is there as soon as its scripts are; the socket comes after, and heals what changed.
"""

from typing import Any, Final

from litestar.connection import ASGIConnection

from filature.protocol import messages as wire
from filature.server.house import House
from filature.server.rooms.listeners import encode
from filature.server.rooms.problems import Problem
from filature.server.rooms.render import Viewer
from filature.server.rooms.seating import watched_from

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
        seat = str(connection.query_params.get("seat", ""))
        viewer = Viewer(watched_from(room.spec, caller, seat), caller.lang)
    except Problem:
        return b""
    return block(await room.first_messages(viewer, caller))


def block(messages: list[wire.FromServer]) -> bytes:
    """Messages as a data block: no name and no remark in it can end the script."""
    return BLOCK % b",".join(map(encode, messages)).replace(b"<", b"\\u003c")
