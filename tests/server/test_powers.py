"""Powers at a table: what each does, to whom it is told, and that it outlives the server."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from filature.record import verify
from server.company import Company, until
from server.hosting import Line, Person, Server, serving


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("powers") / "data", "away=0") as found:
        yield found
        assert "Traceback" not in found.errors.read_text()


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house that waits for nobody."""
    times = ("ballot=0.5", "lobby=0.5", "match=0.5", "away=0")
    with serving(tmp_path_factory.mktemp("hasty") / "data", *times) as found:
        yield found
        assert "Traceback" not in found.errors.read_text()


def actor(company: Company) -> tuple[Person, Line]:
    """Somebody who is asked something, once somebody is."""

    def asked() -> tuple[Person, Line] | None:
        for person, line in company.lines.items():
            line.catch_up()
            if line.options():
                return person, line
        return None

    found: tuple[Person, Line] = until(asked)
    return found


# Votes ---------------------------------------------------------------------------------


def test_a_wish_is_granted_when_everyone_who_is_there_says_yes(house: Server) -> None:
    company = Company(house)
    ballot = company.deed(company.seated, "pause")["ballot"]
    assert ballot["waiting"] == [0, 2]
    assert 50 < ballot["left"] <= 60
    asked = company.card(company.other)["ballot"]
    assert asked["answer"]
    assert asked["text"] == "Bo would like a pause."
    assert company.refused(company.seated, "vote", yes=True) == "no-ballot"
    assert company.deed(company.host, "vote", yes=True)["ballot"]["waiting"] == [2]
    assert company.refused(company.host, "vote", yes=True) == "no-ballot"
    card = company.deed(company.other, "vote", yes=True)
    assert card["ballot"] is None
    assert (card["paused"]["seat"], card["paused"]["name"]) == (1, "Bo")
    assert company.texts()[-1] == "Bo pauses the match. Everyone agreed."
    assert "Tout le monde est d'accord." in company.texts(company.seated)[-1]


def test_a_bot_that_everyone_wants_in_the_last_chair_begins_the_match(house: Server) -> None:
    company = Company(house, "open")
    company.deed(company.other, "leave")
    for one in (company.host, company.seated):
        one.post(f"{company.at}/ready")
    company.deed(company.seated, "chair", seat=2, who="bot")
    assert company.deed(company.host, "vote", yes=True)["status"] == "playing"


def test_one_no_ends_a_wish(house: Server) -> None:
    company = Company(house)
    company.deed(company.seated, "kick", seat=2)
    card = company.deed(company.host, "vote", yes=False)
    assert card["ballot"] is None
    assert card["seats"][2]["name"] == "Cy"
    assert company.texts()[-1] == "No agreement: nothing changes."


def test_whoever_is_away_abstains_and_whom_it_is_about_has_no_vote(house: Server) -> None:
    company = Company(house)
    company.go(company.host)
    assert company.deed(company.seated, "pause")["ballot"]["waiting"] == [2]
    company.deed(company.other, "vote", yes=False)
    assert company.refused(company.seated, "kick", seat=2) == "nobody-to-agree"
    company.go(company.other)
    assert company.refused(company.seated, "close") == "nobody-to-agree"
    card = company.deed(company.seated, "replace", seat=2)
    assert card["ballot"] is None
    assert card["seats"][2]["kept"]


def test_a_wish_that_nobody_answers_lapses(hasty: Server) -> None:
    company = Company(hasty)
    company.deed(company.seated, "pause")
    until(lambda: company.card()["ballot"] is None)
    assert company.card()["paused"] is None
    assert company.texts()[-1] == "No answer in time: nothing changes."


def test_who_goes_without_an_answer_abstains_when_the_time_is_over(hasty: Server) -> None:
    company = Company(hasty)
    company.go(company.other)
    company.deed(company.seated, "pause")
    company.lines.pop(company.host).close()
    assert until(lambda: company.card()["paused"] or "lapsed" in str(company.card()["minutes"]))


# A pause -------------------------------------------------------------------------------


