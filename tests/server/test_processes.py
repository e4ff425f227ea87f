"""A house of several processes on one PostgreSQL: nobody can tell which of them answers."""

import os
import random
import signal
import socket
import struct
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import WebSocketException

from filature.server.neighbours import Place
from server import database
from server.busy import WAIT, Busy
from server.database import Cluster
from server.hosting import Line, Person, Server, free_port, serving
from server.receiving import eventually

KILLS = int(os.environ.get("FILATURE_PROCESS_KILLS", "3"))
TABLES = int(os.environ.get("FILATURE_PROCESS_TABLES", "3"))
SEED = int(os.environ.get("FILATURE_PROCESS_SEED", "3"))
REST = float(os.environ.get("FILATURE_PROCESS_REST", "0"))  # seconds between actions
ROOMY = ("wires/address=9999", "wires/house=9999")
GAMES = ("ateam", "lair", "redacted", "bond", "impossible")
CUT = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE application_name = 'filature' AND pid <> pg_backend_pid()"
)
ALIVE = "SELECT pid FROM pg_stat_activity WHERE application_name = 'filature'"
OF_US = "SELECT number, place FROM processes ORDER BY number"


@pytest.fixture(scope="module")
def running() -> Iterator[Cluster]:
    with database.cluster() as found:
        yield found


@pytest.fixture
def house(running: Cluster, tmp_path: Path) -> Iterator["House"]:
    with ExitStack() as stack:
        yield House(database.new(running.address), tmp_path, stack)


class House:
    """Some processes, each at a port of its own, on one database and one folder of keys."""

    def __init__(self, address: str, folder: Path, stack: ExitStack) -> None:
        self.address = address
        self.folder = folder
        self.stack = stack

    def process(self, *words: str) -> Server:
        store = f"store={self.address!r}"
        return self.stack.enter_context(serving(self.folder / "data", store, *words))

    def processes(self, count: int, *words: str) -> list[Server]:
        """So many, each of which knows the others."""
        return [self.process(*words) for _ in range(count)]


def at(person: Person, server: Server) -> Person:
    """The same person, who comes to another process."""
    found = Person.__new__(Person)
    found.server, found.lang = server, person.lang
    headers = {"accept-language": person.lang}
    cookies = dict(person.http.cookies)
    found.http = httpx.Client(base_url=server.url, headers=headers, cookies=cookies, timeout=WAIT)
    return found


def begun(person: Person, seats: str = "me me") -> str:
    table = person.table("lair", seats, options={"target": 99, "stop": "never"})
    person.post(f"/api/tables/{table}/ready")
    return table


def seated(person: Person, table: str, seat: int) -> Line:
    line = person.sit(table, seat)
    line.until("state")
    return line


def moved(*lines: Line) -> None:
    """Whoever may act does."""
    while True:
        for line in lines:
            line.catch_up()
            if line.options():
                assert line.play(line.options()[0])["type"] == "done"
                for other in lines:
                    other.catch_up()
                return


def test_two_people_at_one_table_through_two_processes_are_told_the_same(house: House) -> None:
    one, two = house.processes(2)
    ada = Person(one)
    table = begun(ada)
    lines = [seated(ada, table, 0), seated(at(ada, two), table, 1)]
    for _ in range(10):
        moved(*lines)
    for line in lines:
        line.catch_up()
    assert lines[0].state["moment"] == lines[1].state["moment"]
    lines[1].ask("say", text="Bonsoir")
    lines[0].catch_up()
    assert "Bonsoir" in "".join(lines[0].frames)
    here = [chair.get("here", False) for chair in at(ada, two).get(f"/api/tables/{table}")["seats"]]
    assert here == [True, True]


def test_a_stranger_at_the_wrong_process_is_told_the_same_bytes(house: House) -> None:
    one, two = house.processes(2)
    ada, watcher = Person(one), Person(two)
    table = begun(ada)
    seated(ada, table, 0)
    heard = [watcher.sit(table), at(watcher, one).sit(table)]
    first = [line.socket.recv(WAIT) for line in heard for _ in range(2)]
    assert first[1] == first[3]  # the state; who watches is another one each time
    told = [at(watcher, server).http.get(f"/api/tables/{table}") for server in (one, two)]
    assert told[0].json() == told[1].json()
    unknown = [httpx.get(f"{server.url}/api/tables/unknown").json() for server in (one, two)]
    assert unknown[0] == unknown[1]


