"""A house that is brought up to date while people play: two versions on one database.

The next version is this one, copied, with other rules of one game and a step more of the schema."""

import shutil
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import filature
from server import database
from server.database import Cluster
from server.hosting import Line, Person, Server, serving
from server.test_processes import at, begun, moved, seated, waited_for

RULES = 'About("lair", version=2'
ADDED = "-- lives with 0007\nALTER TABLE tables ADD COLUMN colour TEXT;\n"
OTHERWISE = "ALTER TABLE tables RENAME COLUMN touched TO changed;\n"


@pytest.fixture(scope="module")
def running() -> Iterator[Cluster]:
    with database.cluster() as found:
        yield found


def copied(folder: Path, step: str) -> str:
    """The path of the next version."""
    source = Path(filature.__file__).parent
    target = folder / "next" / "filature"
    ignored = shutil.ignore_patterns("*.so", "compiled.json", "__pycache__", "docs")
    shutil.copytree(source, target, ignore=ignored)
    rules = target / "games/lair/game.py"
    assert RULES in rules.read_text()
    rules.write_text(rules.read_text().replace(RULES, RULES.replace("2", "3")))
    steps = target / "server/store/steps"
    (steps / "0008_next.sql").write_text("-- nothing\n")
    (steps / "postgres/0008_next.sql").write_text(step)
    return str(target.parent)


def newer(data: Path, store: str, step: str) -> Server:
    """A process of the next version."""
    path = ":".join([copied(data.parent, step), *sys.path])
    return Server(data, store, PYTHONPATH=path, FILATURE_COMPILED="", FILATURE_INTERPRETED="1")


def played(*lines: Line) -> None:
    for _ in range(3):
        moved(*lines)


def test_people_play_through_an_upgrade(running: Cluster, tmp_path: Path) -> None:
    address = database.new(running.address)
    data, store = tmp_path / "data", f"store={address!r}"
    with serving(data, store) as old:
        ada = Person(old)
        pinned = begun(ada)
        going = ada.table("ateam", "me me")
        ada.post(f"/api/tables/{going}/ready")
        before = {table: [seated(ada, table, n) for n in (0, 1)] for table in (pinned, going)}
        new = newer(data, store, ADDED)
        try:
            fresh = begun(at(ada, new))
            for server in (old, new):  # whichever is asked, the one answers that has the rules
                here = at(ada, server)
                for table in (pinned, going, fresh):
                    lines = [seated(here, table, seat) for seat in (0, 1)]
                    played(*lines)
                    for line in lines:
                        line.close()
            assert old.stop() in (0, -signal.SIGTERM)
            for line in before[going]:
                assert line.until("bye")["reason"] == "restart"
            for line in [*before[pinned], *before[going]]:
                line.close()
            there = at(ada, new)
            played(*[waited_for(there, going, seat) for seat in (0, 1)])
            assert there.get(f"/api/tables/{pinned}")["status"] == "broken"
            old.start()  # an older version lives with the schema, and has the rules
            lines = [waited_for(at(ada, new), pinned, seat) for seat in (0, 1)]
            moment = lines[0].state["moment"]
            played(*lines)
            assert lines[0].state["moment"] > moment
        finally:
            new.kill()


def test_what_others_cannot_live_with_waits_until_they_have_ended(
    running: Cluster, tmp_path: Path
) -> None:
    address = database.new(running.address)
    data, store = tmp_path / "data", f"store={address!r}"
    with serving(data, store) as old:
        with pytest.raises(AssertionError, match="a server already runs"):
            newer(data, store, OTHERWISE)
        table = begun(Person(old))
        assert table
