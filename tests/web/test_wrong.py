"""When things go wrong: each page says what is going on and what to do, and heals by itself."""

import json
import shutil
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, WebSocketRoute

from server.hosting import Server, serving
from web.browsing import Visitor
from web.conftest import Visit

SOCKETS = "**/socket?*"
Refusal = Callable[[WebSocketRoute], None]


def close_at_once(route: WebSocketRoute) -> None:
    route.close()


def hang(route: WebSocketRoute) -> None:
    """Open, and silent for ever."""


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that may be stopped."""
    with serving(Path(tmp_path_factory.mktemp("wrong")) / "data") as found:
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


def pass_time(visitor: Visitor, seconds: float) -> None:
    """So much later by the clock of the page."""
    visitor.page.clock.run_for(round(seconds * 1000))


def to_the_end(visitor: Visitor) -> None:
    while visitor.turn() == ".opt":
        visitor.click_through()


# No WebSocket ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("refusal", "game", "options"),
    [(close_at_once, "lair", {"target": 5}), (hang, "redacted", {"dawn": 1})],
)
def test_where_sockets_are_refused_a_match_is_played_to_its_end_over_http(
    visit: Visit, refusal: Refusal, game: str, options: dict[str, int]
) -> None:
    me = visit(bypass_csp=True)
    me.page.route_web_socket(SOCKETS, refusal)
    me.page.add_init_script("localStorage.setItem('speed', 'instant')")
    me.open(game, "me bot:uniform", **options)
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
    before, earlier = deciding(guest)
    own.process.send_signal(signal.SIGSTOP)
    label = choose_one(guest)
    pass_time(guest, 2.6)
    said(guest, "Le serveur ne répond pas.")
    said(guest, "pas encore joué")
    pass_time(guest, 2.6)
    guest.page.locator(".confirm .go", has_text=label).wait_for()  # it stays chosen
    assert guest.moment() == before
    guest.page.locator(".confirm .go").click()  # in vain, and harmless
    own.process.send_signal(signal.SIGCONT)
    healed(guest)
    guest.moved_on(before)  # the server had heard the first time
    guest.turn()
    assert played(guest) == earlier + 1
    guest.click_through()


def deciding(guest: Visitor) -> tuple[str, int]:
    """In the middle of a match whose time is driven: the moment, and how often one has acted."""
    guest.page.clock.install()
    guest.open("lair", "me bot")
    guest.turn()
    guest.click_through()
    guest.turn()
    return guest.moment(), played(guest)


def played(visitor: Visitor) -> int:
    """How often this visitor has acted, as the whole log says."""
    states = [frame for frame in visitor.frames if frame["type"] == "state"]
    last = max(n for n, state in enumerate(states) if state.get("whole"))
    news = [one for state in states[last:] for one in state["news"]]
    return len([one for one in news if one["seat"] == 0])


def test_offline_in_the_middle_says_so_at_once_and_comes_back(own: Server, guest: Visitor) -> None:
    before, earlier = deciding(guest)
    guest.context.set_offline(True)
    said(guest, "Pas de réseau.")
    label = choose_one(guest)
    said(guest, "pas encore joué")
    pass_time(guest, 5.2)
    guest.page.locator(".confirm .go", has_text=label).wait_for()
    guest.context.set_offline(False)
    healed(guest)
    if guest.moment() == before:
        guest.page.locator(".confirm .go").click()
    guest.moved_on(before)
    guest.turn()
    assert played(guest) == earlier + 1


def test_a_line_that_died_unseen_is_noticed_when_somebody_comes_back(visit: Visit) -> None:
    me = visit(bypass_csp=True)
    dead: list[bool] = []

    def half_open(here: WebSocketRoute) -> None:
        there, number = here.connect_to_server(), len(dead)
        dead.append(False)
        here.on_message(lambda frame: None if dead[number] else there.send(frame))
        there.on_message(lambda frame: None if dead[number] else here.send(frame))

    me.page.clock.install()
    me.page.route_web_socket(SOCKETS, half_open)
    me.open("lair", "me bot")
    me.turn()
    before = me.moment()
    me.click_through()
    me.turn()
    dead[-1] = True
    me.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    pass_time(me, 2.6)
    said(me, "Le serveur ne répond pas.")
    pass_time(me, 2.6)
    healed(me)
    dead[-1] = True
    pass_time(me, 20)  # of silence, after which it is asked whether anybody is there
    pass_time(me, 2.6)
    said(me, "Le serveur ne répond pas.")
    pass_time(me, 2.6)
    healed(me)
    me.click_through()
    assert me.moment() != before


def test_an_answer_that_is_late_is_spoken_of_until_it_comes(own: Server, guest: Visitor) -> None:
    guest.page.clock.install()
    guest.go("/")
    guest.page.locator(".folder").first.wait_for()
    own.process.send_signal(signal.SIGSTOP)
    guest.page.locator(".folder .split > button").first.click()
    pass_time(guest, 2.6)
    said(guest, "Le serveur tarde à répondre.")
    own.process.send_signal(signal.SIGCONT)
    healed(guest)
    guest.turn()


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


# A browser that allows little -----------------------------------------------------------------

DENIED = """for (const kind of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, kind,
    {get() { throw new DOMException('no', 'SecurityError'); }});"""
ABSENT = """for (const kind of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, kind, {get: () => null});"""
FULL = "Storage.prototype.setItem = () => { throw new DOMException('no', 'QuotaExceededError'); };"


@pytest.mark.parametrize("storage", [DENIED, ABSENT, FULL], ids=["denied", "absent", "full"])
def test_where_nothing_can_be_kept_all_works_and_the_page_says_what_it_forgets(
    visit: Visit, storage: str
) -> None:
    me = visit(bypass_csp=True)
    me.page.add_init_script(storage)
    me.sit("impossible", "me open bot")
    me.page.locator(".notice", has_text="Ce navigateur ne garde rien").wait_for()
    me.page.locator(".place[data-seat='0'] .more").click()
    me.page.get_by_role("button", name="autre appareil").click()
    me.page.locator(".key-dialog .qr").wait_for()
    me.page.keyboard.press("Escape")
    me.go("/")
    me.page.locator(".tools .theme, .theme").first.click()
    assert me.page.evaluate("document.documentElement.dataset.theme") == "dark"
    me.page.get_by_role("button", name="EN", exact=True).click()
    me.page.locator(".notice", has_text="This browser keeps nothing").wait_for()
    me.open("lair", "me bot")
    me.turn()
    me.click_through()


@pytest.fixture
def cookieless(browser: Browser, house: Server, tmp_path: Path) -> Iterator[Page]:
    """A browser whose owner has switched cookies off."""
    settings = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    (tmp_path / "Default").mkdir()
    (tmp_path / "Default" / "Preferences").write_text(json.dumps(settings))
    context = browser.browser_type.launch_persistent_context(
        tmp_path, locale="fr", executable_path=shutil.which("chromium"), args=["--no-sandbox"]
    )
    yield context.pages[0]
    context.close()


def test_without_cookies_one_is_told_what_to_do_and_may_watch(
    house: Server, cookieless: Page, visit: Visit
) -> None:
    cookieless.goto(house.url)
    words = "Ce navigateur refuse les cookies"
    cookieless.locator(".notice", has_text=words).wait_for()
    cookieless.locator(".folder .split > button").first.click()
    cookieless.locator(".toast.refused", has_text=words).wait_for()
    host = visit()
    address = host.sit("lair", "me open")
    cookieless.goto(house.url + address)
    cookieless.get_by_role("button", name="M'asseoir à la place B").first.click()
    cookieless.locator(".toast.refused", has_text=words).wait_for()
    host.open("lair", "me bot")
    cookieless.goto(host.page.url)
    cookieless.locator(".status p").wait_for()
    assert not cookieless.locator(".opt").count()


def test_a_server_that_meets_no_cookie_says_so(house: Server, visit: Visit) -> None:
    """Though the browser pretends to keep some."""
    me = visit()
    me.page.route("**/api/me?*", lambda route: route.fulfill(json={"name": "Nemo", "lang": "fr"}))
    me.go("/new/lair")
    me.page.locator(".file-card footer .main").click()
    me.page.locator(".file-card .problem", has_text="Ce navigateur refuse").wait_for()
    me.page.locator(".notice", has_text="Ce navigateur refuse les cookies").wait_for()
    me.errors.clear()  # Chromium complains of every refusal


# Addresses that lead nowhere ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("/nowhere/at/all", "Fausse piste"),
        ("/new/chess", "Fausse piste"),
        ("/t/gone", "Page caviardée"),
        ("/RENARD-42", "Fausse piste"),
    ],
)
def test_an_address_that_leads_nowhere_is_a_page_with_a_way_out(
    visit: Visit, path: str, words: str
) -> None:
    me = visit()
    answer = me.page.goto(me.url + path)
    assert answer
    assert answer.status == 404
    me.page.locator("h2", has_text=words).wait_for()
    me.page.locator(".blank a").click()
    me.page.locator(".folder").first.wait_for()


def test_what_asks_for_data_is_answered_in_data(house: Server, visit: Visit) -> None:
    me = visit()
    for path in ("/api/nothing", "/api/tables/gone", "/nowhere"):
        answer = me.context.request.get(house.url + path, headers={"accept": "*/*"})
        assert (answer.status, "error" in answer.json()) == (404, True)


def test_a_recovery_link_that_was_used_says_so_until_it_is_put_away(visit: Visit) -> None:
    me, other = visit(locale="en"), visit(locale="en")
    wish = {"game": "lair", "seats": [{"who": "me"}, {"who": "open"}]}
    made = me.context.request.post(f"{me.url}/api/tables", data=wish).json()
    link = made["held"][0]["recovery"]
    other.go(link)
    other.page.locator(".place[data-seat='0'] .more").wait_for()
    me.go(link)
    told = me.page.locator(".toast.refused", has_text="This link has been used")
    told.wait_for()
    told.get_by_role("button").click()
    told.wait_for(state="detached")
    me.errors.clear()


def test_a_code_that_is_none_is_refused_and_no_success(visit: Visit) -> None:
    me = visit()
    me.go("/")
    me.page.locator(".code input").fill("TULIPE-00")
    me.page.locator(".code .btn").click()
    me.page.locator(".resume [role=alert]", has_text="Aucune table").wait_for()
    me.errors.clear()


# Pages that break ------------------------------------------------------------------------------


def missing(route: Route) -> None:
    route.abort()


def test_a_new_version_on_the_server_asks_for_a_reload(visit: Visit) -> None:
    me = visit(bypass_csp=True)
    me.page.route("**/static/away-*", missing)
    me.open("lair", "me bot")
    me.turn()
    asked = me.page.locator(".link-state")
    assert asked.count() == 0  # a table needs nothing of the other pages
    me.page.route(
        me.url + "/", lambda route: route.fulfill(body="<script src=/static/main-NEW.js>")
    )
    me.page.locator(".brand").click()
    asked.filter(has_text="Une nouvelle version est là.").wait_for()
    me.page.unroute_all()
    asked.get_by_role("button", name="Recharger").click()
    me.page.locator(".folder").first.wait_for()
    me.errors.clear()


def test_a_part_that_does_not_come_is_spoken_of_and_comes_when_it_can(visit: Visit) -> None:
    me = visit(bypass_csp=True)
    me.page.route("**/static/lair-*.js", missing)
    me.open("lair", "me bot")
    me.page.locator(".link-state", has_text="Une partie de la page n'arrive pas.").wait_for()
    me.page.unroute_all()
    me.turn()
    assert me.page.locator(".link-state").count() == 0
    me.errors.clear()


def test_a_page_that_cannot_be_drawn_says_so(visit: Visit) -> None:
    me = visit(bypass_csp=True)
    me.open("lair", "me bot")
    me.turn()

    def broken(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace('"seats":[', '"seats":[null,', 1))

    me.page.route(me.page.url, broken)
    me.page.reload()
    me.page.locator("h2", has_text="Un faux pas").wait_for()
    me.page.unroute_all()
    me.page.locator(".btn.main").click()
    me.turn()
    me.errors.clear()
