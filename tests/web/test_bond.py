"""Bond in the browser: the world by clicks and keys, the papers, the forms."""

import pytest

from web.browsing import PHONE, Visitor
from web.conftest import Visit

OVERLAPS = """() => {
  const names = [...document.querySelectorAll('.world .name')];
  const boxes = names.map((one) => [one.textContent, one.getBoundingClientRect()]);
  const meet = (a, b) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 2 && b.top < a.bottom - 2;
  return boxes.flatMap(([a, box], n) =>
    boxes.slice(n + 1).filter(([, other]) => meet(box, other)).map(([b]) => `${a} / ${b}`));
}"""


def travel(me: Visitor, step: int) -> None:
    """A decision on the map where there is one, else in the list."""
    page = me.page
    before = me.moment()
    towns = page.locator(".town.legal")
    if towns.count():
        towns.nth(7 * step % towns.count()).locator(".touch").dispatch_event("click")
    else:
        page.locator(".opt").first.click()
    which = page.locator(".confirm .which .btn")
    if which.count():
        which.last.click()
    page.locator(".confirm .go").click()
    me.moved_on(before)


def test_a_whole_match_on_the_map(visit: Visit) -> None:
    me = visit()
    me.open("bond", "me bot", close=10, villain_throws=False)
    for step in range(150):
        if me.turn() == ".report":
            break
        travel(me, step)
    assert me.page.locator(".rank").count() == 2
    assert me.page.locator(".world .agent").count() == 2


@pytest.mark.parametrize(("locale", "scheme"), [("fr", "light"), ("en", "dark")])
def test_the_map_by_keys_and_no_name_meets_another(visit: Visit, locale: str, scheme: str) -> None:
    me = visit(viewport=PHONE, locale=locale, color_scheme=scheme, bypass_csp=True)
    me.sit("bond", "me bot bot")
    me.page.locator(".world").wait_for()
    me.turn()
    assert me.page.evaluate(OVERLAPS) == []
    me.page.locator("[data-id='paris']").focus()
    for key, town in [("ArrowUp", "london"), ("ArrowUp", "scotland"), ("ArrowDown", "london")]:
        me.page.keyboard.press(key)
        assert me.page.evaluate("document.activeElement.dataset.id") == town
    assert me.faults() == []


def test_the_telegram_the_journeys_and_the_forms(visit: Visit) -> None:
    me = visit(viewport=PHONE, color_scheme="dark", bypass_csp=True)
    me.sit("bond", "me bot")
    while me.turn() == ".opt" and not me.page.locator(".town.legal").count():
        travel(me, 0)
    page = me.page
    page.get_by_role("tab", name="Carnet").click()
    assert page.locator(".telegram li").count() >= 5
    assert page.locator(".telegram [aria-current=step]").count() == 1
    route = page.locator(".route button[aria-pressed]").first
    route.click()
    assert page.locator(".journey path").count() >= 1
    page.get_by_role("button", name="Fiches d'évaluation").click()
    forms = page.locator(".bond-forms .a4")
    forms.first.wait_for()
    assert forms.count() == 2
    assert me.faults() == []
    page.keyboard.press("Escape")
    page.locator(".bond-forms").wait_for(state="detached")
