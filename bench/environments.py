"""Our environments beside others', in the same loops: steps a second, and ratios.

    pip install 'filature[rl]' 'pettingzoo[classic]'
    python bench/environments.py

Each loop is run in turns, several times; the best of each counts.  What is not installed is
left out.
"""

import random
import time
from collections.abc import Callable
from typing import Any

import filature
from filature.adapters import openspiel, pettingzoo

ROUNDS = 5
SECONDS = 0.6  # for each figure of a round

Loop = Callable[[], int]


def aec_loop(env: Any) -> Loop:
    """One random match through PettingZoo's loop; tells how many steps were decisions."""
    rng = random.Random(1)
    env.reset(seed=1)

    def run() -> int:
        steps = 0
        env.reset()
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            legal = seen["action_mask"].nonzero()[0]
            env.step(int(legal[rng.randrange(len(legal))]))
            steps += 1
        return steps

    return run


def spiel_loop(name: str) -> Loop:
    """One random match through pyspiel; every action of chance is a step too."""
    import pyspiel

    rng = random.Random(1)
    game = pyspiel.load_game(name)

    def run() -> int:
        steps = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes())
                action = rng.choices(outcomes, odds)[0]
            else:
                legal = state.legal_actions()
                action = legal[rng.randrange(len(legal))]
            state.apply_action(action)
            steps += 1
        return steps

    return run


def rate(loop: Loop) -> float:
    steps, start = 0, time.process_time()
    while (spent := time.process_time() - start) < SECONDS:
        steps += loop()
    return steps / spent


def best(loops: dict[str, Loop]) -> dict[str, float]:
    """The best rate of each, measured in turns so that a busy moment hits all alike."""
    rounds = [{name: rate(loop) for name, loop in loops.items()} for _ in range(ROUNDS)]
    return {name: max(found[name] for found in rounds) for name in loops}


def sizes() -> list[tuple[str, int]]:
    """Every game at its smallest and its largest number of seats."""
    games = [filature.load(name) for name in filature.GAMES]
    return [(game.name, seats) for game in games for seats in (game.fewest, game.most)]


def pettingzoo_loops() -> dict[str, Loop]:
    """PettingZoo's own Leduc first."""
    loops: dict[str, Loop] = {}
    try:
        from pettingzoo.classic import leduc_holdem_v4

        loops["PettingZoo leduc_holdem_v4"] = aec_loop(leduc_holdem_v4.env())
    except ImportError:
        pass
    for name, seats in sizes():
        loops[f"filature {name}, {seats} seats"] = aec_loop(pettingzoo.env(name, seats))
    return loops


def openspiel_loops() -> dict[str, Loop]:
    """OpenSpiel's own games written in Python first."""
    from open_spiel.python import games  # noqa: F401 — registers them

    openspiel.register()
    names = ["python_kuhn_poker", "python_liars_poker", "python_tic_tac_toe"]
    loops = {f"OpenSpiel {name}": spiel_loop(name) for name in names}
    for name, seats in sizes():
        loops[f"filature {name}, {seats} seats"] = spiel_loop(f"filature_{name}(seats={seats})")
    return loops


def table(title: str, loops: dict[str, Loop]) -> str:
    """A markdown table; the ratio is to the first row."""
    rates = best(loops)
    first = next(iter(rates.values()))
    rows = [
        f"| {name} | {found / 1000:.1f} k | {found / first:.1f} |" for name, found in rates.items()
    ]
    return "\n".join([f"| {title} | steps/s | ratio |", "|---|---|---|", *rows, ""])


def report() -> str:
    build = "compiled" if filature.COMPILED else "interpreted"
    return "\n".join(
        [
            f"Build: {build}. One core. Random play through the same loop; the best of {ROUNDS}.",
            "",
            table("PettingZoo's AEC loop", pettingzoo_loops()),
            table("pyspiel, chance included", openspiel_loops()),
        ]
    )


if __name__ == "__main__":
    print(report())
