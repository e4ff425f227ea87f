"""The game as the house sees it: see `filature.core.game` for what each answer means."""

from typing import Final, final

from mypy_extensions import i64

from filature.core.box import Leaflet
from filature.core.game import About, Game
from filature.core.option import Values
from filature.core.ranges import Ranges
from filature.core.scene import Scene
from filature.core.seat import Seat, Seats
from filature.core.sentence import Refusal

from . import actions, box, refusals, rules, scene, views
from .mind import NewGameMind
from .state import OVER, State
from .views import View

ABOUT: Final = About("newgame", version=1, fewest=box.FEWEST, most=box.MOST)


@final
class NewGame(Game[State, View]):
    """Play a card a round, and take the round with the highest."""

    def __init__(self, leaflet: Leaflet, given: Values) -> None:
        super().__init__(ABOUT, leaflet, given)
        self.actions = actions.table()
        self.box: Final = box.read(leaflet)
        self.mind = NewGameMind(self.actions, self.box)

    def new(self, seats: i64) -> State:
        return State(seats, self.box)

    def actors(self, s: State) -> Seats:
        return rules.actors(s)

    def options(self, s: State, seat: Seat) -> list[int]:
        return rules.options(s, seat)

    def chance(self, s: State) -> list[tuple[int, int]]:
        return rules.chance(s)

    def apply(self, s: State, seat: Seat, action: i64) -> None:
        rules.apply(s, seat, action)

    def audience(self, s: State, seat: Seat, action: i64) -> Seats:
        return rules.audience(s, seat, action)

    def view(self, s: State, seat: Seat) -> View:
        return views.view_for(s, seat)

    def ranges(self) -> Ranges:
        return views.ranges(self.box)

    def refusal(self, view: View, action: i64) -> Refusal:
        return refusals.refusal(view, self.actions[action])

    def scene(self, view: View, offered: list[int]) -> Scene:
        return scene.scene(view, [self.actions[action] for action in offered])

    def scores(self, s: State) -> list[int]:
        return list(s.score)

    def ending(self, s: State) -> str:
        return "NEWGAME-END-1" if s.phase == OVER else ""
