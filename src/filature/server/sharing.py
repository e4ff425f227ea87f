"""What the processes of a house tell each other all the time: what was spent and is held of the
budgets, who is at which table, and who was seen at which circle.

Nobody waits for it.  Whoever goes from process to process can take what all of them give in a tenth
of a second, once; what somebody owes, all of them know then.  A connection that is handed over is
counted by who has it; until both have told so, others may count it twice, or not at all."""

import asyncio
from collections import defaultdict
from collections.abc import Iterable
from typing import Final

import msgspec
from msgspec import Struct

from .budgets import Budget
from .circles.sightings import Key, Sighting, Sightings
from .door import Door
from .house import House
from .meter import Clock, MemoryMeter, Place
from .neighbours import Neighbours
from .rooms.presence import Presence

OFTEN: Final = 0.1  # seconds


class News(Struct, frozen=True, omit_defaults=True):
    """What one process tells another; counts are how many it holds now."""

    place: str
    spent: list[tuple[Place, float]] = []
    held: list[tuple[Place, int]] = []
    tables: dict[str, Presence | None] = {}
    silent: int | None = None  # connections that would make room; none: as many as before
    seen: list[Sighting] = []
    whole: bool = False  # everything that there is, but what was spent;
    asks: bool = False  # and the same is wanted in return

    def __bool__(self) -> bool:
        told = self.spent or self.held or self.tables or self.seen or self.whole
        return bool(told) or self.silent is not None


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(News).decode


class SharedMeter(MemoryMeter):
    """Counts what this process gives, and what it is told that others have given."""

    def __init__(self, clock: Clock, budgets: Iterable[Budget]) -> None:
        super().__init__(clock)
        self.rows: dict[tuple[str, str], Budget] = {(one.name, one.per): one for one in budgets}
        self.spent: dict[Place, float] = defaultdict(float)
        self.changed: set[Place] = set()
        self.others: dict[str, dict[Place, int]] = {}  # what they hold

    def take(self, budget: Budget, key: str, amount: float = 1.0) -> float:
        wait = super().take(budget, key, amount)
        if not wait and amount:
            self.spent[budget.name, budget.per, key] += amount
        return wait

    def charge(self, budget: Budget, key: str, amount: float) -> None:
        super().charge(budget, key, amount)
        self.spent[budget.name, budget.per, key] += amount

    def hold(self, budget: Budget, key: str) -> bool:
        if not super().hold(budget, key):
            return False
        self.changed.add((budget.name, budget.per, key))
        return True

    def elsewhere(self, place: Place) -> int:
        return sum([held.get(place, 0) for held in self.others.values()])

    def release(self, budget: Budget, key: str) -> None:
        super().release(budget, key)
        self.changed.add((budget.name, budget.per, key))

    def hear(self, news: News) -> None:
        """What another process has given, and holds."""
        for (name, per, key), amount in news.spent:
            super().charge(self.rows[name, per], key, amount)
        if news.whole:
            self.others.pop(news.place, None)
        held = self.others.setdefault(news.place, {})
        for place, count in news.held:
            if count:
                held[place] = count
            else:
                held.pop(place, None)


class Sharing:
    """What this process tells, and hears."""

    def __init__(
        self,
        house: House,
        meter: SharedMeter,
        door: Door,
        sightings: Sightings,
        neighbours: Neighbours,
    ) -> None:
        self.house = house
        self.meter = meter
        self.door = door
        self.sightings = sightings
        self.neighbours = neighbours
        self.known: set[str] = set()  # processes that have been told everything,
        self.heard: dict[str, bool] = {}  # and whether those that speak have told it
        self.stirred: set[str] = set()  # tables where somebody came, went or acted
        self.seen: set[Key] = set()  # of whom a circle saw something
        self.silent = 0  # connections, as was told
        neighbours.hear, house.stir, sightings.stir = self.hear, self.stirred.add, self.seen.add

    async def run(self) -> None:
        while True:
            await asyncio.sleep(OFTEN)
            await self.tell()

    # What is told --------------------------------------------------------------------------

    async def tell(self) -> None:
        """What is new to all, and everything to those who are new or did not hear the last."""
        places = set(self.neighbours.places)
        for place in (self.known | self.heard.keys()) - places:
            self.forget(place)
        news = self.news()
        for place, known in [(place, place in self.known) for place in places]:
            told = news if known else self.everything(place)
            self.known.add(place)
            try:
                if told:
                    await self.neighbours.tell(place, encode(told))
            except OSError:  # gone, or silent: TimeoutError is one
                self.known.discard(place)

    def news(self) -> News:
        spent, self.meter.spent = self.meter.spent, defaultdict(float)
        changed, self.meter.changed = self.meter.changed, set()
        stirred = list(self.stirred)
        self.stirred.clear()
        held = [(place, self.meter.holding.get(place, 0)) for place in changed]
        tables = {table: self.presence(table) for table in stirred}
        before, self.silent = self.silent, len(self.door.silent)
        silent = None if self.silent == before else self.silent
        seen = [self.sightings.sighting(key) for key in self.seen]
        self.seen.clear()
        return News(self.neighbours.place, list(spent.items()), held, tables, silent, seen)

    def everything(self, place: str) -> News:
        """For a process that knows nothing, or not enough; it is asked for the same once."""
        return News(
            self.neighbours.place,
            held=list(self.meter.holding.items()),
            tables={table: self.presence(table) for table in self.house.rooms},
            silent=len(self.door.silent),
            seen=[self.sightings.sighting(key) for key in self.sightings.last],
            whole=True,
            asks=not self.heard.get(place),
        )

    def presence(self, table: str) -> Presence | None:
        room = self.house.rooms.get(table)
        if room is None:
            return None
        found = room.listeners.presence
        guests = room.listeners.guests if room.spec.circle else frozenset[str]()
        return found._replace(away=dict(found.away), guests=guests)

    # What is heard -------------------------------------------------------------------------

    def hear(self, said: bytes) -> None:
        news = decode(said)
        self.heard[news.place] = news.whole or self.heard.get(news.place, False)
        if news.asks:
            self.known.discard(news.place)
        self.meter.hear(news)
        self.look(news)
        self.sightings.hear(news.seen)
        if news.silent is not None:
            self.door.silent_elsewhere[news.place] = news.silent
        self.door.make_room()

    def look(self, news: News) -> None:
        """Who is at the tables of another process."""
        there = {} if news.whole else self.house.present.get(news.place, {})
        there.update({table: one for table, one in news.tables.items() if one is not None})
        for table in [table for table, one in news.tables.items() if one is None]:
            there.pop(table, None)
        self.house.present[news.place] = there

    def forget(self, place: str) -> None:
        """A process has gone, or was taken for dead."""
        self.known.discard(place)
        self.heard.pop(place, None)
        self.meter.others.pop(place, None)
        self.door.silent_elsewhere.pop(place, None)
        self.house.present.pop(place, None)
