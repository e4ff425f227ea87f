"""One table in memory: the match, who listens, and everything that can be done there.

An action is applied, written down, and only then told; a lock keeps one room's actions
apart, and nothing is read from a match while it is ahead of its log.
"""

import asyncio
from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol

from filature.bots.worker import Request
from filature.core.seat import CHANCE, NOBODY
from filature.core.sentence import Refusal
from filature.library import Match
from filature.protocol.messages import ChatLine, FromServer
from filature.server.store.spec import Spec
from filature.server.store.store import Away, Fenced, Line, Store, Taken
from filature.table.refused import Refused

from . import acts, matches
from .acts import Act
from .caller import Caller
from .listeners import Listener, Listeners
from .patience import Patience
from .render import Viewer
from .seating import moved
from .table import Stale, Table


class Turn(NamedTuple):
    """For whom a choice is made, where many wait for theirs."""

    people: bool  # whether somebody sits there and waits
    owner: str  # who is answerable for the table
    table: str


class Player(Protocol):
    """Whoever chooses for a seat."""

    async def choose(self, asked: Request, turn: Turn) -> int:
        """One of the options offered, as an id of the action table."""


class Services(Protocol):
    """What rooms ask of the house that they are in."""

    store: Store
    player: Player  # for bots and absent people
    patience: Patience

    def now(self) -> float:
        """Seconds since 1970."""

    def moved(self, room: "Room") -> None:
        """A seat has acted."""

    def changed(self, room: "Room") -> None:
        """Something happened: it may be the turn of somebody for whom a bot plays."""

    def lost(self, room: "Room") -> None:
        """A table that could not be written, nor read again: it is opened anew when it can be."""

    def nudged(self, room: "Room", seat: int, by: int) -> None:
        """Somebody reminds a seat of the match."""

    async def ended(self, room: "Room") -> None:
        """A match was played to its end."""


STALE: Final = 3600.0  # seconds after which a table that waits is touched again


def nothing() -> None:
    pass


