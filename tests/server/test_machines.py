"""A house of two machines: each has a network of its own, and a wire between them can be pulled."""

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from pathlib import Path

import httpx
import pytest

from server import database
from server.hosting import Line, Person, Server
from server.receiving import eventually

IP = shutil.which("ip", path=os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin", "/sbin"]))
INNER = 9200
NUMBERS = count()  # networks go away a moment after they were told to


def possible() -> bool:
    """Only root can make networks, and not in every container."""
    name = f"try{os.getpid()}"
    made = bool(IP) and subprocess.run([str(IP), "netns", "add", name]).returncode == 0
    if made:
        ip("netns", "del", name)
    return made


def ip(*words: str) -> None:
    assert IP
    subprocess.run([IP, *words], check=True)


class Network:
    """Machines on one bridge, which this process can reach as well."""

    def __init__(self, stack: ExitStack) -> None:
        self.stack = stack
        self.name = f"f{os.getpid() % 100_000}n{next(NUMBERS)}"
        self.part = 1 + os.getpid() % 250  # so that several runs do not meet
        self.count = 0
        ip("link", "add", self.name, "type", "bridge")
        stack.callback(ip, "link", "del", self.name)
        ip("addr", "add", f"{self.address(254)}/24", "dev", self.name)
        ip("link", "set", self.name, "up")

    def address(self, number: int) -> str:
        return f"10.77.{self.part}.{number}"

    def machine(self, folder: Path, store: str) -> "Machine":
        self.count += 1
        name, own = f"{self.name}m{self.count}", self.address(self.count)
        ip("netns", "add", name)
        self.stack.callback(ip, "netns", "del", name)
        ip("link", "add", f"{name}w", "type", "veth", "peer", "name", "wire", "netns", name)
        self.stack.callback(ip, "link", "del", f"{name}w")  # what is on its way keeps a network
        ip("link", "set", f"{name}w", "master", self.name, "up")
        ip("-n", name, "addr", "add", f"{own}/24", "dev", "wire")
        for device in ("wire", "lo"):
            ip("-n", name, "link", "set", device, "up")
        words = (f"store={store!r}", f"inner='{own}:{INNER}'", f"machine={name!r}", "lan")
        found = Machine(name, own, folder / "data", words)
        self.stack.callback(found.kill)
        return found


class Machine(Server):
    """One of them, with one process."""

    port = 8123

    def __init__(self, name: str, address: str, data: Path, words: tuple[str, ...]) -> None:
        assert IP
        self.name, self.address = name, address
        self.prefix = (IP, "netns", "exec", name)
        super().__init__(data, *words)

    @property
    def url(self) -> str:
        return f"http://{self.address}:{self.port}"

    @contextmanager
    def cut_off(self) -> Iterator[None]:
        ip("link", "set", f"{self.name}w", "down")
        try:
            yield
        finally:
            ip("link", "set", f"{self.name}w", "up")


@pytest.fixture
def network() -> Iterator[Network]:
    if not possible():
        pytest.skip("no networks can be made here: that takes root, and `ip`")
    with ExitStack() as stack:
        yield Network(stack)


@pytest.fixture
def machines(network: Network, tmp_path: Path) -> Iterator[list[Machine]]:
    with database.cluster() as running:
        store = database.new(running.address)
        yield [network.machine(tmp_path, store) for _ in range(2)]
        network.stack.close()  # before the database goes


def at(person: Person, machine: Machine) -> Person:
    """The same person, who comes to the other machine."""
    found = Person(machine, person.lang)
    found.http.cookies = person.http.cookies
    return found


def seated(person: Person, table: str, seat: int) -> Line:
    line = person.sit(table, seat)
    line.until("state")
    return line


def moved(lines: list[Line]) -> Line:
    """Whoever may act does."""
    for line in lines:
        line.catch_up()
    mover = next(line for line in lines if line.options())
    assert mover.play(mover.options()[0])["type"] == "done"
    return mover


def test_two_people_at_one_table_through_two_machines(machines: list[Machine]) -> None:
    one, two = machines
    ada = Person(one)
    table = ada.table("lair", "me me", options={"target": 99, "stop": "never"})
    ada.post(f"/api/tables/{table}/ready")
    lines = [seated(ada, table, 0), seated(at(ada, two), table, 1)]
    for _ in range(10):
        moved(lines)
    for line in lines:
        line.catch_up()
    assert lines[0].state["moment"] == lines[1].state["moment"] > 0
    assert at(ada, two).get(f"/api/tables/{table}")["moment"] == lines[0].state["moment"]


def test_a_wire_that_is_pulled_for_a_moment_loses_nothing(machines: list[Machine]) -> None:
    """Who comes by the other machine hears nothing meanwhile, and everything then."""
    one, two = machines
    ada = Person(one)
    table = ada.table("lair", "me me", options={"target": 99, "stop": "never"})
    ada.post(f"/api/tables/{table}/ready")
    far = at(ada, two)
    lines = [seated(ada, table, 0), seated(ada, table, 1)]
    watching = seated(far, table, 0)
    with two.cut_off():
        for _ in range(3):
            moved(lines)
        with pytest.raises(httpx.TransportError):
            httpx.get(f"{two.url}/health", timeout=1)
    moment = lines[0].state["moment"]
    eventually(lambda: heard(watching) == moment)
    assert far.get(f"/api/tables/{table}")["moment"] == moment


def heard(line: Line) -> int:
    line.catch_up()
    return int(line.state["moment"])


def test_what_a_machine_minded_goes_on_at_the_other_when_it_dies(machines: list[Machine]) -> None:
    one, two = machines
    ada = Person(one)
    table = ada.table("lair", "me me", options={"target": 99, "stop": "never"})
    ada.post(f"/api/tables/{table}/ready")
    lines = [seated(ada, table, seat) for seat in (0, 1)]
    for _ in range(3):
        moved(lines)
    for line in lines:
        line.catch_up()
    one.kill()
    far, begun = at(ada, two), time.monotonic()
    eventually(lambda: far.http.get(f"/api/tables/{table}").is_success)
    print(f"gone on after {time.monotonic() - begun:.2f} s")
    again = [seated(far, table, seat) for seat in (0, 1)]
    assert again[0].state["moment"] == lines[0].state["moment"]
    moved(again)
