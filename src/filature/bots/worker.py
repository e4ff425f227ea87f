"""Bots in processes of their own, so that nothing waits for one that thinks.

A request holds plain values only: what a seat may know, and a seed.  A worker that does
not answer in time, or that dies, is replaced; the rule of thumb answers in its place, so
that the match goes on, and one line in the log says so.
"""

import logging
from functools import cache
from multiprocessing import get_context
from multiprocessing.connection import Connection
from time import process_time
from typing import Final, NamedTuple

from filature import registry
from filature.core.game import Game
from filature.core.option import Value
from filature.core.rng import Rng
from filature.core.sentence import Sentence
from filature.core.view import View

from . import make

LOG: Final = logging.getLogger("filature.bots")
PATIENCE: Final = 20.0  # seconds after which a worker is given up; starting takes one or two
STAND_IN: Final = "agent"


class Request(NamedTuple):
    """A question to a bot: what its seat sees, may do and was ever told."""

    game: str
    bot: str
    view: View
    options: tuple[int, ...]
    news: tuple[tuple[str, tuple[int, ...]], ...]  # forms and numbers
    seed: int
    box: str = "default"
    values: tuple[tuple[str, Value], ...] = ()
    seconds: float = 0.0  # that it may think at most; 0: as long as it is used to


def request(
    game: Game, bot: str, seen: tuple[View, list[int], list[Sentence]], seed: int
) -> Request:
    """A request from a seat's view, options and news."""
    view, options, news = seen
    told = tuple((sentence.form, sentence.numbers) for sentence in news)
    values = tuple(game.values.items())
    return Request(game.name, bot, view, tuple(options), told, seed, game.box_name, values)


# In the worker ---------------------------------------------------------------------


def serve(pipe: Connection) -> None:
    """Answers one request after the other, until nobody is there to ask."""
    while True:
        try:
            asked: Request = pipe.recv()
            since = process_time()
            found = answer(asked)
            pipe.send((found, process_time() - since))
        except (EOFError, ConnectionError, KeyboardInterrupt):
            return


def answer(asked: Request) -> int:
    """What a bot chooses."""
    bot = make(asked.bot, loaded(asked.game, asked.box, asked.values))
    if asked.seconds:
        bot.hurry(asked.seconds)
    news = [Sentence(form, numbers) for form, numbers in asked.news]
    return bot.choose(asked.view, list(asked.options), news, Rng(asked.seed))


@cache
def loaded(game: str, box: str, values: tuple[tuple[str, Value], ...]) -> Game:
    return registry.load(game, box, dict(values))


# Outside ---------------------------------------------------------------------------


class Worker:
    """One process.  `ask` always answers."""

    def __init__(self) -> None:
        self.thought = 0.0  # seconds of a processor, for the last answer
        self.start()

    def start(self) -> None:
        context = get_context("spawn")
        self.pipe, far = context.Pipe()
        self.process = context.Process(target=serve, args=(far,), daemon=True)
        self.process.start()
        far.close()

    def stop(self) -> None:
        self.pipe.close()
        self.process.kill()
        self.process.join()

    def ask(self, asked: Request, seconds: float = PATIENCE) -> int:
        """What the bot chooses; the rule of thumb, when the worker has to be replaced.  Nobody
        has to think where there is nothing to choose."""
        if len(asked.options) == 1:
            return asked.options[0]
        self.send(asked)
        return self.receive(asked, seconds)

    def send(self, asked: Request) -> None:
        try:
            self.pipe.send(asked)
        except OSError:
            self.replace(asked, "had died")
            self.pipe.send(asked)

    def receive(self, asked: Request, seconds: float = PATIENCE) -> int:
        try:
            if self.pipe.poll(seconds):
                found: int
                found, self.thought = self.pipe.recv()
                return found
            trouble = f"did not answer within {seconds:g} s"
        except (EOFError, OSError):
            trouble = "died"
        self.replace(asked, trouble)
        self.thought = seconds
        return answer(asked._replace(bot=STAND_IN))

    def replace(self, asked: Request, trouble: str) -> None:
        """Another process in place of this one; the match goes on."""
        LOG.warning("the worker of a bot (%s, %s) %s: replaced", asked.game, asked.bot, trouble)
        self.stop()
        self.start()
