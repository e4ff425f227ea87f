"""Every game as a Gymnasium environment: one learner among bots.

    import gymnasium, filature.adapters.gymnasium
    env = gymnasium.make("filature/Lair-v2", seats=3, opponents="greedy")

Importing this module makes the games known; so does naming it in the id, as in
`gymnasium.make("filature.adapters.gymnasium:filature/Lair-v2")`.  Observations, masks and
rewards are those of `filature.adapters.pettingzoo`, for the seat of the learner.  An action
that is not offered ends the match as a loss; `info["refused"]` then says why.
"""

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from filature import bots, library, registry
from filature.adapters import lacking, picture, stakes
from filature.adapters.tensors import Floats, Mask, Tensors
from filature.bots import Bot
from filature.core.option import Values
from filature.core.rng import Rng

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
except ImportError as error:
    lacking(error)

Observation: TypeAlias = "dict[str, Floats | Mask]"
Info: TypeAlias = dict[str, Any]
Opponents: TypeAlias = str | Sequence[str | Bot]


class Env(gymnasium.Env[Any, Any]):
    """A table where one seat learns, with a `box` and `options` if wanted.

    `opponents` is a kind of bot, or a bot for each other seat.
    """

    metadata = {"render_modes": ["ansi", "human"], "render_fps": 1}  # noqa: RUF012
    match: library.Match
    offered: list[int]
    rng: Rng

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        opponents: Opponents = "greedy",
        render_mode: str | None = None,
        **table: Any,
    ) -> None:
        self.game: Final = library.load(game, *boxed(**table))
        self.seats: Final = seats or self.game.fewest
        self.match = library.Match(self.game, self.seats)
        if not 0 <= seat < self.seats:
            raise ValueError(f"seat {seat} is none of 0 … {self.seats - 1}")
        self.seat: Final = seat
        self.others: Final = self.seated(opponents)
        self.tensors: Final = Tensors(self.game, self.seats)
        self.slices: Final = self.tensors.slices
        self.render_mode = render_mode
        cells = spaces.Box(0.0, 1.0, (self.tensors.width,), np.float32)
        mask = spaces.Box(0, 1, (self.tensors.actions,), np.int8)
        self.observation_space = spaces.Dict({"observation": cells, "action_mask": mask})
        self.action_space = spaces.Discrete(self.tensors.actions)

    def seated(self, opponents: Opponents) -> dict[int, Bot]:
        """The bot of every other seat."""
        seats = [seat for seat in range(self.seats) if seat != self.seat]
        kinds = [opponents] * len(seats) if isinstance(opponents, str) else opponents
        if len(kinds) != len(seats):
            raise ValueError(f"{len(seats)} opponents sit here, not {len(kinds)}")
        made = [kind if isinstance(kind, Bot) else bots.make(kind, self.game) for kind in kinds]
        return dict(zip(seats, made))

    # Playing ---------------------------------------------------------------------------

    def reset(
        self, *, seed: int | None = None, options: Info | None = None
    ) -> tuple[Observation, Info]:
        """A new match, up to the learner's first decision."""
        super().reset(seed=seed)
        self.rng = Rng(int(self.np_random.integers(1 << 62)))
        self.begin()
        while self.match.over:  # before the learner was asked anything
            self.begin()
        return self.seen()

    def begin(self) -> None:
        self.match = library.Match(self.game, self.seats)
        self.read = dict.fromkeys(self.others, 0)
        self.go_on()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, Info]:
        """Does what the learner has chosen, then all that the others do before its next turn."""
        if action not in self.offered:
            return self.lose(int(action))
        self.match.do(self.seat, int(action))
        self.go_on()
        observation, info = self.seen()
        if self.render_mode == "human":
            self.render()
        reward = stakes.returns(self.game, self.match.state)[self.seat]
        return observation, reward, self.match.over, False, info

    def lose(self, action: int) -> tuple[Observation, float, bool, bool, Info]:
        """What follows from an action that is not offered."""
        refused = self.match.why_not(self.seat, self.game.actions[action].notation)
        self.offered = []
        observation, info = self.seen()
        return observation, stakes.least(self.seats), True, False, {**info, "refused": str(refused)}

    def go_on(self) -> None:
        """Lets chance and bots act until the learner must, or the match is over."""
        match = self.match
        match.deal(self.rng)
        while (actors := match.actors()) and self.seat not in actors:
            self.let(actors[0])
            match.deal(self.rng)
        self.offered = match.offered(self.seat)

    def let(self, seat: int) -> None:
        """One bot's turn."""
        match = self.match
        news = match.news(seat, self.read[seat])
        self.read[seat] = len(match.log)
        bot = self.others[seat]
        match.do(seat, bot.choose(match.view(seat), match.offered(seat), news, self.rng))

    # Looking ---------------------------------------------------------------------------

    def seen(self) -> tuple[Observation, Info]:
        mask = self.tensors.mask(self.offered)
        cells = self.tensors.observation(self.match.view(self.seat))
        return {"observation": cells, "action_mask": mask}, {"action_mask": mask}

    def render(self) -> Any:
        """The table as the learner sees it: returned (ansi) or printed (human)."""
        text = picture.drawn(self.game, self.match.state, self.seat)
        if self.render_mode != "human":
            return text
        print(text)
        return None


def boxed(box: str = "default", options: Values | None = None) -> tuple[str, Values | None]:
    return box, options


def environment(name: str) -> str:
    """The id of a game, with the version of its rules: `filature/Lair-v2`."""
    return f"filature/{name.capitalize()}-v{registry.load(name).version}"


def register() -> None:
    """Makes every game known to `gymnasium.make`; importing this module does it."""
    for name in registry.available():
        if environment(name) not in gymnasium.registry:
            place = "filature.adapters.gymnasium:Env"
            gymnasium.register(environment(name), place, kwargs={"game": name})


register()
