"""Whose bots think next: nobody's evening waits for somebody else's crowd."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from filature.server.fair import FairLine
from filature.server.rooms.room import Turn
from server.hosting import Person, Server

turns = st.builds(Turn, st.booleans(), st.sampled_from("abc"), st.sampled_from("xyz"))


def drained(line: FairLine[Any]) -> list[Any]:
    found = []
    while line:
        found.append(line.pop())
    return found


@given(st.lists(turns))
def test_everyone_is_served_once_and_people_first(asked: list[Turn]) -> None:
    line: FairLine[int] = FairLine()
    for number, turn in enumerate(asked):
        line.put(turn, number)
    served = drained(line)
    assert sorted(served) == list(range(len(asked)))
    people = [asked[number].people for number in served]
    assert people == sorted(people, reverse=True)


@given(st.lists(st.builds(Turn, st.just(True), st.sampled_from("abc"), st.sampled_from("xyz"))))
def test_nobody_is_served_twice_while_another_owner_waits(asked: list[Turn]) -> None:
    """And among the tables of one owner it is the same; in one table, the first comes first."""
    line: FairLine[Turn] = FairLine()
    for turn in asked:
        line.put(turn, turn)
    left, last = list(asked), None
    while line:
        turn = line.pop()
        if last and turn.owner == last.owner:
            assert all(one.owner == turn.owner for one in left)
        left.remove(turn)
        last = turn


def test_five_hundred_tables_of_one_owner_cost_another_one_place() -> None:
    line: FairLine[str] = FairLine()
    for number in range(500):
        line.put(Turn(False, "crowd", f"table {number}"), "crowd")
    line.put(Turn(False, "one", "table"), "one")
    assert drained(line).index("one") == 1
    for number in range(500):
        line.put(Turn(True, "crowd", f"table {number}"), "crowd")
    line.put(Turn(True, "one", "table"), "one")
    assert drained(line).index("one") == 1


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
