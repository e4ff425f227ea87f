"""What machines of a cluster do in tests: the work itself, but some of it only once a gate is open.

Who begins which part is noted in files, one folder a seed, for the test to wait for.
"""

import os
import signal
import time
from pathlib import Path
from typing import NamedTuple

from ray import get_runtime_context

from filature.lab import ladder, simulate
from filature.lab.ladder import Climb, Played
from filature.lab.simulate import Outcome, Plan

NOTES = "NOTES_OF_TESTS"  # where the folders of notes are
OPEN = 2  # parts that need no gate
PATIENCE = 120.0  # seconds, for a busy machine


class Note(NamedTuple):
    """Who began what."""

    part: int
    node: str
    process: int


def folder(seed: int) -> Path:
    return Path(os.environ[NOTES], str(seed))


def prepare(seed: int) -> None:
    folder(seed).mkdir()


def begun(seed: int) -> list[Note]:
    """What was begun, in some order."""
    names = [path.name.split("-") for path in folder(seed).glob("*-*-*")]
    return [Note(int(part), node, int(process)) for part, node, process in names]


def gate(seed: int) -> Path:
    return folder(seed) / "open"


def note(seed: int, part: int) -> Note:
    made = Note(part, get_runtime_context().get_node_id(), os.getpid())
    (folder(seed) / "-".join(map(str, made))).touch()
    return made


def wait(seed: int, part: int) -> None:
    note(seed, part)
    deadline = time.monotonic() + PATIENCE
    while part >= OPEN and not gate(seed).exists():
        assert time.monotonic() < deadline, "the gate stayed shut"
        time.sleep(0.02)


def simulated(plan: Plan, start: int) -> list[Outcome]:
    wait(plan.seed, start // simulate.CHUNK)
    return simulate.chunk(plan, start)


def climbed(plan: Climb, places: list[tuple[int, int]]) -> list[Played]:
    wait(plan.seed, places[0][1] // ladder.CHUNK)
    return ladder.chunk(plan, places)


def mortal(plan: Plan, part: int) -> int:
    """Its process dies under it the first time; always, if the part is 0."""
    note(plan.seed, part)
    if part == 0 or sum(one.part == part for one in begun(plan.seed)) == 1:
        os.kill(os.getpid(), signal.SIGKILL)
    return part


def wrong(plan: Plan, part: int) -> int:
    raise ZeroDivisionError(f"part {part}")