def test_events_and_their_commands_find_their_table(house: House) -> None:
    one, two = house.processes(2)
    ada = Person(one)
    table = begun(ada)
    lines = [at(ada, two).listen(table, seat) for seat in (0, 1)]
    for line in lines:
        line.until("state")
    for _ in range(4):
        moved(*lines)
    for line in lines:
        line.close()


def test_between_two_machines_a_connection_is_led_through(house: House) -> None:
    """Sockets, requests and events; each seen as coming from where it comes from."""
    apart = [f"inner='127.0.0.1:{free_port()}'" for _ in range(2)]
    one, two = [house.process(far, f"machine={n!r}") for n, far in zip("ab", apart)]
    ada = Person(one)
    table = begun(ada)
    far = at(ada, two)
    lines = [seated(ada, table, 0), far.listen(table, 1)]
    lines[1].until("state")
    lines += [seated(far, table, seat) for seat in (0, 1)]
    for _ in range(4):
        moved(*lines)
    for _ in range(3):  # one connection after the other, and the same one again
        assert far.get(f"/api/tables/{table}")["moment"] > 0
        assert far.get("/api/me")["name"] == ada.get("/api/me")["name"]
    for line in lines:
        line.close()


def test_nobody_is_heard_who_does_not_know_the_house(house: House) -> None:
    port = free_port()
    one = house.process(f"inner='127.0.0.1:{port}'")
    head = b'{"what": "table", "table": "x", "seal": "00"}'
    for letter in (b"GET / HTTP/1.1\r\n\r\n", struct.pack(">II", len(head), 0) + head):
        with socket.create_connection(("127.0.0.1", port), timeout=WAIT) as found:
            assert len(found.recv(64)) == 16
            found.sendall(letter)
            with suppress(OSError):  # it may have gone already
                found.shutdown(socket.SHUT_WR)
                assert found.recv(64) == b""
    assert httpx.get(f"{one.url}/health").is_success
    assert "Traceback" not in one.errors.read_text()


def test_what_a_process_minded_is_inherited_when_it_dies(house: House) -> None:
    one, two = house.processes(2)
    ada = Person(one)
    table = begun(ada, "me bot")
    line = seated(ada, table, 0)
    moved(line)
    moment = line.state["moment"]
    one.kill()
    again = waited_for(at(ada, two), table)
    assert again.state["moment"] >= moment
    moved(again)
    eventually(lambda: len(database.told(house.address, OF_US)) == 1)


def test_whoever_closes_leaves_its_tables_and_connections_to_others(house: House) -> None:
    one, two = house.processes(2)
    ada = Person(one)
    table = begun(ada)
    line = seated(ada, table, 0)
    assert one.stop() in (0, -signal.SIGTERM)
    assert line.until("bye")["reason"] == "restart"
    again = seated(at(ada, two), table, 0)
    assert again.state["moment"] == line.state["moment"]
    assert len(database.told(house.address, OF_US)) == 1


def test_a_process_that_was_stopped_does_no_harm_when_it_comes_back(house: House) -> None:
    """The others take it for dead; what it would write then is refused."""
    one, two = house.processes(2)
    ada = Person(one)
    table = begun(ada)
    late = [seated(ada, table, seat) for seat in (0, 1)]
    one.process.send_signal(signal.SIGSTOP)
    try:
        lines = [waited_for(at(ada, two), table, seat) for seat in (0, 1)]
        for _ in range(4):
            moved(*lines)
        lines[0].catch_up()
        moment = lines[0].state["moment"]
    finally:
        one.process.send_signal(signal.SIGCONT)
    for line in late:
        assert line.until("bye")["reason"] == "away"
    lines[0].catch_up()
    assert lines[0].state["moment"] == moment
    moved(*lines)
    lines[0].catch_up()
    assert seated(at(ada, one), table, 0).state["moment"] == lines[0].state["moment"]


