"""Before I Kill You as the house sees it."""

from typing import Final, final

from mypy_extensions import i64

from filature.core.box import Leaflet
from filature.core.contents import Contents
from filature.core.game import Game
from filature.core.option import Option, Values, settle
from filature.core.ranges import Ranges
from filature.core.rng import Rng
from filature.core.scene import Scene
from filature.core.seat import Seat, Seats
from filature.core.sentence import Refusal, Sentence
from filature.core.state import State as Base

from . import actions, box, refusals, rules, state, views
from .mind import belief, greedy, light, suppose, weights
from .show import contents, scene
from .state import State, Terms

VERSION: Final = 1

OPTIONS: Final = (
    Option("target", "KILL-END-1", 30, *range(5, 100)),
    Option("stop", "KILL-END-5", "deck", "always", "never"),
    Option("own_raids", "KILL-SPY-8", False, True),
    Option("tie", "KILL-END-2", "shared", "lair"),
)

CLAUSES: Final = {  # of the endings
    state.NOT_YET: "",
    state.BY_POINTS: "KILL-END-1",
    state.BY_LAST_SPY: "KILL-END-3",
    state.BY_STALEMATE: "KILL-END-4",
    state.BY_IDLENESS: "KILL-END-4",
    state.BY_AGREEMENT: "KILL-END-5",
}


@final
class Lair(Game):
    """Capture spies in your lair, and resist telling them the story of your life."""

    def __init__(self, leaflet: Leaflet, given: Values) -> None:
        super().__init__("lair", VERSION, actions.table(), (box.FEWEST, box.MOST))
        self.box: Final = box.read(leaflet)
        self.box_hash = leaflet.hash
        self.options_offered = OPTIONS
        self.curiosity, self.caution = 1.2, 1.0
        self.grounds = suppose.GROUNDS
        self.values = settle(OPTIONS, given)
        self.terms: Final = terms(self.values)

    def new(self, seats: i64) -> Base:
        return state.fresh(seats, self.box, self.terms)

    def actors(self, s: Base) -> Seats:
        assert isinstance(s, State)
        return rules.actors(s)

    def options(self, s: Base, seat: Seat) -> list[int]:
        assert isinstance(s, State)
        return rules.options(s, seat)

    def chance(self, s: Base) -> list[tuple[int, int]]:
        assert isinstance(s, State)
        return rules.chance(s)

    def draw(self, s: Base, rng: Rng) -> i64:
        assert isinstance(s, State)
        return rules.draw(s, rng)

    def apply(self, s: Base, seat: Seat, action: i64) -> None:
        assert isinstance(s, State)
        rules.apply(s, seat, action)

    def audience(self, s: Base, seat: Seat, action: i64) -> Seats:
        assert isinstance(s, State)
        return rules.audience(s, seat, action)

    def view(self, s: Base, seat: Seat) -> views.View:
        assert isinstance(s, State)
        return views.view_for(s, seat)

    def ranges(self) -> Ranges:
        return views.ranges(self.box, self.terms)

    def scene(self, view: object, offered: list[int]) -> Scene:
        assert isinstance(view, views.View)
        return scene.scene(view, self.terms, [self.actions[action] for action in offered])

    def contents(self) -> Contents:
        return contents.contents(self.box)

    def refusal(self, view: object, action: i64) -> Refusal:
        assert isinstance(view, views.View)
        return refusals.refusal(view, self.terms, self.actions[action])

    def imagined(self, view: object, rng: Rng) -> Base:
        assert isinstance(view, views.View)
        return belief.imagine(view, self.box, self.terms, rng)

    def greedy(self, view: object, offered: list[int], rng: Rng) -> i64:
        assert isinstance(view, views.View)
        choices = [self.actions[action] for action in offered]
        return greedy.choose(view, self.box, self.terms, choices, rng).id

    def traces(self, view: object, news: list[Sentence]) -> list[int]:
        assert isinstance(view, views.View)
        return weights.traces(view, news)

    def adapt(self, view: object, traces: list[int], s: Base, rng: Rng) -> None:
        assert isinstance(view, views.View)
        assert isinstance(s, State)
        weights.adapt(s, view.seat, traces, rng)

    def light(self, s: Base, seat: Seat, options: list[int], rng: Rng) -> i64:
        assert isinstance(s, State)
        return light.choose(s, seat, options, rng)

    def suppositions(self, view: object, s: Base) -> list[Sentence]:
        assert isinstance(view, views.View)
        assert isinstance(s, State)
        return suppose.suppositions(view, s)

    def copy(self, s: Base) -> Base:
        assert isinstance(s, State)
        return state.copy(s)

    def scores(self, s: Base) -> list[int]:
        assert isinstance(s, State)
        return list(s.score)

    def winners(self, s: Base) -> list[int]:
        assert isinstance(s, State)
        return rules.winners(s)

    def ending(self, s: Base) -> str:
        assert isinstance(s, State)
        return CLAUSES[s.ending]

    def word(self, kind: str, number: int) -> str:
        if kind == "letter":
            return box.LETTERS[number]
        if kind == "card":
            return f"={actions.card(number).replace(' ', '-')}"
        return str(number)


def terms(values: Values) -> Terms:
    """The options as the rules read them."""
    target = values["target"]
    assert isinstance(target, int)
    stops = {
        "never": state.STOP_NEVER,
        "deck": state.STOP_ON_EMPTY_DECK,
        "always": state.STOP_ALWAYS,
    }
    return Terms(
        target, values["own_raids"] is True, values["tie"] == "lair", stops[str(values["stop"])]
    )
