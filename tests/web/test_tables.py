"""My tables in a browser: the list, what is taken off it, and the key on a second device."""

from typing import Any

import pytest

from web.browsing import Visitor
from web.conftest import Visit

SCREENS = ((360, 740), (844, 390), (1440, 900))
SMALL = """[...document.querySelectorAll('main .btn, main .seg button, .more-list button')]
  .map(one => [one.textContent || one.ariaLabel, one.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.height < 44 || box.width < 44)).map(([name]) => name)"""
DENIED = "Object.defineProperty(window, 'localStorage', {get() { throw new Error('denied') }})"


def table(me: Visitor, game: str, seats: str, begun: bool = True, **settings: Any) -> str:
    """A table of this browser's, made without its page."""
    ask = me.context.request
    ask.get(f"{me.url}/api/me")
    wishes = [{"who": who} for who in seats.split()]
    body = {"game": game, "seats": wishes, "settings": {"pace": 0, **settings}}
    made = ask.post(f"{me.url}/api/tables", data=body).json()["table"]["id"]
    if begun:
        assert ask.post(f"{me.url}/api/tables/{made}/start", data={}).ok
    return str(made)


def ended(me: Visitor, count: int) -> list[str]:
    """Matches broken off, and seen."""
    tables = [table(me, "lair", "me me") for _ in range(count)]
    for one in tables:
        me.context.request.post(f"{me.url}/api/tables/{one}/close", data={})
        me.context.request.post(f"{me.url}/api/tables/{one}/put-away", data={})
    return tables


def rows(me: Visitor, where: str = ".my-table") -> list[str]:
    found = me.page.locator(where)
    found.first.wait_for()
    return [str(one.get_attribute("data-table")) for one in found.all()]


def key_of(me: Visitor) -> str:
    return str(
        me.context.request.post(f"{me.url}/api/me/key", data={}).json()["link"]
    ).removeprefix(me.url)


def test_my_turn_comes_first_with_its_time_and_its_clock(visit: Visit) -> None:
    me = visit()
    waiting = table(me, "lair", "me open open", begun=False)
    patient = table(me, "lair", "me me")
    pressed = table(me, "bond", "me me", absence="clock", clock=86400)
    me.go("/tables")
    assert rows(me) == [pressed, patient, waiting]
    first = me.page.locator(".my-table").first
    assert "À vous depuis moins d'une minute." in first.inner_text()
    assert "sur 24 h" in first.locator(".clk").inner_text()
    assert me.page.locator(".my-table").nth(1).locator(".clk").inner_text() == "sans pendule"
    last = me.page.locator(".my-table").last.inner_text()
    assert "2 places sont libres. Vous êtes l'hôte." in last
    me.page.get_by_role("button", name="À vous", exact=True).click()
    assert rows(me) == [pressed, patient]
    first.get_by_role("link").click()
    me.page.wait_for_url(f"**/t/{pressed}")


def test_the_front_page_shows_two_turns_and_the_way_to_all(visit: Visit) -> None:
    me = visit(locale="en")
    for _ in range(3):
        table(me, "lair", "me me")
    table(me, "lair", "me open", begun=False)
    me.go("/")
    link = me.page.locator(".all-mine")
    link.wait_for()
    assert me.page.locator(".resume .yours").count() == 2
    assert link.inner_text() == "My 4 tables · 1 with the others"
    link.click()
    assert len(rows(me)) == 4


def test_what_is_taken_off_the_list_can_be_taken_back_for_a_while(visit: Visit) -> None:
    """By keyboard alone: the focus goes to the way back, and then to the page."""
    me = visit()
    kept, gone = table(me, "lair", "me me"), table(me, "bond", "me me")
    me.page.clock.install()
    me.go("/tables")
    assert rows(me) == [kept, gone]
    row = me.page.locator(f"[data-table='{gone}']")

    def put_away() -> None:
        row.locator(".more > .btn").focus()
        me.page.keyboard.press("Enter")
        me.page.keyboard.press("Tab")
        assert me.page.evaluate("document.activeElement.textContent") == "Ranger sans quitter"
        me.page.keyboard.press("Enter")
        me.page.locator("#group-away").wait_for()
        me.page.locator(".toast", has_text="est retirée de la liste.").wait_for()

    put_away()
    undo = me.page.get_by_role("button", name="Annuler")
    undo.focus()
    me.page.keyboard.press("Enter")
    me.page.locator("#group-away").wait_for(state="detached")
    assert rows(me) == [kept, gone]
    me.focused("#content")
    put_away()
    me.page.clock.run_for(7000)
    undo.wait_for()
    me.page.clock.run_for(1500)
    undo.wait_for(state="detached")
    me.page.reload()
    assert rows(me) == [kept, gone]
    away = me.page.locator("section[aria-labelledby='group-away']")
    assert away.locator(f"[data-table='{gone}']").count() == 1
    away.locator(".more > .btn").click()
    me.page.get_by_role("button", name="Remettre dans la liste").click()
    away.wait_for(state="detached")


def test_the_archive_goes_back_page_by_page_and_lets_go(visit: Visit) -> None:
    me = visit()
    tables = ended(me, 22)
    me.go("/tables")
    cases = me.page.locator(".archive li")
    cases.nth(19).wait_for()
    assert me.page.locator(".archive h2").inner_text().split() == ["Affaires", "classées", "22"]
    assert rows(me, ".archive li") == tables[:1:-1]
    me.page.get_by_role("button", name="Les précédentes").click()
    cases.nth(21).wait_for()
    assert rows(me, ".archive li") == tables[::-1]
    last = me.page.locator(f".archive [data-table='{tables[-1]}']")
    last.get_by_role("button").click()
    last.wait_for(state="detached")
    me.page.get_by_role("button", name="Annuler").click()
    last.wait_for()
    last.get_by_role("link").click()
    me.page.wait_for_url(f"**/t/{tables[-1]}")


