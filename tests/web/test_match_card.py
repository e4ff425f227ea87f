"""The card of a match, over the front page: first match, one tap, levels, experts, friends."""

import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect
from playwright.sync_api import TimeoutError as Late

from server.hosting import Server, serving
from web.browsing import DESK, Visitor
from web.conftest import Visit

NARROW = {"width": 360, "height": 740}
LOW = {"width": 844, "height": 390}
WIDEST = "document.documentElement.scrollWidth - innerWidth"


def card(me: Visitor) -> Locator:
    return me.page.locator(".file-card")


def opened(me: Visitor, game: str = "lair", how: str = "") -> Locator:
    me.go(f"/new/{game}{how}")
    card(me).locator("footer .main").wait_for()
    return card(me)


def table(me: Visitor) -> dict[str, object]:
    """The table to which the page has gone."""
    me.page.wait_for_url("**/t/*")
    answer = me.context.request.get(f"{me.url}/api/tables/{me.page.url.rsplit('/', 1)[1]}")
    found: dict[str, object] = answer.json()
    return found


def rivals(found: dict[str, object]) -> list[tuple[str, str]]:
    seats = found["seats"]
    assert isinstance(seats, list)
    return [(one["name"], one["level"]) for one in seats if one["who"] == "bot"]


# Against bots -----------------------------------------------------------------------------------


def test_the_first_match_proposes_two_recruits_and_then_one_tap_is_enough(visit: Visit) -> None:
    me = visit()
    me.go("/")
    folder = me.page.locator(".folder").first
    folder.get_by_role("link", name="Jouer contre des robots").click()
    found = card(me)
    expect(found.locator(".first h2")).to_have_text("Votre première affaire")
    expect(found.locator(".expert")).to_have_count(0)
    expect(found.get_by_role("button", name="Me guider pas à pas")).to_be_visible()
    assert me.page.url == f"{me.url}/new/lair"
    assert "Vous et deux Recrues" in found.locator("footer [role=status]").inner_text()
    found.locator("footer .main").click()
    first = table(me)
    assert [level for _, level in rivals(first)] == ["recruit"] * 2
    assert first["status"] == "playing"
    me.go("/")
    again = me.page.locator(".folder").first.locator(".split > button")
    assert re.sub(r"\s+", " ", again.inner_text()) == "Rejouer contre des robots 2 Recrues, normal"
    again.click()
    second = table(me)
    assert second["id"] != first["id"]
    assert rivals(second) == rivals(first)


def test_in_a_hurry_the_first_match_begins_from_the_folder(visit: Visit) -> None:
    me = visit(locale="en")
    me.go("/")
    me.page.locator("button", has_text="bots").nth(1).click()
    assert table(me)["game"] == "ateam"


def test_opponents_have_faces_names_and_levels_that_are_kept(visit: Visit) -> None:
    me = visit(locale="en")
    found = opened(me)
    found.get_by_role("button", name="One more").click()
    expect(found.locator(".who-bot")).to_have_count(3)
    found.locator(".lvl", has_text="Agent").click()
    expect(found.locator("footer")).to_contain_text("You and three Agents, a race to 30 points")
    found.locator(".who-bot").nth(1).click()
    pop = found.locator(".pop")
    pop.get_by_role("button", name="Double-O").click()
    before = found.locator(".who-bot").nth(1).locator(".nm").inner_text()
    pop.get_by_role("button", name="Another face").click()
    assert found.locator(".who-bot").nth(1).locator(".nm").inner_text() != before
    me.page.keyboard.press("Escape")  # closes what is open, and not the card
    expect(pop).to_have_count(0)
    expect(found).to_be_visible()
    assert found.locator(".lvl[aria-pressed=true]").count() == 0
    expect(found.locator("footer")).to_contain_text("You, two Agents, and a Double-O")
    me.page.keyboard.press("Escape")
    expect(card(me)).to_have_count(0)
    assert me.page.url == f"{me.url}/"
    found = opened(me)  # nothing is forgotten
    expect(found.locator(".who-bot")).to_have_count(3)
    names = [one.split("\n")[0].rstrip(", ") for one in found.locator(".nm").all_inner_texts()[1:]]
    found.locator("footer .main").click()
    made = table(me)
    assert [level for _, level in rivals(made)] == ["agent", "double-o", "agent"]
    assert [name for name, _ in rivals(made)] == [name.partition(",")[0] for name in names]


def test_the_fewest_and_the_most_are_the_games(visit: Visit) -> None:
    me = visit()
    found = opened(me, "impossible")
    fewer = found.get_by_role("button", name="Un de moins")
    more = found.get_by_role("button", name="Un de plus")
    expect(found.locator(".who-bot")).to_have_count(2)
    expect(fewer).to_be_disabled()
    for _ in range(3):
        more.click()
    expect(found.locator(".who-bot")).to_have_count(5)
    expect(more).to_be_disabled()
    expect(fewer).to_be_enabled()
    assert found.locator(".chair.free").count() == 0
    assert len(set(found.locator(".who-bot .nm").all_inner_texts())) == 5


