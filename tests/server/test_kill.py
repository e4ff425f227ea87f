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
        self.table = self.person.table("lair", "me bot", options={"target": 99, "stop": "never"})
        self.person.post(f"/api/tables/{self.table}/ready")
        self.acknowledged: list[tuple[int, str]] = []
        self.over = False
        self.checked = threading.Event()
        self.lost: list[str] = []

    def run(self) -> None:
        try:
            line = self.person.sit(self.table)
            self.check(line)
            while not self.over:
                self.step(line)
        except (WebSocketException, OSError, EOFError, TimeoutError):
            pass

    def check(self, line: Line) -> None:
        """What was acknowledged before is in the log now, each at its place."""
        state = line.until("state")
        seen = {news["moment"]: news.get("what", "") for news in state["news"]}
        for moment, notation in self.acknowledged:
            if seen.get(moment) != notation:
                self.lost.append(f"{moment}: {notation}, not {seen.get(moment)}")
        self.checked.set()

    def step(self, line: Line) -> None:
        if not line.options():
            self.over = "result" in line.state
            if not self.over:
                line.next()
            return
        notation = self.rng.choice(line.options())
        line.state = {**line.state, "options": []}
        answer: dict[str, Any] = line.play(notation)
        if answer["type"] == "done":
            self.acknowledged.append((answer["moment"], notation))
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
            busy.check(busy.person.sit(busy.table))
            assert not busy.lost
        assert len(ACKNOWLEDGED) > KILLS
        print(f"{KILLS} kills, {len(ACKNOWLEDGED)} actions acknowledged, none lost")


def revived(busy: Busy, server: Server, rng: random.Random) -> Busy:
    """The same table after the kill; a new one when it is over."""
    if busy.over:
        busy.check(busy.person.sit(busy.table))
        assert not busy.lost
        return Busy(server, rng.randrange(1 << 30))
    again = Busy.__new__(Busy)
    threading.Thread.__init__(again, daemon=True)
    again.rng, again.person, again.table = busy.rng, busy.person, busy.table
    again.acknowledged, again.over = busy.acknowledged, False
    again.checked, again.lost = threading.Event(), []
    return again
