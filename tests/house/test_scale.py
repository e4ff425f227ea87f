"""The simulation of how a house grows: the same each time, and right where the answer is known."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "explanation" / "scale.md"


@pytest.fixture(scope="module")
def scale() -> ModuleType:
    spec = spec_from_file_location("scale", ROOT / "bench" / "scale.py")
    assert spec
    assert spec.loader
    found = module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


@pytest.mark.parametrize("share", [0.3, 0.6, 0.9])
def test_a_plain_queue_waits_as_long_as_the_formula_says(scale: ModuleType, share: float) -> None:
    by_hand = share / (2 * (1 - share))
    assert scale.known(share) == pytest.approx(by_hand)
    assert scale.queued(share) == pytest.approx(by_hand, rel=0.05)


def test_a_move_takes_the_processor_as_long_as_was_measured(scale: ModuleType) -> None:
    lone, p50, p99 = scale.alone(400.0)
    assert lone == pytest.approx(0.84, rel=0.05)
    assert 0.5 < p50 < 1.8  # what was measured has a client and a network in it
    assert p50 < p99
    assert scale.crowded(32) == pytest.approx(0.41, rel=0.05)


def test_a_database_writes_as_many_lines_as_were_measured(scale: ModuleType) -> None:
    """Where it has much to write; with little it is out by a half at most."""
    for tables, rate in scale.APPENDS.items():
        found, _ = scale.appended(tables)
        assert found == pytest.approx(rate, rel=0.05 if tables >= 64 else 0.5)


def test_an_evening_is_as_long_as_the_clock(scale: ModuleType) -> None:
    for time in (0.0, 10_000.0, 25_000.0, 27_000.0, 30_000.0, 95_000.0):
        assert scale.of_the_clock(scale.evening(time)) == pytest.approx(time)
    assert scale.evening(60_000.0) == 60_000.0


def test_it_is_the_same_each_time_and_another_with_another_seed(scale: ModuleType) -> None:
    house = scale.House(2_000, 2)
    first, second = scale.seen(house), scale.seen(house)
    assert first == second != scale.seen(house, seed=8)
    assert first.rate == pytest.approx(2_000 / scale.PACE * 1000, rel=0.1)


def test_who_has_too_little_waits(scale: ModuleType) -> None:
    """Bots without thinkers, and moves without a process: each is full, and does what it can."""
    few, enough = scale.seen(scale.House(4_000, 1)), scale.seen(scale.House(4_000, 1, 8))
    assert few.thinkers > 0.98
    assert few.bots > 100 > enough.bots
    crowd = scale.seen(scale.House(20_000, 1, 32))
    assert crowd.process > 0.98
    assert crowd.p50 > 100 * enough.p50


def test_the_page_tells_what_the_program_prints(scale: ModuleType) -> None:
    page = PAGE.read_text("utf-8")
    for line in (*scale.compared(), *scale.grown(), *scale.full()):
        assert line in page, "python bench/scale.py"
