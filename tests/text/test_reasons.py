"""What speaks for an action: said for nearly all that an agent does, in both languages."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

import pytest

import filature
from filature import registry
from filature.bots import make
from filature.core.game import Game
from filature.core.sentence import Reason
from filature.table.fate import stream

GAMES = registry.OURS
NAMES = ("Anna", "Barnabé", "Igor", "Philippa", "Max", "Yves")
MATCHES = 4
ENOUGH = 0.95
LONGEST = 125  # letters of a French sentence
LEFT_OVER = re.compile(r"[{}$=_]|reason-|  ")


class Decision(NamedTuple):
    match: filature.Match
    seat: int
    chosen: int


def decisions(game: Game) -> Iterator[Decision]:
    """Where an agent had a choice, in some matches of agents."""
    for number in range(MATCHES):
        match = filature.Match(game, game.fewest + number % (game.most - game.fewest + 1))
        bot, fate, own = make("agent", game), stream(3, number, "chance"), stream(3, number, "own")
        match.deal(fate)
        while not match.over:
            seat = match.actors()[0]
            offered = match.offered(seat)
            chosen = bot.choose(match.view(seat), offered, [], own)
            if len(offered) > 1:
                yield Decision(match, seat, chosen)
            match.do(seat, chosen)
            match.deal(fate)


def check(game: Game, seat: int, reason: Reason) -> None:
    """It stands on a clause, and can be said."""
    for lang in ("fr", "en"):
        assert reason.clause in game.clauses(lang), reason.clause
        said = game.words.say(reason.sentence, lang, NAMES, seat)
        assert not LEFT_OVER.search(said), said
        assert said.endswith("."), said
        assert lang == "en" or len(said) <= LONGEST, said


@pytest.mark.parametrize("name", GAMES)
def test_nearly_all_that_an_agent_does_has_a_reason(name: str) -> None:
    game = filature.load(name)
    told, untold = 0, Counter[str]()
    for match, seat, chosen in decisions(game):
        reason = game.reason(match.view(seat), chosen)
        if reason:
            check(game, seat, reason)
            told += 1
        else:
            untold[game.actions[chosen].notation] += 1
    assert told >= ENOUGH * (told + untold.total()), untold.most_common()


@pytest.mark.parametrize("name", GAMES)
def test_whatever_is_offered_its_reason_can_be_said(name: str) -> None:
    game = filature.load(name)
    seen: set[tuple[int, Reason]] = set()
    for match, seat, _ in decisions(game):
        view = match.view(seat)
        reasons = [game.reason(view, action) for action in match.offered(seat)]
        for found in {(seat, reason) for reason in reasons if reason} - seen:
            check(game, *found)
            seen.add(found)
    assert seen


@pytest.mark.parametrize("name", GAMES)
def test_a_reason_tells_nothing_of_what_its_seat_does_not_see(name: str) -> None:
    """Worlds that look alike to a seat give it the same reason."""
    game = filature.load(name)
    for n, (match, seat, chosen) in enumerate(decisions(game)):
        if n % 10:
            continue
        told = game.reason(match.view(seat), chosen)
        for seed in range(2):
            world = game.imagine(match.view(seat), seed)
            assert game.reason(game.view(world, seat), chosen) == told
