"""The research examples find what they say."""

import runpy
from pathlib import Path

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_mccfr_can_be_exploited_less_and_less() -> None:
    before, after = runpy.run_path(str(EXAMPLES / "mccfr.py"))["exploitabilities"]((0, 100))
    assert before > 0.19
    assert after < before / 2


def test_a_short_course_beats_the_uniform_bot() -> None:
    lesson = runpy.run_path(str(EXAMPLES / "learn.py"))
    weights, _ = lesson["learn"](280, seed=1)
    share, low, high = lesson["share_won"](weights, 200, seed=2)
    assert 0.5 < low < share < high
