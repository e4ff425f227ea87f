"""On a Ray cluster of two nodes, of which one goes down: the same results, to the last digit."""

import json
import os
import shutil
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from tempfile import mkdtemp
from threading import Thread
from typing import Any

import pytest
from ray import cluster_utils
from ray._private import ray_constants

import filature
from cli.command import run
from filature.core.mistake import Mistake
from filature.lab import ladder, simulate, spread
from filature.lab.simulate import Plan, played
from filature.lab.spread import spreading
from lab import gates

NODE: dict[str, Any] = {
    "num_cpus": 1,
    "object_store_memory": 80_000_000,
    "node_ip_address": "127.0.0.1",
    "include_dashboard": False,
}
PLAN = Plan("lair", ("uniform", "greedy", "uniform"), 1150, 1)


def until(true: Callable[[], Any]) -> Any:
    """Waits for something that will surely come; what it was."""
    deadline = time.monotonic() + gates.PATIENCE
    while not (found := true()):
        assert time.monotonic() < deadline, "it never came"
        time.sleep(0.02)
    return found


class Nodes:
    """A head, which stays, and a node that goes down and comes again."""

    def __init__(self) -> None:
        self.cluster = cluster_utils.Cluster()
        self.cluster.add_node(wait=False, **NODE)
        self.second: Any = None

    def both(self) -> None:
        self.second = self.second or self.cluster.add_node(wait=False, **NODE)

    def fell(self, seed: int) -> None:
        """Kills all processes of the second node while it is at a part behind the gate."""
        node = self.second.node_id
        until(lambda: [one for one in gates.begun(seed) if one.node == node and behind(one)])
        self.cluster.remove_node(self.second, allow_graceful=False)
        self.second = None
        for one in gates.begun(seed):
            if one.node == node:
                with suppress(ProcessLookupError):
                    os.kill(one.process, signal.SIGKILL)


def behind(one: gates.Note) -> bool:
    return one.part >= gates.OPEN


@pytest.fixture(scope="module")
def running() -> Iterator[Nodes]:
    """One cluster for all tests; its folder has a short name, for sockets lie in it."""
    folder = Path(mkdtemp(prefix="ray-"))
    (folder / "notes").mkdir()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_TMPDIR", str(folder))
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        patch.setattr(ray_constants, "ENABLE_RAY_CLUSTER", False)  # keep to this machine, and
        patch.setenv(ray_constants.ENABLE_RAY_CLUSTERS_ENV_VAR, "0")  # tell so all that is started
        patch.setenv("PYTHONPATH", os.pathsep.join(sys.path))  # machines know what tests do
        patch.setenv(gates.NOTES, str(folder / "notes"))
        nodes = Nodes()
        patch.setenv("RAY_ADDRESS", nodes.cluster.address)
        yield nodes
        nodes.cluster.shutdown()
    shutil.rmtree(folder)


@pytest.fixture
def nodes(running: Nodes) -> Nodes:
    running.both()
    return running


