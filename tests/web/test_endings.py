"""The end of a match in the browser: the last blow, the curtain, the report beside the board."""

from typing import Any

import pytest
from playwright.sync_api import Page

from web.browsing import DESK, PHONE, Visitor
from web.conftest import Visit
from web.last import before_the_last
from web.pictures import open_match

SCREENS = pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
HOLD, READING = 1100, 900  # milliseconds at least: of nothing, and of what others did
PATIENCE = 120_000  # milliseconds, for a review where nothing is compiled


def end(me: Visitor, won: bool) -> str:
    """A match whose last action is mine, to that action; what it was."""
    match, notation = before_the_last("lair", won)
    open_match(me, match)
    number = match.options(0).index(notation)
    me.page.locator(".opt").nth(number).click()
    me.page.locator(".confirm .go").click()
    return notation


SEEN = """(name) => {
  const box = document.querySelector(name).getBoundingClientRect();
  const rows = [...Array(20).keys()].map((n) => box.y + ((n + 0.5) * box.height) / 20);
  const at = (y) => document.elementFromPoint(box.x + box.width / 2, y);
  return rows.filter((y) => at(y)?.closest(name)).length / 20;
}"""


def part_seen(page: Page, element: str) -> float:
    """Which part of an element, in the middle of its width, can really be seen."""
    return float(page.evaluate(SEEN, element))


ACTS = """() => {
  window.acts = [];
  const is = (name) => document.querySelector(name);
  const act = () => {
    if (is('.curtain')) return 'curtain';
    if (is('.report')) return 'report';
    return is('.opt') ? 'play' : `board: ${is('.strip .cap')?.textContent ?? ''}`;
  };
  const look = () => {
    const now = act();
    if (acts.at(-1)?.act !== now) acts.push({ act: now, at: performance.now() });
  };
  const all = { subtree: true, childList: true, characterData: true };
  new MutationObserver(look).observe(document.body, all);
  look();
}"""


@SCREENS
def test_the_last_blow_is_seen_before_the_curtain(visit: Visit, viewport: dict[str, int]) -> None:
    me, watcher = (visit(viewport=viewport, reduced_motion="no-preference") for _ in range(2))
    match, notation = before_the_last("lair", True)
    open_match(me, match)
    watcher.page.goto(me.page.url)
    me.page.locator(".opt").nth(match.options(0).index(notation)).click()
    watcher.page.locator(".strip").wait_for()
    for one in (me, watcher):
        one.page.evaluate(ACTS)
    me.page.locator(".confirm .go").click()
    for one, least in ((me, HOLD), (watcher, HOLD + READING)):
        one.page.locator(".curtain").wait_for()
        acts = one.page.evaluate("acts")
        assert acts[-2]["act"].startswith("board")
        assert acts[-1]["act"] == "curtain"
        assert acts[-1]["at"] - acts[-2]["at"] > least
    told = [frame for frame in watcher.frames if frame["type"] == "state" and frame["news"]]
    lines = [line for news in told[-1]["news"] for line in news["lines"]]
    assert " ".join(lines) in acts[-2]["act"]
    assert watcher.page.locator(".curtain .own").inner_text().startswith("Léa finit avec")
    assert watcher.page.locator(".curtain .btn").count() == 2  # no rematch for who only watched
    watcher.page.get_by_role("button", name="Revoir la fin").click()
    watcher.page.locator(".curtain").wait_for(state="detached")
    watcher.page.locator(".curtain").wait_for()


WORDS = {
    ("fr", True): ("Le trône est à vous", "Première place"),
    ("fr", False): ("prend le trône", "Deuxième place, à "),
    ("en", True): ("The throne is yours", "First place"),
    ("en", False): ("takes the throne", "Second place, "),
}


@pytest.mark.parametrize(("lang", "won"), WORDS)
def test_the_curtain_says_who_won_and_ones_own_place(visit: Visit, lang: str, won: bool) -> None:
    me = visit(locale=lang, bypass_csp=True)
    end(me, won)
    title, own = WORDS[lang, won]
    curtain = me.page.locator(".curtain")
    curtain.wait_for()
    me.page.locator(".curtain .scene").wait_for()
    assert title in curtain.locator("h2").inner_text()
    assert own in curtain.locator(".own").inner_text()
    me.focused(".curtain h2")
    assert curtain.locator(".badge").count() == (1 if won else 2)
    assert me.page.evaluate("document.querySelector('.table .board').inert")
    assert me.faults() == []


