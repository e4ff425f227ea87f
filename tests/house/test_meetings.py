"""Where clauses meet there is a test: see `meetings.py`."""

import re

import pytest

import filature
import meetings
from filature import registry


@pytest.mark.parametrize("game", registry.OURS)
def test_every_frequent_pair_of_clauses_has_a_test(game: str) -> None:
    source = "".join(file.read_text("utf-8") for file in meetings.scenario_files(game))
    tests = set(re.findall(r"def (test_\w+)", source))
    assert meetings.known(game)
    for meeting in meetings.known(game):
        assert meeting.test.partition("[")[0] in tests, f"no test for {meeting}"


@pytest.mark.skipif(filature.COMPILED, reason="rules are looked at interpreted")
@pytest.mark.parametrize("game", registry.OURS)
def test_what_always_meets_stands_in_the_table(game: str) -> None:
    """The table is younger than the rules: else `make meetings`."""
    every = [meetings.played(game, kind, meetings.sizes(game)[-1], 99) for kind in meetings.KINDS]
    known = {meeting.pair for meeting in meetings.known(game)}
    assert set.intersection(*every) <= known
    assert set.intersection(*every)
