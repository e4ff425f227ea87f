"""A ladder at the command line."""

from pathlib import Path

import pytest

from cli.command import run
from filature.lab import ladder


def test_a_ladder_is_told_kept_and_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "RUNGS", (("recruit", "agent"),))
    file = tmp_path / "kept.jsonl"
    words = ("ladder", "lair", "--matches", 2, "--seats", 2, "--cores", 1, "-o", file)
    told = run(*words, "--lang", "fr").stdout
    for text in ("Agent / Recrue", "50,0\u00a0%", "cote"):
        assert text in told
    assert file.exists()
    assert (tmp_path / "kept.svg").exists()
    assert "another ladder" in run(*words, "--seed", 2, "--lang", "en").stderr
