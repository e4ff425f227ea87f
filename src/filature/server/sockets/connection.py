"""One connection: frames are read as fast as they may come, and written from a bounded outbox.

A room never waits for a client.  Whoever does not read is dropped when the outbox is full,
and is told everything again when it comes back.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, TypeAlias

from filature.protocol import messages
from filature.server.metrics import CONNECTIONS, DROPPED, FRAMES
from filature.server.rooms.caller import Caller
from filature.server.rooms.listeners import encode
from filature.server.rooms.problems import TooManyRequests
from filature.server.rooms.render import Viewer
from filature.server.rooms.room import Room
from filature.server.rooms.table import Stale
from filature.server.spending import Holding, Spending, Who, who
from filature.server.store.store import Away
from filature.text.catalogue import said, t

OUTBOX: Final = 32  # frames
DECIDED: Final = ("kicked", "removed", "watchers")  # reasons that are somebody's doing
TOO_MANY: Final = 200  # frames in a row that came too fast
TAKEN_UP: Final = {True: ("connections", "watchers"), False: ("connections",)}  # by who watches
Respond: TypeAlias = Callable[["Connection", str | bytes], Awaitable[None]]


class Connection(ABC):
    """Somebody connected to a table: one of its listeners, and who gives commands there."""

    def __init__(self, room: Room, viewer: Viewer, caller: Caller, spending: Spending) -> None:
        self.room = room
        self.viewer = viewer
        self.caller = caller
        self.spending = spending
        self.bucket = spending.bucket("frames")
        self.hasty = 0  # frames in a row that came too fast
        self.reason = ""  # why it is being closed
        self.outbox: list[bytes] = []  # what could not be sent at once
        self.writer: asyncio.Task[None] | None = None
        self.scope: asyncio.Timeout | None = None
        self.listening = False  # to the client, with nothing else to do

    # Out -----------------------------------------------------------------------------------

    def send(self, frame: bytes) -> None:
        if self.reason or (not self.outbox and self.write(frame)):
            return
        if len(self.outbox) == OUTBOX:
            DROPPED.inc()
            self.close("slow")
        else:
            self.outbox.append(frame)
            if len(self.outbox) == 1:
                self.writer = asyncio.create_task(self.write_all())

    def answer(self, message: messages.FromServer) -> None:
        self.send(encode(message))

    def bad(self, error: str, key: str = "") -> None:
        """Says what is wrong with a frame; `key` is one that means nothing there."""
        text = t(self.viewer.lang, "mistake-unknown-field" if key else f"mistake-{error}", word=key)
        self.answer(messages.Bad(0, error, text))

    def too_soon(self, command: int, problem: TooManyRequests) -> None:
        """Says when a command may come again."""
        text = said(problem, self.viewer.lang)
        self.answer(messages.Bad(command, problem.key, text, problem.wait))

    async def write_all(self) -> None:
        """Sends what had to wait."""
        with suppress(OSError):  # nobody is there any more: the reader hears of it
            while self.outbox:
                await self.deliver(self.outbox[0])
                self.outbox.pop(0)

    @abstractmethod
    def write(self, frame: bytes) -> bool:
        """Sends a frame at once; False where it would have to wait."""

    @abstractmethod
    async def deliver(self, frame: bytes) -> None:
        """Sends a frame, as soon as the client reads."""

    # In ------------------------------------------------------------------------------------

    async def serve(self, respond: Respond) -> None:
        """Until one side has had enough."""
        CONNECTIONS.inc()
        try:
            async with asyncio.timeout(None) as self.scope:
                await self.room.connect(self)
                await self.read(respond)
        except (Away, Stale):  # at the door: the table is opened anew when the store answers
            self.reason = "away"
            await self.farewell()
        except TimeoutError:
            if self.reason != "slow":  # who does not listen is not told why
                await self.farewell()
        finally:
            if self.writer:
                self.writer.cancel()
                self.writer = None  # how it ended knows of this connection
            CONNECTIONS.dec()
            self.room.disconnect(self)

    def taking_place(self) -> Holding:
        """What it takes up while it lasts."""
        return self.spending.hold(TAKEN_UP[self.viewer.seat < 0], self.who())

    def who(self) -> Who:
        """For whom it is counted what is asked here."""
        return who(self.caller, self.room.spec.id)

    @abstractmethod
    async def read(self, respond: Respond) -> None:
        """All that the client sends, until it goes."""

    async def take(self, frame: str | bytes, respond: Respond) -> None:
        """A frame of the client: it is answered, unless it came too fast."""
        FRAMES.inc()
        wait = self.spending.drop(self.bucket)
        if not wait:
            self.hasty = 0
            await respond(self, frame)
            return
        self.hasty += 1
        self.too_soon(0, TooManyRequests(self.bucket.budget.told, wait))
        if self.hasty == TOO_MANY:
            self.close("hasty")

    @abstractmethod
    async def receive(self) -> Any:
        """The next event of the client's."""

    async def next_event(self) -> Any:
        """The next thing that the client sends; only here is a connection ever cut off."""
        self.listening = True
        try:
            return await self.receive()
        finally:
            self.listening = False

    # The end -------------------------------------------------------------------------------

    def close(self, reason: str) -> None:
        """Ends the connection: as soon as the loop comes round, or what it asked for is done."""
        self.reason = reason
        if self.scope and self.listening and not self.scope.expired():
            self.scope.reschedule(asyncio.get_running_loop().time())

    def bye(self) -> bytes:
        """The last message; where somebody decided so, in words."""
        told = self.reason in DECIDED
        text = t(self.viewer.lang, f"bye-{self.reason}") if told else ""
        return encode(messages.Bye(self.reason, text))

    @abstractmethod
    async def farewell(self) -> None:
        """Says why it ends."""
