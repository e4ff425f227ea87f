"""What the house asks of a game's rules, and nothing more; of its mind: see `core.mind`.

A game is rules with a box and options: it holds no match.  A match holds a state, and
asks the game:

- whose move it is (`actors`), what they may do (`options`), what fate may do (`chance`);
- to carry an action out (`apply`), who sees it done (`audience`);
- what a seat knows (`view`) and what that may be (`ranges`), and from a view alone why
  something is not offered (`refusal`) and what to draw (`scene`);
- how it ended (`scores`, `winners`, `ending`, `epilogue`), and what speaks for an action
  (`reason`).

Actions are ints, their table is `actions`.  Chance is a seat with whole-number weights.
Where all that a seat is offered is one of the game's `gestures`, the house makes it unasked if
nobody is there to make it.
A state changes in place; `copy` gives another that shares nothing with it.  Everything
that leaves a state leaves through `view`, `options`, `audience` or the news.

A game is written with the types of its own: `class Lair(Game[State, View])`.  Whoever takes any
game takes a plain `Game`.
"""

from typing import Generic, NamedTuple

from mypy_extensions import i64, mypyc_attr

from filature.core.action import Action
from filature.core.box import Leaflet
from filature.core.contents import Contents
from filature.core.epilogue import Epilogue, by_points
from filature.core.mind import Mind, S, V
from filature.core.option import Option, Values, settle
from filature.core.ranges import Ranges
from filature.core.rng import Rng, drawn, rng_from
from filature.core.scene import Scene
from filature.core.seat import NO_ONE, Seat, Seats
from filature.core.sentence import Reason, Refusal, Sentence
from filature.core.state import copied
from filature.core.words import Words


class About(NamedTuple):
    """What is known of a game before its box is opened."""

    name: str
    version: int  # of the rules and the action table: match files carry it
    fewest: int
    most: int
    options: tuple[Option, ...] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S, V]):
    """The rules of one game with one box and one set of options."""

    actions: tuple[Action, ...]  # given by each game, and so is its mind
    gestures: frozenset[int]  # actions that decide nothing: a die thrown by one's own hand
    turning: frozenset[str]  # news that make a story: the keys of their sentences
    mind: Mind[S, V]

    def __init__(self, about: About, leaflet: Leaflet, given: Values) -> None:
        self.name = about.name
        self.version = about.version
        self.fewest = about.fewest
        self.most = about.most
        self.options_offered = about.options
        self.values = settle(about.options, given)
        self.leaflet = leaflet
        self.box_name = leaflet.file.removesuffix(".toml")
        self.box_hash = leaflet.hash
        self.words = Words()
        self.gestures = frozenset()
        self.turning = frozenset()

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.leaflet, self.values), (self.box_name, self.words)

    def __setstate__(self, named: tuple[str, Words]) -> None:
        self.box_name, self.words = named

    def __repr__(self) -> str:
        return f"<{self.name} version {self.version}, box {self.box_name}>"

    def new(self, seats: i64) -> S:
        """A state before anything has happened."""
        raise NotImplementedError

    def copy(self, s: S) -> S:
        """Another state, muted, that shares nothing with this one; a game may be faster."""
        return copied(s)

    # Whose move, and what they may do ------------------------------------------------

    def actors(self, s: S) -> Seats:
        """The seats that may act now; CHANCE_ALONE when fate must; NO_ONE when over."""
        raise NotImplementedError

    def options(self, s: S, seat: Seat) -> list[int]:
        """What an acting seat may do, in table order.  Never empty for an actor."""
        raise NotImplementedError

    def chance(self, s: S) -> list[tuple[int, int]]:
        """What fate may do, in table order, with whole-number weights."""
        raise NotImplementedError

    def draw(self, s: S, rng: Rng) -> i64:
        """One outcome of `chance`, drawn by its weights.  A game may have a faster way."""
        return drawn(self.chance(s), rng)

    def apply(self, s: S, seat: Seat, action: i64) -> None:
        """Carries out an action that is offered."""
        raise NotImplementedError

    # Who knows what ------------------------------------------------------------------

    def audience(self, s: S, seat: Seat, action: i64) -> Seats:
        """Who sees this action done.  Asked before it is done."""
        raise NotImplementedError

    def view(self, s: S, seat: Seat) -> V:
        """All that a seat, or a SPECTATOR, may know: a named tuple of plain values."""
        raise NotImplementedError

    def ranges(self) -> Ranges:
        """What each field of a view may be, in the order of its fields: see `core.ranges`."""
        raise NotImplementedError

    def refusal(self, view: V, action: i64) -> Refusal:
        """Why this action is not offered to the viewer."""
        raise NotImplementedError

    def imagine(self, view: V, rng: object) -> S:
        """A state that this viewer could believe in; takes a Rng, a random.Random or a seed."""
        return self.mind.imagine(view, rng_from(rng))

    # How it is shown -----------------------------------------------------------------

    def scene(self, view: V, offered: list[int]) -> Scene:
        """What to draw for a viewer, from a view and its options."""
        raise NotImplementedError

    def groups(self, view: V, offered: list[int]) -> list[tuple[str, list[int]]]:
        """What is offered as a list shows it: under the keys of headings, verb after verb.  A key
        without a text heads nothing."""
        found: dict[str, list[int]] = {}
        for action in offered:
            found.setdefault(f"group-{self.actions[action].verb}", []).append(action)
        return list(found.items())

    def contents(self) -> Contents | None:
        """What lies in the box besides the boards; None for a game that does not say."""
        return None

    def papers(self, view: V, names: tuple[str, ...], lang: str) -> str:
        """The papers that this game keeps of a match, from a view: a page of HTML that prints;
        empty for a game that keeps none."""
        return ""

    # How it ended --------------------------------------------------------------------

    def scores(self, s: S) -> list[int]:
        """What each seat has, whether the match is over or not."""
        raise NotImplementedError

    def winners(self, s: S) -> list[int]:
        """The seats that won, usually those with the most points; empty before the end, or when
        nobody has won."""
        if self.actors(s) != NO_ONE:
            return []
        scores = self.scores(s)
        best = max(scores)
        return [seat for seat in range(len(scores)) if scores[seat] == best]

    def shares(self, s: S) -> list[float]:
        """Each seat's share of the victory, once it is over; all are even if nobody has won."""
        winners = self.winners(s) or list(range(s.seats))
        found = [0.0] * s.seats
        for seat in winners:
            found[seat] = 1.0 / float(len(winners))
        return found

    def ending(self, s: S) -> str:
        """The clause by which the match ended; empty before the end."""
        raise NotImplementedError

    def epilogue(self, s: S, viewer: Seat) -> Epilogue:
        """How it ended, as a seat or a SPECTATOR is told it, once it is over."""
        return by_points(self.scores(s), self.winners(s), viewer, Sentence("end-cause", ()))

    def reason(self, view: V, action: i64) -> Reason | None:
        """What speaks for an offered action, by what its seat can see; nothing in general."""
        return None

    # Words ---------------------------------------------------------------------------

    def clauses(self, lang: str) -> dict[str, str]:
        """Every clause id with its sentence in our own words, in the order of the sheet."""
        return self.words.clauses(lang)

    def word(self, kind: str, number: int) -> str:
        """A blank of a sentence: a text that is the same in every language, or `=key` for
        a word of the catalogues; `=key =key` for one or the other of several; `=key/4` for an
        address, the fourth of a street."""
        return str(number)