def test_while_a_match_pauses_nothing_happens_and_then_it_goes_on(house: Server) -> None:
    company = Company(house, absence="clock", clock=600)
    _, line = actor(company)
    company.deed(company.host, "pause")
    moment = line.state["moment"]
    answer = line.play(line.options()[0])
    assert (answer["type"], answer["clause"]) == ("refused", "HOUSE-PAUSE")
    assert line.ask("undo")["clause"] == "HOUSE-PAUSE"
    line.ask("resync")
    line.until("state")
    left = line.state["clocks"][0]["left"]
    line.ask("resync")
    line.until("state")
    assert line.state["clocks"][0]["left"] == left
    assert line.state["moment"] == moment
    assert company.refused(company.host, "pause") == "paused-already"
    assert company.deed(company.host, "resume")["paused"] is None
    assert line.play(line.options()[0])["type"] == "done"


def test_bots_pause_too(house: Server) -> None:
    host = Person(house)
    table = host.table("lair", "me bot bot bot", settings={"pace": 0.2, "absence": "stand-in"})
    host.post(f"/api/tables/{table}/ready")
    line = host.sit(table)
    line.until("state")
    card = host.post(f"/api/tables/{table}/deeds", {"deed": "pause"})
    line.settle(1.0)
    assert host.get(f"/api/tables/{table}")["moment"] == card["moment"]
    host.post(f"/api/tables/{table}/deeds", {"deed": "sit-out"})
    host.post(f"/api/tables/{table}/deeds", {"deed": "resume"})
    until(lambda: host.get(f"/api/tables/{table}")["moment"] > card["moment"])


def test_whoever_asked_for_a_pause_may_end_it(house: Server) -> None:
    company = Company(house)
    company.deed(company.seated, "pause")
    for one in (company.host, company.other):
        company.deed(one, "vote", yes=True)
    assert company.may(company.seated)["resume"] == "now"
    assert company.may(company.other)["resume"] == "vote"
    assert company.deed(company.seated, "resume")["paused"] is None


# One's own seat ------------------------------------------------------------------------


def test_a_bot_keeps_a_seat_until_its_person_takes_it_back(house: Server) -> None:
    company = Company(house)
    card = company.deed(company.seated, "sit-out")
    assert card["seats"][1]["kept"]
    assert card["seats"][1]["stood_in"]
    assert company.refused(company.seated, "sit-out") == "kept-already"
    line = company.lines[company.seated]
    assert line.play("pass", 0)["clause"] == "HOUSE-SEAT"
    assert Person(house).refused(f"{company.at}/join", {"seat": 1}) == "seat-taken"
    line.close()
    company.come(company.seated)
    assert company.card()["seats"][1]["kept"]
    assert "kept" not in company.deed(company.seated, "sit-in")["seats"][1]


def test_who_leaves_a_match_gives_the_chair_to_a_bot_for_good(house: Server) -> None:
    company = Company(house)
    company.deed(company.seated, "leave")
    seat = company.card()["seats"][1]
    assert seat["who"] == "bot"
    assert seat["name"] not in ("Bo", company.card()["seats"][3]["name"])
    assert company.texts()[-1] == "Bo leaves; a bot has the chair."
    with pytest.raises(ConnectionClosed):
        company.lines[company.seated].until("never")
    assert company.refused(company.seated, "sit-in") == "no-seat"
    assert company.seated.refused(f"{company.at}/join", {"seat": 3}) == "seat-taken"
    assert company.seated.post(f"{company.at}/join")["seat"] == 1


def test_in_a_match_of_two_who_gives_up_loses_at_once(house: Server) -> None:
    ada, bo = Person(house), Person(house, "fr")
    table = ada.table("lair", "me open")
    bo.post(f"/api/tables/{table}/join", {"name": "Bo"})
    lines = [one.sit(table) for one in (ada, bo)]
    for one in (ada, bo):
        one.post(f"/api/tables/{table}/ready")
    for line in lines:
        line.until("state")
    assert bo.post(f"/api/tables/{table}/deeds", {"deed": "resign"})["status"] == "over"
    while "result" not in lines[0].state:
        lines[0].until("state")
    result = lines[0].state["result"]
    assert (result["winners"], result["clause"]) == ([0], "HOUSE-RESIGN")
    assert result["title"]
    assert result["text"]
    assert not lines[0].options()
    assert lines[0].state["proof"]["secret"]
    file = ada.http.get(f"/api/tables/{table}/file").text
    assert verify.verdict(file)[0] == "aborted"
    assert "resign" not in file
    assert "/" not in [line.split(": ")[1][:1] for line in file.splitlines() if ": " in line]
    assert ada.post(f"/api/tables/{table}/rematch")["status"] == "open"


