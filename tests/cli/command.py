"""The command, run in this process or in one of its own."""

import os
import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import filature
from filature.cli.app import app

SIZE = ("COLUMNS", "LINES")  # of a screen, when somebody insists


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's data folder, empty."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


def run(
    *words: str | int | Path, lines: Iterable[str] = (), columns: int = 100, locale: str = "en_GB"
) -> Result:
    """The command with lines piped into it."""
    given = "".join(f"{line}\n" for line in lines)
    environment = {"COLUMNS": str(columns), "LANG": locale, "LC_ALL": "", "LANGUAGE": ""}
    return CliRunner().invoke(app(), [str(word) for word in words], input=given, env=environment)


def resume_command(output: str) -> list[str]:
    """The words of the command that a sitting left behind, without `filature`."""
    (found,) = re.findall(r"^ +filature (resume .+)$", output, re.MULTILINE)
    return str(found).split()


def kept(match: filature.Match, path: Path, *players: str) -> Path:
    """A match in a file."""
    match.players = players
    match.save(path)
    return path


def environment(data: Path, **more: str) -> dict[str, str]:
    """What a process of its own sees: its own folder for matches, and English."""
    kept = {name: value for name, value in os.environ.items() if name not in SIZE}
    return {
        **kept,
        "LANG": "en_GB.UTF-8",
        "LC_ALL": "",
        "LANGUAGE": "",
        "TERM": "xterm-256color",
        "XDG_DATA_HOME": str(data),
        **more,
    }


def process(data: Path, *words: str, **more: str) -> "subprocess.CompletedProcess[str]":
    """The command as a process of its own, its output piped."""
    return subprocess.run(
        [sys.executable, "-m", "filature", *words],
        env=environment(data, **more),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=60,
    )
