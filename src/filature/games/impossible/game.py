"""Mission Impossible as the house sees it."""

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
from filature.core.seat import Seat, Seats, members
from filature.core.sentence import Reason, Refusal

from . import actions, box, phases, play, refusals, rules, state, views
from .mind.mind import ImpossibleMind
from .mind.notebook import Notes
from .show import contents, epilogue, groups, reason, scene, streets
from .state import State, Terms
from .views import View

OPTIONS: Final = (
    Option("random_clue_layout", "MI-SETUP-5", False, True),
    Option("may_stay", "MI-MOVE-2", False, True),
    Option("keep_clue_cards", "MI-CLUE-2", False, True),
    Option("notebook", "MI-CLUE-3", "marks", "nothing", "proofs"),
    Option("forced_challenge", "MI-KILL-3", False, True),
    Option("clear_clues", "MI-KILL-9", False, True),
    Option("no_victim", "MI-DUEL-2", *state.NO_VICTIM),
    Option("count_booklets", "MI-DUEL-3", False, True),
    Option("max_rounds", "MI-DUEL-4", 200, *range(5, 1000)),
)

ABOUT: Final = About("impossible", version=2, fewest=box.FEWEST, most=box.MOST, options=OPTIONS)

CLAUSES: Final = {  # of the endings
    state.NOT_YET: "",
    state.BY_SURVIVAL: "MI-WIN-1",
    state.BY_ROUNDS: "MI-DUEL-4",
}


@final
class Impossible(Game[State, View]):
    """Read the clues, find your target, and do not be found."""

    def __init__(self, leaflet: Leaflet, given: Values) -> None:
        self.box: Final = box.read(leaflet)
        super().__init__(ABOUT, leaflet, given)
        self.actions = actions.table(self.box)
        self.terms: Final = Terms(self.values)
        self.notes: Final = Notes()
        self.turning = frozenset(("yielded", "struck"))
        self.mind = ImpossibleMind(self.actions, self.box, self.terms, self.notes)

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
        return views.view_for(s, seat, self.notes)

    def ranges(self) -> Ranges:
        return views.ranges(self.box, self.terms)

    def scene(self, view: View, offered: list[int]) -> Scene:
        choices = [self.actions[action] for action in offered]
        return scene.scene(view, self.box, self.terms, self.notes, choices)

    def groups(self, view: View, offered: list[int]) -> list[tuple[str, list[int]]]:
        if view.phase != phases.MOVE:
            return super().groups(view, offered)[::-1]  # to begin comes before to lay otherwise
        return groups.moves(view, self.box, [self.actions[action] for action in offered])

    def contents(self) -> Contents:
        return contents.contents(self.box)

    def refusal(self, view: View, action: i64) -> Refusal:
        return refusals.refusal(view, self.box, self.terms, self.actions[action])

    def copy(self, s: State) -> State:
        return state.copy(s)

    def scores(self, s: State) -> list[int]:
        """How many each has eliminated."""
        return list(s.victims)

    def winners(self, s: State) -> list[int]:
        return rules.winners(s)

    def ending(self, s: State) -> str:
        return CLAUSES[s.ending]

    def epilogue(self, s: State, viewer: Seat) -> Epilogue:
        return epilogue.epilogue(s, viewer)

    def reason(self, view: View, action: i64) -> Reason | None:
        return reason.reason(view, self.box, self.terms, self.notes, self.actions[action])

    def word(self, kind: str, number: int) -> str:
        if kind == "agent":
            return f"=agent-{self.box.agents[number]}"
        if kind == "agents":
            return " ".join([f"=agent-{self.box.agents[agent]}" for agent in members(number)])
        if kind == "card":
            return f"=clue-{actions.card(self.box, number)}"
        if kind == "colour":
            return f"=colour-{self.box.colours[number]}"
        if kind == "pace":
            return f"=pace-{number or state.NO_VICTIM[self.terms.no_victim]}"
        if kind == "square":
            return streets.spoken(self.box, number)
        return str(number)
