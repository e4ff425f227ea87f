"""James Bond 007 - Missions Spéciales as the house sees it."""

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
from filature.core.sentence import Refusal
from filature.core.state import State as Base

from . import actions, box, refusals, state, views
from .mind import belief, greedy, light
from .places import PLACES
from .rules import ch01_goal, play
from .show import contents, scene
from .state import State, Terms
from .ways import ELEMENTS

VERSION: Final = 1

OPTIONS: Final = (
    Option("target", "BOND-GOAL-1", 4000, *range(1000, 10_001, 500)),
    Option("play_for_places", "BOND-GOAL-5", False, True),
    Option("last_survivor_wins", "BOND-GOAL-6", True, False),
    Option("close", "BOND-GOAL-6", 40, *range(10, 201)),
    Option("bonus_counts_cards", "BOND-FORM-7", False, True),
    Option("abandon_random_mission", "BOND-ABND-5", False, True),
    Option("required_by_holding", "BOND-STAGE-7", False, True),
    Option("forced_engagement", "BOND-TURN-5", False, True),
    Option("equip_on_arrival", "BOND-Q-6", False, True),
    Option("retreat_after_tie", "BOND-ENG-8", False, True),
)

CLAUSES: Final = {  # of the endings
    state.NOT_YET: "",
    state.BY_TARGET: "BOND-GOAL-1",
    state.BY_SURVIVAL: "BOND-GOAL-6",
    state.BY_CLOSING: "BOND-GOAL-6",
    state.BY_LOSS: "BOND-ENG-5",
}

WORDS: Final = {  # blanks that are words of the catalogues
    "place": [f"=place-{name}" for name in PLACES],
    "type": [f"=type-{name}" for name in actions.TYPES],
    "sort": [f"=sort-{name}" for name in box.SORTS],
    "element": [f"=element-{name}" for name in ELEMENTS],
    "mission": [f"=mission-{actions.FIRST_MISSION + n}" for n in range(actions.MISSIONS)],
    "way": [f"=way-{mask}" for mask in range(16)],
    "rival": [f"=rival-{actions.FIRST_MISSION + n}" for n in range(actions.MISSIONS)],
}


@final
class Bond(Game):
    """Ten missions, a race to 4,000 points, and home alive."""

    def __init__(self, leaflet: Leaflet, given: Values) -> None:
        super().__init__("bond", VERSION, actions.table(), (box.FEWEST, box.MOST))
        self.box: Final = box.read(leaflet)
        self.box_hash = leaflet.hash
        self.options_offered = OPTIONS
        self.horizon = 12
        self.values = settle(OPTIONS, given)
        self.terms: Final = terms(self.values)

    def new(self, seats: i64) -> Base:
        return state.fresh(seats, self.box, self.terms)

    def actors(self, s: Base) -> Seats:
        assert isinstance(s, State)
        return play.actors(s)

    def options(self, s: Base, seat: Seat) -> list[int]:
        assert isinstance(s, State)
        return play.options(s, seat)

    def chance(self, s: Base) -> list[tuple[int, int]]:
        assert isinstance(s, State)
        return play.chance(s)

    def draw(self, s: Base, rng: Rng) -> i64:
        assert isinstance(s, State)
        return play.draw(s, rng)

    def apply(self, s: Base, seat: Seat, action: i64) -> None:
        assert isinstance(s, State)
        play.apply(s, seat, action)

    def audience(self, s: Base, seat: Seat, action: i64) -> Seats:
        assert isinstance(s, State)
        return play.audience(s, seat, action)

    def view(self, s: Base, seat: Seat) -> views.View:
        assert isinstance(s, State)
        return views.view_for(s, seat)

    def ranges(self) -> Ranges:
        return views.ranges(self.box, self.terms)

    def scene(self, view: object, offered: list[int]) -> Scene:
        assert isinstance(view, views.View)
        choices = [self.actions[action] for action in offered]
        return scene.scene(view, self.box, self.terms, choices)

    def contents(self) -> Contents:
        return contents.contents(self.box, self.terms)

    def refusal(self, view: object, action: i64) -> Refusal:
        assert isinstance(view, views.View)
        return refusals.refusal(view, self.box, self.terms, self.actions[action])

    def imagined(self, view: object, rng: Rng) -> Base:
        assert isinstance(view, views.View)
        return belief.imagine(view, self.box, self.terms, rng)

    def greedy(self, view: object, offered: list[int], rng: Rng) -> i64:
        assert isinstance(view, views.View)
        choices = [self.actions[action] for action in offered]
        return greedy.choose(view, self.box, self.terms, choices, rng).id

    def light(self, s: Base, seat: Seat, options: list[int], rng: Rng) -> i64:
        assert isinstance(s, State)
        return light.choose(s, seat, options, rng)

    def outlook(self, s: Base) -> list[float]:
        assert isinstance(s, State)
        return light.outlook(s)

    def copy(self, s: Base) -> Base:
        assert isinstance(s, State)
        return state.copy(s)

    def scores(self, s: Base) -> list[int]:
        assert isinstance(s, State)
        return list(s.score)

    def winners(self, s: Base) -> list[int]:
        assert isinstance(s, State)
        return ch01_goal.winners(s)

    def ending(self, s: Base) -> str:
        assert isinstance(s, State)
        return CLAUSES[s.ending]

    def word(self, kind: str, number: int) -> str:
        if kind in WORDS:
            return WORDS[kind][number]
        if kind == "code":
            return actions.code_name(number)
        if kind == "number-of":  # the number printed on a mission sheet
            return str(actions.FIRST_MISSION + number)
        return f"=brief-{number}" if kind == "brief" else str(number)


def terms(values: Values) -> Terms:
    """The options as the rules read them."""
    target, close = values["target"], values["close"]
    assert isinstance(target, int)
    assert isinstance(close, int)
    found = Terms(target, close)
    found.play_for_places = values["play_for_places"] is True
    found.last_survivor_wins = values["last_survivor_wins"] is True
    found.bonus_counts_cards = values["bonus_counts_cards"] is True
    found.abandon_random_mission = values["abandon_random_mission"] is True
    found.required_by_holding = values["required_by_holding"] is True
    found.forced_engagement = values["forced_engagement"] is True
    found.equip_on_arrival = values["equip_on_arrival"] is True
    found.retreat_after_tie = values["retreat_after_tie"] is True
    return found
