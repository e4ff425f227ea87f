"""Circles and evenings in the browser: founded, entered, drawn, told, shown, printed."""

import re

import pytest
from playwright.sync_api import Page, expect

from web.browsing import DESK, PHONE, Visitor
from web.company import asked, begin, menu, table_of
from web.conftest import Visit

SIDEWAYS = "document.documentElement.scrollWidth - innerWidth"
SMALL = """() => [...document.querySelectorAll('main button, main a.btn, main input, main select')]
  .filter(one => { const { width, height } = one.getBoundingClientRect();
    return width && !one.closest('.vh') && (width < 39.5 || height < 39.5); })
  .map(one => one.outerHTML.slice(0, 120))"""
TABLET = {"width": 1180, "height": 820}
BIG = {"width": 1920, "height": 1080}


def founded(me: Visitor, name: str = "Cercle des Tilleuls") -> str:
    """A circle through its page; its path."""
    me.go("/cercles")
    me.page.get_by_label("Nom du cercle").fill(name)
    me.page.get_by_label("Votre nom de code").fill("Héron Jade")
    me.page.get_by_label("Votre prénom").fill("Camille")
    me.page.get_by_role("button", name="Fonder un cercle").click()
    me.page.wait_for_url("**/c/*")
    me.page.locator(".ci").wait_for()
    return me.page.url.removeprefix(me.url)


def evening(me: Visitor, people: int = 3, **more: object) -> str:
    """An evening with people whom its organiser has named; its id."""
    ask = me.context.request
    ask.get(f"{me.url}/api/me")
    wish = {"name": "Vendredi", "offers": [{"game": "lair", "boxes": 9}], "planned": 3, **more}
    found = str(ask.post(f"{me.url}/api/evenings", data=wish).json()["id"])
    for n in range(people):
        ask.post(f"{me.url}/api/evenings/{found}/people", data={"name": f"Joueur {n}"})
    return found


def open_round(page: Page, number: int) -> None:
    page.get_by_role("button", name=f"Tirer la ronde {number}").click()
    page.get_by_role("button", name=f"Ouvrir la ronde {number}").click()
    expect(page.get_by_role("heading", name=f"Ronde {number}", exact=True)).to_be_visible()


def enter(page: Page, *order: int, tie: int = -1) -> None:
    """Touches the people of the first table that owes a result, in this order."""
    page.get_by_role("button", name="Donner le résultat").first.click()
    for n, seat in enumerate(order):
        if n == tie:
            page.get_by_role("button", name="Ex æquo").click()
        page.locator(".places button").nth(seat).click()
    page.get_by_role("button", name="C'est juste").click()
    page.locator(".places").wait_for(state="detached")


def kiosk(me: Visitor, night: str) -> str:
    """The path of a kiosk, with its key."""
    address = f"{me.url}/api/evenings/{night}/kiosk"
    key = me.context.request.post(address, data={"pin": "4711"}).json()["key"]
    return f"/e/{night}/borne#cle={key}"


# Circles --------------------------------------------------------------------------------------


def test_a_circle_is_founded_and_entered_with_another_browser(visit: Visit) -> None:
    me, you = visit(), visit(viewport=PHONE)
    link = founded(me)
    you.go(link)
    expect(you.page.get_by_role("heading", name="Cercle des Tilleuls")).to_be_visible()
    assert "Camille" not in you.page.content()
    you.page.get_by_label("Votre nom de code").fill("Lynx Ambre")
    you.page.get_by_role("button", name="Entrer au cercle").click()
    expect(you.page.locator(".ci")).to_contain_text("2 membres")
    expect(you.page.locator(".here-now")).to_contain_text("2 membres ici\u00a0: vous, Camille")
    you.page.get_by_text("Tous les membres").click()
    expect(you.page.locator(".folk")).to_contain_text("Camille")
    expect(you.page.locator(".folk .here-mark")).to_have_text(["ici", "ici"])
    assert you.page.evaluate(SIDEWAYS) == 0
    you.go("/cercles")
    expect(you.page.locator(".circle-list")).to_contain_text("Cercle des Tilleuls")


