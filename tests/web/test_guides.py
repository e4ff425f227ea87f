"""Guided first matches in the browser: from the front page to the last step, by what glows."""

import pytest

from filature import registry
from web.browsing import PHONE, Visitor
from web.conftest import Visit

DECISIONS = 60


def learn(me: Visitor, game: str) -> None:
    me.go("/")
    me.page.locator(".learn").nth(registry.available().index(game)).click()
    me.page.locator(".guide").wait_for()


def step(me: Visitor) -> str:
    return me.page.locator(".guide").get_attribute("data-step") or ""


LIT = """() => {
  const rules = [...document.adoptedStyleSheets].flatMap((one) => [...one.cssRules]);
  const [lit] = rules.map((one) => one.selectorText);
  const found = [...document.querySelectorAll('.opt')].findIndex((one) => lit && one.matches(lit));
  return found >= 0 || document.querySelector('.guide .small') ? { found } : null;
}"""


def asked(me: Visitor) -> int:
    """The first option that is lit up; -1 when the guide says that the step has to wait."""
    return int(me.page.wait_for_function(LIT).json_value()["found"])


def walk(me: Visitor) -> None:
    """One click of the guide: reads on, or does what is lit up, or whatever can be done."""
    page = me.page
    if page.locator(".guide .btn.main").count():
        page.locator(".guide .btn.main").click()
        return
    me.turn()
    before = me.moment()
    page.locator(".opt").nth(max(0, asked(me))).click()
    page.locator(".confirm .go").click()
    me.moved_on(before)


@pytest.mark.parametrize("game", ["lair", "redacted"])
def test_a_guide_is_walked_to_its_end_and_then_one_plays_on(visit: Visit, game: str) -> None:
    me = visit(viewport=PHONE) if game == "lair" else visit(locale="en")
    learn(me, game)
    seen = []
    for _ in range(DECISIONS):
        seen.append(step(me))
        if seen[-1] == "end":
            break
        walk(me)
    assert len(set(seen)) == {"lair": 8, "redacted": 7}[game]
    me.page.reload()
    me.page.locator(".guide .btn.main").click()
    me.page.locator(".guide").wait_for(state="detached")
    me.turn()
    assert not me.page.locator(".coach").count()


def test_what_is_asked_is_lit_on_the_board_and_the_guide_can_be_left(visit: Visit) -> None:
    me = visit(bypass_csp=True)
    learn(me, "bond")
    for _ in range(2):
        me.page.locator(".guide .btn.main").click()
    style = "getComputedStyle(document.querySelector('[data-id=paris]')).outlineStyle"
    me.page.wait_for_function(f"{style} === 'dashed'")
    assert me.faults() == []
    me.page.locator(".guide .link").click()
    me.page.locator(".guide").wait_for(state="detached")
    me.page.wait_for_function(f"{style} !== 'dashed'")
