"""Where work is done: here, unless a cluster is asked for, and there is one."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from ray import cloudpickle

from cli.command import run
from filature.lab.spread import errand

LOCALLY = """
import sys
import filature, filature.cli.app, filature.lab.ladder
from filature.cli.app import app
try:
    app().main(["simulate", "lair", "--matches", "2500", "--bots", "uniform"])
finally:
    print(sorted(name for name in sys.modules if name.partition(".")[0] == "ray"))
"""

THERE = """
import sys
from ray import cloudpickle
print(cloudpickle.loads(sys.stdin.buffer.read())("another", b"")[1])
"""


def test_nothing_imports_ray_until_it_is_asked_for() -> None:
    done = subprocess.run([sys.executable, "-c", LOCALLY], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize("command", ["simulate", "ladder"])
@pytest.mark.parametrize(
    ("address", "reason"),
    [("127.0.0.1:1", "refused"), ("nonsense", "Invalid"), ("http://127.0.0.1:8265", "HTTP")],
)
def test_without_a_cluster_one_sentence_says_so(
    command: str, address: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RAY_ADDRESS", address)
    monkeypatch.chdir(tmp_path)
    told = run(command, "lair", "--on", "ray", "--seats", 2)
    assert told.exit_code == 2
    assert told.stdout == ""
    (line,) = told.stderr.splitlines()
    assert line.startswith("filature: no Ray cluster could be joined (")
    assert reason in line
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", ["simulate", "ladder"])
def test_without_ray_it_says_what_to_install(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.chdir(tmp_path)
    told = run(command, "lair", "--on", "ray")
    assert told.exit_code == 2
    assert "pip install 'filature[cluster]'" in told.stderr
    assert list(tmp_path.iterdir()) == []


def test_another_place_is_refused_with_what_there_is() -> None:
    told = run("simulate", "lair", "--on", "rai")
    assert told.exit_code == 2
    assert "there are: here, ray (did you mean ray?)" in told.stderr


@pytest.mark.parametrize(
    ("module", "version"), [('__version__ = "0.0.1"', "0.0.1"), ("raise ImportError", "–")]
)
def test_a_machine_with_another_filature_or_none_can_say_so(
    module: str, version: str, tmp_path: Path
) -> None:
    (tmp_path / "filature").mkdir()
    (tmp_path / "filature/__init__.py").write_text(module)
    done = subprocess.run(
        [sys.executable, "-c", THERE],
        input=cloudpickle.dumps(errand()),
        env=os.environ | {"PYTHONPATH": str(tmp_path), "PYTHONUTF8": "1"},
        capture_output=True,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.decode().startswith(f"filature {version}, Python 3.")
