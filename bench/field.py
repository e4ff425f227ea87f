"""The same game, Leduc poker, in ours and in the field's engines; and lair against its limit.

`leduc.py` is compiled together with the house in a tree of its own, `build/bench`; what is
measured there is the engine and the search as they ship.
"""

import json
import os
import random
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import filature
from filature.bots.search import Search
from filature.bots.searcher import NO_LIMIT, WORLDS
from filature.bots.worlds import Worlds
from filature.core.rng import Rng
from filature.table.playout import playout, playouts
from measure import ROUNDS, Step, best, short, table

HERE = Path(__file__).parent
ROOT = HERE.parent
TREE = ROOT / "build" / "bench"
ROLLOUTS = 20000  # a step of the compiled engines
SIMULATIONS = 10000
DEALT = (2, 4)  # the cards of both seats, as OpenSpiel numbers them too
EXPLORATION = 0.7

Figures = dict[str, float]


def build() -> Path:
    """A copy of the house with Leduc in it, compiled; tells where its sources are."""
    shutil.rmtree(TREE, ignore_errors=True)
    ignored = shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", TREE / "src", ignore=ignored)
    home = TREE / "src" / "filature" / "games" / "leduc"
    home.mkdir()
    (home / "__init__.py").touch()
    shutil.copy(HERE / "leduc.py", home / "game.py")
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, TREE)
    subprocess.run(
        [sys.executable, "setup.py", "-q", "build_ext", "--inplace"], cwd=TREE, check=True
    )
    return TREE / "src"


# Leduc --------------------------------------------------------------------------------


def leduc() -> tuple[Any, Any]:
    """Our game, and its state once both cards are dealt."""
    from filature.games.leduc.game import Leduc

    game = Leduc()
    state = game.new(2)
    for card in DEALT:
        game.apply(state, filature.CHANCE, card)
    return game, state


