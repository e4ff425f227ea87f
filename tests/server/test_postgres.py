"""A house on PostgreSQL: killed, cut off, its database stopped and started under playing tables."""

import random
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
    """Whoever plays does not even notice."""
    with serving(tmp_path / "data", *on(address)) as server:
        tables = [Busy(server, number) for number in (1, 2)]
        for busy in tables:
            busy.start()
        assert all(busy.checked.wait(WAIT) for busy in tables)
        cuts = 0
        while cuts < 5 or not all(len(busy.acknowledged) > 20 for busy in tables):
            cuts += len(database.told(address, CUT)) > 0
            assert all(busy.is_alive() or busy.over for busy in tables)
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


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_while_the_database_is_away_people_read_that_all_is_safe(
    running: Cluster, address: str, tmp_path: Path, lang: str
) -> None:
    with serving(tmp_path / "data", *on(address, 0.2)) as server:
        ada = Person(server, lang)
        table = ada.table("lair", "me bot")
        ada.post(f"/api/tables/{table}/ready")
        line = ada.sit(table, 0)
        playable(line)
        running.stop()
        try:
            answer = line.play(line.options()[0])
            assert (answer["type"], answer["error"]) == ("bad", "house-away")
            assert ("en sûreté" if lang == "fr" else "is safe") in answer["text"]
            assert line.until("bye")["reason"] == "away"
            told = ada.http.get(f"/api/tables/{table}")
            assert (told.status_code, told.json()["error"]) == (503, "house-away")
            page = ada.http.get(f"/t/{table}", headers={"accept": "text/html"})
            assert page.status_code == 503
        finally:
            running.start()
        moment = line.state["moment"]
        again = seated(ada, table)
        assert again.state["moment"] >= moment  # the move is there, or it is not
        playable(again)
        assert again.play(again.options()[0])["type"] == "done"
        assert "Traceback" not in server.errors.read_text()


def test_two_servers_do_not_share_one_database(address: str, tmp_path: Path) -> None:
    refused = pytest.raises(AssertionError, match="a server already runs on")
    with serving(tmp_path / "data", *on(address)), refused:
        Server(tmp_path / "other", *on(address))


def test_a_newer_schema_is_refused(address: str, tmp_path: Path) -> None:
    database.told(address, "CREATE TABLE schema_step (step TEXT NOT NULL)")
    database.told(address, "INSERT INTO schema_step VALUES ('9999')")
    with pytest.raises(AssertionError, match="newer filature"):
        Server(tmp_path / "data", *on(address))


def played_on(busy: Busy, count: int) -> Busy:
    """A table, once so much was acknowledged; whoever gave up waiting sits down again."""
    end = time.monotonic() + WAIT
    while len(busy.acknowledged) < count and not busy.over:
        assert time.monotonic() < end
        assert not busy.lost
        if not busy.is_alive():
            busy = busy.again()
            busy.start()
        time.sleep(0.05)
    return busy


def seated(person: Person, table: str) -> Line:
    """Sits down as soon as the house lets in."""
    end = time.monotonic() + WAIT
    while True:
        try:
            found = person.sit(table, 0)
            found.until("state", timeout=WAIT)
            return found
        except (WebSocketException, OSError):
            assert time.monotonic() < end
            time.sleep(0.05)


def playable(line: Line) -> None:
    """Reads until there is something to choose."""
    while not line.options():
        line.until("state", timeout=WAIT)
