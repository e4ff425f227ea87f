"""The door in: [redacted] as the house sees it."""

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

from . import actions, box, phases, play, refusals, state, views
from .mind.knowledge import Notes
from .mind.mind import RedactedMind
from .rules import ch12_endings
from .show import contents, epilogue, reason, scene
from .state import State
from .terms import Terms, plan_for
from .views import View

OPTIONS: Final = (
    Option("mission", "RED-TEAM-5", "auto", *box.MISSION_NAMES),
    Option("limit_discard", "RED-HAND-1", "before", "after"),
    Option("reshuffle", "RED-DISC-2", "at_once", "needed"),
    Option("crucial_discard", "RED-DISC-3", True, False),
    Option("case_content", "RED-CASE-8", "stays", "discarded"),
    Option("betrayal", "RED-COMBAT-4", "both", "betrayed"),
    Option("combat_first", "RED-COMBAT-5", "loser", "active"),
    Option("weapon_limit", "RED-WEAPON-4", "cap", "initial", "one_each"),
    Option("key_at_evasion", "RED-KEY-1", False, True),
    Option("contraband_tradeable", "RED-CONTRA-4", False, True),
    Option("goggles_go_on", "RED-NVG-7", True, False),
    Option("goggles_answer", "RED-NVG-9", False, True),
    Option("disk_rule", "RED-INTRO-1", "security", "two_rooms"),
    Option("decoys", "RED-TEAM-3", False, True),
    Option("six_teams", "RED-TEAM-1", "3v3", "2v2v2"),
    Option("public_places", "RED-PLAN-3", "stairs", "hall"),
    Option("cases_start", "RED-SETUP-3", "filled", "empty"),
    Option("rest", "RED-ROOM-11", True, False),
    Option("lockdown_operator", "RED-LOCK-2", True, False),
    Option("door_release", "RED-LOCK-3", False, True),
    Option("failed_takeoff", "RED-HELI-6", "loses", "leaves"),
    Option("move_range", "RED-MOVE-1", 0, 1, 2, 3, 4, 5),
    Option("helicopters", "RED-HELI-1", 0, 1, 2, 3),
    Option("dawn", "RED-DAWN-1", *range(100)),
)

ABOUT: Final = About("redacted", version=2, fewest=box.FEWEST, most=box.MOST, options=OPTIONS)

CLAUSES: Final = {  # of the endings
    state.NOT_YET: "",
    state.BY_FLIGHT: "RED-SECRETS-2",
    state.BY_LAST_NATION: "RED-BOMB-1",
    state.BY_VIRUS: "RED-INTRO-2",
    state.BY_ANTIVIRUS: "RED-INTRO-4",
    state.BY_POINTS: "RED-DUEL-1",
    state.BY_ALLIANCE: "RED-BED-2",
    state.BY_DAWN: "RED-DAWN-1",
}


@final
class Redacted(Game[State, View]):
    """One night in the embassy: steal the enemy's file, fly out, and trust nobody."""

    def __init__(self, leaflet: Leaflet, given: Values) -> None:
        super().__init__(ABOUT, leaflet, given)
        self.actions = actions.table()
        self.box: Final = box.read(leaflet)
        self.terms: Final = Terms(self.values)
        self.notes: Final = Notes()
        self.turning = frozenset(("flight_failed", "grounded", "knocked_out", "scored"))
        self.mind = RedactedMind(self.actions, self.box, self.terms)

    def new(self, seats: i64) -> State:
        return state.fresh(seats, self.box, self.terms, plan_for(seats, self.box, self.terms))

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
        return scene.scene(view, self.box, self.terms, choices)

    def contents(self) -> Contents:
        return contents.contents(self.box)

    def refusal(self, view: View, action: i64) -> Refusal:
        return refusals.refusal(view, self.box, self.terms, self.actions[action])

    def copy(self, s: State) -> State:
        return state.copy(s)

    def scores(self, s: State) -> list[int]:
        """Points in the Duel; elsewhere 1 for a victory."""
        if s.plan.mission == box.DUEL:
            return list(s.points)
        won = ch12_endings.winners(s)
        return [1 if seat in won else 0 for seat in range(s.seats)]

    def winners(self, s: State) -> list[int]:
        return ch12_endings.winners(s)

    def ending(self, s: State) -> str:
        return CLAUSES[s.ending]

    def epilogue(self, s: State, viewer: Seat) -> Epilogue:
        return epilogue.epilogue(s, viewer)

    def reason(self, view: View, action: i64) -> Reason | None:
        return reason.reason(view, self.box, self.terms, self.actions[action])

    def word(self, kind: str, number: int) -> str:
        if kind in WORDS:
            return f"={kind}-{WORDS[kind][number]}"
        return str(number)


WORDS: Final = {
    "room": box.ROOM_NAMES,
    "kind": tuple([name.replace("-", "_") for name in box.KIND_NAMES]),
    "nation": actions.NATION_NAMES,
    "loyalty": (*actions.NATION_NAMES, "blank"),
    "floor": actions.FLOOR_NAMES,
    "part": actions.PART_NAMES,
    "card": actions.CARD_NAMES,
    "case": actions.CASE_NAMES,
    "mission": tuple([name.replace("-", "_") for name in box.MISSION_NAMES]),
    "posture": ("standing", "lying", "out_cold"),
    "phase": phases.NAMES,
}
