"""What happens in matches is counted right."""

from collections import Counter
from random import Random

import pytest

import filature
from filature.lab.simulate import Plan, simulate
from filature.lab.tally import Count, Tally, counts, tally


def test_actions_news_and_questions_of_a_match_are_counted() -> None:
    match = filature.Match(filature.load("lair"), 2)
    match.deal(Random(1))
    asked = []
    for _ in range(12):
        seat = match.actors()[0]
        options = match.offered(seat)
        asked.append((len(options), options[-1]))
        match.do(seat, options[-1])
        match.deal(Random(1))
    found = tally(match, asked)
    done = [match.game.actions[entry.action].notation for entry in match.log]
    told = [news for entry in match.log for _, news in entry.news]
    assert found.times["did lair"] == sum(one.startswith("lair ") for one in done) > 0
    assert found.times["told built"] == sum(news.key == "built" for news in told) > 0
    assert found.first["told built"] == next(n.numbers[0] for n in told if n.key == "built")
    assert "told drew_lair" not in found.first
    assert found.times["asked"] == 12
    assert found.times["single"] == sum(count == 1 for count, _ in asked)


def test_many_matches_are_summed_up() -> None:
    taken = Tally(Counter({"asked": 4, "told took": 2}), {"told took": 1})
    other = Tally(Counter({"asked": 2}), {})
    found = counts([taken, other, taken], [(1,), (0,), (0, 2)])
    assert found == [Count("asked", 10 / 3, 1, None), Count("told took", 4 / 3, 2 / 3, 0.5)]


@pytest.mark.parametrize("bot", ["uniform", "agent"])
def test_counting_changes_no_match(bot: str) -> None:
    plan = Plan("lair", (bot,) * 3, 20, 7)
    plain, counted = simulate(plan), simulate(plan._replace(tally=True))
    assert counted.counts
    assert not plain.counts
    if bot == "agent":  # uniform bots have a shorter way, with other chances
        assert counted._replace(counts=()) == plain
