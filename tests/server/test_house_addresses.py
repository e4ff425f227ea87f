"""Where others can come: the addresses of a house, in its card and in its QR codes."""

import io
import socket
from pathlib import Path

import httpx
import pytest
import segno

from filature.core.mistake import Mistake
from filature.server import addresses
from filature.server.addresses import Addresses, checked, is_local, is_near
from server.hosting import Person, Server, serving


def test_a_house_of_its_own_machine_says_that_nobody_can_come(ada: Person) -> None:
    card = ada.get("/api/house")
    assert card["addresses"] == [ada.server.url]
    assert not card["reachable"]
    assert not card["knock"]
    assert len(set(card["bots"])) == 6


def test_who_came_by_another_name_can_give_it_to_others(ada: Person) -> None:
    card = ada.http.get("/api/house", headers={"host": "games.lan"}).json()
    assert card["addresses"] == ["http://games.lan"]
    assert card["reachable"]
    assert card["lan"]
    assert not card["knock"]  # nobody told the house that it stands open


def test_a_house_of_the_network_never_calls_itself_localhost(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "lan") as server:
        card = Person(server).get("/api/house")
        own = addresses.network()
        assert card["addresses"] == [f"http://{one}:{server.port}" for one in own] or [server.url]
        assert card["reachable"] == bool(own)
        for one in own:
            assert httpx.get(f"http://{one}:{server.port}/health").status_code == 200


def test_of_several_addresses_the_one_that_leads_outside_is_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(addresses, "outward", lambda: ["192.168.1.20"])
    monkeypatch.setattr(addresses, "interfaces", lambda: ["10.8.0.2", "192.168.1.20", "127.0.0.1"])
    monkeypatch.setattr(addresses, "named", lambda: ["127.0.1.1", "169.254.3.4"])
    house = Addresses("0.0.0.0", 8123)
    assert house.known("http://localhost:8123") == [
        "http://192.168.1.20:8123",
        "http://10.8.0.2:8123",
    ]
    card = house.card("http://10.8.0.2:8123", [])
    assert card.addresses[0] == "http://10.8.0.2:8123"  # the asker came by it
    assert (card.reachable, card.lan, card.https, card.knock) == (True, True, False, False)
    assert house.chosen("http://192.168.1.20:8123", "") == "http://192.168.1.20:8123"
    assert house.chosen("http://evil.example", "") == "http://192.168.1.20:8123"


def test_without_a_network_only_the_machine_itself_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    for way in ("outward", "interfaces", "named"):
        monkeypatch.setattr(addresses, way, list)
    card = Addresses("0.0.0.0", 8123).card("http://localhost:8123", [])
    assert (card.addresses, card.reachable) == (["http://localhost:8123"], False)


def test_a_public_address_is_the_only_one_and_asks_for_knocks() -> None:
    house = Addresses("0.0.0.0", 8123, "https://games.example.org/")
    card = house.card("http://192.168.1.20:8123", [])
    assert card.addresses == ["https://games.example.org"]
    assert (card.reachable, card.lan, card.https, card.knock) == (True, False, True, True)
    assert not Addresses("0.0.0.0", 8123, "http://192.168.1.20:80").knock
    assert Addresses("0.0.0.0", 8123, "http://games.local", knock=True).knock


@pytest.mark.parametrize(
    "url", ["games.example.org", "ftp://a.org", "https://a.org/games", "https://", "http://u@a.org"]
)
def test_what_is_no_address_is_refused_with_what_to_give(url: str) -> None:
    with pytest.raises(Mistake) as refused:
        checked(url)
    assert refused.value.key == "bad-public-url"


def test_near_and_local_are_told_apart() -> None:
    assert [is_local(f"http://{one}") for one in ("localhost:1", "127.0.0.2", "[::1]:80")] == [
        True
    ] * 3
    assert not is_local("http://192.168.1.20")
    assert [is_near(f"http://{one}") for one in ("10.0.0.1", "house", "house.local:80")] == [
        True
    ] * 3
    assert not is_near("https://games.example.org")


def test_every_way_to_look_at_this_machine_gives_addresses() -> None:
    for way in (addresses.outward, addresses.interfaces, addresses.named):
        for one in way():
            socket.inet_aton(one)


def picture(link: str) -> bytes:
    """The QR code of a link, as the house draws it."""
    out = io.BytesIO()
    segno.make(link, micro=False).save(out, kind="svg", scale=6, border=2, light="white")
    return out.getvalue()


def test_a_qr_code_begins_with_an_address_of_the_house_and_no_other(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "public=https://games.example.org") as server:
        host = Person(server)
        table = host.table("lair", "me open")
        wanted = picture(f"https://games.example.org/t/{table}")
        for at in ("", "?at=https://games.example.org", "?at=https://evil.example"):
            assert host.http.get(f"/api/tables/{table}/qr.svg{at}").content == wanted


def test_a_wrong_public_address_stops_the_start(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="bad-public-url"):
        Server(tmp_path / "data", "public=games")
