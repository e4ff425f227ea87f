"""Reviews of matches that are over: made in a process apart, one at a time, and kept."""

import asyncio
import sys
from typing import Final

import msgspec
import structlog

from filature.lab.review import Review

from .rooms.caller import Caller
from .rooms.problems import Problem
from .rooms.replay import finished
from .rooms.room import Room
from .spending import Holding, Spending, who
from .store.store import Notes

PATIENCE: Final = 300.0  # seconds; without a compiler a review takes tens of them
log = structlog.get_logger()
decode = msgspec.json.Decoder(Review).decode


class Reviews:
    """Makes reviews when they are first asked for."""

    def __init__(self, notes: Notes, spending: Spending) -> None:
        self.notes = notes
        self.spending = spending
        self.turn = asyncio.Lock()
        self.making: dict[str, asyncio.Task[None]] = {}  # the first is being made, the others wait

    async def of(self, room: Room) -> Review | None:
        """The review of a match, if there is one."""
        match = finished(room)
        kept = await self.notes.review(room.spec.id)
        failed = self.making.get(room.spec.id)
        if failed and failed.done() and not kept:
            del self.making[room.spec.id]
            raise Problem("no-review")
        return decode(kept) if kept and match else None

    def accept(self, room: Room, caller: Caller) -> int:
        """Has a review made, whoever asks for it first; how many are made before it."""
        table = room.spec.id
        if table not in self.making:
            text, seats = finished(room).text(), reviewed(room)
            self.spending.take("reviews", who(caller))
            holding = self.spending.hold(("reviewing",), who(caller))
            self.making[table] = asyncio.create_task(self.make(table, text, seats, holding))
        return list(self.making).index(table)

    async def make(self, table: str, text: str, seats: list[int], holding: Holding) -> None:
        try:
            async with self.turn:
                review = await made(text, seats)
                if review:
                    await self.notes.keep_review(table, review)
                    del self.making[table]
        finally:
            holding.release()


def reviewed(room: Room) -> list[int]:
    """The seats whose decisions are judged: people's, else everybody's."""
    people = [seat for seat, chair in enumerate(room.spec.chairs) if chair.who == "person"]
    return people or list(range(len(room.spec.chairs)))


async def made(text: str, seats: list[int]) -> bytes:
    """A review from a match file, in another process; nothing when it fails."""
    words = [sys.executable, "-m", "filature.lab.reviewer", *map(str, seats)]
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*words, stdin=pipe, stdout=pipe, stderr=pipe)
    try:
        answer = process.communicate(text.encode())
        found, complaint = await asyncio.wait_for(answer, PATIENCE)
    except TimeoutError:
        found, complaint = b"", b"too slow"
    finally:
        if process.returncode is None:
            process.kill()
    if process.returncode or not found:
        log.error("review failed", why=complaint[-400:].decode(errors="replace"))
        return b""
    return found
