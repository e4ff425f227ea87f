"""The carrier: takes out the letters that are due, and remembers what became of them.

Every endpoint has a task of its own, so that a slow one keeps nobody waiting.
"""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Coroutine
from typing import Any, Final

import structlog

from filature.protocol.alerting import Wishes
from filature.server.house import House
from filature.server.rooms.caller import new_token
from filature.server.store.alerts import Endpoint, Notice, Person

from . import quiet, turns
from .delivery import Delivery, Outcome
from .letters import letter, trial
from .post import Post

MOST_TRIES: Final = 5
log = structlog.get_logger()


class Carrier:
    """What is due, on its way; `done` is called whenever an endpoint is free again."""

    def __init__(
        self, house: House, post: Post, delivery: Delivery, done: Callable[[], None]
    ) -> None:
        self.house = house
        self.alerts = house.store.alerts
        self.post = post
        self.delivery = delivery
        self.done = done
        self.busy: dict[str, asyncio.Task[None]] = {}  # endpoints, and what is on its way there
        self.tasks: set[asyncio.Task[Any]] = set()

    async def deliver(self) -> None:
        """Starts everything that is due; one letter at a time to each endpoint."""
        parcels: dict[str, list[Notice]] = defaultdict(list)
        for notice in await self.alerts.due(self.house.now()):
            parcels[notice.endpoint].append(notice)
        for name, notices in parcels.items():
            if name not in self.busy:
                self.busy[name] = self.start(self.carry(name, notices))

    async def person(self, guest: str) -> Person:
        """What somebody wishes, who may not have said anything yet."""
        return await self.alerts.person(guest) or Person(guest, Wishes(), new_token())

    def withdraw(self, endpoint: Endpoint, table: str) -> None:
        """What a device shows about a table goes away there."""
        self.start(self.delivery.withdraw(endpoint, table))

    def start(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def carry(self, name: str, notices: list[Notice]) -> None:
        """Brings one letter to one endpoint, and remembers how that ended."""
        try:
            await self.alerts.mark_notices([one._replace(sent=True) for one in notices])
            endpoint = await self.alerts.endpoint(name)
            if endpoint:
                outcome = await self.sent(endpoint, notices)
                await self.settle(endpoint, notices, outcome)
        except Exception:
            log.exception("notice failed")
        finally:
            del self.busy[name]
            self.done()

    async def sent(self, endpoint: Endpoint, notices: list[Notice]) -> Outcome:
        person = await self.person(endpoint.guest)
        found = [(one, await self.house.store.spec(one.id)) for one in notices]
        pairs = [(one, spec) for one, spec in found if spec]
        if not pairs:
            return "arrived"
        night = any(quiet.silent(person.wishes, one.at) for one in notices)
        words = letter(pairs, person.wishes.lang, night, endpoint.way == "webhook")
        return await self.delivery.send(endpoint, words, person)

    async def settle(self, endpoint: Endpoint, notices: list[Notice], outcome: Outcome) -> None:
        """What a delivery means for its endpoint, and for what was to be told there."""
        if outcome == "gone" and endpoint.way == "push":
            await self.alerts.forget_endpoint(endpoint.endpoint)
        elif outcome == "arrived":
            await self.rate(endpoint._replace(failures=0, last=self.house.now()))
            await self.finish(endpoint, notices)
        else:
            await self.rate(endpoint._replace(failures=endpoint.failures + 1))
            await self.delay(notices)

    async def rate(self, endpoint: Endpoint) -> None:
        """Keeps how an endpoint behaves; a chat room that answers no more is left alone."""
        now = await self.alerts.endpoint(endpoint.endpoint)
        if now is None:
            return
        state = now.state
        if endpoint.way == "webhook" and endpoint.failures >= MOST_TRIES and state == "on":
            state, endpoint = "silent", endpoint._replace(last=self.house.now())
        await self.alerts.keep_endpoint(endpoint._replace(state=state))

    async def finish(self, endpoint: Endpoint, notices: list[Notice]) -> None:
        """Forgets what cannot be withdrawn; takes back what was withdrawn on its way."""
        await self.alerts.drop_notices([one for one in notices if one.kind not in turns.STANDING])
        if endpoint.way != "push":
            return
        for table in {one.id for one in notices if one.kind in turns.STANDING}:
            left = [
                one for one in await self.alerts.noted(table) if one.endpoint == endpoint.endpoint
            ]
            if not left:
                self.withdraw(endpoint, table)

    async def delay(self, notices: list[Notice]) -> None:
        """To be tried again, each time after a longer while; in the end not any more."""
        now, retry = self.house.now(), self.post.retry
        again = [one for one in notices if one.tries + 1 < MOST_TRIES]
        await self.alerts.drop_notices([one for one in notices if one not in again])
        await self.alerts.mark_notices(
            [
                one._replace(sent=False, due=now + retry * 4**one.tries, tries=one.tries + 1)
                for one in again
            ]
        )

    async def try_out(self, endpoint: Endpoint) -> bool:
        """Sends a trial at once; one that arrives wakes an endpoint that was silent."""
        person = await self.person(endpoint.guest)
        outcome = await self.delivery.send(endpoint, trial(person.wishes.lang), person)
        if outcome == "gone" and endpoint.way == "push":
            await self.alerts.forget_endpoint(endpoint.endpoint)
        if outcome == "arrived" and endpoint.state == "silent":
            await self.alerts.keep_endpoint(endpoint._replace(state="on", failures=0))
        return outcome == "arrived"
