"""Every snippet of the research page runs."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs/how-to/research.md"
SNIPPETS = re.findall(r"^## (.+?)$|```python\n(.*?)```", PAGE.read_text("utf-8"), re.S | re.M)


def snippets() -> list[object]:
    """Each with the heading above it."""
    found: list[object] = []
    heading = ""
    for title, code in SNIPPETS:
        heading = title or heading
        if code:
            found.append(pytest.param(code, id=heading))
    return found


@pytest.mark.parametrize("code", snippets())
def test_the_snippet_runs(code: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_every_adapter_has_a_snippet() -> None:
    assert len(snippets()) == 4
