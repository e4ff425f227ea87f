"""At the table: answers, refusals, stale moves, undo, equal times, languages."""

import json

import pytest

import filature
from filature import registry
from filature.protocol.bodies import Settings
from filature.server.rooms.clocks import Clocks
from server.hosting import Line, Person


def begun(host: Person, game: str = "lair", seats: str = "me me", **more: object) -> list[Line]:
    """A hot seat that has begun: one line for each seat."""
    table = host.table(game, seats, **more)
    count = len(host.created["held"])
    host.post(f"/api/tables/{table}/ready")
    lines = [host.sit(table, held["seat"]) for held in host.created["held"]]
    for line in lines:
        line.until("state")
        line.catch_up()
    assert len(lines) == count
    return lines


def test_every_command_gets_one_answer(ada: Person) -> None:
    first, second = begun(ada)
    mover, other = (first, second) if first.options() else (second, first)
    notation, before = mover.options()[0], mover.state["moment"]
    assert mover.play(notation)["type"] == "done"
    refused = other.play("taunt A")
    assert refused["type"] in ("refused", "stale")
    because = mover.ask("why", notation="kill")
    assert because["clause"].startswith("KILL-")
    assert because["rule"]
    unknown = mover.ask("why", notation="fly to the moon")
    assert unknown["clause"] == "HOUSE-NOTATION"
    for line in (first, second):
        while line.state["moment"] == before:
            line.until("state")
    acting = next(line for line in (first, second) if line.options())
    assert acting.ask("why", notation=acting.options()[0])["clause"] == ""


def test_pointing_at_an_element_is_answered_like_an_action(ada: Person) -> None:
    mover = next(line for line in begun(ada) if line.options())
    seat = mover.state["scene"]["seat"]
    spies = mover.ask("why", element=f"lair-{1 - seat}")
    assert spies["clause"].startswith("KILL-")
    assert spies["rule"]
    assert mover.ask("why", element="discard")["notation"] == ""
    assert mover.ask("why", element="no-such-thing")["text"]
    others = mover.ask("why")["refused"]
    offered = {notation.split()[0] for notation in mover.options()}
    assert "Taunt the spy" in [one["group"] for one in others]
    for one in others:
        assert one["notation"].split()[0] not in offered
        assert mover.ask("why", notation=one["notation"])["clause"].startswith("KILL-")


def test_what_is_not_offered_is_refused_with_its_clause(ada: Person) -> None:
    lines = begun(ada)
    mover = next(line for line in lines if line.options())
    refused = mover.play("kill")
    assert refused["type"] == "refused"
    assert refused["clause"] == "KILL-CAPT-1"
    assert refused["text"]
    assert refused["rule"]


def test_a_move_that_saw_an_older_table_is_stale_and_a_fresh_state_follows(ada: Person) -> None:
    lines = begun(ada)
    mover = next(line for line in lines if line.options())
    before = mover.state["moment"]
    assert mover.play("pass")["type"] == "done"
    assert mover.play("pass", before)["type"] == "stale"
    fresh = mover.until("state")
    assert fresh["moment"] > before
    assert fresh["scene"]["zones"]


def test_what_is_as_it_was_is_only_named(ada: Person) -> None:
    lines = begun(ada)
    mover = next(line for line in lines if line.options())
    assert mover.play(mover.options()[0])["type"] == "done"
    mover.catch_up()
    states = [json.loads(frame)["scene"] for frame in mover.frames if '"type":"state"' in frame]
    assert all(isinstance(zone, dict) for zone in states[0]["zones"])
    assert any(isinstance(zone, str) for zone in states[-1]["zones"])
    patched = mover.state["scene"]
    mover.ask("resync")
    assert mover.until("state")["scene"] == patched


def test_a_resync_sends_everything_again(ada: Person) -> None:
    line = begun(ada)[0]
    assert line.ask("resync")["type"] == "done"
    assert line.until("state")["whole"]
    assert len(line.state["news"]) > 4


def test_a_client_may_change_its_language_in_place(ada: Person) -> None:
    line = begun(ada)[0]
    english = line.state["scene"]["prompt"]["text"]
    line.ask("language", lang="fr")
    assert line.until("state")["scene"]["prompt"]["text"] != english
    assert line.until("table")["table"]["title"]


def test_watchers_only_watch(ada: Person, bo: Person) -> None:
    table = ada.table("lair", "me bot")
    ada.post(f"/api/tables/{table}/ready")
    line = bo.sit(table)
    line.until("state")
    for command in ("play", "why", "undo", "consent", "hint"):
        assert line.ask(command)["clause"] == "HOUSE-SEAT"
    assert line.state["options"] == []


def test_hints_where_the_table_allows_them(ada: Person) -> None:
    lines = begun(ada)
    mover = next(line for line in lines if line.options())
    assert mover.ask("hint")["notation"] in mover.options()
    idle = next(line for line in lines if line is not mover)
    assert idle.ask("hint")["clause"] == "HOUSE-HINT"
    told: list[str] = []
    while "label" in (advice := mover.ask("hint", besides=told)):
        told.append(advice["notation"])
    assert sorted(told) == sorted(mover.options())
    assert advice["text"] == "No other idea: there is nothing else to do."
    off = begun(ada, settings={"hints": False})
    assert next(line for line in off if line.options()).ask("hint")["clause"] == "HOUSE-HINT"


