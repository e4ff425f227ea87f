"""Bots think in processes of their own; they are asked, and answer, as people are."""

import asyncio

from filature.bots.worker import Request, Worker

from .fair import FairLine
from .rooms.room import Turn
from .spending import Spending, Who


class BotPool:
    """A few processes that think; one that is stuck or dies is replaced."""

    def __init__(self, count: int, spending: Spending) -> None:
        self.count = count
        self.spending = spending
        self.started = 0
        self.free: list[Worker] = []
        self.waiting: FairLine[asyncio.Future[Worker]] = FairLine()

    async def choose(self, asked: Request, turn: Turn) -> int:
        """One of the options offered, as an id of the action table."""
        if len(asked.options) == 1:
            return asked.options[0]
        worker = await self.taken(turn)
        try:
            return await asyncio.to_thread(worker.ask, asked)
        finally:
            self.spending.charge("thinking", whose(turn), worker.thought)
            self.give_back(worker)

    async def taken(self, turn: Turn) -> Worker:
        """One that is free; a new one while there are not enough of them."""
        if self.free:
            return self.free.pop()
        if self.started < self.count:
            self.started += 1
            return await asyncio.to_thread(Worker)
        place: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self.waiting.put(turn, place, self.spending.spent("thinking", whose(turn)))
        return await place

    def give_back(self, worker: Worker) -> None:
        """To whoever is next."""
        while self.waiting:
            place = self.waiting.pop()
            if not place.done():
                place.set_result(worker)
                return
        self.free.append(worker)

    def close(self) -> None:
        """Those that still think end with the server."""
        while self.free:
            self.free.pop().stop()


def whose(turn: Turn) -> Who:
    """Who is answerable for what a bot thinks."""
    return Who(turn.owner, "", turn.table)
