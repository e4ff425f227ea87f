"""Slow play: clocks, absence, stand-ins, restarts."""

import asyncio
import time
from itertools import pairwise
from pathlib import Path
from typing import Literal

import pytest

import filature
from filature.bots.worker import Request, answer
from filature.core.seat import SPECTATOR
from filature.protocol.bodies import SeatWish, Settings, TableWish
from filature.server.house import House
from filature.server.lobby import Lobby
from filature.server.rooms.caller import Caller
from filature.server.rooms.clocks import Clocks
from filature.server.rooms.render import Viewer
from filature.server.rooms.room import Turn
from filature.server.steady import SLEW
from filature.server.store.sqlite import SqliteStore
from filature.server.store.store import Line as Record
from server.driven import driven, run
from server.hosting import PATIENCE, Line, Person, serving


def until_moment(line: Line, moment: int) -> None:
    while line.state["moment"] < moment:
        line.until("state")


def test_when_the_clock_runs_out_the_house_chooses_once(ada: Person) -> None:
    table = ada.table("lair", "me me", settings={"absence": "clock", "clock": 5})
    ada.post(f"/api/tables/{table}/ready")
    line = ada.sit(table, 0)
    first = line.until("state")
    assert first["clocks"][0]["left"] <= 5
    until_moment(line, first["moment"] + 1)
    chosen = [one for one in line.state["news"] if one.get("instead")]
    assert [one["lines"][0] for one in chosen] == ["A bot plays for you."]


def test_a_bot_stands_in_for_the_absent_and_hands_the_chair_back(ada: Person, bo: Person) -> None:
    table = ada.table("lair", "me open", settings={"absence": "stand-in", "away": 1})
    bo.post(f"/api/tables/{table}/join")
    line, other = ada.sit(table), bo.sit(table)
    line.next()
    for one in (ada, bo):
        one.post(f"/api/tables/{table}/ready")
    other.until("state")
    other.close()
    deadline = time.monotonic() + PATIENCE
    while not line.table["seats"][1].get("stood_in") and time.monotonic() < deadline:
        line.catch_up()
        if line.options():
            line.play(line.options()[0])
    assert line.table["seats"][1]["stood_in"]
    back = bo.sit(table)
    back.until("state")
    while line.table["seats"][1].get("stood_in"):
        line.next()


def test_a_table_waits_and_bots_are_found_again_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        host = Person(server)
        table = host.table("lair", "me bot bot", settings={"pace": 0.2})
        host.post(f"/api/tables/{table}/ready")
        line = host.sit(table)
        line.until("state")
        while not line.options():
            line.until("state")
        line.play(line.options()[0])
        line.catch_up()
        assert server.stop() in (0, -15)
        assert line.until("bye")["reason"] == "restart"
        before = line.state["moment"]
        server.start()
        watcher = Person(server).sit(table)
        watcher.until("state")
        until_moment(watcher, before + 1)
        again = host.sit(table)
        assert again.next()["seat"] == 0


def test_a_match_that_no_longer_replays_is_kept_marked_and_explained(tmp_path: Path) -> None:
    import sqlite3

    with serving(tmp_path / "data") as server:
        host = Person(server)
        table = host.table("lair", "me me")
        host.post(f"/api/tables/{table}/ready")
        server.stop()
        with sqlite3.connect(tmp_path / "data" / "tables.db") as data:
            data.execute("UPDATE log SET what = 'fly' WHERE id = ? AND seq = 3", (table,))
        server.start()
        card = host.get(f"/api/tables/{table}")
        assert card["status"] == "broken"
        assert "log is kept" in card["explanation"]
        assert host.sit(table).next()["table"]["status"] == "broken"


PACE = 0.4
MOVES = 4
NOTHING = 1e-6  # seconds: what is lost where numbers are rounded


class Ponderer:
    """Thinks for longer than a beat."""

    async def choose(self, asked: Request, turn: Turn) -> int:
        await asyncio.sleep(1.75 * PACE)
        return answer(asked)


class Watcher:
    """Somebody for whom bots play."""

    viewer = Viewer(SPECTATOR, "en")
    caller = Caller("watcher", "Watcher")

    def send(self, frame: bytes) -> None: ...

    def close(self, reason: str) -> None: ...


async def acted(house: House, who: Literal["me", "bot"], settings: Settings) -> list[float]:
    """When the first of a table did something, from when the first was asked."""
    driven(house)
    wish = TableWish("lair", [SeatWish(who)] * 2, settings=settings)
    made = await Lobby(house).create(wish, Caller("host", "Host"))
    await (await house.room(made.table.id)).connect(Watcher())
    await Lobby(house).start(made.table.id, Caller("host", "Host"))
    found: list[float] = []
    while len(found) < MOVES:
        await asyncio.sleep(PACE)
        lines = await house.store.lines(made.table.id)
        found = [line.at for line in lines if line.seat >= 0]
    house.autoplay.close()
    await house.store.close()
    return [lines[0].at, *found[:MOVES]]


def waited(house: House, who: Literal["me", "bot"], settings: Settings) -> list[float]:
    """Seconds of the house from each action to the next."""
    times = run(acted(house, who, settings))
    return [later - earlier for earlier, later in pairwise(times)]


def test_a_bot_that_thinks_past_a_beat_answers_on_the_next(tmp_path: Path) -> None:
    house = House(SqliteStore(tmp_path / "tables.db"), Ponderer())
    for one in waited(house, "bot", Settings(pace=PACE)):
        assert one >= 2 * PACE - NOTHING


def test_the_house_chooses_for_nobody_whose_clock_has_not_run_out(tmp_path: Path) -> None:
    house = House(SqliteStore(tmp_path / "tables.db"), Ponderer())
    for one in waited(house, "me", Settings(pace=0, absence="clock", clock=60)):
        assert one >= 60 - NOTHING


@pytest.mark.parametrize(
    ("thought", "waits"), [(0.0, 5.0), (1.0, 4.0), (5.0, 0.0), (6.0, 4.0), (14.0, 1.0)]
)
def test_a_bot_answers_on_a_beat_however_long_it_thinks(thought: float, waits: float) -> None:
    """Its time tells neither that it had a choice, nor how many."""
    now = 100.0
    clocks = Clocks(Settings(pace=5), lambda: now)
    match = filature.Match(filature.load("lair"), 2)
    match.deal(1)
    clocks.update(match, now)
    now += thought
    assert {clocks.beat(seat) for seat in match.actors()} == {waits}


def test_an_answer_is_carried_out_no_sooner_than_the_pace(ada: Person) -> None:
    """By the times of the record itself."""
    table = ada.table("lair", "me me", settings={"pace": PACE})
    ada.post(f"/api/tables/{table}/ready")
    lines = [ada.sit(table, seat) for seat in (0, 1)]
    for line in lines:
        line.until("state")
    asked = next(line for line in lines if line.options())
    assert asked.play("pass")["type"] == "done"
    first, *_, last = written(ada, table)
    assert last.at - first.at >= PACE * (1 - SLEW)


def written(person: Person, table: str) -> list[Record]:
    """The record of a table, as another process reads it."""

    async def read() -> list[Record]:
        store = SqliteStore(person.server.data / "tables.db")
        found = await store.lines(table)
        await store.close()
        return found

    return asyncio.run(read())
