"""Every budget on a real process and real sockets; nothing comes back but by a test's own clock."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.routes import BaseRoute, HTTPRoute
from websockets.exceptions import ConnectionClosed

from filature.server.addresses import Addresses
from filature.server.app import dependencies, framework
from filature.server.budgets import BUDGETS
from filature.server.circles.club import Club
from filature.server.house import House
from filature.server.http.charging import charging
from filature.server.http.identity import Guests
from filature.server.notices.courier import Courier
from filature.server.notices.desk import Desk
from filature.server.notices.post import Post
from filature.server.pool import BotPool
from filature.server.spending import Spending, Who
from filature.server.store.sqlite import SqliteStore
from server.ended import at_random
from server.hosting import Line, Person, Server, free_port, serving
from server.test_evenings import begun, crowd, evening_of

PROXY = "behind=('127.0.0.0/8', '::1')"
ROWS = {(one.name, one.per): one for one in BUDGETS}
WISH = {"game": "lair", "seats": [{}, {}]}
COMMAND = (sys.executable, "-m", "filature", "serve")
homes = (f"192.0.2.{number}" for number in count(1))

Road = Callable[[Person], httpx.Response]


def posting(path: str, **body: Any) -> Road:
    return lambda person: person.http.post(path, json=body)


ROADS: dict[str, tuple[str, Road]] = {  # most are charged before it is known whether they lead on
    "a name": ("changes", lambda person: person.http.put("/api/me", json={"name": "Ada"})),
    "a draft": ("changes", lambda person: person.http.put("/api/tables/none", json={})),
    "a seat": ("changes", posting("/api/tables/none/join")),
    "a table": ("tables", posting("/api/tables", game="lair", seats=[{"who": "me"}] * 2)),
    "a file": ("tables", posting("/api/tables/file")),
    "a guide": ("tables", posting("/api/games/lair/guide")),
    "a branch": ("tables", posting("/api/tables/none/branch", moment=0)),
    "a rematch": ("tables", posting("/api/tables/none/rematch")),
    "a circle": ("circles", posting("/api/circles", name="Night")),
    "an evening": ("evenings", posting("/api/evenings", name="Friday", offers=[])),
    "a draw": ("rounds", posting("/api/evenings/none/draw", seed=1, version=1)),
    "a round": ("rounds", posting("/api/evenings/none/begin", seed=1, version=1)),
    "a deed": ("deeds", posting("/api/tables/none/deeds", deed="vote")),
    "a report": ("reports", posting("/api/tables/none/report")),
    "a knock": ("knocks", posting("/api/codes/LION-10/knock")),
    "an alert": ("alerts", posting("/api/me/alerts/private")),
    "a call": ("calls", posting("/api/me/alerts/test", id="none")),
}
GUESTS = ("changes", "tables", "circles", "evenings", "rounds", "deeds", "reports", "reviews")
ALL = (*GUESTS, "knocks", "alerts", "calls")


class Timed:
    """A server, and the clock by which it counts."""

    def __init__(self, server: Server, clock: Path) -> None:
        self.server = server
        self.clock = clock

    def pass_by(self, seconds: float) -> None:
        now = float(self.clock.read_text()) + seconds
        fresh = self.clock.with_suffix(".new")
        fresh.write_text(str(now))
        fresh.replace(self.clock)

    def person(self, home: str, lang: str = "en") -> Person:
        """Somebody new at an address."""
        found = Person(self.server, lang)
        found.http.headers["x-forwarded-for"] = home
        return found


@contextmanager
def timed(folder: Path, *words: str) -> Iterator[Timed]:
    (folder / "clock").write_text("1000")
    with serving(folder / "data", PROXY, *words) as server:
        yield Timed(server, folder / "clock")


@pytest.fixture(scope="module")
def frugal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Timed]:
    """A house where a guest may do everything twice, and a household three times."""
    words = [f"{name}/guest=2,6" for name in GUESTS]
    words += [f"{name}/address=3,6" for name in ALL]
    with timed(Path(tmp_path_factory.mktemp("frugal")), *words) as house:
        yield house


def refusal(answer: httpx.Response) -> dict[str, Any]:
    """What a refused request is told: in words, in a field, and in a header."""
    assert answer.status_code == 429, answer.text
    told: dict[str, Any] = answer.json()
    assert told["wait"] == int(answer.headers["retry-after"]) > 0
    return told


@pytest.mark.parametrize("road", ROADS)
def test_a_household_has_so_much_and_a_guest_of_it_less(frugal: Timed, road: str) -> None:
    name, go = ROADS[road]
    home = next(homes)
    ada, bo = frugal.person(home), frugal.person(home)
    mine = 2 if name in GUESTS else 3
    assert 429 not in [go(ada).status_code for _ in range(mine)]
    told = refusal(go(ada))
    assert told["error"] == ROWS[name, "address"].told
    assert told["text"].endswith(f"Try again in {told['wait']} seconds.")
    assert [go(bo).status_code == 429 for _ in range(2)] == [mine == 3, True]
    assert go(frugal.person(next(homes))).status_code != 429
    frugal.pass_by(told["wait"])
    assert go(ada).status_code != 429
    assert go(ada).status_code == 429


def test_a_refusal_speaks_the_language_of_who_asks(frugal: Timed) -> None:
    ada = frugal.person(next(homes), "fr")
    answers = [ROADS["a circle"][1](ada) for _ in range(3)]
    assert refusal(answers[-1])["text"].endswith("Réessayez dans 10\u00a0s.")


def test_all_roads_to_a_table_are_one(tmp_path: Path) -> None:
    """By the card, a file, a guide, a moment of another match, and once more."""
    match = at_random("lair", 2, 1).text()
    with timed(tmp_path, "tables/guest=5") as house:
        ada = house.person(next(homes))
        text = {"content-type": "text/plain"}
        over = ada.http.post("/api/tables/file", content=match, headers=text).json()["table"]["id"]
        ada.table("lair", "me me")
        ada.post("/api/games/lair/guide")
        ada.post(f"/api/tables/{over}/branch", {"moment": 1})
        ada.post(f"/api/tables/{over}/rematch")
        for road in ("a table", "a file", "a guide", "a branch", "a rematch"):
            assert refusal(ROADS[road][1](ada))["error"] == "too-many-tables"


def test_the_tables_of_an_evening_are_its_organisers(tmp_path: Path) -> None:
    with timed(tmp_path, "tables/guest=2,6") as house:
        ada = house.person(next(homes))
        night = evening_of(ada, offers=[{"game": "lair", "screen": True}])
        crowd(house.server, night, 8)
        laid = len(begun(ada, night)["rounds"][0]["tables"])
        assert laid > 1
        told = refusal(ROADS["a table"][1](ada))
        assert told["wait"] == 10 * (laid - 1)  # all of them, though there were only two at once


def test_tables_that_nobody_plays_are_counted_until_they_begin(tmp_path: Path) -> None:
    with timed(tmp_path, "standing/address=2") as house:
        home = next(homes)
        ada, bo = house.person(home), house.person(home)
        first = ada.table("lair", "me bot")
        other = bo.table("lair", "me bot")
        assert ada.refused("/api/tables", WISH) == "too-many-standing"
        ada.post(f"/api/tables/{first}/start")
        ada.table("lair", "me bot")
        assert bo.refused("/api/tables", WISH) == "too-many-standing"
        bo.post(f"/api/tables/{other}/close")
        bo.table("lair", "me bot")
        assert bo.refused("/api/tables", WISH) == "too-many-standing"
        house.pass_by(86_401)  # they are forgotten
        bo.table("lair", "me bot")


def test_files_are_counted_by_their_bytes(tmp_path: Path) -> None:
    match = at_random("lair", 2, 1).text().encode()
    with timed(tmp_path, f"uploads/address={len(match)},{len(match)}") as house:
        ada = house.person(next(homes))

        def upload() -> httpx.Response:
            text = {"content-type": "text/plain"}
            return ada.http.post("/api/tables/file", content=match, headers=text)

        assert upload().status_code == 201
        assert refusal(upload()) == {
            "error": "too-many-uploads",
            "text": "Many files in a short time. Try again in 60 seconds.",
            "clause": "",
            "wait": 60,
        }
        house.pass_by(60)
        assert upload().status_code == 201


def test_a_review_is_counted_when_it_begins_and_not_when_it_is_asked_for(frugal: Timed) -> None:
    home = next(homes)
    ada, bo = frugal.person(home), frugal.person(home)
    files = [at_random("lair", 2, seed).text() for seed in range(3)]
    text = {"content-type": "text/plain"}
    tables = [
        frugal.person(next(homes)).http.post("/api/tables/file", content=one, headers=text).json()
        for one in files
    ]
    paths = [f"/api/tables/{one['table']['id']}/review" for one in tables]
    for path in (paths[0], paths[1], paths[0], paths[1]):
        assert ada.http.get(path).status_code in (200, 202)
    assert refusal(ada.http.get(paths[2]))["error"] == "too-many-reviews"
    assert bo.http.get(paths[2]).status_code in (200, 202)


def test_few_reviews_wait_in_the_whole_house(tmp_path: Path) -> None:
    with timed(tmp_path, "reviewing/house=0") as house:
        ada = house.person(next(homes))
        text, match = {"content-type": "text/plain"}, at_random("lair", 2, 1).text()
        over = ada.http.post("/api/tables/file", content=match, headers=text).json()["table"]["id"]
        assert refusal(ada.http.get(f"/api/tables/{over}/review"))["error"] == "too-many-reviews"


def test_requests_and_files_of_the_pages_are_counted_apart(tmp_path: Path) -> None:
    with timed(tmp_path, "requests/address=5,60", "files/address=5,60") as house:
        home = {"x-forwarded-for": next(homes)}

        def asked(path: str, **headers: str) -> int:
            return httpx.get(house.server.url + path, headers={**home, **headers}).status_code

        assert [asked("/static/none.js") for _ in range(6)] == [404] * 5 + [429]
        assert [asked("/health") for _ in range(6)] == [200] * 5 + [429]
        assert asked("/health", **{"x-forwarded-for": "2001:db8::1"}) == 200
        for number in range(4):
            assert asked("/health", **{"x-forwarded-for": f"2001:db8::{number}:1"}) == 200
        assert asked("/health", **{"x-forwarded-for": "2001:db8::abcd:1"}) == 429  # one household
        assert asked("/health", **{"x-forwarded-for": "2001:db8:0:1::1"}) == 200
        house.pass_by(1)
        assert [asked("/health"), asked("/health")] == [200, 429]


# Connections ------------------------------------------------------------------------------------


def closed(line: Line) -> tuple[int, str]:
    """How a door was closed."""
    with pytest.raises(ConnectionClosed) as ended:
        line.until("never")
    assert ended.value.rcvd
    return ended.value.rcvd.code, ended.value.rcvd.reason


def comes(house: Timed, person: Person, table: str, door: str, home: str) -> Line:
    given = {"Cookie": person.cookie, "Origin": house.server.url, "X-Forwarded-For": home}
    return person.come(door, table, None, **given)


def test_a_guest_and_a_household_have_so_many_connections(tmp_path: Path) -> None:
    with timed(tmp_path, "connections/guest=2", "connections/address=3") as house:
        home = next(homes)
        ada, bo = house.person(home), house.person(home)
        table = ada.table("lair", "me open")
        lines = [comes(house, ada, table, door, home) for door in ("socket", "events")]
        for line in lines:
            line.until("welcome")
        assert closed(comes(house, ada, table, "socket", home)) == (4429, "too-many-connections")
        with pytest.raises(httpx.HTTPStatusError) as refused:
            comes(house, ada, table, "events", home)
        assert refusal(refused.value.response)["error"] == "too-many-connections"
        lines.append(comes(house, bo, table, "socket", home))
        lines[-1].until("welcome")
        cy = house.person(home)
        assert closed(comes(house, cy, table, "socket", home))[0] == 4429
        comes(house, cy, table, "socket", next(homes)).until("welcome")
        lines[0].close()
        lines[1].until("table")
        until_let_in(lambda: comes(house, ada, table, "socket", home))


def until_let_in(come: Callable[[], Line]) -> None:
    """A connection that was closed here is let go there as soon as the server hears of it."""
    for _ in range(1000):
        try:
            come().until("welcome")
            return
        except ConnectionClosed:
            continue
    raise AssertionError("never let in")


def test_a_table_and_a_household_have_so_many_watchers(tmp_path: Path) -> None:
    with timed(tmp_path, "watchers/table=2", "watchers/address=3") as house:
        home, other = next(homes), next(homes)
        ada = house.person(home)
        tables = [ada.table("lair", "me open") for _ in range(3)]
        assert comes(house, ada, tables[0], "socket", home).until("welcome")["seat"] == 0
        people = [house.person(home) for _ in range(4)]
        for one in people[:2]:
            comes(house, one, tables[0], "socket", home).until("welcome")
        assert closed(comes(house, people[2], tables[0], "socket", other)) == (
            4429,
            "too-many-watchers",
        )
        comes(house, people[2], tables[1], "socket", home).until("welcome")
        assert closed(comes(house, people[3], tables[1], "socket", home))[0] == 4429
        comes(house, people[3], tables[1], "socket", other).until("welcome")
        comes(house, ada, tables[1], "socket", home).until("welcome")  # who plays is none of them


def test_commands_are_counted_and_told_when_they_may_come(tmp_path: Path) -> None:
    with timed(tmp_path, "frames/connection=2,60") as house:
        ada = house.person(next(homes))
        table = ada.table("lair", "me bot")
        for door in ("socket", "events"):
            line = ada.come(door, table)
            line.until("welcome")
            answers = [line.ask("resync") for _ in range(3)]
            assert [one["type"] for one in answers] == ["done", "done", "bad"]
            assert (answers[-1]["error"], answers[-1]["wait"]) == ("too-fast", 1)
            assert answers[-1]["text"] == "Too fast. Try again in a second."
            house.pass_by(1)
            assert line.ask("resync")["type"] == "done"


def test_chat_is_counted_by_guest_and_by_table(tmp_path: Path) -> None:
    with timed(tmp_path, "chat/guest=2,6", "chat/table=3,6") as house:
        ada, bo = house.person(next(homes)), house.person(next(homes))
        table = ada.table("lair", "me open")
        bo.post(f"/api/tables/{table}/join")
        first, second, line = ada.sit(table), ada.sit(table), bo.sit(table)
        for one in (first, second, line):
            one.until("welcome")
        assert first.ask("say", text="one")["type"] == "done"
        assert second.ask("say", text="two")["type"] == "done"
        told = second.ask("say", text="three")  # another window is nobody else
        assert (told["type"], told["error"], told["wait"]) == ("bad", "too-much-chat", 10)
        assert told["text"].startswith("That was too fast to be said. Your line is still here.")
        assert line.ask("say", text="mine")["type"] == "done"
        assert line.ask("say", text="more")["wait"] == 10  # the table has heard enough
        assert line.ask("say", text="")["type"] == "done"  # a sign of life costs nothing
        house.pass_by(10)
        assert line.ask("say", text="more")["type"] == "done"


def test_hints_are_counted(tmp_path: Path) -> None:
    with timed(tmp_path, "hints/guest=2,6") as house:
        ada = house.person(next(homes))
        table = ada.table("lair", "me me")
        ada.post(f"/api/tables/{table}/start")
        line = ada.sit(table)
        line.until("state")
        answers = [line.ask("hint") for _ in range(3)]
        assert [one["type"] for one in answers] in (
            ["advice", "advice", "bad"],
            ["refused", "refused", "bad"],
        )
        assert (answers[-1]["error"], answers[-1]["wait"]) == ("too-many-hints", 10)


def test_signs_of_life_are_counted(tmp_path: Path) -> None:
    with timed(tmp_path, "signs/connection=3") as house:
        ada = house.person(next(homes))
        line = ada.sit(ada.table("lair", "me bot"))
        line.until("welcome")
        for _ in range(5):
            line.socket.ping()  # type: ignore[union-attr]
        with pytest.raises(ConnectionClosed):
            line.until("never")


# Bots -------------------------------------------------------------------------------------------


def test_what_bots_think_is_charged_and_who_had_too_much_comes_last(tmp_path: Path) -> None:
    port = free_port()
    with timed(tmp_path, "thinking/table=0.000001", f"metrics={port}") as house:
        ada = house.person(next(homes))
        table = ada.table("lair", "bot:greedy bot:greedy bot:greedy", options={"target": 5})
        line = ada.sit(table)
        line.until("welcome")
        ada.post(f"/api/tables/{table}/start")
        while "result" not in line.state:
            line.next(60)  # they are late, and play on


def test_a_budget_of_thinking_is_spent_by_seconds_of_a_processor() -> None:
    spending = Spending(clock=lambda: 0.0)
    table, address = spending.rows["thinking"]
    whom = Who("home", "", "table")
    assert not spending.spent("thinking", whom)
    spending.charge("thinking", whom, table.most + 1)
    assert spending.spent("thinking", whom)
    assert not spending.spent("thinking", whom._replace(table="another"))
    spending.charge("thinking", whom._replace(table="another"), address.most)
    assert spending.spent("thinking", whom._replace(table="a third"))


# All of them ------------------------------------------------------------------------------------


def test_what_was_refused_and_what_is_held_is_counted_for_who_keeps_the_house(
    tmp_path: Path,
) -> None:
    port = free_port()
    with timed(tmp_path, "circles/guest=1", f"metrics={port}") as house:
        ada = house.person(next(homes))
        for _ in range(3):
            ROADS["a circle"][1](ada)
        line = ada.sit(ada.table("lair", "me bot"))
        line.until("welcome")
        told = httpx.get(f"http://127.0.0.1:{port}/metrics").text
        assert 'filature_refused_total{budget="circles",per="guest"} 2.0' in told
        assert 'filature_held{budget="connections",per="address"} 1.0' in told
        assert 'filature_held{budget="standing",per="address"} 1.0' in told
        assert ada.cookie.partition("=")[2] not in told


@pytest.fixture
def routes(tmp_path: Path) -> list[BaseRoute]:
    """All that can be asked of a house by requests."""
    house = House(SqliteStore(tmp_path / "tables.db"), BotPool(1, Spending()))
    desk = Desk(house, Courier(house, Post(), "http://localhost"), False)
    guests = Guests("secret")
    asked = dependencies(house, Addresses("127.0.0.1", 1), desk, Club(house), guests)
    return list(framework(asked, charging(house.spending, guests)).routes)


def test_every_route_that_changes_something_is_counted_or_says_why_not(
    routes: list[BaseRoute],
) -> None:
    handlers = [one for route in routes for one in getattr(route, "route_handlers", ())]
    changing = [one for one in handlers if not one.http_methods <= {"GET", "HEAD", "OPTIONS"}]
    assert len(changing) > 40
    for one in changing:
        spends, free = one.opt.get("spends"), one.opt.get("free")
        assert spends or free, f"{sorted(one.paths)}: say what it spends, or why it is free"
        assert not spends or spends in {name for name, _ in ROWS}
        assert not free or len(free.split()) > 3


def test_no_tasks_are_made_to_give_a_handler_what_it_asks_for(routes: list[BaseRoute]) -> None:
    found = [one for one in routes if isinstance(one, HTTPRoute)]
    given = [one for route in found for _, one in route.route_handler_map.values()]
    assert len(given) > 80
    assert {len(batch) for one in given for batch in one.dependency_batches} == {1}


def test_a_house_is_told_other_budgets_by_a_file(tmp_path: Path) -> None:
    given = tmp_path / "budgets.toml"
    given.write_text("[tables.guest]\nmost = 1\na_minute = 0.001\n")
    with started(tmp_path, "--budgets", str(given)) as url, httpx.Client(base_url=url) as http:
        http.get("/api/me")
        body = {"game": "lair", "seats": [{"who": "me"}] * 2}
        answers = [http.post("/api/tables", json=body) for _ in range(2)]
    assert answers[0].status_code == 201
    assert refusal(answers[1])["error"] == "too-many-tables"


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("[tabels.guest]\nmost = 1", "tabels.guest"),
        ("[tables.guest]\nmost = -1", "tables.guest"),
        ("[wires.house]\na_minute = 1", "wires.house"),
        ("tables =", "budgets.toml"),
        (None, "budgets.toml"),
    ],
)
def test_a_file_that_cannot_be_is_told_so(tmp_path: Path, text: str | None, word: str) -> None:
    given = tmp_path / "budgets.toml"
    if text is not None:
        given.write_text(text)
    done = subprocess.run(
        [*COMMAND, "--data", str(tmp_path / "data"), "--budgets", str(given)],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 2, done.stderr
    assert word in done.stderr
    assert "Traceback" not in done.stderr


@contextmanager
def started(folder: Path, *words: str) -> Iterator[str]:
    """A house as its host starts it."""
    port = free_port()
    command = [*COMMAND, "--port", str(port), "--data", str(folder / "data"), *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        assert process.stdout.readline()
        try:
            yield f"http://localhost:{port}"
        finally:
            process.kill()
