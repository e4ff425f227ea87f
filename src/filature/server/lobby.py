"""The desk: tables made, joined, left, begun, ended and begun again."""

from filature.protocol.bodies import Created, Held, JoinWish, ReadyWish, TableCard, TableWish
from filature.server.rooms.caller import Caller
from filature.server.rooms.problems import Trouble
from filature.server.rooms.room import Room
from filature.server.store.spec import Spec

from .house import House
from .rooms import matches, seating


class Desk:
    """What a caller may ask of the house about tables and seats."""

    def __init__(self, house: House) -> None:
        self.house = house

    # Tables made -------------------------------------------------------------------------

    async def create(self, wish: TableWish, caller: Caller) -> Created:
        spec, keys = seating.made(wish, caller)
        return await self.opened(spec, keys, caller)

    async def opened(self, spec: Spec, keys: seating.Keys, caller: Caller) -> Created:
        await self.house.store.keep(spec)
        room = self.house.open(spec)
        held = [self.held(room, seat, token, caller) for seat, token in keys.items()]
        return Created(room.audience.card(caller), held)

    def held(self, room: Room, seat: int, token: str, caller: Caller) -> Held:
        return Held(room.audience.card(caller), seat, token, f"/t/{room.spec.id}#seat={token}")

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
            room.audience.dismiss(seat)
        return self.held(room, seat, fresh, caller)

    async def leave(self, table: str, wanted: int | None, caller: Caller) -> TableCard:
        room = self.house.room(table)
        async with room.lock:
            seat = seating.own_seat(room.spec, caller, wanted)
            await room.keep(seating.left(room.spec, seat))
            room.audience.dismiss(seat)
        return room.audience.card(caller)

    async def ready(self, table: str, wish: ReadyWish, caller: Caller) -> TableCard:
        room = self.house.room(table)
        async with room.lock:
            await room.keep(seating.readied(room.spec, wish, caller))
        if seating.complete(room.spec):
            await self.begin(room)
        return room.audience.card(caller)

    async def start(self, table: str, caller: Caller) -> TableCard:
        room = self.house.room(table)
        async with room.lock:
            await room.keep(seating.started(room.spec, caller))
        await self.begin(room)
        return room.audience.card(caller)

    async def begin(self, room: Room) -> None:
        async with room.lock:
            if room.spec.status != "open":
                return
            await room.keep(room.spec.changed(status="playing"))
            room.match = matches.replayed(room.spec, [])
            await room.go_on([])

    async def close(self, table: str, caller: Caller) -> TableCard:
        """The host ends a table for good; a match broken off is revealed, and marked so."""
        room = self.house.room(table)
        async with room.lock:
            seating.hosted(room.spec, caller)
            if room.spec.status not in ("open", "playing"):
                raise Trouble("table-ended")
            await room.keep(room.spec.changed(status="closed"))
            room.audience.tell_state()
        self.house.minder.forget(room)
        return room.audience.card(caller)

    async def rematch(self, table: str, caller: Caller) -> TableCard:
        """The same people at a new table; whoever asks second is led to the same one."""
        room = self.house.room(table)
        async with room.lock:
            seating.own_seat(room.spec, caller, None)
            if room.spec.status not in ("over", "closed"):
                raise Trouble("not-over")
            if not room.spec.next:
                spec = seating.again(room.spec)
                await self.house.store.keep(spec)
                await room.keep(room.spec.changed(next=spec.id))
        return self.house.room(room.spec.next).audience.card(caller)
