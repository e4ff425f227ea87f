"""James Bond 007 - Missions Spéciales as the house sees it."""

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

from . import actions, box, play, refusals, state, views
from .mind.mind import BondMind
from .places import PLACES
from .rules import ch01_goal
from .show import contents, epilogue, reason, scene
from .show.form import forms
from .show.papers import Pen, page
from .state import State, Terms
from .views import View
from .ways import ELEMENTS

OPTIONS: Final = (
    Option("target", "BOND-GOAL-1", 4000, *range(1000, 10_001, 500)),
    Option("play_for_places", "BOND-GOAL-5", False, True),
    Option("finish_round", "BOND-GOAL-5", False, True),
    Option("last_survivor_wins", "BOND-GOAL-6", True, False),
    Option("close", "BOND-GOAL-6", 40, *range(10, 201)),
    Option("bonus_counts_cards", "BOND-FORM-7", False, True),
    Option("abandon_random_mission", "BOND-ABND-5", False, True),
    Option("required_by_holding", "BOND-STAGE-7", False, True),
    Option("forced_engagement", "BOND-TURN-5", False, True),
    Option("equip_on_arrival", "BOND-Q-6", False, True),
    Option("retreat_after_tie", "BOND-ENG-8", False, True),
    Option("villain_throws", "BOND-CE-3", True, False),
)

ABOUT: Final = About("bond", version=2, fewest=box.FEWEST, most=box.MOST, options=OPTIONS)

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
class Bond(Game[State, View]):
    """Ten missions, a race to 4,000 points, and home alive."""

    def __init__(self, leaflet: Leaflet, given: Values) -> None:
        super().__init__(ABOUT, leaflet, given)
        self.actions = actions.table()
        self.gestures = frozenset((actions.THROW,))
        self.box: Final = box.read(leaflet)
        self.terms: Final = Terms(self.values)
        self.turning = frozenset(("reported", "fell", "home"))
        self.mind = BondMind(self.actions, self.box, self.terms)

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
        choices = [self.actions[action] for action in offered]
        return scene.scene(view, self.box, self.terms, choices)

    def contents(self) -> Contents:
        return contents.contents(self.box, self.terms)

    def papers(self, view: View, names: tuple[str, ...], lang: str) -> str:
        pen = Pen(self.words, lang, int(self.terms.target), int(self.box.bonus.point))
        return page(forms(view, self.box), names, pen)

    def refusal(self, view: View, action: i64) -> Refusal:
        return refusals.refusal(view, self.box, self.terms, self.actions[action])

    def copy(self, s: State) -> State:
        return state.copy(s)

    def scores(self, s: State) -> list[int]:
        return list(s.score)

    def winners(self, s: State) -> list[int]:
        return ch01_goal.winners(s)

    def ending(self, s: State) -> str:
        return CLAUSES[s.ending]

    def epilogue(self, s: State, viewer: Seat) -> Epilogue:
        return epilogue.epilogue(s, viewer)

    def reason(self, view: View, action: i64) -> Reason | None:
        return reason.reason(view, self.box, self.terms, self.actions[action])

    def word(self, kind: str, number: int) -> str:
        if kind in WORDS:
            return WORDS[kind][number]
        if kind == "code":
            return actions.code_name(number)
        if kind == "number-of":  # the number printed on a mission sheet
            return str(actions.FIRST_MISSION + number)
        return f"=brief-{number}" if kind == "brief" else str(number)
