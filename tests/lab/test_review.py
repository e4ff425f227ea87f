"""The review: what was given away, where it turned, what was luck."""

from pathlib import Path

import pytest

import filature
from filature.conformance.tables import finished
from filature.core.mistake import Mistake
from filature.lab import review as lab


@pytest.fixture(scope="module")
def match() -> filature.Match:
    return finished(filature.load("lair", options={"target": 5}), 2, 1)


@pytest.fixture(scope="module")
def found(match: filature.Match) -> lab.Review:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lab, "EACH", 4)
        patch.setattr(lab, "PLAYOUTS", 10)
        patch.setattr(lab, "simulations", lambda name: 20)
        return lab.review(match, [0])


def test_every_decision_of_the_seat_is_judged(match: filature.Match, found: lab.Review) -> None:
    assert found.decisions
    for one in found.decisions:
        entry = match.log[one.place]
        assert (entry.seat, entry.action) == (one.seat, one.chosen) == (0, one.chosen)
        assert one.lost >= 0
        assert one.lost == 0 or one.best != one.chosen


def test_chance_and_choices_add_up_to_the_result(match: filature.Match, found: lab.Review) -> None:
    last = [float(seat in match.winners()) / len(match.winners()) for seat in range(2)]
    assert list(found.moments[-1].shares) == pytest.approx(last)
    for seat in range(2):
        total = last[seat] - found.moments[0].shares[seat]
        assert sum(found.sources(seat)) == pytest.approx(total)


def test_the_greatest_changes_are_the_turning_points(found: lab.Review) -> None:
    changes = [abs(b.shares[0] - a.shares[0]) for a, b in found.steps()]
    turns = found.turns(0, 2)
    assert max(abs(change) for _, change in turns) == pytest.approx(max(changes))
    assert [moment.place for moment, _ in turns] == sorted(moment.place for moment, _ in turns)


def test_a_match_that_is_not_over_is_not_reviewed(match: filature.Match) -> None:
    with pytest.raises(Mistake, match="not over"):
        lab.review(match.at(len(match.log) - 1), [0])


def test_the_plot_is_drawn(found: lab.Review, tmp_path: Path) -> None:
    lab.plot(found, ("Ada", "Basil"), "Lair", tmp_path / "plot.svg")
    assert "<svg" in (tmp_path / "plot.svg").read_text("utf-8")
