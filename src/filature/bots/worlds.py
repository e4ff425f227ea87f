"""The worlds that a seat believes in, each as often as it explains what others have done."""

from time import perf_counter
from typing import final

from mypy_extensions import i64

from filature.core.game import Game
from filature.core.rng import Rng
from filature.core.sentence import Sentence
from filature.core.state import State
from filature.core.view import View


@final
class Worlds:
    """Imagined states.  They are made from a view and from news, never from a true state."""

    def __init__(self, game: Game[State, View], view: View, news: list[Sentence], rng: Rng) -> None:
        self.game = game
        self.view = view
        self.rng = rng
        self.traces = game.mind.traces(view, news)
        self.states: list[State] = []
        self.reach: list[float] = []  # the weights, added up

    def fill(self, count: i64, seconds: float) -> None:
        """Imagines so many, or as many as time allows; one at least."""
        end = perf_counter() + seconds
        total = 0.0
        while len(self.states) < count:
            if self.states and perf_counter() > end:
                break
            state = self.game.mind.imagine(self.view, self.rng)
            self.game.mind.adapt(self.view, self.traces, state, self.rng)
            total += self.game.mind.credence(self.view, self.traces, state)
            self.states.append(state)
            self.reach.append(total)

    def seats(self) -> i64:
        """How many sit at the table."""
        return self.states[0].seats

    def weight(self, n: i64) -> float:
        """How much one of them is believed in, compared to the others."""
        return self.reach[n] - self.reach[n - 1] if n else self.reach[0]

    def draw(self) -> State:
        """A copy of one of them, to be played with."""
        return self.game.copy(self.states[self.drawn()])

    def drawn(self) -> i64:
        """The number of one of them, drawn by its weight."""
        last: i64 = len(self.states) - 1
        sought = self.reach[last] * float(self.rng.below(1 << 30)) / float(1 << 30)
        low: i64 = 0
        while low < last:
            middle = (low + last) // 2
            if self.reach[middle] > sought:
                last = middle
            else:
                low = middle + 1
        return low
