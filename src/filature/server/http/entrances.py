"""Codes that are said aloud: where they lead, and knocking where they only lead to a door."""

import asyncio
from typing import Any, Final

from litestar import Request, get, post
from litestar.params import JSONBody

from filature.protocol.bodies import Entrance, KnockAnswer, Knocked, KnockWish, TableCard
from filature.server.limits import address_of
from filature.server.rooms import knocks
from filature.server.rooms.problems import NotFound
from filature.server.store.codes import heard
from filature.server.store.spec import Spec

from .dependencies import Addresses, Caller, House, Limits, Name, Room

LASTS: Final = 86_400.0  # seconds that a code leads to a table at which nothing happens
ALIKE: Final = 0.15  # seconds after which any guess that leads nowhere is answered

Asking = Request[Any, Any, Any]


@get("/api/codes/{code:str}")
async def called(
    request: Asking,
    house: House,
    limits: Limits,
    addresses: Addresses,
    caller: Caller,
    code: Name,
) -> Entrance:
    """Where a code leads: to a table, or to its door."""
    spec = await found(request, house, limits, code)
    if addresses.knock and not knocks.at_home(spec, caller):
        return Entrance(knock=True)
    return Entrance(spec.id)


@post("/api/codes/{code:str}/knock")
async def knock(
    request: Asking,
    house: House,
    limits: Limits,
    guest: Caller,
    code: Name,
    data: JSONBody[KnockWish],
) -> Knocked:
    """Knocks at the door of a table; who sits there may open."""
    spec = await found(request, house, limits, code)
    limits.knock(address_of(request.scope))
    room = await house.room(spec.id)
    async with room.lock:
        knocked, token = knocks.knocked(room.spec, data.name, guest, house.now())
        await room.keep(knocked)
    return Knocked(f"{spec.code}.{token}", "waiting")


@get("/api/knocks/{knock:str}")
async def answer(request: Asking, house: House, limits: Limits, knock: Name) -> Knocked:
    """What a knock has led to so far."""
    since = asyncio.get_running_loop().time()
    guess = limits.guess(address_of(request.scope))
    code, _, token = knock.partition(".")
    spec = await house.store.coded(heard(code), house.now() - LASTS)
    told = knocks.heard(spec, knock, token) if spec else None
    if told is None:
        await alike(since)
        raise NotFound("unknown-knock")
    guess.give_back()
    return told


@post("/api/tables/{table:str}/knocks/{knock:str}", status_code=200)
async def open_door(
    room: Room, caller: Caller, knock: Name, data: JSONBody[KnockAnswer]
) -> TableCard:
    """Opens to somebody who knocks, or does not."""
    async with room.lock:
        await room.keep(knocks.answered(room.spec, knock, data.open, caller))
    return room.listeners.card(caller)


async def found(request: Asking, house: House, limits: Limits, code: str) -> Spec:
    """The table that is called so; what was never, is over, or does not receive is told alike."""
    since = asyncio.get_running_loop().time()
    guess = limits.guess(address_of(request.scope))
    spec = await house.store.coded(heard(code), house.now() - LASTS)
    if spec is None or not knocks.admits(spec):
        await alike(since)
        raise NotFound("unknown-code")
    guess.give_back()
    return spec


async def alike(since: float) -> None:
    """Waits, so that the time of an answer does not tell why it is none."""
    await asyncio.sleep(since + ALIKE - asyncio.get_running_loop().time())


ROUTES = [called, knock, answer, open_door]
