"""Reviews of matches that are over: made in a process apart, one at a time, and kept."""

import asyncio
import sys
from typing import Final

import msgspec
import structlog

from filature.lab.review import Review

from .rooms.problems import Problem
from .rooms.replay import finished
from .rooms.room import Room
from .store.store import Notes

PATIENCE: Final = 300.0  # seconds; without a compiler a review takes tens of them
log = structlog.get_logger()
decode = msgspec.json.Decoder(Review).decode


class Reviews:
    """Makes reviews when they are first asked for."""

    def __init__(self, notes: Notes) -> None:
        self.notes = notes
        self.turn = asyncio.Semaphore(1)

    async def of(self, room: Room) -> Review:
        """The review of a match; whoever asks meanwhile waits for the same one."""
        match = finished(room)
        async with self.turn:
            kept = self.notes.review(room.spec.id)
            if not kept:
                kept = await made(match.text(), reviewed(room))
                await self.notes.keep_review(room.spec.id, kept)
        return decode(kept)


def reviewed(room: Room) -> list[int]:
    """The seats whose decisions are judged: people's, else everybody's."""
    people = [seat for seat, chair in enumerate(room.spec.chairs) if chair.who == "person"]
    return people or list(range(len(room.spec.chairs)))


async def made(text: str, seats: list[int]) -> bytes:
    """A review from a match file, in another process."""
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
        raise Problem("no-review")
    return found
