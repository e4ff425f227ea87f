"""The Python of README and documents is typed, as the library is."""

import os
import re
import subprocess
import sys
from pathlib import Path

import click
import pytest

from filature.cli.app import MODULES, app, read
from filature.server import budgets

ROOT = Path(__file__).parents[2]
LINE = re.compile(r"(?:^ {4,}|^\$ |`)(?:\.venv/bin/)?filature ([a-z-]+\b[^`\n]*)", re.M)
MAKE = re.compile(r"(?:^ {4,}|^\$ |`)make ([a-z]+)\b", re.M)
PAGES = [*ROOT.glob("*.md"), *sorted((ROOT / "docs").rglob("*.md"))]


BLOCK = re.compile(r'```python(?: title="(\w+)\.py")?\n(.*?)```', re.S)
RUN = re.compile(
    "_write_a_|_explanation_|_notebook_"
)  # those of tutorials are run with what they print


def snippets() -> dict[str, str]:
    """Every block of Python, by its title or a name that tells its page and place."""
    return {
        title
        or f"{re.sub(r'[^a-z]+', '_', page.relative_to(ROOT).as_posix().lower())}_{number}": block
        for page in PAGES
        for number, (title, block) in enumerate(BLOCK.findall(page.read_text("utf-8")), 1)
    }


def checked(files: dict[str, str], folder: Path) -> subprocess.CompletedProcess[str]:
    for name, text in files.items():
        (folder / f"{name}.py").write_text(text, "utf-8")
    return subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--config-file", str(ROOT / "pyproject.toml")]
        + [str(path) for path in sorted(folder.glob("*.py"))],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "MYPYPATH": str(folder)},
    )


def test_every_snippet_passes_mypy_strict(tmp_path: Path) -> None:
    assert len(snippets()) >= 6
    done = checked(snippets(), tmp_path)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("name", [name for name in snippets() if RUN.search(name)])
def test_snippets_of_how_tos_run(name: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", snippets()[name]],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "False" not in done.stdout


@pytest.mark.parametrize(
    "fault",
    [
        "match.why_not(0, 'taunt A').clause",  # there may be nothing against it
        "match.view(0).hand",
        "game.imagine(match.state, 7)",
        "game.scene(match.view(0), 'pass')",
    ],
)
def test_a_wrong_snippet_would_be_seen(fault: str, tmp_path: Path) -> None:
    head = "import filature\ngame = filature.load('lair')\nmatch = filature.Match(game, 2)\n"
    done = checked({"wrong": head + fault + "\n"}, tmp_path)
    assert done.returncode == 1
    assert "wrong.py:4: error" in done.stdout


def commands() -> list[tuple[str, list[str]]]:
    """Every line of the documents that calls filature, and its words."""
    found = [(page, one) for page in PAGES for one in LINE.findall(page.read_text("utf-8"))]
    plain = [(page, re.sub(r" #.*| \| .*|…", "", one)) for page, one in found]
    return [(f"{page.name}: {one}", re.sub(r"[][]", "", one).split()) for page, one in plain]


def wrong(words: list[str]) -> str:
    """What is no command, or no option of it."""
    command: click.Command = app()
    for word in words:
        if word.startswith("-"):
            context = click.Context(command)
            known = {name for one in command.get_params(context) for name in one.opts}
            if word.partition("=")[0] not in known:
                return word
        elif isinstance(command, click.Group):
            if word not in command.commands:
                return word
            command = read(word, "en") if word in MODULES else command.commands[word]
    return ""


def test_every_command_of_the_documents_exists_with_its_options() -> None:
    assert len(commands()) > 60
    assert [said for said, words in commands() if wrong(words)] == []


def test_the_budgets_of_the_documents_are_taken(tmp_path: Path) -> None:
    text = (ROOT / "docs/how-to/host.md").read_text("utf-8")
    (given,) = re.findall(r"```toml\n(.*?)```", text, re.S)
    (tmp_path / "budgets.toml").write_text(given, "utf-8")
    assert budgets.read(tmp_path / "budgets.toml") != budgets.BUDGETS


def test_what_make_is_asked_for_is_there() -> None:
    known = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.M))
    asked = {one for page in PAGES for one in MAKE.findall(page.read_text("utf-8"))}
    assert len(asked) > 10
    assert asked - known == set()


@pytest.mark.parametrize("line", ["plai lair", "play lair --boats 2", "box chek mine.toml"])
def test_a_wrong_command_would_be_seen(line: str) -> None:
    assert wrong(line.split())