def test_with_more_seats_a_bot_plays_on_and_who_gave_up_is_no_winner(house: Server) -> None:
    host = Person(house)
    other = Person(house)
    table = host.table("lair", "me open bot", options={"target": 9})
    other.post(f"/api/tables/{table}/join")
    for one in (host, other):
        one.post(f"/api/tables/{table}/ready")
    card = other.post(f"/api/tables/{table}/deeds", {"deed": "resign"})
    assert card["status"] == "playing"
    assert card["seats"][1]["resigned"]
    assert other.refused(f"/api/tables/{table}/deeds", {"deed": "sit-in"}) == "resigned"
    looking = other.sit(table)
    assert looking.next()["seat"] == 1
    looking.until("state")
    assert looking.play("pass")["clause"] == "HOUSE-RESIGN"
    line = host.sit(table)
    line.finish()
    assert 1 not in line.state["result"]["winners"]


def test_who_gave_up_cannot_come_back_by_another_door(house: Server) -> None:
    company = Company(house)
    company.deed(company.seated, "resign")
    company.deed(company.seated, "leave")
    assert company.seated.refused(f"{company.at}/join") == "knows-a-hand"


# Others --------------------------------------------------------------------------------


def test_who_is_put_out_hears_why_and_does_not_come_back(house: Server) -> None:
    for stage, who in (("open", "open"), ("playing", "bot")):
        company = Company(house, stage)
        line = company.lines[company.seated]
        card = company.deed(company.host, "kick", seat=1)
        assert card["seats"][1]["who"] == who
        bye = line.until("bye")
        assert bye["reason"] == "kicked"
        assert bye["text"].startswith("On vous a fait sortir.")
        assert company.seated.refused(f"{company.at}/join") == "kicked"
        with pytest.raises(ConnectionClosed):
            company.seated.sit(company.table).next()
        assert company.card(company.seated)["may"] == []


def test_a_nudge_is_heard_by_one_seat_and_not_too_often(house: Server) -> None:
    company = Company(house)
    company.deed(company.host, "nudge", seat=1)
    heard = company.lines[company.seated].until("nudge")
    assert heard["seat"] == 0
    assert "vous le rappelle" in heard["text"]
    assert company.refused(company.other, "nudge", seat=1) == "nudged"
    company.lines[company.other].catch_up()
    assert not any('"nudge","seat"' in frame for frame in company.lines[company.other].frames)


def test_everybody_hears_of_it_in_their_own_language(house: Server) -> None:
    company = Company(house)
    company.deed(company.host, "silence", seat=2)
    texts = [line.until("minute")["minute"]["text"] for line in company.lines.values()]
    assert texts[0].endswith("silences Cy.")
    assert texts[1].endswith("retire la parole à Cy.")
    assert texts[2] == texts[3] == texts[0]


def test_before_the_match_chairs_are_filled_swapped_and_freed(house: Server) -> None:
    company = Company(house, "open")
    line = company.lines[company.seated]
    card = company.deed(company.host, "swap", seat=1, other=3)
    assert [seat["name"] for seat in card["seats"]][2:] == ["Cy", "Bo"]
    assert line.until("welcome")["seat"] == 3
    assert line.ask("say", text="salut")["type"] == "done"
    assert company.lines[company.host].until("said")["line"]["seat"] == 3
    assert company.deed(company.host, "chair", seat=1, who="open")["seats"][1]["who"] == "open"
    bot = company.deed(company.host, "chair", seat=1, who="bot", name="Cy")["seats"][1]
    assert bot["name"] == "Cy 2"
    card = company.deed(company.host, "watch", seat=3)
    assert card["seats"][3]["who"] == "open"
    assert line.until("bye")["reason"] == "seat"
    late = company.seated.sit(company.table).next()
    assert late["seat"] == -2
    assert [said["text"] for said in late["chat"]] == ["salut"]


