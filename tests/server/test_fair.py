"""Whose bots think next: nobody's evening waits for somebody else's crowd."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from filature.server.fair import CROWD, FairLine
from filature.server.rooms.room import Turn
from server.hosting import Person, Server

turns = st.builds(Turn, st.booleans(), st.sampled_from("abc"), st.sampled_from("xyz"))


def served(line: FairLine[Turn]) -> list[Turn]:
    """Everybody in the order in which they are served, by the only one there is."""
    found = []
    while turn := line.admitted():
        line.leave(turn)
        found.append(turn)
    return found


def queued(asked: list[Turn], places: int = 1) -> FairLine[Turn]:
    line: FairLine[Turn] = FairLine(places)
    for turn in asked:
        line.ask(turn, turn)
    return line


@given(st.lists(turns))
def test_everyone_is_served_once_and_people_first(asked: list[Turn]) -> None:
    found = served(queued(asked))
    assert sorted(found) == sorted(asked)
    people = [turn.people for turn in found]
    assert people == sorted(people, reverse=True)


@given(st.lists(st.builds(Turn, st.just(True), st.sampled_from("abc"), st.sampled_from("xyz"))))
def test_nobody_is_served_twice_while_another_owner_waits(asked: list[Turn]) -> None:
    """And among the tables of one owner it is the same; in one table, the first comes first."""
    left, last = list(asked), None
    for turn in served(queued(asked)):
        if last and turn.owner == last.owner:
            assert all(one.owner == turn.owner for one in left)
        left.remove(turn)
        last = turn


def test_who_has_used_up_a_budget_is_served_last_and_is_served() -> None:
    """Behind the bots for whom nobody waits, too."""
    spent, bots = Turn(True, "spent", "x"), Turn(False, "bots", "y")
    line: FairLine[Turn] = FairLine(1)
    line.ask(spent, spent, spent=True)
    line.ask(bots, bots)
    assert served(line) == [bots, spent]


def crowd(people: bool) -> list[Turn]:
    return [Turn(people, "crowd", f"table {number}") for number in range(500)]


@pytest.mark.parametrize("people", [False, True])
def test_five_hundred_tables_of_one_owner_cost_another_one_place(people: bool) -> None:
    one = Turn(people, "one", "table")
    assert served(queued([*crowd(people), one])).index(one) == 1


@pytest.mark.parametrize("people", [False, True])
def test_a_crowd_leaves_the_last_place_to_others(people: bool) -> None:
    """Whoever comes while it thinks is thought for at once."""
    line = queued(crowd(people), 2)
    assert line.admitted()
    assert line.admitted() is None
    one = Turn(people, "one", "table")
    line.ask(one, one)
    assert line.admitted() == one


def test_a_family_has_all_places() -> None:
    family = [Turn(True, "family", f"table {number % 2}") for number in range(CROWD)]
    line = queued(family, 2)
    assert line.admitted()
    assert line.admitted()


@given(st.lists(st.one_of(turns, st.integers(0, 3))), st.integers(1, 3))
def test_nobody_waits_beside_a_place_that_nobody_leaves(steps: list[Turn | int], most: int) -> None:
    """However people ask and leave, in the end everybody is served, and every place is free."""
    line: FairLine[Turn] = FairLine(most)
    inside: list[Turn] = []
    asked = 0
    for step in [*steps, *[0] * 2 * len(steps)]:
        if isinstance(step, Turn):
            line.ask(step, step)
            asked += 1
        elif inside:
            line.leave(inside.pop(step % len(inside)))
            asked -= 1
        while turn := line.admitted():
            inside.append(turn)
        assert len(inside) <= most
    assert (asked, line.free, line.asking, line.held) == (0, most, {}, {})


def test_bots_that_nobody_watches_rest(server: Server, ada: Person, bo: Person) -> None:
    """They stand where they stood when somebody comes, and go on."""
    table = ada.table("lair", "bot:uniform bot:uniform", options={"target": 5})
    ada.post(f"/api/tables/{table}/start")
    dealt = ada.get(f"/api/tables/{table}")["moment"]
    other = ada.table("lair", "bot:uniform bot:uniform", options={"target": 5})
    line = bo.sit(other)
    ada.post(f"/api/tables/{other}/start")
    while "result" not in line.state:
        line.next()
    assert ada.get(f"/api/tables/{table}")["moment"] == dealt
    watching = bo.sit(table)
    while "result" not in watching.state:
        watching.next()
