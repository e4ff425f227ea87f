"""Words, not codes: sentences in groups, streets, rules behind a sign, codes to say aloud."""

import re
from itertools import cycle

import pytest
from playwright.sync_api import Locator

from filature.core.seat import CHANCE
from filature.registry import available, boxes
from games.impossible.tables import table
from web.browsing import DESK, PHONE, Visitor
from web.conftest import Visit
from web.pictures import NAMES, open_match

CLAUSE = re.compile(r"\b[A-Z]{2,6}-[A-Z]+-[0-9]+\b")
SEEN = "[data-id], .opt, .opt-head, .panel, .board, .strip"
BOXES = f"""[...document.querySelectorAll('{SEEN}')]
  .map(e => JSON.stringify(e.getBoundingClientRect()))"""


def fewest(game: str) -> str:
    return "me bot bot" if game in ("impossible", "bond") else "me bot"


def seated(me: Visitor, game: str) -> None:
    me.open(game, fewest(game))
    me.turn()
    me.page.evaluate("document.fonts.ready")


# Options -------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", available())
def test_no_code_is_shown_where_one_chooses(visit: Visit, game: str) -> None:
    """Neither a notation nor the id of a clause, on any page beside the board but the rules."""
    me = visit()
    seated(me, game)
    notations = me.page.locator(".opt").evaluate_all("all => all.map(one => one.dataset.notation)")
    assert notations
    for tab in ("options", "log", "notebook"):
        me.page.locator(f"#tab-{tab}").click()
        told = me.page.locator(".table").inner_text()
        assert not CLAUSE.search(told), tab
        assert not [one for one in notations if " " in one and f"{one}\n" in told], tab


def test_options_stand_in_groups_and_the_first_is_open(visit: Visit) -> None:
    me = visit(locale="en")
    city(me)
    heads = me.page.locator(".opt-head")
    states = [one.get_attribute("aria-expanded") for one in heads.all()]
    assert states == ["true", *["false"] * (len(states) - 1)]
    assert len(states) > 1
    last = heads.last
    assert int(last.locator(".count").inner_text()) > 8
    title, shown = last.locator("b").inner_text(), me.page.locator(".opt").count()
    assert title == "End elsewhere"
    last.click()
    more = int(last.locator(".count").inner_text())
    assert me.page.locator(".opt").count() == shown + more
    last.click()
    assert me.page.locator(".opt").count() == shown


def test_the_group_of_what_is_picked_on_the_board_opens(visit: Visit) -> None:
    me = visit()
    city(me)
    plain = me.page.locator(".sq.legal:has(.steps)").first
    plain.dispatch_event("click")
    assert me.page.locator(".opt-head").last.get_attribute("aria-expanded") == "true"
    assert me.page.locator(".opt.picked").count() == 1
    words = me.page.locator(".opt.picked").inner_text()
    assert me.page.locator(".confirm .go").inner_text() == words


def test_arrows_walk_through_heads_and_options(visit: Visit) -> None:
    me = visit()
    city(me)
    me.page.locator(".opt-head").first.focus()
    me.page.keyboard.press("ArrowDown")
    assert me.page.evaluate("document.activeElement.matches('.opt')")
    me.page.keyboard.press("ArrowUp")
    assert me.page.evaluate("document.activeElement.matches('.opt-head')")


def city(me: Visitor) -> None:
    """At a move in the night city, five squares far."""
    match = table("en", "ru", "ge")
    match.play(CHANCE, "roll 5")
    match.players = NAMES[: match.seats]
    open_match(me, match)
    me.turn()
    me.page.locator(".coach").wait_for()
    me.page.evaluate("document.fonts.ready")


# A look lights -------------------------------------------------------------------------------


def hinted(me: Visitor) -> list[str]:
    lit = me.page.locator("[data-id].hinted")
    return list(lit.evaluate_all("all => all.map(one => one.dataset.id)"))


def test_an_option_lights_its_square_and_a_square_its_option(visit: Visit) -> None:
    me = visit()
    city(me)
    option = me.page.locator(".opt").first
    square = str(option.get_attribute("data-notation")).removeprefix("move ")
    before = me.page.evaluate(BOXES)
    option.hover()
    assert hinted(me) == [square]
    ring = me.page.locator(f"[data-id='{square}'] .ring")
    assert ring.evaluate("e => getComputedStyle(e).strokeDasharray") != "none"  # not by hue alone
    me.page.mouse.move(2, 2)
    assert hinted(me) == []
    option.focus()
    assert hinted(me) == [square]
    me.page.locator(f"[data-id='{square}']").focus()
    assert me.page.locator(".opt.hinted").get_attribute("data-notation") == f"move {square}"
    assert me.page.evaluate(BOXES) == before  # nothing moves