def test_what_happens_when_somebody_is_away_changes_by_consent(house: Server) -> None:
    company = Company(house)
    company.deed(company.host, "absence", absence="clock", clock=900)
    for one in (company.seated, company.other):
        company.deed(one, "vote", yes=True)
    assert company.card()["settings"]["absence"] == "clock"
    _, line = actor(company)
    line.ask("resync")
    assert line.until("state")["clocks"][0]["left"] > 800


# The host ------------------------------------------------------------------------------


def test_the_table_is_handed_over(house: Server) -> None:
    company = Company(house)
    assert company.deed(company.host, "host", seat=1)["host_seat"] == 1
    assert company.card(company.seated)["host"]
    assert company.refused(company.host, "host", seat=1) == "not-host"
    assert company.refused(company.host, "claim") == "host-here"


@pytest.mark.parametrize("stage", ["open", "playing"])
def test_keys_pass_from_a_host_who_is_gone_and_come_back_on_request(
    hasty: Server, stage: str
) -> None:
    company = Company(hasty, stage)
    company.go(company.other)
    company.lines.pop(company.host).close()
    until(lambda: company.card(company.seated)["host"])
    assert company.texts()[-1] == "The host is gone: Bo has the table."
    assert company.card()["host_seat"] == 1
    company.come(company.host)
    assert company.may(company.host)["claim"] == "now"
    assert company.deed(company.host, "claim")["host"]
    assert not company.card(company.seated)["host"]


def test_a_host_who_leaves_gives_the_keys_to_the_next(house: Server) -> None:
    company = Company(house, "open")
    company.deed(company.host, "leave")
    assert company.card(company.seated)["host"]


# Latecomers, watchers, countdown -------------------------------------------------------


def test_a_latecomer_has_the_bots_chair_its_hand_and_nothing_else(house: Server) -> None:
    company = Company(house)
    held = company.stranger.post(f"{company.at}/join", {"name": "Zoé"})
    assert held["seat"] == 3
    line = company.stranger.sit(company.table)
    assert line.next()["seat"] == 3
    assert line.until("state")["scene"]["seat"] == 3
    answers = [company.stranger.http.get(f"{company.at}/at/1?eye={eye}") for eye in (0, 1, 2)]
    assert {answer.status_code for answer in answers} == {403}
    assert Person(house).refused(f"{company.at}/join") == "no-bot"
    assert company.texts()[-1].startswith("Zoé sits down in the place of")


def test_a_card_names_the_chairs_that_may_be_taken(house: Server) -> None:
    company = Company(house)
    assert company.chairs(company.stranger) == company.chairs(company.watcher) == [3]
    assert company.chairs(company.host) == []
    company.deed(company.seated, "leave")
    assert company.chairs(company.stranger) == [1, 3]
    assert company.chairs(company.seated) == [1]
    told = company.lines[company.watcher]
    while [one["seats"] for one in told.table["may"] if one["deed"] == "join"] != [[1, 3]]:
        told.until("table")
    held = company.stranger.post(f"{company.at}/join", {"seat": 1})
    assert held["seat"] == 1
    assert company.chairs(company.watcher) == [3]
    assert company.chairs(company.seated) == []
    strict = Company(house, late=False)
    assert strict.chairs(strict.stranger) == []
    kicked = Company(house)
    kicked.deed(kicked.host, "kick", seat=1)
    assert kicked.chairs(kicked.seated) == []
    lobby = Company(house, "open")
    lobby.deed(lobby.host, "chair", seat=3, who="open")
    assert (lobby.chairs(lobby.stranger), lobby.chairs(lobby.host)) == ([3], [])


def test_nobody_takes_a_second_hand(house: Server) -> None:
    company = Company(house)
    assert company.host.refused(f"{company.at}/join") == "knows-a-hand"
    company.deed(company.seated, "leave")
    assert company.other.refused(f"{company.at}/join") == "knows-a-hand"
    strict = Company(house, late=False)
    assert strict.stranger.refused(f"{strict.at}/join") == "table-begun"


