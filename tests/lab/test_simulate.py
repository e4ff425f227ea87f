"""Many matches: the same seed gives the same result, and the numbers are right."""

import os

import pytest

from filature.lab import simulate as lab
from filature.lab.simulate import Outcome, Plan, simulate, summary

UNIFORM = Plan("lair", ("uniform",) * 3, 60, 1)
MIXED = Plan("lair", ("greedy", "uniform", "uniform"), 60, 1)


@pytest.mark.parametrize("plan", [UNIFORM, MIXED])
def test_the_same_seed_gives_the_same_summary_and_another_another(plan: Plan) -> None:
    assert simulate(plan) == simulate(plan)
    assert simulate(plan) != simulate(plan._replace(seed=2))


def test_more_processes_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    alone = simulate(UNIFORM._replace(matches=250))
    monkeypatch.setattr(lab, "FEW", 10)
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    assert simulate(UNIFORM._replace(matches=250)) == alone


def test_a_longer_run_begins_with_the_shorter_one() -> None:
    assert lab.played(UNIFORM._replace(matches=20)) == lab.played(UNIFORM)[:20]


def test_a_greedy_bot_beats_uniform_ones() -> None:
    greedy, *others = simulate(MIXED).seats
    assert greedy.low > max(seat.rate for seat in others)


def test_wins_shared_wins_lengths_and_endings_are_counted() -> None:
    plan = Plan("lair", ("uniform", "greedy"), 4, 1)
    found = summary(
        plan,
        [
            Outcome((0,), (30, 4), 10, "KILL-END-1"),
            Outcome((0, 1), (8, 8), 20, "KILL-END-3"),
            Outcome((1,), (0, 9), 60, "KILL-END-3"),
            Outcome((1,), (2, 31), 30, "KILL-END-1"),
        ],
    )
    first, second = found.seats
    assert (first.bot, first.wins, first.shared, first.rate, first.score) == (
        "uniform",
        2,
        1,
        0.5,
        10.0,
    )
    assert (second.wins, second.shared, second.rate) == (3, 1, 0.75)
    assert first.low == pytest.approx(0.1500, abs=1e-4)  # Wilson, 2 of 4
    assert first.high == pytest.approx(0.8500, abs=1e-4)
    assert found.length == (30.0, 25.0, 10, 60)
    assert found.endings == {"KILL-END-1": 2, "KILL-END-3": 2}


def test_progress_is_reported_up_to_the_last_match() -> None:
    told: list[int] = []
    lab.played(UNIFORM._replace(matches=450), told.append)
    assert told == [200, 400, 450]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"bots": ("uniform",)}, "2 to 6"),
        ({"bots": ("dog", "dog")}, "no bot"),
        ({"matches": 0}, "at least one"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(change: dict[str, object], reason: str) -> None:
    plan = Plan(**{**UNIFORM._asdict(), **change})
    with pytest.raises(ValueError, match=reason):
        simulate(plan)
