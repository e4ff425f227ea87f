"""The house: all tables, those in memory and those on the disk."""

import asyncio
import time
from typing import Final

import structlog

from filature.codec import matchfile
from filature.codec.tables import (
    BranchWish,
    Created,
    Held,
    JoinWish,
    ReadyWish,
    SeatWish,
    TableCard,
    TableWish,
)
from filature.library import Match, worded

from . import lobby, record
from .bots import Player
from .metrics import ROOMS
from .minding import Minder, asked
from .room import Room
from .seats import Caller, Guests
from .spec import Spec
from .store import Fanout, Line, Store
from .telling import Presence, table_card
from .trouble import Malformed, Trouble, Unknown

RESTED: Final = 300.0  # seconds after which a table that nobody looks at leaves the memory
log = structlog.get_logger()


class House:
    """Every table, by its id."""

    def __init__(self, store: Store, fanout: Fanout, player: Player) -> None:
        self.store = store
        self.fanout = fanout
        self.minder = Minder(player)
        self.guests = Guests(store.secret("guests"))
        self.rooms: dict[str, Room] = {}

    def mind(self, room: Room) -> None:
        self.minder.mind(room)

    # Rooms -----------------------------------------------------------------------------

    def room(self, table: str) -> Room:
        """A table, taken from the disk when it is not in memory."""
        found = self.rooms.get(table)
        if found is None:
            spec = self.store.spec(table)
            if spec is None:
                raise Unknown("unknown-table")
            found = self.open(spec)
        return found

    def open(self, spec: Spec) -> Room:
        room = self.rooms[spec.id] = Room(self, spec)
        self.fanout.follow(spec.id, room.heard)
        ROOMS.set(len(self.rooms))
        self.mind(room)
        return room

    def shut(self, room: Room) -> None:
        self.minder.forget(room)
        self.fanout.unfollow(room.spec.id)
        self.rooms.pop(room.spec.id, None)
        ROOMS.set(len(self.rooms))

    def rest(self, after: float = RESTED) -> None:
        """Lets go of the tables that nobody looks at and where nothing will happen."""
        for room in list(self.rooms.values()):
            idle = not room.ears and not room.lock.locked() and not self.minder.busy(room)
            if idle and time.time() - room.idle_since > after:
                self.shut(room)

    async def revive(self) -> None:
        """Replays every unfinished match; one that no longer replays is kept and marked."""
        for table in self.store.unfinished():
            room = self.room(table)
            if room.spec.status == "broken":
                log.warning("match no longer replays", why=room.spec.explanation)
                await room.keep(room.spec)
            elif room.match:
                await room.begin()
            self.rest(0.0)
            await asyncio.sleep(0)

    async def farewell(self) -> None:
        """Everyone is told that the server closes, and may come back."""
        self.minder.close()
        for room in self.rooms.values():
            for ear in list(room.ears):
                ear.drop("restart")
        await asyncio.sleep(0.1)

    def card(self, spec: Spec, caller: Caller) -> TableCard:
        room = self.rooms.get(spec.id)
        return room.card(caller) if room else table_card(spec, Presence(), caller)

    # Tables made -------------------------------------------------------------------------

    async def create(self, wish: TableWish, caller: Caller) -> Created:
        spec, keys = lobby.made(wish, caller)
        return await self.opened(spec, keys, caller)

    async def opened(self, spec: Spec, keys: lobby.Keys, caller: Caller) -> Created:
        await self.store.keep(spec)
        room = self.open(spec)
        held = [self.held(room, seat, token, caller) for seat, token in keys.items()]
        return Created(room.card(caller), held)

    def held(self, room: Room, seat: int, token: str, caller: Caller) -> Held:
        return Held(room.card(caller), seat, token, f"/t/{room.spec.id}#seat={token}")

    async def upload(self, text: str, caller: Caller) -> Created:
        """A match from its file: to see it again, or to go on with it at one screen."""
        check_box(text)
        game, seats, players, actions = matchfile.read(text)
        match = Match(worded(game), seats)
        matchfile.replay_into(match, actions)
        wishes = [wish_of(word) for word in players] or [SeatWish("me")] * seats
        return await self.retold(match, (wishes + [SeatWish("me")] * seats)[:seats], "", caller)

    async def branch(self, table: str, wish: BranchWish, caller: Caller) -> Created:
        """A what-if from a moment of a match that is over, for the caller alone."""
        room = self.room(table)
        if room.match is None or room.spec.status not in ("over", "closed"):
            raise Trouble("not-over")
        if wish.moment > len(room.match.log):
            raise Malformed("no-moment", last=len(room.match.log))
        seats = room.match.seats
        kinds = [
            SeatWish("bot", c.name, c.level) if c.who == "bot" else SeatWish("me", c.name)
            for c in room.spec.chairs
        ]
        wishes = wish.seats if len(wish.seats) == seats else kinds
        origin = f"{table}#at={wish.moment}"
        return await self.retold(room.match.at(wish.moment), wishes, origin, caller)

    async def retold(
        self, match: Match, wishes: list[SeatWish], origin: str, caller: Caller
    ) -> Created:
        """A private table that begins with a log from elsewhere."""
        game = match.game
        mine = [SeatWish("bot" if w.who == "bot" else "me", w.name, w.level) for w in wishes]
        wish = TableWish(game.name, mine, game.box_name, dict(game.values))
        spec, keys = lobby.made(wish, caller)
        status = "over" if match.over else "playing"
        spec = spec.changed(status=status, since=len(match.log), origin=origin)
        now = time.time()
        lines = [
            Line(n, entry.seat, game.actions[entry.action].notation, now)
            for n, entry in enumerate(match.log, 1)
        ]
        await self.store.append(spec.id, lines)
        created = await self.opened(spec, keys, caller)
        if not match.over:
            await self.rooms[spec.id].begin()
        return created

    # Seats -------------------------------------------------------------------------------

    async def join(self, table: str, wish: JoinWish, caller: Caller) -> Held:
        room = self.room(table)
        async with room.lock:
            spec, seat, token = lobby.joined(room.spec, wish, caller)
            await room.keep(spec)
        return self.held(room, seat, token, caller._replace(token=spec.chairs[seat].token))

    async def recover(self, table: str, token: str, caller: Caller) -> Held:
        room = self.room(table)
        async with room.lock:
            spec, seat, fresh = lobby.recovered(room.spec, token, caller)
            await room.keep(spec)
            room.dismiss(seat)
        return self.held(room, seat, fresh, caller)

    async def advise(self, room: Room, seat: int) -> int:
        """What a bot would do in a seat's place, from what the seat knows."""
        async with room.lock:
            question = asked(room, room.playing(), seat)
        if not question.offered:
            raise room.refuse("HOUSE-HINT", "refused-hint")
        return await self.minder.player.choose(question)

    async def leave(self, table: str, wanted: int | None, caller: Caller) -> TableCard:
        room = self.room(table)
        async with room.lock:
            seat = lobby.own_seat(room.spec, caller, wanted)
            await room.keep(lobby.left(room.spec, seat))
            room.dismiss(seat)
        return room.card(caller)

    async def ready(self, table: str, wish: ReadyWish, caller: Caller) -> TableCard:
        room = self.room(table)
        async with room.lock:
            await room.keep(lobby.readied(room.spec, wish, caller))
        if lobby.complete(room.spec):
            await self.begin(room)
        return room.card(caller)

    async def start(self, table: str, caller: Caller) -> TableCard:
        room = self.room(table)
        async with room.lock:
            await room.keep(lobby.started(room.spec, caller))
        await self.begin(room)
        return room.card(caller)

    async def begin(self, room: Room) -> None:
        async with room.lock:
            if room.spec.status != "open":
                return
            await room.keep(room.spec.changed(status="playing"))
            room.match = record.replayed(room.spec, [])
        await room.begin()

    async def close(self, table: str, caller: Caller) -> TableCard:
        """The host ends a table for good; a match broken off is revealed, and marked so."""
        room = self.room(table)
        async with room.lock:
            lobby.hosted(room.spec, caller)
            if room.spec.status not in ("open", "playing"):
                raise Trouble("table-ended")
            await room.keep(room.spec.changed(status="closed"))
            room.tell_state()
        self.minder.forget(room)
        return room.card(caller)

    async def rematch(self, table: str, caller: Caller) -> TableCard:
        """The same people at a new table; whoever asks second is led to the same one."""
        room = self.room(table)
        async with room.lock:
            lobby.own_seat(room.spec, caller, None)
            if room.spec.status not in ("over", "closed"):
                raise Trouble("not-over")
            if not room.spec.next:
                spec = lobby.again(room.spec)
                await self.store.keep(spec)
                await room.keep(room.spec.changed(next=spec.id))
        return self.room(room.spec.next).card(caller)


def check_box(text: str) -> None:
    """A file from outside may name a box of the house, never a path."""
    rows = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
    body = [row for row in rows[1:] if row[1] and not row[1].startswith("#")]
    head = matchfile.read_header([row for row in body if not matchfile.is_action(row[1])])
    record.loaded(head.get("game", 2)[0], head.get("box", 2)[0].replace("%20", " "), {})


def wish_of(word: str) -> SeatWish:
    """A player of a match file as a wish: people are the uploader's, unknown bots are greedy."""
    from filature.bots import BOTS

    kind, _, name = word.partition(":")
    called = name.replace("%20", " ")[:24]
    if kind == "me":
        return SeatWish("me", called)
    return SeatWish("bot", called, kind if kind in BOTS else "greedy")
