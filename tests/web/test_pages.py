"""Every page, on phone and desk, in French and English: whole, within its width, for everyone."""

import gzip
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from playwright.sync_api import Route, expect

import filature
from filature import registry
from filature.server.http import pages
from filature.server.http.games import plain_texts
from web.browsing import DESK, PHONE, ROOT, Visitor
from web.conftest import Visit

LOOKS = [
    pytest.param(DESK, "fr", "light", id="desk-fr"),
    pytest.param(PHONE, "en", "dark", id="phone-en-dark"),
]
NOWHERE = ("/t/nowhere", "/nowhere/at/all")
WIDEST = "document.documentElement.scrollWidth - innerWidth"


@pytest.mark.parametrize(("viewport", "locale", "scheme"), LOOKS)
def test_pages_fit_and_axe_finds_nothing(
    visit: Visit, viewport: dict[str, int], locale: str, scheme: str
) -> None:
    me = visit(viewport=viewport, locale=locale, color_scheme=scheme, bypass_csp=True)
    games = {
        f"/new/{game}{how}": ready
        for game in registry.available()
        for how, ready in {"": ".file-card .chair", "?with=friends": ".ticket .qr"}.items()
    }
    for path, ready in {"/": ".folder", **games, **dict.fromkeys(NOWHERE, ".blank h2")}.items():
        me.go(path)
        me.page.locator(ready).first.wait_for()
        assert me.page.evaluate(WIDEST) <= 0, path
        assert me.faults() == [], path
    me.errors = [text for text in me.errors if "404" not in text]
    me.sit("lair", "me open bot")
    me.page.locator(".qr").wait_for()
    assert me.faults() == []


def states(me: Visitor) -> Iterator[str]:
    """What can be open at a table, one after the other."""
    page = me.page
    page.locator(".opt").first.click()
    yield "picked"
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("Pourquoi pas|Why not")).click()
    page.locator(".opt.grey").first.click()
    page.locator(".bubble").wait_for()
    yield "reason"
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.locator(".wondering").wait_for(state="detached")
    if (hint := page.get_by_role("button", name=re.compile("conseil|hint", re.I))).count():
        hint.click()
        page.locator(".advice").wait_for()
        yield "hint"
        page.keyboard.press("Escape")
        page.locator(".advice").wait_for(state="detached")
    page.locator(".menu > button").click()
    yield "menu"
    page.keyboard.press("Escape")
    for tab in ("log", "rules", "notebook", "chat"):
        page.locator(f"#tab-{tab}").click()
        yield tab
    if (less := page.locator(".panel.full .grip")).is_visible():  # on a phone
        less.click()
    if (back := page.locator(".controls .ctl").nth(1)).is_enabled():
        back.click()
        yield "past"


@pytest.mark.parametrize("game", registry.available())
def test_a_table_fits_and_axe_finds_nothing_whatever_is_open(visit: Visit, game: str) -> None:
    viewport, locale, scheme = LOOKS[registry.available().index(game) % 2].values  # in turn
    me = visit(viewport=viewport, locale=locale, color_scheme=scheme, bypass_csp=True)
    me.open(game, "me bot bot")
    me.turn()
    me.click_through()
    me.turn()
    assert me.page.locator(".status p").inner_text()
    assert me.page.evaluate(WIDEST) <= 0
    assert me.faults() == []
    for state in states(me):
        assert me.faults() == [], state


def test_who_clicks_before_the_house_knows_them_is_one_guest_and_has_the_seat(visit: Visit) -> None:
    me = visit()
    held: list[Route] = []
    sent: list[str] = []
    me.page.route("**/api/me?*", lambda route: held.append(route))
    me.page.on("request", lambda request: sent.append(request.method))
    me.go("/")
    me.page.locator(".folder .split > button").first.click()
    while not held:
        me.page.wait_for_timeout(50)
    me.page.wait_for_timeout(500)
    assert len(held) == 1
    assert "POST" not in sent
    held[0].continue_()
    me.page.wait_for_url("**/t/*")
    me.turn()


def test_a_board_is_there_before_the_socket_has_said_a_word(visit: Visit) -> None:
    me = visit()
    me.open("lair", "me bot")
    me.turn()
    me.page.route_web_socket("**/socket?*", lambda socket: None)
    me.page.reload()
    me.turn()
    assert me.page.locator(".hand .piece").count()
    assert me.page.locator("#first").count() == 1


def test_what_is_clicked_before_the_socket_is_open_is_done(visit: Visit) -> None:
    me = visit()
    me.open("lair", "me bot")
    me.turn()
    me.frames.clear()
    me.page.reload(wait_until="commit")
    me.choose()
    assert me.done()


def test_the_language_changes_in_place(visit: Visit) -> None:
    me = visit()
    me.sit("lair", "me bot")
    me.turn()
    french = me.page.locator(".status p").inner_text()
    me.page.locator('.langs [lang="en"]').click()
    changed = "was => document.querySelector('.status p').innerText !== was"
    me.page.wait_for_function(changed, arg=french)
    expect(me.page.locator("#tab-log")).to_have_text("Log")
    expect(me.page.locator("html")).to_have_attribute("lang", "en")
    me.page.reload()
    first = json.loads(me.page.locator("#first").text_content() or "")
    assert first[0]["lang"] == "en"


