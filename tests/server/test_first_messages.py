"""What the page of a table carries: the bytes that the same eyes would be sent, and no other."""

import json
import re
from typing import Any

import pytest

from filature import registry
from filature.protocol import messages
from filature.server.http import pages
from server.company import until
from server.hosting import Person, Server


def carried(person: Person, table: str) -> list[Any]:
    """What a page brings with it."""
    assert (pages.BUNDLE / "index.html").exists(), "no pages here: run make test"
    answer = person.http.get(f"/t/{table}")
    assert answer.headers["cache-control"] == "no-store"
    assert "content-encoding" not in answer.headers
    found = re.findall(r'<script type="application/json" id="first">(.*?)</script>', answer.text)
    return list(json.loads(found[0])) if found else []


def told(person: Person, table: str, count: int = 2) -> list[Any]:
    """What a socket says first."""
    line = person.sit(table)
    first = [line.socket.recv(10) for _ in range(count)]
    line.close()
    return [json.loads(frame) for frame in first]


def settled(person: Person, table: str) -> None:
    """Until the table knows that nobody is connected any more."""

    def alone() -> bool:
        card = person.get(f"/api/tables/{table}")
        people = [one for one in card["seats"] if one["who"] == "person"]
        return not card.get("watching", 0) and not any(one.get("here") for one in people)

    until(alone)


@pytest.mark.parametrize("game", registry.available())
def test_the_page_of_each_pair_of_eyes_holds_what_its_socket_says(
    server: Server, game: str
) -> None:
    ada, *guests = people = [Person(server, lang) for lang in ("en", "fr", "fr")]
    table = ada.table(game, "me open open")
    for guest in guests:
        guest.post(f"/api/tables/{table}/join")
    for one in people:
        one.post(f"/api/tables/{table}/ready")
    for seat, one in enumerate([*people, Person(server)]):
        page = carried(one, table)
        assert page[0]["seat"] == page[1]["scene"]["seat"] == (seat if seat < 3 else -2)
        assert page == told(one, table)
        settled(ada, table)


def test_the_page_of_a_stranger_holds_nothing(server: Server, ada: Person) -> None:
    watched, closed = (ada.table("lair", "me bot", settings={"watchers": on}) for on in (1, 0))
    for table in (watched, closed):
        ada.post(f"/api/tables/{table}/ready")
    nobody = Person(server)
    nobody.http.cookies.clear()
    assert carried(nobody, watched) == []
    assert carried(Person(server), closed) == []
    assert carried(ada, "nowhere") == []
    nobody.http.headers["authorization"] = "Bearer guessed"
    assert carried(nobody, watched) == []


def test_before_the_match_a_page_holds_a_welcome(ada: Person, bo: Person) -> None:
    table = ada.table("bond", "me open")
    for one in (ada, bo):
        page = carried(one, table)
        assert [message["type"] for message in page] == ["welcome"]
        assert page == told(one, table, 1)
        settled(ada, table)


def test_after_the_end_a_page_holds_the_result_and_the_proof(ada: Person) -> None:
    table = ada.table("lair", "me bot", options={"target": 5})
    ada.post(f"/api/tables/{table}/ready")
    line = ada.sit(table)
    line.finish()
    line.close()
    settled(ada, table)
    page = carried(ada, table)
    assert page[1]["result"]
    assert page[1]["proof"]["secret"]
    assert page == told(ada, table)


def test_what_a_page_is_drawn_with_is_fetched_once(ada: Person) -> None:
    names = re.findall(r'(?:href|src)="(/static/[^"]+)"', ada.http.get("/").text)
    assert len(names) > 2
    for name in names:
        assert "immutable" in ada.http.get(name).headers["cache-control"]


def test_no_remark_ends_the_block() -> None:
    remark = messages.Said(messages.ChatLine(1, 0, "</script>", "<!--<script>"))
    found = pages.block([remark])
    assert found.count(b"<") == 2
    assert json.loads(found.split(b">", 1)[1].split(b"<")[0])[0]["line"]["name"] == "</script>"


def test_an_address_that_leads_nowhere_is_a_page_for_people_and_a_word_for_programs(
    ada: Person,
) -> None:
    browser = {"accept": "text/html,*/*;q=0.8"}
    page = ada.http.get("/nowhere/at/all", headers=browser)
    assert page.status_code == 404
    assert page.headers["content-type"].startswith("text/html")
    long = ada.http.get(f"/t/{'x' * 300}", headers=browser)
    assert (long.status_code, long.content) == (404, page.content)
    for path, asked in (("/nowhere", {}), ("/api/nowhere", browser), ("/static/x.js", browser)):
        answer = ada.http.get(path, headers=asked)
        assert (answer.status_code, answer.json()["error"]) == (404, "not-here")
