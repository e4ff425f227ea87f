"""The coach shows what could be done, and never does it; the focus stays where one works."""

from web.browsing import Visitor
from web.conftest import Visit


def test_advice_is_shown_and_never_picked_or_played(visit: Visit) -> None:
    me = visit()
    me.open("ateam", "me bot")
    page = me.page
    me.turn()  # one of four figures
    before, sent = me.moment(), len(me.done())
    page.get_by_role("button", name="Un conseil ?").click()
    page.locator(".advice").wait_for()
    assert page.locator(".opt.advised").count() <= 1
    assert page.locator(".advised").count() >= 1
    assert page.locator(".picked").count() == 0
    assert page.locator(".confirm .go").count() == 0
    page.get_by_role("button", name="Un conseil ?").click()
    page.locator(".advice").wait_for(state="detached")
    assert (me.moment(), len(me.done())) == (before, sent)
    assert page.locator(".advised").count() == 0


def walking(me: Visitor) -> None:
    """Until one chooses a square of the city."""
    while not me.page.locator(".opt[data-notation^=move]").count():
        me.turn()
        me.click_through()
        me.turn()


def test_another_idea_is_another_one_and_an_arrow_shows_the_way(visit: Visit) -> None:
    me = visit()
    me.open("impossible", "me bot bot")
    page = me.page
    walking(me)
    page.get_by_role("button", name="Un conseil ?").click()
    first = page.locator(".advice .what").inner_text()
    page.locator(".advice-arrow .ink").wait_for()
    page.get_by_role("button", name="Une autre idée").click()
    page.locator(".advice .what").filter(has_not_text=first).wait_for()
    assert page.locator(".picked").count() == 0


def test_why_not_is_asked_by_touching_and_answered_beside_the_thing(visit: Visit) -> None:
    me = visit()
    me.open("lair", "me bot")
    page = me.page
    me.turn()
    page.keyboard.press("?")
    page.locator(".wondering").wait_for()
    page.locator(".board [data-id=lair-1]").click()
    page.locator(".beside .rule-sign[data-clause='KILL-SPY-2']").wait_for()
    page.locator(".opt.grey", has_text="Railler l'espion").click()
    page.locator(".panel .bubble", has_text="espion").wait_for()
    assert page.locator(".beside").count() == 0
    page.keyboard.press("Escape")
    page.locator(".bubble").wait_for(state="detached")
    page.keyboard.press("Escape")
    page.locator(".wondering").wait_for(state="detached")
    page.locator(".opt:not(.grey)").first.wait_for()


def test_what_is_near_is_chosen_by_touch_and_not_yet_done(visit: Visit) -> None:
    me = visit()
    me.open("impossible", "me bot bot")
    page = me.page
    walking(me)
    before = me.moment()
    page.get_by_role("button", name="Pourquoi pas ?").click()
    page.locator(".city [data-id]:not(.legal)").first.click()
    page.locator(".beside .instead .btn").first.click()
    page.locator(".confirm .go").wait_for()
    assert me.moment() == before
    assert page.locator(".wondering, .bubble").count() == 0


def test_who_knows_a_notation_may_write_it_and_the_rule_opens(visit: Visit) -> None:
    me = visit()
    me.open("lair", "me bot")
    page = me.page
    me.turn()
    page.get_by_role("button", name="Pourquoi pas ?").click()
    page.locator(".refused summary").click()
    page.locator(".refused input").fill("kill")
    page.keyboard.press("Enter")
    page.locator(".bubble .rule-sign[data-clause='KILL-CAPT-1']").click()
    page.locator(".clauses .now", has_text="KILL-CAPT-1").wait_for()


def test_the_focus_stays_where_one_decides(visit: Visit) -> None:
    me = visit(bypass_csp=True)
    me.open("lair", "me bot")
    me.turn()
    for _ in range(4):
        if me.turn() != ".opt":
            return
        before = me.moment()
        me.page.locator(".opt").first.focus()
        me.page.keyboard.press("Enter")
        me.page.locator(".confirm .go").focus()
        me.page.keyboard.press("Enter")
        me.moved_on(before)
        if me.turn() == ".opt":
            me.page.wait_for_function("document.activeElement.matches('.options *')")