class Room:
    """A table."""

    def __init__(
        self, services: Services, spec: Spec, lines: Sequence[Line] = (), fresh: bool = False
    ) -> None:
        self.services = services
        self.table = Table(spec, services.now, services.patience)
        self.listeners = Listeners(self.table)
        self.lock = asyncio.Lock()
        self.idle_since = services.now()
        self.last_said = 0  # the number of the last line of chat
        self.silent = fresh  # whether nobody has said anything here
        self.lost = False  # whether what is stored may be otherwise
        self.table.read(lines)

    @property
    def spec(self) -> Spec:
        return self.table.spec

    @property
    def match(self) -> Match | None:
        return self.table.match

    # The log -------------------------------------------------------------------------------

    async def read(self) -> None:
        """Plays the match anew as it is written."""
        self.listeners.looked.clear()
        try:
            lines = await self.services.store.lines(self.spec.id)
        except BaseException:
            self.lose()
            raise
        self.table.read(lines)

    def lose(self) -> None:
        """Nobody knows what is stored: nothing is told of this table, nor written by it any more,
        until it is opened anew."""
        self.lost, self.table.match = True, None
        self.services.lost(self)

    async def write(self, done: list[tuple[int, str]], spec: Spec | None = None) -> list[Line]:
        """Adds to the log, and with it changes what is stored about the table; when that fails, the
        match is read again as it is written."""
        seq, now = self.table.seq, self.services.now()
        lines = [Line(seq + n, seat, what, now) for n, (seat, what) in enumerate(done, 1)]
        store = self.services.store
        self.check_known()
        try:
            await (store.keep(spec, lines) if spec else store.append(self.spec.id, lines))
        except Away:
            self.lose()
            raise
        except Taken:  # by whoever minds it now, or did before
            self.lose()
            raise Stale from None
        except BaseException:
            await self.read()
            raise
        self.table.seq += len(lines)
        return lines

    async def keep(self, spec: Spec) -> None:
        """Changes what is stored about the table, and tells everyone."""
        spec = spec.replace(touched=self.services.now())
        self.check_known()
        try:
            await self.services.store.keep(spec)
        except Away:
            self.lose()
            raise
        except Fenced:
            self.lose()
            raise Stale from None
        self.table.change(spec)
        self.listeners.send_table()

    def check_known(self) -> None:
        if self.lost:
            raise Stale

    async def record(
        self,
        done: list[tuple[int, str, Act]],
        spec: Spec | None = None,
        cards: Sequence[tuple[int, str]] = (),
    ) -> None:
        """What was done by powers: written down, with the cards that came of it, and then told to
        everyone."""
        changed = (spec or self.spec).replace(touched=self.services.now())
        texts = [(seat, acts.written(word, act)) for seat, word, act in done]
        written = await self.write([*texts, *cards], changed)
        lines = [acts.read(line) for line in written[: len(done)]]
        over = changed.status == "over" and self.spec.status != "over"
        self.table.change(changed)
        self.host_there()
        for line in lines:
            if line.word == "resume":
                self.table.waited(line.at)
            self.table.done(line)
        if over:
            await self.services.ended(self)
        self.listeners.send_table()
        self.listeners.send_minutes(lines)
        self.services.changed(self)

    async def hand_over(self, old: str, new: str) -> None:
        """One guest has all that another had here; whoever is connected stays so.  It does not
        count as touched, and what is stored of a broken table is not changed else."""
        async with self.lock:
            self.check_known()
            stored = await self.services.store.spec(self.spec.id)
            await self.services.store.keep(moved(stored or self.spec, old, new))
            self.table.spec = moved(self.spec, old, new)
            self.listeners.hand_over(old, new)

    async def begin(self) -> None:
        """The first cards, or those that a crash left undealt; questions that stand, stand on."""
        async with self.lock:
            if self.match and (self.match.over or self.match.actors() == [CHANCE]):
                await self.go_on(self.match, [])

    async def go_on(self, match: Match, done: list[tuple[int, str]], whole: bool = False) -> None:
        """After an action that was applied: chance, the log, and then everyone is told, step by
        step; of the first cards, and of what was undone, only what came of it."""
        look = self.listeners.look if done and not whole else nothing
        done = done + matches.dealt(match, self.spec.dice, look)
        if done:
            await self.write(done)
        self.table.moved(match, self.services.now())
        if match.over and self.spec.status == "playing":
            await self.keep(self.spec.replace(status="over"))
            await self.services.ended(self)
        self.listeners.send_state(whole)
        self.services.changed(self)

    # What a seat may do ------------------------------------------------------------------

    async def hold(self, seat: int, notation: str, moment: int) -> None:
        """Waits until an answer of this seat may be told; raises Refused at once for what is
        not offered, or Stale for what was chosen too long ago."""
        if self.table.clocks.hold(seat):
            async with self.lock:
                match = self.table.playing()
                if self.table.clocks.stale(seat, moment, len(match.log)):
                    raise Stale
                refused = match.why_not(seat, notation)
            if refused:
                raise refused
            await asyncio.sleep(self.table.clocks.hold(seat))

    async def play(self, seat: int, notation: str, moment: int, instead: bool = False) -> int:
        """Does what a seat is offered; the moment after it.  `instead` of its owner, a bot chose.
        Raises Stale, or Refused."""
        async with self.lock:
            match = self.table.playing()
            if self.table.ledger.paused or self.table.clocks.stale(seat, moment, len(match.log)):
                raise Stale
            match.play(seat, notation)
            after = len(match.log)
            self.table.chosen_for[after] = seat if instead else NOBODY
            self.services.moved(self)
            await self.go_on(match, [(seat, notation)])
            return after

    def check(self, seat: int) -> None:
        """Nobody plays while the match pauses, nor beside the bot that has one's seat."""
        chair = self.spec.chairs[seat]
        if self.table.ledger.paused:
            raise self.refuse("HOUSE-PAUSE", "refused-paused")
        if chair.resigned:
            raise self.refuse("HOUSE-RESIGN", "refused-resigned")
        if chair.kept:
            raise self.refuse("HOUSE-SEAT", "refused-kept")

    def refuse(self, clause: str, key: str) -> Refused:
        """A refusal by the house."""
        return Refused(matches.game_of(self.spec), Refusal(clause, key))

    # Who comes and goes --------------------------------------------------------------------

    async def chat(self) -> list[ChatLine]:
        if self.silent or not self.spec.settings.chat:
            return []
        return await self.services.store.notes.chat(self.spec.id)

    async def first_messages(self, viewer: Viewer, caller: Caller) -> list[FromServer]:
        """What a caller would be sent first, if it came now."""
        async with self.lock:
            return self.listeners.first_messages(viewer, caller, await self.chat())

    async def connect(self, listener: Listener) -> None:
        """Somebody comes, and takes the chair back from whoever stood in."""
        async with self.lock:
            self.check_known()
            await self.freshen(listener.viewer.seat)
            self.table.stood_in.discard(listener.viewer.seat)
            self.table.gone.pop(listener.viewer.seat, None)
            chat = await self.chat()
            self.check_known()
            self.listeners.add(listener, chat)
            self.host_there()
        self.services.changed(self)

    async def freshen(self, seat: int) -> None:
        """Where somebody sits who waits for others, the code stays good."""
        stale = self.services.now() - self.spec.touched > STALE
        if seat >= 0 and stale and self.spec.status == "open":
            await self.keep(self.spec)

    def disconnect(self, listener: Listener) -> None:
        """Somebody goes."""
        self.listeners.remove(listener)
        self.idle_since = self.services.now()
        if listener.viewer.seat >= 0 and listener.viewer.seat not in self.listeners.here:
            self.table.gone[listener.viewer.seat] = self.services.now()
        self.host_there()
        self.services.changed(self)

    def host_there(self) -> None:
        """Remembers since when the host is not there."""
        if any(listener.caller.hosts(self.spec) for listener in self.listeners.present):
            self.table.host_gone = None
        elif self.table.host_gone is None:
            self.table.host_gone = self.services.now()
