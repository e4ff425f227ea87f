"""The Python of README and documents is typed, as the library is."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "README.fr.md", *sorted((ROOT / "docs").rglob("*.md"))]


BLOCK = re.compile(r'```python(?: title="(\w+)\.py")?\n(.*?)```', re.S)
RUN = re.compile("_write_a_|_explanation_")  # those of tutorials are run with what they print


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