def test_a_length_is_an_option_of_the_game_and_is_offered_to_those_who_can_play_it(
    visit: Visit,
) -> None:
    me = visit()
    found = opened(me, "redacted")
    group = found.get_by_role("group", name="Durée")
    assert group.get_by_role("button").all_inner_texts() == ["Court", "Normal"]
    found.get_by_role("button", name="Un de plus").click()
    group.get_by_role("button", name="Long").click()
    expect(found.locator(".say").first).to_have_text("La mission Danger Zone, environ 65 min.")
    found.get_by_role("button", name="Un de moins").click()
    expect(group.get_by_role("button", name="Normal")).to_have_attribute("aria-pressed", "true")
    group.get_by_role("button", name="Court").click()
    found.locator("footer .main").click()
    options = table(me)["options"]
    assert isinstance(options, dict)
    assert options["mission"] == "introduction"
    assert opened(me, "ateam").get_by_role("group", name="Durée").count() == 0


def until_held(me: Visitor) -> None:
    """Plays until something that a bot did waits for a touch."""
    me.turn(".go-on")
    while not me.page.locator(".go-on").count():
        asked = me.page.locator(".opt").count()
        if asked and me.page.locator(".strip.resting").count():
            with suppress(Late):  # the table may move on between the two
                me.click_and_confirm()
        me.page.wait_for_timeout(200)


def test_calm_means_that_what_a_bot_did_waits_for_a_touch(visit: Visit) -> None:
    me = visit(reduced_motion="no-preference")
    found = opened(me)
    found.locator("footer .main").click()
    me.page.wait_for_url("**/t/*")
    until_held(me)
    shown = me.page.locator(".strip").get_attribute("data-shown")
    me.page.wait_for_timeout(3000)  # longer than any reading
    assert me.page.locator(".strip").get_attribute("data-shown") == shown
    me.page.locator(".go-on").click()
    gone = "shown => document.querySelector('.strip').dataset.shown !== shown"
    me.page.wait_for_function(gone, arg=shown)


def test_instant_shows_only_the_log(visit: Visit) -> None:
    me = visit()
    found = opened(me)
    found.get_by_role("button", name="Instantané").click()
    found.locator("footer .main").click()
    assert table(me)["settings"]["pace"] > 0  # type: ignore[index]
    me.turn()
    assert me.page.locator(".ctl.speed").get_attribute("aria-label") == "Vitesse\u00a0: d'un coup"


def test_how_one_fared_is_counted_once(visit: Visit) -> None:
    me = visit(locale="en")
    me.open("lair", "me bot:recruit", target=5)
    while me.turn() == ".opt":
        me.choose()
    won = "You" in me.page.locator(".report h2, .report .title").first.inner_text()
    me.page.reload()
    me.page.locator(".report").wait_for()
    found = opened(me)
    while found.locator(".who-bot").count() > 1:
        found.get_by_role("button", name="One fewer").click()
    told = found.locator("footer [role=status]").inner_text()
    assert re.search(r"You have won [01] of 1 match against Recruits\.", told), (told, won)


# Experts ----------------------------------------------------------------------------------------


def test_experts_change_the_sheet_and_put_everything_back(visit: Visit) -> None:
    me = visit()
    found = opened(me, "lair", "?with=friends")
    found.locator(".expert").click()
    back = found.get_by_role("button", name="Tout remettre comme sur la feuille")
    expect(back).to_be_disabled()
    found.get_by_role("button", name="La première").click()
    expect(found.locator(".eff").first).to_contain_text("77\u00a0% des parties")
    field = found.locator(".number input").first
    field.fill("4000")
    expect(found.locator(".number-line [role=alert]")).to_contain_text("30 reste choisi")
    field.fill("12")
    expect(found.locator(".var.changed")).to_have_count(2)
    expect(found.locator("footer")).to_contain_text("2 variantes\u00a0: La première")
    found.get_by_role("button", name="La partie").click()
    expect(found.locator(".expert")).to_contain_text("2 variantes")
    found.locator(".expert").click()
    back.click()
    expect(found.locator(".var.changed")).to_have_count(0)
    assert field.input_value() == "30"


# With friends -----------------------------------------------------------------------------------