def test_a_table_for_the_circle_is_seen_by_the_others(visit: Visit) -> None:
    me, you = visit(), visit()
    link = founded(me)
    expect(me.page.get_by_text("Personne sous la lampe")).to_be_visible()
    you.go(link)
    you.page.get_by_role("button", name="Entrer au cercle").click()
    me.page.get_by_role("button", name="Ouvrir une table au cercle").click()
    me.page.locator("dialog").get_by_role("button", name="Ouvrir une table").click()
    me.page.wait_for_url("**/t/*")
    you.go(link)
    you.page.get_by_role("link", name="M'asseoir").click()
    you.page.wait_for_url("**/t/*")
    assert you.page.url == me.page.url


def test_a_founder_changes_the_link_and_a_member_leaves(visit: Visit) -> None:
    me, you = visit(), visit()
    link = founded(me)
    you.go(link)
    you.page.get_by_role("button", name="Entrer au cercle").click()
    you.page.locator(".ci").wait_for()
    expect(you.page.get_by_role("button", name="Changer le lien")).to_have_count(0)
    you.page.get_by_text("Partir", exact=True).click()
    you.page.get_by_role("button", name="M'oublier").click()
    you.page.get_by_role("button", name="Oui").click()
    you.page.wait_for_url("**/cercles")
    expect(you.page.locator(".circle-list li")).to_have_count(0)
    me.page.get_by_role("button", name="Changer le lien").click()
    me.page.get_by_role("button", name="Oui").click()
    me.page.wait_for_url(lambda url: not url.endswith(link))
    you.go(link)
    expect(you.page.locator(".blank")).to_contain_text("aucun cercle")
    you.errors[:] = [one for one in you.errors if "404" not in one]


# Evenings -------------------------------------------------------------------------------------


def test_a_round_is_drawn_told_and_counted(visit: Visit) -> None:
    me = visit()
    night = evening(me, 3)
    me.go(f"/e/{night}")
    open_round(me.page, 1)
    expect(me.page.get_by_role("button", name="Tirer la ronde 2")).to_be_disabled()
    expect(me.page.get_by_text("Il manque un résultat à la table 1.")).to_be_visible()
    enter(me.page, 2, 0, 1, tie=2)
    expect(me.page.locator(".t4 .o")).to_have_text(["1er", "2e", "2e"])
    expect(me.page.locator(".t4 footer")).to_contain_text("10, 3, 3 points")
    expect(me.page.locator(".sd .pt")).to_have_text(["10", "3", "3"])
    open_round(me.page, 2)
    me.page.get_by_role("button", name="Ronde 1", exact=True).click()
    expect(me.page.get_by_role("heading", name="Ronde 1", exact=True)).to_be_visible()


def test_who_organises_plays_too_and_all_find_the_way_back_from_a_match(visit: Visit) -> None:
    me, ada = visit(), visit(viewport=PHONE)
    night = evening(me, 0, offers=[{"game": "lair", "screen": True}])
    me.go(f"/e/{night}")
    me.page.get_by_role("button", name="Je joue aussi").click()
    expect(me.page.locator(".own")).to_be_visible()
    expect(me.page.get_by_role("button", name="Je joue aussi")).to_have_count(0)
    joined(ada, night, "Ada")
    open_round(me.page, 1)
    ada.go(f"/e/{night}")
    for one in (me, ada):
        one.page.get_by_role("link", name="Aller à la table").click()
        expect(one.page.get_by_role("link", name="Revenir à la soirée")).to_be_visible()
    begin(me, ada)
    menu(ada)
    expect(ada.page.get_by_role("link", name="Revenir à la soirée")).to_be_visible()
    asked(ada, table_of(ada), "deeds", deed="resign")
    me.page.get_by_role("button", name="Lire le rapport").click()
    me.page.locator(".report").get_by_role("link", name="Revenir à la soirée").click()
    expect(me.page.locator(".t4 .o")).to_have_text(["1er", "2e"])
    ada.page.locator(".curtain").get_by_role("link", name="Revenir à la soirée").click()
    ada.page.wait_for_url(f"**/e/{night}")


def joined(person: Visitor, night: str, name: str) -> None:
    """Somebody who comes to an evening through its page."""
    person.go(f"/e/{night}")
    person.page.get_by_label("Votre nom de code").fill(name)
    person.page.get_by_role("button", name="J'en suis").click()
    person.page.locator(".own").wait_for()


