"""Benchmarks: every game of the house, compiled and interpreted, in one run.

Writes `bench/results.md`.  Ratios are what counts; nothing here is a test.
"""

import json
import os
import platform
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import filature
from filature.core.game import Game
from filature.core.rng import Rng
from filature.table.playout import playout

HERE = Path(__file__).parent
SECONDS = 0.6  # for each figure

Figures = dict[str, float]


def rate(step: Callable[[], int], seconds: float = SECONDS) -> float:
    """How many things a second a step does; it returns how many it has done."""
    step()
    done, start = 0, time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        done += step()
    return done / spent


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


def hundredfold(thing: Callable[[], object]) -> Callable[[], int]:
    """A step that does something a hundred times."""

    def step() -> int:
        for _ in range(100):
            thing()
        return 100

    return step


def measured(game: Game, seats: int) -> Figures:
    """The figures of one game at one number of seats."""
    rng = Rng(1)
    match = midway(game, seats)
    state, seat = match.state, match.actors()[0]
    view = match.view(seat)
    steps = {
        "decisions": lambda: playout(game, game.new(seats), rng),
        "copies": hundredfold(lambda: game.copy(state)),
        "imagined": hundredfold(lambda: game.imagined(view, rng)),
        "views": hundredfold(lambda: game.view(state, seat)),
        "options": hundredfold(lambda: game.options(state, seat)),
    }
    return {name: rate(step) for name, step in steps.items()}


def all_figures() -> dict[str, Figures]:
    """Every game at its smallest, a middle and its largest number of seats."""
    found: dict[str, Figures] = {}
    for name in filature.GAMES:
        game = filature.load(name)
        middle = min(3, game.most) if game.fewest < 3 else (game.fewest + game.most) // 2
        for seats in sorted({game.fewest, middle, game.most}):
            found[f"{name} {seats}"] = measured(game, seats)
    return found


def interpreted_figures() -> dict[str, Figures]:
    """The same, measured in another process that runs the sources."""
    done = subprocess.run(
        [sys.executable, __file__, "--json"],
        env={**os.environ, "FILATURE_INTERPRETED": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    figures: dict[str, Figures] = json.loads(done.stdout)
    return figures


def thousands(value: float) -> str:
    return f"{value / 1e6:.2f} M" if value >= 1e6 else f"{value / 1e3:.0f} k"


def report(fast: dict[str, Figures], slow: dict[str, Figures]) -> str:
    rows = [
        f"| {name} | {' | '.join(thousands(value) for value in figures.values())} | "
        f"{thousands(slow[name]['decisions'])} | "
        f"{figures['decisions'] / slow[name]['decisions']:.1f} |"
        for name, figures in fast.items()
    ]
    build = "compiled" if filature.COMPILED else "interpreted (no compiled build here)"
    return "\n".join(
        [
            "# Benchmarks",
            "",
            "Written by `make bench`. Seconds depend on the machine; the ratios are what counts.",
            "",
            f"Build: {build}. Python {platform.python_version()}, {platform.machine()}, "
            f"{os.cpu_count()} cores. One core is used.",
            "",
            "Per second: decisions in random playouts (inside the hot code, deal included), copies",
            "of a state, states imagined from a view, views, option lists; then decisions of the",
            "same playouts interpreted, and the ratio.",
            "",
            "| game, seats | decisions | copies | imagined | views | options | "
            "interpreted | ratio |",
            "|---|---|---|---|---|---|---|---|",
            *rows,
            "",
        ]
    )


def main() -> None:
    figures = all_figures()
    if "--json" in sys.argv:
        sys.stdout.write(json.dumps(figures))
        return
    text = report(figures, interpreted_figures())
    (HERE / "results.md").write_text(text, "utf-8")
    sys.stdout.write(text)


if __name__ == "__main__":
    main()
