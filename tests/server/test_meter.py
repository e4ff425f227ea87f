"""What is counted: by a clock that the test drives, in steps that it counts."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from filature.core.mistake import Mistake
from filature.server.budgets import BUDGETS, Budget, changed
from filature.server.meter import LOOKED_AT, NEVER, Bucket, MemoryMeter
from filature.server.origins import household
from filature.server.rooms.problems import TooManyRequests
from filature.server.spending import Spending, Who
from filature.text.catalogue import said

FLOW = Budget("flow", "address", "things", 3, 60, "Because.")
HELD = Budget("held", "address", "things", 2, None, "Because.")
STILL = FLOW._replace(a_minute=0)


class Clock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Counting(MemoryMeter):
    """Counts those at whom it looks."""

    looks = 0

    def forgettable(self, bucket: Bucket) -> bool:
        self.looks += 1
        return super().forgettable(bucket)


def test_a_burst_and_then_so_many_a_minute() -> None:
    clock = Clock()
    meter = MemoryMeter(clock)
    assert [meter.take(FLOW, "ada") for _ in range(4)] == [0, 0, 0, 1.0]
    clock.now += 0.25
    assert meter.take(FLOW, "ada") == 0.75
    assert meter.take(FLOW, "bo") == 0
    clock.now += 0.75
    assert meter.take(FLOW, "ada") == 0
    clock.now += 3600
    assert [meter.take(FLOW, "ada") for _ in range(4)] == [0, 0, 0, 1.0]


def test_more_than_the_brim_is_owed() -> None:
    clock = Clock()
    meter = MemoryMeter(clock)
    assert meter.take(FLOW, "ada", 10) == 0
    assert meter.take(FLOW, "ada") == 8.0
    meter.charge(FLOW, "ada", -9)
    assert [meter.take(FLOW, "ada", 2), meter.take(FLOW, "ada")] == [0, 1.0]


def test_what_never_comes_back_and_what_is_not_there_at_all() -> None:
    meter = MemoryMeter(Clock())
    assert [meter.take(STILL, "ada") for _ in range(5)] == [0, 0, 0, NEVER, NEVER]
    assert meter.take(FLOW._replace(most=0), "bo") > 0


def test_what_is_held_is_there_again_when_it_is_let_go() -> None:
    meter = MemoryMeter()
    assert [meter.hold(HELD, "ada") for _ in range(3)] == [True, True, False]
    assert meter.hold(HELD, "bo")
    meter.release(HELD, "ada")
    assert meter.hold(HELD, "ada")
    for one in ("ada", "ada", "bo"):
        meter.release(HELD, one)
    assert not meter.holding


def test_a_hundred_thousand_addresses_cost_each_request_two_looks() -> None:
    clock = Clock()
    meter = Counting(clock)
    for number in range(100_000):
        before = meter.looks
        meter.take(STILL, str(number))
        assert meter.looks - before <= LOOKED_AT
    assert len(meter.buckets) == 100_000


def test_who_has_everything_again_is_forgotten_a_few_at_a_time() -> None:
    clock = Clock()
    meter = Counting(clock)
    for number in range(1000):
        meter.take(FLOW, str(number))
    clock.now += 60
    for _ in range(1000):
        meter.take(STILL, "one")
    assert len(meter.buckets) == 1
    assert meter.take(STILL, "one") == NEVER


def test_memory_has_an_end() -> None:
    meter = MemoryMeter(Clock(), most=50)
    for number in range(500):
        meter.take(STILL, str(number))
        assert len(meter.buckets) <= 51
    assert [meter.take(STILL, "499") for _ in range(3)] == [0, 0, NEVER]  # the latest are known


@given(st.lists(st.tuples(st.floats(0, 30), st.sampled_from("ab")), max_size=60))
def test_forgetting_changes_nothing(steps: list[tuple[float, str]]) -> None:
    """Who is forgotten would have had everything."""
    clock = Clock()
    meter, alone = MemoryMeter(clock), {key: Bucket(FLOW, clock.now) for key in "ab"}
    for seconds, key in steps:
        clock.now += seconds
        found = meter.take(FLOW, key)
        assert found == pytest.approx(alone[key].take(clock.now), abs=1e-6)


# Whoever it is ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "whose"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::1", "::/64"),
        ("local", "local"),
    ],
)
def test_a_household_is_one_however_many_addresses_it_has(address: str, whose: str) -> None:
    assert household(address) == whose


def test_what_one_row_refuses_is_taken_from_none() -> None:
    spending = Spending(clock=Clock())
    guest, address = spending.rows["tables"]
    for _ in range(int(guest.most)):
        spending.take("tables", Who("home", "ada"))
    for _ in range(5):
        with pytest.raises(TooManyRequests):
            spending.take("tables", Who("home", "ada"))
    for number in range(int(address.most - guest.most)):
        spending.take("tables", Who("home", f"guest {number}"))
    with pytest.raises(TooManyRequests):
        spending.take("tables", Who("home", "one more"))
    for _ in range(int(guest.most)):  # the household's refusal cost the guest nothing
        spending.take("tables", Who("elsewhere", "one more"))


def test_what_cannot_be_held_as_a_whole_is_not_held_at_all() -> None:
    spending = Spending(changed(BUDGETS, {"watchers": {"table": {"most": 1}}}))
    one = spending.hold(("connections", "watchers"), Who("home", "ada", "table"))
    with pytest.raises(TooManyRequests):
        spending.hold(("connections", "watchers"), Who("home", "bo", "table"))
    one.release()
    one.release()
    assert isinstance(spending.meter, MemoryMeter)
    assert not spending.meter.holding


@pytest.mark.parametrize(
    ("wait", "french", "english"),
    [
        (1, "Réessayez dans 1\u00a0s.", "Try again in a second."),
        (12, "Réessayez dans 12\u00a0s.", "Try again in 12 seconds."),
        (89, "Réessayez dans 89\u00a0s.", "Try again in 89 seconds."),
        (90, "Réessayez dans 2\u00a0min.", "Try again in 2 minutes."),
        (121, "Réessayez dans 3\u00a0min.", "Try again in 3 minutes."),
        (86_400, "Réessayez dans 24\u00a0h.", "Try again in 24 hours."),
    ],
)
def test_every_refusal_ends_with_when_to_try_again(wait: int, french: str, english: str) -> None:
    for told in {one.told for one in BUDGETS}:
        problem = TooManyRequests(told, wait)
        assert said(problem, "fr").endswith(french)
        assert said(problem, "en").endswith(english)


# The table of budgets ---------------------------------------------------------------------------


def test_every_row_is_there_once_and_says_why() -> None:
    names = [(one.name, one.per) for one in BUDGETS]
    assert len(names) == len(set(names))
    for one in BUDGETS:
        assert one.most > 0
        assert one.a_minute is None or one.a_minute > 0
        assert one.why.endswith(".")
        assert len(one.why.split()) > 3


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"tabels": {"guest": {"most": 1}}}, "unknown-budget"),
        ({"tables": {"moon": {"most": 1}}}, "unknown-budget"),
        ({"tables": 5}, "bad-budget"),
        ({"tables": {"guest": 5}}, "bad-budget"),
        ({"tables": {"guest": {"most": -1}}}, "bad-budget"),
        ({"tables": {"guest": {"most": float("nan")}}}, "bad-budget"),
        ({"tables": {"guest": {"most": float("inf")}}}, "bad-budget"),
        ({"tables": {"guest": {"most": True}}}, "bad-budget"),
        ({"tables": {"guest": {"most": "12"}}}, "bad-budget"),
        ({"tables": {"guest": {"burst": 1}}}, "bad-budget"),
        ({"connections": {"guest": {"a_minute": 1}}}, "budget-held"),
    ],
)
def test_a_budget_that_cannot_be_is_a_mistake(given: dict[str, object], key: str) -> None:
    with pytest.raises(Mistake) as refused:
        changed(BUDGETS, given)
    assert refused.value.key == key
    assert all(said(refused.value, lang) for lang in ("fr", "en"))


def test_a_host_changes_one_number_and_the_others_stay() -> None:
    after = changed(BUDGETS, {"tables": {"guest": {"most": 99}}})
    different = [(old, new) for old, new in zip(BUDGETS, after, strict=True) if old != new]
    ((old, new),) = different
    assert (new.name, new.per, new.most, new.a_minute) == ("tables", "guest", 99, old.a_minute)