def test_a_square_of_a_closed_group_lights_its_heading(visit: Visit) -> None:
    me = visit()
    city(me)
    me.page.locator(".sq.legal:has(.steps)").first.focus()
    assert "hinted" in str(me.page.locator(".opt-head").last.get_attribute("class"))


@pytest.mark.parametrize("game", ["lair", "bond", "redacted"])
def test_options_and_elements_light_each_other_in_any_game(visit: Visit, game: str) -> None:
    me = visit()
    seated(me, game)
    for _ in range(6):
        one = me.page.locator(".board [data-id].legal, .hand [data-id].legal")
        if one.count():
            break
        me.choose()
        me.turn()
    me.page.keyboard.press("Tab")  # a focus points only for those who go by keys
    one.first.focus()
    me.page.locator(".opt.hinted, .opt-head.hinted").first.wait_for()


# Streets -------------------------------------------------------------------------------------


def test_streets_are_printed_along_the_board_in_both_languages(visit: Visit) -> None:
    for locale, name in (("fr", "rue du Port"), ("en", "Harbour Street")):
        me = visit(locale=locale)
        me.open("impossible", "me bot bot")
        me.page.locator(".street-name").first.wait_for()
        names = me.page.locator(".street-name").all_text_contents()
        assert len(set(names)) == len(names) == 18
        assert name in names


def test_start_squares_do_not_rely_on_their_hue(visit: Visit) -> None:
    me = visit()
    me.open("impossible", "me bot bot")
    me.page.locator(".sq .disc").first.wait_for()
    marks = me.page.evaluate(
        "[...document.querySelectorAll('.sq .disc')].map(e => [e.style.fill, e.getAttribute('d')])"
    )
    assert len(marks) == 30
    assert len({shape for _, shape in marks}) == len({tuple(one) for one in marks}) == 6


@pytest.mark.parametrize("viewport", [DESK, PHONE, {"width": 360, "height": 740}])
def test_the_plate_of_every_square_keeps_clear_of_the_edges(
    visit: Visit, viewport: dict[str, int]
) -> None:
    me = visit(viewport=viewport)
    me.open("impossible", "me bot bot")
    me.page.locator(".sq").nth(78).wait_for(state="attached")
    found = me.page.evaluate(PLATES)
    assert len(found) == 79
    assert [one for one in found if not one["inside"]] == []
    assert len({one["said"] for one in found}) == 79


PLATES = """async () => {
  const found = [];
  for (const square of document.querySelectorAll('.sq')) {
    square.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const plate = document.querySelector('.plate'), print = document.querySelector('.print');
    const [a, b] = [plate.getBoundingClientRect(), print.getBoundingClientRect()];
    const inside = a.left >= b.left + 4 && a.right <= b.right - 4
      && a.top >= b.top + 4 && a.bottom <= b.bottom - 4;
    found.push({ said: plate.querySelector('b').textContent, at: square.dataset.id, inside });
  }
  return found;
}"""


# Rules ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_rule_is_a_small_sign_that_opens_it_in_words(visit: Visit, lang: str) -> None:
    me = visit(locale=lang)
    seated(me, "lair")
    sign = me.page.locator(".status .rule-sign")
    named = re.compile("^(Règle|Rule)")
    me.page.wait_for_function(
        "() => /^(Règle|Rule)/.test(document.querySelector('.status .rule-sign').ariaLabel)"
    )
    assert sign.inner_text() == "§"
    label, box = str(sign.get_attribute("aria-label")), sign.bounding_box()
    assert named.match(label)
    assert box
    assert (round(box["width"]), round(box["height"])) == (28, 28)
    clause = str(sign.get_attribute("data-clause"))
    sign.click()
    now = me.page.locator(".clauses .now p").inner_text()
    assert now in label
    assert clause not in label


def test_refusals_are_not_ticks(visit: Visit) -> None:
    me = visit(locale="en")
    refusal = {"error": "too-many-tables", "text": "Not today."}
    me.page.route("**/api/tables?*", lambda route: route.fulfill(status=429, json=refusal))
    me.go("/")
    me.page.locator(".folder .split > button").first.click()
    me.page.locator(".toast.refused", has_text="Not today.").wait_for()
    ticks = me.page.locator(".toast path").get_attribute("d")
    assert ticks != "M4 10.5l4 4 8-9"
    me.errors.clear()  # the console tells of the answer 429


