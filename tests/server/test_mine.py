"""My tables: their order, whose turn since when, the archive; nothing that a seat may not know."""

import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from filature.library import Match
from filature.protocol.bodies import SeatWish, Settings, TableWish
from filature.server.rooms import seating, whose_turn
from filature.server.rooms.caller import Caller
from filature.server.rooms.matches import game_of
from filature.server.store.spec import Spec
from filature.server.store.store import Line
from server.hosting import Json, Person, Server, serving

GAMES = ("ateam", "bond", "impossible", "lair", "redacted")
SLOW = {"absence": "clock", "clock": 86400}


def mine(person: Person, query: str = "") -> list[Json]:
    found: list[Json] = person.get(f"/api/tables/mine{query}")["tables"]
    return found


def ids(person: Person, query: str = "") -> list[str]:
    return [one["card"]["id"] for one in mine(person, query)]


def one_of(person: Person, table: str) -> Json:
    return next(one for one in mine(person) if one["card"]["id"] == table)


def gathered(server: Server, count: int, **settings: object) -> tuple[list[Person], str]:
    """So many people at a match of lair that has begun."""
    people = [Person(server) for _ in range(count)]
    table = people[0].table("lair", "me" + " open" * (count - 1), settings=settings)
    for person in people[1:]:
        person.post(f"/api/tables/{table}/join")
    for person in people:
        person.post(f"/api/tables/{table}/ready")
    return people, table


def lines_of(server: Server, table: str) -> list[Line]:
    with closing(sqlite3.connect(server.data / "tables.db")) as found:
        query = "SELECT seq, seat, what, at FROM log WHERE id = ? ORDER BY seq"
        return [Line(*row) for row in found.execute(query, (table,))]


# On a server ------------------------------------------------------------------------------


def test_each_is_told_whose_turn_it_is_since_when_and_until_when(server: Server) -> None:
    people, table = gathered(server, 3, **SLOW)
    told = [one_of(person, table) for person in people]
    (turn,) = [seat for seat, one in enumerate(told) if one["turn"] == "yours"]
    at = lines_of(server, table)[-1].at
    for seat, one in enumerate(told):
        assert one["since"] == at
        assert one["pace"] == "post"
        assert one["deadline"] == pytest.approx(at + 86400, abs=1)
        assert one["turn"] == ("yours" if seat == turn else "others")
        assert one["asked"] == ([] if seat == turn else [turn])
    assert one_of(people[turn], people[turn].table("lair", "me bot"))["turn"] == "open"


def test_sealed_answers_name_nobody_and_show_no_time(server: Server) -> None:
    """Several are asked at once: the list of who has answered does not move when others answer."""
    people, table = gathered(server, 4)
    lines = [person.sit(table) for person in people]
    for line in lines:
        line.until("state")
    while len(asked := [seat for seat in range(4) if lines[seat].options()]) < 3:
        for seat in asked:
            taunts = [one for one in lines[seat].options() if one.startswith("taunt")]
            assert lines[seat].play((taunts or lines[seat].options())[0])["type"] == "done"
        for line in lines:
            line.catch_up()
        assert "result" not in lines[0].state, "three were never asked at once"
    put = lines_of(server, table)[-1].at
    first, second, third = asked[:3]
    lines[first].play(lines[first].options()[0])
    before = one_of(people[first], table)
    assert (before["turn"], before["asked"], before["since"]) == ("sealed", [], put)
    lines[second].play(lines[second].options()[0])
    assert lines_of(server, table)[-1].at > put
    assert one_of(people[first], table) == before
    own = one_of(people[third], table)
    assert (own["turn"], own["since"]) == ("yours", put)


def test_ones_own_turn_comes_first_and_the_least_time_left_before(server: Server) -> None:
    ada = Person(server)

    def alone(game: str, seats: str, **settings: object) -> str:
        table = ada.table(game, seats, settings=settings)
        ada.post(f"/api/tables/{table}/ready")
        return table

    waiting = ada.table("lair", "me open")
    patient = alone("lair", "me me")
    slow = alone("lair", "me me", absence="clock", clock=7 * 86400)
    quick = alone("lair", "me me", absence="clock", clock=86400)
    older = alone("lair", "me me")
    over = alone("lair", "me me")
    ada.post(f"/api/tables/{over}/close")
    others, theirs = gathered(server, 2)
    found = [one["card"]["id"] for one in mine(ada)]
    assert found == [quick, slow, patient, older, waiting, over]
    assert [one["pace"] for one in mine(ada)][:3] == ["post", "post", "none"]
    assert sorted(one_of(person, theirs)["turn"] for person in others) == ["others", "yours"]


