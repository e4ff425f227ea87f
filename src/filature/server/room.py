"""One table in memory: the match, who listens, and everything that can be done there.

An action is applied, written down, and only then told; a lock keeps one room's actions
apart, and nothing is read from a match while it is ahead of its log.
"""

import asyncio
import time
from typing import Protocol

from filature.codec import wire
from filature.codec.tables import Petition
from filature.core.seat import CHANCE
from filature.core.sentence import Refusal
from filature.library import Match
from filature.table.refused import Refused

from . import pointing, record
from .audience import Audience, Ear
from .metrics import APPEND_SECONDS, MOVES
from .spec import Spec
from .store import Fanout, Line, Store, Taken
from .waiting import Waiting


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
        self.read()

    # The log -------------------------------------------------------------------------------

    def read(self) -> None:
        """The match from the store, to where it stands; a broken one is marked."""
        lines = self.shelf.store.lines(self.spec.id)
        self.seq = len(lines)
        if self.spec.status in ("open", "broken") or (self.spec.status == "closed" and not lines):
            return
        try:
            self.match = record.replayed(self.spec, lines)
        except record.Broken as broken:
            self.match = None
            self.spec = self.spec.changed(status="broken", explanation=str(broken))
            return
        self.waiting.update(self.match, lines[-1].at if lines else time.time())

    async def write(self, done: list[tuple[int, str]]) -> None:
        """Adds to the log; when that fails, the match is read again as it is written."""
        now = time.time()
        lines = [Line(self.seq + n, seat, what, now) for n, (seat, what) in enumerate(done, 1)]
        try:
            with APPEND_SECONDS.time():
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

    def dealt(self, match: Match) -> list[tuple[int, str]]:
        """Lets chance act until somebody must think; what it did."""
        done = []
        while match.actors() == [CHANCE]:
            action = self.spec.dice.draw(match.game, match.state, len(match.log))
            match.do(CHANCE, action)
            done.append((CHANCE, match.game.actions[action].notation))
        return done

    async def begin(self) -> None:
        """The first cards, or those that a crash left undealt; questions that stand, stand on."""
        async with self.lock:
            if self.match and (self.match.over or self.match.actors() == [CHANCE]):
                await self.go_on([])

    async def go_on(self, done: list[tuple[int, str]], whole: bool = False) -> None:
        """After an action that was applied: chance, the log, and then everyone is told."""
        assert self.match
        done = done + self.dealt(self.match)
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

    async def play(self, seat: int, notation: str, moment: int) -> int:
        """Does what a seat is offered; the moment after it.  Raises Stale, or Refused."""
        if self.waiting.hold(seat):
            refused = await self.why(seat, notation)
            if refused:
                raise refused
            await asyncio.sleep(self.waiting.hold(seat))
        return await self.carry_out(seat, notation, moment)

    async def carry_out(self, seat: int, notation: str, moment: int) -> int:
        async with self.lock:
            match = self.playing()
            if self.waiting.stale(seat, moment, len(match.log)):
                raise Stale
            match.play(seat, notation)
            after = len(match.log)
            MOVES.labels(match.game.name).inc()
            await self.go_on([(seat, notation)])
            return after

    async def why(self, seat: int, notation: str) -> Refused | None:
        """Why an action is not offered, from what the seat knows; None when it is."""
        async with self.lock:
            return self.playing().why_not(seat, notation)

    async def meant(self, seat: int, element: str) -> str:
        """The action that a seat has in mind when it points at an element."""
        async with self.lock:
            return pointing.meant(self.playing(), seat, element)

    def refuse(self, clause: str, key: str) -> Refused:
        """A refusal by the house."""
        return Refused(record.game_of(self.spec), Refusal(clause, key))

    async def undo(self, seat: int) -> int:
        """Takes back at once what nobody saw; else asks the others."""
        async with self.lock:
            match = self.playing()
            number = record.free(match, seat)
            if number is not None:
                return await self.take_back(match, seat, number)
            if record.consensual(match, seat) is None:
                raise self.refuse("HOUSE-UNDO", "refused-undo")
            people = [n for n, chair in enumerate(self.spec.chairs) if chair.who == "person"]
            self.petition = Petition(seat, [other for other in people if other != seat])
            return await self.settle_petition(match)

    async def consent(self, seat: int, yes: bool) -> int:
        """A seat's answer to the wish of another."""
        async with self.lock:
            match = self.playing()
            if not self.petition or seat not in self.petition.waiting:
                raise self.refuse("HOUSE-UNDO", "refused-consent")
            left = [other for other in self.petition.waiting if other != seat]
            self.petition = Petition(self.petition.seat, left) if yes else None
            return await self.settle_petition(match)

    async def settle_petition(self, match: Match) -> int:
        """Takes the action back once nobody is left to ask."""
        if self.petition and not self.petition.waiting:
            number = record.consensual(match, self.petition.seat)
            assert number is not None
            return await self.take_back(match, self.petition.seat, number)
        self.audience.tell_state()
        return len(match.log)

    async def take_back(self, match: Match, seat: int, number: int) -> int:
        self.match = record.without(match, number)
        await self.go_on([(seat, f"{record.UNDO}{number}")], whole=True)
        return len(self.match.log)

    async def say(self, ear: Ear, text: str) -> None:
        """A line of chat, kept and told to all."""
        if not self.spec.settings.chat:
            raise self.refuse("HOUSE-CHAT", "refused-chat")
        seat = ear.eye.seat
        name = self.spec.chairs[seat].name if seat >= 0 else ear.caller.name
        async with self.lock:
            self.remarks = max(self.remarks + 1, int(time.time() * 1000))
            line = wire.ChatLine(self.remarks, seat, name, text)
            await self.shelf.store.remark(self.spec.id, line)
            self.audience.tell(wire.Said(line))

    # Who comes and goes --------------------------------------------------------------------

    async def welcome(self, ear: Ear) -> None:
        """Somebody comes, and takes the chair back from whoever stood in."""
        async with self.lock:
            chat = self.shelf.store.chat(self.spec.id) if self.spec.settings.chat else []
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
