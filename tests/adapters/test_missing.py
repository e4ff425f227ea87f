"""Without the extra, an adapter says how to get it; nothing else needs it."""

import subprocess
import sys

import pytest

HIDDEN = "import sys; sys.modules.update(dict.fromkeys({names}))\n"
PACKAGES = ["gymnasium", "numpy", "pettingzoo", "pyspiel"]


def run(code: str) -> "subprocess.CompletedProcess[str]":
    hide = HIDDEN.format(names=PACKAGES)
    return subprocess.run(
        [sys.executable, "-c", hide + code], capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("name", ["gymnasium", "openspiel", "pettingzoo", "tensors", "recall"])
def test_an_adapter_without_its_package_says_what_to_install(name: str) -> None:
    done = run(f"import filature.adapters.{name}")
    assert done.returncode != 0
    assert "pip install 'filature[rl]'" in done.stderr.splitlines()[-1]


def test_the_games_need_no_research_package() -> None:
    done = run("import filature; filature.Match(filature.load('lair'), 3).deal(1)")
    assert done.returncode == 0, done.stderr