def test_what_is_put_away_goes_last_and_comes_back_and_the_match_goes_on(server: Server) -> None:
    (ada, bo), table = gathered(server, 2)
    other = ada.table("lair", "me open")
    away = ada.post(f"/api/tables/{table}/put-away")
    assert away["place"] == "away"
    assert ids(ada) == [other, table]
    assert one_of(bo, table)["place"] == "list"
    assert ada.refused(f"/api/tables/{table}/put-away", {"place": "removed"}) == "not-over"
    assert Person(server).refused(f"/api/tables/{table}/put-away") == "no-seat"
    assert ada.refused("/api/tables/nowhere/put-away") == "unknown-table"
    assert ada.sit(table).until("state")["actors"]
    ada.post(f"/api/tables/{table}/put-away", {"place": "list"})
    assert ids(ada) == [table, other]


def test_what_is_over_and_seen_is_in_the_archive_until_it_is_removed(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        ada = Person(server)
        table = ada.table("lair", "me me", options={"target": 5})
        ada.post(f"/api/tables/{table}/ready")
        played(ada, table)
        (fresh,) = mine(ada)
        assert (fresh["turn"], fresh["rank"], fresh["asked"]) == ("over", 1, [])
        assert ids(ada, "?archive=true") == []
        ada.post(f"/api/tables/{table}/put-away")  # it was seen
        assert ids(ada) == []
        assert ids(ada, "?archive=true") == [table]
        server.kill()
        server.start()
        found = ada.get("/api/tables/mine")
        assert (found["tables"], found["archived"]) == ([], 1)
        ada.post(f"/api/tables/{table}/put-away", {"place": "removed"})
        assert ids(ada) == ids(ada, "?archive=true") == []
        ada.post(f"/api/tables/{table}/put-away", {"place": "away"})  # taken back
        assert ids(ada, "?archive=true") == [table]
        assert ada.get(f"/api/tables/{table}/story")


def played(person: Person, table: str) -> None:
    """Both seats of a match, to its end."""
    lines = [person.sit(table, seat) for seat in (0, 1)]
    for line in lines:
        line.until("state")
    while not any("result" in line.state for line in lines):
        for line in lines:
            if line.options():
                line.play(line.options()[0])
            line.catch_up()


def test_old_matches_go_to_the_archive_by_themselves_page_by_page(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        ada = Person(server)
        tables = []
        for _ in range(23):
            tables.append(ada.table("lair", "me me"))
            ada.post(f"/api/tables/{tables[-1]}/ready")
            ada.post(f"/api/tables/{tables[-1]}/close")
        never = ada.table("lair", "me open")  # not begun: nothing to keep
        ada.post(f"/api/tables/{never}/close")
        assert ids(ada) == [never, *reversed(tables)]
        with closing(sqlite3.connect(tmp_path / "data" / "tables.db")) as found:
            found.execute("UPDATE tables SET touched = touched - 90000")
            found.commit()
        assert ids(ada) == []
        first = ada.get("/api/tables/mine?archive=true")
        assert [one["card"]["id"] for one in first["tables"]] == tables[:2:-1]
        assert first["archived"] == 23
        second = ada.get(f"/api/tables/mine?archive=true&before={first['before']!r}")
        assert [one["card"]["id"] for one in second["tables"]] == tables[2::-1]
        assert second["before"] is None


def test_a_match_that_no_longer_replays_says_so(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        ada = Person(server)
        table = ada.table("lair", "me me")
        ada.post(f"/api/tables/{table}/ready")
        server.kill()
        with closing(sqlite3.connect(tmp_path / "data" / "tables.db")) as found:
            found.execute("INSERT INTO log VALUES (?, 900, 0, 'nonsense', 1)", (table,))
            found.commit()
        server.start()
        (one,) = mine(ada)
        assert one["turn"] == one["card"]["status"] == "broken"
        assert one["card"]["explanation"]
        stored = Person(server)
        stored.post(
            "/api/me/enter",
            {"key": ada.post("/api/me/key")["link"].partition("=")[2], "sure": True},
        )
        assert ids(stored) == [table]


# In the log alone -------------------------------------------------------------------------


class World:
    """A match whose lines are a minute apart, chance being instant."""

    def __init__(self, game: str, seats: int) -> None:
        wish = TableWish(game, [SeatWish()] * seats, settings=Settings())
        made, _ = seating.made(wish, Caller("ada"), 0.0)
        self.spec: Spec = made.replace(status="playing", begun=1000.0)
        self.match = Match(game_of(self.spec), seats)
        self.lines: list[Line] = []
        self.now = 1000.0

    def do(self, seat: int, action: int) -> None:
        self.now += 60
        self.note(seat, action)

    def deal(self, rng: random.Random) -> None:
        while chance := self.match.chance():
            outcome = rng.choices(*zip(*chance))[0]
            self.note(-1, self.match.named[outcome])

    def note(self, seat: int, action: int) -> None:
        self.match.do(seat, action)
        what = self.match.game.actions[action].notation
        self.lines.append(Line(len(self.lines) + 1, seat, what, self.now))

    def stands(self, seat: int) -> whose_turn.Standing:
        return whose_turn.standing(self.spec, self.lines, [seat])

    def told(self, since: int, seat: int) -> bool:
        return any(whose_turn.was_told(entry, [seat]) for entry in self.match.log[since:])

    def twin(self) -> "World":
        made = World.__new__(World)
        made.spec, made.match, made.now = self.spec, self.match.copy(), self.now
        made.lines = self.lines[:]
        return made


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_is_not_told_moves_nothing_in_its_list(game: str) -> None:
    """Two worlds that differ in a hidden answer, or in whether there is one yet, look alike."""
    rng, hidden = random.Random(game), 0
    world = World(game, 4)
    world.deal(rng)
    for _ in range(400):
        if world.match.over:
            break
        seat = rng.choice(world.match.actors())
        options = world.match.offered(seat)
        others = [one for one in range(4) if one != seat]
        before = {one: (world.stands(one), thinking(world, one)) for one in others}
        length, other = len(world.match.log), world.twin()
        world.do(seat, rng.choice(options))
        world.deal(random.Random(length))
        other.do(seat, rng.choice(options))
        other.deal(random.Random(length))
        for one in others:
            if world.told(length, one):
                continue
            hidden += 1
            if thinking(world, one) == thinking(other, one) and not other.told(length, one):
                assert world.stands(one) == other.stands(one)
            assert world.stands(one).since == before[one][0].since
            if before[one][0].together and set(thinking(world, one)) <= set(before[one][1]):
                assert world.stands(one) == before[one][0]
    assert hidden > 0 or game in ("ateam", "bond")


def thinking(world: World, seat: int) -> list[int]:
    return whose_turn.seen_thinking(world.match, [seat])


def test_the_first_question_was_put_when_the_match_began() -> None:
    """Even where nobody has done anything yet; and the first hidden answer does not show."""
    world = World("impossible", 4)
    first = [world.stands(seat) for seat in range(4)]
    assert not world.lines
    assert {one.since for one in first} == {1000.0}
    assert [one.yours for one in first] == [seat in world.match.actors() for seat in range(4)]


def test_a_question_to_several_stands_as_long_as_somebody_has_to_answer_it() -> None:
    """By the table of questions alone: together since 10, whatever the others did meanwhile."""
    first = whose_turn.put({}, [0, 1, 2], set(), 10)
    assert set(first.values()) == {whose_turn.Put(10, True)}
    later = whose_turn.put(first, [1, 2], {0}, 20)
    assert later == {1: whose_turn.Put(10, True), 2: whose_turn.Put(10, True)}
    assert whose_turn.put(later, [2], {1}, 30) == {2: whose_turn.Put(10, True)}
    assert whose_turn.put(later, [2], {2, 1}, 30) == {2: whose_turn.Put(30, False)}


def test_places_are_counted_after_all_who_have_won() -> None:
    class Ended:
        def winners(self) -> list[int]:
            return [1, 2]

        def scores(self) -> list[int]:
            return [3, 9, 9, 5]

    ended: Match = Ended()  # type: ignore[assignment]
    assert [whose_turn.rank(ended, [seat]) for seat in range(4)] == [4, 1, 1, 3]
    assert whose_turn.rank(ended, [0, 3]) == 3
    assert [whose_turn.rank(ended, [seat], {1, 3}) for seat in range(4)] == [2, 3, 1, 3]
    assert [whose_turn.rank(ended, [seat], {2}, True) for seat in range(4)] == [1, 1, 4, 1]
    assert whose_turn.rank(ended, [0], {1, 2}) == 0
