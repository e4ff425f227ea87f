"""The A-Team in the browser: a whole race by clicks, and what stands in the fortress."""

from web.browsing import PHONE, Visitor
from web.conftest import Visit


def race(me: Visitor) -> None:
    """Throws the dice where they may be thrown; else takes the first option."""
    page = me.page
    before = me.moment()
    die = page.locator(".dice .legal")
    (die if die.count() else page.locator(".opt")).first.click()
    page.locator(".confirm .go").click()
    me.moved_on(before)


def test_a_whole_race_by_clicks_on_a_phone(visit: Visit) -> None:
    me = visit(viewport=PHONE)
    me.sit("ateam", "me bot")
    for _ in range(400):
        if me.turn() == ".report":
            break
        race(me)
    assert me.page.locator(".rank").count() == 2


def test_figures_cards_and_the_pile_can_be_pointed_at(visit: Visit) -> None:
    me = visit(locale="en", color_scheme="dark", bypass_csp=True)
    me.sit("ateam", "me bot bot")
    me.page.locator(".fortress").wait_for()
    me.turn()
    page = me.page
    assert page.locator(".fortress .figure").count() == 3
    race(me)  # chooses a figure
    me.turn()
    assert page.locator(".fortress .formula").count() == 1
    page.locator(".hand .legal").first.click()
    pile, last_word = page.locator(".piles .legal button"), page.locator(".confirm .go")
    (last_word if last_word.count() else pile).click()
    page.get_by_role("tab", name="Log").click()
    page.get_by_text("You discard").first.wait_for()
    page.locator("[data-id='10']").focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.id") == "11"
    assert me.faults() == []
