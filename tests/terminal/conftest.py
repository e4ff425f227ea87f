"""Matches of the tests are kept in a folder of their own."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's data folder, empty."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path
