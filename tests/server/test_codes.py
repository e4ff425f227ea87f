"""Codes that are said aloud: every table that goes on has one of its own, and guessing is slow."""

import asyncio
import re
import secrets
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from filature.protocol.bodies import SeatWish, TableWish
from filature.server.rooms import seating
from filature.server.rooms.caller import Caller
from filature.server.rooms.problems import TooManyRequests
from filature.server.spending import Spending, Who
from filature.server.store import codes
from filature.server.store.spec import Spec
from filature.server.store.sqlite import SqliteStore
from server.hosting import Person, serving
from server.test_older_houses import opened

FORM = re.compile(r"[A-Z]{4,9}-[1-9][0-9]")


def spec(number: int, **fields: object) -> Spec:
    wish = TableWish("lair", [SeatWish("bot")] * 2)
    made, _ = seating.made(wish, Caller("ada"), float(number))
    return made.replace(id=f"table-{number}", **fields)


def test_words_have_no_accents_and_can_be_told_apart() -> None:
    assert len(set(codes.WORDS)) == len(codes.WORDS) >= 60
    assert all(re.fullmatch("[A-Z]{4,9}", word) for word in codes.WORDS)
    assert len({word[:4] for word in codes.WORDS}) > len(codes.WORDS) * 0.9


@pytest.mark.parametrize("said", ["RENARD-42", "renard 42", " Renard42 ", "rénard – 42"])
def test_a_code_is_understood_however_it_is_typed(said: str) -> None:
    assert codes.heard(said) == "RENARD-42"


@pytest.mark.parametrize("said", ["", "42", "RENARD", "vuhwks2fscvzrvy8", "RENARD-4-2", "' OR 1"])
def test_what_is_no_code_is_none(said: str) -> None:
    assert codes.heard(said) == ""


def test_a_crowded_house_takes_a_longer_number() -> None:
    code = next(one for one in codes.candidates() if len(one.partition("-")[2]) > 2)
    assert re.fullmatch("[A-Z]+-[1-9][0-9]{2}", code)


def test_tables_that_go_on_have_codes_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even with two words and six numbers."""
    monkeypatch.setattr(codes, "WORDS", ("LION", "PANDA"))
    monkeypatch.setattr(secrets, "randbelow", lambda most: secrets.choice(range(min(most, 6))))

    async def twelve() -> list[str]:
        store = SqliteStore(tmp_path / "tables.db")
        made = [
            spec(n, code=await store.new_code()) for n in range(6)
        ]  # given, and not written yet
        for one in made:
            await store.keep(one)
        made += [spec(n, code=await store.new_code()) for n in range(6, 12)]
        for one in made[6:]:
            await store.keep(one)
        assert [await store.coded(one.code) for one in made] == made
        await store.keep(made[0].replace(status="over"))
        assert await store.coded(made[0].code) is None  # free again
        await store.close()
        return [one.code for one in made]

    assert len(set(asyncio.run(twelve()))) == 12


@pytest.mark.parametrize("version", ["0.1.0"])
def test_tables_from_before_there_were_codes_get_one(version: str, tmp_path: Path) -> None:
    house = opened(version, tmp_path)
    with closing(sqlite3.connect(tmp_path / "tables.db")) as found:
        rows = found.execute("SELECT id, status, code FROM tables").fetchall()
    going = {table: code for table, status, code in rows if status in ("open", "playing")}
    assert going
    assert len(set(going.values())) == len(going)

    async def kept() -> dict[str, str]:
        found = [await house.store.spec(table) for table in going]
        await house.store.close()
        return {one.id: one.code for one in found if one}

    assert asyncio.run(kept()) == going
    assert all(FORM.fullmatch(code) for code in going.values())


def test_a_code_leads_where_the_link_leads(ada: Person, bo: Person) -> None:
    table = ada.table("lair", "me open")
    card = bo.get(f"/api/tables/{table}")
    assert FORM.fullmatch(card["code"])
    assert bo.get(f"/api/codes/{card['code'].lower().replace('-', ' ')}")["table"] == table
    bo.post(f"/api/tables/{table}/join")
    assert ada.get(f"/api/codes/{card['code']}")["table"] == table
    ada.post(f"/api/tables/{table}/close")
    answer = bo.http.get("/api/codes/" + card["code"])
    assert (answer.status_code, answer.json()["error"]) == (404, "unknown-code")


def test_a_rematch_has_a_code_of_its_own(ada: Person) -> None:
    table = ada.table("lair", "me bot")
    ada.post(f"/api/tables/{table}/close")
    again = ada.post(f"/api/tables/{table}/rematch")
    assert again["code"] != ada.get(f"/api/tables/{table}")["code"]


def test_whoever_guesses_is_slowed_down_and_whoever_knows_is_not() -> None:
    spending = Spending(clock=lambda: 0.0)
    for _ in range(20):
        with spending.guessing(Who("friend")):
            pass
    for _ in range(5):
        spending.take("guesses", Who("thief"))
    with pytest.raises(TooManyRequests):
        spending.take("guesses", Who("thief"))
    spending.take("guesses", Who("friend"))


def test_the_server_answers_a_guesser_so(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "strict") as server:
        guesser = Person(server)
        answers = [guesser.http.get(f"/api/codes/LION-{n}").status_code for n in range(10, 17)]
        assert answers == [404, 404, 404, 404, 404, 429, 429]