def test_a_node_that_goes_down_changes_nothing(
    nodes: Nodes, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = played(PLAN)
    monkeypatch.setattr(simulate, "chunk", gates.simulated)
    gates.prepare(PLAN.seed)
    node, told = nodes.second.node_id, list[int]()

    def report(count: int) -> None:
        told.append(count)
        if count == gates.OPEN * simulate.CHUNK:  # some have come back, others are under way
            nodes.fell(PLAN.seed)
            gates.gate(PLAN.seed).touch()

    assert played(PLAN, report, on="ray") == here
    assert told == [200, 400, 600, 800, 1000, 1150]
    begun = gates.begun(PLAN.seed)
    lost = [one.part for one in begun if one.node == node and behind(one)]
    assert lost
    assert all(Counter(one.part for one in begun)[part] == 2 for part in lost)


def test_a_ladder_goes_on_where_it_stopped_and_its_file_is_the_same(
    nodes: Nodes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ladder, "RUNGS", ladder.RUNGS[:1])
    words = ("ladder", "lair", "--seats", 2, "--seed", 2, "--json", "--cores", 1)
    whole, part = tmp_path / "whole.jsonl", tmp_path / "part.jsonl"
    here = run(*words, "--matches", 36, "-o", whole)
    run(*words, "--matches", 8, "-o", part)
    monkeypatch.setattr(ladder, "chunk", gates.climbed)
    gates.prepare(2)
    more = Thread(target=fell_when_more_is_kept, args=(nodes, part))
    more.start()
    there = run(*words[:-2], "--matches", 36, "-o", part, "--on", "ray")
    more.join()
    assert part.read_text() == whole.read_text()
    assert there.exit_code == 0, there.stderr
    assert facts(there.stdout) == facts(here.stdout)


def fell_when_more_is_kept(nodes: Nodes, file: Path) -> None:
    until(lambda: len(file.read_text().splitlines()) > 1 + 8)
    nodes.fell(2)
    gates.gate(2).touch()


def facts(told: str) -> dict[str, Any]:
    """What was found, wherever it was kept."""
    return {name: fact for name, fact in json.loads(told).items() if name not in ("file", "plot")}


def test_the_command_finds_the_cluster_of_this_machine(
    nodes: Nodes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("RAY_ADDRESS")
    words = ("simulate", "lair", "--matches", 500, "--bots", "agent", "--seed", 3, "--tally")
    there = run(*words, "--json", "--on", "ray")
    assert there.exit_code == 0, there.stderr
    assert there.stdout == run(*words, "--json").stdout


def test_a_worker_that_dies_is_replaced(nodes: Nodes) -> None:
    plan = PLAN._replace(seed=4)
    gates.prepare(plan.seed)
    with spreading("ray") as over:
        assert list(over(gates.mortal, plan, [1, 2, 3])) == [1, 2, 3]
    assert Counter(one.part for one in gates.begun(plan.seed)) == {1: 2, 2: 2, 3: 2}


def test_no_more_than_so_many_at_a_time(nodes: Nodes) -> None:
    plan = PLAN._replace(seed=5)
    gates.prepare(plan.seed)
    gates.gate(plan.seed).touch()
    with spreading("ray", cores=1) as over:
        found = over(gates.simulated, plan, range(0, 1150, simulate.CHUNK))
        for part in range(6):
            next(found)
            assert max(one.part for one in gates.begun(plan.seed)) <= part + 1
        assert list(found) == []


def test_what_always_dies_is_told(nodes: Nodes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spread, "RETRIES", 1)
    plan = PLAN._replace(seed=6)
    gates.prepare(plan.seed)
    with spreading("ray") as over, pytest.raises(Mistake, match="the cluster could not go on"):
        list(over(gates.mortal, plan, [0]))
    assert len(gates.begun(plan.seed)) == 2


def test_what_is_wrong_is_told_as_it_is_here(nodes: Nodes) -> None:
    with spreading("ray") as over, pytest.raises(ZeroDivisionError, match="part 7"):
        list(over(gates.wrong, PLAN, [7]))


def test_another_version_is_refused(nodes: Nodes, monkeypatch: pytest.MonkeyPatch) -> None:
    theirs = filature.__version__
    monkeypatch.setattr(filature, "__version__", "0.0.9")
    told = run("simulate", "lair", "--on", "ray")
    assert told.exit_code == 2
    for version in (theirs, "0.0.9"):
        assert f"filature {version}, Python {sys.version.split()[0]}" in told.stderr


def test_a_box_that_is_not_there_is_refused(
    nodes: Nodes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    box = Path(ladder.__file__).parents[1] / "games/lair/boxes/harsh.toml"
    shutil.copy(box, tmp_path / "mine.toml")
    monkeypatch.chdir(tmp_path)  # a place where only this process is
    with pytest.raises(Mistake, match=r"not the same lair with the box mine\.toml"):
        played(PLAN._replace(box="mine.toml"), on="ray")
