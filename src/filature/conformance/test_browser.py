"""A game in a real Chromium: a table of its own, its options one after the other in the plain look
or in the game's own, and nothing that goes wrong unnoticed."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

import filature
from filature.conformance import browsing, here
from filature.conformance.hosting import Post, begun, serving

DECISIONS = 2  # of a game of the house, whose own look has tests of its own


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Without one, the tests of a game of the house are red, those of others skipped."""
    if browsing.lacking() and not any(map(here.is_ours, here.names())):
        pytest.skip(browsing.lacking())
    with browsing.chromium() as found:
        yield found


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("house")) as found:
        yield found


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page on which nothing goes wrong."""
    context = browser.new_context(locale="fr", reduced_motion="reduce")
    page, errors = context.new_page(), list[str]()
    page.set_default_timeout(60_000)
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda told: errors.append(told.text) if told.type == "error" else None)
    yield page
    context.close()
    assert errors == []


@pytest.mark.parametrize("name", here.names())
def test_a_table_is_asked_for_on_its_page(page: Page, address: str, name: str) -> None:
    page.goto(f"{address}/new/{name}")
    page.locator(".file-card .chair").first.wait_for()
    assert filature.load(name).words.term("title", "fr") in page.inner_text("body")


@pytest.mark.parametrize("name", here.names())
def test_a_match_is_played_by_its_list_of_options(page: Page, address: str, name: str) -> None:
    """The games of other packages to the end."""
    game = filature.load(name)
    table = begun(poster(page, address), name, ["me", *["agent"] * (game.fewest - 1)])
    page.goto(f"{address}/t/{table}")
    decisions = 0
    while chosen(page):
        decisions += 1
        if here.is_ours(name) and decisions == DECISIONS:
            return
    assert decisions
    assert page.locator(".rank").count() == game.fewest


def poster(page: Page, address: str) -> Post:
    """Asks the house as the guest of a page."""
    page.context.request.get(f"{address}/api/me")

    def post(path: str, body: dict[str, Any]) -> Any:
        return page.context.request.post(address + path, data=body).json()

    return post


def chosen(page: Page) -> bool:
    """Takes the first option once something is asked; False when the match is over."""
    page.locator(".opt, .report").first.wait_for()
    if page.locator(".report").count():
        return False
    before = page.locator("[data-moment]").get_attribute("data-moment")
    page.locator(".opt").first.click()
    page.locator(".confirm .go").click()
    gone = "before => document.querySelector('[data-moment]')?.dataset.moment !== before"
    page.wait_for_function(gone, arg=before)
    return True