def our_steps() -> dict[str, Step]:
    """Rollouts and simulations of ours."""
    game, state = leduc()
    rng = Rng(1)
    scale = 1 if filature.COMPILED else 50

    def rollouts() -> int:
        return playouts(game, state, ROLLOUTS // scale, rng)

    def search() -> int:
        worlds = Worlds(game, game.view(state, 0), [], rng)
        worlds.fill(WORLDS, NO_LIMIT)
        return Search(game, 0, worlds, rng).grow(SIMULATIONS // scale, NO_LIMIT)

    return {"rollouts": rollouts, "search": search}


def spiel_state() -> Any:
    import pyspiel

    state = pyspiel.load_game("leduc_poker").new_initial_state()
    for card in DEALT:
        state.apply_action(card)
    return state


def same_tree() -> int:
    """The number of ways to end from the deal, counted in both engines: it must be one."""
    game, state = leduc()

    def ours(s: Any) -> int:
        if not game.actors(s):
            return 1
        seat = 0 if game.actors(s) == 1 else 1
        fate = game.actors(s) not in (1, 2)
        moves = [action for action, _ in game.chance(s)] if fate else game.options(s, seat)
        total = 0
        for action in moves:
            after = game.copy(s)
            game.apply(after, filature.CHANCE if fate else seat, action)
            total += ours(after)
        return total

    def theirs(s: Any) -> int:
        return 1 if s.is_terminal() else sum(theirs(s.child(a)) for a in s.legal_actions())

    counted = ours(state)
    if counted != theirs(spiel_state()):
        raise AssertionError("our Leduc is not OpenSpiel's")
    return counted


def spiel_steps(decisions: float) -> dict[str, Step]:
    """OpenSpiel's C++: its random-rollout evaluator, asked once by its search, and its
    information-set search.  A rollout is as many decisions as ours: it is the same game."""
    import pyspiel

    state = spiel_state()
    game = state.get_game()
    many = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    one = pyspiel.RandomRolloutEvaluator(1, 1)
    roller = pyspiel.MCTSBot(game, many, 1.0, 1, 100, False, 1, False)
    searcher = pyspiel.ISMCTSBot(1, one, EXPLORATION, SIMULATIONS)

    def rollouts() -> int:
        roller.step(state)
        return round(ROLLOUTS * decisions)

    def search() -> int:
        searcher.restart()
        searcher.step(state)
        return SIMULATIONS

    return {"rollouts": rollouts, "search": search}


def driven_step() -> Step:
    """OpenSpiel's C++ game played from Python."""
    start, rng = spiel_state(), random.Random(1)

    def step() -> int:
        done, state = 0, start.clone()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes())
                state.apply_action(rng.choices(outcomes, odds)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[rng.randrange(len(legal))])
                done += 1
        return done

    return step


def rlcard_step() -> Step:
    """RLCard's own loop with its own random agents."""
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make("leduc-holdem")
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(2)])

    def step() -> int:
        trajectories, _ = env.run(is_training=False)
        return sum(len(seat) // 2 for seat in trajectories)

    return step


def pettingzoo_step() -> Step:
    from pettingzoo.classic import leduc_holdem_v4

    from environments import aec_loop

    return aec_loop(leduc_holdem_v4.env())


def leduc_figures() -> dict[str, Figures]:
    """Every engine's rollouts and searches, measured in turns."""
    ours = our_steps()
    game, state = leduc()
    length = playouts(game, state, 10000, Rng(1)) / 10000
    theirs = spiel_steps(length)
    found = best(
        {
            "ours rollouts": ours["rollouts"],
            "C++ rollouts": theirs["rollouts"],
            "ours search": ours["search"],
            "C++ search": theirs["search"],
            "driven rollouts": driven_step(),
            "RLCard rollouts": rlcard_step(),
            "PettingZoo rollouts": pettingzoo_step(),
        }
    )
    figures: dict[str, Figures] = {}
    for name, value in found.items():
        engine, what = name.split(" ")
        figures.setdefault(engine, {})[what] = value
    return figures


# The limit ----------------------------------------------------------------------------


def limit_figures() -> dict[str, Figures]:
    """Lair's playouts beside the same written by hand in C++; both must play the same."""
    program = TREE / "lair"
    source = HERE / "reference" / "lair.cpp"
    subprocess.run(["g++", "-O3", "-o", str(program), str(source)], check=True)
    return {f"lair {seats}": beside(program, seats) for seats in (2, 3, 4, 5, 6)}


def beside(program: Path, seats: int, matches: int = 10000) -> Figures:
    """The best of several rounds of both, on the same matches."""
    from time import process_time

    game: Any = filature.load("lair")
    ours = limit = 0.0
    for _ in range(ROUNDS):
        rng = Rng(1)
        deck = [*game.box.cards, game.box.hands[seats]]
        given = [str(number) for number in (seats, matches, rng.stream, *deck)]
        start = process_time()
        decisions = int(playouts(game, game.new(seats), matches, rng))
        ours = max(ours, decisions / (process_time() - start))
        done = subprocess.run([program, *given], capture_output=True, text=True, check=True)
        theirs, points, seconds = done.stdout.split()
        limit = max(limit, int(theirs) / float(seconds))
        if (decisions, points_of(game, seats, matches)) != (int(theirs), int(points)):
            raise AssertionError("the reference does not play the same matches")
    return {"ours": ours, "limit": limit}


_points: dict[tuple[int, int], int] = {}


def points_of(game: Any, seats: int, matches: int) -> int:
    """All points scored in those matches, to compare."""
    if (seats, matches) not in _points:
        rng, total = Rng(1), 0
        for _ in range(matches):
            state = game.new(seats)
            playout(game, state, rng)
            total += sum(game.scores(state))
        _points[seats, matches] = total
    return _points[seats, matches]


# The report ---------------------------------------------------------------------------

ENGINES = {
    "ours": "filature, compiled",
    "interpreted": "filature, interpreted",
    "C++": "OpenSpiel, C++",
    "driven": "OpenSpiel, driven from Python",
    "RLCard": "RLCard",
    "PettingZoo": "PettingZoo",
}


def measured() -> dict[str, Any]:
    """All figures of this process; interpreted, only ours."""
    if not filature.COMPILED:
        return {"leduc": {"interpreted": best(our_steps())}}
    return {"tree": same_tree(), "leduc": leduc_figures(), "limit": limit_figures()}


def ask(home: Path, **more: str) -> dict[str, Any]:
    """`measured()` in another process, on the tree with Leduc."""
    done = subprocess.run(
        [sys.executable, __file__],
        env={**os.environ, "PYTHONPATH": str(home), **more},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures


def section() -> str:
    """The chapters of the report."""
    home = build()
    found = ask(home)
    figures = {**found["leduc"], **ask(home, FILATURE_INTERPRETED="1")["leduc"]}
    return "\n".join([leduc_report(figures, found["tree"]), limit_report(found["limit"])])


def times(ours: float, theirs: float) -> str:
    ratio = ours / theirs
    return f"{ratio:.0f}" if ratio >= 20 else f"{ratio:.2f}"


def leduc_report(figures: dict[str, Figures], tree: int) -> str:
    mine = figures["ours"]
    rows: list[list[str]] = []
    for key, name in ENGINES.items():
        row = [name]
        for what in ("rollouts", "search"):
            value = figures[key].get(what)
            row += ["", ""] if value is None else [short(value), times(mine[what], value)]
        rows.append(row)
    heads = ["engine", "decisions/s", "ours is × times", "simulations/s", "ours is × times"]
    return "\n".join(
        [
            "## The same game in the field's engines",
            "",
            "Leduc poker from the deal: uniformly random rollouts, and information-set search with",
            "one rollout a simulation and the same exploration. Ours is `bench/leduc.py`, in the",
            f"style of the house; from this deal both it and OpenSpiel's have {tree} ways to end.",
            "",
            table(heads, rows),
        ]
    )


def limit_report(figures: dict[str, Figures]) -> str:
    rows = [
        [name, short(found["ours"]), short(found["limit"]), f"{found['ours'] / found['limit']:.2f}"]
        for name, found in figures.items()
    ]
    return "\n".join(
        [
            "## Against the limit",
            "",
            "Lair's random playouts beside `bench/reference/lair.cpp`, the same rules by hand in",
            "C++ with fixed arrays; both draw alike and play the very same matches.",
            "",
            table(["game, seats", "ours, decisions/s", "C++, decisions/s", "ratio"], rows),
        ]
    )


if __name__ == "__main__":
    sys.stdout.write(json.dumps(measured()))
