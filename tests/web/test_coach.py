"""The coach shows what could be done, and never does it; the focus stays where one works."""

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
