"""The search keeps its budget, is the same for the same seed, and goes on with its tree."""

import pytest

import filature
from filature.bots import BOTS, LEVELS, make
from filature.bots.explain import main_line, weighed
from filature.bots.search import Search
from filature.bots.searcher import Budget, Searcher
from filature.bots.worlds import Worlds
from filature.core.mistake import Mistake
from filature.core.rng import Rng


def opening(name: str, seats: int, seed: int = 1, **options: str) -> filature.Match:
    """A match where somebody must decide between several options."""
    game = filature.load(name, options={**options})
    match = filature.Match(game, seats)
    rng = Rng(seed)
    match.deal(rng)
    while len(match.offered(match.actors()[0])) < 2:
        match.do(match.actors()[0], match.offered(match.actors()[0])[0])
        match.deal(rng)
    return match


def until(match: filature.Match, verb: str) -> filature.Match:
    """Goes on, any option will do, until somebody is offered such an action."""
    rng = Rng(1)
    while not match.options(match.actors()[0])[-1].startswith(verb):
        offered = match.offered(match.actors()[0])
        match.do(match.actors()[0], offered[rng.below(len(offered))])
        match.deal(rng)
    return match


def searched(match: filature.Match, simulations: int, seed: int = 3) -> Search:
    seat = match.actors()[0]
    bot = Searcher(match.game, Budget(simulations))
    search = bot.begun(match.view(seat), match.news(seat), match.offered(seat), Rng(seed))
    search.grow(simulations, 100.0)
    return search


def test_a_search_makes_as_many_simulations_as_it_is_given() -> None:
    search = searched(opening("ateam", 3), 50)  # where nothing is done under seal
    assert search.root.visits == 50
    assert sum(child.visits for child in search.root.children) == 50
    assert search.nodes <= 51


def test_a_search_stops_when_its_time_is_up() -> None:
    search = searched(opening("lair", 3), 1)
    done = search.grow(10_000_000, 0.05)
    assert 0 < done < 10_000_000


@pytest.mark.parametrize("name", filature.available())
def test_the_same_seed_gives_the_same_tree(name: str) -> None:
    match = opening(name, 3)
    one, two = searched(match, 40), searched(match, 40)
    assert main_line(one) == main_line(two)
    assert visits(one) == visits(two)


def visits(search: Search) -> list[tuple[int, int, float]]:
    return [(child.action, child.visits, child.value) for child in search.root.children]


def test_every_option_can_be_tried() -> None:
    match = opening("impossible", 3)
    search = searched(match, 10)
    offered = match.offered(match.actors()[0])
    search.try_all(offered, 3)
    assert {int(child.action) for child in search.root.children} == set(offered)
    assert min(child.visits for child in search.root.children) >= 3


def test_seats_that_choose_at_once_are_searched_whoever_is_asked() -> None:
    """MI-SETUP-5  All lay their cards at the same time; none sees what another lays."""
    match = until(opening("impossible", 4), "start")
    assert len(match.actors()) == 4
    for seat in match.actors():
        bot = Searcher(match.game, Budget(20))
        news = match.news(seat)
        search = bot.begun(match.view(seat), news, match.offered(seat), Rng(1))
        search.grow(20, 100.0)
        assert search.choice(match.offered(seat)) in match.offered(seat)
        assert all(child.mover == seat for child in search.root.children)


def test_a_tree_is_kept_only_where_nothing_else_has_happened() -> None:
    """RED-MOVE-2  Room by room: the second step goes on with the tree of the first."""
    kept = fresh = 0
    match = opening("redacted", 3)
    rng = Rng(2)
    bots = [Searcher(match.game, Budget(25)) for _ in range(3)]
    while not match.over and kept + fresh < 40:
        seat = match.actors()[0]
        view, options = match.view(seat), match.offered(seat)
        branch = bots[seat].kept(view)
        kept, fresh = kept + (branch is not None), fresh + (branch is None)
        match.do(seat, bots[seat].choose(view, options, [], rng))
        match.deal(rng)
    assert kept > 3
    assert fresh > 3


def test_worlds_are_drawn_by_their_weight() -> None:
    match = opening("impossible", 3)
    worlds = Worlds(match.game, match.view(0), match.news(0), Rng(1))
    worlds.fill(30, 100.0)
    worlds.reach = [0.0] * 29 + [1.0]
    assert {int(worlds.drawn()) for _ in range(20)} == {29}


def test_beliefs_add_up() -> None:
    match = until(opening("impossible", 3, notebook="proofs"), "move")
    worlds = Worlds(match.game, match.view(0), match.news(0), Rng(1))
    worlds.fill(40, 100.0)
    shares = weighed(worlds)
    about = [share for told, share in shares.items() if told.form.startswith("belief-agent")]
    assert sum(about) == pytest.approx(2.0)  # two rivals, each somebody


def test_levels_are_bots_and_an_unknown_one_is_told() -> None:
    assert set(LEVELS) < set(BOTS)
    with pytest.raises(Mistake, match="there is no bot dog"):
        make("dog", filature.load("lair"))
