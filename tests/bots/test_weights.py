"""Beliefs that learn: worlds weigh more when they explain what others have done."""

from typing import Any

import filature
from filature.bots.worlds import Worlds
from filature.core.numbers import numbers
from filature.core.rng import Rng
from filature.core.sentence import Sentence
from filature.games.impossible import state as hunt
from filature.games.impossible.mind import weights as hunting
from filature.games.lair import state as hideout
from filature.games.lair.mind import weights as hoarding
from filature.games.redacted import state as night
from filature.games.redacted.box import BLUE, BOMB, KINDS, RED, SECRETS
from filature.games.redacted.mind import weights as calling


def hunted(seats: int = 3) -> hunt.State:
    """A deal of impossible with all cards laid."""
    game = filature.load("impossible", options={"random_clue_layout": "yes"})
    match = filature.Match(game, seats)
    rng = Rng(1)
    match.deal(rng)
    while not match.options(match.actors()[0])[-1].startswith("move"):
        match.do(match.actors()[0], match.offered(match.actors()[0])[0])
        match.deal(rng)
    state = match.state
    assert isinstance(state, hunt.State)
    return state


def test_who_knows_its_target_is_expected_to_go_there() -> None:
    s = hunted()
    mover = 1
    target = next(seat for seat in range(3) if s.mission[mover] == s.agent[seat])
    there, size = s.at[target], len(s.box.names)
    near = next(n for n in range(size) if s.box.steps[n * size + there] == 1)
    far = next(n for n in range(size) if s.box.steps[n * size + there] == 5)
    everything = (1 << 30) - 1
    nearer = hunting.credence([mover, far, near, everything, *s.at], s)
    farther = hunting.credence([mover, near, far, everything, *s.at], s)
    assert nearer > 1 > farther
    unread = hunting.credence([mover, far, near, 0, *s.at], s)
    assert unread == 1.0  # with nothing read, it could not know


def test_moves_are_gathered_from_the_news() -> None:
    game = filature.load("impossible")
    match = filature.Match(game, 3)
    match.deal(1)
    news = [
        Sentence("placed seat square", (1, 4)),
        Sentence("looked seat owner:seat square", (1, 2, 4)),
        Sentence("moved seat square", (1, 9)),
        Sentence("moved seat square", (0, 9)),  # the viewer's own move tells it nothing
    ]
    found = game.mind.traces(match.view(0), news)
    assert found[:3] == [1, 4, 9]
    assert len(found) == hunting.HEAD + 3


def called() -> night.State:
    game = filature.load("redacted")
    state = game.new(4)
    assert isinstance(state, night.State)
    state.loyalty = numbers([RED, BLUE, RED, BLUE])
    return state


def test_who_calls_means_to_fly_or_to_blow_up() -> None:
    """RED-HELI-2  One's own with the file, another's with a bomb; else it is a puzzle."""
    s = called()
    own, others = [calling.CALLED, 1, BLUE], [calling.CALLED, 1, RED]
    assert calling.credence(own, s) == calling.credence(others, s) == calling.PUZZLING
    s.hands[KINDS + SECRETS + RED] = 1
    assert calling.credence(own, s) == calling.MEANT
    s.hands[KINDS + BOMB] = 1
    assert calling.credence(others, s) == calling.MEANT


def test_a_call_counts_until_its_helicopter_is_used() -> None:
    game = filature.load("redacted")
    match = filature.Match(game, 4)
    match.deal(1)
    view = match.view(0)
    news = [Sentence("called seat nation", (1, BLUE)), Sentence("searches seat", (2,))]
    assert game.mind.traces(view, news) == [calling.CALLED, 1, BLUE, calling.SEARCHED, 2, 1]
    news.append(Sentence("bombed seat nation", (3, BLUE)))
    assert game.mind.traces(view, news) == [calling.SEARCHED, 2, 1]


def test_worlds_that_explain_more_are_drawn_more_often() -> None:
    game = filature.load("redacted")
    match = filature.Match(game, 4)
    match.deal(1)
    news = [Sentence("called seat nation", (1, BLUE))]
    worlds = Worlds(game, match.view(0), news, Rng(1))
    worlds.fill(60, 100.0)
    weights = {round(worlds.weight(n), 6) for n in range(60)}
    assert weights == {calling.MEANT, calling.PUZZLING}


def test_who_built_no_lair_holds_hardly_any() -> None:
    game = filature.load("lair")
    match = filature.Match(game, 3)
    match.deal(Rng(1))
    view, silent = match.view(0), Sentence("turn seat", (1,))
    assert game.mind.traces(view, [silent])[3:6] == [0, 0, 0]
    assert game.mind.traces(view, [silent, Sentence("built seat size total", (1, 2, 2))])[3] == 2
    assert lairs_held(game, view, [silent]) < lairs_held(game, view, []) / 2


def lairs_held(game: filature.Game, view: Any, news: list[Sentence]) -> int:
    """By seat 1, in many worlds."""
    worlds = Worlds(game, view, news, Rng(1))
    worlds.fill(100, 100.0)
    kinds = 27  # of a hand, the nine lairs first
    return sum(sum(list(s.hands)[kinds : kinds + 9]) for s in lair_states(worlds))


def lair_states(worlds: Worlds) -> list[hideout.State]:
    return [s for s in worlds.states if isinstance(s, hideout.State)]


def test_cards_that_change_places_leave_what_everyone_sees() -> None:
    game = filature.load("lair")
    match = filature.Match(game, 3)
    match.deal(Rng(3))
    view = match.view(0)
    news = [Sentence("turn seat", (1,)), Sentence("turn seat", (2,))]
    worlds = Worlds(game, view, news, Rng(1))
    worlds.fill(50, 100.0)
    assert all(game.view(s, 0) == view for s in worlds.states)


def test_a_letter_that_nobody_foiled_is_in_no_other_hand() -> None:
    news = [
        Sentence("taunted seat letter worth", (1, 4, 3)),
        Sentence("stood letter worth", (4, 6)),
    ]
    game = filature.load("lair")
    match = filature.Match(game, 3)
    match.deal(Rng(1))
    unused = game.mind.traces(match.view(0), news)[2 :: hoarding.SIZE]
    assert unused == [1 << 4, 0, 1 << 4]
