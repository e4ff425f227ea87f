"""The coach shows what could be done, and never does it."""

from web.conftest import Visit


def test_advice_is_shown_and_never_picked_or_played(visit: Visit) -> None:
    me = visit()
    me.open("lair", "me bot")
    page = me.page
    me.turn()
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
