"""Every screen: the board is the largest thing, everybody is in sight, all is within reach."""

from typing import Any

import pytest
from playwright.sync_api import Locator

from filature import registry
from web.browsing import Visitor
from web.conftest import Visit

# The least share of each screen that is the board.
SHARES = {(844, 390): 0.9, (640, 400): 0.9, (360, 740): 0.3, (390, 844): 0.35, (1280, 800): 0.38}
SCREENS = list(SHARES)
LOW = SCREENS[:2]
SEATS = {"lair": (2, 6), "ateam": (2, 4), "impossible": (3, 6), "bond": (2, 6), "redacted": (2, 6)}
TABLES = [(game, count) for game in registry.available() for count in SEATS[game]]
PARTS = (".bar", ".strip", ".status", ".tray", ".papers", ".confirm")
# How much of each part is on the screen, in square pixels.
SHOWN = """parts => parts.map(part => { const found = document.querySelector(part);
  if (!found) return 0; const { left, right, top, bottom } = found.getBoundingClientRect();
  const wide = Math.min(right, innerWidth) - Math.max(left, 0);
  const high = Math.min(bottom, innerHeight) - Math.max(top, 0);
  return Math.max(0, wide) * Math.max(0, high); })"""
# The seats that cannot be seen: outside of the screen, or under something else.
UNSEEN = """() => [...document.querySelectorAll('.who-strip li')].filter(one => {
  const { left, top, width, height } = one.querySelector('.seat').getBoundingClientRect();
  return !one.contains(document.elementFromPoint(left + width / 2, top + height / 2)); }).length"""
# Buttons too small for a finger.  A rule is a sign in a text, and the air around it is touched
# too; a frame of the reel is a picture.
SMALL = """() => [...document.querySelectorAll('button, a.btn, summary, input')].filter(one => {
  const { width, height } = one.getBoundingClientRect(), { visibility } = getComputedStyle(one);
  const other = one.closest('.vh, [inert], .rule-sign, .reel');
  return width && visibility !== 'hidden' && !other && (width < 39.5 || height < 39.5);
  }).map(one => one.outerHTML.slice(0, 120))"""
SIDEWAYS = "document.documentElement.scrollWidth - innerWidth"
BOX = """part => { const found = document.querySelector(part);
  const { x, y, width, height } = found.getBoundingClientRect();
  return [x, y, width, height].map(Math.round); }"""


def seated(visit: Visit, game: str, count: int, **how: Any) -> Visitor:
    me = visit(**how)
    me.open(game, " ".join(["me", *["bot"] * (count - 1)]))
    me.turn()
    return me


def resize(me: Visitor, screen: tuple[int, int]) -> None:
    me.page.set_viewport_size({"width": screen[0], "height": screen[1]})
    me.page.wait_for_function("wide => innerWidth === wide", arg=screen[0])
    me.page.evaluate(
        "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
    )


def in_reach(what: Locator) -> bool:
    """Whether something is on the screen, and nothing lies over its middle."""
    return bool(
        what.evaluate(
            """one => { const { left, top, width, height } = one.getBoundingClientRect();
            const found = document.elementFromPoint(left + width / 2, top + height / 2);
            return width > 0 && one.contains(found); }"""
        )
    )


@pytest.mark.parametrize(("game", "count"), TABLES)
def test_the_board_is_the_largest_thing_and_everybody_is_in_sight(
    visit: Visit, game: str, count: int
) -> None:
    me = seated(visit, game, count)
    for screen in SCREENS:
        resize(me, screen)
        board, *others = me.page.evaluate(SHOWN, [".board", *PARTS])
        assert board > max(others), (screen, board, dict(zip(PARTS, others)))
        assert board >= SHARES[screen] * screen[0] * screen[1], (screen, board)
        assert me.page.locator(".who-strip li").count() == count
        assert me.page.evaluate(UNSEEN) == 0, screen
        assert me.page.evaluate(SIDEWAYS) <= 0, screen
        assert me.page.evaluate(SMALL) == [], screen


def test_everybody_is_in_sight_when_all_think_at_once(visit: Visit) -> None:
    me = visit()
    me.open("bond", " ".join(["me"] * 6))
    me.turn()
    for screen in SCREENS:
        resize(me, screen)
        assert me.page.locator(".who-strip .ring-of-time").count() == 6
        assert me.page.evaluate(UNSEEN) == 0, screen


@pytest.mark.parametrize("game", ["lair", "ateam"])  # the menu is that of any game
def test_language_theme_and_sound_are_within_reach(visit: Visit, game: str) -> None:
    me = seated(visit, game, SEATS[game][1])
    for screen in SCREENS:
        resize(me, screen)
        me.page.locator(".menu > button").click()
        sheet = me.page.locator(".menu-sheet")
        for one in (sheet.locator("[lang=en]"), *sheet.get_by_role("switch").all()):
            one.scroll_into_view_if_needed()
            assert in_reach(one), (screen, one)
        assert sheet.locator(".folks > ul > li").count() == SEATS[game][1]
        me.page.keyboard.press("Escape")
        sheet.wait_for(state="detached")
        me.focused(".menu > button")


