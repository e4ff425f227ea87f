"""Somebody's own tables: whose turn, since when, how long; and the archive of what is over.

Nothing of it is kept: it is read from the logs, so that it is true after any end of the process.
To play a log again takes a few thousandths of a second; what was found is remembered for as long
as the log does not grow, and the others are served in between.
"""

import asyncio
from math import inf
from typing import Final

from filature.protocol.own import MyTable, MyTables, Pace, Place, Turn

from .house import House
from .rooms.caller import Caller
from .rooms.matches import Broken
from .rooms.patience import by_post
from .rooms.presence import table_card
from .rooms.problems import Forbidden, NotFound, Problem
from .rooms.whose_turn import Standing, standing
from .store.shelf import Shelved
from .store.spec import Spec

FRESH: Final = 86400.0  # seconds that a match which is over stays on the list, unless it was seen
PAGE: Final = 20  # tables of the archive at once
REMEMBERED: Final = 20_000
ORDER: Final[dict[Turn, int]] = {
    "yours": 0, "others": 1, "sealed": 1, "open": 2, "over": 3, "broken": 4,
}  # fmt: skip
Key = tuple[str, int, str, tuple[int, ...]]


class Mine:
    """What a caller may ask about its own tables."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.known: dict[Key, Standing | Broken] = {}

    async def tables(self, caller: Caller) -> MyTables:
        """All that go on, and what has just ended; one's own turn first."""
        now, shelf = self.house.now(), self.house.store.shelf
        rows = await shelf.listed(caller.guest, now - FRESH)
        found = [await self.table(one, caller) for one in rows]
        return MyTables(sorted(found, key=order), await shelf.count(caller.guest, now - FRESH), now)

    async def archive(self, caller: Caller, before: float | None) -> MyTables:
        """A page of what is over, the latest first."""
        now, shelf = self.house.now(), self.house.store.shelf
        until = now + 1 if before is None else before
        rows = await shelf.archived(caller.guest, now - FRESH, until, PAGE + 1)
        page = [await self.table(one, caller) for one in rows[:PAGE]]
        more = rows[PAGE - 1].at if len(rows) > PAGE else None
        return MyTables(page, await shelf.count(caller.guest, now - FRESH), now, more)

    async def put_away(self, table: str, place: Place, caller: Caller) -> MyTable:
        """Takes a table off the list, or the archive, or brings it back; its match goes on."""
        spec = await self.house.store.spec(table)
        if spec is None:
            raise NotFound("unknown-table")
        if not spec.seats_of(caller.guest):
            raise Forbidden("no-seat")
        if place == "removed" and not spec.ended:
            raise Problem("not-over")
        await self.house.store.shelf.put(caller.guest, table, place, self.house.now())
        seq = len(await self.house.store.lines(table))
        return await self.table(Shelved(spec, seq, spec.touched, place), caller)

    async def table(self, one: Shelved, caller: Caller) -> MyTable:
        """A table as its list shows it."""
        found = await self.stands(one, caller.guest)
        if isinstance(found, Broken):
            spec = one.spec.replace(status="broken", explanation=str(found))
            return self.card(one._replace(spec=spec), caller, Standing(since=spec.touched))
        return self.card(one, caller, found)

    async def stands(self, one: Shelved, guest: str) -> Standing | Broken:
        spec, seats = one.spec, one.spec.seats_of(guest)
        if spec.status in ("open", "broken"):
            return Standing(since=spec.created if spec.status == "open" else spec.touched)
        key = (spec.id, one.seq, spec.status, tuple(seats))
        found = self.known.get(key)
        if found is None:
            found = await self.replayed(spec, seats)
            self.remember(key, found)
            await asyncio.sleep(0)
        return found

    async def replayed(self, spec: Spec, seats: list[int]) -> Standing | Broken:
        try:
            return standing(spec, await self.house.store.lines(spec.id), seats)
        except Broken as broken:
            return broken

    def remember(self, key: Key, found: Standing | Broken) -> None:
        if len(self.known) >= REMEMBERED:
            del self.known[next(iter(self.known))]
        self.known[key] = found

    def card(self, one: Shelved, caller: Caller, found: Standing) -> MyTable:
        spec, room = one.spec, self.house.rooms.get(one.spec.id)
        presence = room.listeners.presence if room else self.house.far(spec.id)
        return MyTable(
            table_card(spec, presence._replace(moment=0), caller),
            turn_of(spec, found),
            pace_of(spec),
            found.since,
            list(found.asked),
            self.deadline(spec, found, caller.guest),
            found.rank,
            found.lasted,
            one.place,
        )

    def deadline(self, spec: Spec, found: Standing, guest: str) -> float | None:
        """When the time for what is asked runs out; one's own, by the clock that really runs."""
        if spec.settings.absence != "clock" or spec.status != "playing":
            return None
        room = self.house.rooms.get(spec.id)
        clocks = [room.table.clocks.deadline(seat) for seat in spec.seats_of(guest)] if room else []
        own = [end for end in clocks if found.yours and end is not None]
        return min(own, default=found.since + spec.settings.clock)


def turn_of(spec: Spec, found: Standing) -> Turn:
    if spec.status in ("open", "broken"):
        return spec.status
    if spec.ended:
        return "over"
    if found.yours:
        return "yours"
    return "sealed" if found.together else "others"


def pace_of(spec: Spec) -> Pace:
    """How a table is played: in one sitting, by post, or without a clock."""
    if spec.settings.absence == "wait":
        return "none"
    slow = by_post(spec.settings)
    return "post" if slow else "live"


def order(one: MyTable) -> tuple[bool, int, float, float]:
    """One's own turn first, least time left before longest waiting; what is put away last."""
    waits = ORDER[one.turn] < ORDER["open"]
    end = inf if one.deadline is None else one.deadline
    return one.place == "away", ORDER[one.turn], end, one.since if waits else -one.since
