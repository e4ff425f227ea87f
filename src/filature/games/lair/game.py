"""Before I Kill You as the house sees it."""

from typing import Final, final

from mypy_extensions import i64

from filature.core.box import Leaflet
from filature.core.contents import Contents
from filature.core.epilogue import Epilogue
from filature.core.game import About, Game
from filature.core.option import Option, Values
from filature.core.ranges import Ranges
from filature.core.rng import Rng
from filature.core.scene import Scene
from filature.core.seat import Seat, Seats
from filature.core.sentence import Reason, Refusal

from . import actions, box, play, refusals, rules, state, views
from .mind.mind import LairMind
from .show import contents, epilogue, reason, scene
from .state import State, Terms
from .views import View

OPTIONS: Final = (
    Option("target", "KILL-END-1", 30, *range(5, 100)),
    Option("stop", "KILL-END-5", "deck", "always", "never"),
    Option("own_raids", "KILL-SPY-8", False, True),
    Option("tie", "KILL-END-2", "shared", "lair"),
)

ABOUT: Final = About("lair", version=2, fewest=box.FEWEST, most=box.MOST, options=OPTIONS)


@final
class Lair(Game[State, View]):
    """Capture spies in your lair, and resist telling them the story of your life."""

    def __init__(self, leaflet: Leaflet, given: Values) -> None:
        super().__init__(ABOUT, leaflet, given)
        self.actions = actions.table()
        self.box: Final = box.read(leaflet)
        self.terms: Final = Terms(self.values)
        self.turning = frozenset(("killed", "foiled", "too_strong"))
        self.mind = LairMind(self.actions, self.box, self.terms)

    def new(self, seats: i64) -> State:
        return state.fresh(seats, self.box, self.terms)

    def actors(self, s: State) -> Seats:
        return play.actors(s)

    def options(self, s: State, seat: Seat) -> list[int]:
        return play.options(s, seat)

    def chance(self, s: State) -> list[tuple[int, int]]:
        return play.chance(s)

    def draw(self, s: State, rng: Rng) -> i64:
        return play.draw(s, rng)

    def apply(self, s: State, seat: Seat, action: i64) -> None:
        play.apply(s, seat, action)

    def audience(self, s: State, seat: Seat, action: i64) -> Seats:
        return play.audience(s, seat, action)

    def view(self, s: State, seat: Seat) -> View:
        return views.view_for(s, seat)

    def ranges(self) -> Ranges:
        return views.ranges(self.box, self.terms)

    def scene(self, view: View, offered: list[int]) -> Scene:
        return scene.scene(view, self.terms, [self.actions[action] for action in offered])

    def contents(self) -> Contents:
        return contents.contents(self.box)

    def refusal(self, view: View, action: i64) -> Refusal:
        return refusals.refusal(view, self.terms, self.actions[action])

    def copy(self, s: State) -> State:
        return state.copy(s)

    def scores(self, s: State) -> list[int]:
        return list(s.score)

    def winners(self, s: State) -> list[int]:
        return rules.winners(s)

    def ending(self, s: State) -> str:
        return refusals.ENDS.get(s.ending, "")

    def epilogue(self, s: State, viewer: Seat) -> Epilogue:
        return epilogue.epilogue(s, viewer)

    def reason(self, view: View, action: i64) -> Reason | None:
        return reason.reason(view, self.box, self.terms, self.actions[action])

    def word(self, kind: str, number: int) -> str:
        if kind == "letter":
            return box.LETTERS[number]
        if kind == "card":
            return f"={actions.card(number).replace(' ', '-')}"
        return str(number)
