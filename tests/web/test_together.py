"""Two browsers and a watcher at each game: one match for all, and no secret of another's."""

import json
from typing import Any

import pytest

from filature import registry
from web.browsing import PHONE, Visitor
from web.conftest import Visit

SEATS = {"impossible": "me open bot"}
# Where a seat's secrets lie in its own scene; in bond everything lies open.
SECRETS = {
    "lair": "hand-",
    "ateam": "hand-",
    "impossible": "identity-",
    "redacted": "hand-",
    "bond": "none-",
}
DECISIONS = 8


def zones(visitor: Visitor, kind: str) -> list[tuple[str, tuple[str, ...]]]:
    """The zones of a kind that ever came to a browser, each with the faces in it."""
    return [
        (zone["id"], tuple(piece["name"] for piece in zone.get("pieces", []) if "name" in piece))
        for zone in sent(visitor)
        if zone["id"].startswith(kind)
    ]


def sent(visitor: Visitor) -> list[dict[str, Any]]:
    """All zones that ever came to a browser; a zone that is as it was may be named only."""
    scenes = [frame["scene"] for frame in visitor.frames if frame["type"] == "state"]
    found = [zone for scene in scenes for zone in scene.get("zones", [])]
    return [zone for zone in found if isinstance(zone, dict)]


def gathered(visit: Visit, game: str) -> tuple[Visitor, Visitor, Visitor]:
    host, friend, watcher = visit(), visit(locale="en"), visit(viewport=PHONE)
    address = host.sit(game, SEATS.get(game, "me open"))
    friend.go(address)
    friend.page.get_by_role("button", name="Sit at seat B").first.click()
    friend.page.get_by_role("button", name="At the table!").click()
    host.page.get_by_role("button", name="Commencer").click()
    watcher.go(address)
    watcher.page.locator(".status p").wait_for()
    return host, friend, watcher


def mover(players: list[Visitor]) -> Visitor:
    """Whoever is asked first."""
    for _ in range(1200):
        for one in players:
            drawn = one.moment() == str(one.told())  # not what was asked before
            if drawn and one.page.locator(".opt").count():
                return one
        players[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


@pytest.mark.parametrize("game", registry.available())
def test_two_browsers_and_a_watcher_who_learns_no_secret(visit: Visit, game: str) -> None:
    host, friend, watcher = gathered(visit, game)
    for _ in range(DECISIONS):
        mover([host, friend]).choose()
    kind = SECRETS[game]
    watcher.page.wait_for_timeout(200)
    source = watcher.page.content() + json.dumps(watcher.frames)
    for seat, player in enumerate((host, friend)):
        own = {faces for zone, faces in zones(player, kind) if zone == f"{kind}{seat}" and faces}
        assert own or game == "bond"
    assert [zone for zone in zones(watcher, kind) if zone[1]] == []
    for seat, player in enumerate((host, friend)):
        other = f"{kind}{1 - seat}"
        assert [zone for zone in zones(player, other) if zone[1]] == []
        for title in titles(player, f"{kind}{seat}"):
            assert game == "bond" or title not in source
    assert not watcher.page.locator(".opt").count()
    assert watcher.page.locator(".status p").inner_text()


def titles(player: Visitor, zone: str) -> set[str]:
    """How the page speaks to a player of what is theirs alone."""
    return {one["title"] for one in sent(player) if one["id"] == zone}
