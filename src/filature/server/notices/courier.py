"""The courier: hears of tables that have changed, notes who must be told, and has it sent.

A table only puts its name on a list; everything else happens here, later, and every letter has a
task of its own.  What is to be told is written down first, so that a kill forgets none of it.
"""

import asyncio
from collections.abc import Coroutine
from typing import Any, Final

import structlog

from filature.protocol.alerting import Wishes
from filature.server.house import House
from filature.server.rooms.problems import Problem
from filature.server.rooms.room import Room
from filature.server.store.alerts import Endpoint, Notice
from filature.server.store.leases import Elsewhere
from filature.server.store.spec import Spec
from filature.server.store.store import Away

from . import quiet, turns
from .carrier import Carrier
from .delivery import Delivery
from .letters import SEVERAL
from .post import Post
from .turns import Sight, Told

FAREWELL: Final = 2.0  # seconds that letters have when the house closes
LONGEST: Final = 60.0  # seconds without a look at what is due
log = structlog.get_logger()


class Courier:
    """Between the tables and those who are not there; a carrier takes its letters out."""

    def __init__(self, house: House, post: Post, base: str) -> None:
        self.house = house
        self.alerts = house.store.alerts
        self.post = post
        self.heard: dict[str, str] = {}  # tables that have changed, and how they were before
        self.known: dict[str, str] = {}  # the status of tables when they were last looked at
        self.again: dict[str, float] = {}  # tables, and when to look at them next
        self.nudges: list[tuple[str, int, int]] = []
        self.marked: set[str] = set()  # tables about which something was noted
        self.woken = asyncio.Event()
        delivery = Delivery(post, house.store.secret("vapid"), base)
        self.carrier = Carrier(house, post, delivery, self.woken.set)

    # What others tell the courier ------------------------------------------------------------

    def hear(self, room: Room) -> None:
        """Something has changed at a table."""
        table = room.spec.id
        if table not in self.known:
            self.marked.add(table)  # by another process, or in another life
        self.heard.setdefault(table, self.known.get(table, room.spec.status))
        self.woken.set()

    def nudge(self, table: str, seat: int, by: int) -> None:
        """Somebody at a table waits for somebody else."""
        self.nudges.append((table, seat, by))
        self.woken.set()

    # Its day -------------------------------------------------------------------------------

    def start(self) -> None:
        self.work = asyncio.create_task(self.run())

    async def close(self) -> None:
        """What is on its way has a moment to arrive; what waits is written down."""
        self.work.cancel()
        if self.carrier.tasks:
            await asyncio.wait(self.carrier.tasks, timeout=FAREWELL)
        for task in self.carrier.tasks:
            task.cancel()
        await asyncio.gather(self.work, *self.carrier.tasks, return_exceptions=True)

    async def run(self) -> None:
        """Until the house closes."""
        await self.safely(self.recall())
        while True:
            await self.safely(self.rest())
            heard, self.heard = self.heard, {}
            nudges, self.nudges = self.nudges, []
            for table, before in heard.items():
                await self.safely(self.look(table, before))
            for table, seat, by in nudges:
                await self.safely(self.remind(table, seat, by))
            await self.safely(self.carrier.deliver())

    async def safely(self, work: Coroutine[Any, Any, None]) -> None:
        """One table that cannot be told of keeps nobody else waiting."""
        try:
            await work
        except Away:
            await asyncio.sleep(self.post.beat)
        except Elsewhere:
            pass
        except Exception:
            log.exception("notices failed")

    async def recall(self) -> None:
        """After a start: tables about which something was noted, which may have ended since."""
        for table in await self.alerts.tables():
            try:
                await self.house.room(table)
            except Problem:
                await self.alerts.drop_notices(await self.alerts.noted(table))
            except Elsewhere:
                continue
            else:
                self.marked.add(table)
                self.heard[table] = "playing"
                self.woken.set()

    async def rest(self) -> None:
        """Waits until somebody calls, or something is due."""
        now, due = self.house.now(), await self.alerts.next_due()
        times = [*self.again.values(), *([due] if due is not None else [])]
        wait = min([LONGEST, *(max(self.post.beat, time - now) for time in times)])
        try:
            await asyncio.wait_for(self.woken.wait(), wait)
            await asyncio.sleep(self.post.beat)
        except TimeoutError:
            pass
        self.woken.clear()
        for table in [one for one, time in self.again.items() if time <= self.house.now()]:
            del self.again[table]
            self.heard.setdefault(table, self.known.get(table, "playing"))

    # Looking -------------------------------------------------------------------------------

    async def look(self, table: str, before: str) -> None:
        """Notes what a table has to tell; withdraws what is no longer so."""
        self.again.pop(table, None)
        room = self.house.rooms.get(table)
        if room is None:
            self.known.pop(table, None)
            return
        noted = await self.alerts.noted(table) if table in self.marked else []
        self.known[table] = room.spec.status
        if not (noted or turns.absent(room, turns.people(room.spec))):
            return
        async with room.lock:
            sight = turns.look(room, noted, self.post.away, before)
        if not noted:
            self.marked.discard(table)
        await self.withdraw(sight.withdrawn)
        await self.note(sight.spec, sight.told)
        self.plan(table, sight)

    def plan(self, table: str, sight: Sight) -> None:
        """When to look again, while there is something to wait for."""
        if sight.again is not None and sight.spec.status == "playing":
            self.again[table] = sight.again

    async def remind(self, table: str, seat: int, by: int) -> None:
        """A person is told that another waits; nothing when it is no longer so."""
        room = await self.house.room(table)
        async with room.lock:
            if room.match is None or seat not in turns.asked(room):
                return
            guest, moment = room.spec.chairs[seat].guest, len(room.match.log)
        await self.note(room.spec, [Told(seat, guest, "nudge", moment, by)])

    async def note(self, spec: Spec, told: list[Told]) -> None:
        """Writes down what each endpoint is to be told, and when."""
        notes: list[Notice] = []
        guests = sorted({one.guest for one in told})
        for endpoint in await self.alerts.listening(spec.id, guests) if told else []:
            wishes = (await self.carrier.person(endpoint.guest)).wishes
            mine = [one for one in told if endpoint.id or endpoint.guest == one.guest]
            notes += [made for one in mine if (made := self.noticed(spec, one, endpoint, wishes))]
        if notes:
            self.marked.add(spec.id)
            await self.alerts.keep_notices(notes)

    def noticed(self, spec: Spec, one: Told, endpoint: Endpoint, wishes: Wishes) -> Notice | None:
        """What one endpoint is told, and when; where others read it, nobody is named who is asked
        together with others."""
        now, public = self.house.now(), endpoint.way == "webhook"
        free = 0.0 if endpoint.way == "push" else endpoint.last + self.post.together
        due = quiet.due(wishes, one.kind, now, free)
        if due is None:
            return None
        who = one.who if one.alone or not public else SEVERAL
        return Notice(endpoint.endpoint, spec.id, one.seat, one.kind, one.moment, who, now, due)

    async def withdraw(self, notices: list[Notice]) -> None:
        """Takes back what is no longer so; what a device shows goes away there."""
        if not notices:
            return
        await self.alerts.drop_notices(notices)
        for name, table in {(one.endpoint, one.id) for one in notices if one.sent}:
            endpoint = await self.alerts.endpoint(name)
            if endpoint and endpoint.way == "push" and endpoint.state == "on":
                self.carrier.withdraw(endpoint, table)
