"""The black die of bond lies with a player: who throws it, when, and what it then shows."""

import asyncio

import pytest

from filature.games.bond.phases import VILLAIN
from filature.games.bond.state import State
from filature.protocol.bodies import SeatWish, Settings, TableWish
from filature.server.rooms import matches, seating
from filature.server.rooms.autoplay import Autoplay, overdue, patience, unmade
from filature.server.rooms.room import Room
from filature.server.store.spec import Chair
from server.alone import ADA, Alone, Recorder

LIVE = Settings(pace=1)


class Timed(Alone):
    """Services whose time is set by hand."""

    def __init__(self) -> None:
        super().__init__()
        self.time = 100.0

    def now(self) -> float:
        return self.time


async def at_the_throw(settings: Settings = LIVE, villain: str = "me") -> tuple[Room, int]:
    """A table where an agent has thrown the white die, and who holds the black one."""
    spec, _ = seating.made(TableWish("bond", [SeatWish("me")] * 3, settings=settings), ADA, 100.0)
    room = Room(Timed(), spec.replace(status="playing", secret="5" * 64))
    room.table.match = match = matches.replayed(room.spec, [])
    await room.go_on(match, [])
    while state_of(room).phase != VILLAIN:
        seat = match.actors()[0]
        await room.play(seat, match.options(seat)[0], len(match.log))
    (holder,) = match.actors()
    if villain == "bot":
        chairs = list(room.spec.chairs)
        chairs[holder] = Chair("bot", "Boris", "agent")
        room.table.spec = room.spec.replace(chairs=tuple(chairs))
    return room, holder


def state_of(room: Room) -> State:
    assert room.match
    assert isinstance(room.match.state, State)
    return room.match.state


def later(room: Room, seconds: float) -> None:
    assert isinstance(room.services, Timed)
    room.services.time += seconds


async def left_alone(room: Room) -> None:
    """What the house does of its own accord, at this very second."""
    autoplay = Autoplay()
    autoplay.schedule(room)
    await asyncio.gather(*autoplay.tasks.values())
    autoplay.close()


def test_a_villain_who_is_there_has_three_seconds_and_throws_without_delay() -> None:
    async def run() -> None:
        room, holder = await at_the_throw()
        await room.connect(Recorder(holder))
        assert room.table.clocks.hold(holder) == 0
        later(room, 2.9)
        assert not unmade(room, holder)
        assert patience(room, holder) == 103.0
        await left_alone(room)
        assert state_of(room).phase == VILLAIN
        assert room.match
        await room.play(holder, "throw", len(room.match.log))
        lines = await room.services.store.lines("")
        assert [line.what.split()[0] for line in lines[-2:]] == ["throw", "skulls"]

    asyncio.run(run())


def test_after_three_seconds_the_house_throws() -> None:
    async def run() -> None:
        room, holder = await at_the_throw(Settings(pace=1, absence="stand-in", away=1))
        await room.connect(Recorder(holder))
        later(room, 3.0)
        assert unmade(room, holder)
        assert not overdue(room, holder)  # nobody loses the chair over it
        await left_alone(room)
        assert state_of(room).phase != VILLAIN
        assert holder not in room.table.stood_in

    asyncio.run(run())


@pytest.mark.parametrize(
    ("settings", "villain", "here"),
    [
        (LIVE, "me", False),  # absent
        (LIVE, "bot", False),
        (Settings(pace=1, absence="clock", clock=86400), "me", True),  # slow play
    ],
)
def test_nobody_waits_for_who_is_not_at_the_table(
    settings: Settings, villain: str, here: bool
) -> None:
    async def run() -> None:
        room, holder = await at_the_throw(settings, villain)
        if here:
            await room.connect(Recorder(holder))
        await left_alone(room)
        assert state_of(room).phase != VILLAIN

    asyncio.run(run())


def test_whoever_throws_it_the_die_shows_what_the_secret_says() -> None:
    async def thrown(by_hand: bool) -> str:
        room, holder = await at_the_throw()
        assert room.match
        if by_hand:
            await room.play(holder, "throw", len(room.match.log))
        else:
            await left_alone(room)
        lines = await room.services.store.lines("")
        again = matches.replayed(room.spec, lines)
        assert again.view(-2) == room.match.view(-2)
        return next(line.what for line in reversed(lines) if line.what.startswith("skulls"))

    assert asyncio.run(thrown(True)) == asyncio.run(thrown(False))
