"""Every game as a PettingZoo environment, its seats acting one at a time (AEC).

    from filature.adapters import pettingzoo
    env = pettingzoo.env("lair", seats=3)

An observation is a dict: `observation`, cells between 0 and 1 (see `env.slices`), and
`action_mask`, which stands in the info too.  Where several seats must act at once they are
asked in the order of the table, and none sees what another has sealed.  Chance is drawn
from the seed of `reset`.  Rewards come at the end: see `filature.adapters.stakes`.
"""

import secrets
from typing import Any, Final, TypeAlias

from filature import library
from filature.adapters import lacking, picture, stakes
from filature.adapters.tensors import Floats, Mask, Tensors
from filature.core.option import Values
from filature.core.rng import Rng
from filature.core.seat import NOBODY, SPECTATOR
from filature.core.sentence import Refusal
from filature.core.state import State
from filature.table.fate import stream
from filature.table.playout import until_decision
from filature.table.refused import Refused

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
except ImportError as error:
    lacking(error)

Observation: TypeAlias = "dict[str, Floats | Mask]"


def env(
    game: str,
    seats: int,
    box: str = "default",
    options: Values | None = None,
    render_mode: str | None = None,
) -> "Env":
    """A game by its name, as an environment."""
    return Env(game, seats, box, options, render_mode)


class Env(AECEnv):
    """One table.  Agents are `seat_0`, `seat_1` …; an action is a number of the game's table."""

    state_of_play: State
    rng: Rng

    def __init__(
        self,
        game: str,
        seats: int,
        box: str = "default",
        options: Values | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game: Final = library.load(game, box, options)
        self.seats: Final = library.Match(self.game, seats).seats  # checked
        self.tensors: Final = Tensors(self.game, seats)
        self.slices: Final = self.tensors.slices
        self.metadata = {
            "name": f"filature_{game}_v{self.game.version}",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.seat_of: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self.seen() for agent in self.possible_agents}
        self.action_spaces = {agent: self.done() for agent in self.possible_agents}
        self.rng = Rng(secrets.randbits(64))
        self.agents: list[str] = []

    def seen(self) -> spaces.Dict:
        cells = spaces.Box(0.0, 1.0, (self.tensors.width,), np.float32)
        mask = spaces.Box(0, 1, (self.tensors.actions,), np.int8)
        return spaces.Dict({"observation": cells, "action_mask": mask})

    def done(self) -> "spaces.Discrete[Any]":
        return spaces.Discrete(self.tensors.actions)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> "spaces.Discrete[Any]":
        return self.action_spaces[agent]

    # Playing ---------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match.  Without a seed, chance goes on where it was."""
        if seed is not None:
            self.rng = stream(seed, "chance")
        self.state_of_play = self.game.new(self.seats)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"action_mask": self.tensors.nothing} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self.go_on()

    def step(self, action: int | None) -> None:
        """Does what the selected agent has chosen; raises Refused for what is not offered."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None or action not in self.offered:
            raise self.refused(action)
        self.infos[agent]["action_mask"] = self.tensors.nothing
        self.game.apply(self.state_of_play, self.seat_of[agent], int(action))
        self.go_on()
        if self.render_mode == "human":
            self.render()

    def go_on(self) -> None:
        """Lets chance act, then selects the next seat, or ends the match."""
        seat = until_decision(self.game, self.state_of_play, self.rng)
        if seat == NOBODY:
            self.end()
            return
        self.offered = self.game.options(self.state_of_play, seat)
        self.mask = self.tensors.mask(self.offered)
        self.agent_selection = self.possible_agents[seat]
        self.infos[self.agent_selection]["action_mask"] = self.mask

    def end(self) -> None:
        """Tells every seat what it got."""
        self.offered, self.mask = [], self.tensors.nothing
        got = stakes.returns(self.game, self.state_of_play)
        self.rewards = dict(zip(self.possible_agents, got))
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self.agents, True)

    def refused(self, action: Any) -> Refused:
        """Why the selected agent may not do this."""
        if not isinstance(action, int | np.integer) or not 0 <= action < self.tensors.actions:
            return Refused(self.game, Refusal("HOUSE-NOTATION", "refused-unknown"))
        view = self.game.view(self.state_of_play, self.seat_of[self.agent_selection])
        return Refused(self.game, self.game.refusal(view, int(action)))

    # Looking ---------------------------------------------------------------------------

    def observe(self, agent: str) -> Observation:
        """What an agent sees now; its mask is empty unless it is selected."""
        view = self.game.view(self.state_of_play, self.seat_of[agent])
        selected = agent == self.agent_selection
        return {
            "observation": self.tensors.observation(view),
            "action_mask": self.mask if selected else self.tensors.nothing,
        }

    def render(self) -> str | None:
        """The table as a spectator sees it: returned (ansi) or printed (human)."""
        text = picture.drawn(self.game, self.state_of_play, SPECTATOR)
        if self.render_mode != "human":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is held open."""
