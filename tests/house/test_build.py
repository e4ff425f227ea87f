"""Interpreted or compiled: the build that was asked for is what runs, and it is whole."""

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import filature

ROOT = Path(__file__).parents[2]


def hot_modules() -> list[str]:
    """The modules that setup.py compiles."""
    words = [sys.executable, "setup.py", "hot"]
    told = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [".".join(Path(file).with_suffix("").parts[1:]) for file in told.split()]


def wanted() -> bool:
    """Whether a compiled build is to run; where nobody said, whether one does."""
    if os.environ.get("FILATURE_INTERPRETED"):
        return False
    return bool(os.environ.get("FILATURE_COMPILED")) or filature.COMPILED


def test_the_build_that_was_asked_for_is_what_runs() -> None:
    assert wanted() == filature.COMPILED
    files = {name: import_module(name).__file__ or "" for name in hot_modules()}
    assert len(files) > 80
    assert [name for name, file in files.items() if file.endswith(".py") == wanted()] == []
