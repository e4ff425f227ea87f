"""Bots think in processes of their own; they are asked, and answer, as people are."""

import asyncio
from typing import Protocol

from filature.bots.worker import Request, Worker


class Player(Protocol):
    """Whoever chooses for a seat."""

    async def choose(self, asked: Request) -> int:
        """One of the options offered, as an id of the action table."""


class Workers:
    """A few processes that think; one that is stuck or dies is replaced."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.started = 0
        self.free: asyncio.Queue[Worker] = asyncio.Queue()

    async def choose(self, asked: Request) -> int:
        worker = await self.taken()
        try:
            return await asyncio.to_thread(worker.ask, asked)
        finally:
            self.free.put_nowait(worker)

    async def taken(self) -> Worker:
        """One that is free; a new one while there are not enough of them."""
        if self.free.empty() and self.started < self.count:
            self.started += 1
            return await asyncio.to_thread(Worker)
        return await self.free.get()

    def close(self) -> None:
        """Those that still think end with the server."""
        while not self.free.empty():
            self.free.get_nowait().stop()
