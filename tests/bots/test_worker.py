"""Bots in processes of their own: asked in plain values, replaced when they fail."""

import logging
import pickle
from collections.abc import Iterator

import pytest

import filature
from filature.bots.worker import Request, Worker, answer, request
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
    assert worker.ask(asked()) in asked().options


def test_a_worker_that_died_is_replaced_with_a_clear_line(
    worker: Worker, caplog: pytest.LogCaptureFixture
) -> None:
    before = worker.process.pid
    worker.process.kill()
    worker.process.join()
    with caplog.at_level(logging.WARNING, "filature.bots"):
        assert worker.ask(asked()) in asked().options
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
    assert worker.ask(asked("dog")) in asked().options


def test_nobody_is_asked_where_there_is_nothing_to_choose(worker: Worker) -> None:
    worker.process.kill()
    forced = asked()._replace(options=asked().options[:1])
    before = worker.process.pid
    assert worker.ask(forced) == forced.options[0]
    assert worker.process.pid == before
