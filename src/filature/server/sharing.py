"""What the processes of a house tell each other all the time: what was spent and is held of the
budgets, and who is at which table.

Nobody waits for it.  Whoever goes from process to process can take what all of them give in a tenth
of a second, once; what somebody owes, all of them know then."""

import asyncio
from collections import defaultdict
from collections.abc import Iterable
from contextlib import suppress
from typing import Final

import msgspec
from msgspec import Struct

from .budgets import Budget
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

    def __bool__(self) -> bool:
        return bool(self.spent or self.held or self.tables)


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
        place = (budget.name, budget.per, key)
        elsewhere = sum(held.get(place, 0) for held in self.others.values())
        if not super().hold(budget._replace(most=budget.most - elsewhere), key):
            return False
        self.changed.add(place)
        return True

    def release(self, budget: Budget, key: str) -> None:
        super().release(budget, key)
        self.changed.add((budget.name, budget.per, key))

    def hear(self, news: News) -> None:
        """What another process has given, and holds."""
        for (name, per, key), amount in news.spent:
            super().charge(self.rows[name, per], key, amount)
        held = self.others.setdefault(news.place, {})
        held.update(news.held)
        for place in [place for place, count in held.items() if not count]:
            del held[place]


class Sharing:
    """What this process tells, and hears."""

    def __init__(self, house: House, meter: SharedMeter, neighbours: Neighbours) -> None:
        self.house = house
        self.meter = meter
        self.neighbours = neighbours
        self.known: set[str] = set()  # processes that have been told everything
        self.stirred: set[str] = set()  # tables where somebody came, went or acted
        neighbours.hear, house.stir = self.hear, self.stirred.add

    async def run(self) -> None:
        while True:
            await asyncio.sleep(OFTEN)
            await self.tell()

    async def tell(self) -> None:
        """What is new to all, and everything to those who are new."""
        places = set(self.neighbours.places)
        for place in self.known - places:
            self.meter.others.pop(place, None)
            self.house.present.pop(place, None)
        news, everything = self.news(), self.everything() if places - self.known else None
        for place in places:
            told = news if place in self.known else everything
            with suppress(OSError):  # gone, or silent: TimeoutError is one
                if told:
                    await self.neighbours.tell(place, encode(told))
        self.known = places

    def news(self) -> News:
        spent, self.meter.spent = self.meter.spent, defaultdict(float)
        changed, self.meter.changed = self.meter.changed, set()
        tables = list(self.stirred)
        self.stirred.clear()
        held = [(place, self.meter.holding.get(place, 0)) for place in changed]
        seen = {table: self.presence(table) for table in tables}
        return News(self.neighbours.place, list(spent.items()), held, seen)

    def everything(self) -> News:
        seen = {table: self.presence(table) for table in self.house.rooms}
        return News(self.neighbours.place, [], list(self.meter.holding.items()), seen)

    def presence(self, table: str) -> Presence | None:
        room = self.house.rooms.get(table)
        if room is None:
            return None
        found = room.listeners.presence
        return found._replace(away=dict(found.away))

    def hear(self, said: bytes) -> None:
        news = decode(said)
        self.meter.hear(news)
        there = self.house.present.setdefault(news.place, {})
        for table, presence in news.tables.items():
            if presence is None:
                there.pop(table, None)
            else:
                there[table] = presence