def test_a_player_finds_the_table_and_another_contests(visit: Visit) -> None:
    me, ada, bo = visit(), visit(viewport=PHONE), visit(viewport=PHONE)
    night = evening(me, 1)
    for person, name in ((ada, "Ada"), (bo, "Bo")):
        joined(person, night, name)
    me.go(f"/e/{night}")
    open_round(me.page, 1)
    ada.go(f"/e/{night}")
    enter(ada.page, 0, 1, 2)
    bo.go(f"/e/{night}")
    bo.page.get_by_role("button", name="Ce n'est pas ça").click()
    expect(bo.page.locator(".own .t4")).to_contain_text("contesté")
    me.go(f"/e/{night}")
    expect(me.page.get_by_text("Deux résultats se contredisent à la table 1.")).to_be_visible()
    bo.page.locator(".own .switch").click()
    expect(bo.page.locator(".own .switch")).to_have_attribute("aria-checked", "false")


def test_a_result_without_a_network_waits_on_the_phone(visit: Visit) -> None:
    me = visit()
    night = evening(me, 3)
    me.go(f"/e/{night}")
    open_round(me.page, 1)
    me.context.set_offline(True)
    enter(me.page, 0, 1, 2)
    expect(me.page.get_by_text("un résultat attend sur cet appareil")).to_be_visible()
    me.context.set_offline(False)
    expect(me.page.locator(".t4 .st")).to_contain_text("rendu")
    expect(me.page.get_by_text("un résultat attend sur cet appareil")).to_have_count(0)
    me.errors[:] = [one for one in me.errors if "ERR_INTERNET_DISCONNECTED" not in one]


def test_the_big_screen_turns_its_pages_and_has_nothing_to_touch(visit: Visit) -> None:
    me = visit(viewport=BIG)
    night = evening(me, 14)
    me.page.clock.install()
    me.go(f"/e/{night}")
    open_round(me.page, 1)
    me.go(f"/e/{night}/ecran")
    rows = me.page.locator(".pj .sd tr")
    expect(rows).to_have_count(11)
    assert me.page.locator("button, a, input").count() == 0
    assert me.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    texts = "[...document.querySelectorAll('.pj *')].filter(e => e.children.length === 0)"
    shown = f"{texts}.filter(e => e.textContent.trim() && !e.closest('.tok, svg'))"
    sizes = me.page.evaluate(f"{shown}.map(e => parseFloat(getComputedStyle(e).fontSize))")
    assert min(sizes) >= 24
    me.page.clock.fast_forward(11_000)
    expect(rows).to_have_count(3)
    me.page.clock.fast_forward(11_000)
    expect(rows).to_have_count(11)


def test_the_big_screen_counts_down_to_the_end_of_a_round(visit: Visit) -> None:
    me, screen = visit(), visit(viewport=BIG)
    night = evening(me, 3)
    me.go(f"/e/{night}")
    me.page.get_by_role("button", name="Tirer la ronde 1").click()
    me.page.get_by_label("Durée").select_option("120")
    me.page.get_by_role("button", name="Ouvrir la ronde 1").click()
    expect(me.page.get_by_role("heading", name="Ronde 1", exact=True)).to_be_visible()
    screen.go(f"/e/{night}/ecran")
    clock = screen.page.get_by_role("timer")
    expect(clock).to_contain_text("avant la fin de la ronde")
    expect(clock).to_contain_text(re.compile(r"^[12]:[0-5]\d:[0-5]\d"))
    assert screen.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    enter(me.page, 0, 1, 2)
    expect(clock).to_contain_text("tous les résultats sont là", timeout=60_000)
    assert not re.search(r"\d:\d", clock.inner_text())


def test_a_kiosk_takes_a_result_and_forgets_who_stood_there(visit: Visit) -> None:
    me, tablet = visit(), visit(viewport=TABLET)
    night = evening(me, 3)
    me.go(f"/e/{night}")
    open_round(me.page, 1)
    tablet.page.clock.install()
    tablet.go(kiosk(me, night))
    tablet.page.get_by_role("button", name="Trouver ma table").click()
    tablet.page.get_by_role("button", name="Joueur 1").click()
    expect(tablet.page.locator(".answer")).to_contain_text("table 1")
    tablet.page.get_by_role("button", name="EN").click()
    tablet.page.clock.run_for(59_000)
    expect(tablet.page.locator(".answer")).to_be_visible()
    tablet.page.clock.run_for(1_000)
    expect(tablet.page.get_by_role("heading", name="Bonsoir. On joue")).to_be_visible()
    expect(tablet.page.locator(".answer")).to_have_count(0)
    tablet.page.locator(".nums button").first.click()
    for n in range(3):
        tablet.page.locator(".places button").nth(n).click()
    tablet.page.get_by_role("button", name="C'est juste").click()
    expect(tablet.page.locator(".nums")).to_contain_text("rendu")
    kept = tablet.page.evaluate("JSON.stringify({...localStorage, ...sessionStorage})")
    assert "Joueur" not in kept


