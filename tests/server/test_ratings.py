"""Ratings: any number of seats, ties, bots that stay where they are, ranks that promise nothing."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from filature.server.circles import ratings
from filature.server.circles.ratings import Played, Rating, counts, ranked, rated

MEMBERS = ("ada", "bo", "cy", "di", "ed", "flo")


def duel(winner: str, loser: str) -> Played:
    return Played((("member", winner), ("member", loser)), (1, 2))


def by_name(found: list[Rating]) -> dict[str, Rating]:
    return {one.member: one for one in found}


@st.composite
def matches(draw: st.DrawFn) -> Played:
    """A table of any size, with ties, bots and visitors."""
    count = draw(st.integers(2, 6))
    kinds = draw(
        st.lists(st.sampled_from(["member", "bot", "visitor"]), min_size=count, max_size=count)
    )
    names = draw(st.permutations(MEMBERS))
    levels = draw(st.permutations(["recruit", "agent", "double-o"] * 2))
    named = {"member": names, "bot": levels, "visitor": [""] * count}
    who = tuple((kind, named[kind][n]) for n, kind in enumerate(kinds))
    places = draw(st.lists(st.integers(1, count), min_size=count, max_size=count))
    return Played(who, tuple(places))


def test_whoever_wins_rises_and_is_known_better() -> None:
    found = by_name(rated([duel("ada", "bo"), duel("ada", "cy"), duel("bo", "cy")]))
    assert found["ada"].estimate > 1500 > found["cy"].estimate
    assert all(one.spread < 333 for one in found.values())
    assert [one.matches for one in found.values()] == [2, 2, 2]


def test_nobody_is_rated_before_three_matches_of_three_members() -> None:
    assert rated([duel("ada", "bo"), duel("bo", "cy")]) == []
    assert rated([duel("ada", "bo")] * 5) == []
    assert len(rated([duel("ada", "bo"), duel("bo", "cy"), duel("ada", "cy")])) == 3


def test_a_bot_is_a_fixed_point() -> None:
    """To beat the strongest is worth more than to beat the weakest, and no bot ever moves."""

    def after(level: str) -> int:
        won = Played((("member", "ada"), ("member", "bo"), ("bot", level)), (1, 3, 2))
        rest = [duel("bo", "cy"), duel("cy", "bo")]
        return by_name(rated([won, *rest]))["ada"].estimate

    assert after("double-o") > after("agent") > after("recruit")
    lost = [Played((("member", "ada"), ("member", "bo"), ("bot", "agent")), (1, 2, 3))] * 30
    assert "agent" not in by_name(ratings.ranked(ratings.computed(tuple(lost))))


def test_equals_share_what_they_have_won() -> None:
    tie = Played((("member", "ada"), ("member", "bo"), ("member", "cy")), (1, 1, 3))
    found = by_name(rated([tie] * 3))
    assert found["ada"].estimate == found["bo"].estimate > found["cy"].estimate


def test_ranks_are_ranges_while_bars_touch() -> None:
    apart = [Rating("a", 1700, 40, 20), Rating("b", 1500, 40, 20), Rating("c", 1450, 40, 20)]
    assert [(one.first, one.last) for one in ranked(apart)] == [(1, 1), (2, 3), (2, 3)]
    touching = [Rating("a", 1580, 40, 20), Rating("b", 1500, 40, 20), Rating("c", 1420, 40, 20)]
    assert [(one.first, one.last) for one in ranked(touching)] == [(1, 2), (1, 3), (2, 3)]


def test_a_rating_is_a_guess_until_ten_matches() -> None:
    played = [duel("ada", "bo"), duel("bo", "cy"), *[duel("ada", "cy")] * 8]
    found = by_name(rated(played))
    assert [found["ada"].settled, found["bo"].settled, found["cy"].settled] == [False, False, False]
    assert by_name(rated([*played, duel("ada", "bo")]))["ada"].settled


@given(st.lists(matches(), min_size=3, max_size=12))
def test_ratings_follow_from_the_matches_alone(played: list[Played]) -> None:
    ratings.computed.cache_clear()
    first = rated(played)
    ratings.computed.cache_clear()
    assert rated(played) == first
    seen = {name for one in played for kind, name in one.who if kind == "member"}
    assert {one.member for one in first} == (seen if len(seen) >= 3 else set())
    assert all(1 <= one.first <= one.last <= len(first) for one in first)


def test_many_matches_of_known_strength_come_in_the_right_order() -> None:
    rng, strength = Random(1), {name: 5 * n for n, name in enumerate(MEMBERS)}

    def match() -> Played:
        some = rng.sample(MEMBERS, 4)
        order = sorted(some, key=lambda name: -rng.gauss(strength[name], 4))
        return Played(
            tuple(("member", name) for name in some), tuple(order.index(n) + 1 for n in some)
        )

    found = rated([match() for _ in range(200)])
    assert [one.member for one in found] == list(reversed(MEMBERS))
    assert all(one.first <= place <= one.last for place, one in enumerate(found, 1))


def test_only_matches_of_two_members_can_count() -> None:
    assert counts([("member", "ada"), ("member", "bo"), ("bot", "agent")])
    assert not counts([("member", "ada"), ("bot", "agent"), ("bot", "agent")])
    assert not counts([("member", "ada"), ("visitor", "")])
    assert not counts([("member", "ada"), ("member", "ada")])