@pytest.mark.parametrize("game", registry.available())
def test_what_is_chosen_can_be_confirmed_with_the_drawer_shut(visit: Visit, game: str) -> None:
    me = seated(visit, game, SEATS[game][0])
    me.page.locator(".opt").first.click()
    for screen in SCREENS:
        resize(me, screen)
        assert me.page.locator(".panel.open").count() == 0
        assert in_reach(me.page.locator(".confirm .go")), screen
    before = me.moment()
    me.page.locator(".confirm .go").click()
    me.moved_on(before)


@pytest.mark.parametrize("screen", LOW, ids=str)
def test_the_drawer_says_how_many_choices_it_has_and_is_inert_when_shut(
    visit: Visit, screen: tuple[int, int]
) -> None:
    me = seated(visit, "lair", 3)
    resize(me, screen)
    handle, papers = me.page.locator(".handle"), me.page.locator(".papers")
    options = me.page.locator(".opt").count()
    assert handle.inner_text() == f"{options} choix"
    assert me.page.evaluate(BOX, ".handle")[2:] == [44, 128]
    assert papers.evaluate("one => one.inert")
    me.page.keyboard.press("Tab")
    assert not papers.evaluate("one => one.contains(document.activeElement)")
    handle.click()
    assert not papers.evaluate("one => one.inert")
    settled = "one => one.getAnimations().length === 0 && one.getBoundingClientRect().right"
    me.page.wait_for_function(
        "wide => document.querySelector('.papers').getBoundingClientRect().right <= wide + 1",
        arg=screen[0],
    )
    assert papers.evaluate(settled) == screen[0]
    assert papers.bounding_box()["width"] == 330  # type: ignore[index]
    me.page.locator(".opt").first.click()
    before = me.moment()
    me.page.locator(".confirm .go").click()
    me.moved_on(before)


@pytest.mark.parametrize("game", registry.available())
def test_no_text_moves_the_board(visit: Visit, game: str) -> None:
    me = seated(visit, game, SEATS[game][0])
    for screen in SCREENS:
        resize(me, screen)
        short, long = [boxes(me, "Une phrase. " * count) for count in (1, 25)]
        assert short == long, screen


def boxes(me: Visitor, text: str) -> list[Any]:
    """Where the board and the bar are, when the status and the caption say something."""
    for place in (".status p", ".strip .cap"):
        me.page.locator(place).evaluate("(one, text) => one.textContent = text", text)
    return [me.page.evaluate(BOX, part) for part in (".board", ".bar", ".who-strip")]


def test_pawns_of_a_small_phone_are_large_enough_and_mine_is_in_sight(visit: Visit) -> None:
    me = visit(viewport={"width": 360, "height": 740})
    me.page.add_init_script("localStorage.setItem('speed', 'instant')")
    me.open("ateam", "me bot bot bot")
    me.turn()
    while not me.page.locator(".figure.mine").count():
        me.choose()
        me.turn()
    me.page.locator(".strip.resting").wait_for()
    box = "one => one.getBoundingClientRect()"
    size = f"all => all.map({box}).map(({{width, height}}) => Math.min(width, height))"
    assert min(me.page.locator(".figure").evaluate_all(size)) >= 18
    assert in_window(me)
    for corner in ("0, 0", "999, 999"):
        me.page.locator(".window").evaluate(f"one => one.scrollTo({corner})")
    assert not in_window(me)
    me.choose()
    me.turn()
    me.page.locator(".strip.resting").wait_for()
    assert in_window(me)


def in_window(me: Visitor) -> bool:
    """Whether one's own figure is seen in the window on the board."""
    mine = me.page.locator(".figure.mine").bounding_box()
    window = me.page.locator(".window").bounding_box()
    assert mine
    assert window
    wide, high = window["width"] - mine["width"], window["height"] - mine["height"]
    return 0 <= mine["x"] - window["x"] <= wide and 0 <= mine["y"] - window["y"] <= high


def test_the_sheet_of_a_phone_has_three_stops(visit: Visit) -> None:
    me = seated(visit, "lair", 3, viewport={"width": 390, "height": 844})
    grip, panel = me.page.locator(".grip"), me.page.locator(".panel")
    half, board = me.page.evaluate(BOX, ".panel")[3], me.page.evaluate(BOX, ".board")
    grip.click()
    assert me.page.evaluate(BOX, ".panel")[3] == 844 - 96
    assert me.page.evaluate(BOX, ".board") == board
    grip.click()
    assert me.page.evaluate(BOX, ".panel")[3] == half
    box = grip.bounding_box()
    assert box
    me.page.mouse.move(box["x"] + 60, box["y"] + 4)
    me.page.mouse.down()
    me.page.mouse.move(box["x"] + 60, box["y"] + 80)
    me.page.mouse.up()
    assert me.page.evaluate(BOX, ".panel")[3] < 70
    assert "peek" in (panel.get_attribute("class") or "")
    me.page.locator("#tab-rules").click()
    assert me.page.evaluate(BOX, ".panel")[3] == half
