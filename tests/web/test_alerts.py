"""The page of notices, the worker that rings, the page without a network, installing."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Response, expect

from server.hosting import Server, serving
from server.receiving import Endpoint, Inbox, eventually, mail_server, text_of
from web.browsing import DESK, PHONE, Visitor
from web.conftest import Visit

SIDEWAYS = {"width": 844, "height": 390}
NARROW = {"width": 360, "height": 740}
LOOKS = [
    pytest.param(DESK, "fr", "light", id="desk-fr"),
    pytest.param(NARROW, "en", "dark", id="phone-en-dark"),
    pytest.param(SIDEWAYS, "fr", "dark", id="sideways-fr-dark"),
]
WIDEST = "document.documentElement.scrollWidth - innerWidth"
PLAIN = "Object.defineProperty(window, 'isSecureContext', {get: () => false})"
DENIED = "Object.defineProperty(Notification, 'permission', {get: () => window.said ?? 'denied'})"


@pytest.mark.parametrize(
    ("state", "viewport", "locale", "scheme"),
    [
        *[pytest.param("able", *look.values, id=f"able-{look.id}") for look in LOOKS],
        pytest.param("insecure", *LOOKS[1].values, id="insecure"),
        pytest.param("denied", *LOOKS[2].values, id="denied"),
    ],
)
def test_the_page_fits_and_axe_finds_nothing(
    visit: Visit, state: str, viewport: dict[str, int], locale: str, scheme: str
) -> None:
    me = visit(viewport=viewport, locale=locale, color_scheme=scheme, bypass_csp=True)
    if state != "able":
        me.page.add_init_script(PLAIN if state == "insecure" else DENIED)
    me.go("/alerts")
    me.page.locator(".way").first.wait_for()
    assert me.page.evaluate(WIDEST) <= 0
    assert me.faults() == []
    device = me.page.locator(".way").first
    if state == "insecure":
        assert re.search("https", device.inner_text())
        assert device.locator(".note").count() == 1
        assert device.get_by_role("switch").count() == 0
    if state == "denied":
        me.page.evaluate("window.said = 'default'")
        device.get_by_role("button").click()
        device.get_by_role("switch").wait_for()


def kept(answer: Response) -> bool:
    return "/api/me/alerts?" in answer.url and answer.request.method == "PUT"


def test_wishes_are_kept_by_the_house(visit: Visit) -> None:
    me = visit(viewport=PHONE, locale="en")
    me.go("/alerts")
    with me.page.expect_response(kept):
        me.page.get_by_role("button", name="Once a day").click()
    with me.page.expect_response(kept):
        me.page.locator(".hours-set select").first.select_option("23")
    me.page.get_by_text("Quiet from 23 to 8").wait_for()
    me.page.reload()
    me.page.get_by_text("Quiet from 23 to 8").wait_for()
    pressed = me.page.get_by_role("button", name="Once a day")
    expect(pressed).to_have_attribute("aria-pressed", "true")
    with me.page.expect_response(kept):
        me.page.get_by_role("switch", name="Quiet").click()
    me.page.get_by_text("No quiet hours").wait_for()
    wishes = me.context.request.get(f"{me.url}/api/me/alerts").json()["wishes"]
    assert (wishes["quiet_begins"], wishes["quiet_ends"], wishes["lang"]) == (0, 0, "en")


def test_a_house_without_mail_says_so(visit: Visit) -> None:
    me = visit(locale="fr")
    me.go("/alerts")
    assert "--smtp" in me.page.locator(".way").nth(1).inner_text()
    assert "--public-url" in me.page.locator("aside").inner_text()


class House:
    """A house that can send mail, and call one endpoint."""

    def __init__(self, server: Server, inbox: Inbox, endpoint: Endpoint) -> None:
        self.server, self.inbox, self.endpoint = server, inbox, endpoint


@pytest.fixture
def calling(tmp_path: Path) -> Iterator[House]:
    endpoint = Endpoint()
    with mail_server() as (inbox, smtp):
        post = {"smtp": smtp, "smtp_from": "house@example.org", "reachable": [endpoint.place]}
        with serving(tmp_path / "data", json.dumps(post)) as server:
            yield House(server, inbox, endpoint)
    endpoint.close()


def test_mail_is_confirmed_by_a_button_behind_its_link(browser: Browser, calling: House) -> None:
    me = Visitor(browser, calling.server.url, locale="en")
    me.go("/alerts")
    me.page.get_by_label("Mail address").fill("camille@example.org")
    me.page.keyboard.press("Enter")
    me.page.get_by_text("to be confirmed").wait_for()
    link = re.search(r"/alerts#confirm=\S+", text_of(eventually(lambda: calling.inbox.mails)[0]))
    assert link
    other = Visitor(browser, calling.server.url, locale="en")
    other.go(link[0])
    other.page.get_by_role("button", name="Confirm", exact=True).wait_for()
    me.page.reload()
    me.page.get_by_text("to be confirmed").wait_for()
    other.page.get_by_role("button", name="Confirm", exact=True).click()
    other.page.get_by_text("Confirmed.").wait_for()
    me.page.reload()
    me.page.get_by_text("confirmed", exact=True).wait_for()
    assert me.errors == other.errors == []


def test_a_room_is_tried_refused_and_removed(browser: Browser, calling: House) -> None:
    me = Visitor(browser, calling.server.url, locale="en")
    me.go("/alerts")
    entry = me.page.get_by_label("Address of the room")
    entry.fill("http://example.org/hook")
    me.page.keyboard.press("Enter")
    me.page.get_by_text("Only https addresses are called").wait_for()
    entry.fill(f"{calling.endpoint.url}/hook/secret")
    me.page.keyboard.press("Enter")
    me.page.get_by_role("button", name="Try it").click()
    me.page.get_by_text("it works").wait_for()
    assert "secret" not in me.page.locator(".room").inner_text(), "an address is a key"
    calling.endpoint.status = 500
    me.page.get_by_role("button", name="Try it").click()
    me.page.get_by_text("nothing arrived").wait_for()
    me.page.get_by_role("button", name="Everything off").click()
    me.page.get_by_text("Nothing more will be sent.").wait_for()
    assert (
        me.page.get_by_role("switch", name="In a chat room").get_attribute("aria-checked")
        == "false"
    )
    me.page.get_by_role("button", name=re.compile("Remove")).click()
    entry.wait_for()


def test_a_room_is_told_of_one_table(browser: Browser, calling: House) -> None:
    me = Visitor(browser, calling.server.url, locale="en", viewport=NARROW)
    me.open("lair", "me bot")
    me.page.locator(".who-strip").wait_for()
    table = me.page.url.rpartition("/t/")[2]
    code = me.context.request.get(f"{me.url}/api/tables/{table}").json()["code"]
    me.page.locator(".menu > button").click()
    me.page.get_by_role("link", name="Tell a chat room").click()
    chosen = me.page.locator(".room-for select")
    chosen.wait_for()
    assert chosen.input_value() == table
    me.page.get_by_text("The room will read of every turn at this table").wait_for()
    assert me.page.evaluate(WIDEST) <= 0
    me.page.get_by_label("Address of the room").fill(f"{calling.endpoint.url}/of-table")
    me.page.keyboard.press("Enter")
    me.page.locator(
        ".room", has_text=f"For one table: Before I Kill You, Mr. Bond…, {code}."
    ).wait_for()
    kept = me.context.request.get(f"{me.url}/api/me/alerts").json()["endpoints"]
    assert [one["table"] for one in kept if one["way"] == "webhook"] == [table]
    chosen.select_option("")
    me.page.get_by_label("Address of the room").fill(f"{calling.endpoint.url}/of-all")
    me.page.keyboard.press("Enter")
    me.page.locator(".room", has_text="For all your tables.").wait_for()
    assert me.errors == []


# The worker -----------------------------------------------------------------------------------

SHOWN = "navigator.serviceWorker.ready.then(found => found.getNotifications())"
TITLES = f"{SHOWN}.then(all => all.map(one => [one.title, one.body, one.data, one.tag]))"


def registered(me: Visitor) -> Any:
    """The worker of a page, with which one can speak as a push service does."""
    speaking = me.context.new_cdp_session(me.page)
    found: list[str] = []
    speaking.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    speaking.send("ServiceWorker.enable")
    me.page.evaluate(
        "navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready)"
    )
    me.page.wait_for_function("navigator.serviceWorker.controller !== null")

    def push(payload: dict[str, str]) -> None:
        what = {"origin": me.url, "registrationId": found[-1], "data": json.dumps(payload)}
        speaking.send("ServiceWorker.deliverPushMessage", what)

    return push


def test_a_push_is_shown_once_a_table_and_taken_away(visit: Visit) -> None:
    me = visit(permissions=["notifications"])
    me.go("/alerts")
    push = registered(me)
    for body in ("Table RENARD-42.", "Mamie Jo a joué. Table RENARD-42."):
        push({"title": "À vous", "body": body, "path": "/t/x", "tag": "x"})
        shown = [["À vous", body, "/t/x", "x"]]
        eventually(lambda: me.page.evaluate(TITLES) == shown)  # noqa: B023
    push({"tag": "x", "close": "yes"})
    eventually(lambda: me.page.evaluate(TITLES) == [])


def test_when_nobody_answers_a_page_says_so_and_no_table_was_kept(
    browser: Browser, calling: House
) -> None:
    me = Visitor(browser, calling.server.url, locale="en")
    me.open("lair", "me bot")
    me.page.locator(".board").first.wait_for()
    registered(me)
    kept = "caches.open('without-network').then(found => found.keys())"
    names = me.page.evaluate(f"{kept}.then(all => all.map(one => new URL(one.url).pathname))")
    assert names[0] == "/offline"
    assert all(name.startswith("/static/") for name in names[1:])
    calling.server.kill()
    me.page.reload()
    me.page.get_by_role("heading", name="The house does not answer").wait_for()
    assert me.page.get_by_role("heading").count() == 1
    assert me.page.evaluate(WIDEST) <= 0
    calling.server.start()
    me.page.locator(".board").first.wait_for()


# Installing -----------------------------------------------------------------------------------

OFFER = """
const offer = new Event("beforeinstallprompt", {cancelable: true});
offer.prompt = async () => {}; offer.userChoice = Promise.resolve({outcome: "dismissed"});
dispatchEvent(offer)
"""


def test_installing_is_asked_after_two_matches_and_never_again_for_who_said_so(
    visit: Visit,
) -> None:
    me = visit(locale="en")
    me.go("/")
    me.page.locator(".folder").first.wait_for()
    for finished, asked in (("a", 0), ("a b", 1)):
        me.page.evaluate(f"localStorage.setItem('finished', '{finished}')")
        me.page.reload()
        me.page.locator(".folder").first.wait_for()
        me.page.evaluate(OFFER)
        me.page.wait_for_timeout(200)
        expect(me.page.locator(".install")).to_have_count(asked)
    me.page.get_by_role("button", name="Never here").click()
    me.page.locator(".install").wait_for(state="detached")
    me.page.reload()
    me.page.locator(".folder").first.wait_for()
    me.page.evaluate(OFFER)
    assert me.page.locator(".install").count() == 0


def test_the_house_can_be_installed(visit: Visit) -> None:
    me = visit()
    me.go("/")
    manifest = me.context.request.get(f"{me.url}/manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    for icon in manifest.json()["icons"]:
        assert me.context.request.get(me.url + icon["src"]).ok
    worker = me.context.request.get(f"{me.url}/sw.js")
    assert worker.headers["cache-control"] == "no-cache"


def test_the_icon_of_a_tab_has_a_point_while_it_is_ones_turn(visit: Visit) -> None:
    me = visit()
    me.open("lair", "me bot")
    me.page.locator(".opt").first.wait_for()
    icon = "document.querySelector('link[rel=icon]').href"
    me.page.wait_for_function(f"decodeURIComponent({icon}).includes('circle')")
    me.titled("●")
