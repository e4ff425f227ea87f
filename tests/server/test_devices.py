"""Who plays several seats among others is seen by everybody; at one screen it is no news."""

import pytest

from filature.protocol.bodies import JoinWish, SeatWish, TableWish
from filature.server.rooms import seating
from filature.server.rooms.caller import Caller
from filature.server.rooms.devices import devices
from server.hosting import Person


def table(seats: str, *joining: str) -> list[int]:
    """The devices of a table: `me` is the host's, and others join one after the other."""
    wishes = [SeatWish(who) for who in seats.split()]  # type: ignore[arg-type]
    spec, _ = seating.made(TableWish("lair", wishes), Caller("host", "Host"), 0.0)
    for guest in joining:
        spec, *_ = seating.joined(spec, JoinWish(), Caller(guest, guest), 0.0)
    return devices(spec)


@pytest.mark.parametrize(
    ("seats", "joining", "told"),
    [
        ("me me", [], [0, 0]),
        ("me me bot", [], [0, 0, 0]),
        ("me me open", [], [1, 1, 0]),  # somebody may come
        ("me me open", ["bo"], [1, 1, 0]),
        ("me open open", ["bo", "bo"], [0, 1, 1]),
        ("me open me open", ["bo", "bo"], [1, 2, 1, 2]),
        ("me open bot", ["bo"], [0, 0, 0]),
        ("me open", ["host"], [0, 0]),
    ],
)
def test_seats_of_one_guest_share_a_number(seats: str, joining: list[str], told: list[int]) -> None:
    assert table(seats, *joining) == told


def test_everybody_is_told_and_nobody_is_named(ada: Person, bo: Person) -> None:
    made = ada.table("lair", "me open open")
    line = ada.sit(made)
    line.until("welcome")
    bo.post(f"/api/tables/{made}/join")
    bo.post(f"/api/tables/{made}/join")
    while sum(seat.get("device", 0) for seat in line.table["seats"]) < 2:
        line.next()
    assert [seat.get("device", 0) for seat in line.table["seats"]] == [0, 1, 1]
    stranger = Person(ada.server)
    for one in (ada, bo, stranger):
        card = one.get(f"/api/tables/{made}")
        assert [seat.get("device", 0) for seat in card["seats"]] == [0, 1, 1]
    for person in (ada, bo):
        person.post(f"/api/tables/{made}/ready")
    assert ada.get(f"/api/tables/{made}")["status"] == "playing"
    assert [seat.get("device", 0) for seat in ada.get(f"/api/tables/{made}")["seats"]] == [0, 1, 1]
