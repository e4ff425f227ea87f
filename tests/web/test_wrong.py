"""When things go wrong: each page says what is going on and what to do, and heals by itself."""

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, WebSocketRoute

from server.hosting import Server, serving
from web.browsing import PHONE, Visitor
from web.conftest import Visit

SOCKETS = "**/socket?*"


def close_at_once(route: WebSocketRoute) -> None:
    route.close()


def hang(route: WebSocketRoute) -> None:
    """Open, and silent for ever."""


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    """A server that may be stopped."""
    with serving(tmp_path / "data") as found:
        yield found


@pytest.fixture
def guest(browser: Browser, own: Server) -> Iterator[Visitor]:
    """Somebody at that server, whose browser may complain of it."""
    found = Visitor(browser, own.url, bypass_csp=True)
    yield found
    found.context.close()


def said(visitor: Visitor, words: str) -> None:
    """Until the page says so."""
    visitor.page.locator(".link-state", has_text=words).wait_for()


def healed(visitor: Visitor) -> None:
    visitor.page.locator(".link-state").wait_for(state="detached")


def to_the_end(visitor: Visitor) -> None:
    while visitor.turn() == ".opt":
        visitor.click_through()


# No WebSocket ---------------------------------------------------------------------------------


@pytest.mark.parametrize("refusal", [close_at_once, hang])
def test_where_sockets_are_refused_a_match_is_played_to_its_end_over_http(
    visit: Visit, refusal: object
) -> None:
    me = visit(bypass_csp=True)
    me.page.route_web_socket(SOCKETS, refusal)  # type: ignore[arg-type]
    me.open("lair", "me bot", target=5)
    to_the_end(me)
    assert me.page.locator(".link-state").count() == 0
    assert me.page.evaluate("sessionStorage.getItem('way')") == "events"


def test_where_sockets_work_nothing_of_the_other_way_is_loaded(visit: Visit) -> None:
    me = visit(bypass_csp=True)
    asked: list[str] = []
    me.page.on("request", lambda request: asked.append(request.url))
    me.open("lair", "me bot")
    me.turn()
    me.click_through()
    assert [url for url in asked if "events" in url] == []
    assert me.page.evaluate("sessionStorage.getItem('way')") == "socket"


# A server that does not answer ----------------------------------------------------------------


def choose_one(visitor: Visitor) -> str:
    """Chooses the first option and confirms it; how it is called."""
    visitor.turn()
    visitor.page.locator(".opt").first.click()
    go = visitor.page.locator(".confirm .go")
    label = go.inner_text()
    go.click()
    return label


def test_a_server_that_hangs_is_spoken_of_and_what_was_chosen_is_done_once(
    own: Server, guest: Visitor
) -> None:
    guest.open("lair", "me bot")
    guest.turn()
    before = guest.moment()
    own.process.send_signal(signal.SIGSTOP)
    label = choose_one(guest)
    said(guest, "Le serveur ne répond pas.")
    said(guest, "pas encore joué")
    guest.page.locator(".confirm .go", has_text=label).wait_for()  # it stays chosen
    assert guest.moment() == before
    guest.page.locator(".confirm .go").click()  # in vain, and harmless
    own.process.send_signal(signal.SIGCONT)
    healed(guest)
    guest.moved_on(before)  # the server had heard the first time
    guest.turn()
    assert played(guest) == 1
    guest.click_through()


def played(visitor: Visitor) -> int:
    """How often this visitor has acted, as the whole log says."""
    states = [frame for frame in visitor.frames if frame["type"] == "state"]
    last = max(n for n, state in enumerate(states) if state.get("whole"))
    news = [one for state in states[last:] for one in state["news"]]
    return len([one for one in news if one["seat"] == 0])


def test_offline_in_the_middle_says_so_at_once_and_comes_back(
    own: Server, guest: Visitor
) -> None:
    guest.open("lair", "me bot")
    guest.turn()
    before = guest.moment()
    guest.context.set_offline(True)
    said(guest, "Pas de réseau.")
    label = choose_one(guest)
    said(guest, "pas encore joué")
    guest.page.locator(".confirm .go", has_text=label).wait_for()
    guest.context.set_offline(False)
    healed(guest)
    if guest.page.locator(".confirm .go").count():
        guest.page.locator(".confirm .go").click()
    guest.moved_on(before)
    guest.turn()
    assert played(guest) == 1


def test_a_hidden_tab_comes_back_after_a_restart(own: Server, guest: Visitor) -> None:
    guest.open("lair", "me bot")
    guest.turn()
    guest.page.evaluate(
        "Object.defineProperty(document, 'hidden', {get: () => true});"
        "document.dispatchEvent(new Event('visibilitychange'))"
    )
    own.stop()
    said(guest, "Le serveur redémarre.")
    own.start()
    healed(guest)
    guest.click_through()
