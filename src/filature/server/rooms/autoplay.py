"""Plays for bots and absent people: whoever must act and cannot is given a bot to choose."""

import asyncio
import secrets
from typing import Final

import structlog

from filature.bots.worker import Request, request
from filature.library import Match
from filature.server.store.store import Away

from .patience import by_post
from .room import Room, Turn
from .table import Stale

STAND_IN: Final = "agent"
GESTURE: Final = 3.0  # seconds that somebody has to make a gesture, before the house does
THINKING: Final = 0.6  # the part of a pace in which a bot must make up its mind
Key = tuple[str, int]
log = structlog.get_logger()


class Autoplay:
    """Bots play through the same door as people; what they must do is found in the match."""

    def __init__(self) -> None:
        self.tasks: dict[Key, asyncio.Task[None]] = {}
        self.alarms: dict[str, asyncio.TimerHandle] = {}

    def schedule(self, room: Room) -> None:
        """Looks after a table: after every action, and whenever somebody comes or goes."""
        self.forget(room)
        if room.lost or room.match is None or room.spec.status != "playing":
            return
        if room.table.ledger.paused or resting(room):
            return
        self.sit_in(room)
        for seat in list(room.table.clocks.asked):
            key = (room.spec.id, seat)
            if (level(room, seat) or unmade(room, seat)) and key not in self.tasks:
                self.tasks[key] = asyncio.create_task(self.move(room, seat))
        self.set_alarm(room)

    def forget(self, room: Room) -> None:
        alarm = self.alarms.pop(room.spec.id, None)
        if alarm:
            alarm.cancel()

    def busy(self, room: Room) -> bool:
        """Whether something will happen at a table without anybody's doing."""
        return room.spec.id in self.alarms or any(key[0] == room.spec.id for key in self.tasks)

    def sit_in(self, room: Room) -> None:
        """Bots sit down for those who have been away too long."""
        late = {seat for seat in room.table.clocks.asked if overdue(room, seat)}
        if late - room.table.stood_in:
            room.table.stood_in |= late
            room.listeners.send_table()

    def set_alarm(self, room: Room) -> None:
        """Comes back when the next patience ends."""
        asked = room.table.clocks.asked
        ends = [end for seat in asked if (end := patience(room, seat)) is not None]
        if ends:
            wait = max(0.05, min(ends) - room.services.now())
            loop = asyncio.get_running_loop()
            self.alarms[room.spec.id] = loop.call_later(wait, self.schedule, room)

    async def move(self, room: Room, seat: int) -> None:
        """One decision of a bot."""
        try:
            await decide(room, seat)
        except (Away, Stale):
            pass
        except Exception:
            log.exception("bot failed", game=room.spec.game)
            await asyncio.sleep(1)
        finally:
            del self.tasks[room.spec.id, seat]
        self.schedule(room)

    def close(self) -> None:
        for task in self.tasks.values():
            task.cancel()
        for alarm in self.alarms.values():
            alarm.cancel()


async def decide(room: Room, seat: int) -> None:
    """A bot chooses, and acts on the beat; a gesture is made at once."""
    async with room.lock:
        match = room.table.playing()
        moment, question = len(match.log), asked(room, match, seat)
    if unmade(room, seat):
        await room.play(seat, match.options(seat)[0], moment)
    elif question.options:
        action = await room.services.player.choose(question, turn(room))
        await asyncio.sleep(room.table.clocks.beat(seat))
        if level(room, seat):
            instead = room.spec.chairs[seat].who == "person"
            await room.play(seat, match.game.actions[action].notation, moment, instead)


async def advise(room: Room, seat: int, besides: list[str]) -> int:
    """What a bot would do in a seat's place, from what the seat knows, some options apart."""
    async with room.lock:
        match = room.table.playing()
        question = asked(room, match, seat)
    if not question.options:
        raise room.refuse("HOUSE-HINT", "refused-hint")
    actions = match.game.actions
    left = tuple(one for one in question.options if actions[one].notation not in besides)
    if not left:
        raise room.refuse("HOUSE-HINT", "refused-hint-other")
    return await room.services.player.choose(question._replace(options=left), turn(room))


def asked(room: Room, match: Match, seat: int) -> Request:
    """What a bot is asked: what its seat knows, and nothing more."""
    seen = (match.view(seat), match.offered(seat), match.news(seat))
    question = request(match.game, level(room, seat) or STAND_IN, seen, secrets.randbits(63))
    return question._replace(seconds=THINKING * room.spec.settings.pace)


def turn(room: Room) -> Turn:
    """Where a table's bots stand in the line of those who want to think."""
    callers = [one.caller for one in room.listeners.present if one.viewer.seat >= 0]
    watching = [one.caller for one in room.listeners.present]
    owners = [one.address for one in callers or watching]
    return Turn(bool(callers), min(owners, default=room.spec.host), room.spec.id)


def resting(room: Room) -> bool:
    """Whether only bots sit there, and nobody watches them: they wait until somebody does."""
    return not room.listeners.present and all(one.who == "bot" for one in room.spec.chairs)


def level(room: Room, seat: int) -> str:
    """The bot that chooses for a seat now; empty when its owner does."""
    chair = room.spec.chairs[seat]
    if chair.who == "bot" or chair.kept:
        return chair.kept or chair.level
    late = seat in room.table.stood_in or room.table.clocks.expired(seat)
    return STAND_IN if late else ""


def unmade(room: Room, seat: int) -> bool:
    """Whether a seat owes a gesture, and has had its time, or nobody is there to make it."""
    question = room.table.clocks.asked.get(seat)
    if not question or not question.gesture:
        return False
    return not expected(room, seat) or question.at + GESTURE <= room.services.now()


def expected(room: Room, seat: int) -> bool:
    """Whether somebody is there, in a match that is played in one sitting."""
    there = seat in room.listeners.here and not room.spec.chairs[seat].kept
    return there and not by_post(room.spec.settings)


def overdue(room: Room, seat: int) -> bool:
    if room.spec.settings.absence != "stand-in" or room.table.clocks.asked[seat].gesture:
        return False
    end = patience(room, seat)
    return end is not None and end <= room.services.now()


def patience(room: Room, seat: int) -> float | None:
    """When the house will choose for a person who must act: by the clock, or by absence."""
    table, settings = room.table, room.spec.settings
    chair = room.spec.chairs[seat]
    if chair.who == "bot" or chair.kept or seat in table.stood_in:
        return None
    if table.clocks.asked[seat].gesture:
        return table.clocks.asked[seat].at + GESTURE
    if settings.absence == "clock":
        return table.clocks.deadline(seat)
    if settings.absence == "wait" or seat in room.listeners.here:
        return None
    since = max(table.gone.get(seat, table.opened), table.clocks.asked[seat].at)
    return since + settings.away
