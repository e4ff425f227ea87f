"""A review at the command line."""

from pathlib import Path

import pytest

import filature
from cli.command import kept, run
from filature.bots.searcher import Budget
from filature.conformance.tables import finished
from filature.lab import review


def test_a_review_tells_of_decisions_turns_and_luck(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review, "PLAYOUTS", 5)
    monkeypatch.setattr(review, "EACH", 2)
    monkeypatch.setattr(review, "Budget", lambda simulations: Budget(5))
    match = finished(filature.load("lair", options={"target": 5}), 2, 1)
    file = kept(match, tmp_path / "one.match", "me:Ada", "agent")
    told = run("review", file, "--lang", "fr").stdout
    for text in ("Ada", "par le hasard", "cédé"):
        assert text in told
    assert (tmp_path / "one.svg").exists()
    line = next(n for n, entry in enumerate(match.log) if entry.seat == 0)
    assert "Ada: " in run("review", file, "--at", line, "--lang", "en").stdout
    assert "nobody decided" in run("review", file, "--at", 0, "--lang", "en").stderr


def test_an_open_match_is_not_reviewed(tmp_path: Path) -> None:
    match = filature.Match(filature.load("lair"), 2)
    match.deal(1)
    file = kept(match, tmp_path / "open.match", "me", "agent")
    assert "not over" in run("review", file, "--lang", "en").stderr
    assert "not over" in run("review", file, "--lang", "en", "--at", 0).stderr
