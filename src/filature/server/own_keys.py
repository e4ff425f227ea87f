"""People who go from one device to another: a key of their own, and all their seats behind it.

A key is made of a secret of the house, the person, and how often it was changed: so it can be
shown at any time, though only its hash is kept.
"""

import base64
import hmac

from filature.protocol.own import Entry

from .house import House
from .rooms.caller import Caller, hashed
from .rooms.problems import NotFound
from .store.people import Person


class OwnKeys:
    """What a caller may ask about its own key, and do with that of another device."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.secret = house.store.secret("keys").encode()

    def key(self, guest: str, turn: int) -> str:
        made = hmac.digest(self.secret, f"{guest} {turn}".encode(), "sha256")
        return base64.urlsafe_b64encode(made[:18]).decode()

    async def shown(self, caller: Caller) -> str:
        """The caller's key; made when it is first asked for."""
        people = self.house.store.people
        found = await people.person(caller.guest)
        if found is None:
            key = hashed(self.key(caller.guest, 0))
            found = Person(caller.guest, caller.name, 0, key)
            await people.add(found, self.house.now())
        return self.key(found.guest, found.turn)

    async def changed(self, caller: Caller) -> str:
        """Another key; the one before opens nothing any more, and says why."""
        people = self.house.store.people
        found = await people.person(caller.guest)
        if found:
            turn = found.turn + 1
            key = hashed(self.key(found.guest, turn))
            await people.change_key(found, turn, key, self.house.now())
        return await self.shown(caller)

    async def owner(self, key: str) -> Person:
        """Whose key it is."""
        people = self.house.store.people
        found = await people.with_key(hashed(key))
        if found:
            return found
        raise NotFound("key-changed" if await people.is_void(hashed(key)) else "unknown-key")

    async def opens(self, person: Person, caller: Caller) -> Entry:
        """What a key would open."""
        there = await self.house.store.people.held(person.guest)
        if person.guest == caller.guest:
            return Entry(person.name, len(there), 0, same=True)
        here = await self.house.store.people.held(caller.guest)
        specs = [spec for table in here if (spec := await self.house.store.spec(table))]
        seats = sum([len(spec.seats_of(caller.guest)) for spec in specs])
        return Entry(person.name, len(there), seats)

    async def enter(self, person: Person, caller: Caller) -> Entry:
        """The caller is that person from now on, with all the seats that it has brought along."""
        found = await self.opens(person, caller)
        if found.same:
            return found
        for table in await self.house.store.people.held(caller.guest):
            room = await self.house.bring(table)
            await room.hand_over(caller.guest, person.guest)
        await self.house.store.people.join(caller.guest, person.guest, self.house.now())
        return found
