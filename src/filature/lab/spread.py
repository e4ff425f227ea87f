"""Work spread out: over the processes of this machine, or over a Ray cluster that runs.

Both are one map: `spread(work, plan, parts)` gives what `work(plan, part)` finds, in the order of
the parts, each once. What is found depends on the plan and its part alone, not on where.
"""

import os
import platform
import socket
import sys
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import AbstractContextManager, contextmanager, redirect_stdout
from itertools import islice, repeat
from multiprocessing import get_context
from typing import Any, Final, NamedTuple, Protocol, TypeVar

import filature
from filature import registry
from filature.core.box import BoxError
from filature.core.mistake import Mistake
from filature.core.option import Values

HERE: Final = "here"
PLACES: Final = (HERE, "ray")
RETRIES: Final = 20  # machines that may go down under one part
PATIENCE: Final = 5.0  # seconds for a cluster to answer


class Planned(Protocol):
    """What a plan says of the game."""

    @property
    def game(self) -> str: ...
    @property
    def box(self) -> str: ...
    @property
    def options(self) -> Values | None: ...


Setup = TypeVar("Setup", bound=Planned)
Part = TypeVar("Part")
Found = TypeVar("Found")
Work = Callable[[Setup, Part], Found]


class Spread(Protocol):
    """The map."""

    def __call__(
        self, work: Work[Setup, Part, Found], plan: Setup, parts: Sequence[Part]
    ) -> Iterator[Found]: ...


def spreading(on: str = HERE, cores: int = 0) -> AbstractContextManager[Spread]:
    """The map of a place, on so many cores; on all of them, unless told otherwise."""
    if on not in PLACES:
        raise Mistake("bad-on", word=on, known=", ".join(PLACES))
    return processes(cores or os.cpu_count() or 1) if on == HERE else cluster(cores)


# Here --------------------------------------------------------------------------------------------


@contextmanager
def processes(cores: int) -> Iterator[Spread]:
    """On this machine; with one core in this process."""
    if cores == 1:
        yield lambda work, plan, parts: map(work, repeat(plan), parts)
        return
    with ProcessPoolExecutor(cores, mp_context=get_context("spawn")) as pool:
        yield lambda work, plan, parts: pool.map(work, repeat(plan), parts)


# On a cluster ------------------------------------------------------------------------------------


class Likeness(NamedTuple):
    """What machines must have alike for a match to go the same way on each."""

    filature: str
    python: str
    game: int = 0  # its version; none when the machine cannot load it
    box: str = ""

    @property
    def versions(self) -> str:
        return f"filature {self.filature}, Python {self.python}"


class Answer(NamedTuple):
    """What a machine of the cluster found, unless it is unlike the one that asked."""

    machine: str
    likeness: Likeness
    found: Any


@contextmanager
def cluster(cores: int) -> Iterator[Spread]:
    """On the machines of a cluster, on at most so many cores at a time."""
    ray = library()
    if ray.is_initialized():
        yield over_machines(ray, cores)
        return
    join(ray)
    with redirect_stdout(sys.stderr):  # Ray tells which machines went down: these are no facts
        try:
            yield over_machines(ray, cores)
        finally:
            ray.shutdown()


def library() -> Any:
    """Ray, which nothing else needs."""
    os.environ.setdefault("RAY_gcs_server_port_wait_time_s", "1")  # else Ray tries for minutes
    try:
        import ray
    except ModuleNotFoundError:
        raise Mistake("bad-extra", extra="cluster") from None
    return ray


def join(ray: Any) -> None:
    """Joins the cluster at RAY_ADDRESS, else the one that this machine belongs to."""
    host, _, port = os.environ.get("RAY_ADDRESS", "").rpartition(":")
    try:
        if port.isdecimal() and "/" not in host:
            socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
        ray.init("auto", logging_level="ERROR", log_to_driver=False)
    except Exception as error:  # Ray raises of all kinds
        raise Mistake("no-cluster", reason=str(error)) from None


def over_machines(ray: Any, cores: int) -> Spread:
    """The map of a cluster that was joined. Ray gives a part whose machine went down to another."""
    ask = ray.remote(max_retries=RETRIES)(answer).remote

    def spread(
        work: Work[Setup, Part, Found], plan: Setup, parts: Sequence[Part]
    ) -> Iterator[Found]:
        here = likeness(plan)
        asked = (ask(here, work, plan, part) for part in parts)
        waiting = deque(islice(asked, cores or len(parts)))
        while waiting:
            got = told(ray, waiting.popleft())
            check(plan, here, got)
            waiting.extend(islice(asked, 1))
            yield got.found

    return spread


def told(ray: Any, asked: Any) -> Answer:
    """The answer, once it is there."""
    try:
        return Answer(*ray.get(asked))
    except ray.exceptions.RayTaskError:
        raise
    except ray.exceptions.RayError as error:
        raise Mistake("cluster-lost", reason=str(error)) from None


def answer(here: Likeness, work: Work[Setup, Part, Found], plan: Setup, part: Part) -> Answer:
    """On a machine of the cluster: the work, if it is done there as here."""
    there = likeness(plan)
    return Answer(platform.node(), there, work(plan, part) if there == here else None)


def likeness(plan: Planned) -> Likeness:
    """What this machine has."""
    try:
        game = registry.load(plan.game, plan.box, plan.options)
    except (BoxError, Mistake):
        return Likeness(filature.__version__, platform.python_version())
    return Likeness(filature.__version__, platform.python_version(), game.version, game.box_hash)


def check(plan: Planned, here: Likeness, got: Answer) -> None:
    """Refuses what was found under other rules."""
    there = got.likeness
    if there.versions != here.versions:
        blanks = {"there": there.versions, "here": here.versions}
        raise Mistake("cluster-version", machine=got.machine, **blanks)
    if there != here:
        raise Mistake("cluster-box", machine=got.machine, name=plan.game, box=plan.box)
