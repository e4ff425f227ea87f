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
from functools import partial
from itertools import islice, repeat
from multiprocessing import get_context
from pickle import dumps, loads
from typing import Any, Final, Protocol, TypeVar

import filature
from filature import registry
from filature.core.box import BoxError
from filature.core.mistake import Mistake
from filature.core.option import Values

HERE: Final = "here"
PLACES: Final = (HERE, "ray")
RETRIES: Final = 20  # machines that may go down under one part
PATIENCE: Final = 5.0  # seconds for a cluster to answer
VERSIONS: Final = "filature {}, Python {}"  # the same on every machine


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


@contextmanager
def cluster(cores: int) -> Iterator[Spread]:
    """On the machines of a cluster, on at most so many cores at a time."""
    ray = library()
    if ray.is_initialized():
        yield over_machines(ray, cores)
        return
    with redirect_stdout(sys.stderr):  # Ray tells which machines went down: these are no facts
        join(ray)
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
        raise Mistake("no-cluster", reason=str(error).rstrip(".")) from None


def over_machines(ray: Any, cores: int) -> Spread:
    """The map of a cluster that was joined. Ray gives a part whose machine went down to another."""
    ask = ray.remote(max_retries=RETRIES)(errand()).remote
    here = VERSIONS.format(filature.__version__, platform.python_version())

    def spread(
        work: Work[Setup, Part, Found], plan: Setup, parts: Sequence[Part]
    ) -> Iterator[Found]:
        mine = rules(plan)
        asked = (ask(here, dumps(partial(answer, mine, work, plan, part))) for part in parts)
        waiting = deque(islice(asked, cores or len(parts)))
        while waiting:
            machine, there, found = told(ray, waiting.popleft())
            if there != here:
                raise Mistake("cluster-version", machine=machine, there=there, here=here)
            if not found:
                raise Mistake("cluster-box", machine=machine, name=plan.game, box=plan.box)
            waiting.extend(islice(asked, 1))
            yield found[0]

    return spread


def told(ray: Any, asked: Any) -> Any:
    """What a machine found, once it is there."""
    try:
        return ray.get(asked)
    except ray.exceptions.RayTaskError:  # the work itself is wrong
        raise
    except ray.exceptions.RayError as error:
        raise Mistake("cluster-lost", reason=str(error)) from None


# On a machine of the cluster ---------------------------------------------------------------------


def errand() -> Callable[[str, bytes], tuple[str, str, list[Any]]]:
    """What it is asked: to open what is packed if its versions are those here. A function inside
    another is sent as it stands; the machine may have another filature, or none."""

    def run(here: str, packed: bytes) -> tuple[str, str, list[Any]]:
        try:
            from filature import __version__ as version
        except ImportError:
            version = "–"
        there = VERSIONS.format(version, platform.python_version())
        return platform.node(), there, loads(packed)() if there == here else []

    return run


def answer(
    theirs: tuple[int, str] | None, work: Work[Setup, Part, Found], plan: Setup, part: Part
) -> list[Found]:
    """What the work finds, if it is done by the same rules."""
    return [work(plan, part)] if rules(plan) == theirs else []


def rules(plan: Planned) -> tuple[int, str] | None:
    """The version of the game and its box, if they can be had."""
    try:
        game = registry.load(plan.game, plan.box, plan.options)
    except (BoxError, Mistake):
        return None
    return game.version, game.box_hash
