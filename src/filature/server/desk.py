"""The desk: tables made, joined, left, begun, ended and begun again."""

import time

from filature.bots import BOTS
from filature.codec import matchfile
from filature.codec.tables import (
    BranchWish,
    Created,
    Held,
    JoinWish,
    ReadyWish,
    SeatWish,
    Settings,
    TableCard,
    TableWish,
)
from filature.library import Match, worded

from . import lobby, record
from .house import House
from .room import Room
from .seats import Caller
from .spec import Spec
from .store import Line
from .trouble import Malformed, Trouble


class Desk:
    """What a caller may ask of the house about tables and seats."""

    def __init__(self, house: House) -> None:
        self.house = house

    # Tables made -------------------------------------------------------------------------

    async def create(self, wish: TableWish, caller: Caller) -> Created:
        spec, keys = lobby.made(wish, caller)
        return await self.opened(spec, keys, caller)

    async def opened(self, spec: Spec, keys: lobby.Keys, caller: Caller) -> Created:
        await self.house.store.keep(spec)
        room = self.house.open(spec)
        held = [self.held(room, seat, token, caller) for seat, token in keys.items()]
        return Created(room.audience.card(caller), held)

    def held(self, room: Room, seat: int, token: str, caller: Caller) -> Held:
        return Held(room.audience.card(caller), seat, token, f"/t/{room.spec.id}#seat={token}")

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
        room = self.house.room(table)
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
        settings = Settings(lang="en" if caller.lang == "en" else "fr")
        wish = TableWish(game.name, mine, game.box_name, dict(game.values), settings)
        spec, keys = lobby.made(wish, caller)
        status = "over" if match.over else "playing"
        spec = spec.changed(status=status, since=len(match.log), origin=origin)
        now = time.time()
        lines = [
            Line(n, entry.seat, game.actions[entry.action].notation, now)
            for n, entry in enumerate(match.log, 1)
        ]
        await self.house.store.append(spec.id, lines)
        created = await self.opened(spec, keys, caller)
        if not match.over:
            await self.house.rooms[spec.id].begin()
        return created

    # Seats -------------------------------------------------------------------------------

    async def join(self, table: str, wish: JoinWish, caller: Caller) -> Held:
        room = self.house.room(table)
        async with room.lock:
            spec, seat, token = lobby.joined(room.spec, wish, caller)
            await room.keep(spec)
        return self.held(room, seat, token, caller._replace(token=spec.chairs[seat].token))

    async def recover(self, table: str, token: str, caller: Caller) -> Held:
        room = self.house.room(table)
        async with room.lock:
            spec, seat, fresh = lobby.recovered(room.spec, token, caller)
            await room.keep(spec)
            room.audience.dismiss(seat)
        return self.held(room, seat, fresh, caller)

    async def leave(self, table: str, wanted: int | None, caller: Caller) -> TableCard:
        room = self.house.room(table)
        async with room.lock:
            seat = lobby.own_seat(room.spec, caller, wanted)
            await room.keep(lobby.left(room.spec, seat))
            room.audience.dismiss(seat)
        return room.audience.card(caller)

    async def ready(self, table: str, wish: ReadyWish, caller: Caller) -> TableCard:
        room = self.house.room(table)
        async with room.lock:
            await room.keep(lobby.readied(room.spec, wish, caller))
        if lobby.complete(room.spec):
            await self.begin(room)
        return room.audience.card(caller)

    async def start(self, table: str, caller: Caller) -> TableCard:
        room = self.house.room(table)
        async with room.lock:
            await room.keep(lobby.started(room.spec, caller))
        await self.begin(room)
        return room.audience.card(caller)

    async def begin(self, room: Room) -> None:
        async with room.lock:
            if room.spec.status != "open":
                return
            await room.keep(room.spec.changed(status="playing"))
            room.match = record.replayed(room.spec, [])
            await room.go_on([])

    async def close(self, table: str, caller: Caller) -> TableCard:
        """The host ends a table for good; a match broken off is revealed, and marked so."""
        room = self.house.room(table)
        async with room.lock:
            lobby.hosted(room.spec, caller)
            if room.spec.status not in ("open", "playing"):
                raise Trouble("table-ended")
            await room.keep(room.spec.changed(status="closed"))
            room.audience.tell_state()
        self.house.minder.forget(room)
        return room.audience.card(caller)

    async def rematch(self, table: str, caller: Caller) -> TableCard:
        """The same people at a new table; whoever asks second is led to the same one."""
        room = self.house.room(table)
        async with room.lock:
            lobby.own_seat(room.spec, caller, None)
            if room.spec.status not in ("over", "closed"):
                raise Trouble("not-over")
            if not room.spec.next:
                spec = lobby.again(room.spec)
                await self.house.store.keep(spec)
                await room.keep(room.spec.changed(next=spec.id))
        return self.house.room(room.spec.next).audience.card(caller)


def check_box(text: str) -> None:
    """A file from outside may name a box of the house, never a path."""
    rows = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
    body = [row for row in rows[1:] if row[1] and not row[1].startswith("#")]
    head = matchfile.read_header([row for row in body if not matchfile.is_action(row[1])])
    record.loaded(head.get("game", 2)[0], head.get("box", 2)[0].replace("%20", " "), {})


def wish_of(word: str) -> SeatWish:
    """A player of a match file as a wish: people are the uploader's, unknown bots are Agents."""
    kind, _, name = word.partition(":")
    called = name.replace("%20", " ")[:24]
    if kind == "me":
        return SeatWish("me", called)
    return SeatWish("bot", called, kind if kind in BOTS else "agent")
