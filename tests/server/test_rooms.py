"""A room without a house: no process, no socket, no file, only the services that it asks for."""

import asyncio
import json
import sys
from collections import Counter
from typing import Any

import pytest

from filature import registry
from filature.protocol.bodies import SeatWish, Settings, TableWish
from filature.protocol.messages import ChatLine
from filature.server.rooms import chat, seating
from filature.server.rooms.caller import Caller
from filature.server.rooms.clocks import Clocks
from filature.server.rooms.listeners import encode
from filature.server.rooms.table import Stale
from filature.server.rooms.watching import watching
from server.alone import ADA, Alone, Recorder, begun


def test_twice_as_many_watchers_are_twice_the_work() -> None:
    """Counted in looks at a name, which no machine does faster or slower."""
    few, many = (looks_at_names(count) for count in (100, 200))
    assert many < 2.2 * few


def test_nobody_is_let_into_a_table_that_is_lost_meanwhile() -> None:
    """Else they would sit there for ever and be told nothing."""

    async def story() -> None:
        room = await begun("lair")

        async def lost(table: str) -> list[ChatLine]:
            room.lose()
            return []

        room.services.store.notes.chat = lost  # type: ignore[method-assign]
        late = Recorder(0)
        with pytest.raises(Stale):
            await room.connect(late)
        assert late.frames == []
        assert late not in room.listeners.present

    asyncio.run(story())


def looks_at_names(count: int) -> int:
    """How often names are looked at until so many watchers, all called alike, have their own."""
    spec, _ = seating.made(TableWish("lair", [SeatWish("me")] * 2), ADA, 5.0)
    people = [(Caller(f"guest {n}", "Bo"), n) for n in range(count)]
    called: Counter[str] = Counter()

    def note(frame: object, event: str, what: Any) -> None:
        if event == "c_call":
            called[what.__name__] += 1

    sys.setprofile(note)
    try:
        found = watching(spec, people, "en")
    finally:
        sys.setprofile(None)
    assert len({one.name for one in found}) == count
    return called["casefold"]


@pytest.mark.parametrize("game", registry.available())
def test_a_room_needs_only_its_services(game: str) -> None:
    asyncio.run(played(game))


async def played(game: str) -> None:
    room = await begun(game)
    assert room.match
    first, watcher = Recorder(room.match.actors()[0]), Recorder(-2)
    carried = await room.first_messages(first.viewer, ADA)
    for one in (first, watcher):
        await room.connect(one)
    assert first.frames[:2] == [encode(message) for message in carried]
    assert first.types() == ["welcome", "state", "table"]
    assert watcher.types() == ["welcome", "state"]
    moment = len(room.match.log)
    notation = room.match.options(first.viewer.seat)[0]
    assert await room.play(first.viewer.seat, notation, moment) == moment + 1
    assert (await room.services.store.lines(""))[moment][1:3] == (first.viewer.seat, notation)
    told = [json.loads(frame) for frame in first.frames[3:]]
    assert {one["type"] for one in told} == {"state"}
    moments = [one["moment"] for one in told]  # one for what was done, one for all that chance did
    assert moments == sorted(set(moments))
    assert moments[-1] == len(room.match.log)
    assert [one["options"] for one in told[:-1]] == [[]] * (len(told) - 1)
    assert isinstance(room.services, Alone)
    assert room.services.moves == 1
    await chat.say(room, watcher, " well \n played ")
    assert [json.loads(one.frames[-1])["line"]["text"] for one in (first, watcher)] == [
        "well played"
    ] * 2


def test_a_bot_that_chose_for_a_person_says_so_and_only_then() -> None:
    asyncio.run(stood_in_once())


async def stood_in_once() -> None:
    room = await begun("lair")
    assert room.match
    mover, watcher = Recorder(room.match.actors()[0]), Recorder(-2)
    for one in (mover, watcher):
        await room.connect(one)
        one.frames.clear()
    seat, notation = mover.viewer.seat, room.match.options(mover.viewer.seat)[0]
    await room.play(seat, notation, len(room.match.log), instead=True)
    name = room.spec.names[seat]
    for one, words in ((mover, "A bot plays for you."), (watcher, f"A bot plays for {name}.")):
        told = last_news(one)[0]
        assert told["lines"][0] == words
        assert told["instead"]
    seat = room.match.actors()[0]
    await room.play(seat, room.match.options(seat)[0], len(room.match.log))
    assert not any(one.get("instead") for one in last_news(watcher))


def last_news(listener: Recorder) -> list[dict[str, Any]]:
    """The first news since the last look."""
    told = [json.loads(frame) for frame in listener.frames]
    listener.frames.clear()
    return next(one["news"] for one in told if one.get("news"))


def test_a_clock_runs_out_by_the_time_of_its_services() -> None:
    now = 100.0
    clocks = Clocks(Settings(absence="clock", clock=5), lambda: now)
    room = asyncio.run(begun("lair"))
    assert room.match
    seat = room.match.actors()[0]
    clocks.update(room.match, now)
    now = 103.0
    assert [(one.seat, one.left) for one in clocks.left([seat, 7])] == [(seat, 2.0)]
    assert not clocks.expired(seat)
    now = 105.0
    assert clocks.expired(seat)
    assert not clocks.expired(7)
