"""Who is asked since when, how long an answer is held back, and when a clock runs out."""

from collections.abc import Callable
from math import ceil
from typing import NamedTuple

from filature.library import Match
from filature.protocol.bodies import Settings
from filature.protocol.messages import Clock


class Asked(NamedTuple):
    """A question that stands."""

    moment: int  # the length of the log when it was put
    options: tuple[int, ...]
    at: float  # seconds since 1970
    held: bool  # whether an answer must not come too soon
    gesture: bool = False  # whether the answer decides nothing, and the house may give it


class Clocks:
    """The questions of one table.

    Whoever is newly asked may be answered for others to see only after the table's pace: how
    fast somebody passes would tell what is in a hand.  Going on with one's own turn is free.
    A bot always answers on the beat of that pace, and has to think within a part of it: how
    long it thought would tell as much.
    """

    def __init__(self, settings: Settings, now: Callable[[], float]) -> None:
        self.settings = settings
        self.now = now
        self.asked: dict[int, Asked] = {}
        self.stopped: float | None = None  # since when all clocks stand still

    def time(self) -> float:
        """The time by which clocks go."""
        return self.now() if self.stopped is None else self.stopped

    def stop(self, at: float) -> None:
        """The match pauses."""
        self.stopped = at

    def go(self, at: float) -> None:
        """The match goes on: everyone has what time was left."""
        if self.stopped is not None:
            self.shift(at - self.stopped)
        self.stopped = None

    def restart(self, at: float) -> None:
        """Other clocks: everyone has the whole of the new time, from now on."""
        at = at if self.stopped is None else self.stopped
        self.asked = {seat: one._replace(at=at) for seat, one in self.asked.items()}

    def shift(self, seconds: float) -> None:
        asked = self.asked.items()
        self.asked = {seat: one._replace(at=one.at + seconds) for seat, one in asked}

    def update(self, match: Match, at: float) -> None:
        """Puts the new questions; one that is unchanged stands as it was."""
        last = next((entry.seat for entry in reversed(match.log) if entry.seat >= 0), None)
        actors = [seat for seat in match.actors() if seat >= 0]
        before, self.asked = self.asked, {}
        for seat in actors:
            options = tuple(match.offered(seat))
            old = before.get(seat)
            if old and old.options == options and last != seat:
                self.asked[seat] = old
            else:
                gesture = match.game.gestures.issuperset(options)
                held = not gesture and (last != seat or len(actors) > 1)
                self.asked[seat] = Asked(len(match.log), options, at, held, gesture)

    def stale(self, seat: int, moment: int, length: int) -> bool:
        """Whether what a seat was asked has changed since it looked."""
        question = self.asked.get(seat)
        return moment < (question.moment if question else length)

    def hold(self, seat: int) -> float:
        """Seconds until an answer of this seat may be carried out."""
        question = self.asked.get(seat)
        if not question or not question.held:
            return 0.0
        return max(0.0, question.at + self.settings.pace - self.time())

    def beat(self, seat: int) -> float:
        """Seconds until a bot may answer: a whole number of paces after it was asked."""
        question, pace = self.asked.get(seat), self.settings.pace
        if not question or not pace:
            return 0.0
        passed = max(0.0, self.time() - question.at)
        return pace * max(1, ceil(passed / pace)) - passed

    def deadline(self, seat: int) -> float | None:
        """When the clock of a seat runs out."""
        question = self.asked.get(seat)
        if self.settings.absence != "clock" or not question:
            return None
        return question.at + self.settings.clock

    def expired(self, seat: int) -> bool:
        """Whether the clock of a seat has run out."""
        deadline = self.deadline(seat)
        return deadline is not None and deadline <= self.time()

    def left(self, seats: list[int]) -> list[Clock]:
        """What is left to each of these seats, as far as a clock runs for it."""
        ends = [(seat, deadline) for seat in seats if (deadline := self.deadline(seat)) is not None]
        return [Clock(seat, round(max(0.0, end - self.time()), 1)) for seat, end in ends]
