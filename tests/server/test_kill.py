"""kill -9 at random moments: nothing acknowledged is lost, and play goes on.

The default is a few kills; FILATURE_KILLS=100 does a hundred.
"""

import os
import random
import threading
import time
from pathlib import Path
from typing import Any

from websockets.exceptions import WebSocketException

from server.hosting import Line, Person, Server, serving

ACKNOWLEDGED: list[str] = []  # by any table
KILLS = int(os.environ.get("FILATURE_KILLS", "5"))
TABLES = 6


class Busy(threading.Thread):
    """One table played as fast as it goes; it remembers what was acknowledged."""

    def __init__(self, server: Server, number: int) -> None:
        super().__init__(daemon=True)
        self.rng = random.Random(number)
        self.person = Person(server)
        seats = "me bot" if number % 3 == 0 else "me me"  # after a start a bot comes late
        self.table = self.person.table("lair", seats, options={"target": 99, "stop": "never"})
        self.seats = range(seats.count("me"))
        self.person.post(f"/api/tables/{self.table}/ready")
        self.acknowledged: list[tuple[int, int, str]] = []  # seat, moment, notation
        self.over = False
        self.checked = threading.Event()
        self.lost: list[str] = []

    def run(self) -> None:
        try:
            lines = [self.person.sit(self.table, seat) for seat in self.seats]
            for line in lines:
                self.check(line)
            self.checked.set()
            while not self.over:
                self.step(lines)
        except (WebSocketException, OSError, EOFError, TimeoutError):
            pass

    def check(self, line: Line) -> None:
        """What was acknowledged to a seat before is in its log now, each at its place."""
        state = line.until("state")
        seen = {news["moment"]: news.get("what", "") for news in state["news"]}
        for seat, moment, notation in self.acknowledged:
            if seat == state["scene"]["seat"] and seen.get(moment) != notation:
                self.lost.append(f"{moment}: {notation}, not {seen.get(moment)}")

    def check_all(self) -> None:
        for seat in self.seats:
            self.check(self.person.sit(self.table, seat))
        assert not self.lost

    def step(self, lines: list[Line]) -> None:
        line = next((line for line in lines if line.options()), None)
        if line is None:
            for other in lines:
                other.settle(0.02)
            self.over = any("result" in other.state for other in lines)
            return
        notation = self.rng.choice(line.options())
        line.state = {**line.state, "options": []}
        answer: dict[str, Any] = line.play(notation)
        if answer["type"] == "done":
            seat = line.state["scene"]["seat"]
            self.acknowledged.append((seat, answer["moment"], notation))
            ACKNOWLEDGED.append(notation)


def test_kill_nine_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    rng = random.Random(9)
    with serving(tmp_path / "data") as server:
        tables = [Busy(server, number) for number in range(TABLES)]
        for _ in range(KILLS):
            for busy in tables:
                busy.start()
            assert all(busy.checked.wait(20) for busy in tables)
            time.sleep(rng.uniform(0, 0.4))
            server.kill()
            for busy in tables:
                busy.join(20)
                assert not busy.lost
            server.start()
            tables = [revived(busy, server, rng) for busy in tables]
        for busy in tables:
            busy.check_all()
        assert len(ACKNOWLEDGED) > KILLS
        print(f"{KILLS} kills, {len(ACKNOWLEDGED)} actions acknowledged, none lost")


def revived(busy: Busy, server: Server, rng: random.Random) -> Busy:
    """The same table after the kill; a new one when it is over."""
    if busy.over:
        busy.check_all()
        return Busy(server, rng.randrange(1 << 30))
    again = Busy.__new__(Busy)
    threading.Thread.__init__(again, daemon=True)
    again.rng, again.person, again.table = busy.rng, busy.person, busy.table
    again.acknowledged, again.over, again.seats = busy.acknowledged, False, busy.seats
    again.checked, again.lost = threading.Event(), []
    return again
