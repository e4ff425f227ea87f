"""The lobby: tables made, joined, left, begun, ended and begun again."""

from filature.protocol import powers
from filature.protocol.bodies import Created, Held, JoinWish, ReadyWish, TableCard, TableWish
from filature.protocol.powers import Deed

from .house import House
from .rooms import asking, drafts, opening, seating
from .rooms.acts import Act
from .rooms.caller import Caller
from .rooms.problems import NotFound, Problem
from .rooms.room import Room
from .spending import who
from .store.spec import Spec


class Lobby:
    """What a caller may ask of the house about tables and seats."""

    def __init__(self, house: House) -> None:
        self.house = house

    # Tables made -------------------------------------------------------------------------

    async def create(self, wish: TableWish, caller: Caller) -> Created:
        spec, keys = seating.made(wish, caller, self.house.now())
        if wish.circle:
            circle = await self.circle(wish.circle, caller)
            spec = spec.replace(circle=circle, rated=wish.rated)
        return await self.open(spec, keys, caller)

    async def circle(self, link: str, caller: Caller) -> str:
        """The circle that a table shall belong to: one of the caller's."""
        found = await self.house.store.circles.by_link(link)
        member = found and await self.house.store.circles.member(found.id, caller.guest)
        if not found or not member or member.gone:
            raise NotFound("unknown-circle")
        return found.id

    async def open(self, spec: Spec, keys: seating.Keys, caller: Caller) -> Created:
        await self.house.spacious()
        spec = spec.replace(code=await self.house.store.new_code())
        await self.keep(spec, caller)
        begun = spec.status != "open"
        room = await (self.house.room(spec.id) if begun else self.house.made(spec))
        return self.created(room, keys, caller)

    def created(self, room: Room, keys: seating.Keys, caller: Caller) -> Created:
        card = room.listeners.card(caller)
        return Created(card, [held(card, seat, token) for seat, token in keys.items()])

    async def keep(self, spec: Spec, caller: Caller) -> None:
        """A new table; one that waits for its people is counted until it begins."""
        if spec.status == "open" and caller.address:
            self.house.unbegun.made(spec.id, who(caller))
        try:
            await self.house.store.keep(spec)
        except BaseException:
            self.house.unbegun.over(spec.id)
            raise

    async def change(self, table: str, wish: TableWish, caller: Caller) -> Created:
        """The host wishes a table otherwise that has not begun."""
        room = await self.house.room(table)
        async with room.lock:
            spec, keys = drafts.changed(room.spec, wish, caller)
            await room.keep(spec)
        return self.created(room, keys, caller)

    # Seats -------------------------------------------------------------------------------

    async def join(self, table: str, wish: JoinWish, caller: Caller) -> Held:
        room = await self.house.room(table)
        async with room.lock:
            late, before = room.spec.status != "open", room.spec
            spec, seat, token = seating.joined(before, wish, caller, self.house.now())
            if late:
                await self.come_late(room, spec, seat)
            else:
                await room.keep(spec)
        known = caller._replace(token=spec.chairs[seat].token)
        return held(room.listeners.card(known), seat, token)

    async def come_late(self, room: Room, spec: Spec, seat: int) -> None:
        """Somebody takes the chair of a bot in a match: its hand and its points."""
        bot, name = room.spec.chairs[seat].name, spec.chairs[seat].name
        await room.record([(seat, "late", Act(name, seat, bot))], spec)
        room.listeners.send_state()

    async def recover(self, table: str, token: str, caller: Caller) -> Held:
        room = await self.house.room(table)
        async with room.lock:
            spec, seat, fresh = seating.recovered(room.spec, token, caller)
            await room.keep(spec)
            room.listeners.dismiss(seat)
        return held(room.listeners.card(caller), seat, fresh)

    async def ask(self, table: str, deed: Deed, caller: Caller) -> TableCard:
        """Something is done by a power, or asked of the others."""
        room = await self.house.room(table)
        await asking.ask(room, caller, deed)
        return room.listeners.card(caller)

    async def leave(self, table: str, wanted: int | None, caller: Caller) -> TableCard:
        return await self.ask(table, powers.Leave(by=wanted), caller)

    async def ready(self, table: str, wish: ReadyWish, caller: Caller) -> TableCard:
        room = await self.house.room(table)
        async with room.lock:
            await opening.ready(room, seating.readied(room.spec, wish, caller))
        return room.listeners.card(caller)

    async def start(self, table: str, caller: Caller) -> TableCard:
        """The host says begin; said again, it cuts a countdown short."""
        room = await self.house.room(table)
        async with room.lock:
            counting = seating.begins_at(room.table) is not None
            spec = seating.started(room.spec, caller)
            await (opening.begin(room, spec) if counting else opening.ready(room, spec))
        return room.listeners.card(caller)

    async def close(self, table: str, caller: Caller) -> TableCard:
        """The host ends a table for good; a match broken off is revealed, and marked so."""
        room = await self.house.room(table)
        seating.hosted(room.spec, caller)
        return await self.ask(table, powers.Close(), caller)

    async def rematch(self, table: str, caller: Caller) -> TableCard:
        """The same people at a new table; whoever asks second is led to the same one.  Where
        nobody else has to come, it begins at once."""
        room = await self.house.room(table)
        async with room.lock:
            seating.own_seat(room.spec, caller, None)
            if not room.spec.ended:
                raise Problem("not-over")
            if not room.spec.next:
                await self.house.spacious()
                fresh = seating.again(room.spec, self.house.now())
                spec = fresh.replace(code=await self.house.store.new_code())
                await self.keep(spec, caller)
                await room.keep(room.spec.replace(next=spec.id))
        found = await self.house.bring(room.spec.next)
        if found.spec.status == "open" and seating.alone(found.spec, caller):
            await opening.begin_now(found)
        return found.listeners.card(caller)


def held(card: TableCard, seat: int, token: str) -> Held:
    """A seat for whoever has this token."""
    return Held(card, seat, token, f"/t/{card.id}#seat={token}")
