"""Tables that begin with a log from elsewhere: a file, or a moment of another match."""

import time
from typing import NamedTuple

from filature.bots import BOTS
from filature.library import Match, worded
from filature.protocol.bodies import BranchWish, Created, SeatWish, Settings, TableWish
from filature.record import matchfile
from filature.server.rooms.caller import Caller
from filature.server.rooms.problems import Malformed, Trouble
from filature.server.store.store import Line

from .lobby import Desk
from .rooms import matches, seating


class Retelling(NamedTuple):
    """A match so far, who goes on with it, and where it comes from."""

    match: Match
    wishes: list[SeatWish]
    origin: str = ""

    def seats(self) -> list[SeatWish]:
        """All seats of people are the caller's."""
        return [SeatWish("bot" if w.who == "bot" else "me", w.name, w.level) for w in self.wishes]

    def lines(self) -> list[Line]:
        now, actions = time.time(), self.match.game.actions
        return [
            Line(n, entry.seat, actions[entry.action].notation, now)
            for n, entry in enumerate(self.match.log, 1)
        ]


async def upload(desk: Desk, text: str, caller: Caller) -> Created:
    """A match from its file: to see it again, or to go on with it at one screen."""
    check_box(text)
    game, seats, players, actions = matchfile.read(text)
    match = Match(worded(game), seats)
    matchfile.replay_into(match, actions)
    wishes = [wish_of(word) for word in players] or [SeatWish("me")] * seats
    return await retold(desk, Retelling(match, (wishes + [SeatWish("me")] * seats)[:seats]), caller)


async def branch(desk: Desk, table: str, wish: BranchWish, caller: Caller) -> Created:
    """A what-if from a moment of a match that is over, for the caller alone."""
    room = desk.house.room(table)
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
    return await retold(desk, Retelling(room.match.at(wish.moment), wishes, origin), caller)


async def retold(desk: Desk, told: Retelling, caller: Caller) -> Created:
    """A private table that begins with a log from elsewhere."""
    match, game = told.match, told.match.game
    settings = Settings(lang="en" if caller.lang == "en" else "fr")
    wish = TableWish(game.name, told.seats(), game.box_name, dict(game.values), settings)
    spec, keys = seating.made(wish, caller)
    status = "over" if match.over else "playing"
    spec = spec.changed(status=status, since=len(match.log), origin=told.origin)
    await desk.house.store.append(spec.id, told.lines())
    created = await desk.opened(spec, keys, caller)
    if not match.over:
        await desk.house.rooms[spec.id].begin()
    return created


def check_box(text: str) -> None:
    """A file from outside may name a box of the house, never a path."""
    rows = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
    body = [row for row in rows[1:] if row[1] and not row[1].startswith("#")]
    head = matchfile.read_header([row for row in body if not matchfile.is_action(row[1])])
    matches.loaded(head.get("game", 2)[0], head.get("box", 2)[0].replace("%20", " "), {})


def wish_of(word: str) -> SeatWish:
    """A player of a match file as a wish: people are the uploader's, unknown bots are Agents."""
    kind, _, name = word.partition(":")
    called = name.replace("%20", " ")[:24]
    if kind == "me":
        return SeatWish("me", called)
    return SeatWish("bot", called, kind if kind in BOTS else "agent")
