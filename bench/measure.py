"""How the benchmarks measure: processor time, in turns, the best of several rounds."""

import time
from collections.abc import Callable

ROUNDS = 5
SECONDS = 0.4  # for each figure of a round

Step = Callable[[], int]  # does some of it, and tells how many things it has done


def rate(step: Step) -> float:
    """How many things a second of one core a step does."""
    done, start = 0, time.process_time()
    while (spent := time.process_time() - start) < SECONDS:
        done += step()
    return done / spent


def best(steps: dict[str, Step]) -> dict[str, float]:
    """The best rate of each, measured in turns so that a busy moment hits all alike."""
    for step in steps.values():
        step()
    rounds = [{name: rate(step) for name, step in steps.items()} for _ in range(ROUNDS)]
    return {name: max(found[name] for found in rounds) for name in steps}


def hundredfold(thing: Callable[[], object]) -> Step:
    """A step that does something a hundred times."""

    def step() -> int:
        for _ in range(100):
            thing()
        return 100

    return step


def short(value: float) -> str:
    """A rate for a table."""
    if value >= 1e6:
        return f"{value / 1e6:.2f} M"
    return f"{value / 1e3:.0f} k" if value >= 1e4 else f"{value / 1e3:.1f} k"


def table(heads: list[str], rows: list[list[str]]) -> str:
    """A table in Markdown."""
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"
