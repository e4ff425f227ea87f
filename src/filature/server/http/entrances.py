"""Codes that are said aloud: where they lead, and knocking where they only lead to a door."""

import asyncio
from typing import Final

from litestar import get, post
from litestar.params import JSONBody

from filature.protocol.bodies import Entrance, KnockAnswer, Knocked, KnockWish, TableCard
from filature.server import house as houses
from filature.server.rooms import caller as callers
from filature.server.rooms import knocks
from filature.server.rooms.problems import NotFound
from filature.server.spending import who
from filature.server.store.codes import heard
from filature.server.store.spec import Spec

from .dependencies import Addresses, Caller, House, Name, Room

LASTS: Final = 86_400.0  # seconds that a code leads to a table at which nothing happens
ALIKE: Final = 0.15  # seconds after which any guess that leads nowhere is answered


@get("/api/codes/{code:str}")
async def called(house: House, addresses: Addresses, caller: Caller, code: Name) -> Entrance:
    """Where a code leads: to a table, or to its door."""
    spec = await found(house, caller, code)
    if addresses.knock and not knocks.at_home(spec, caller):
        return Entrance(knock=True)
    return Entrance(spec.id)


@post("/api/codes/{code:str}/knock", spends="knocks")
async def knock(house: House, guest: Caller, code: Name, data: JSONBody[KnockWish]) -> Knocked:
    """Knocks at the door of a table; who sits there may open."""
    spec = await found(house, guest, code)
    room = await house.room(spec.id)
    async with room.lock:
        knocked, token = knocks.knocked(room.spec, data.name, guest, house.now())
        await room.keep(knocked)
    return Knocked(f"{spec.code}.{token}", "waiting")


@get("/api/knocks/{knock:str}")
async def answer(house: House, caller: Caller, knock: Name) -> Knocked:
    """What a knock has led to so far."""
    since = asyncio.get_running_loop().time()
    with house.spending.guessing(who(caller)):
        code, _, token = knock.partition(".")
        spec = await house.store.coded(heard(code), house.now() - LASTS)
        told = knocks.heard(spec, knock, token) if spec else None
        if told is None:
            await alike(since)
            raise NotFound("unknown-knock")
    return told


@post("/api/tables/{table:str}/knocks/{knock:str}", status_code=200, spends="changes")
async def open_door(
    room: Room, caller: Caller, knock: Name, data: JSONBody[KnockAnswer]
) -> TableCard:
    """Opens to somebody who knocks, or does not."""
    async with room.lock:
        await room.keep(knocks.answered(room.spec, knock, data.open, caller))
    return room.listeners.card(caller)


async def found(house: houses.House, caller: callers.Caller, code: str) -> Spec:
    """The table that is called so; what was never, is over, or does not receive is told alike."""
    since = asyncio.get_running_loop().time()
    with house.spending.guessing(who(caller)):
        spec = await house.store.coded(heard(code), house.now() - LASTS)
        if spec is None or not knocks.admits(spec):
            await alike(since)
            raise NotFound("unknown-code")
    return spec


async def alike(since: float) -> None:
    """Waits, so that the time of an answer does not tell why it is none."""
    await asyncio.sleep(since + ALIKE - asyncio.get_running_loop().time())


ROUTES = [called, knock, answer, open_door]
