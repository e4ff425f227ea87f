"""Seats, guests, tokens: who gets in, and who gets nothing."""

import json
import time

import pytest
from websockets.exceptions import ConnectionClosed

from server.hosting import Person, Server


def test_a_table_is_joined_by_link_and_begins_when_all_are_ready(ada: Person, bo: Person) -> None:
    table = ada.table("lair", "me open bot", settings={"late": False})
    assert bo.get(f"/api/tables/{table}")["seats"][0]["name"]
    held = bo.post(f"/api/tables/{table}/join", {"name": "  Bo\u202e\n<b> "})
    assert held["seat"] == 1
    assert held["table"]["seats"][1]["name"] == "Bo <b>"
    assert "mine" not in ada.get(f"/api/tables/{table}")["seats"][1]
    assert bo.refused(f"/api/tables/{table}/start") == "not-host"
    assert ada.refused(f"/api/tables/{table}/start") == "not-ready"
    bo.post(f"/api/tables/{table}/ready", {"share": "beef"})
    card = ada.post(f"/api/tables/{table}/start")
    assert card["status"] == "playing"
    assert card["proof"]["shares"][1] == "beef"
    assert "secret" not in card["proof"]
    assert Person(ada.server).refused(f"/api/tables/{table}/join") == "table-begun"


def test_a_full_table_and_a_bad_seat_are_refused(ada: Person, bo: Person) -> None:
    table = ada.table("lair", "me open")
    assert bo.refused(f"/api/tables/{table}/join", {"seat": 0}) == "seat-taken"
    bo.post(f"/api/tables/{table}/join")
    assert Person(ada.server).refused(f"/api/tables/{table}/join") == "table-full"
    bo.post(f"/api/tables/{table}/leave")
    assert bo.refused(f"/api/tables/{table}/leave") == "no-seat"
    Person(ada.server).post(f"/api/tables/{table}/join")


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess", "seats": [{"who": "me"}] * 2},
        {"game": "lair", "seats": [{"who": "me"}]},
        {"game": "lair", "box": "../../etc/passwd", "seats": [{"who": "me"}] * 2},
        {"game": "lair", "seats": [{"who": "me"}] * 2, "options": {"target": 4000}},
        {"game": "lair", "seats": [{"who": "bot", "level": "genius"}] * 2},
        {"game": "redacted", "seats": [{"who": "me"}] * 2, "options": {"mission": "triangle"}},
    ],
)
def test_a_table_that_cannot_be_is_refused_in_both_languages(
    ada: Person, bo: Person, wish: dict[str, object]
) -> None:
    texts = [one.http.post("/api/tables", json=wish) for one in (ada, bo)]
    assert [answer.status_code for answer in texts] == [400, 400]
    assert texts[0].json()["error"] == texts[1].json()["error"]
    assert texts[0].json()["text"] != texts[1].json()["text"]


def test_a_stranger_with_a_guessed_or_old_token_gets_nothing(ada: Person, bo: Person) -> None:
    table = ada.table("lair", "me me bot")
    ada.post(f"/api/tables/{table}/ready")
    old = ada.created["held"][0]["token"]
    fresh = bo.post(f"/api/tables/{table}/recover", {"token": old})["token"]
    assert bo.refused(f"/api/tables/{table}/recover", {"token": old}) == "token-used"
    assert bo.refused(f"/api/tables/{table}/recover", {"token": "guess"}) == "bad-token"
    for token in (old, "guess", "", fresh[:-1], ada.created["held"][0]["recovery"]):
        line = ada.sit(table, 0, Authorization=f"Bearer {token}")
        with pytest.raises(ConnectionClosed):
            line.next()
    for forged in (ada.cookie[:-3] + "abc", "filature_guest=WyJ4Il0.x"):
        line = ada.sit(table, 0, Cookie=forged, Origin=ada.server.url)
        with pytest.raises(ConnectionClosed):
            line.next()
    assert bo.sit(table, 0, Authorization=f"Bearer {fresh}").next()["seat"] == 0


def test_a_lost_device_is_replaced_by_the_recovery_link(ada: Person, bo: Person) -> None:
    table = ada.table("lair", "me bot")
    ada.post(f"/api/tables/{table}/ready")
    lost = ada.sit(table)
    lost.until("state")
    token = ada.created["held"][0]["recovery"].partition("=")[2]
    bo.post(f"/api/tables/{table}/recover", {"token": token})
    assert lost.until("bye")["reason"] == "seat"
    assert ada.sit(table).next()["seat"] == -2
    line = bo.sit(table)
    assert line.next()["seat"] == 0
    assert line.until("state")["options"] or line.state["actors"] == [1]


def test_foreign_pages_may_neither_write_nor_listen(ada: Person) -> None:
    table = ada.table("lair", "me bot")
    for head in ({"Origin": "http://evil.example"}, {"Sec-Fetch-Site": "cross-site"}):
        answer = ada.http.post(f"/api/tables/{table}/ready", json={}, headers=head)
        assert (answer.status_code, answer.json()["error"]) == (403, "foreign-origin")
    for origin in ("http://evil.example", "null"):
        line = ada.sit(table, None, Cookie=ada.cookie, Origin=origin)
        with pytest.raises(ConnectionClosed):
            line.next()
    with pytest.raises(ConnectionClosed):
        ada.sit(table, None, Cookie=ada.cookie).next()