def test_the_first_page_is_light() -> None:
    """At most 110 kB compressed that it names, without fonts; 50 more behind it, which the pages of
    tables and their ends need."""
    files = [path for path in pages.BUNDLE.iterdir() if path.suffix in (".js", ".css", ".html")]
    named = re.findall(r'="/static/([^"]+)"', pages.index("fr").decode())
    others = (*registry.available(), "gatherings", "sw", "offline")
    first = [path for path in files if path.name in ("index.html", *named)]
    behind = [path for path in files if path not in first and not path.name.startswith(others)]
    assert len(first) > 4
    assert weight(first) < 110_000
    assert weight(behind) < 50_000


def weight(files: list[Path]) -> int:
    return sum(len(gzip.compress(path.read_bytes())) for path in files)


@pytest.mark.parametrize("game", registry.available())
def test_the_page_of_a_table_names_all_that_its_game_is_drawn_with(game: str) -> None:
    page = pages.index("fr", (game,)).decode()
    named = re.findall(r'href="/static/([^"]+)"', page)
    assert {name.partition("-")[0] for name in named} >= {game, "main"}
    assert all((pages.BUNDLE / name).exists() for name in named)
    assert pages.index("fr", ("chess",)) == pages.index("fr")


def measured(game: str) -> int:
    """The median of decisions of three greedy bots, as the page of a game has it."""
    rows = (ROOT / "docs" / "games" / f"{game}.md").read_text("utf-8").splitlines()
    three = [row for row in rows if re.match(r"\| (3|greedy \| 3|triangle \| 3) \|", row)]
    found = [re.findall(r"(?<![\d.,])(\d+) \(\d+–\d+\)", row) for row in three]
    return int(next(numbers[-1] for numbers in found if numbers))


@pytest.mark.parametrize("game", registry.available())
def test_the_lengths_on_the_front_page_were_measured(game: str) -> None:
    cover = json.loads((ROOT / "web" / "src" / "games" / game / "cover.json").read_text("utf-8"))
    assert cover["decisions"] == measured(game)
    page = (ROOT / "docs" / "games" / f"{game}.md").read_text("utf-8")
    assert f"about {5 * round(cover['decisions'] * 12 / 60 / 5)} minutes," in page


@pytest.mark.parametrize("game", registry.available())
def test_what_makes_a_match_shorter_or_longer_is_offered_and_was_measured(game: str) -> None:
    cover = json.loads((ROOT / "web" / "src" / "games" / game / "cover.json").read_text("utf-8"))
    page = (ROOT / "docs" / "games" / f"{game}.md").read_text("utf-8")
    words = plain_texts(game, "fr")
    for name, preset in cover.get("lengths", {}).items():
        loaded = filature.load(game, "default", preset["options"])
        least, most = preset.get("seats", (loaded.fewest, loaded.most))
        assert all(loaded.new(seats) for seats in range(least, most + 1))
        (option, value), *_ = preset["options"].items()
        row = rf"\| (`{option}={value}`|{value} \| {max(3, least)}) \|.*[ ,]{preset['decisions']}\b"
        assert re.search(row, page), name
        assert words[f"length-{name}"]
        assert words["length-normal"]


# Catalogues ---------------------------------------------------------------------------------


def texts(lang: str) -> str:
    """All that the pages say, those included that bring their own words."""
    files = sorted((ROOT / "web" / "text").rglob(f"{lang}.ftl"))
    return "\n".join(file.read_text("utf-8") for file in files)


def catalogue(lang: str) -> dict[str, set[str]]:
    """The keys of the pages' words, each with its blanks."""
    text = texts(lang)
    entries = FluentParser().parse(text).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    messages = [entry for entry in entries if isinstance(entry, ast.Message)]
    spans = {one.id.name: one.span for one in messages}
    assert len(spans) == len(messages), "a key stands twice"
    return {
        name: set(re.findall(r"\$(\w+)", text[span.start : span.end] if span else ""))
        for name, span in spans.items()
    }


def sources() -> str:
    files = [ROOT / "web" / "build.mjs", *(ROOT / "web" / "src").rglob("*.ts*")]
    return "\n".join(path.read_text("utf-8") for path in files)


def test_both_languages_of_the_pages_have_the_same_keys_and_blanks() -> None:
    assert catalogue("fr") == catalogue("en")


def test_every_word_of_the_pages_is_used_and_none_is_missing() -> None:
    known, code = catalogue("fr"), sources()
    whole = set(re.findall(r'"([a-z][a-z0-9-]+)"', code))
    families = re.findall(r"\b(?:t|has)\(\s*`([a-z-]+)\$", code)
    unused = [key for key in known if key not in whole and not key.startswith(tuple(families))]
    assert unused == []
    assert [key for key in re.findall(r'\bt\(\s*"([a-z0-9-]+)"', code) if key not in known] == []


def test_french_breaks_no_line_before_its_signs() -> None:
    assert re.findall(r".* [?!:;»].*", texts("fr")) == []


def test_no_lock_file_names_a_host() -> None:
    for path in (Path("web/package-lock.json"), Path("constraints.txt")):
        assert "://" not in (ROOT / path).read_text("utf-8")
