"""The house: all tables, those in memory and those on the disk."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import cache
from typing import Final
from weakref import WeakValueDictionary

import structlog
from prometheus_client import Counter

from filature.protocol.bodies import TableCard
from filature.server.rooms.presence import Presence, table_card

from .metrics import MOVES, ROOMS
from .rooms.autoplay import Autoplay
from .rooms.caller import Caller
from .rooms.keeper import Keeper
from .rooms.patience import USUAL, Patience
from .rooms.problems import NoRoom, NotFound, StoreAway
from .rooms.room import Player, Room
from .rooms.table import Stale
from .spending import Spending
from .steady import SteadyClock
from .store.leases import Elsewhere
from .store.spec import Spec
from .store.store import Away, Line, Store
from .unbegun import Unbegun

RESTED: Final = 300.0  # seconds after which a table that nobody looks at leaves the memory
TIGHT: Final = 0.9  # of the disk
AGAIN: Final = 0.5  # seconds until a store that is away is asked again
TRIES: Final = 30  # to reach the process that minds a table,
BETWEEN: Final = 0.1  # and the seconds between two
AT_ONCE: Final = 20  # tables that are inherited at once: other processes take others
log = structlog.get_logger()


@cache
def moves_of(game: str) -> Counter:
    """What counts the moves of a game."""
    return MOVES.labels(game)


def unheard(*_: object) -> None:
    """Nobody is told."""


async def nobody(place: str, table: str) -> bool:
    """There is no other process."""
    return False


class House:
    """Every table by its id, and the services that all of them share."""

    def __init__(
        self,
        store: Store,
        player: Player,
        patience: Patience = USUAL,
        spending: Spending | None = None,
    ) -> None:
        self.store = store
        self.player = player
        self.patience = patience
        self.spending = spending or Spending()
        self.unbegun = Unbegun(self.spending)
        self.clock = SteadyClock()
        self.autoplay = Autoplay()
        self.keeper = Keeper()
        self.rooms: dict[str, Room] = {}
        self.doors: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.ask_for: Callable[[str, str], Awaitable[bool]] = nobody  # for a table
        self.hear: Callable[[Room], None] = unheard  # who tells those that are away,
        self.remind: Callable[[str, int, int], None] = unheard  # and reminds them
        self.endings: list[Callable[[Room], Awaitable[None]]] = []  # who hears of a match's end
        self.stir: Callable[[str], None] = unheard  # who tells other processes of a table
        self.present: dict[str, dict[str, Presence]] = {}  # who is where, at other processes
        self.missing: set[str] = set()  # tables that wait for the store
        self.search: asyncio.Task[None] | None = None
        self.unchecked = 0  # unfinished matches that wait to be replayed after a start

    # What rooms ask for ----------------------------------------------------------------

    def now(self) -> float:
        return self.clock()

    def moved(self, room: Room) -> None:
        moves_of(room.spec.game).inc()

    def changed(self, room: Room) -> None:
        if room.spec.status != "open":
            self.unbegun.over(room.spec.id)
        self.stir(room.spec.id)
        self.autoplay.schedule(room)
        self.keeper.schedule(room)
        self.hear(room)

    def nudged(self, room: Room, seat: int, by: int) -> None:
        """Tells whoever looks from that seat; and, if they are away, by whatever way they wish."""
        room.listeners.send_nudge(seat, by)
        self.remind(room.spec.id, seat, by)

    async def ended(self, room: Room) -> None:
        """What fails now is done at the next start: the match is over all the same."""
        for heard in self.endings:
            try:
                await heard(room)
            except Exception as error:
                log.error("the end of a match was not heard", exc_info=error)

    # Rooms -----------------------------------------------------------------------------

    async def room(self, table: str) -> Room:
        """A table, taken from the store when it is not in memory."""
        found = self.rooms.get(table) or await self.fetched(table)
        found.idle_since = self.now()
        return found

    async def here(self, table: str, hand_over: Callable[[str], Awaitable[bool]]) -> bool:
        """Whether this process minds a table, or may: else whoever asks has been handed over to the
        one that does.  One that has just died is waited for, until somebody has what was its."""
        for _ in range(TRIES):
            try:
                place = "" if table in self.rooms else await self.store.leases.where(table)
            except Away:
                return True  # and sees what to say of it
            if not place:
                return True
            if await hand_over(place):
                return False
            await asyncio.sleep(BETWEEN)
        raise StoreAway("house-away")

    async def bring(self, table: str) -> Room:
        """A table, which another process has to let go if it minds it."""
        for _ in range(TRIES):
            try:
                return await self.room(table)
            except Elsewhere as there:
                with suppress(OSError):  # TimeoutError is one
                    if await self.ask_for(there.place, table):
                        continue
                await asyncio.sleep(BETWEEN)
        raise StoreAway("house-away")

    async def glance(self, table: str) -> Room:
        """A table to be looked at only, which another process may mind."""
        found = self.rooms.get(table)
        return found or Room(self, await self.stored(table), await self.store.lines(table))

    async def fetched(self, table: str) -> Room:
        """A table from the store, once for all who ask for it meanwhile; raises Elsewhere when
        another process minds it."""
        async with self.door(table):
            if table in self.rooms:
                return self.rooms[table]
            await self.store.leases.claim(await self.stored(table))
            return self.open(await self.stored(table), await self.store.lines(table))

    async def made(self, spec: Spec) -> Room:
        """A table that was written just now, without log or chat: there is nothing to read."""
        async with self.door(spec.id):
            if spec.id in self.rooms:
                return self.rooms[spec.id]
            await self.store.leases.claim(spec)
            return self.open(spec, [], fresh=True)

    def door(self, table: str) -> asyncio.Lock:
        return self.doors.setdefault(table, asyncio.Lock())

    async def stored(self, table: str) -> Spec:
        spec = await self.store.spec(table)
        if spec is None:
            raise NotFound("unknown-table")
        return spec

    def open(self, spec: Spec, lines: Sequence[Line], fresh: bool = False) -> Room:
        room = self.rooms[spec.id] = Room(self, spec, lines, fresh)
        ROOMS.set(len(self.rooms))
        self.changed(room)
        return room

    def shut(self, room: Room) -> None:
        """A table leaves the memory; whoever still has it in hand is told to come again."""
        room.lost = True
        self.autoplay.forget(room)
        self.keeper.forget(room)
        self.rooms.pop(room.spec.id, None)
        self.stir(room.spec.id)
        ROOMS.set(len(self.rooms))

    def lost(self, room: Room) -> None:
        """Lets go of a table of which nobody knows what is stored, and opens it anew when the store
        answers; who is there comes back, as after a restart."""
        if self.rooms.get(room.spec.id) is room:
            self.shut(room)
        loop = asyncio.get_running_loop()
        for listener in list(room.listeners.present):
            loop.call_soon(listener.close, "away")  # who asked is answered first
        self.seek(room.spec.id)

    def seek(self, table: str) -> None:
        """A table is opened as soon as the store answers."""
        self.missing.add(table)
        if self.search is None:
            self.search = asyncio.create_task(self.find())

    async def find(self) -> None:
        """Goes on with what was lost."""
        while self.missing:
            table = self.missing.pop()
            try:
                await self.check(await self.room(table))
            except (Away, Stale):
                self.missing.add(table)
                await asyncio.sleep(AGAIN)
            except Elsewhere:
                pass
            except Exception as error:
                log.error("a table was not found again", exc_info=error)
        self.search = None

    def idle(self, room: Room) -> bool:
        """Whether nobody looks at a table, and nothing will happen there."""
        busy = self.autoplay.busy(room) or self.keeper.busy(room)
        return not (room.listeners.present or room.lock.locked() or busy)

    async def rest(self) -> None:
        """Lets go of the tables that have been idle for long."""
        for room in list(self.rooms.values()):
            if self.idle(room) and self.now() - room.idle_since > RESTED:
                await self.let_go(room)

    async def let_go(self, room: Room, needed: bool = False) -> None:
        """A table leaves the memory, if still nobody looks at it."""
        async with self.door(room.spec.id):
            if self.rooms.get(room.spec.id) is room and self.idle(room):
                self.shut(room)
                await self.store.leases.let_go([room.spec.id], needed)

    async def part(self) -> None:
        """Tables that cannot be played here wait for a process that has their rules."""
        for room in [one for one in self.rooms.values() if one.spec.status == "broken"]:
            if self.idle(room):
                await self.let_go(room, needed=True)

    async def give(self, table: str) -> None:
        """Another process needs a table: whoever is here comes back, and is handed over."""
        room = self.rooms.get(table)
        if room is None:
            return
        async with self.door(table), room.lock:
            self.shut(room)
            await self.store.leases.let_go([table], needed=True)
        for listener in list(room.listeners.present):
            listener.close("restart")

    async def inherit(self) -> None:
        """Goes on with the matches that nobody minds; those that wait for people leave the memory
        again."""
        while tables := await self.store.leases.inherit(AT_ONCE):
            for left, table in enumerate(tables):
                self.unchecked = len(tables) - left
                if table not in self.rooms:
                    await self.revive(table)
                await asyncio.sleep(0)
        self.unchecked = 0

    async def revive(self, table: str) -> None:
        """One that fails keeps no other waiting."""
        try:
            room = await self.room(table)
            asked_for = room.idle_since
            await self.check(room)
            if room.idle_since == asked_for:
                await self.let_go(room)
        except (Away, Stale):
            self.seek(table)
        except (Elsewhere, NotFound):
            pass
        except Exception as error:
            log.error("a table was not found again", exc_info=error)

    def evicted(self) -> None:
        """The other processes have taken this one for dead, and may have its tables."""
        for room in list(self.rooms.values()):
            room.lose()

    async def check(self, room: Room) -> None:
        """Goes on where a match was left; one that no longer replays is kept as it is, so that
        the rules it began under can open it again."""
        if room.spec.status == "broken":
            log.warning("match no longer replays", why=room.spec.explanation)
            room.listeners.send_table()
        elif room.match:
            await room.begin()

    async def farewell(self) -> None:
        """Everyone is told that the server closes, and may come back."""
        self.autoplay.close()
        self.keeper.close()
        if self.search:
            self.search.cancel()
        await self.vacate()
        for room in self.rooms.values():
            for listener in list(room.listeners.present):
                listener.close("restart")
        await asyncio.sleep(0.1)

    async def vacate(self) -> None:
        """Leaves all tables to the other processes, once what is being written is written."""
        rooms = list(self.rooms.values())
        turns = [asyncio.create_task(room.lock.acquire()) for room in rooms]
        if turns:
            await asyncio.wait(turns, timeout=AGAIN)
        for room, turn in zip(rooms, turns):
            room.lost = True
            if turn.done():
                room.lock.release()
            turn.cancel()
        with suppress(Away):
            await self.store.leases.let_go([room.spec.id for room in rooms], needed=True)

    async def spacious(self) -> None:
        """Whether something new may begin: the last tenth of the disk is for what is going on."""
        if await self.store.fill() >= TIGHT:
            raise NoRoom("house-nearly-full")

    def card(self, spec: Spec, caller: Caller) -> TableCard:
        room = self.rooms.get(spec.id)
        return room.listeners.card(caller) if room else table_card(spec, self.far(spec.id), caller)

    def far(self, table: str) -> Presence:
        """Who is at a table of another process, as far as it has been told."""
        found = [there[table] for there in self.present.values() if table in there]
        return found[0] if found else Presence()

    def guests_at(self, table: str) -> frozenset[str]:
        """Who is connected to a table of a circle, wherever it is minded."""
        room = self.rooms.get(table)
        return room.listeners.guests if room else self.far(table).guests