# Codes of tables -----------------------------------------------------------------------------


def typed(me: Visitor, code: str) -> None:
    me.page.locator(".resume .code input").fill(code)
    me.page.keyboard.press("Enter")


def test_a_code_leads_from_the_front_page_to_the_lobby(visit: Visit) -> None:
    host, friend = visit(), visit(locale="en")
    path = host.sit("lair", "me open")
    code = host.page.locator(".ticket .code-word").inner_text()
    assert re.fullmatch("[A-Z]+-[0-9]{2}", code)
    assert host.page.locator(".bar .chip").inner_text() == code
    assert path.removeprefix("/t/") not in host.page.locator(".bar").inner_text()
    friend.go("/")
    typed(friend, code.lower().replace("-", " "))
    friend.page.wait_for_url(f"**{path}")
    friend.page.locator(".place.free .btn").click()
    friend.page.locator(".place", has_text="you").wait_for()


def test_a_link_is_still_understood(visit: Visit) -> None:
    me = visit()
    path = me.sit("lair", "me open")
    me.go("/")
    typed(me, me.url + path)
    me.page.wait_for_url(f"**{path}")


def experts(me: Visitor, game: str) -> None:
    """The card of a game, opened at what the sheet leaves free."""
    me.go(f"/new/{game}?with=friends")
    me.page.locator(".file-card .expert").click()


# Variants ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "lang"), [*zip(available(), cycle(["fr", "en"]))])
def test_variants_say_what_they_change(visit: Visit, game: str, lang: str) -> None:
    me = visit(locale=lang)
    experts(me, game)
    lines = me.page.locator(".rules-of .var")
    lines.first.wait_for()
    assert not CLAUSE.search(me.page.locator(".rules-of").inner_text())
    signs = lines.locator(".rule-sign")
    assert signs.count() == lines.count() - (len(boxes(game)) > 1)
    signs.first.click()
    me.page.wait_for_function("() => document.querySelector('.rule-said')?.textContent.length > 20")
    for segments in lines.locator(".seg").all():
        told = (
            segments.locator("xpath=ancestor::*[contains(concat(' ', @class, ' '), ' var ')]")
            .locator("p")
            .first
        )
        before = told.inner_text()
        segments.locator("[aria-pressed='false']").first.click()
        assert told.inner_text() != before


def test_a_number_out_of_range_is_told_and_not_taken(visit: Visit) -> None:
    me = visit(locale="en")
    experts(me, "lair")
    field = me.page.locator(".number input").first
    field.fill("4000")
    told = me.page.locator(".number-line [role='alert']")
    assert told.inner_text() == "Between 5 and 99; 30 stays chosen."
    assert field.get_attribute("aria-invalid") == "true"
    field.fill("12")
    assert told.inner_text() == ""
    field.fill("")
    assert "12 stays chosen" in told.inner_text()


# The dossier of bond -------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_bond_opens_with_the_dossier_on_the_desk(visit: Visit, lang: str) -> None:
    me = visit(locale=lang)
    seated(me, "bond")
    page = me.page
    desk = page.locator(".dossier-desk")
    assert desk.locator(".telegram li").count() > 3
    assert larger(desk.locator(".telegram"), 380)
    assert page.locator(".badge").count() == 12
    assert "007" in page.locator(".badge.code-won").inner_text()
    page.locator(".dossier-desk .btn.quiet").first.click()
    assert desk.count() == 0
    page.locator(".dossier-back").click()
    before = me.moment()
    page.locator(".badge.legal").nth(1).click()
    chosen = page.locator(".badge.picked b").inner_text()
    assert chosen in desk.locator(".go").inner_text()
    desk.locator(".go").click()
    me.moved_on(before)
    desk.wait_for(state="detached")


def larger(one: Locator, width: float) -> bool:
    box = one.bounding_box()
    return box is not None and box["width"] > width


def test_bond_says_in_words_what_stood_there_as_numbers(visit: Visit) -> None:
    me = visit()
    seated(me, "bond")
    chip = me.page.locator(".agents li .who").first.inner_text()
    assert "étape 1 sur" in chip
    assert "0 points" in chip
    odds = me.page.locator(".meter.odds").inner_text()
    assert "sans danger" not in odds
    assert "peut quand même coûter" in odds
