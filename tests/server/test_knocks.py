"""Codes lead to a door: with a knock on the open internet, and never to a seat or a hand."""

import asyncio
import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

from filature.protocol.bodies import SeatWish, Settings, TableWish
from filature.server.http import entrances
from filature.server.rooms import knocks, seating
from filature.server.rooms.caller import Caller
from filature.server.rooms.problems import Forbidden, NotFound, Problem, TooManyRequests
from filature.server.spending import Spending, Who
from filature.server.store.spec import Spec
from filature.server.store.sqlite import SqliteStore
from filature.server.store.store import Line
from server.hosting import Person, Server, serving


@pytest.fixture(scope="module")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house on the open internet."""
    data = Path(tmp_path_factory.mktemp("open")) / "data"
    with serving(data, "public=https://games.example.org") as found:
        yield found


def made(*seats: SeatWish, late: bool = True, watchers: bool = True) -> Spec:
    wish = TableWish("lair", list(seats), settings=Settings(late=late, watchers=watchers))
    return seating.made(wish, Caller("ada", "Ada"), 0.0)[0]


ME, OPEN, BOT = SeatWish("me"), SeatWish("open"), SeatWish("bot")


# Which tables receive -------------------------------------------------------------------------


def test_a_lobby_receives_and_a_match_only_those_who_may_still_come() -> None:
    assert knocks.admits(made(ME, OPEN, watchers=False, late=False))
    for late, watchers in itertools.product((True, False), repeat=2):
        with_bot = made(ME, BOT, late=late, watchers=watchers).replace(status="playing")
        assert knocks.admits(with_bot) == (late or watchers)
        alone = made(ME, ME, late=late, watchers=watchers).replace(status="playing")
        assert knocks.admits(alone) == watchers
    for status in ("over", "closed", "broken"):
        assert not knocks.admits(made(ME, BOT).replace(status=status))


def test_a_code_ends_a_day_after_anything_happened(tmp_path: Path) -> None:
    async def asked() -> list[bool]:
        store = SqliteStore(tmp_path / "tables.db")
        spec = made(ME, BOT).replace(code="LION-42", touched=1000.0)
        await store.keep(spec)
        answers = [
            await store.coded("LION-42", since) is not None for since in (0.0, 1000.0, 1000.5)
        ]
        await store.append(spec.id, [Line(1, 0, "draw", 5000.0)])
        answers += [await store.coded("LION-42", since) is not None for since in (5000.0, 5000.5)]
        await store.close()
        return answers

    assert asyncio.run(asked()) == [True, True, False, True, False]
    assert entrances.LASTS == 86_400


# In a house of the network ----------------------------------------------------------------------


def test_there_a_code_leads_to_the_table_and_nowhere_further(ada: Person, bo: Person) -> None:
    table = ada.table("lair", "me open bot", settings={"watchers": False, "late": False})
    code = ada.created["table"]["code"]
    assert bo.get(f"/api/codes/{code.lower().replace('-', ' ')}") == {
        "table": table,
        "knock": False,
    }
    bo.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/ready")
    bo.post(f"/api/tables/{table}/ready")
    assert ada.get(f"/api/tables/{table}")["status"] == "playing"
    closed = bo.http.get(f"/api/codes/{code}")
    wrong = bo.http.get("/api/codes/NOBODY-10")
    none = bo.http.get("/api/codes/no%20code")
    assert closed.status_code == wrong.status_code == none.status_code == 404
    assert closed.content == wrong.content == none.content


def test_guesses_have_a_budget_of_their_own_and_one_together() -> None:
    spending = Spending(clock=lambda: 0.0)
    for _ in range(100):
        with spending.guessing(Who("friend")):
            pass
    for number in range(12):
        for _ in range(5):
            spending.take("guesses", Who(f"thief {number}"))
        with pytest.raises(TooManyRequests):
            spending.take("guesses", Who(f"thief {number}"))
    with pytest.raises(TooManyRequests):
        spending.take("guesses", Who("friend"))  # sixty wrong ones: nobody guesses for a while


# On the open internet ---------------------------------------------------------------------------


def test_there_a_code_only_knocks_and_the_table_is_named_once_somebody_opens(
    open_house: Server,
) -> None:
    host, ines = Person(open_house), Person(open_house)
    table = host.table("lair", "me open")
    code = host.created["table"]["code"]
    line = host.sit(table)
    line.until("welcome")
    assert ines.get(f"/api/codes/{code}") == {"table": "", "knock": True}
    assert host.get(f"/api/codes/{code}") == {"table": table, "knock": False}
    knock = ines.post(f"/api/codes/{code}/knock", {"name": "Inès"})
    assert (knock["answer"], knock["table"]) == ("waiting", "")
    assert table not in str(knock)
    told = line.until("table")["table"]["knocks"]
    assert [one["name"] for one in told] == ["Inès"]
    assert ines.get(f"/api/knocks/{knock['knock']}") == knock
    card = host.post(f"/api/tables/{table}/knocks/{told[0]['id']}", {"open": True})
    assert card["knocks"] == []
    opened = ines.get(f"/api/knocks/{knock['knock']}")
    assert (opened["answer"], opened["table"]) == ("open", table)
    assert "mine" not in str(ines.get(f"/api/tables/{table}"))  # a door, not a seat


def test_who_is_not_let_in_learns_nothing(open_house: Server) -> None:
    host, ines = Person(open_house), Person(open_house)
    table = host.table("lair", "me open")
    code = host.created["table"]["code"]
    knock = ines.post(f"/api/codes/{code}/knock", {"name": "Inès"})["knock"]
    seen = host.get(f"/api/tables/{table}")["knocks"]
    assert ines.get(f"/api/tables/{table}")["knocks"] == []  # even to who has the link
    assert ines.refused(f"/api/tables/{table}/knocks/{seen[0]['id']}", {"open": True}) == "no-seat"
    host.post(f"/api/tables/{table}/knocks/{seen[0]['id']}", {"open": False})
    answer = ines.get(f"/api/knocks/{knock}")
    assert (answer["answer"], answer["table"]) == ("shut", "")
    host.post(f"/api/tables/{table}/knocks/{seen[0]['id']}", {"open": True})  # the first stands
    assert ines.get(f"/api/knocks/{knock}")["answer"] == "shut"
    for guess in (f"{code}.{'x' * 32}", f"{code}.", "NOBODY-10.x", "nothing"):
        found = ines.http.get(f"/api/knocks/{guess}")
        assert (found.status_code, found.json()["error"]) == (404, "unknown-knock")


def test_a_knock_and_its_answer_outlive_the_process(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "public=https://games.example.org") as server:
        host, ines = Person(server), Person(server)
        table = host.table("lair", "me open")
        code = host.created["table"]["code"]
        knock = ines.post(f"/api/codes/{code}/knock", {"name": "Inès"})["knock"]
        server.kill()
        server.start()
        (waiting,) = host.get(f"/api/tables/{table}")["knocks"]
        host.post(f"/api/tables/{table}/knocks/{waiting['id']}", {"open": True})
        server.kill()
        server.start()
        assert ines.get(f"/api/knocks/{knock}")["table"] == table


def test_few_wait_at_one_door_and_not_for_ever() -> None:
    spec = made(ME, OPEN)
    for number in range(knocks.CROWD):
        spec, _ = knocks.knocked(spec, f"n {number}", Caller(), 10.0)
    with pytest.raises(Problem) as refused:
        knocks.knocked(spec, "one more", Caller(), 11.0)
    assert refused.value.key == "door-crowded"
    spec, token = knocks.knocked(spec, "later", Caller(), 10.0 + knocks.PATIENCE)
    assert [one.name for one in spec.knocks] == ["later"]
    assert knocks.heard(spec, "k", token)
    assert knocks.heard(spec, "k", "") is None
    with pytest.raises(NotFound):
        knocks.answered(spec, "nobody", True, Caller("ada"))
    with pytest.raises(Forbidden):
        knocks.answered(spec, spec.knocks[0].id, True, Caller("eve"))
    assert seating.again(spec, 1.0).knocks == ()
