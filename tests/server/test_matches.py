"""Whole matches of every game by socket clients, several tables at once."""

import asyncio
import json
import random
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from filature import library, registry
from filature.record import proof
from server.hosting import DECODE, Person, Server

TABLES = [
    ("lair", 2, {"target": 12}),
    ("lair", 6, {"target": 12}),
    ("ateam", 2, {}),
    ("ateam", 4, {}),
    ("impossible", 3, {"max_rounds": 8}),
    ("impossible", 6, {"max_rounds": 5}),
    ("bond", 2, {"target": 1000}),
    ("bond", 3, {"target": 1000}),
    ("redacted", 3, {"dawn": 4}),
    ("redacted", 6, {"mission": "classic", "dawn": 4}),
]
MOST = 3000  # commands of one client


class Seat:
    """A client that plays any option, and remembers all it was sent."""

    def __init__(self, server: Server, table: str, token: str, seed: int) -> None:
        self.url = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        self.head = {"Authorization": f"Bearer {token}"} if token else {"Origin": server.url}
        self.rng = random.Random(seed)
        self.frames: list[str] = []
        self.final: dict[str, Any] = {}
        self.answers: list[str] = []

    async def play(self) -> None:
        async with connect(f"{self.url}?lang=en", additional_headers=self.head) as line:
            while "result" not in self.final:
                await self.step(line)
                assert len(self.answers) < MOST

    async def step(self, line: ClientConnection) -> None:
        frame = await asyncio.wait_for(line.recv(), 60)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message = json.loads(frame)
        if message["type"] in ("done", "refused", "stale", "bad"):
            self.answers.append(message["type"])
        if message["type"] != "state":
            return
        self.final = message
        if message["options"]:
            chosen = self.rng.choice(message["options"])["notation"]
            play = {"type": "play", "id": 1, "notation": chosen, "moment": message["moment"]}
            await line.send(json.dumps(play))


async def play_all(seats: list[Seat]) -> None:
    await asyncio.gather(*[seat.play() for seat in seats])


@pytest.mark.parametrize(("game", "count", "options"), TABLES)
def test_a_whole_match_by_sockets(
    server: Server, game: str, count: int, options: dict[str, Any]
) -> None:
    host = Person(server)
    table = host.table(game, " ".join(["me"] * count), options=options)
    tokens = [held["token"] for held in host.created["held"]]
    seats = [Seat(server, table, token, n) for n, token in enumerate(tokens)]
    watchers = [Seat(server, table, "", 0) for _ in range(2)]
    host.post(f"/api/tables/{table}/ready", {"share": "c0ffee"})
    asyncio.run(play_all([*seats, *watchers]))
    results = {json.dumps(shared(seat.final["result"])) for seat in [*seats, *watchers]}
    assert len(results) == 1
    for seat in seats:
        assert set(seat.answers) <= {"done", "stale"}
        assert "done" in seat.answers
    for frame in seats[0].frames:
        DECODE(frame)
    check_watchers(watchers)
    check_file(host, table)


def shared(result: dict[str, Any]) -> dict[str, Any]:
    """A result less what it says to one viewer."""
    said = ("title", "own", "cause")
    assert all(result[key] for key in said)
    return {key: value for key, value in result.items() if key not in said}


def check_watchers(watchers: list[Seat]) -> None:
    """Two eyes that may not differ are sent the same bytes."""
    states = [
        [f for f in one.frames if '"type":"state"' in f and "whole" not in f] for one in watchers
    ]
    shorter = min(len(one) for one in states)
    assert shorter
    assert states[0][-shorter:] == states[1][-shorter:]
    assert not any('"options":[{' in frame for one in states for frame in one)


def check_file(host: Person, table: str) -> None:
    """The file replays, and its dice are proven."""
    text = host.http.get(f"/api/tables/{table}/file").text
    match = library.replay_text(text)
    assert match.over
    assert proof.judged(text, match) == ("fair", 0)


def test_bots_play_a_match_alone(server: Server) -> None:
    host = Person(server)
    table = host.table("lair", "bot bot bot", options={"target": 8})
    line = host.sit(table)
    host.post(f"/api/tables/{table}/start")
    while "result" not in line.state:
        line.next()
    assert line.state["proof"]["secret"]


@pytest.mark.parametrize("game", registry.available())
def test_those_who_wait_at_a_table_are_told_when_the_match_begins(
    ada: Person, bo: Person, game: str
) -> None:
    """In some games a seat must think before chance has done anything."""
    table = ada.table(game, "me open bot" if game == "impossible" else "me open")
    bo.post(f"/api/tables/{table}/join")
    bo.post(f"/api/tables/{table}/ready")
    lines = [ada.sit(table), bo.sit(table)]
    ada.post(f"/api/tables/{table}/start")
    for line in lines:
        assert line.until("state")["actors"]
