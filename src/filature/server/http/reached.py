"""Where the house can be reached, and the pictures of its links."""

from litestar import Response, get
from litestar.params import FromQuery

from filature.protocol.bodies import HouseCard
from filature.server.rooms.seating import bot_names

from .dependencies import Addresses, Asking, Language, Room
from .qr import pictured


@get("/api/house", sync_to_thread=False)
def house(request: Asking, addresses: Addresses, language: Language) -> HouseCard:
    """The addresses that others can open, and who the bots are."""
    return addresses.card(origin(request), bot_names(language))


@get("/api/tables/{table:str}/qr.svg", sync_to_thread=False)
def qr(
    request: Asking, addresses: Addresses, room: Room, at: FromQuery[str] = ""
) -> Response[bytes]:
    """The link to a table, as a QR code; `at` is one of the addresses of the house."""
    return picture(f"{addresses.chosen(at, origin(request))}/t/{room.spec.id}")


def picture(link: str) -> Response[bytes]:
    return Response(pictured(link), media_type="image/svg+xml")


def origin(request: Asking) -> str:
    """The address by which the asker came."""
    return f"{request.url.scheme}://{request.url.netloc}"


ROUTES = [house, qr]