def test_whoever_finds_lines_that_it_did_not_write_tells_nothing_until_it_has_read_them(
    house: House,
) -> None:
    """To all at the table, not only to who has just played."""
    one = house.process()
    ada = Person(one)
    table = begun(ada)
    lines = [seated(ada, table, seat) for seat in (0, 1)]
    moved(*lines)
    line = next(line for line in lines if line.options())
    seat, notation = line.state["scene"]["seat"], line.options()[0]
    left = (
        "INSERT INTO log SELECT id, max(seq) + 1, {}, '{}', max(at) FROM log"
        " WHERE id = '{}' GROUP BY id"
    )
    database.told(house.address, left.format(seat, notation, table))
    moment = line.state["moment"]
    assert line.play(notation)["type"] == "stale"
    for line in lines:
        assert line.until("bye")["reason"] == "away"
    lines = [waited_for(ada, table, seat) for seat in (0, 1)]
    assert lines[0].state["moment"] == lines[1].state["moment"] > moment


def waited_for(person: Person, table: str, seat: int = 0) -> Line:
    """Sits down, as soon as somebody minds the table, and has room."""
    end = time.monotonic() + WAIT
    while True:
        try:
            return seated(person, table, seat)
        except (WebSocketException, OSError, EOFError):  # TimeoutError is an OSError
            assert time.monotonic() < end
            time.sleep(0.05)


def test_nothing_acknowledged_is_lost_whichever_process_dies(
    house: House, running: Cluster
) -> None:
    """Kills of one process after the other; now and then the database crashes, all connections to
    it are cut, or a process only stops for a while.  With `-s` the drill says what it did."""
    rng = random.Random(SEED)
    servers = house.processes(3, *ROOMY)
    tables = [new_table(servers, rng, number) for number in range(1, TABLES + 1)]
    waits: list[float] = []
    kept, done = 0, Counter[str]()
    for step in range(KILLS):
        tables = played_on(tables, servers, rng)
        if step % 20 == 1:
            running.stop("immediate")
            running.start()
            done["crashes of the database"] += 1
        if step % 20 == 2:
            database.told(house.address, CUT)
            done["cuts of all connections to it"] += 1
        victim = rng.choice(servers)
        if step % 20 == 19:
            paused(victim, rng.uniform(10, 30))
            done["pauses"] += 1
        else:
            done["kills"] += 1
            victim.kill()
            since = time.monotonic()
            others = [server for server in servers if server is not victim]
            tables = played_on(tables, others, rng, 1)
            if step % 20 not in (1, 2):  # then nobody is taken for dead at once
                waits.append(time.monotonic() - since)
            victim.start()
        kept += sum(len(busy.acknowledged) for busy in tables if busy.over)
        tables = [new_table(servers, rng, step + 7) if one.over else one for one in tables]
    tables = played_on(tables, servers, rng)
    for server in servers:
        server.kill()
    servers[0].start()
    tables = [elsewhere(busy, servers[0]) for busy in tables]
    for busy in tables:
        if busy.ident:
            busy.join(WAIT)
        busy.check_all()
    kept += sum(len(busy.acknowledged) for busy in tables)
    waits.sort()
    print(*[f"{count} {what}," for what, count in done.items()])
    print(f"{kept} actions acknowledged, none lost; all tables had gone on after")
    for share in (0.5, 0.99, 1.0):
        print(f"{waits[int(share * (len(waits) - 1))]:.2f} s ({share:.0%} of {len(waits)} kills)")


def new_table(servers: list[Server], rng: random.Random, number: int) -> Busy:
    """The games in turn."""
    return Busy(rng.choice(servers), number, GAMES[number % len(GAMES)], REST)


def paused(victim: Server, seconds: float) -> None:
    victim.process.send_signal(signal.SIGSTOP)
    time.sleep(seconds)
    victim.process.send_signal(signal.SIGCONT)


def played_on(
    tables: list[Busy], servers: list[Server], rng: random.Random, more: int = 5
) -> list[Busy]:
    """All tables after some more actions each; whoever was cut off sits down at any of the
    processes."""
    found, end = list(tables), time.monotonic() + WAIT
    goals = [len(busy.acknowledged) + more for busy in found]
    while any(not one.over and len(one.acknowledged) < goal for one, goal in zip(found, goals)):
        assert time.monotonic() < end
        assert not any(busy.lost for busy in found)
        found = [busy if busy.is_alive() else restarted(busy, servers, rng) for busy in found]
        time.sleep(0.02)
    return found


def restarted(busy: Busy, servers: list[Server], rng: random.Random) -> Busy:
    if busy.over:
        return busy
    busy = elsewhere(busy.again() if busy.ident else busy, rng.choice(servers))
    busy.start()
    return busy


