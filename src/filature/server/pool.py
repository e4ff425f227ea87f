"""Bots think in processes of their own; they are asked, and answer, as people are."""

import asyncio
from typing import NamedTuple

from filature.bots.worker import Request, Worker

from .fair import FairLine
from .rooms.room import Turn
from .spending import Spending, Who


class Question(NamedTuple):
    """Somebody who waits to be thought for."""

    turn: Turn
    admitted: asyncio.Future[None]


class BotPool:
    """A few processes that think; one that is stuck or dies is replaced."""

    def __init__(self, count: int, spending: Spending) -> None:
        self.spending = spending
        self.free: list[Worker] = []
        self.line: FairLine[Question] = FairLine(count)

    async def choose(self, asked: Request, turn: Turn) -> int:
        """One of the options offered, as an id of the action table."""
        if len(asked.options) == 1:
            return asked.options[0]
        question = Question(turn, asyncio.get_running_loop().create_future())
        self.line.ask(turn, question, self.spending.spent("thinking", whose(turn)))
        self.admit()
        try:
            await question.admitted
            return await self.thought(asked, turn)
        finally:
            if not question.admitted.cancelled():
                self.leave(turn)

    async def thought(self, asked: Request, turn: Turn) -> int:
        worker = self.free.pop() if self.free else await asyncio.to_thread(Worker)
        try:
            return await asyncio.to_thread(worker.ask, asked)
        finally:
            self.spending.charge("thinking", whose(turn), worker.thought)
            self.free.append(worker)

    def admit(self) -> None:
        """Whoever is next, as long as there are places; those who gave up are passed over."""
        while question := self.line.admitted():
            if question.admitted.done():
                self.line.leave(question.turn)
            else:
                question.admitted.set_result(None)

    def leave(self, turn: Turn) -> None:
        self.line.leave(turn)
        self.admit()

    def close(self) -> None:
        """Those that still think end with the server."""
        while self.free:
            self.free.pop().stop()


def whose(turn: Turn) -> Who:
    """Who is answerable for what a bot thinks."""
    return Who(turn.owner, "", turn.table)
