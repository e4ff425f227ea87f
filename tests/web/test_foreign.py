"""A game that another package brings: the bundle has never heard of it, and all the same it works.

A table of lair is told to the browser under another name.
"""

import re

from playwright.sync_api import Route

from filature import registry
from web.browsing import Visitor
from web.conftest import Visit
from web.test_pages import WIDEST

OURS, FOREIGN = "lair", "poker"
RENAMED = f"""
  const parse = JSON.parse;
  JSON.parse = (text) => parse(text.replaceAll('"game":"{OURS}"', '"game":"{FOREIGN}"'));
"""


def tell_games(route: Route) -> None:
    """The front page: one game more."""
    ours = route.fetch().json()
    route.fulfill(json=[*ours, {**ours[0], "name": FOREIGN, "title": "Poker"}])


def abroad(me: Visitor) -> None:
    """Messages, cards and words tell of the foreign game."""
    there, here = f"/api/games/{FOREIGN}/", f"/api/games/{OURS}/"
    me.page.add_init_script(RENAMED)
    me.page.route("**/api/games?*", tell_games)
    me.page.route(
        f"**{there}**", lambda asked: asked.continue_(url=asked.request.url.replace(there, here))
    )


def test_its_table_is_played_in_the_plain_look_with_its_own_words(visit: Visit) -> None:
    me = visit(locale="en")
    abroad(me)
    me.open(OURS, "me bot")
    me.turn()
    page = me.page
    assert page.locator(f".game-{FOREIGN} .plain .zone").count() >= 4
    assert page.locator(".lair-table").count() == 0
    names = page.locator(".hand .name").all_inner_texts()
    assert names
    assert [name for name in names if re.match(r"\w+-\w$", name)] == []  # no bare key
    for _ in range(3):
        me.click_through()
        me.turn()


def test_its_folder_stands_on_the_front_page_without_a_picture(visit: Visit) -> None:
    me = visit()
    abroad(me)
    me.go("/")
    folders = me.page.locator(".folder")
    folders.last.wait_for()
    assert folders.count() == len(registry.available()) + 1
    assert me.page.locator(".folder .photo:visible").count() == len(registry.available())
    assert folders.last.locator("h2").inner_text() == "Poker"
    assert folders.last.locator(".facts span").count() == 1  # nobody has measured its length
    assert me.page.evaluate(WIDEST) <= 0
    me.go(f"/new/{FOREIGN}")
    card = me.page.locator(".file-card")
    card.locator("footer", has_text="Vous et deux Recrues, course à 30 points.").wait_for()
    assert card.locator("h1").inner_text() == "Poker"
