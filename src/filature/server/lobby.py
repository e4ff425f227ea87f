"""The lobby: tables made, joined, left, begun, ended and begun again."""

from filature.protocol.bodies import Created, Held, JoinWish, ReadyWish, TableCard, TableWish

from .house import House
from .rooms import matches, seating
from .rooms.caller import Caller
from .rooms.problems import Problem
from .rooms.room import Room
from .store.spec import Spec


class Lobby:
    """What a caller may ask of the house about tables and seats."""

    def __init__(self, house: House) -> None:
        self.house = house

    # Tables made -------------------------------------------------------------------------

    async def create(self, wish: TableWish, caller: Caller) -> Created:
        spec, keys = seating.made(wish, caller, self.house.now())
        return await self.open(spec, keys, caller)

    async def open(self, spec: Spec, keys: seating.Keys, caller: Caller) -> Created:
        self.house.spacious()
        spec = spec.replace(code=self.house.store.new_code())
        await self.house.store.keep(spec)
        room = self.house.open(spec)
        held = [self.held(room, seat, token, caller) for seat, token in keys.items()]
        return Created(room.listeners.card(caller), held)

    def held(self, room: Room, seat: int, token: str, caller: Caller) -> Held:
        return Held(room.listeners.card(caller), seat, token, f"/t/{room.spec.id}#seat={token}")

    # Seats -------------------------------------------------------------------------------

    async def join(self, table: str, wish: JoinWish, caller: Caller) -> Held:
        room = self.house.room(table)
        async with room.lock:
            spec, seat, token = seating.joined(room.spec, wish, caller)
            await room.keep(spec)
        return self.held(room, seat, token, caller._replace(token=spec.chairs[seat].token))

    async def recover(self, table: str, token: str, caller: Caller) -> Held:
        room = self.house.room(table)
        async with room.lock:
            spec, seat, fresh = seating.recovered(room.spec, token, caller)
            await room.keep(spec)
            room.listeners.dismiss(seat)
        return self.held(room, seat, fresh, caller)

    async def leave(self, table: str, wanted: int | None, caller: Caller) -> TableCard:
        room = self.house.room(table)
        async with room.lock:
            seat = seating.own_seat(room.spec, caller, wanted)
            await room.keep(seating.left(room.spec, seat))
            room.listeners.dismiss(seat)
        return room.listeners.card(caller)

    async def ready(self, table: str, wish: ReadyWish, caller: Caller) -> TableCard:
        room = self.house.room(table)
        async with room.lock:
            await room.keep(seating.readied(room.spec, wish, caller))
        if seating.complete(room.spec):
            await self.begin(room)
        return room.listeners.card(caller)

    async def start(self, table: str, caller: Caller) -> TableCard:
        room = self.house.room(table)
        async with room.lock:
            await room.keep(seating.started(room.spec, caller))
        await self.begin(room)
        return room.listeners.card(caller)

    async def begin(self, room: Room) -> None:
        async with room.lock:
            if room.spec.status != "open":
                return
            await room.keep(room.spec.replace(status="playing"))
            match = room.table.match = matches.replayed(room.spec, [])
            await room.go_on(match, [])

    async def close(self, table: str, caller: Caller) -> TableCard:
        """The host ends a table for good; a match broken off is revealed, and marked so."""
        room = self.house.room(table)
        async with room.lock:
            seating.hosted(room.spec, caller)
            if room.spec.status not in ("open", "playing"):
                raise Problem("table-ended")
            await room.keep(room.spec.replace(status="closed"))
            room.listeners.send_state()
        self.house.autoplay.forget(room)
        return room.listeners.card(caller)

    async def rematch(self, table: str, caller: Caller) -> TableCard:
        """The same people at a new table; whoever asks second is led to the same one.  Where
        nobody else has to come, it begins at once."""
        room = self.house.room(table)
        async with room.lock:
            seating.own_seat(room.spec, caller, None)
            if not room.spec.ended:
                raise Problem("not-over")
            if not room.spec.next:
                self.house.spacious()
                fresh = seating.again(room.spec, self.house.now())
                spec = fresh.replace(code=self.house.store.new_code())
                await self.house.store.keep(spec)
                await room.keep(room.spec.replace(next=spec.id))
        found = self.house.room(room.spec.next)
        if found.spec.status == "open" and seating.alone(found.spec, caller):
            await self.begin(found)
        return found.listeners.card(caller)
