"""The house: all tables, those in memory and those on the disk."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final
from weakref import WeakValueDictionary

import structlog

from filature.protocol.bodies import TableCard
from filature.server.rooms.presence import Presence, table_card

from .metrics import MOVES, ROOMS
from .rooms.autoplay import Autoplay
from .rooms.caller import Caller
from .rooms.keeper import Keeper
from .rooms.patience import USUAL, Patience
from .rooms.problems import NoRoom, NotFound
from .rooms.room import Player, Room
from .rooms.table import Stale
from .spending import Spending
from .steady import SteadyClock
from .store.spec import Spec
from .store.store import Away, Fanout, Line, Store
from .unbegun import Unbegun

RESTED: Final = 300.0  # seconds after which a table that nobody looks at leaves the memory
TIGHT: Final = 0.9  # of the disk
AGAIN: Final = 0.5  # seconds until a store that is away is asked again
log = structlog.get_logger()


def unheard(*_: object) -> None:
    """Nobody is told."""


class House:
    """Every table by its id, and the services that all of them share."""

    def __init__(
        self,
        store: Store,
        fanout: Fanout,
        player: Player,
        patience: Patience = USUAL,
        spending: Spending | None = None,
    ) -> None:
        self.store = store
        self.fanout = fanout
        self.player = player
        self.patience = patience
        self.spending = spending or Spending()
        self.unbegun = Unbegun(self.spending)
        self.clock = SteadyClock()
        self.autoplay = Autoplay()
        self.keeper = Keeper()
        self.rooms: dict[str, Room] = {}
        self.doors: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.hear: Callable[[Room], None] = unheard  # who tells those that are away,
        self.remind: Callable[[str, int, int], None] = unheard  # and reminds them
        self.endings: list[Callable[[Room], Awaitable[None]]] = []  # who hears of a match's end
        self.missing: set[str] = set()  # tables that wait for the store
        self.search: asyncio.Task[None] | None = None
        self.unchecked = 0  # unfinished matches that wait to be replayed after a start

    # What rooms ask for ----------------------------------------------------------------

    def now(self) -> float:
        return self.clock()

    def moved(self, room: Room) -> None:
        MOVES.labels(room.spec.game).inc()

    def changed(self, room: Room) -> None:
        if room.spec.status != "open":
            self.unbegun.over(room.spec.id)
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

    async def fetched(self, table: str) -> Room:
        """A table from the store, once for all who ask for it meanwhile."""
        door = self.doors.setdefault(table, asyncio.Lock())
        async with door:
            if table in self.rooms:
                return self.rooms[table]
            spec = await self.store.spec(table)
            if spec is None:
                raise NotFound("unknown-table")
            return self.open(spec, await self.store.lines(table))

    def open(self, spec: Spec, lines: Sequence[Line]) -> Room:
        room = self.rooms[spec.id] = Room(self, spec, lines)
        self.fanout.follow(spec.id, room.follow)
        ROOMS.set(len(self.rooms))
        self.changed(room)
        return room

    def shut(self, room: Room) -> None:
        self.autoplay.forget(room)
        self.keeper.forget(room)
        self.fanout.unfollow(room.spec.id)
        self.rooms.pop(room.spec.id, None)
        ROOMS.set(len(self.rooms))

    def lost(self, room: Room) -> None:
        """Lets go of a table of which nobody knows what is stored, and opens it anew when the store
        answers; who is there comes back, as after a restart."""
        if self.rooms.get(room.spec.id) is room:
            self.shut(room)
        loop = asyncio.get_running_loop()
        for listener in list(room.listeners.present):
            loop.call_soon(listener.close, "away")  # who asked is answered first
        self.missing.add(room.spec.id)
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
            except Exception as error:
                log.error("a table was not found again", exc_info=error)
        self.search = None

    def idle(self, room: Room) -> bool:
        """Whether nobody looks at a table, and nothing will happen there."""
        busy = self.autoplay.busy(room) or self.keeper.busy(room)
        return not (room.listeners.present or room.lock.locked() or busy)

    def rest(self) -> None:
        """Lets go of the tables that have been idle for long."""
        for room in list(self.rooms.values()):
            if self.idle(room) and self.now() - room.idle_since > RESTED:
                self.shut(room)

    async def revive(self) -> None:
        """Replays every unfinished match; those that wait for people leave the memory again."""
        tables = [table for table in await self.store.unfinished() if table not in self.rooms]
        for left, table in enumerate(tables):
            self.unchecked = len(tables) - left
            room = await self.room(table)
            asked_for = room.idle_since
            await self.check(room)
            if room.idle_since == asked_for and self.idle(room):
                self.shut(room)
            await asyncio.sleep(0)
        self.unchecked = 0

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
        for room in self.rooms.values():
            for listener in list(room.listeners.present):
                listener.close("restart")
        await asyncio.sleep(0.1)

    async def spacious(self) -> None:
        """Whether something new may begin: the last tenth of the disk is for what is going on."""
        if await self.store.fill() >= TIGHT:
            raise NoRoom("house-nearly-full")

    def card(self, spec: Spec, caller: Caller) -> TableCard:
        room = self.rooms.get(spec.id)
        return room.listeners.card(caller) if room else table_card(spec, Presence(), caller)