def test_the_code_is_there_at_once_and_the_table_follows_what_is_chosen(visit: Visit) -> None:
    host, friend = visit(), visit()
    found = opened(host, "lair", "?with=friends")
    code = found.locator(".ticket .code").inner_text()
    assert re.fullmatch("[A-Z]+-[0-9]{2}", code)
    assert "À dire tel quel" in found.locator(".aloud").inner_text()
    found.locator(".who-list li").nth(2).locator("select").select_option("bot")
    found.get_by_role("switch", name="Retardataires").click()
    found.get_by_role("button", name="Par correspondance").click()
    friend.go("/")
    friend.page.locator(".resume .code input").fill(code.lower())
    friend.page.keyboard.press("Enter")
    friend.page.wait_for_url("**/t/*")
    friend.page.locator(".go-foot .main").click()
    expect(found.locator(".who-list li").nth(1)).to_contain_text("à table")
    found.locator("footer .main").click()
    made = table(host)
    assert made["code"] == code
    settings = made["settings"]
    assert isinstance(settings, dict)
    assert (settings["late"], settings["absence"], settings["clock"]) == (False, "clock", 86400)
    assert [one["who"] for one in made["seats"]] == ["person", "person", "bot"]  # type: ignore[attr-defined]


def test_a_card_that_is_opened_again_has_the_same_table(visit: Visit) -> None:
    me = visit()
    code = opened(me, "lair", "?with=friends").locator(".ticket .code").inner_text()
    me.page.keyboard.press("Escape")
    expect(me.page.locator(".resume .none")).to_be_visible()  # nobody came: no table of mine yet
    me.page.locator(".folder").first.get_by_role("link", name="Inviter des amis").click()
    assert card(me).locator(".ticket .code").inner_text() == code
    mine = me.context.request.get(f"{me.url}/api/tables/mine").json()
    assert len(mine["tables"]) == 1


def test_a_house_that_nobody_can_reach_says_so(visit: Visit) -> None:
    me = visit(locale="en")
    found = opened(me, "lair", "?with=friends")
    expect(found.locator(".ticket .note")).to_contain_text("filature serve --lan")


@pytest.fixture(scope="module")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    data = Path(tmp_path_factory.mktemp("open")) / "data"
    with serving(data, "public=https://games.example.org") as found:
        yield found


def test_on_the_open_internet_one_knocks_and_the_host_opens(
    browser: Browser, open_house: Server
) -> None:
    host, ines = (Visitor(browser, open_house.url) for _ in range(2))
    found = opened(host, "lair", "?with=friends")
    expect(found.locator(".ticket .url")).to_contain_text("https://games.example.org/t/")
    code = found.locator(".ticket .code").inner_text()
    ines.go("/")
    ines.page.locator(".resume .code input").fill(code)
    ines.page.keyboard.press("Enter")
    door = ines.page.locator(".door")
    door.get_by_label("Votre nom").fill("Inès")
    door.get_by_role("button", name="Frapper").click()
    expect(door).to_contain_text("On a frappé")
    knock = found.locator(".knocks .note")
    expect(knock).to_contain_text("Inès frappe\u00a0: ouvrir\u00a0?")
    knock.get_by_role("button", name="Ouvrir").click()
    ines.page.wait_for_url("**/t/*")
    ines.page.locator(".go-foot .main", has_text="M'asseoir").wait_for()
    for one in (host, ines):
        one.context.close()
        assert one.errors == []


# Everywhere -------------------------------------------------------------------------------------


@pytest.mark.parametrize("viewport", [NARROW, LOW, DESK], ids=["narrow", "low", "desk"])
@pytest.mark.parametrize("how", ["", "?with=friends"])
def test_the_card_fits_and_axe_finds_nothing(
    visit: Visit, viewport: dict[str, int], how: str
) -> None:
    me = visit(viewport=viewport, bypass_csp=True)
    found = opened(me, "bond", how)
    if how:
        found.locator(".ticket .qr").wait_for()
    assert me.page.evaluate(WIDEST) <= 0
    assert me.faults() == []
    if not how:
        found.locator(".who-bot").last.click()
        found.locator(".pop").wait_for()
    else:
        found.locator(".expert").click()
        found.locator(".var").first.wait_for()
    assert me.faults() == []
    assert me.page.evaluate(WIDEST) <= 0
    outside = "one => one.scrollWidth - one.clientWidth"
    assert found.locator(".pane2").evaluate(outside) <= 0


def test_what_can_be_touched_is_large_enough(visit: Visit) -> None:
    me = visit(viewport=NARROW, has_touch=True)
    for how in ("", "?with=friends"):
        found = opened(me, "lair", how)
        sizes = found.locator("button:visible, select:visible").evaluate_all(
            "all => all.map(one => [one.textContent, one.getBoundingClientRect().height])"
        )
        assert [one for one in sizes if one[1] < 40] == []


def test_back_closes_the_card_and_what_is_below_is_inert(visit: Visit) -> None:
    me = visit()
    me.go("/")
    me.page.locator(".folder").first.get_by_role("link", name="Jouer contre des robots").click()
    expect(card(me)).to_be_visible()
    me.focused(".file-card, .file-card *")
    for _ in range(30):
        me.page.keyboard.press("Tab")
    assert me.page.evaluate("document.activeElement.closest('.front > main') === null")
    me.page.go_back()
    expect(card(me)).to_have_count(0)
