"""Where the house can be reached, and the pictures of its links."""

import io
from typing import Any

import segno
from litestar import Request, Response, get
from litestar.params import FromQuery

from filature.protocol.bodies import HouseCard
from filature.server.rooms.seating import bot_names

from .dependencies import Addresses, Language, Room


@get("/api/house", sync_to_thread=False)
def house(request: Request[Any, Any, Any], addresses: Addresses, language: Language) -> HouseCard:
    """The addresses that others can open, and who the bots are."""
    return addresses.card(origin(request), bot_names(language))


@get("/api/tables/{table:str}/qr.svg", sync_to_thread=False)
def qr(
    request: Request[Any, Any, Any], addresses: Addresses, room: Room, at: FromQuery[str] = ""
) -> Response[bytes]:
    """The link to a table, as a QR code; `at` is one of the addresses of the house."""
    picture = io.BytesIO()
    link = f"{addresses.chosen(at, origin(request))}/t/{room.spec.id}"
    segno.make(link, micro=False).save(picture, kind="svg", scale=6, border=2, light="white")
    return Response(picture.getvalue(), media_type="image/svg+xml")


def origin(request: Request[Any, Any, Any]) -> str:
    """The address by which the asker came."""
    return f"{request.url.scheme}://{request.url.netloc}"


ROUTES = [house, qr]
