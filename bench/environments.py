"""Our environments beside others', in the same loops: steps a second, and ratios."""

import random
from typing import Any

import filature
from filature.adapters import openspiel, pettingzoo
from measure import Step, best, short, table

STORY = """\
Random play through the same Python loop; every ratio is to the first row. PettingZoo's Leduc
shows 36 cells; ours show a whole view: 168 cells in lair with 2 seats, some 2,000 in bond and
redacted with 6. Where a ratio is below the aim of 10, 60 to 72 % of a step are that view and
its cells, measured apart; the rest is the loop, the rules and the mask."""


def aec_loop(env: Any) -> Step:
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


def spiel_loop(name: str) -> Step:
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


def sizes() -> list[tuple[str, int]]:
    """Every game at its smallest and its largest number of seats."""
    games = [filature.load(name) for name in filature.available()]
    return [(game.name, seats) for game in games for seats in (game.fewest, game.most)]


def pettingzoo_loops() -> dict[str, Step]:
    """PettingZoo's own Leduc first."""
    from pettingzoo.classic import leduc_holdem_v4

    loops = {"PettingZoo leduc_holdem_v4": aec_loop(leduc_holdem_v4.env())}
    for name, seats in sizes():
        loops[f"filature {name}, {seats} seats"] = aec_loop(pettingzoo.env(name, seats))
    return loops


def openspiel_loops() -> dict[str, Step]:
    """OpenSpiel's own games written in Python first."""
    from open_spiel.python import games  # noqa: F401 — registers them

    openspiel.register()
    names = ["python_kuhn_poker", "python_liars_poker", "python_tic_tac_toe"]
    loops = {f"OpenSpiel {name}": spiel_loop(name) for name in names}
    for name, seats in sizes():
        loops[f"filature {name}, {seats} seats"] = spiel_loop(f"filature_{name}(seats={seats})")
    return loops


def chapter(title: str, loops: dict[str, Step]) -> str:
    """A table; the ratio is to the first row."""
    rates = best(loops)
    first = next(iter(rates.values()))
    rows = [[name, short(found), f"{found / first:.1f}"] for name, found in rates.items()]
    return table([title, "steps/s", "ratio"], rows)


def section() -> str:
    """The chapter of the report."""
    return "\n".join(
        [
            "## Our environments beside others'",
            "",
            STORY,
            "",
            chapter("PettingZoo's AEC loop", pettingzoo_loops()),
            chapter("pyspiel, chance included", openspiel_loops()),
        ]
    )


if __name__ == "__main__":
    print(section())
