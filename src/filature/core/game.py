"""What the house asks of a game, and nothing more.

A game is rules with a box and options: it holds no match.  A match holds a state, and
asks the game:

- whose move it is (`actors`), what they may do (`options`), what fate may do (`chance`);
- to carry an action out (`apply`), who sees it done (`audience`);
- what a seat knows (`view`) and what that may be (`ranges`), why something is not offered
  (`refusal`) and a state that a seat could believe in (`imagine`), both from a view alone;
- how it ended (`scores`, `winners`, `ending`);
- for search, on imagined states only: a quick choice (`light`), how it looks (`outlook`),
  how well a state explains what others did (`credence`).

Actions are ints, their table is `actions`.  Chance is a seat with whole-number weights.
A state changes in place; `copy` gives another that shares nothing with it.  Everything
that leaves a state leaves through `view`, `options`, `audience` or the news.
"""

from mypy_extensions import i64

from filature.core.action import Action
from filature.core.option import Option, Values
from filature.core.ranges import Ranges
from filature.core.rng import Rng, drawn, rng_from
from filature.core.seat import Seat, Seats
from filature.core.sentence import Refusal, Sentence
from filature.core.state import State
from filature.core.words import Words


class Game:
    """The rules of one game with one box and one set of options."""

    def __init__(
        self, name: str, version: int, actions: tuple[Action, ...], seats: tuple[int, int]
    ) -> None:
        self.name = name
        self.version = version  # of the rules and the action table: match files carry it
        self.actions = actions
        self.fewest, self.most = seats
        self.box_name = ""
        self.box_hash = ""
        self.options_offered: tuple[Option, ...] = ()
        self.values: Values = {}
        self.words = Words()
        self.horizon: i64 = -1  # decisions of each seat, then a search asks for the outlook
        self.trust = 0.5  # of a search in a quick choice, before anything was tried
        self.caution = 0.0  # by how many errors a search must be better than the quick choice
        self.curiosity = 0.5  # of a search about options that were seldom tried
        self.grounds: dict[str, tuple[str, ...]] = {}  # of a belief: a clause, then kinds of news

    def new(self, seats: i64) -> State:
        """A state before anything has happened."""
        raise NotImplementedError

    # Whose move, and what they may do ------------------------------------------------

    def actors(self, s: State) -> Seats:
        """The seats that may act now; CHANCE_ALONE when fate must; NO_ONE when over."""
        raise NotImplementedError

    def options(self, s: State, seat: Seat) -> list[int]:
        """What an acting seat may do, in table order.  Never empty for an actor."""
        raise NotImplementedError

    def chance(self, s: State) -> list[tuple[int, int]]:
        """What fate may do, in table order, with whole-number weights."""
        raise NotImplementedError

    def draw(self, s: State, rng: Rng) -> i64:
        """One outcome of `chance`, drawn by its weights.  A game may have a faster way."""
        return drawn(self.chance(s), rng)

    def apply(self, s: State, seat: Seat, action: i64) -> None:
        """Carries out an action that is offered."""
        raise NotImplementedError

    # Who knows what ------------------------------------------------------------------

    def audience(self, s: State, seat: Seat, action: i64) -> Seats:
        """Who sees this action done.  Asked before it is done."""
        raise NotImplementedError

    def view(self, s: State, seat: Seat) -> object:
        """All that a seat, or a SPECTATOR, may know: a named tuple of plain values."""
        raise NotImplementedError

    def ranges(self) -> Ranges:
        """What each field of a view may be, in the order of its fields: see `core.ranges`."""
        raise NotImplementedError

    def scene(self, view: object, offered: list[int]) -> object:
        """What to draw for a viewer: a `core.scene.Scene`, from a view and its options."""
        raise NotImplementedError

    def contents(self) -> object:
        """What lies in the box besides the boards: a `core.contents.Contents`; None for
        a game that does not say."""
        return None

    def refusal(self, view: object, action: i64) -> Refusal:
        """Why this action is not offered to the viewer."""
        raise NotImplementedError

    def imagine(self, view: object, rng: object) -> State:
        """A state that this viewer could believe in, drawn at random."""
        return self.imagined(view, rng_from(rng))

    def imagined(self, view: object, rng: Rng) -> State:
        """`imagine`, as the game writes it."""
        raise NotImplementedError

    def greedy(self, view: object, offered: list[int], rng: Rng) -> i64:
        """What a sensible player would choose, from its view alone."""
        raise NotImplementedError

    def copy(self, s: State) -> State:
        """Another state, muted, that shares nothing with this one."""
        raise NotImplementedError

    # For search ------------------------------------------------------------------------

    def light(self, s: State, seat: Seat, options: list[int], rng: Rng) -> i64:
        """A quick choice for playouts.  A game may have a wiser one than any."""
        return options[rng.below(len(options))]

    def shares(self, s: State) -> list[float]:
        """Each seat's share of the victory, once it is over."""
        winners = self.winners(s)
        found = [0.0] * s.seats
        for seat in winners:
            found[seat] = 1.0 / float(len(winners))
        return found

    def outlook(self, s: State) -> list[float]:
        """Each seat's share of the victory, as it looks before the end."""
        return [1.0 / float(s.seats)] * s.seats

    def traces(self, view: object, news: list[Sentence]) -> list[int]:
        """What others have done that tells of their secrets, as `credence` reads it."""
        return []

    def credence(self, view: object, traces: list[int], s: State) -> float:
        """How well an imagined state explains these traces; 1.0 when it says nothing of them."""
        return 1.0

    def adapt(self, view: object, traces: list[int], s: State, rng: Rng) -> None:
        """Changes an imagined state, within what the view allows, to explain these traces."""

    def suppositions(self, view: object, s: State) -> list[Sentence]:
        """What an imagined state says of the things that a viewer cannot see."""
        return []

    # How it ended --------------------------------------------------------------------

    def scores(self, s: State) -> list[int]:
        """What each seat has, whether the match is over or not."""
        raise NotImplementedError

    def winners(self, s: State) -> list[int]:
        """The seats that won; empty before the end."""
        raise NotImplementedError

    def ending(self, s: State) -> str:
        """The clause by which the match ended; empty before the end."""
        raise NotImplementedError

    # Words ---------------------------------------------------------------------------

    def clauses(self, lang: str) -> dict[str, str]:
        """Every clause id with its sentence in our own words, in the order of the sheet."""
        return self.words.clauses(lang)

    def word(self, kind: str, number: int) -> str:
        """A blank of a sentence: a text that is the same in every language, or `=key` for
        a word of the catalogues; `=key =key` for one or the other of several."""
        return str(number)
