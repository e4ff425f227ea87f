"""The courier in a house whose clock stands still until a test moves it."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from filature.bots.worker import Request, answer
from filature.protocol.alerting import WebhookWish, Wishes
from filature.protocol.bodies import JoinWish, ReadyWish, SeatWish, Settings, TableWish
from filature.server.house import House
from filature.server.lobby import Lobby
from filature.server.notices.courier import Courier
from filature.server.notices.desk import Desk
from filature.server.notices.post import Post
from filature.server.rooms.caller import Caller
from filature.server.rooms.render import Viewer
from filature.server.rooms.room import Turn
from filature.server.store.sqlite import SqliteStore
from server.receiving import Endpoint

ADA, BO = Caller("ada", "Ada", "", "fr"), Caller("bo", "Bo", "", "fr")
NOON = datetime(2026, 5, 4, 12, tzinfo=ZoneInfo("Europe/Paris")).timestamp()
HOUR = 3600.0


class Clocked(House):
    """A house with a clock of its own."""

    time = NOON

    def now(self) -> float:
        return self.time


class Nobody:
    async def choose(self, asked: Request, turn: Turn) -> int:
        return answer(asked)


class World:
    """Ada and Bo, each with a chat room, both of them away."""

    def __init__(self, folder: Path, endpoint: Endpoint) -> None:
        self.endpoint = endpoint
        self.store = SqliteStore(folder / "tables.db")
        self.house = Clocked(self.store, Nobody())
        post = Post(reachable=frozenset({endpoint.place}), beat=0)
        self.courier = Courier(self.house, post, "https://g.example")
        self.house.hear = self.courier.hear
        self.desk = Desk(self.house, self.courier, True)
        self.lobby = Lobby(self.house)

    async def rooms(self, **wishes: Any) -> None:
        for guest in (ADA, BO):
            await self.desk.wish(guest, Wishes(**wishes))
            wish = WebhookWish(f"{self.endpoint.url}/{guest.guest}")
            await self.desk.add_webhook(guest, wish)

    async def table(self, **settings: Any) -> str:
        wish = TableWish(
            "lair", [SeatWish("me"), SeatWish("open")], settings=Settings(pace=0, **settings)
        )
        table = (await self.lobby.create(wish, ADA)).table.id
        await self.lobby.join(table, JoinWish(), BO)
        for guest in (ADA, BO):
            await self.lobby.ready(table, ReadyWish(), guest)
        return table

    async def day(self, seconds: float = 0) -> list[str]:
        """Lets time pass, and the courier do what is due; what was told by that."""
        self.house.time += seconds
        before = len(self.endpoint.heard)
        heard, self.courier.heard = self.courier.heard, {}
        for table in self.house.rooms:
            before_it = self.courier.known.get(table, "playing")
            await self.courier.look(table, heard.get(table, before_it))
        for table, seat, by in self.courier.nudges:
            await self.courier.remind(table, seat, by)
        self.courier.nudges = []
        await self.courier.carrier.deliver()
        await asyncio.gather(*self.courier.carrier.tasks)
        return [f"{one.path} {one.json['text']}" for one in self.endpoint.heard[before:]]

    def turn(self, table: str) -> Caller:
        match = self.house.rooms[table].match
        assert match
        return (ADA, BO)[match.actors()[0]]

    async def hand_over(self, table: str) -> None:
        """Plays until it is the other's turn."""
        room, guest = self.house.rooms[table], self.turn(table)
        while self.turn(table) is guest:
            assert room.match
            seat = room.match.actors()[0]
            await room.play(seat, room.match.options(seat)[0], len(room.match.log))

    def code(self, table: str) -> str:
        return self.house.rooms[table].spec.code


@pytest.fixture
def endpoint() -> Iterator[Endpoint]:
    found = Endpoint()
    yield found
    found.close()


Lived = Callable[[Callable[[World], Awaitable[None]]], None]


@pytest.fixture
def lived(tmp_path: Path, endpoint: Endpoint) -> Lived:
    def live(story: Callable[[World], Awaitable[None]]) -> None:
        async def whole() -> None:
            world = World(tmp_path, endpoint)
            try:
                await story(world)
            finally:
                world.house.autoplay.close()
                await world.store.close()

        asyncio.run(whole())

    return live


