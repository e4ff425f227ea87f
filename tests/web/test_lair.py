"""Lair in the browser: what it draws of a captured spy is what the scene says."""

from filature.library import Match
from games.lair.tables import play, table
from web.browsing import PHONE, Visitor
from web.conftest import Visit
from web.pictures import NAMES, open_match

FALLS = """() => {
  window.falls = 0;
  const count = () => (window.falls += document.querySelectorAll('.cell.falling').length);
  const all = { attributes: true, childList: true, subtree: true };
  new MutationObserver(count).observe(document.body, all);
}"""
FALLEN = "() => window.falls > 0 && !document.querySelector('.cell.falling')"


def captured() -> Match:
    """Seat 0 has a spy of 3 that is worth 6, and 2 points."""
    match = table("L4 A B C S3 S2", "L1 D E F G H")
    play(match, "0: lair 4", "0: spy 2 to 0", "0: kill", "1: pass")
    return play(match, "0: spy 3 to 0", "0: taunt A", "1: pass")


def sit(me: Visitor, match: Match) -> None:
    match.players = NAMES[: match.seats]
    open_match(me, match)
    me.turn()
    me.page.evaluate(FALLS)


def test_the_fork_says_what_killing_and_taunting_bring_and_the_killed_spy_falls(
    visit: Visit,
) -> None:
    me = visit(reduced_motion="no-preference", locale="en")
    sit(me, captured())
    page = me.page
    assert page.locator(".worth .n").inner_text().split("\n") == ["6", "3 × 2"]
    assert page.locator(".fork .out").all_inner_texts() == ["+6", "12 or 0"]
    assert page.locator(".ruler .ghost").inner_text() == "8"
    assert page.locator(".letters u.own").count() == 2
    assert page.locator(".letters u.on").count() == 1
    page.locator(".fork .kill").click()
    page.wait_for_function(FALLEN)


def test_a_spy_that_escapes_does_not_fall(visit: Visit) -> None:
    me = visit(reduced_motion="no-preference")
    match = table("L1 A B C S3 S2", "L1 D E F G H")
    play(match, "0: lair 1", "0: pass", "1: lair 1", "1: pass", "0: spy 3 to 1")
    sit(me, match)
    before = me.moment()
    assert me.page.locator(".victim .piece").count() == 1
    me.page.locator(".opt[data-notation='done']").click()
    me.page.locator(".confirm .go").click()
    me.moved_on(before)
    me.page.locator(".cell.empty").wait_for()
    assert me.page.evaluate("window.falls") == 0


def test_everyone_who_answers_a_taunt_has_an_envelope(visit: Visit) -> None:
    me = visit(viewport=PHONE)
    match = table("L1 A E F G H", "L1 D D E F G", "L4 A B C S3 S2")
    play(match, "0: pass", "1: pass", "2: lair 4", "2: spy 3 to 2")
    sit(me, play(match, "2: taunt A"))
    assert me.page.locator(".envelopes li").count() == 2
    assert me.page.locator(".worth .n").inner_text().split("\n") == ["3", "3 × 2"]
    assert me.page.locator(".fork").count() == 0