def test_a_kiosk_is_left_with_its_digits_only(visit: Visit) -> None:
    me, tablet = visit(), visit(viewport=TABLET)
    night = evening(me, 3)
    tablet.go(kiosk(me, night))
    for pin in ("0000", "4711"):
        tablet.page.locator(".ki > footer").get_by_role("button", name="Quitter la borne").click()
        tablet.page.get_by_label("Quatre chiffres").fill(pin)
        tablet.page.locator("dialog").get_by_role("button", name="Quitter la borne").click()
        if pin == "0000":
            expect(tablet.page.locator(".toast")).to_contain_text("pas les bons chiffres")
            tablet.page.keyboard.press("Escape")
    tablet.page.wait_for_url(re.compile(rf"/e/{night}$"))
    tablet.errors[:] = [one for one in tablet.errors if "403" not in one]


def test_a_poster_fits_one_sheet_and_leads_to_the_circle(visit: Visit) -> None:
    me = visit(viewport={"width": 1000, "height": 1240})
    link = founded(me)
    me.go(f"{link}/affiche")
    expect(me.page.locator(".po .code")).to_have_text("Cercle des Tilleuls")
    expect(me.page.locator(".po .url")).to_contain_text(link)
    shown = "document.querySelector('.po .qr').naturalWidth"
    me.page.wait_for_function(f"{shown} > 0")
    pdf = me.page.pdf(prefer_css_page_size=True, print_background=True)
    assert len(re.findall(rb"/Type\s*/Page[^s]", pdf)) == 1


# Everyone -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "scheme"), [("fr", "light"), ("en", "dark")])
def test_nothing_is_wrong_for_those_who_see_or_hear_otherwise(
    visit: Visit, lang: str, scheme: str
) -> None:
    me = visit(color_scheme=scheme, bypass_csp=True)
    link = founded(me)
    night = evening(me, 5, circle=link.removeprefix("/c/"), counts=True)
    me.go(f"/e/{night}")
    open_round(me.page, 1)
    enter(me.page, *range(me.page.locator(".t4").first.locator("li").count()))
    me.page.get_by_role("button", name=lang.upper()).first.click()
    pages = [link, "/cercles", f"/e/{night}", f"/e/{night}/ecran", kiosk(me, night)]
    for path in [*pages, f"{link}/affiche"]:
        me.page.goto("about:blank")  # an address that differs in its hash alone is no other page
        me.go(path)
        me.page.wait_for_load_state("networkidle")
        assert me.faults() == [], path


def test_everything_is_within_reach_on_every_screen(visit: Visit) -> None:
    me = visit(viewport=DESK)
    link = founded(me)
    night = evening(me, 7, circle=link.removeprefix("/c/"))
    me.go(f"/e/{night}")
    open_round(me.page, 1)
    for path in (link, "/cercles", f"/e/{night}", kiosk(me, night), f"{link}/affiche"):
        me.page.goto("about:blank")
        me.go(path)
        me.page.wait_for_load_state("networkidle")
        for width, height in ((360, 740), (844, 390), (1440, 900)):
            me.page.set_viewport_size({"width": width, "height": height})
            assert me.page.evaluate(SIDEWAYS) <= 0, (path, width)
            assert me.page.evaluate(SMALL) == [], (path, width)


def test_the_next_round_is_drawn_by_a_button_in_one_line(visit: Visit) -> None:
    me = visit(viewport=PHONE)
    me.go(f"/e/{evening(me, 7)}")
    draw = me.page.get_by_role("button", name="Tirer la ronde 1")
    draw.wait_for()
    assert draw.evaluate("one => one.getBoundingClientRect().height") < 60


def test_results_can_be_told_by_keyboard(visit: Visit) -> None:
    me = visit()
    night = evening(me, 3)
    me.go(f"/e/{night}")
    open_round(me.page, 1)
    me.page.get_by_role("button", name="Donner le résultat").press("Enter")
    for n in range(3):
        me.page.locator(".places button").nth(n).press("Enter")
        assert me.page.evaluate("document.activeElement.closest('.places') !== null")
    me.page.get_by_role("button", name="C'est juste").press("Enter")
    expect(me.page.locator(".t4 .o")).to_have_text(["1er", "2e", "3e"])
