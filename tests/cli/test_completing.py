"""What a shell offers after Tab."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import filature
from cli.command import environment, kept
from filature import registry
from filature.bots import BOTS
from filature.cli.app import MODULES

CLAUSES = [name for name in filature.load("lair").clauses("en") if name.startswith("KILL-TAUNT")]


def offered(data: Path, line: str, **more: str) -> list[str]:
    """What bash is told for a line; its last word is not yet whole."""
    words = line.split(" ")
    asked = {"COMP_WORDS": line, "COMP_CWORD": str(len(words) - 1)}
    done = subprocess.run(
        [sys.executable, "-m", "filature"],
        env=environment(data, _FILATURE_COMPLETE="bash_complete", **asked, **more),
        cwd=data,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stderr == ""
    return [line.partition(",")[2] for line in done.stdout.splitlines() if line]


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("filature ", list(MODULES)),
        ("filature re", ["resume", "replay", "review", "restore"]),
        ("filature box ", ["check"]),
        (
            "filature serve --",
            [
                *("--port", "--lan", "--public-url", "--knock", "--open", "--data", "--store"),
                *(
                    "--workers",
                    "--inner",
                    "--keep",
                    "--smtp",
                    "--smtp-from",
                    "--behind",
                    "--name",
                    "--disk",
                    "--metrics",
                ),
                *("--budgets", "--lang", "--help"),
            ],
        ),
        ("filature box check --g", ["--game"]),
        ("filature play ", list(registry.available())),
        ("filature box check --game l", ["lair"]),
        ("filature play lair --box ", registry.boxes("lair")),
        ("filature play --box ", []),
        ("filature simulate lair --bots ", list(BOTS)),
        ("filature ladder lair --on ", ["here", "ray"]),
        ("filature play lair --bots agent,re", ["agent,recruit"]),
        ("filature games --lang ", ["fr", "en"]),
        ("filature play lair --lang de --see", ["--seed"]),
        ("filature rules lair KILL-TAUNT", CLAUSES),
        ("filature rules chess ", []),
        ("filature completion ", ["bash", "zsh", "fish"]),
    ],
)
def test_a_shell_offers_what_may_stand_there(line: str, words: list[str], data: Path) -> None:
    assert offered(data, line) == words


def test_a_shell_offers_match_files_here_and_kept(data: Path) -> None:
    match = filature.Match(filature.load("lair"), 2)
    match.deal(1)
    folder = data / "filature" / "matches"
    folder.mkdir(parents=True)
    there = kept(match, folder / "old.match")
    kept(match, data / "here.match")
    (data / "other.txt").touch()
    assert offered(data, "filature replay ") == ["here.match", str(there)]
    assert offered(data, "filature verify he") == ["here.match"]


@pytest.mark.skipif(not shutil.which("bash"), reason="no bash here")
def test_bash_completes_with_the_script_that_it_is_shown(data: Path) -> None:
    (data / "filature").write_text(f'#!/bin/sh\nexec {sys.executable} -m filature "$@"\n')
    (data / "filature").chmod(0o755)
    script = """
        eval "$(filature completion bash)"
        COMP_WORDS=(filature play lair --box h) COMP_CWORD=4
        $(complete -p filature | sed 's/.*-F \\([^ ]*\\) .*/\\1/') filature; echo "${COMPREPLY[@]}"
    """
    path = f"{data}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        ["bash", "-c", script],
        env=environment(data, PATH=path),
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == ["harsh"], done.stderr
