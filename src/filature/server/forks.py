"""Tables that begin with a log from elsewhere: a file, a moment of another match, a guide."""

from typing import NamedTuple

from filature import registry
from filature.bots import BOTS
from filature.library import Match, load, worded
from filature.protocol.bodies import BranchWish, Created, SeatWish, Settings, TableWish
from filature.record import matchfile, script
from filature.text import guides
from filature.text.guides import Guide

from .lobby import Lobby
from .rooms import matches, seating
from .rooms.caller import Caller
from .rooms.problems import BadRequest, NotFound, Problem
from .store.store import Line


class Fork(NamedTuple):
    """A match so far, who goes on with it, and where it comes from."""

    match: Match
    wishes: list[SeatWish]
    origin: str = ""

    def seats(self) -> list[SeatWish]:
        """All seats of people are the caller's."""
        return [SeatWish("bot" if w.who == "bot" else "me", w.name, w.level) for w in self.wishes]

    def lines(self, now: float) -> list[Line]:
        actions = self.match.game.actions
        return [
            Line(n, entry.seat, actions[entry.action].notation, now)
            for n, entry in enumerate(self.match.log, 1)
        ]


async def open_table(lobby: Lobby, fork: Fork, caller: Caller) -> Created:
    """A private table that begins with a log from elsewhere."""
    match, game, now = fork.match, fork.match.game, lobby.house.now()
    settings = Settings(lang="en" if caller.lang == "en" else "fr")
    wish = TableWish(game.name, fork.seats(), game.box_name, dict(game.values), settings)
    spec, keys = seating.made(wish, caller, now)
    status = "over" if match.over else "playing"
    spec = spec.replace(status=status, since=len(match.log), origin=fork.origin)
    await lobby.house.store.append(spec.id, fork.lines(now))
    created = await lobby.open(spec, keys, caller)
    if not match.over:
        await lobby.house.rooms[spec.id].begin()
    return created


# From a file ------------------------------------------------------------------------------


async def upload(lobby: Lobby, text: str, caller: Caller) -> Created:
    """A match from its file: to see it again, or to go on with it at one screen."""
    check_box(text)
    game, seats, players, actions = matchfile.read(text)
    match = Match(worded(game), seats)
    matchfile.replay_into(match, actions)
    wishes = [wish_of(word) for word in players] or [SeatWish("me")] * seats
    return await open_table(lobby, Fork(match, (wishes + [SeatWish("me")] * seats)[:seats]), caller)


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


# From another match -----------------------------------------------------------------------


async def branch(lobby: Lobby, table: str, wish: BranchWish, caller: Caller) -> Created:
    """A what-if from a moment of a match that is over, for the caller alone."""
    room = await lobby.house.room(table)
    if room.match is None or not room.spec.ended:
        raise Problem("not-over")
    if wish.moment > len(room.match.log):
        raise BadRequest("no-moment", last=len(room.match.log))
    seats = room.match.seats
    kinds = [
        SeatWish("bot", c.name, c.level) if c.who == "bot" else SeatWish("me", c.name)
        for c in room.spec.chairs
    ]
    wishes = wish.seats if len(wish.seats) == seats else kinds
    origin = f"{table}#at={wish.moment}"
    return await open_table(lobby, Fork(room.match.at(wish.moment), wishes, origin), caller)


# From a guide -----------------------------------------------------------------------------


async def learn(lobby: Lobby, game: str, caller: Caller) -> Created:
    """The person first, then bots, where a guided first match begins."""
    match = opening(game)
    wishes = [SeatWish("me", caller.name), *[SeatWish("bot")] * (match.seats - 1)]
    return await open_table(lobby, Fork(match, wishes), caller)


def opening(game: str) -> Match:
    """The match of a guide, played to where the person comes in."""
    guide = guide_of(game)
    match = Match(load(game, "default", dict(guide.options)), guide.seats)
    script.run(match, guide.opening)
    return match


def guide_of(game: str) -> Guide:
    registry.folder(game)
    if not guides.guided(game):
        raise NotFound("no-guide", name=game)
    return guides.guide(game)