@SCREENS
def test_the_report_stands_beside_the_board(visit: Visit, viewport: dict[str, int]) -> None:
    me = visit(viewport=viewport, bypass_csp=True)
    end(me, False)
    me.page.locator(".curtain .main").click()
    me.page.locator(".report").wait_for()
    me.focused(".report h2")
    assert part_seen(me.page, ".board") > 0.9
    assert part_seen(me.page, ".report") > 0.9
    assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    box: Any = me.page.locator(".report").bounding_box()
    assert box["width"] == (460 if viewport == DESK else viewport["width"])
    assert me.faults() == []


def test_left_alone_the_curtain_lifts_by_itself(visit: Visit) -> None:
    me = visit()
    me.page.clock.install()
    end(me, True)
    for _ in range(1200):
        me.page.clock.run_for(100)
        if me.page.locator(".curtain").count():
            break
        me.page.wait_for_timeout(20)  # its script comes in its own time
    assert me.page.locator(".curtain").count() == 1
    me.page.clock.run_for(8000)
    me.page.locator(".report").first.wait_for()


def test_whoever_comes_later_finds_the_report_and_no_curtain(visit: Visit) -> None:
    me = visit()
    end(me, True)
    me.page.locator(".curtain").wait_for()
    me.page.reload()
    me.page.locator(".report h2, .curtain").first.wait_for()
    assert me.page.locator(".curtain").count() == 0
    assert me.page.locator(".board [data-zone], .board .rival").count()


@SCREENS
def test_a_lesson_shows_its_moment_on_the_board(visit: Visit, viewport: dict[str, int]) -> None:
    me = visit(viewport=viewport)
    end(me, False)
    me.page.locator(".curtain .main").click()
    me.page.locator(".lesson.slip, .lesson.praise").first.wait_for(timeout=PATIENCE)
    before = story(me)
    lesson = me.page.locator(".lesson.slip, .lesson.praise").first
    moment = lesson.locator(".mono").inner_text().split()[-1]
    lesson.locator(".btn").first.click()
    me.page.wait_for_url(f"**#at={moment}&eye=0")
    me.page.locator(".replay.past .status", has_text=lesson.locator("p").inner_text()).wait_for()
    marked = me.page.locator(".replay :is(.board, .tray) :is(.picked, .legal)").first
    marked.wait_for()
    assert part_seen(me.page, ".board") > 0.9
    box: Any = marked.bounding_box()
    assert 0 <= box["x"] < viewport["width"]
    assert 0 <= box["y"] < viewport["height"]
    me.page.reload()
    me.page.locator(".lesson").first.wait_for(timeout=PATIENCE)
    assert story(me) == before
    lesson.locator(".btn.quiet").click()
    me.page.locator(".opt").first.wait_for()


def story(me: Visitor) -> list[str]:
    me.page.locator(".story li").first.wait_for(state="attached")
    return me.page.locator(".story li").all_inner_texts()


def test_the_story_is_the_same_before_and_after_the_review(visit: Visit) -> None:
    me = visit()
    held: list[Any] = []
    holding = True
    me.page.route("**/review?*", lambda one: held.append(one) if holding else one.continue_())
    end(me, False)
    me.page.locator(".curtain .main").click()
    before = story(me)
    assert me.page.locator(".lesson").count() == 0
    holding = False
    for route in held:
        route.continue_()
    me.page.locator(".learned [role=status]").wait_for(state="detached", timeout=PATIENCE)
    assert story(me) == before


def test_a_rematch_against_bots_is_played_at_once(visit: Visit) -> None:
    me = visit()
    end(me, True)
    old = me.page.url
    me.page.locator(".curtain .btn", has_text="Revanche").click()
    me.page.wait_for_url(lambda url: url != old)
    me.page.locator(".table .strip").wait_for()
    me.page.locator(".opt").first.wait_for()
    assert me.page.locator(".lobby, .qr").count() == 0