def elsewhere(busy: Busy, server: Server) -> Busy:
    busy.person = at(busy.person, server)
    return busy


def test_a_budget_is_one_whichever_process_gives_of_it(house: House) -> None:
    one, two = house.processes(2, "tables/guest=6")
    ada = Person(one)
    bo = at(ada, two)
    made = 0
    while made < 6:
        (ada, bo)[made % 2].table("lair", "me me")
        made += 1
    eventually(lambda: refused(ada) and refused(bo))


def refused(person: Person) -> bool:
    body = {"game": "lair", "seats": [{"who": "me"}] * 2}
    return person.http.post("/api/tables", json=body).status_code == 429


# Connections of any kind ------------------------------------------------------------------------

HEALTH = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"
SIX = ("wires/address=6", "caps.first=600")


def silent_at(server: Server) -> socket.socket:
    """A connection that is held, and asks for nothing."""
    return socket.create_connection(("localhost", server.port), WAIT)


def full(server: Server) -> bool:
    """Whether nobody else is let in."""
    with silent_at(server) as found:
        try:
            found.sendall(HEALTH)
            return not found.recv(12).endswith(b"200")
        except ConnectionError:
            return True


def test_connections_are_counted_whichever_process_has_them(house: House) -> None:
    one, two = house.processes(2, *SIX)
    held = [silent_at(server) for server in (one, two) for _ in range(3)]
    eventually(lambda: full(one) and full(two))
    held[0].close()
    eventually(lambda: not full(two))
    held.append(silent_at(two))
    eventually(lambda: full(one) and full(two))
    one.kill()
    eventually(lambda: not full(two))
    for found in held:
        found.close()


def test_a_connection_that_is_handed_over_is_counted_once(house: House) -> None:
    """The last one that an address may have is let in where it is handed over to, too."""
    one, two = house.processes(2, *SIX)
    ada = Person(one)
    table = begun(ada)
    far = at(ada, two)
    ada.http.close()
    lines = [seated(far, table, seat % 2) for seat in range(5)]
    with silent_at(two) as last:
        eventually(lambda: full(one) and full(two))
        last.sendall(HEALTH.replace(b"/health", f"/api/tables/{table}".encode()))
        assert last.recv(12).endswith(b"200")
    lines.append(waited_for(far, table))
    eventually(lambda: full(one) and full(two))
    lines.pop().close()
    eventually(lambda: not full(one) and not full(two))
    for line in lines:
        line.close()


def test_the_silent_of_one_process_make_room_for_the_living_of_another(house: House) -> None:
    one, two = house.processes(2, "wires/house=12", "caps.first=600")
    ada = Person(one)
    line = seated(ada, begun(ada), 0)
    silent = [silent_at(one) for _ in range(30)]
    assert silent[0].recv(1) == b""
    bo = Person(two)
    other = begun(bo)
    lines = [line, *[waited_for(bo, other) for _ in range(11)]]
    assert silent[-1].recv(1) == b""
    for line in lines:
        line.catch_up()
    for found in silent:
        found.close()


def test_a_process_that_was_stopped_is_told_what_it_has_missed(house: House) -> None:
    """And tells the others, who had forgotten it, what it holds."""
    one, two = house.processes(2, *SIX)
    held = [silent_at(server) for server in (one, two) for _ in range(3)]
    eventually(lambda: full(one) and full(two))
    one.process.send_signal(signal.SIGSTOP)
    try:
        eventually(lambda: not full(two))  # it was taken for dead
        held.append(silent_at(two))
        held.pop(0).close()
    finally:
        one.process.send_signal(signal.SIGCONT)
    eventually(lambda: full(one) and full(two))
    for found in held:
        found.close()


def test_a_key_brings_the_seats_of_tables_that_others_mind(house: House) -> None:
    one, two = house.processes(2)
    ada = Person(one)
    table = begun(ada)
    seated(ada, table, 0)
    key = ada.post("/api/me/key")["link"].partition("=")[2]
    phone = Person(two)
    own = begun(phone)
    phone.post("/api/me/enter", {"key": key, "sure": True})
    for person in (phone, at(phone, one)):
        for known in (table, own):
            assert seated(person, known, 0).state["actors"]


