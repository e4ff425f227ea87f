"""A house on PostgreSQL: killed, cut off, its database stopped and started under playing tables."""

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException

from server import database
from server.busy import WAIT, Busy
from server.database import Cluster
from server.hosting import Line, Person, Server, serving

KILLS = 2
TABLES = 3
SOON = 4.0  # seconds that a server waits for its database, where the test waits for that
OURS = "SELECT pid FROM pg_stat_activity WHERE application_name = 'filature'"
FULL = (
    "CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS"
    " $$ BEGIN RAISE EXCEPTION 'no space' USING ERRCODE = '53100'; END $$",
    "CREATE TRIGGER full_disk BEFORE INSERT ON log EXECUTE FUNCTION full_disk()",
)
CUT = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE application_name = 'filature' AND pid <> pg_backend_pid()"
)


@pytest.fixture(scope="module")
def running() -> Iterator[Cluster]:
    with database.cluster() as found:
        yield found


@pytest.fixture
def address(running: Cluster) -> str:
    return database.new(running.address)


def on(address: str, patience: float = WAIT) -> tuple[str, str]:
    """The words of a server on a database."""
    return f"store={address!r}", f"store_patience={patience}"


def test_kill_nine_loses_nothing_that_was_acknowledged(address: str, tmp_path: Path) -> None:
    rng = random.Random(9)
    with serving(tmp_path / "data", *on(address)) as server:
        tables = [Busy(server, number) for number in range(1, TABLES + 1)]
        for _ in range(KILLS):
            for busy in tables:
                busy.start()
            assert all(busy.checked.wait(WAIT) for busy in tables)
            time.sleep(rng.uniform(0, 0.4))
            server.kill()
            for busy in tables:
                busy.join(WAIT)
                assert not busy.lost
            server.start()
            tables = [busy.again() for busy in tables if not busy.over] or [Busy(server, 7)]
        for busy in tables:
            busy.check_all()


def test_connections_that_are_cut_lose_nothing(address: str, tmp_path: Path) -> None:
    with serving(tmp_path / "data", *on(address)) as server:
        tables = [Busy(server, number) for number in (1, 2)]
        for busy in tables:
            busy.start()
        assert all(busy.checked.wait(WAIT) for busy in tables)
        cuts = 0
        while cuts < 5 or not all(len(busy.acknowledged) > 20 or busy.over for busy in tables):
            cuts += len(database.told(address, CUT)) > 0
            tables = [played_on(busy, 0) for busy in tables]
            time.sleep(0.05)
        server.kill()
        for busy in tables:
            busy.join(WAIT)
        server.start()
        for busy in tables:
            busy.check_all()


def test_a_database_that_crashes_comes_back_under_playing_tables(
    running: Cluster, address: str, tmp_path: Path
) -> None:
    with serving(tmp_path / "data", *on(address)) as server:
        busy = Busy(server, 1)
        busy.start()
        assert busy.checked.wait(WAIT)
        running.stop("immediate")
        running.start()
        busy = played_on(busy, len(busy.acknowledged) + 5)
        server.kill()
        busy.join(WAIT)
        server.start()
        busy.check_all()


def test_while_the_database_is_away_people_read_that_all_is_safe(
    running: Cluster, address: str, tmp_path: Path
) -> None:
    with serving(tmp_path / "data", *on(address, SOON)) as server:
        ada, bo = Person(server), Person(server, "fr")
        table, line = begun(ada)
        running.stop()
        try:
            answer = line.play(line.options()[0])
            assert (answer["type"], answer["error"]) == ("bad", "house-away")
            assert "All that was done before is safe" in answer["text"]
            assert line.until("bye")["reason"] == "away"
            told = bo.http.get(f"/api/tables/{table}")
            assert (told.status_code, told.json()["error"]) == (503, "house-away")
            assert "est en sûreté" in told.json()["text"]
            page = bo.http.get(f"/t/{table}", headers={"accept": "text/html"})
            assert page.status_code == 503
        finally:
            running.start()
        goes_on(ada, table, line.state["moment"])
        assert "Traceback" not in server.errors.read_text()


def test_a_database_that_hangs_may_have_kept_what_nobody_was_told(
    address: str, tmp_path: Path
) -> None:
    """What it does when it wakes is seen, whichever it is."""
    with serving(tmp_path / "data", *on(address, SOON)) as server:
        ada = Person(server)
        table, line = begun(ada)
        hanging = [row[0] for row in database.told(address, OURS)]
        for backend in hanging:
            os.kill(backend, signal.SIGSTOP)
        try:
            answer = line.play(line.options()[0])
            assert (answer["type"], answer["error"]) == ("bad", "house-away")
        finally:
            for backend in hanging:
                os.kill(backend, signal.SIGCONT)
        goes_on(ada, table, line.state["moment"])


def test_a_database_that_is_full_keeps_what_it_has(address: str, tmp_path: Path) -> None:
    with serving(tmp_path / "data", *on(address)) as server:
        ada = Person(server)
        _, line = begun(ada)
        for query in FULL:
            database.told(address, query)
        answer = line.play(line.options()[0])
        assert (answer["type"], answer["error"]) == ("bad", "house-full")
        database.told(address, "DROP TRIGGER full_disk ON log")
        assert line.play(line.options()[0])["type"] == "done"


def test_nothing_of_a_database_is_read_unless_one_is_asked_for() -> None:
    code = "import sys, filature.server.serve, filature.cli.keep; print('asyncpg' in sys.modules)"
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=env)
    assert done.stdout == "False\n", done.stderr


def test_a_newer_schema_is_refused(address: str, tmp_path: Path) -> None:
    database.told(address, "CREATE TABLE schema_step (step TEXT NOT NULL)")
    database.told(address, "INSERT INTO schema_step VALUES ('9999')")
    with pytest.raises(AssertionError, match="newer filature"):
        Server(tmp_path / "data", *on(address))


def played_on(busy: Busy, count: int) -> Busy:
    """A table, once so much was acknowledged; whoever gave up waiting sits down again."""
    end = time.monotonic() + WAIT
    while not busy.over:
        assert time.monotonic() < end
        assert not busy.lost
        if not busy.is_alive():
            busy = busy.again()
            busy.start()
        if len(busy.acknowledged) >= count:
            break
        time.sleep(0.05)
    return busy


def seated(person: Person, table: str, seat: int) -> Line:
    """Sits down as soon as the house lets in."""
    end = time.monotonic() + WAIT
    while True:
        try:
            found = person.sit(table, seat)
            found.until("state")
            return found
        except (WebSocketException, OSError):
            assert time.monotonic() < end
            time.sleep(0.05)


def begun(person: Person) -> tuple[str, Line]:
    """A table at which the person may choose."""
    table = person.table("lair", "me me")
    person.post(f"/api/tables/{table}/ready")
    for seat in (0, 1):
        line = person.sit(table, seat)
        line.until("state")
        if line.options():
            break
    return table, line


def goes_on(person: Person, table: str, moment: int) -> None:
    """The table is there as it was, with the last move or without it, and is played."""
    lines = [seated(person, table, seat) for seat in (0, 1)]
    assert all(line.state["moment"] >= moment for line in lines)
    line = next(one for one in lines if one.options())
    assert line.play(line.options()[0])["type"] == "done"
