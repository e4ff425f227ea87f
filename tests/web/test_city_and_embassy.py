"""The night city and the embassy: long matches by clicks on the board, secrets under a cover."""

from web.browsing import PHONE, Visitor
from web.conftest import Visit

LIT = ".board [data-id].legal, .tray [data-id].legal"
DECISIONS = 150


def decide(player: Visitor) -> None:
    """One decision: on the board or in the tray where it can be, else in the list."""
    page, before, earlier = player.page, player.told(), len(player.done())
    lit = page.locator(LIT)
    (lit.nth(before % lit.count()) if lit.count() else page.locator(".opt").first).dispatch_event(
        "click"
    )
    if not page.locator(".confirm .go").count():
        page.locator(".opt:not(.faint)").first.click()
    page.locator(".confirm .go").click()
    player.answered(earlier)


def test_a_whole_match_in_the_night_city_by_clicks_on_its_squares(visit: Visit) -> None:
    me = visit()
    me.sit("impossible", "me bot bot", rounds=5)
    page = me.page
    page.set_default_timeout(60_000)
    page.route("**/at/*", lambda asked: None)  # the film never comes: what was seen last stays
    page.locator(".free.legal").nth(5).wait_for()
    for _ in range(DECISIONS):
        if me.turn() == ".report":
            break
        decide(me)
    assert page.locator(".rank").count() == 3
    assert page.locator(".city .sq").count() == 79
    assert page.locator(".city .man").count() >= 1


def figure(me: Visitor, colour: str) -> None:
    """Sits down and chooses a figure; then the booklet is opened."""
    me.sit("impossible", "me bot bot")
    me.turn()
    me.page.locator(".free", has_text=colour).dispatch_event("click")
    me.page.locator(".confirm .go").click()
    me.page.locator(".hand .legal").first.wait_for(state="attached")


def test_the_booklet_is_in_the_page_only_while_it_is_held(visit: Visit) -> None:
    me = visit(viewport=PHONE, locale="en")
    figure(me, "black")
    portrait = me.page.locator(".booklet .portrait")
    cover = me.page.locator(".booklet button")
    cover.hover()
    assert portrait.count() == 0
    me.page.mouse.down()
    portrait.wait_for()
    assert "You hunt" in me.page.locator(".booklet").inner_text()
    me.page.mouse.up()
    portrait.wait_for(state="detached")
    cover.focus()
    me.page.keyboard.down("Enter")
    portrait.wait_for()
    me.page.keyboard.up("Enter")
    portrait.wait_for(state="detached")


def test_seats_have_the_colour_of_their_figure(visit: Visit) -> None:
    me = visit(locale="en")
    figure(me, "black")
    shade = "getComputedStyle(document.querySelector('.rail .mine .s0')).fill"
    assert me.page.evaluate(shade) == "rgb(38, 43, 51)"


def test_a_whole_night_in_the_embassy_by_clicks_on_its_rooms(visit: Visit) -> None:
    me = visit(viewport=PHONE, color_scheme="dark", bypass_csp=True)
    me.open("redacted", "me bot", dawn=6)
    page = me.page
    page.locator(".embassy .room.legal").first.wait_for()
    assert page.locator(".embassy .room").count() == 16
    assert page.locator(".embassy .door.locked").count() == 7
    assert me.faults() == []
    for _ in range(DECISIONS):
        if me.turn() == ".report":
            break
        decide(me)
    assert page.locator(".rank").count() == 2
    page.locator(".people .man").first.wait_for()  # whoever did not fly


def test_arrows_walk_through_the_doors_of_the_embassy(visit: Visit) -> None:
    me = visit()
    me.sit("redacted", "me bot")
    me.page.locator(".embassy .room.legal").first.wait_for()
    me.page.locator("[data-id='room-reception']").focus()
    me.page.keyboard.press("ArrowUp")
    assert me.page.evaluate("document.activeElement.dataset.id") == "room-xray"
    me.page.keyboard.press("ArrowLeft")
    assert me.page.evaluate("document.activeElement.dataset.id") == "room-office"
    me.page.keyboard.press("?")
    me.page.locator(".bubble").wait_for()


def test_pencil_marks_are_kept_by_the_browser(visit: Visit) -> None:
    me = visit(locale="en")
    figure(me, "white")
    me.page.locator("#tab-notebook").click()
    blank = me.page.locator(".notebook button.unnoted")
    assert me.page.locator(".notebook").count() == 2  # who may be whom, and the clues read
    assert set(blank.all_inner_texts()) == {""}  # the table concludes nothing
    blank.first.click()
    blank.last.click()
    blank.last.click()
    assert me.page.locator(".notebook .pencil").all_inner_texts() == ["?", "×"]
    me.page.reload()
    me.page.locator("#tab-notebook").click()
    assert me.page.locator(".notebook .pencil").all_inner_texts() == ["?", "×"]
    blank.last.click()
    blank.last.click()
    assert me.page.locator(".notebook .pencil").all_inner_texts() == ["?"]
