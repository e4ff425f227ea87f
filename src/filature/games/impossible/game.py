"""Mission Impossible as the house sees it."""

from typing import Final, final

from mypy_extensions import i64

from filature.core.box import Leaflet
from filature.core.contents import Contents
from filature.core.game import Game
from filature.core.option import Option, Values, settle
from filature.core.ranges import Ranges
from filature.core.rng import Rng
from filature.core.scene import Scene
from filature.core.seat import Seat, Seats, members
from filature.core.sentence import Refusal, Sentence
from filature.core.state import State as Base

from . import actions, box, refusals, rules, state, views
from .mind import belief, greedy, light, suppose, weights
from .mind.notebook import Notes
from .show import contents, scene
from .state import State, Terms

VERSION: Final = 1

OPTIONS: Final = (
    Option("random_clue_layout", "MI-SETUP-5", False, True),
    Option("may_stay", "MI-MOVE-2", False, True),
    Option("keep_clue_cards", "MI-CLUE-2", False, True),
    Option("notebook", "MI-CLUE-3", True, False),
    Option("forced_challenge", "MI-KILL-3", False, True),
    Option("clear_clues", "MI-KILL-9", False, True),
    Option("strict_zero", "MI-DUEL-2", False, True),
    Option("count_booklets", "MI-DUEL-3", False, True),
    Option("max_rounds", "MI-DUEL-4", 200, *range(5, 1000)),
)

CLAUSES: Final = {  # of the endings
    state.NOT_YET: "",
    state.BY_SURVIVAL: "MI-WIN-1",
    state.BY_ROUNDS: "MI-DUEL-4",
}


@final
class Impossible(Game):
    """Read the clues, find your target, and do not be found."""

    def __init__(self, leaflet: Leaflet, given: Values) -> None:
        self.box: Final = box.read(leaflet)
        super().__init__("impossible", VERSION, actions.table(self.box), (box.FEWEST, box.MOST))
        self.box_hash = leaflet.hash
        self.options_offered = OPTIONS
        self.horizon = 2
        self.grounds = suppose.GROUNDS
        self.values = settle(OPTIONS, given)
        self.terms: Final = terms(self.values)
        self.notes: Final = Notes()

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
        return views.view_for(s, seat, self.notes)

    def ranges(self) -> Ranges:
        return views.ranges(self.box, self.terms)

    def scene(self, view: object, offered: list[int]) -> Scene:
        assert isinstance(view, views.View)
        page = self.notes.page(views.facts_of(view, self.box))
        choices = [self.actions[action] for action in offered]
        return scene.scene(view, self.box, self.terms, page, choices)

    def contents(self) -> Contents:
        return contents.contents(self.box)

    def refusal(self, view: object, action: i64) -> Refusal:
        assert isinstance(view, views.View)
        return refusals.refusal(view, self.box, self.terms, self.actions[action])

    def imagined(self, view: object, rng: Rng) -> Base:
        assert isinstance(view, views.View)
        return belief.imagine(view, self.box, self.terms, self.notes, rng)

    def greedy(self, view: object, offered: list[int], rng: Rng) -> i64:
        assert isinstance(view, views.View)
        page = self.notes.page(views.facts_of(view, self.box))
        choices = [self.actions[action] for action in offered]
        return greedy.choose(view, self.box, page, choices, rng).id

    def light(self, s: Base, seat: Seat, options: list[int], rng: Rng) -> i64:
        assert isinstance(s, State)
        return light.choose(s, seat, options, rng)

    def outlook(self, s: Base) -> list[float]:
        assert isinstance(s, State)
        return light.outlook(s)

    def traces(self, view: object, news: list[Sentence]) -> list[int]:
        assert isinstance(view, views.View)
        return weights.traces(view, self.box, news)

    def credence(self, view: object, traces: list[int], s: Base) -> float:
        assert isinstance(s, State)
        return weights.credence(traces, s)

    def suppositions(self, view: object, s: Base) -> list[Sentence]:
        assert isinstance(view, views.View)
        assert isinstance(s, State)
        return suppose.suppositions(view, s)

    def copy(self, s: Base) -> Base:
        assert isinstance(s, State)
        return state.copy(s)

    def scores(self, s: Base) -> list[int]:
        """How many each has eliminated."""
        assert isinstance(s, State)
        return list(s.victims)

    def winners(self, s: Base) -> list[int]:
        assert isinstance(s, State)
        return rules.winners(s)

    def ending(self, s: Base) -> str:
        assert isinstance(s, State)
        return CLAUSES[s.ending]

    def word(self, kind: str, number: int) -> str:
        if kind == "agent":
            return f"=agent-{self.box.agents[number]}"
        if kind == "agents":
            return " ".join([f"=agent-{self.box.agents[agent]}" for agent in members(number)])
        if kind == "card":
            return f"=clue-{actions.card(self.box, number)}"
        if kind == "colour":
            return f"=colour-{self.box.colours[number]}"
        if kind == "square":
            return self.box.names[number]
        return str(number)


def terms(values: Values) -> Terms:
    """The options as the rules read them."""
    rounds = values["max_rounds"]
    assert isinstance(rounds, int)
    t = Terms(
        values["random_clue_layout"] is True,
        values["may_stay"] is True,
        values["keep_clue_cards"] is True,
    )
    t.notebook = values["notebook"] is True
    t.forced_challenge = values["forced_challenge"] is True
    t.clear_clues = values["clear_clues"] is True
    t.strict_zero = values["strict_zero"] is True
    t.count_booklets = values["count_booklets"] is True
    t.max_rounds = rounds
    return t
