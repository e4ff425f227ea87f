"""Tests that are to bring two clauses together do so: see `meetings.py`."""

from collections.abc import Iterator

import pytest

import filature
import meetings
from meetings import Pair


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    game = item.path.parent.name
    promised = set() if filature.COMPILED else meetings.promised(game, item.name)
    if not promised:
        return (yield)
    found: set[Pair] = set()
    with meetings.witness(game).watching(found.update):
        yield
    assert promised <= found, f"they no longer meet in {item.name}: {promised - found}"
