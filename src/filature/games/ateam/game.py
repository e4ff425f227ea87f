"""La formule secrète as the house sees it."""

from typing import Final, final

from mypy_extensions import i64

from filature.core.box import Leaflet
from filature.core.contents import Contents
from filature.core.game import Game
from filature.core.option import Option, Values, settle
from filature.core.ranges import Ranges
from filature.core.rng import Rng
from filature.core.scene import Scene
from filature.core.seat import NOBODY, Seat, Seats
from filature.core.sentence import Refusal, Sentence
from filature.core.state import State as Base

from . import actions, box, refusals, rules, state, views
from .mind import belief, greedy, light, suppose
from .show import contents, scene
from .state import State, Terms

VERSION: Final = 1

OPTIONS: Final = (
    Option("turn_around_at_start", "AT-STEAL-8", True, False),
    Option("battle_cancels_space", "AT-OCC-6", False, True),
    Option("reroll_instead", "AT-CARD-4", False, True),
    Option("steal_any_contact", "AT-STEAL-6", False, True),
    Option("own_cards_in_safe", "AT-SAFE-2", False, True),
)


@final
class Ateam(Game):
    """Into the fortress for the formula, and out again with everyone behind you."""

    def __init__(self, leaflet: Leaflet, given: Values) -> None:
        super().__init__("ateam", VERSION, actions.table(), (box.FEWEST, box.MOST))
        self.box: Final = box.read(leaflet)
        self.box_hash = leaflet.hash
        self.options_offered = OPTIONS
        self.horizon = 6
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
        return views.ranges(self.box)

    def scene(self, view: object, offered: list[int]) -> Scene:
        assert isinstance(view, views.View)
        return scene.scene(view, self.box, [self.actions[action] for action in offered])

    def contents(self) -> Contents:
        return contents.contents(self.box)

    def refusal(self, view: object, action: i64) -> Refusal:
        assert isinstance(view, views.View)
        return refusals.refusal(view, self.box, self.terms, self.actions[action])

    def imagined(self, view: object, rng: Rng) -> Base:
        assert isinstance(view, views.View)
        return belief.imagine(view, self.box, self.terms, rng)

    def greedy(self, view: object, offered: list[int], rng: Rng) -> i64:
        assert isinstance(view, views.View)
        choices = [self.actions[action] for action in offered]
        return greedy.choose(view, self.box, choices, rng).id

    def light(self, s: Base, seat: Seat, options: list[int], rng: Rng) -> i64:
        assert isinstance(s, State)
        return light.choose(s, seat, options, rng)

    def outlook(self, s: Base) -> list[float]:
        assert isinstance(s, State)
        return light.outlook(s)

    def suppositions(self, view: object, s: Base) -> list[Sentence]:
        assert isinstance(view, views.View)
        assert isinstance(s, State)
        return suppose.suppositions(view, s)

    def copy(self, s: Base) -> Base:
        assert isinstance(s, State)
        return state.copy(s)

    def scores(self, s: Base) -> list[int]:
        assert isinstance(s, State)
        return [1 if seat == s.winner else 0 for seat in range(s.seats)]

    def winners(self, s: Base) -> list[int]:
        assert isinstance(s, State)
        return [] if s.winner == NOBODY else [s.winner]

    def ending(self, s: Base) -> str:
        assert isinstance(s, State)
        return "" if s.winner == NOBODY else "AT-WIN-1"

    def word(self, kind: str, number: int) -> str:
        if kind == "card":
            return f"={scene.card_key(number)}"
        if kind == "character":
            return f"=character-{number}"
        if kind == "place":
            return f"={scene.space_key(self.box, number)}"
        return str(number)


def terms(values: Values) -> Terms:
    """The options as the rules read them."""
    return Terms(
        values["turn_around_at_start"] is True,
        values["battle_cancels_space"] is True,
        values["reroll_instead"] is True,
        values["steal_any_contact"] is True,
        values["own_cards_in_safe"] is True,
    )
