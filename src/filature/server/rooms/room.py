"""One table in memory: the match, who listens, and everything that can be done there.

An action is applied, written down, and only then told; a lock keeps one room's actions
apart, and nothing is read from a match while it is ahead of its log.
"""

import asyncio
import time
from typing import Protocol

from filature.core.seat import CHANCE
from filature.core.sentence import Refusal
from filature.library import Match
from filature.protocol.bodies import Petition
from filature.server.metrics import MOVES
from filature.server.store.spec import Spec
from filature.server.store.store import Fanout, Line, Store, Taken
from filature.table.refused import Refused

from . import matches
from .clocks import Waiting
from .listeners import Audience, Ear


class Stale(Exception):
    """The table had moved on."""


class Shelf(Protocol):
    """Where rooms stand: their store, their fan-out, and who minds the absent and the bots."""

    store: Store
    fanout: Fanout

    def mind(self, room: "Room") -> None: ...


class Room:
    """A table."""

    def __init__(self, shelf: Shelf, spec: Spec) -> None:
        self.shelf = shelf
        self.spec = spec
        self.lock = asyncio.Lock()
        self.audience = Audience(self)
        self.stood_in: set[int] = set()
        self.opened = time.time()
        self.gone: dict[int, float] = {}  # since when a seat has nobody at it
        self.petition: Petition | None = None
        self.waiting = Waiting(spec.settings)
        self.match: Match | None = None
        self.seq = 0
        self.remarks = 0  # the number of the last one
        self.idle_since = time.time()
        self.moves = MOVES.labels(spec.game)
        self.read()

    # The log -------------------------------------------------------------------------------

    def read(self) -> None:
        """The match from the store, to where it stands; a broken one is marked."""
        lines = self.shelf.store.lines(self.spec.id)
        self.seq = len(lines)
        if self.spec.status in ("open", "broken") or (self.spec.status == "closed" and not lines):
            return
        try:
            self.match = matches.replayed(self.spec, lines)
        except matches.Broken as broken:
            self.match = None
            self.spec = self.spec.changed(status="broken", explanation=str(broken))
            return
        self.waiting.update(self.match, lines[-1].at if lines else time.time())

    async def write(self, done: list[tuple[int, str]]) -> None:
        """Adds to the log; when that fails, the match is read again as it is written."""
        now = time.time()
        lines = [Line(self.seq + n, seat, what, now) for n, (seat, what) in enumerate(done, 1)]
        try:
            await self.shelf.store.append(self.spec.id, lines)
        except Taken:
            self.read()
            raise Stale from None
        except BaseException:
            self.read()
            raise
        self.seq += len(lines)

    async def keep(self, spec: Spec) -> None:
        """Changes what is stored about the table, and tells everyone."""
        spec = spec.changed(touched=time.time())
        await self.shelf.store.keep(spec)
        self.spec = spec
        self.audience.tell_table()

    async def begin(self) -> None:
        """The first cards, or those that a crash left undealt; questions that stand, stand on."""
        async with self.lock:
            if self.match and (self.match.over or self.match.actors() == [CHANCE]):
                await self.go_on([])

    async def go_on(self, done: list[tuple[int, str]], whole: bool = False) -> None:
        """After an action that was applied: chance, the log, and then everyone is told."""
        assert self.match
        done = done + matches.dealt(self.match, self.spec.dice)
        if done:
            await self.write(done)
        self.waiting.update(self.match, time.time())
        self.petition = None
        if self.match.over and self.spec.status == "playing":
            await self.keep(self.spec.changed(status="over"))
        self.audience.tell_state(whole)
        self.shelf.mind(self)
        await self.shelf.fanout.tell(self.spec.id, self.seq)

    async def heard(self, seq: int) -> None:
        """The log has grown elsewhere."""
        if seq > self.seq:
            async with self.lock:
                self.read()
                self.audience.tell_state(whole=True)

    # What a seat may do ------------------------------------------------------------------

    def playing(self) -> Match:
        if self.match is None or self.spec.status != "playing":
            raise Stale
        return self.match

    async def hold(self, seat: int, notation: str) -> None:
        """Waits until an answer of this seat may be told; raises Refused at once for what is
        not offered."""
        if self.waiting.hold(seat):
            async with self.lock:
                refused = self.playing().why_not(seat, notation)
            if refused:
                raise refused
            await asyncio.sleep(self.waiting.hold(seat))

    async def play(self, seat: int, notation: str, moment: int) -> int:
        """Does what a seat is offered; the moment after it.  Raises Stale, or Refused."""
        async with self.lock:
            match = self.playing()
            if self.waiting.stale(seat, moment, len(match.log)):
                raise Stale
            match.play(seat, notation)
            after = len(match.log)
            self.moves.inc()
            await self.go_on([(seat, notation)])
            return after

    def refuse(self, clause: str, key: str) -> Refused:
        """A refusal by the house."""
        return Refused(matches.game_of(self.spec), Refusal(clause, key))

    # Who comes and goes --------------------------------------------------------------------

    async def welcome(self, ear: Ear) -> None:
        """Somebody comes, and takes the chair back from whoever stood in."""
        async with self.lock:
            chat = self.shelf.store.notes.chat(self.spec.id) if self.spec.settings.chat else []
            self.stood_in.discard(ear.eye.seat)
            self.gone.pop(ear.eye.seat, None)
            self.audience.welcome(ear, chat)
        self.shelf.mind(self)

    def leave(self, ear: Ear) -> None:
        """Somebody goes."""
        self.audience.leave(ear)
        self.idle_since = time.time()
        if ear.eye.seat >= 0 and ear.eye.seat not in self.audience.presence.here:
            self.gone[ear.eye.seat] = time.time()
        self.shelf.mind(self)