def test_several_turns_within_ten_minutes_are_one_message(lived: Lived) -> None:
    async def story(world: World) -> None:
        await world.rooms()
        first = await world.table()
        told = await world.day()
        who = world.turn(first)
        assert [one for one in told if "à vous" in one and f"/{who.guest} " in one]
        others: list[str] = []
        while len(others) < 2:
            table = await world.table()
            if world.turn(table) is who:
                others.append(table)
            else:
                await world.lobby.close(table, ADA)
        quiet = await world.day(60)
        assert not [one for one in quiet if f"/{who.guest} " in one]
        (message,) = [one for one in await world.day(541) if f"/{who.guest} " in one]
        assert all(world.code(table) in message for table in others)
        assert world.code(first) not in message
        assert await world.day(601) == []

    lived(story)


def test_what_comes_at_night_waits_for_the_morning(lived: Lived) -> None:
    async def story(world: World) -> None:
        await world.rooms()
        world.house.time += 11 * HOUR
        tables = [await world.table() for _ in range(4)]
        assert await world.day() == []
        assert await world.day(8 * HOUR) == []
        morning = await world.day(HOUR)
        assert 1 <= len(morning) <= 2
        assert all(world.code(table) in "".join(morning) for table in tables)
        assert any("Pendant la nuit" in one for one in morning)

    lived(story)


def test_a_turn_that_is_over_by_the_morning_is_not_told(lived: Lived) -> None:
    async def story(world: World) -> None:
        await world.rooms()
        world.house.time += 11 * HOUR
        table = await world.table()
        who = world.turn(table)
        await world.day()
        await world.hand_over(table)
        await world.day(60)
        morning = await world.day(9 * HOUR)
        assert not [one for one in morning if f"/{who.guest} " in one and "à vous" in one]

    lived(story)


def test_an_hour_before_a_clock_runs_out_is_told_once(lived: Lived) -> None:
    async def story(world: World) -> None:
        await world.rooms(often="clock")
        table = await world.table(absence="clock", clock=int(6 * HOUR))
        assert await world.day() == []
        assert world.courier.again[table] == pytest.approx(NOON + 5 * HOUR)
        (told,) = await world.day(5 * HOUR + 60)
        assert "Il reste une heure" in told
        assert await world.day(60) == []

    lived(story)


def test_somebody_waits_and_a_match_that_is_over_is_told(lived: Lived) -> None:
    async def story(world: World) -> None:
        await world.rooms()
        table = await world.table()
        await world.day()
        asked = (ADA, BO).index(world.turn(table))
        world.courier.nudge(table, asked, 1 - asked)
        (told,) = await world.day(601)
        assert "vous attend" in told
        world.courier.nudge(table, 1 - asked, asked)
        assert await world.day(601) == [], "it is not their turn"
        await world.lobby.close(table, ADA)
        over = await world.day(601)
        assert sorted(one.split()[0] for one in over) == ["/ada", "/bo"]
        assert all("est classée" in one for one in over)
        assert await world.day(601) == []

    lived(story)


def test_what_was_not_delivered_is_tried_again_after_longer_and_longer(lived: Lived) -> None:
    async def story(world: World) -> None:
        await world.rooms()
        world.endpoint.status = 503
        table = await world.table()
        path = f"/{world.turn(table).guest} "
        assert [one for one in await world.day() if path in one]
        waits = []
        for _ in range(3):
            waited = 0
            while not [one for one in await world.day(10) if path in one]:
                waited += 10
            waits.append(waited + 10)
        assert waits == [30, 120, 480]
        world.endpoint.status = 200
        assert [one for one in await world.day(1920) if path in one]
        assert await world.day(4000) == []

    lived(story)


class Looking:
    """A connection of somebody who looks at a table."""

    def __init__(self, caller: Caller, seat: int) -> None:
        self.caller, self.viewer = caller, Viewer(seat, "fr")

    def send(self, frame: bytes) -> None: ...

    def close(self, reason: str) -> None: ...


def test_who_plays_two_seats_on_one_screen_is_there_for_both(lived: Lived) -> None:
    async def story(world: World) -> None:
        await world.rooms()
        wish = TableWish("lair", [SeatWish("me"), SeatWish("me")], settings=Settings(pace=0))
        table = (await world.lobby.create(wish, ADA)).table.id
        room = await world.house.room(table)
        looking = Looking(ADA, 0)
        await room.connect(looking)
        await world.lobby.start(table, ADA)
        assert await world.day() == []
        room.disconnect(looking)
        assert await world.day(5) == [], "who has just left may come back"
        assert len(await world.day(60)) == 1

    lived(story)
