"""Bots in processes of their own: asked in plain values, replaced when they fail."""

import logging
import pickle
from collections.abc import Iterator

import pytest

import filature
from filature.bots.explain import Considered
from filature.bots.worker import Request, Worker, answer, ask_all, merged, request
from filature.core.state import State


def asked(bot: str = "double-o", seed: int = 1) -> Request:
    match = filature.Match(filature.load("lair"), 2)
    match.deal(1)
    seat = match.actors()[0]
    seen = (match.view(seat), match.offered(seat), match.news(seat))
    return request(match.game, bot, seen, seed)


@pytest.fixture(scope="module")
def worker() -> Iterator[Worker]:
    one = Worker()
    yield one
    one.stop()


def test_a_request_is_plain_and_holds_no_state() -> None:
    written = asked()
    assert pickle.loads(pickle.dumps(written)) == written
    assert not any(isinstance(part, State | filature.Match) for part in written)


def test_a_worker_answers_as_the_bot_would_here(worker: Worker) -> None:
    assert worker.ask(asked("recruit")) == answer(asked("recruit"))
    assert {one.action for one in worker.ask(asked())} <= set(asked().options)


def test_a_worker_that_died_is_replaced_with_a_clear_line(
    worker: Worker, caplog: pytest.LogCaptureFixture
) -> None:
    before = worker.process.pid
    worker.process.kill()
    worker.process.join()
    with caplog.at_level(logging.WARNING, "filature.bots"):
        assert worker.ask(asked())[0].action in asked().options
    assert worker.process.pid != before
    assert "lair, double-o" in caplog.text
    assert "replaced" in caplog.text
    assert worker.ask(asked("agent")) == answer(asked("agent"))


def test_a_stuck_worker_is_replaced_and_the_rule_of_thumb_answers(
    worker: Worker, caplog: pytest.LogCaptureFixture
) -> None:
    before = worker.process.pid
    with caplog.at_level(logging.WARNING, "filature.bots"):
        assert worker.ask(asked(), seconds=0.0) == answer(asked("agent"))
    assert "did not answer within 0 s" in caplog.text
    assert worker.process.pid != before


def test_a_bot_that_breaks_its_worker_does_not_break_the_match(worker: Worker) -> None:
    assert worker.ask(asked("dog"))[0].action in asked().options


def test_two_workers_add_up_what_they_tried(worker: Worker) -> None:
    other = Worker()
    found = ask_all([worker, other], asked())
    other.stop()
    assert {one.action for one in found} <= set(asked().options)
    assert [one.visits for one in found] == sorted((one.visits for one in found), reverse=True)


def test_shares_are_merged_by_visits() -> None:
    one, two = merged([Considered(4, 10, 0.5), Considered(4, 30, 0.9), Considered(5, 20, 0.1)])
    assert [found[:2] for found in (one, two)] == [(4, 40), (5, 20)]
    assert one.share == pytest.approx(0.8)
    assert two.share == pytest.approx(0.1)