def test_a_list_knows_who_is_at_tables_of_others(house: House) -> None:
    one, two = house.processes(2)
    ada = Person(one)
    table = begun(ada)
    line = seated(ada, table, 0)
    bo = at(ada, two)

    def here() -> list[bool]:
        found = [row["card"] for row in bo.get("/api/tables/mine")["tables"]]
        return [chair.get("here", False) for chair in found[0]["seats"]]

    assert table
    eventually(lambda: here() == [True, False])
    line.close()
    eventually(lambda: here() == [False, False])


def founded(person: Person) -> str:
    """A circle of Ada's."""
    page = person.post("/api/circles", {"name": "Circle of the Limes", "code_name": "Ada"})
    return str(page["card"]["link"])


def entered(person: Person, link: str, name: str) -> None:
    person.post(f"/api/circles/{link}/enter", {"code_name": name, "first": ""})


def here(person: Person, link: str) -> list[str]:
    """Who is here, as a member sees it."""
    people = person.get(f"/api/circles/{link}/page")["people"]
    return sorted(one["name"] for one in people if one["here"])


def test_a_circle_knows_who_was_seen_at_any_process(house: House) -> None:
    one, two = house.processes(2)
    ada, bo, cy = Person(one), Person(two), Person(two)
    link = founded(ada)
    for person, name in ((bo, "Bo"), (cy, "Cy")):
        entered(person, link, name)
    eventually(lambda: here(ada, link) == here(bo, link) == ["Ada", "Bo", "Cy"])
    late = house.process()
    eventually(lambda: here(at(ada, late), link) == ["Ada", "Bo", "Cy"])
    cy.post(f"/api/circles/{link}/leave")
    assert here(bo, link) == ["Ada", "Bo"]
    entered(at(cy, one), link, "Cy")
    eventually(lambda: here(bo, link) == ["Ada", "Bo", "Cy"])


def test_a_circle_knows_who_sits_and_watches_at_tables_of_others(house: House) -> None:
    one = house.process()
    ada, bo, cy = (Person(one) for _ in range(3))
    link = founded(ada)
    for person, name in ((bo, "Bo"), (cy, "Cy")):
        entered(person, link, name)
    table = ada.table("lair", "me open", circle=link)
    bo.post(f"/api/tables/{table}/join")
    one.kill()
    one.start()  # and nobody knows any more who was seen
    far = at(ada, house.process())
    assert here(far, link) == ["Ada"]
    lines = [person.sit(table) for person in (bo, cy)]
    for line in lines:
        line.until("welcome")
    eventually(lambda: here(far, link) == here(ada, link) == ["Ada", "Bo", "Cy"])
    for line in lines:
        line.close()
    eventually(lambda: here(far, link) == ["Ada"])


def test_the_processes_of_a_command_are_replaced_and_end_together(
    running: Cluster, tmp_path: Path
) -> None:
    port, address = free_port(), database.new(running.address)
    command = [sys.executable, "-m", "filature", "serve", "--port", str(port), "--workers", "2"]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "LANG": "C"}
    words = ["--store", address, "--data", str(tmp_path / "data")]
    done = subprocess.Popen([*command, *words], stdout=subprocess.PIPE, text=True, env=env)
    try:
        assert done.stdout
        assert str(port) in done.stdout.readline()
        places = eventually(lambda: both(address))
        pids = [pid_at(place) for place in places]
        os.kill(pids[0], signal.SIGKILL)
        after = eventually(lambda: both(address, places[0]))
        assert places[1] in after
        assert httpx.get(f"http://localhost:{port}/health").is_success
        done.send_signal(signal.SIGTERM)
        assert done.wait(WAIT) == 0
        eventually(lambda: not database.told(address, ALIVE))
    finally:
        done.kill()


def both(address: str, gone: str = "") -> list[str]:
    """Where both processes listen, once there are two, without one that has died."""
    found = [row["place"] for row in database.told(address, OF_US)]
    return found if len(found) == 2 and gone not in found else []


def pid_at(place: str) -> int:
    """The process that listens at a socket of the file system."""
    with socket.socket(socket.AF_UNIX) as way:
        way.connect(Place.read(place).door)
        told = way.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, struct.calcsize("3i"))
    return int(struct.unpack("3i", told)[0])


def test_several_processes_need_what_they_share(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "filature", "serve", "--workers", "2", "--lang", "en"]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [*command, "--data", str(tmp_path / "data")], capture_output=True, text=True, env=env
    )
    assert done.returncode == 2
    assert "share a PostgreSQL" in done.stderr
