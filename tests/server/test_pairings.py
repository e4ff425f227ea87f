"""Pairings and standings of an evening, by what must be true of every round."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from filature.server.circles.pairings import Draw, Kind, Person, drawn, repeats, sizes
from filature.server.circles.standings import Counted, points, standings

NAMES = [f"p{n:02}" for n in range(60)]
SCREEN = Kind("screen", 3, 6, 60, bots=True)
WIDE = Kind("wide", 2, 6, 60)


class Evening:
    """Rounds one after another, with everything that the next one looks at."""

    def __init__(self, kinds: list[Kind]) -> None:
        self.kinds = kinds
        self.met: Counter[frozenset[str]] = Counter()
        self.points: Counter[str] = Counter()
        self.byes: Counter[str] = Counter()
        self.played: Counter[str] = Counter()
        self.bots: Counter[str] = Counter()

    def draw(self, here: list[str], seed: int) -> Draw:
        people = [
            Person(n, self.points[n], self.byes[n], self.played[n], self.bots[n]) for n in here
        ]
        return drawn(people, self.kinds, self.met, seed)

    def play(self, found: Draw) -> None:
        self.byes.update(found.byes)
        for table in found.tables:
            self.played.update(table.people)
            self.bots.update(table.people if table.bots else ())
            self.met.update(map(frozenset, combinations(table.people, 2)))
            for place, name in enumerate(table.people):
                self.points[name] += points(range(len(table.people)))[place]


kinds = st.lists(
    st.builds(
        lambda n, fewest, more, tables, bots: Kind(f"g{n}", fewest, fewest + more, tables, bots),
        st.integers(0, 9),
        st.integers(2, 4),
        st.integers(0, 4),
        st.integers(1, 20),
        st.booleans(),
    ),
    min_size=1,
    max_size=4,
    unique_by=lambda kind: kind.game,
)


@settings(deadline=None, max_examples=60)
@given(kinds, st.lists(st.integers(0, 60), min_size=1, max_size=8), st.integers(0, 2**32))
def test_every_round_is_lawful(offered: list[Kind], counts: list[int], seed: int) -> None:
    """Late and leaving people: every round has another number of them."""
    evening = Evening(offered)
    for number, count in enumerate(counts):
        here = NAMES[number : number + count]
        found = evening.draw(here, seed)
        seated = [name for table in found.tables for name in table.people]
        assert sorted([*seated, *found.byes]) == here
        for table in found.tables:
            assert len(table.people) >= 2
            assert table.kind.fewest <= len(table.people) + table.bots <= table.kind.most
            assert table.kind.bots or not table.bots
        used = Counter(table.kind for table in found.tables)
        assert all(number <= kind.tables for kind, number in used.items())
        evening.play(found)


@settings(deadline=None, max_examples=40)
@given(st.integers(1, 23), st.integers(1, 8), st.integers(0, 2**32))
def test_nobody_is_left_out_twice_before_everybody_was_once(
    count: int, rounds: int, seed: int
) -> None:
    evening, here = Evening([Kind("box", 2, 4, 2)]), NAMES[:count]
    for number in range(rounds):
        found = evening.draw(here, seed + number)
        assert len(found.byes) == max(0, count - 8) if count > 1 else 1
        evening.play(found)
        byes = [evening.byes[name] for name in here]
        assert max(byes) - min(byes) <= 1


def test_whoever_comes_late_is_not_the_first_to_wait_among_equals() -> None:
    evening = Evening([Kind("box", 2, 4, 1)])
    evening.play(evening.draw(NAMES[:4], 1))
    found = evening.draw([*NAMES[:4], "late"], 2)
    assert found.byes != ("late",)


@settings(deadline=None, max_examples=20)
@given(st.integers(0, 2**32))
def test_bots_are_shared_fairly(seed: int) -> None:
    """Eight people where one table needs a bot: nobody has it twice before all had it once."""
    evening = Evening([Kind("box", 3, 3, 2), Kind("screen", 4, 4, 1, bots=True)])
    for number in range(4):
        found = evening.draw(NAMES[:8], seed + number)
        evening.play(found)
    had = [evening.bots[name] for name in NAMES[:8]]
    assert max(had) - min(had) <= 1 or max(evening.met.values()) > 1


def test_the_same_seed_draws_the_same_round() -> None:
    people = [Person(name, n % 7) for n, name in enumerate(NAMES)]
    first = drawn(people, [SCREEN], {}, 5)
    assert drawn(people[::-1], [SCREEN], {}, 5) == first
    assert drawn(people, [SCREEN], {}, 6) != first


def partitions(people: list[str], parts: list[int]) -> Iterator[list[tuple[str, ...]]]:
    """All ways to seat people at tables of these sizes."""
    if not parts:
        yield []
        return
    for some in combinations(people, parts[0]):
        rest = [name for name in people if name not in some]
        for others in partitions(rest, parts[1:]):
            yield [some, *others]


@settings(deadline=None, max_examples=60)
@given(
    st.integers(6, 9),
    st.dictionaries(
        st.tuples(st.integers(0, 8), st.integers(0, 8)).filter(lambda pair: pair[0] < pair[1]),
        st.integers(1, 3),
        max_size=30,
    ),
    st.integers(0, 1000),
)
def test_no_smaller_number_of_repeats_can_be_had(
    count: int, known: dict[tuple[int, int], int], seed: int
) -> None:
    """For few people all arrangements are tried."""
    met = {frozenset((NAMES[a], NAMES[b])): times for (a, b), times in known.items()}
    here = NAMES[:count]
    found = drawn([Person(name) for name in here], [WIDE], met, seed)
    parts = [len(table.people) for table in found.tables]
    least = min(repeats(one, met) for one in partitions(here, parts))
    assert repeats([table.people for table in found.tables], met) == least


@pytest.mark.parametrize(("count", "rounds"), [(60, 8), (48, 8), (32, 5), (16, 3)])
def test_nobody_meets_twice_where_that_can_surely_be_avoided(count: int, rounds: int) -> None:
    evening = Evening([WIDE])
    for number in range(rounds):
        evening.play(evening.draw(NAMES[:count], number))
    assert max(evening.met.values()) == 1


def test_neighbours_by_points_sit_together() -> None:
    people = [Person(name, 10 * (n // 4)) for n, name in enumerate(NAMES[:12])]
    found = drawn(people, [WIDE], {}, 1)
    assert sorted(sorted(table.people) for table in found.tables) == [
        NAMES[0:4], NAMES[4:8], NAMES[8:12],
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("count", "kind", "people"),
    [
        (14, WIDE, [3, 3, 4, 4]),
        (5, WIDE, [5]),
        (7, WIDE, [3, 4]),
        (2, SCREEN, [2]),
        (1, SCREEN, []),
        (0, SCREEN, []),
        (9, Kind("box", 3, 6, 1), [6]),
        (2, Kind("box", 3, 6, 1), []),
    ],
)
def test_tables_have_the_right_sizes(count: int, kind: Kind, people: list[int]) -> None:
    assert sorted(size.people for size in sizes(count, [kind])) == people


# Standings ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("places", "worth"),
    [
        ((1, 2, 3, 4), [10, 7, 3, 0]),
        ((1, 2, 3), [10, 5, 0]),
        ((1, 2), [10, 0]),
        ((1, 2, 3, 4, 5, 6), [10, 8, 6, 4, 2, 0]),
        ((1, 1, 3, 4), [8, 8, 3, 0]),
        ((1, 1, 1), [5, 5, 5]),
        ((2, 1), [0, 10]),
    ],
)
def test_points_are_the_share_of_the_table_that_was_beaten(
    places: tuple[int, ...], worth: list[int]
) -> None:
    assert points(places) == worth


def test_who_has_no_table_gets_what_equals_got() -> None:
    first = Counted({"a": 10, "b": 0, "c": 10, "d": 0})
    second = Counted({"a": 10, "c": 3, "b": 7}, byes=["d"])
    found = {one.person: one for one in standings("abcd", [first, second])}
    assert found["d"].points == 7
    assert found["d"].played == 1
    nearest = Counted({"a": 8, "b": 4}, byes=["e"])
    assert {s.person: s.points for s in standings("abcde", [first, nearest])}["e"] == 4


def test_equals_share_a_rank_and_moves_are_told() -> None:
    found = standings("abc", [Counted({"a": 10, "b": 5, "c": 0}), Counted({"a": 0, "c": 10})])
    assert [(one.person, one.rank, one.moved) for one in found] == [
        ("a", 1, 0), ("c", 1, 2), ("b", 3, -1),
    ]  # fmt: skip
    assert [one.moved for one in standings("ab", [Counted({"a": 10, "b": 0})])] == [0, 0]
