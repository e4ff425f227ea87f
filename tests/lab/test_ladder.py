"""The ladder: balanced seats, paired seeds, and a file that can be taken up again."""

from pathlib import Path

import pytest

from filature.core.mistake import Mistake
from filature.lab import ladder
from filature.lab.ladder import (
    Climb,
    Played,
    arranged,
    climb,
    interval,
    ratings,
    share,
    standings,
)
from filature.lab.simulate import wilson

PLAN = Climb("lair", 2, 4, 1)


@pytest.fixture(autouse=True)
def low_ladder(monkeypatch: pytest.MonkeyPatch) -> None:
    """The cheap rung alone."""
    monkeypatch.setattr(ladder, "RUNGS", (("recruit", "agent"),))


def test_each_seed_is_played_with_the_upper_level_at_each_seat() -> None:
    places = [arranged(0, number, 3).index("agent") for number in range(6)]
    assert places == [0, 1, 2, 0, 1, 2]


def test_a_ladder_that_was_left_is_taken_up_where_it_stopped(tmp_path: Path) -> None:
    whole = climb(PLAN, tmp_path / "whole", cores=1)
    climb(PLAN._replace(matches=2), tmp_path / "part", cores=1)
    with (tmp_path / "part").open("a") as file:
        file.write("[0, 2")  # the machine went down here
    told: list[int] = []
    assert climb(PLAN, tmp_path / "part", told.append, cores=1) == whole
    assert told == [2, 4]
    assert (tmp_path / "part").read_text() == (tmp_path / "whole").read_text()


def test_more_cores_change_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "CHUNK", 2)
    assert climb(PLAN, tmp_path / "two", cores=2) == climb(PLAN, tmp_path / "one", cores=1)


@pytest.mark.parametrize("text", ["", "a diary\n", '{"ladder": "bond"}\n'])
def test_another_file_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "kept").write_text(text)
    with pytest.raises(Mistake, match="another ladder"):
        climb(PLAN, tmp_path / "kept", cores=1)
    assert (tmp_path / "kept").read_text() == text


def test_a_shared_victory_counts_as_a_part_of_one() -> None:
    assert share(Played(0, 0, (0,)), 2) == 1
    assert share(Played(0, 0, (0, 1)), 2) == 0.5
    assert share(Played(0, 1, (0,)), 2) == 0
    assert share(Played(0, 1, ()), 2) == 0.5  # nobody has won


def test_the_interval_holds_the_share_and_the_better_level_is_rated_higher(tmp_path: Path) -> None:
    plan = PLAN._replace(matches=40)
    won = [Played(0, n, (n % 2,) if n % 4 else (1 - n % 2,)) for n in range(40)]
    (one,) = standings(plan, won)
    assert one.share == 0.75
    assert one.low < 0.75 < one.high
    assert one.low == pytest.approx(0.598, abs=0.001)
    rated = {rating.level: rating.mu for rating in ratings(plan, won)}
    assert rated["agent"] > rated["recruit"]
    ladder.plot(plan, [one], {"agent": "Agent", "recruit": "Recrue"}, tmp_path / "plot.svg")
    assert "<svg" in (tmp_path / "plot.svg").read_text()


def test_parts_of_a_victory_scatter_less_than_whole_ones() -> None:
    whole = [1.0] * 30 + [0.0] * 70
    assert interval(whole) == pytest.approx(wilson(30, 100))
    low, high = interval([0.5] * 60 + [0.0] * 40)  # the same mean, in halves
    assert wilson(30, 100)[0] < low < 0.3 < high < wilson(30, 100)[1]
    assert interval([1.0] * 10) == pytest.approx(wilson(10, 10))