def test_every_answer_has_its_guard_and_the_cookie_is_kept_from_scripts(server: Server) -> None:
    answer = Person(server).http.get("/api/me", cookies={"filature_guest": "forged"})
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    fresh = Person(server)
    fresh.http.cookies.clear()
    cookie = fresh.http.get("/api/me").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Strict" in cookie


def test_a_table_without_watchers_shows_itself_to_its_seats_only(ada: Person, bo: Person) -> None:
    table = ada.table("lair", "me bot", settings={"watchers": False})
    ada.post(f"/api/tables/{table}/ready")
    with pytest.raises(ConnectionClosed):
        bo.sit(table).next()
    assert bo.http.get(f"/api/tables/{table}/at/0?eye=spectator").status_code == 403
    assert ada.sit(table).next()["seat"] == 0


def test_listed_tables_and_ones_own_are_found(ada: Person, bo: Person) -> None:
    table = ada.table("bond", "me open", settings={"listed": True})
    hidden = ada.table("bond", "me open")
    found = [card["id"] for card in bo.get("/api/tables")]
    assert table in found
    assert hidden not in found
    own = {one["card"]["id"] for one in ada.get("/api/tables/mine")["tables"]}
    assert {table, hidden} <= own
    assert bo.get("/api/tables/mine")["tables"] == []


def test_play_again_keeps_the_people(ada: Person, bo: Person) -> None:
    table = ada.table("lair", "me open")
    bo.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/close")
    second = bo.post(f"/api/tables/{table}/rematch")
    assert ada.post(f"/api/tables/{table}/rematch")["id"] == second["id"]
    names = [seat["name"] for seat in ada.get(f"/api/tables/{table}")["seats"]]
    assert [seat["name"] for seat in second["seats"]] == names
    for one in (ada, bo):
        one.post(f"/api/tables/{second['id']}/ready")
    assert ada.get(f"/api/tables/{second['id']}")["status"] == "playing"
    assert second["proof"]["commitment"] != ada.get(f"/api/tables/{table}")["proof"]["commitment"]


def test_play_again_against_bots_begins_at_once(ada: Person, bo: Person) -> None:
    options, settings = {"target": 9}, {"pace": 0, "hints": False}
    table = ada.table("lair", "me bot me", options=options, settings=settings)
    ada.post(f"/api/tables/{table}/close")
    first, second = ada.get(f"/api/tables/{table}"), ada.post(f"/api/tables/{table}/rematch")
    assert second["status"] == "playing"
    same = ("game", "box", "options", "settings")
    assert [second[key] for key in same] == [first[key] for key in same]
    who = [(seat["who"], seat["name"], seat.get("level")) for seat in first["seats"]]
    assert [(seat["who"], seat["name"], seat.get("level")) for seat in second["seats"]] == who
    assert ada.sit(second["id"]).until("state")["moment"] > 0
    assert bo.refused(f"/api/tables/{table}/rematch") == "no-seat"


def test_play_again_with_people_waits_for_them(ada: Person, bo: Person) -> None:
    table = ada.table("lair", "me open bot")
    bo.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/close")
    assert ada.post(f"/api/tables/{table}/rematch")["status"] == "open"


def test_the_link_comes_as_a_picture(ada: Person) -> None:
    table = ada.table("lair", "me open")
    answer = ada.http.get(f"/api/tables/{table}/qr.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert b"<svg" in answer.content


def test_chat_is_told_to_all_kept_and_made_safe(ada: Person, bo: Person) -> None:
    table = ada.table("lair", "me open")
    line, other = ada.sit(table), bo.sit(table)
    assert line.ask("say", text="<i>bonjour</i>\u0007 \u202e")["type"] == "done"
    said = other.until("said")["line"]
    assert (said["seat"], said["text"]) == (0, "<i>bonjour</i>")
    assert json.loads(json.dumps(bo.sit(table).next()))["chat"][0]["text"] == said["text"]
    quiet = ada.table("lair", "me open", settings={"chat": False})
    assert ada.sit(quiet).ask("say", text="psst")["clause"] == "HOUSE-CHAT"


def test_a_move_that_is_held_back_is_void_once_the_seat_has_another_owner(
    ada: Person, bo: Person
) -> None:
    for pace in (1, 5, 25):  # a busy machine may be too late for a short one
        table = ada.table("lair", "me me", settings={"pace": pace})
        ada.post(f"/api/tables/{table}/ready")
        lines = [ada.sit(table, seat) for seat in (0, 1)]
        moment, _ = (line.until("state")["moment"] for line in lines)
        seat = next(seat for seat in (0, 1) if lines[seat].options())
        play = {"type": "play", "id": 1, "notation": "pass", "moment": moment}
        lines[seat].socket.send(json.dumps(play))
        bo.post(f"/api/tables/{table}/recover", {"token": ada.created["held"][seat]["token"]})
        if bo.get(f"/api/tables/{table}")["moment"] == moment:
            break
    time.sleep(pace + 0.3)
    assert bo.sit(table, seat).until("state")["moment"] == moment
