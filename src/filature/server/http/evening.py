"""Evenings: opened, attended, drawn round by round, told, closed; the kiosk."""

from litestar import Response, get, post
from litestar.params import JSONBody

from filature.protocol.gatherings import (
    AttendWish,
    DrawWish,
    EveningCard,
    EveningWish,
    KioskKey,
    KioskWish,
    PlacesWish,
    PresenceWish,
    RoundCard,
)
from filature.server.rooms.problems import Forbidden
from filature.server.spending import who

from .dependencies import Addresses, Asking, Caller, Name, Organising
from .reached import origin, picture


@post("/api/evenings", spends="evenings")
async def open_evening(
    organising: Organising, guest: Caller, data: JSONBody[EveningWish]
) -> EveningCard:
    """A new evening."""
    return await organising.open(data, guest)


@get("/api/evenings/{id:str}")
async def look(organising: Organising, caller: Caller, id: Name) -> EveningCard:
    """An evening."""
    return await organising.look(id, caller)


@post("/api/evenings/{id:str}/change", status_code=200, spends="changes")
async def change(
    organising: Organising, guest: Caller, id: Name, data: JSONBody[EveningWish]
) -> EveningCard:
    """The organiser changes its name, games, rounds."""
    return await organising.change(id, data, guest)


@post("/api/evenings/{id:str}/close", status_code=200, spends="changes")
async def close(organising: Organising, guest: Caller, id: Name) -> EveningCard:
    """The organiser ends it; the standings stay."""
    return await organising.close(id, guest)


@post("/api/evenings/{id:str}/join", status_code=200, spends="changes")
async def attend(
    organising: Organising, guest: Caller, id: Name, data: JSONBody[AttendWish]
) -> EveningCard:
    """Come to the evening."""
    return await organising.attend(id, data, guest)


@post("/api/evenings/{id:str}/people", status_code=200, spends="changes")
async def add(
    organising: Organising, guest: Caller, id: Name, data: JSONBody[AttendWish]
) -> EveningCard:
    """The organiser adds somebody without a telephone."""
    return await organising.add(id, data, guest)


@post("/api/evenings/{id:str}/here", status_code=200, spends="changes")
async def switch(
    organising: Organising, guest: Caller, id: Name, data: JSONBody[PresenceWish]
) -> EveningCard:
    """Here for the next round, or not."""
    return await organising.switch(id, data, guest)


@post("/api/evenings/{id:str}/leave", status_code=200, spends="changes")
async def leave(organising: Organising, guest: Caller, id: Name) -> EveningCard:
    """Go for good: your name is erased."""
    return await organising.leave(id, guest)


@post("/api/evenings/{id:str}/draw", status_code=200, spends="rounds")
async def draw(
    organising: Organising, guest: Caller, id: Name, data: JSONBody[DrawWish]
) -> RoundCard:
    """The next round as it would be."""
    return await organising.draw(id, data, guest)


@post("/api/evenings/{id:str}/begin", status_code=200, spends="rounds")
async def begin(
    organising: Organising, guest: Caller, id: Name, data: JSONBody[DrawWish]
) -> EveningCard:
    """Open the round that was looked at."""
    return await organising.begin(id, data, guest)


@post("/api/evenings/{id:str}/result", status_code=200, spends="changes")
async def tell(
    organising: Organising, caller: Caller, id: Name, data: JSONBody[PlacesWish]
) -> EveningCard:
    """How a table ended."""
    return await organising.tell(id, data, caller)


@post("/api/evenings/{id:str}/contest", status_code=200, spends="changes")
async def contest(
    organising: Organising, caller: Caller, id: Name, data: JSONBody[PlacesWish]
) -> EveningCard:
    """That is not right."""
    return await organising.contest(id, data, caller)


@post("/api/evenings/{id:str}/agree", status_code=200, spends="changes")
async def agree(
    organising: Organising, caller: Caller, id: Name, data: JSONBody[PlacesWish]
) -> EveningCard:
    """That is right, and may count for the season."""
    return await organising.agree(id, data, caller)


@post("/api/evenings/{id:str}/kiosk", status_code=200, spends="changes")
async def put_up(
    organising: Organising, guest: Caller, id: Name, data: JSONBody[KioskWish]
) -> KioskKey:
    """The organiser makes a tablet a kiosk."""
    return await organising.put_up(id, data.pin, guest)


@post("/api/evenings/{id:str}/kiosk/leave", status_code=200, spends="changes")
async def unlock(
    organising: Organising, caller: Caller, id: Name, data: JSONBody[KioskWish]
) -> dict[str, bool]:
    """Leave the kiosk, with its digits; wrong ones are slowed down."""
    with organising.house.spending.guessing(who(caller)):
        if not await organising.unlock(id, data.pin, caller):
            raise Forbidden("wrong-pin")
    return {"left": True}


@get("/api/evenings/{id:str}/qr.svg")
async def qr(
    request: Asking, addresses: Addresses, organising: Organising, id: Name
) -> Response[bytes]:
    """The link to an evening, as a QR code."""
    evening = await organising.evening(id)
    return picture(f"{addresses.known(origin(request))[0]}/e/{evening.id}")


ROUTES = [
    open_evening, look, change, close, attend, add, switch, leave, draw, begin, tell, contest,
    agree, put_up, unlock, qr,
]  # fmt: skip
