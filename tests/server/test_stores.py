"""What holds for one store holds for the other: the same stories are told to both."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)

from filature.protocol.alerting import Wishes
from filature.protocol.bodies import SeatWish, TableWish
from filature.protocol.messages import ChatLine
from filature.server.rooms import seating
from filature.server.rooms.caller import Caller
from filature.server.store import copies, migrate, postgres, postgres_migrate
from filature.server.store.alerts import Endpoint, Notice
from filature.server.store.alerts import Person as Listener
from filature.server.store.circles import Circle, Member, Result, Season
from filature.server.store.evenings import Evening
from filature.server.store.people import Person
from filature.server.store.spec import Spec
from filature.server.store.sqlite import SqliteStore
from filature.server.store.store import Line, Report, Store, Taken
from server import database

NAMES = st.sampled_from("abc")
GUESTS = st.sampled_from(["ada", "bo", "cy", ""])
TIMES = st.sampled_from([0.0, 10.0, 20.5, 30.0])
SOME, _ = seating.made(TableWish("lair", [SeatWish("me")] * 2), Caller("ada", "Ada"), 5.0)
EMPTIED = (
    "alerts, chat, circle_tables, circles, confirmations, endpoints, evenings, guests, house, log,"
    " members, notices, old_keys, people, put_away, reports, results, reviews, tables"
)


@pytest.fixture(scope="module")
def empty() -> Iterator[str]:
    """The address of a database."""
    with database.address() as found:
        yield database.new(found)


class Stores(RuleBasedStateMachine):
    """Two stores that are told the same, and must say the same; and what a log must be."""

    address = ""

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.stores: list[Store] = []
        self.logs: dict[str, list[Line]] = {}

    @initialize()
    def open(self) -> None:
        self.folder = TemporaryDirectory()
        self.stores = self.runner.run(self.opened(Path(self.folder.name)))

    async def opened(self, folder: Path) -> list[Store]:
        found = await postgres.opened(self.address, folder)
        await found.link.done(lambda one: one.execute(f"TRUNCATE {EMPTIED}"))
        return [SqliteStore(folder / "tables.db"), found]

    def teardown(self) -> None:
        for store in self.stores:
            self.runner.run(store.close())
        self.runner.close()

    def both(self, *words: Any, alike: bool = False) -> Any:
        """Asks both, and compares; where they say no order, without one."""
        name, *given = words
        said = [self.runner.run(self.ask(store, name, given)) for store in self.stores]
        if alike:
            said = [sorted(one) for one in said]
        assert said[0] == said[1]
        return said[0]

    async def ask(self, store: Store, name: str, given: list[Any]) -> Any:
        part, _, verb = name.rpartition(".")
        try:
            return await getattr(getattr(store, part) if part else store, verb)(*given)
        except Taken:
            return Taken

    # Tables and logs -----------------------------------------------------------------------

    @rule(
        id=NAMES,
        guest=GUESTS,
        status=st.sampled_from(["open", "playing", "over", "closed"]),
        touched=TIMES,
        circle=st.sampled_from(["", "a"]),
        lines=st.integers(0, 2),
    )
    def keep(
        self, id: str, guest: str, status: Any, touched: float, circle: str, lines: int
    ) -> None:
        spec = SOME.replace(id=id, status=status, touched=touched, circle=circle, host=guest)
        spec = spec.seated(0, guest=guest).replace(code=f"LION-{id}")
        more = self.next_lines(id, lines)
        if self.both("keep", spec, more) is None:
            self.logs.setdefault(id, []).extend(more)

    def next_lines(self, id: str, count: int, place: int = 0) -> list[Line]:
        first = place or len(self.logs.get(id, [])) + 1
        return [Line(first + n, 0, ("/pause {}", "kill")[n % 2], 15.0) for n in range(count)]

    @rule(id=NAMES, count=st.integers(1, 3), place=st.integers(0, 3))
    def append(self, id: str, count: int, place: int) -> None:
        """Now and then at a place that is taken: nothing of it is kept then."""
        log = self.logs.setdefault(id, [])
        lines = self.next_lines(id, count, place)
        free = lines[0].seq == len(log) + 1
        if not free and lines[0].seq > len(log):
            return
        assert self.both("append", id, lines) is (None if free else Taken)
        log += lines if free else []

    @invariant()
    def logs_are_as_they_were_written(self) -> None:
        for table, log in self.logs.items():
            assert self.both("lines", table) == log

    @rule(id=NAMES, since=TIMES)
    def read(self, id: str, since: float) -> None:
        self.both("spec", id)
        self.both("coded", f"LION-{id}", since)
        self.both("unfinished", alike=True)
        found: list[Spec] = self.both("circles.tables", "a")
        assert all(one.circle == "a" for one in found)
        self.both("circles.unbooked", alike=True)

    @rule(days=st.sampled_from([20_000, 1e-9]))
    def prune(self, days: float) -> None:
        if self.both("prune", days):  # what has a log and no table is left alone
            self.logs = {table: self.both("lines", table) for table in "abc"}

    # Notes -----------------------------------------------------------------------------------

    @rule(
        id=NAMES, number=st.integers(1, 2**53), text=st.text(st.characters(exclude_characters="\0"))
    )
    def chat(self, id: str, number: int, text: str) -> None:
        known = [line.number for line in self.both("notes.chat", id)]
        if number not in known:
            self.both("notes.keep_chat", id, ChatLine(number, 0, "Ada", text))
        self.both("notes.chat", id)

    @rule(id=NAMES, text=st.binary())
    def review(self, id: str, text: bytes) -> None:
        self.both("notes.keep_review", id, text)
        self.both("notes.review", id)
        if self.both("notes.report", id) is None:
            self.both("notes.keep_report", Report(id, "a", 0, 3, "note", "view"))

    # People ----------------------------------------------------------------------------------

    @rule(guest=GUESTS, other=GUESTS, turn=st.integers(0, 2), at=TIMES)
    def people(self, guest: str, other: str, turn: int, at: float) -> None:
        one = Person(guest, "Ada", turn, f"key {guest}")
        self.both("people.add", one, at)
        self.both("people.change_key", one, turn + 1, f"key {guest} {turn}", at)
        self.both("people.rename", other, "Bo")
        for name in (guest, other):
            self.both("people.person", name)
            self.both("people.held", name, alike=True)
        self.both("people.with_key", f"key {guest}")
        self.both("people.is_void", f"key {guest}")

    @rule(old=GUESTS, new=GUESTS, at=TIMES)
    def join(self, old: str, new: str, at: float) -> None:
        if old and new and old != new:
            self.both("people.join", old, new, at)

    @rule(guest=GUESTS, id=NAMES, place=st.sampled_from(["list", "away", "removed"]), at=TIMES)
    def shelve(self, guest: str, id: str, place: str, at: float) -> None:
        self.both("shelf.put", guest, id, place, at)
        key = [self.both("shelf.count", guest, 15.0)]
        for found in (("listed", 15.0), ("archived", 15.0, 25.0, 20)):
            rows = [
                self.runner.run(self.ask(store, f"shelf.{found[0]}", [guest, *found[1:]]))
                for store in self.stores
            ]
            first, second = [sorted(one, key=lambda row: row.spec.id) for one in rows]
            assert first == second
        assert key[0] >= 0

    # Alerts ----------------------------------------------------------------------------------

    @rule(guest=GUESTS, name=NAMES, id=st.sampled_from(["", "a"]), sent=st.booleans(), at=TIMES)
    def alerts(self, guest: str, name: str, id: str, sent: bool, at: float) -> None:
        self.both("alerts.keep_person", Listener(guest, Wishes(), f"private {guest}"))
        self.both("alerts.keep_endpoint", Endpoint(name, guest, id, "push", "x", last=at))
        notice = Notice(name, "a", 0, "turn", 3, 1, at, at)
        self.both("alerts.keep_notices", [notice])
        self.both("alerts.mark_notices", [notice._replace(sent=sent, due=at + 1)])
        self.both("alerts.noted", "a", alike=True)
        self.both("alerts.endpoints_of", guest)
        self.both("alerts.listening", "a", [guest, "bo"], alike=True)
        self.both("alerts.next_due")
        self.both("alerts.known_by", f"private {guest}")

    @rule(name=NAMES, at=TIMES)
    def sending(self, name: str, at: float) -> None:
        self.both("alerts.tables", alike=True)
        self.both("alerts.due", at, alike=True)
        self.both("alerts.may_confirm", name, at, 2)
        self.both("alerts.forget_endpoint", name)
        self.both("alerts.endpoint", name)

    # Circles ---------------------------------------------------------------------------------

    @rule(id=NAMES, circle=NAMES, guest=GUESTS, gone=st.booleans(), at=TIMES)
    def circles(self, id: str, circle: str, guest: str, gone: bool, at: float) -> None:
        known = Circle(circle, "Club", f"link {circle}", guest, (Season(1, "one", 0.0),))
        self.both("circles.keep_circle", known)
        self.both("circles.keep_member", Member(id, circle, guest, "Ada", "A", at, gone))
        result = Result(id, circle, 1, "lair", (("member", id),), (1,), at, True)
        self.both("circles.book", id, result)
        self.both("circles.keep_result", result)
        self.both("circles.results", circle, 1)
        self.both("circles.members", circle)
        self.both("circles.member", circle, guest)
        assert {one.id for one in self.both("circles.of_guest", guest)} <= set("abc")

    @rule(id=NAMES, version=st.integers(0, 3), going=st.booleans(), starts=TIMES)
    def evenings(self, id: str, version: int, going: bool, starts: float) -> None:
        one = Evening(id, "Friday", "ada", (), 3, starts, circle="a", going=going, version=version)
        self.both("evenings.keep", one)
        self.both("evenings.evening", id)
        self.both("evenings.of_circle", "a")
        self.both("evenings.going")

    @rule(circle=NAMES)
    def erase(self, circle: str) -> None:
        self.both("circles.erase_names", [("a", 0)])
        self.both("circles.erase_circle", circle)
        self.both("circles.scrub")
        self.both("circles.by_id", circle)


def test_every_step_of_the_schema_stands_in_both_dialects() -> None:
    assert [one.name for one in migrate.STEPS] == [one.name for one in postgres_migrate.STEPS]


def test_a_copy_has_all_that_a_house_has(tmp_path: Path) -> None:
    migrate.migrated(tmp_path / "tables.db")
    with closing(sqlite3.connect(tmp_path / "tables.db")) as found:
        names = {
            row[0] for row in found.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        }
    assert names - {"alembic_version", "house"} == set(copies.TABLES)


def test_both_stores_tell_the_same_story(empty: str) -> None:
    machine = type("OfThis", (Stores,), {"address": empty})
    quick = settings(
        max_examples=15,
        stateful_step_count=15,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        derandomize=True,
    )
    run_state_machine_as_test(machine, settings=quick)
