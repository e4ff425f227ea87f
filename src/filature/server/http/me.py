"""Who you are: a name, a key that opens your seats on another device, and your own tables."""

from litestar import get, post, put
from litestar.params import FromQuery, JSONBody

from filature.protocol.bodies import GuestCard, GuestWish
from filature.protocol.own import (
    Entry,
    EntryWish,
    KeyCard,
    KeyWish,
    MyTable,
    MyTables,
    PlaceWish,
)
from filature.server import house as houses
from filature.server.rooms import caller as callers
from filature.server.rooms.caller import safe_name
from filature.server.spending import who

from . import identity
from .dependencies import Addresses, Asking, Caller, Guests, House, Keys, Mine, Name
from .qr import pictured
from .reached import origin


@get("/api/me")
async def me(request: Asking, guests: Guests, house: House, guest: Caller) -> GuestCard:
    """Who you are; a stranger becomes a guest.  Another device may have changed the name."""
    person = await house.store.people.person(guest.guest)
    if person and person.name != guest.name:
        guest = guest._replace(name=person.name)
        guests.remember(request.scope, guest)
    return card(guest)


@put("/api/me", spends="changes")
async def rename(
    request: Asking, guests: Guests, house: House, guest: Caller, data: JSONBody[GuestWish]
) -> GuestCard:
    """Another code name, for the seats that you will take."""
    return card(await known_as(request, guests, house, guest, data.name))


async def known_as(
    request: Asking,
    guests: identity.Guests,
    house: houses.House,
    guest: callers.Caller,
    name: str,
) -> callers.Caller:
    """The name that somebody has used is remembered: in the cookie, and with the key."""
    named = guest._replace(name=safe_name(name) or guest.name)
    if named.name != guest.name:
        await house.store.people.rename(guest.guest, named.name)
        guests.remember(request.scope, named)
    return named


def card(guest: callers.Caller) -> GuestCard:
    return GuestCard(guest.name, "en" if guest.lang == "en" else "fr")


@post("/api/me/key", status_code=200, spends="changes")
async def key(
    request: Asking, addresses: Addresses, keys: Keys, guest: Caller, data: JSONBody[KeyWish]
) -> KeyCard:
    """The key that opens all your seats on another device; or another one in its place."""
    made = await (keys.changed(guest) if data.change else keys.shown(guest))
    link = f"{addresses.known(origin(request))[0]}/moi#cle={made}"
    return KeyCard(link, pictured(link).decode())


@post("/api/me/enter", status_code=200, spends="changes")
async def enter(
    request: Asking,
    guests: Guests,
    house: House,
    keys: Keys,
    guest: Caller,
    data: JSONBody[EntryWish],
) -> Entry:
    """What a key opens; if you are sure, you are that person now, and your seats come along."""
    with house.spending.guessing(who(guest)):
        person = await keys.owner(data.key)
    if not data.sure:
        return await keys.opens(person, guest)
    found = await keys.enter(person, guest)
    guests.remember(request.scope, guest._replace(guest=person.guest, name=person.name))
    return found


@get("/api/tables/mine")
async def tables(
    mine: Mine,
    caller: Caller,
    archive: FromQuery[bool] = False,
    before: FromQuery[float | None] = None,
) -> MyTables:
    """Tables where you sit, your own turn first; or a page of those that are over."""
    return await (mine.archive(caller, before) if archive else mine.tables(caller))


@post("/api/tables/{table:str}/put-away", status_code=200, spends="changes")
async def put_away(mine: Mine, table: Name, caller: Caller, data: JSONBody[PlaceWish]) -> MyTable:
    """Take a table off your list, or bring it back; nobody else notices."""
    return await mine.put_away(table, data.place, caller)


ROUTES = [me, rename, key, enter, tables, put_away]
