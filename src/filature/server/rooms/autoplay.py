"""Minds bots and absent people: whoever must act and cannot is given a bot to choose."""

import asyncio
import secrets
import time
from typing import Final

import structlog

from filature.bots.worker import Request, request
from filature.library import Match
from filature.server.pool import Player

from .room import Room, Stale

STAND_IN: Final = "agent"
THINKING: Final = 0.6  # the part of a pace in which a bot must make up its mind
Key = tuple[str, int]
log = structlog.get_logger()


class Minder:
    """Bots play through the same door as people; what they must do is found in the match."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.tasks: dict[Key, asyncio.Task[None]] = {}
        self.alarms: dict[str, asyncio.TimerHandle] = {}

    def mind(self, room: Room) -> None:
        """Looks after a table: after every action, and whenever somebody comes or goes."""
        self.forget(room)
        if room.match is None or room.spec.status != "playing":
            return
        self.sit_in(room)
        for seat in list(room.waiting.asked):
            key = (room.spec.id, seat)
            if level(room, seat) and key not in self.tasks:
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
        late = {seat for seat in room.waiting.asked if overdue(room, seat)}
        if late - room.stood_in:
            room.stood_in |= late
            room.audience.tell_table()

    def set_alarm(self, room: Room) -> None:
        """Comes back when the next patience ends."""
        ends = [end for seat in room.waiting.asked if (end := patience(room, seat)) is not None]
        if ends:
            wait = max(0.05, min(ends) - time.time())
            loop = asyncio.get_running_loop()
            self.alarms[room.spec.id] = loop.call_later(wait, self.mind, room)

    async def move(self, room: Room, seat: int) -> None:
        """One decision of a bot."""
        try:
            await self.decide(room, seat)
        except Stale:
            pass
        except Exception:
            log.exception("bot failed", game=room.spec.game)
            await asyncio.sleep(1)
        finally:
            del self.tasks[room.spec.id, seat]
        self.mind(room)

    async def decide(self, room: Room, seat: int) -> None:
        async with room.lock:
            match = room.playing()
            moment, question = len(match.log), asked(room, match, seat)
        if question.options:
            action = await self.player.choose(question)
            await asyncio.sleep(room.waiting.beat(seat))
            if level(room, seat):
                await room.play(seat, match.game.actions[action].notation, moment)

    def close(self) -> None:
        for task in self.tasks.values():
            task.cancel()
        for alarm in self.alarms.values():
            alarm.cancel()


def level(room: Room, seat: int) -> str:
    """The bot that chooses for a seat now; empty when its owner does."""
    chair = room.spec.chairs[seat]
    if chair.who == "bot":
        return chair.level
    deadline = room.waiting.deadline(seat)
    late = deadline is not None and deadline <= time.time()
    return STAND_IN if late or seat in room.stood_in else ""


def overdue(room: Room, seat: int) -> bool:
    end = patience(room, seat)
    return room.spec.settings.absence == "stand-in" and end is not None and end <= time.time()


def patience(room: Room, seat: int) -> float | None:
    """When a bot will choose for a person who must act: by the clock, or by absence."""
    if room.spec.chairs[seat].who == "bot" or seat in room.stood_in:
        return None
    if room.spec.settings.absence == "clock":
        return room.waiting.deadline(seat)
    if room.spec.settings.absence == "wait" or seat in room.audience.presence.here:
        return None
    since = max(room.gone.get(seat, room.opened), room.waiting.asked[seat].at)
    return since + room.spec.settings.away


def asked(room: Room, match: Match, seat: int) -> Request:
    """What a bot is asked: what its seat knows, and nothing more."""
    seen = (match.view(seat), match.offered(seat), match.news(seat))
    question = request(match.game, level(room, seat) or STAND_IN, seen, secrets.randbits(63))
    return question._replace(seconds=THINKING * room.spec.settings.pace)
