"""What happens at a table by itself, in its time: ballots lapse, countdowns end, keys pass on."""

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from filature.server.store.store import Away

from . import ballots, keys, opening, seating
from .acts import HOUSE, Act
from .room import Room
from .table import Stale

Due = tuple[float, Callable[[Room], Awaitable[None]]]
log = structlog.get_logger()


class Keeper:
    """Looks after the times of all tables."""

    def __init__(self) -> None:
        self.alarms: dict[str, asyncio.TimerHandle] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    def schedule(self, room: Room) -> None:
        """Sets the alarm for what is due next, if anything is."""
        self.forget(room)
        found = [] if room.lost else due(room)
        if found:
            wait = max(0.0, min(at for at, _ in found) - room.services.now())
            loop = asyncio.get_running_loop()
            self.alarms[room.spec.id] = loop.call_later(wait + 0.01, self.ring, room)

    def forget(self, room: Room) -> None:
        alarm = self.alarms.pop(room.spec.id, None)
        if alarm:
            alarm.cancel()

    def busy(self, room: Room) -> bool:
        """Whether something will happen at a table without anybody's doing."""
        return room.spec.id in self.alarms

    def ring(self, room: Room) -> None:
        task = asyncio.get_running_loop().create_task(self.look(room))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def look(self, room: Room) -> None:
        """Does what is due."""
        try:
            now = room.services.now()
            for at, work in due(room):
                if at <= now:
                    await work(room)
        except (Away, Stale):
            pass
        except Exception:
            log.exception("a table's time failed", game=room.spec.game)
            await asyncio.sleep(1)
        self.schedule(room)

    def close(self) -> None:
        for alarm in self.alarms.values():
            alarm.cancel()
        for task in self.tasks:
            task.cancel()


def due(room: Room) -> list[Due]:
    """What will happen by itself, and when."""
    table, found = room.table, list[Due]()
    if table.ledger.ballot and not table.spec.ended:
        found.append((table.ledger.ballot.at + table.patience.ballot, ballots.lapse))
    begins = seating.begins_at(table)
    if begins is not None:
        found.append((begins, opening.begin_now))
    passes = keys.passes_at(table, room.listeners.here)
    if passes is not None:
        found.append((passes, pass_on))
    return found


async def pass_on(room: Room) -> None:
    """The host has been gone for too long: the next seated person who is there has the keys."""
    async with room.lock:
        here = room.listeners.here
        at, seat = keys.passes_at(room.table, here), keys.heir(room.spec, here)
        if at is None or seat is None or room.services.now() < at:
            return
        gone, chair = keys.host_seat(room.spec), room.spec.chairs[seat]
        name = room.spec.chairs[gone].name if gone >= 0 else ""
        act = Act(about=seat, whom=chair.name, other=name)
        await room.record([(HOUSE, "passed", act)], keys.passed(room.spec, chair.guest))