def test_without_watchers_whoever_can_sit_may_still_look_at_the_lobby(house: Server) -> None:
    company = Company(house, "open", watchers=False)
    with pytest.raises(ConnectionClosed):
        company.stranger.sit(company.table).next()
    company.deed(company.other, "leave")
    line = company.stranger.sit(company.table)
    assert line.next()["seat"] == -2
    company.deed(company.host, "chair", seat=2, who="bot")
    for one in (company.host, company.seated):
        one.post(f"{company.at}/ready")
    assert line.until("bye")["reason"] == "watchers"


def test_watchers_have_names_and_can_be_silenced_and_removed(house: Server) -> None:
    company = Company(house)
    name = company.watcher.get("/api/me")["name"]
    twin = Person(house)
    twin.http.put("/api/me", json={"name": name})
    second = twin.sit(company.table)
    second.next()
    names = [one["name"] for one in company.card()["watchers"]]
    assert names == [name, f"{name} 2"]
    assert second.ask("say", text="hello")["type"] == "done"
    assert company.lines[company.host].until("said")["line"]["name"] == f"{name} 2"
    ids = [one["id"] for one in company.card()["watchers"]]
    company.deed(company.host, "silence", watcher=ids[1])
    assert second.ask("say", text="again")["clause"] == "HOUSE-CHAT"
    company.deed(company.host, "silence", watcher=ids[1], quiet=False)
    assert second.ask("say", text="again")["type"] == "done"
    company.deed(company.host, "remove", watcher=ids[1])
    assert second.until("bye")["reason"] == "removed"
    with pytest.raises(ConnectionClosed):
        twin.sit(company.table).next()


def test_who_is_silenced_hears_so(house: Server) -> None:
    company = Company(house)
    company.deed(company.host, "silence", seat=1)
    answer = company.lines[company.seated].ask("say", text="mais")
    assert answer["text"].startswith("Vous ne pouvez pas parler")


def test_who_talks_too_fast_hears_so(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "quiet") as server:
        host = Person(server)
        line = host.sit(host.table("lair", "me bot"))
        line.next()
        answers = [line.ask("say", text=str(n)) for n in range(12)]
        assert [one["type"] for one in answers] == ["done"] * 3 + ["bad"] * 9
        assert answers[-1]["text"].startswith("That was too fast")
        assert answers[-1]["text"].endswith("Try again in 24 hours.")


def test_a_countdown_tells_everyone_and_can_be_stopped_once(house: Server) -> None:
    company = Company(house, "open", countdown=30)
    for one in (company.host, company.seated, company.other):
        card = one.post(f"{company.at}/ready")
    assert card["status"] == "open"
    assert 20 < card["begins_in"] <= 30
    card = company.deed(company.seated, "stop")
    assert card["begins_in"] is None
    assert not card["seats"][1].get("ready")
    company.seated.post(f"{company.at}/ready")
    assert company.refused(company.seated, "stop") == "stopped-already"
    assert company.may(company.other)["stop"] == "now"


def test_a_countdown_ends_in_a_match_and_bots_need_none(house: Server) -> None:
    company = Company(house, "open", countdown=1)
    for one in (company.host, company.seated, company.other):
        one.post(f"{company.at}/ready")
    until(lambda: company.card()["status"] == "playing")
    table = company.host.table("lair", "me bot", settings={"countdown": 30})
    assert company.host.post(f"/api/tables/{table}/ready")["status"] == "playing"


def test_the_host_who_says_begin_again_cuts_a_countdown_short(house: Server) -> None:
    company = Company(house, "open", countdown=30)
    for one in (company.host, company.seated, company.other):
        one.post(f"{company.at}/ready")
    assert company.card()["begins_in"] is not None
    assert company.host.post(f"{company.at}/start")["status"] == "playing"


def test_clocks_are_told_when_a_match_pauses_and_goes_on(house: Server) -> None:
    company = Company(house, absence="clock", clock=300)
    line = company.lines[company.other]
    line.until("state")
    for deed in ("pause", "resume"):
        company.deed(company.host, deed)
        line.until("minute")
        assert line.until("state")["clocks"]


