"""La formule secrète as the house sees it."""

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
from filature.core.seat import NOBODY, Seat, Seats
from filature.core.sentence import Reason, Refusal

from . import actions, box, play, refusals, state, views
from .mind.mind import AteamMind
from .show import contents, epilogue, reason, scene
from .state import State, Terms
from .views import View

OPTIONS: Final = (
    Option("turn_around_at_start", "AT-STEAL-8", True, False),
    Option("battle_cancels_space", "AT-OCC-6", False, True),
    Option("reroll_instead", "AT-CARD-4", False, True),
    Option("steal_any_contact", "AT-STEAL-6", False, True),
    Option("own_cards_in_safe", "AT-SAFE-2", False, True),
    Option("roam_from_guard", "AT-GUARD-7", False, True),
    Option("steal_in_vault", "AT-VAULT-5", False, True),
)

ABOUT: Final = About("ateam", version=2, fewest=box.FEWEST, most=box.MOST, options=OPTIONS)


@final
class Ateam(Game[State, View]):
    """Into the fortress for the formula, and out again with everyone behind you."""

    def __init__(self, leaflet: Leaflet, given: Values) -> None:
        super().__init__(ABOUT, leaflet, given)
        self.actions = actions.table()
        self.box: Final = box.read(leaflet)
        self.terms: Final = Terms(self.values)
        self.turning = frozenset(("took", "stole", "sent_back"))
        self.mind = AteamMind(self.actions, self.box, self.terms)

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
        return views.ranges(self.box)

    def scene(self, view: View, offered: list[int]) -> Scene:
        return scene.scene(view, self.box, [self.actions[action] for action in offered])

    def contents(self) -> Contents:
        return contents.contents(self.box)

    def refusal(self, view: View, action: i64) -> Refusal:
        return refusals.refusal(view, self.box, self.terms, self.actions[action])

    def copy(self, s: State) -> State:
        return state.copy(s)

    def scores(self, s: State) -> list[int]:
        return [1 if seat == s.winner else 0 for seat in range(s.seats)]

    def winners(self, s: State) -> list[int]:
        return [] if s.winner == NOBODY else [s.winner]

    def ending(self, s: State) -> str:
        return "" if s.winner == NOBODY else "AT-WIN-1"

    def epilogue(self, s: State, viewer: Seat) -> Epilogue:
        return epilogue.epilogue(s, viewer)

    def reason(self, view: View, action: i64) -> Reason | None:
        return reason.reason(view, self.box, self.terms, self.actions[action])

    def word(self, kind: str, number: int) -> str:
        if kind == "card":
            return f"={scene.card_key(number)}"
        if kind == "character":
            return f"={scene.character_key(number)}"
        if kind == "place":
            return f"={scene.space_key(self.box, number)}"
        return str(number)
