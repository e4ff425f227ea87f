"""Every game as an OpenSpiel game.

    import pyspiel
    from filature.adapters import openspiel
    openspiel.register()
    game = pyspiel.load_game("filature_lair(seats=3)")

Parameters: `seats`, `box`, `recall` (entries of the log in an information state tensor) and
every option of the game by its name.  Chance nodes are explicit, with true probabilities.
Where several seats must act at once they are asked in the order of the table, and none sees
what another has sealed.  Utilities: see `filature.adapters.stakes`.  A state serialises as a
match file.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from filature import library, registry
from filature.adapters import lacking, stakes
from filature.adapters.infostate import entry_text, observation_text
from filature.adapters.recall import Recall
from filature.adapters.tensors import Tensors
from filature.core.game import Game
from filature.core.option import Option, Value, Values
from filature.core.seat import CHANCE, NOBODY, SPECTATOR, first
from filature.core.state import State
from filature.core.view import View

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    lacking(error)

LONGEST: Final = 20_000  # actions: no match of any game comes near it
RECALL: Final = 256
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
OWN: Final = ("seats", "box", "recall")


def register() -> None:
    """Makes every game known to `pyspiel.load_game` as `filature_<name>`."""
    known = set(pyspiel.registered_names())
    for name in registry.available():
        if f"filature_{name}" not in known:
            # OpenSpiel keeps this until after Python has ended: a class outlives that, a partial
            # or a closure would not.
            pyspiel.register_game(kind(name), type(f"Spiel{name}", (SpielGame,), {"name": name}))


@cache
def kind(name: str) -> Any:
    """What OpenSpiel wants to know of a game before any box is opened."""
    game = library.load(name)
    return pyspiel.GameType(
        short_name=f"filature_{name}",
        long_name=game.words.term("title", "en"),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=game.fewest,
        max_num_players=game.most,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "seats": game.fewest,
            "box": "default",
            "recall": RECALL,
            **{option.name: parameter(option) for option in game.options_offered},
        },
    )


def parameter(option: Option) -> Value:
    """The default of an option; as text where its choices are of several types."""
    mixed = len({type(choice) for choice in option.choices}) > 1
    return str(option.default) if mixed else option.default


@cache
def loaded(name: str, box: str, options: tuple[tuple[str, Value], ...]) -> Game:
    return library.load(name, box, dict(options))


class SpielGame(pyspiel.Game):
    """A game with its box, options and seats."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        name = self.name
        given = {**kind(name).parameter_specification, **(params or {})}
        options: Values = {key: value for key, value in given.items() if key not in OWN}
        self.house: Final = loaded(name, given["box"], tuple(sorted(options.items())))
        self.seats: Final = library.Match(self.house, given["seats"]).seats  # checked
        self.recall: Final = Recall(Tensors(self.house, self.seats), given["recall"])
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.house.actions),
            max_chance_outcomes=len(self.house.actions),
            num_players=self.seats,
            min_utility=stakes.least(self.seats),
            max_utility=stakes.most(self.seats),
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind(name), info, params or {})

    def __reduce__(self) -> tuple[Any, ...]:
        return spiel_game, (self.name, self.get_parameters())

    def new_initial_state(self, written: str = "") -> "SpielState":
        """The beginning of a match."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST

    def make_py_observer(self, wanted: Any = None, params: Any = None) -> "Observer":
        """What a player sees (or a spectator, without private information)."""
        if params:
            raise ValueError(f"observers take no parameters; given: {params}")
        return Observer(self.recall, wanted or pyspiel.IIGObservationType(perfect_recall=False))


def spiel_game(name: str, params: dict[str, Any]) -> Any:
    """A game out of a pickle."""
    register()
    return pyspiel.load_game(f"filature_{name}", params)


class Record:
    """The match inside a state: cloned as a state, serialised as a match file.

    News and log are worked out only when somebody asks for them: `match` then catches up.
    Clones share the lines that were written before they parted, so that the long texts of
    information states are put together rather than written anew.
    """

    def __init__(self, match: library.Match[State, View]) -> None:
        self.game: Final = match.game
        self.state: Final = match.game.copy(match.state)
        self.told: Final = match  # as far as anybody has asked
        self.untold: list[tuple[int, int]] = []  # what was done since: who, what
        self.lines: list[dict[int, str]] = [{} for _ in match.log]  # of the log, by seat

    def do(self, seat: int, action: int) -> None:
        self.game.apply(self.state, seat, action)
        self.untold.append((seat, action))

    @property
    def match(self) -> library.Match:
        """The whole match, with its log."""
        for seat, action in self.untold:
            self.told.do(seat, action)
            self.lines.append({})
        self.untold.clear()
        return self.told

    def __deepcopy__(self, memo: object) -> "Record":
        twin = Record(self.told.copy())
        for seat, action in self.untold:
            twin.do(seat, action)
        twin.lines = self.lines[:]
        return twin

    def imagined(self, seat: int, seed: int) -> "Record":
        """The same log, and another state that looks the same to a seat."""
        match = self.match.copy()
        match.state = self.game.imagine(match.view(seat), seed)
        match.state.listen()
        twin = Record(match)
        twin.lines = self.lines[:]
        return twin

    def __reduce__(self) -> tuple[Any, tuple[str, str]]:
        return revived, (self.match.text(), self.game.box_name)

    def view(self, seat: int) -> View:
        return self.game.view(self.state, seat)

    def recalled(self, seat: int) -> str:
        """`recalled_text`, from lines that are kept."""
        for entry, line in zip(self.match.log, self.lines):
            if seat not in line:
                line[seat] = entry_text(self.game, entry, seat)
        lines = [line[seat] for line in self.lines]
        return "\n".join([*lines, observation_text(self.view(seat))])


def revived(text: str, box: str) -> Record:
    return Record(library.replay_text(text, box))


class SpielState(pyspiel.State):
    """Where a match stands."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.record = Record(library.Match(game.house, game.seats))
        self.actor = CHANCE
        self.over = False
        self.look()

    def look(self) -> None:
        """Whose move it is, asked once after every action."""
        record = self.record
        seat = first(record.game.actors(record.state))
        self.over = seat == NOBODY
        self.actor = TERMINAL if self.over else seat

    def current_player(self) -> int:
        return self.actor

    def is_terminal(self) -> bool:
        return self.over

    def _legal_actions(self, player: int) -> list[int]:
        return self.record.game.options(self.record.state, player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.record.game.chance(self.record.state)
        total = sum([weight for _, weight in outcomes])
        return [(action, weight / total) for action, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        self.record.do(self.actor, action)
        self.look()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """Another state that a player cannot tell from this one: for ISMCTS in Python."""
        twin: SpielState = self.clone()
        twin.record = self.record.imagined(player, int(sampler() * (1 << 53)))
        return twin

    def _action_to_string(self, player: int, action: int) -> str:
        return self.record.game.actions[action].notation

    def returns(self) -> list[float]:
        return stakes.returns(self.record.game, self.record.state)

    def __str__(self) -> str:
        """All that has happened, hidden or not."""
        return self.record.match.text().partition("\n\n")[2]


class Observer:
    """An observation, or with perfect recall an information state, as array and as text."""

    def __init__(self, recall: Recall, wanted: Any) -> None:
        if wanted.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("no view here has the secrets of several seats")
        self.alone: Final = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.perfect: Final = wanted.perfect_recall
        self.recall: Final = recall
        tensors = recall.tensors
        self.tensor = np.zeros(recall.width if self.perfect else tensors.width, np.float32)
        slices = recall.slices if self.perfect else tensors.slices
        self.dict = {name: self.tensor[part] for name, part in slices.items()}
        if self.perfect:
            self.dict["log"] = self.dict["log"].reshape(recall.entries, 2)

    def set_from(self, state: SpielState, player: int) -> None:
        """Fills `tensor`, and so `dict`."""
        record, seat = state.record, player if self.alone else SPECTATOR
        if self.perfect:
            self.tensor[:] = self.recall.array(record.match, seat)
        else:
            self.tensor[:] = self.recall.tensors.observation(record.view(seat))

    def string_from(self, state: SpielState, player: int) -> str:
        record, seat = state.record, player if self.alone else SPECTATOR
        return record.recalled(seat) if self.perfect else observation_text(record.view(seat))
