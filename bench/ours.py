"""Our five games at every number of seats, compiled and interpreted."""

import json
import os
import subprocess
import sys

import filature
from filature.core.game import Game
from filature.core.rng import Rng
from filature.table.playout import playouts
from measure import Step, best, hundredfold, short, table

Figures = dict[str, float]
MATCHES = 20  # in a step


def midway(game: Game, seats: int) -> filature.Match:
    """A match after a third of a random one, where someone must decide."""
    rng = Rng(1)
    whole = filature.Match(game, seats)
    while not whole.over:
        whole.deal(rng)
        for seat in whole.actors()[:1]:
            offered = whole.offered(seat)
            whole.do(seat, offered[rng.below(len(offered))])
    match = whole.at(len(whole.log) // 3)
    match.deal(rng)
    return match


def measured(game: Game, seats: int) -> Figures:
    """The figures of one game at one number of seats."""
    rng = Rng(1)
    match = midway(game, seats)
    start, state, seat = game.new(seats), match.state, match.actors()[0]
    view = match.view(seat)
    matches = 2000 if filature.COMPILED else 50
    length = playouts(game, start, matches, rng) / matches
    steps: dict[str, Step] = {
        "decisions": lambda: playouts(game, start, MATCHES, rng),
        "copies": hundredfold(lambda: game.copy(state)),
        "imagined": hundredfold(lambda: game.imagine(view, rng)),
        "views": hundredfold(lambda: game.view(state, seat)),
        "options": hundredfold(lambda: game.options(state, seat)),
    }
    found = best(steps)
    return {"length": length, "matches": found["decisions"] / length, **found}


def every_figure() -> dict[str, Figures]:
    """Every game at every number of seats; redacted at every mission made for it."""
    found: dict[str, Figures] = {}
    for name in filature.available():
        game = filature.load(name)
        for seats in range(game.fewest, game.most + 1):
            found[f"{name} {seats}"] = measured(game, seats)
    return found


def interpreted_figures() -> dict[str, Figures]:
    """The same, measured in another process that runs the sources."""
    done = subprocess.run(
        [sys.executable, __file__],
        env={**os.environ, "FILATURE_INTERPRETED": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    figures: dict[str, Figures] = json.loads(done.stdout)
    return figures


def section() -> str:
    """The chapter of the report."""
    fast, slow = every_figure(), interpreted_figures()
    rows = [
        [
            name,
            *(short(found[key]) for key in ("decisions", "matches")),
            f"{found['length']:.0f}",
            *(short(found[key]) for key in ("copies", "imagined", "views", "options")),
            short(slow[name]["decisions"]),
            f"{found['decisions'] / slow[name]['decisions']:.1f}",
        ]
        for name, found in fast.items()
    ]
    heads = "game, seats|decisions|matches|decisions a match|copies|imagined|views|options"
    return "\n".join(
        [
            "## The five games",
            "",
            "Per second: decisions and whole matches in random playouts (inside the hot code, deal",
            "included), copies of a state, states imagined from a view, views, and option lists",
            "asked for from Python; then decisions of those playouts interpreted, and the ratio.",
            "A playout's cost is its number of decisions over the decisions a second: the latter",
            "hardly change with the seats, so the cost grows with the length of a match alone.",
            "",
            table([*heads.split("|"), "interpreted", "ratio"], rows),
        ]
    )


if __name__ == "__main__":
    sys.stdout.write(json.dumps(every_figure()))
