"""Tables that are played as fast as it goes, or with a rest between actions, by threads that
remember what was acknowledged."""

import random
import threading
import time
from typing import Any

from websockets.exceptions import WebSocketException

from server.hosting import Line, Person, Server

WAIT = 120.0  # seconds, for a busy machine


class Busy(threading.Thread):
    """One table played as fast as it goes; it remembers what was acknowledged."""

    def __init__(self, server: Server, number: int, game: str = "lair", rest: float = 0.0) -> None:
        super().__init__(daemon=True)
        self.rest = rest  # seconds after an action
        self.rng = random.Random(number)
        self.person = Person(server)
        seats = "me bot" if number % 3 == 0 else "me me"  # after a start a bot comes late
        seats += " me" if game == "impossible" else ""
        options = {"target": 99, "stop": "never"} if game == "lair" else {}
        self.table = self.person.table(game, seats, options=options)
        self.seats = [n for n, who in enumerate(seats.split()) if who == "me"]
        self.person.post(f"/api/tables/{self.table}/ready")
        self.acknowledged: list[tuple[int, int, str]] = []  # seat, moment, notation
        self.over = False
        self.checked = threading.Event()
        self.lost: list[str] = []

    def run(self) -> None:
        try:
            lines = self.seated()
            self.checked.set()
            while not self.over:
                self.step(lines)
        except (WebSocketException, OSError, EOFError, TimeoutError):
            pass

    def seated(self) -> list[Line]:
        """A connection for each seat; a busy machine may have to be asked again."""
        end = time.monotonic() + WAIT
        while True:
            try:
                lines = [self.person.sit(self.table, seat) for seat in self.seats]
                for line in lines:
                    self.check(line)
                return lines
            except TimeoutError:
                if time.monotonic() > end:
                    raise

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
            self.remember(seat, answer["moment"], notation)
        time.sleep(self.rest)

    def remember(self, seat: int, moment: int, notation: str) -> None:
        """Something was acknowledged."""
        self.acknowledged.append((seat, moment, notation))

    def again(self) -> "Busy":
        """The same table, for a server that was started again."""
        found = type(self).__new__(type(self))
        found.__dict__.update(self.__dict__)
        threading.Thread.__init__(found, daemon=True)
        found.over, found.checked, found.lost = False, threading.Event(), []
        return found
