"""The house: all tables, those in memory and those on the disk."""

import asyncio
import time
from typing import Final

import structlog

from filature.protocol.bodies import TableCard
from filature.server.rooms.autoplay import Minder, asked
from filature.server.rooms.caller import Caller, Guests
from filature.server.rooms.problems import Unknown
from filature.server.rooms.render import Presence, table_card
from filature.server.rooms.room import Room
from filature.server.store.spec import Spec
from filature.server.store.store import Fanout, Store

from .metrics import ROOMS
from .pool import Player

RESTED: Final = 300.0  # seconds after which a table that nobody looks at leaves the memory
log = structlog.get_logger()


class House:
    """Every table, by its id."""

    def __init__(self, store: Store, fanout: Fanout, player: Player) -> None:
        self.store = store
        self.fanout = fanout
        self.minder = Minder(player)
        self.guests = Guests(store.secret("guests"))
        self.rooms: dict[str, Room] = {}
        self.unchecked = 0  # unfinished matches that wait to be replayed after a start

    def mind(self, room: Room) -> None:
        self.minder.mind(room)

    # Rooms -----------------------------------------------------------------------------

    def room(self, table: str) -> Room:
        """A table, taken from the disk when it is not in memory."""
        found = self.rooms.get(table)
        if found is None:
            spec = self.store.spec(table)
            if spec is None:
                raise Unknown("unknown-table")
            found = self.open(spec)
        found.idle_since = time.time()
        return found

    def open(self, spec: Spec) -> Room:
        room = self.rooms[spec.id] = Room(self, spec)
        self.fanout.follow(spec.id, room.heard)
        ROOMS.set(len(self.rooms))
        self.mind(room)
        return room

    def shut(self, room: Room) -> None:
        self.minder.forget(room)
        self.fanout.unfollow(room.spec.id)
        self.rooms.pop(room.spec.id, None)
        ROOMS.set(len(self.rooms))

    def idle(self, room: Room) -> bool:
        """Whether nobody looks at a table, and nothing will happen there."""
        return not (room.audience.ears or room.lock.locked() or self.minder.busy(room))

    def rest(self) -> None:
        """Lets go of the tables that have been idle for long."""
        for room in list(self.rooms.values()):
            if self.idle(room) and time.time() - room.idle_since > RESTED:
                self.shut(room)

    async def revive(self) -> None:
        """Replays every unfinished match; those that wait for people leave the memory again."""
        tables = [table for table in self.store.unfinished() if table not in self.rooms]
        for left, table in enumerate(tables):
            self.unchecked = len(tables) - left
            room = self.room(table)
            asked_for = room.idle_since
            await self.check(room)
            if room.idle_since == asked_for and self.idle(room):
                self.shut(room)
            await asyncio.sleep(0)
        self.unchecked = 0

    async def check(self, room: Room) -> None:
        """Goes on where a match was left; one that no longer replays is kept, and marked."""
        if room.spec.status == "broken":
            log.warning("match no longer replays", why=room.spec.explanation)
            await room.keep(room.spec)
        elif room.match:
            await room.begin()

    async def farewell(self) -> None:
        """Everyone is told that the server closes, and may come back."""
        self.minder.close()
        for room in self.rooms.values():
            for ear in list(room.audience.ears):
                ear.drop("restart")
        await asyncio.sleep(0.1)

    def card(self, spec: Spec, caller: Caller) -> TableCard:
        room = self.rooms.get(spec.id)
        return room.audience.card(caller) if room else table_card(spec, Presence(), caller)

    async def advise(self, room: Room, seat: int) -> int:
        """What a bot would do in a seat's place, from what the seat knows."""
        async with room.lock:
            question = asked(room, room.playing(), seat)
        if not question.options:
            raise room.refuse("HOUSE-HINT", "refused-hint")
        return await self.minder.player.choose(question)
