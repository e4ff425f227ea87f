"""Benchmarks, side by side with the field in one run: writes `bench/results.md`.

    make bench
    PYTHONPATH=tests python bench/run.py field         one chapter alone, printed

Ratios are what counts; nothing here is a test.
"""

import os
import platform
import sys
from importlib.metadata import version
from pathlib import Path

import environments
import field
import filature
import load
import ours
import search

HERE = Path(__file__).parent
CHAPTERS = {
    "field": field.section,
    "games": ours.section,
    "search": search.section,
    "environments": environments.section,
    "server": load.section,
}
OTHERS = ("open_spiel", "rlcard", "pettingzoo", "gymnasium", "mypy")


def heading() -> str:
    """The machine and the versions."""
    build = "compiled" if filature.COMPILED else "interpreted (no compiled build here)"
    versions = ", ".join(f"{name} {version(name)}" for name in OTHERS)
    return "\n".join(
        [
            "# Benchmarks",
            "",
            "Written by `make bench`. Seconds depend on the machine; the ratios are what counts.",
            "Processor time of one core, all in turns, the best of several rounds.",
            "",
            f"Filature {filature.__version__}, {build}. Python {platform.python_version()}, "
            f"{platform.machine()}, {os.cpu_count()} cores. {versions}.",
            "",
        ]
    )


def main() -> None:
    chosen = sys.argv[1:] or list(CHAPTERS)
    written = [] if sys.argv[1:] else [heading()]
    for name in chosen:
        written.append(CHAPTERS[name]())
        print(written[-1], flush=True)  # what is measured is not lost with what fails later
    if not sys.argv[1:]:
        (HERE / "results.md").write_text("\n".join(written), "utf-8")


if __name__ == "__main__":
    main()
