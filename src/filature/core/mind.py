"""What a search asks of a game: how one thinks about it.

A mind never meets the true state.  It imagines states that a seat could believe in, from what
that seat knows; and of imagined states alone it says what a quick player would do there, how
they look before the end, and how well they explain what others have done.  Only `imagine` must
be written.
"""

from typing import Any, Generic

from mypy_extensions import i64, mypyc_attr
from typing_extensions import TypeVar

from filature.core.rng import Rng
from filature.core.seat import Seat
from filature.core.sentence import Sentence
from filature.core.state import State
from filature.core.view import View

S = TypeVar("S", bound=State, default=Any)
V = TypeVar("V", bound=View, default=Any)


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind(Generic[S, V]):
    """How one thinks about a game with one box and one set of options."""

    def __init__(self) -> None:
        self.simulations = 300  # for a decision of the strongest level
        self.horizon: i64 = -1  # decisions of each seat, then a search asks for the outlook
        self.trust = 0.5  # of a search in a quick choice, before anything was tried
        self.caution = 0.0  # by how many errors a search must be better than the quick choice
        self.curiosity = 0.5  # of a search about options that were seldom tried
        self.grounds: dict[str, tuple[str, ...]] = {}  # of a belief: a clause, then kinds of news

    # From what a seat knows ------------------------------------------------------------

    def imagine(self, view: V, rng: Rng) -> S:
        """A state that this viewer could believe in, drawn at random."""
        raise NotImplementedError

    def greedy(self, view: V, offered: list[int], rng: Rng) -> i64:
        """What a sensible player would choose, from its view alone; any at all, unless written."""
        return offered[rng.below(len(offered))]

    def slip(self, view: V, offered: list[int], rng: Rng) -> i64:
        """What a player who pays no attention would choose; any at all, unless written."""
        return offered[rng.below(len(offered))]

    def traces(self, view: V, news: list[Sentence]) -> list[int]:
        """What others have done that tells of their secrets, as `credence` reads it."""
        return []

    # Of imagined states ------------------------------------------------------------------

    def light(self, s: S, seat: Seat, options: list[int], rng: Rng) -> i64:
        """A quick choice for playouts.  A game may have a wiser one than any."""
        return options[rng.below(len(options))]

    def outlook(self, s: S) -> list[float]:
        """Each seat's share of the victory, as it looks before the end."""
        return [1.0 / float(s.seats)] * s.seats

    def credence(self, view: V, traces: list[int], s: S) -> float:
        """How well an imagined state explains these traces; 1.0 when it says nothing of them."""
        return 1.0

    def adapt(self, view: V, traces: list[int], s: S, rng: Rng) -> None:
        """Changes an imagined state, within what the view allows, to explain these traces."""

    def suppositions(self, view: V, s: S) -> list[Sentence]:
        """What an imagined state says of the things that a viewer cannot see."""
        return []
