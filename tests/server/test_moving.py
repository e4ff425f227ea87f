"""A house moves into a PostgreSQL and back; its copies, its old tables, its keys go with it."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from filature.server.store import copies
from server import database
from server.hosting import Person, serving


@pytest.fixture(scope="module")
def running() -> Iterator[str]:
    with database.address() as found:
        yield found


@pytest.fixture
def address(running: str) -> str:
    return database.new(running)


def told(*words: object, fails: bool = False) -> str:
    """What the command prints."""
    command = [sys.executable, "-m", "filature", *map(str, words), "--lang", "en"]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(command, capture_output=True, text=True, env=env)
    assert bool(done.returncode) == fails, done.stderr
    return done.stderr if fails else done.stdout


def house(data: Path, *words: str) -> str:
    """A house in which something was played and said; the cookie of who may come back."""
    with serving(data, *words) as server:
        ada = Person(server)
        for game in ("lair", "redacted"):
            table = ada.table(game, "me me" if game == "lair" else "me me me")
            ada.post(f"/api/tables/{table}/ready")
            line = ada.sit(table)
            line.until("state")
            line.ask("say", text="no\tsecret")
        ada.post("/api/circles", {"name": "Les taupes"})
        ada.post("/api/me/key")
        return ada.cookie


def seen(data: Path, cookie: str, *words: str) -> list[str]:
    """The tables that somebody finds who comes back."""
    with serving(data, *words) as server:
        headers = {"cookie": cookie, "accept-language": "en"}
        found = httpx.get(f"{server.url}/api/tables/mine", headers=headers, timeout=60).json()
        return sorted(one["card"]["id"] for one in found["tables"])


def test_a_house_moves_into_a_database_and_back(address: str, tmp_path: Path) -> None:
    cookie = house(tmp_path / "old")
    before = seen(tmp_path / "old", cookie)
    assert len(before) == 2
    told("backup", tmp_path / "before.db", "--data", tmp_path / "old")
    there = told("move-house", tmp_path / "old", address, "--data", tmp_path / "far", "--json")
    assert json.loads(there)["tables"] == 2
    assert seen(tmp_path / "far", cookie, f"store={address!r}") == before
    words = told("move-house", address, tmp_path / "new", "--data", tmp_path / "far")
    assert "2 tables" in words
    assert "every match was replayed" in words
    told("backup", tmp_path / "after.db", "--data", tmp_path / "new")
    assert copies.differing(tmp_path / "before.db", tmp_path / "after.db") == ""
    assert seen(tmp_path / "new", cookie) == before


def test_a_place_that_is_taken_is_left_alone(address: str, tmp_path: Path) -> None:
    house(tmp_path / "old")
    move = ("move-house", tmp_path / "old")
    told(*move, address, "--data", tmp_path / "far")
    assert "there is a house at" in told(*move, address, "--data", tmp_path / "far", fails=True)
    told(*move, tmp_path / "new")
    assert "there is a house at" in told(*move, tmp_path / "new", fails=True)


def test_a_copy_of_a_database_restores_on_either(running: str, tmp_path: Path) -> None:
    first, second = database.new(running), database.new(running)
    house(tmp_path / "far", f"store={first!r}")
    copy = tmp_path / "copy.db"
    assert "2 tables" in told("backup", copy, "--store", first)
    assert copy.stat().st_mode & 0o077 == 0
    assert "2 tables" in told("restore", copy, "--store", second, "--data", tmp_path / "second")
    assert "2 tables" in told("restore", copy, "--data", tmp_path / "near")
    for option, place in (("--store", second), ("--data", str(tmp_path / "near"))):
        again = tmp_path / f"again{option}.db"
        told("backup", again, option, place)
        assert copies.differing(copy, again) == ""
    told("restore", copy, "--store", second, "--data", tmp_path / "second")
    aside = list((tmp_path / "second").glob("tables.db.before-*"))
    assert [copies.differing(copy, one) for one in aside] == [""]
    assert "2 tables" in told("prune", "--days", 0, "--store", second)
    assert "0 tables" in told("prune", "--days", 0, "--store", second)


@pytest.mark.parametrize(
    ("place", "word"),
    [
        ("mysql://ada:secret@here/x", "no address of a PostgreSQL"),
        ("postgresql://ada:secret@localhost:1/x", "cannot be used"),
    ],
)
def test_what_is_no_database_is_told_without_its_password(
    place: str, word: str, tmp_path: Path
) -> None:
    for command in (("backup", tmp_path / "copy.db"), ("serve", "--data", tmp_path)):
        said = told(*command, "--store", place, fails=True)
        assert word in said
        assert "secret" not in said
