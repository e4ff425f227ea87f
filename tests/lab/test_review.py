"""The review: what was given away, where it turned, what was luck."""

from itertools import pairwise
from pathlib import Path

import pytest

import filature
from filature.bots.searcher import Budget
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
        patch.setattr(lab, "Budget", lambda simulations: Budget(20))
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
    shares = [moment.shares[0] for moment in found.moments]
    changes = [abs(after - before) for before, after in pairwise(shares)]
    turns = found.turns(0, 2)
    assert max(abs(step.change(0)) for step in turns) == pytest.approx(max(changes))
    places = [step.after.place for step in turns]
    assert places == sorted(places)


def test_the_worst_decisions_gave_most_away_and_stand_in_their_order(found: lab.Review) -> None:
    worst = found.worst(0, 3)
    told = [one for one in found.decisions if one.lost >= lab.FEW]
    assert {one.lost for one in worst} == {*sorted([one.lost for one in told])[-3:]}
    assert [one.place for one in worst] == sorted(one.place for one in worst)
    assert found.lost(0) > 0


def test_a_match_that_is_not_over_is_not_reviewed(match: filature.Match) -> None:
    with pytest.raises(Mistake, match="not over"):
        lab.review(match.at(len(match.log) - 1), [0])


def test_the_plot_is_drawn(found: lab.Review, tmp_path: Path) -> None:
    lab.plot(found, ("Ada", "Basil"), "Lair", tmp_path / "plot.svg")
    assert "<svg" in (tmp_path / "plot.svg").read_text("utf-8")