def test_bots_never_have_somebodys_name(house: Server) -> None:
    host = Person(house)
    wishes = [{"who": "me"}, {"who": "open"}, {"who": "bot", "name": "Oscar"}, {"who": "bot"}]
    table = host.post("/api/tables", {"game": "lair", "seats": wishes})["table"]["id"]
    card = Person(house).post(f"/api/tables/{table}/join", {"name": "oscar"})["table"]
    names = [seat["name"].casefold() for seat in card["seats"]]
    assert names[1] == "oscar"
    assert len(set(names)) == 4


def test_a_screen_is_told_of_as_a_screen(house: Server) -> None:
    company = Company(house, "open")
    url = f"{house.url.replace('http', 'ws', 1)}{company.at}/socket?lang=en&screen=true"
    head = {"Cookie": company.stranger.cookie, "Origin": house.url}
    line = Line(connect(url, additional_headers=head, legacy=True))
    assert line.next()["seat"] == -2
    last = company.card()["watchers"][-1]
    assert (last["name"], last["screen"]) == ("the living-room screen", True)
    assert company.card(company.seated)["watchers"][-1]["name"] == "l'écran du salon"


def test_no_deed_tells_anybody_more_of_the_match_than_before(house: Server) -> None:
    """Whoever looks on through a deed sees what they saw, from the same seat."""
    company = Company(house)
    company.deed(company.host, "pause")
    for line in company.lines.values():
        line.ask("resync")
        line.until("state")
    before = {one: seen(line) for one, line in company.lines.items()}
    company.deed(company.seated, "sit-out")
    company.deed(company.seated, "sit-in")
    company.deed(company.host, "silence", seat=2)
    company.deed(company.host, "nudge", seat=2)
    company.deed(company.host, "host", seat=1)
    assert company.refused(company.seated, "swap", seat=0, other=1) == "table-begun"
    company.deed(company.seated, "kick", seat=2)
    before.pop(company.other)
    for one in before:
        company.lines[one].ask("resync")
        company.lines[one].until("state")
        assert seen(company.lines[one]) == before[one]
    assert "secret" not in str(company.card()["proof"])


def seen(line: Line) -> str:
    """What a line shows of the cards, without the names beside them."""
    scene = line.state["scene"]
    pieces = [(zone["id"], zone.get("pieces")) for zone in scene.get("zones", [])]
    return str([scene["seat"], pieces, line.options(), line.state["moment"]])


# kill -9 -------------------------------------------------------------------------------


@pytest.mark.parametrize("deed", ["ballot", "pause", "sit-out", "resign", "kick", "silence"])
def test_kill_nine_forgets_nothing_that_was_told(tmp_path: Path, deed: str) -> None:
    with serving(tmp_path / "data") as server:
        company = Company(server)
        if deed == "ballot":
            company.deed(company.seated, "pause")
            company.deed(company.host, "vote", yes=True)
        elif deed in ("kick", "silence"):
            company.deed(company.host, deed, seat=1)
        else:
            company.deed(company.host if deed == "pause" else company.seated, deed)
        before = company.card()
        server.kill()
        server.start()
        after = company.card()
        told = ("status", "settings", "minutes", "host_seat")
        assert {key: after[key] for key in told} == {key: before[key] for key in told}
        kept = ("who", "name", "kept", "resigned", "silenced")
        seats = [
            [[seat.get(key) for key in kept] for seat in one["seats"]] for one in (before, after)
        ]
        assert seats[0] == seats[1]
        assert bool(after["paused"]) == (deed == "pause")
        if deed == "ballot":
            assert after["ballot"]["waiting"] == [2]
            assert company.deed(company.other, "vote", yes=True)["paused"]
        if deed == "kick":
            assert company.seated.refused(f"{company.at}/join") == "kicked"


def test_kill_nine_in_a_countdown_and_the_match_begins_all_the_same(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        company = Company(server, "open", countdown=2)
        for one in (company.host, company.seated, company.other):
            one.post(f"{company.at}/ready")
        server.kill()
        server.start()
        until(lambda: company.card()["status"] == "playing")
        assert company.host.sit(company.table).until("state")["moment"] > 0