def test_a_key_opens_my_tables_on_a_second_device(visit: Visit) -> None:
    me, phone = visit(bypass_csp=True), visit(locale="en", viewport={"width": 360, "height": 740})
    me.context.request.get(f"{me.url}/api/me")
    me.context.request.put(f"{me.url}/api/me", data={"name": "Camille"})
    mine, theirs = table(me, "lair", "me me"), table(phone, "lair", "me me")
    me.go("/tables")
    me.page.get_by_role("button", name="Montrer ma clé").click()
    me.page.locator(".key-dialog img.qr").wait_for()
    assert me.faults() == []
    phone.go(key_of(me))
    phone.page.get_by_role("heading", name="Open the seats of Camille here?").wait_for()
    assert "cle" not in phone.page.url
    assert "nothing is lost" in phone.page.locator("main").inner_text()
    phone.page.get_by_role("button", name="Open here").click()
    phone.page.wait_for_url("**/tables")
    phone.page.locator(".toast", has_text="Hello, Camille").wait_for()
    assert set(rows(phone)) == {mine, theirs}
    me.page.reload()
    assert set(rows(me)) == {mine, theirs}


def test_a_changed_key_and_a_foreign_one_say_so(visit: Visit) -> None:
    me, other = visit(), visit()
    table(me, "lair", "me me")
    old = key_of(me)
    me.go("/moi")
    me.page.locator("img.qr").wait_for()
    me.page.get_by_role("button", name="Changer de clé").click()
    me.page.get_by_role("button", name="Oui, changer").click()
    me.page.locator(".toast", has_text="l'ancienne n'ouvre plus rien").wait_for()
    other.go(old)
    told = other.page.get_by_role("alert")
    told.wait_for()
    assert told.inner_text().startswith("Cette clé a été changée")
    other.page.locator("#key-link").fill(f"{other.url}/moi#cle=nothing")
    other.page.get_by_role("button", name="Entrer").click()
    other.page.get_by_role("alert").filter(has_text="Cette clé n'ouvre rien").wait_for()
    other.page.locator("#key-link").fill(key_of(me))
    other.page.get_by_role("button", name="Entrer").click()
    other.page.get_by_role("button", name="Ouvrir ici").click()
    assert len(rows(other)) == 1
    other.errors.clear()


def test_without_a_line_the_last_list_stays_and_says_how_old_it_is(visit: Visit) -> None:
    me = visit()
    table(me, "lair", "me me")
    me.go("/tables")
    assert len(rows(me)) == 1
    me.page.route("**/api/tables/mine*", lambda route: route.abort())
    me.page.evaluate("dispatchEvent(new Event('online'))")
    me.page.locator(".old [role=status]", has_text="liste vue il y a").wait_for()
    assert len(rows(me)) == 1
    me.page.reload()
    me.page.locator(".old [role=status]", has_text="liste vue il y a").wait_for()
    assert len(rows(me)) == 1
    me.page.unroute("**/api/tables/mine*")
    me.page.evaluate("dispatchEvent(new Event('online'))")
    me.page.locator(".old").wait_for(state="detached")
    me.errors.clear()


def test_a_browser_that_keeps_nothing_says_so_beside_the_key(visit: Visit) -> None:
    me = visit()
    me.page.add_init_script(DENIED)
    table(me, "lair", "me me")
    me.go("/tables")
    me.page.locator(".take", has_text="gardez votre clé avant de fermer").wait_for()
    assert len(rows(me)) == 1


def test_nothing_yet_and_the_list_on_every_screen(visit: Visit) -> None:
    me = visit(bypass_csp=True)
    me.go("/tables")
    me.page.get_by_role("heading", name="Aucun dossier ouvert").wait_for()
    assert me.faults() == []
    table(me, "lair", "me me", absence="clock", clock=86400)
    table(me, "redacted", "me open open open open open", begun=False)
    ended(me, 1)
    me.go("/tables")
    me.page.locator(".archive li").wait_for()
    for width, height in SCREENS:
        me.page.set_viewport_size({"width": width, "height": height})
        assert me.page.evaluate("document.documentElement.scrollWidth") <= width
        assert me.page.evaluate(SMALL) == []
    me.page.locator(".more > .btn").first.click()
    for theme in ("dark", "light"):
        me.page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
        assert me.faults() == [], theme


def test_names_that_were_used_here_are_offered_again(visit: Visit) -> None:
    me = visit(bypass_csp=True)
    me.go("/moi")
    for name in ("Tom", "Inès"):
        me.page.locator("#my-name").fill(name)
        me.page.get_by_role("button", name="Garder ce nom").click()
        me.page.locator(".toast", has_text=name).wait_for()
    me.page.reload()
    field = me.page.locator("#my-name")
    field.wait_for()
    me.page.wait_for_function("document.querySelector('#my-name').value === 'Inès'")
    offered = me.page.locator("#my-name-used option")
    assert [one.get_attribute("value") for one in offered.all()] == ["Inès", "Tom"]
    assert me.faults() == []


@pytest.mark.parametrize("locale", ["fr", "en"])
def test_the_list_is_read_in_both_languages(visit: Visit, locale: str) -> None:
    me = visit(locale=locale)
    table(me, "lair", "me me")
    for path in ("/tables", "/moi"):
        me.go(path)
        me.page.locator("main").wait_for()
        text = me.page.locator("body").inner_text()
        assert "mine-" not in text
        assert "{" not in text
