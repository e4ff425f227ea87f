"""Bots think in worker processes; they are asked, and answer, as people are."""

import asyncio
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import NamedTuple, Protocol

from filature.bots import make
from filature.core.option import Values
from filature.core.sentence import Sentence
from filature.table.fate import stream

from . import record


class Question(NamedTuple):
    """What a seat knows when it must choose; it can travel to another process."""

    game: str
    box: str
    options: Values
    level: str
    view: object
    offered: list[int]
    news: list[tuple[str, tuple[int, ...]]]
    seed: int


class Player(Protocol):
    """Whoever chooses for a seat."""

    async def choose(self, question: Question) -> int:
        """One of the options offered, as an id of the action table."""


def think(question: Question) -> int:
    """A bot's choice, in a worker process."""
    game = record.loaded(question.game, question.box, question.options)
    news = [Sentence(form, numbers) for form, numbers in question.news]
    bot = make(question.level, game)
    return int(bot.choose(question.view, question.offered, news, stream(question.seed, "bot")))


def ignore_interrupts() -> None:
    """Ctrl-C is for the server, which tells its workers itself."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Workers:
    """A few processes that think; a broken one is replaced."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.pool: ProcessPoolExecutor | None = None

    def open(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.count, context, initializer=ignore_interrupts)
        return self.pool

    async def choose(self, question: Question) -> int:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.open(), think, question)
        except BrokenProcessPool:
            self.close()
            return await loop.run_in_executor(self.open(), think, question)

    def close(self) -> None:
        if self.pool:
            self.pool.shutdown(wait=False, cancel_futures=True)
        self.pool = None