def test_a_hint_comes_with_a_reason_and_the_rule_that_it_rests_on(ada: Person) -> None:
    line = begun(ada, "impossible", "me bot bot")[0]
    told = line.ask("hint")  # which figure?  all are alike, and their squares are shelters
    assert told["notation"].startswith("figure")
    assert told["clause"] == "MI-SAFE-1"
    assert told["reason"]
    assert told["rule"] == filature.load("impossible").clauses("en")["MI-SAFE-1"]


def test_a_notebook_can_be_left_at_home(ada: Person) -> None:
    with_book = begun(ada, "impossible", "me bot bot")[0]
    without = begun(ada, "impossible", "me bot bot", settings={"notebook": False})[0]
    for line in (with_book, without):  # MI-SETUP-4  no booklet is opened before
        line.play(line.state["options"][0]["notation"])
        while not line.state["options"]:
            line.next()
    assert with_book.state["scene"]["grids"]
    assert "grids" not in without.state["scene"]


def test_simultaneous_choices_come_in_any_order_and_private_ones_are_undone_unseen(
    ada: Person,
) -> None:
    lines = begun(ada, "lair", "me me me")
    sealed = to_the_foil(lines)
    a, b = sealed
    moment = b.state["moment"]
    seen = len(b.frames)
    assert a.play("pass")["type"] == "done"
    a.catch_up()
    assert a.state["undo"] == "free"
    assert a.ask("undo")["type"] == "done"
    a.catch_up()
    b.catch_up()
    told = [json.loads(frame) for frame in b.frames[seen:]]
    news = [news for m in told if m["type"] == "state" for news in m["news"]]
    assert not [one for one in news if one["moment"] > moment]
    assert b.play("pass", moment)["type"] == "done"
    assert a.play("pass")["type"] == "done"


def to_the_foil(lines: list[Line]) -> list[Line]:
    """Plays until somebody taunts and two others must answer under seal."""
    for _ in range(400):
        for line in lines:
            line.catch_up()
        acting = [line for line in lines if line.options()]
        if len(acting) > 1 and all("pass" in line.options() for line in acting):
            return acting[:2]
        options = acting[0].options()
        wanted = [o for o in options if o.startswith("taunt")] or [
            o for o in options if o.startswith(("spy", "steal", "lair"))
        ]
        assert acting[0].play((wanted or options)[0])["type"] == "done"
    raise AssertionError("nobody taunts")


def test_undo_by_consent_where_others_have_seen_and_never_after_chance(ada: Person) -> None:
    lines = begun(ada, "bond", "me me")
    mover = next(line for line in lines if line.options())
    other = next(line for line in lines if line is not mover)
    undone = False
    for _ in range(60):
        for line in lines:
            line.catch_up()
        acting = next(line for line in lines if line.options())
        acting.play(acting.options()[0])
        for line in lines:
            line.catch_up()
        mover, other = acting, next(line for line in lines if line is not acting)
        if mover.state.get("undo") == "consent":
            undone = True
            break
        if not mover.state.get("undo"):
            assert mover.ask("undo")["clause"] == "HOUSE-UNDO"
    assert undone
    length = mover.state["moment"]
    assert other.ask("consent", yes=True)["clause"] == "HOUSE-UNDO"
    assert mover.ask("undo")["type"] == "done"
    assert other.until("state")["petition"]["waiting"]
    assert other.ask("consent", yes=False)["type"] == "done"
    mover.catch_up()
    assert mover.state["moment"] == length
    mover.ask("undo")
    other.ask("consent", yes=True)
    mover.catch_up()
    assert mover.state["moment"] == length - 1
    assert mover.options()


def test_an_answer_is_held_back_for_the_pace() -> None:
    """However many options there are: the time says nothing about a hand."""
    clocks = Clocks(Settings(pace=5), lambda: 100.0)
    game = filature.load("lair")
    held = []
    for seed in range(12):
        match = filature.Match(game, 2)
        match.deal(seed)
        clocks.update(match, 100.0)
        held.append((len(match.offered(0)), clocks.hold(0)))
    assert len({options for options, _ in held}) > 1
    assert {seconds for _, seconds in held} == {5.0}


@pytest.mark.parametrize("game", registry.available())
def test_every_kind_that_is_refused_can_be_asked_about(game: str, ada: Person) -> None:
    """Also where the action that stands for it is about a seat that nobody has."""
    seats = " ".join(["me"] * filature.load(game).fewest)
    mover = next(line for line in begun(ada, game, seats) if line.options())
    for one in mover.ask("why")["refused"]:
        because = mover.ask("why", notation=one["notation"])
        assert because["type"] == "because"
        assert because["clause"]
        assert because["text"]
