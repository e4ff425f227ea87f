"""The tutorials are typed as they stand: every file is written, every command run, and what is said
to be printed is printed."""

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted((ROOT / "docs/tutorials").glob("*.md"))
BLOCK = re.compile(r'^```(\w+)(?: title="([\w.]+)")?\n(.*?)^```$', re.S | re.M)


def commands(block: str) -> Iterator[tuple[str, list[str]]]:
    """Every command of a block, with the lines that it shall print."""
    for part in re.split(r"^\$ ", block, flags=re.M)[1:]:
        command, *lines = part.rstrip("\n").split("\n")
        yield command, lines


def printed(lines: list[str]) -> re.Pattern[str]:
    """What fits the lines of a page, of which `…` may be anything; spaces at ends do not count."""
    text = "\n".join(lines)
    return re.compile(re.escape(text).replace("…", ".*?").rstrip() + r"\s*", re.S)


def bare(text: str) -> str:
    return "\n".join(line.rstrip() for line in text.splitlines())


def shell(folder: Path) -> dict[str, str]:
    """An environment in which `python` and `filature` are those under test."""
    tools = folder / "bin"
    tools.mkdir()
    for name, words in {"python": [], "filature": ["-m", "filature"]}.items():
        script = tools / name
        script.write_text(f'#!/bin/sh\nexec {shlex.join([sys.executable, *words])} "$@"\n')
        script.chmod(0o755)
    plain = {"LC_ALL": "C.UTF-8", "LANG": "C.UTF-8", "NO_COLOR": "1", "COLUMNS": "80"}
    home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "FILATURE_DATA": str(folder)}
    path = {"PATH": f"{tools}{os.pathsep}{os.environ['PATH']}"}
    return {**os.environ, **plain, **home, **path, "PYTHONPATH": os.pathsep.join(sys.path)}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_tutorial_works_as_it_is_typed(page: Path, tmp_path: Path) -> None:
    work = tmp_path / "work"
    work.mkdir()
    env, ran = shell(tmp_path), 0
    for kind, title, body in BLOCK.findall(page.read_text("utf-8")):
        if title:
            (work / title).write_text(body, "utf-8")
        for command, lines in commands(body) if kind == "console" else ():
            done = subprocess.run(
                command, shell=True, cwd=work, env=env, capture_output=True, text=True, check=False
            )
            said = bare(done.stdout + done.stderr)
            assert "Traceback" not in said, said
            assert printed(lines).fullmatch(said), f"{command}\n{said}"
            ran += 1
    assert ran, "nothing to type"


def words(lang: str) -> str:
    return (ROOT / f"web/text/{lang}.ftl").read_text("utf-8").replace("\xa0", " ")


PLAYERS = [("en", "docs/tutorials/first-match.md"), ("fr", "docs/fr/premiere-partie.md")]


@pytest.mark.parametrize(("lang", "page"), PLAYERS)
def test_what_players_are_told_to_press_is_there_in_these_words(lang: str, page: str) -> None:
    text = (ROOT / page).read_text("utf-8").replace("\xa0", " ")
    named = [" ".join(found.split()) for found in re.findall(r"\*\*(.+?)\*\*", text, re.S)]
    assert len(named) >= 5
    for label in named:
        assert f"= {label}\n" in words(lang), label


def test_a_wrong_line_would_be_seen() -> None:
    assert printed(["won …", "of 100"]).fullmatch("won 12\nof 100\n")
    assert not printed(["won …", "of 100"]).fullmatch("won 12\nof 99\n")
