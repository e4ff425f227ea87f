"""Powers in a match, from its page: what each of them does, and what the others read."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

from server.hosting import Server, serving
from web.browsing import DESK, Visitor
from web.company import (
    SMALL,
    WIDE,
    about,
    asked,
    chat,
    confirm,
    gone,
    menu,
    note,
    own,
    playing,
    reach,
    say,
    shut,
    sized,
    table_of,
    told,
    use,
    watching,
)
from web.conftest import Visit
from web.test_presence import HEARD

PHONE: ViewportSize = {"width": 360, "height": 740}
LOW: ViewportSize = {"width": 844, "height": 390}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house where whoever is gone can be replaced at once, and an answer may take its time."""
    data = Path(tmp_path_factory.mktemp("menu")) / "data"
    with serving(data, "away=0", "ballot=600") as found:
        yield found
        assert "Traceback" not in found.errors.read_text()


def answer(visitor: Visitor, yes: str) -> None:
    """Answers a ballot."""
    note(visitor, "ballot").get_by_role("button", name=yes).click()


def seat(visitor: Visitor, number: int, words: str) -> None:
    """Until the strip says something of a seat."""
    line = visitor.page.locator(f".who-strip li[data-seat='{number}']")
    line.locator(".vh", has_text=words).wait_for()


# By consent ----------------------------------------------------------------------------------


def test_a_pause_by_consent_stops_the_match_and_its_end_gives_it_back(visit: Visit) -> None:
    host, jo, tom = playing(visit, "Camille Jo Tom")
    host.page.locator(".opt").first.wait_for()
    assert "il faut l'accord de chacun" in own(jo, "pause")
    assert note(jo, "ballot").get_by_role("button").count() == 0
    assert "Jo voudrait faire une pause" in note(host, "ballot").inner_text()
    answer(host, "Oui")
    answer(tom, "Oui")
    for one in (host, jo, tom):
        note(one, "paused")
        told(one, "Jo met la partie en pause")
        gone(one, "ballot")
    host.page.locator(".status", has_text="en pause").wait_for()
    expect(host.page.locator(".opt, .legal")).to_have_count(0)
    assert host.page.locator(".board").is_visible()
    note(jo, "paused").get_by_role("button", name="Reprendre la partie").click()
    for one in (host, jo, tom):
        gone(one, "paused")
    host.page.locator(".opt").first.wait_for()
    host.choose()


def test_one_no_ends_a_ballot_and_nothing_changes(visit: Visit) -> None:
    host, jo, tom = playing(visit, "Camille Jo Tom")
    menu(jo)
    about(jo, 2)
    use(jo, "kick")
    shut(jo)
    assert tom.page.locator("[data-note=ballot] button").count() == 0  # who it is about has no vote
    answer(host, "Non")
    for one in (host, jo, tom):
        told(one, "rien ne change")
        gone(one, "ballot")
    seat(host, 2, "Tom")


def test_a_ballot_leaves_the_focus_where_it_was_and_is_read_aloud(visit: Visit) -> None:
    host, jo = playing(visit, "Camille Jo")
    host.page.locator("#tab-chat").click()
    host.page.locator(".speak input").fill("attends")
    own(jo, "pause")
    note(host, "ballot")
    host.focused(".speak input")
    assert host.page.locator(".speak input").input_value() == "attends"
    assert host.page.locator("[data-note=ballot] [role=status]", has_text="Jo").count() == 1


def test_what_happens_when_somebody_is_away_is_changed_by_consent(visit: Visit) -> None:
    host, jo = playing(visit, "Camille Jo")
    menu(host)
    host.page.locator(".powers [data-deed=absence]").click()
    host.page.locator(".sure label", has_text="Pendule").click()
    host.page.locator(".sure select").select_option("300")
    confirm(host)
    answer(jo, "Oui")
    menu(jo)
    jo.page.locator(".menu-sheet", has_text="Passé le temps, un robot décide").wait_for()
    jo.page.locator(".who-strip time").wait_for()


# Oneself -------------------------------------------------------------------------------------


def test_a_bot_keeps_my_seat_until_i_take_it_back(visit: Visit) -> None:
    host, jo = playing(visit, "Camille Jo")
    own(host, "sit-out")
    note(host, "kept")
    for one in (host, jo):
        told(one, "Un robot tient la place de Camille")
        seat(one, 0, "un robot tient la place")
    expect(host.page.locator(".opt")).to_have_count(0)
    note(host, "kept").get_by_role("button", name="La reprendre").click()
    gone(host, "kept")
    told(jo, "Camille reprend sa place")


def test_whoever_leaves_is_on_the_front_page_and_a_bot_has_the_chair(visit: Visit) -> None:
    host, jo = playing(visit, "Camille Jo")
    assert "Un robot prend votre place pour de bon" in own(jo, "leave")
    jo.page.locator(".folder").first.wait_for()
    told(host, "Jo")
    seat(host, 1, "robot, Agent")


def test_between_two_whoever_resigns_ends_the_match(visit: Visit) -> None:
    host, jo = playing(visit, "Camille Jo")
    assert "La partie s'arrête là pour tout le monde" in own(jo, "resign")
    for one in (host, jo):
        one.page.locator(".curtain, .report").first.wait_for()
    host.turn()
    story = host.page.locator(".story")
    story.locator("li", has_text="Jo abandonne la partie.").wait_for()
    story.locator("li", has_text="Camille l'emporte.").wait_for()
    assert "il ne reste que vous" in host.page.locator(".report .own").inner_text()
    host.page.locator("details.review").wait_for()


APART = """() => {
  const [one, other] = ['.toast', '.verse'].map(name => document.querySelector(name));
  if (!one || !other) return '';
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.bottom <= b.top || a.top >= b.bottom ? 'apart' : 'over it'; }"""


def test_on_a_phone_what_is_told_does_not_cover_how_it_ended(visit: Visit) -> None:
    host, jo = playing(visit, "Camille Jo", looks={"viewport": PHONE})
    host.page.evaluate(f"""() => {{ const apart = {APART};
      new MutationObserver(() => {{ window.ended ||= apart(); }})
        .observe(document.body, {{ childList: true, subtree: true }}); }}""")
    own(jo, "resign")
    host.page.wait_for_function("() => window.ended")
    assert host.page.evaluate("window.ended") == "apart"


def test_the_last_who_plays_reads_that_the_match_ends(visit: Visit) -> None:
    host, jo = playing(visit, "Camille Jo", "bot bot")
    assert "Quelqu'un d'autre à table devient l'hôte" in own(host, "leave")
    seat(jo, 0, "robot")
    menu(jo)
    jo.page.locator(".powers [data-deed=leave]").click()
    asked_last = jo.page.locator(".sure[open]").inner_text()
    assert "la partie est interrompue, et personne ne gagne" in asked_last
    assert "l'hôte" not in asked_last
    jo.page.keyboard.press("Escape")
    assert "La partie s'arrête là pour tout le monde" in own(jo, "resign")
    jo.page.locator(".curtain, .report").first.wait_for()


def test_with_more_than_two_a_bot_plays_on_for_whoever_resigned(visit: Visit) -> None:
    host, jo, tom = playing(visit, "Camille Jo Tom")
    assert "un robot finit la partie pour vous" in own(jo, "resign")
    seat(host, 1, "abandon")
    note(jo, "kept")
    assert jo.page.locator("[data-note=kept] button").count() == 0
    told(tom, "Jo abandonne la partie")


# Others --------------------------------------------------------------------------------------


def test_who_is_reminded_sees_and_hears_it(visit: Visit) -> None:
    host, jo = playing(visit, "Camille Jo")
    jo.page.add_init_script(HEARD)
    jo.page.evaluate("localStorage.setItem('sounds', 'on')")
    jo.page.reload()
    jo.page.locator(".who-strip li").first.wait_for()
    seat(host, 1, "là")
    about(host, 1)
    use(host, "nudge")
    jo.page.locator(".toast", has_text="Camille vous le rappelle").wait_for()
    jo.titled("● Camille vous le rappelle")
    jo.page.wait_for_function("() => window.heard.length > 1")
    jo.page.mouse.click(5, 400)
    jo.page.wait_for_function("() => !document.title.includes('rappelle')")


def test_a_match_stuck_on_somebody_who_is_gone_has_ways_out(visit: Visit) -> None:
    host, jo = playing(visit, "Camille Jo", away=1)
    for _ in range(30):
        if not host.page.locator(".opt").count():
            break
        host.choose()
    address = jo.page.url
    jo.page.goto("about:blank")
    stuck = note(host, "stuck")
    assert "Jo ne répond pas depuis" in stuck.inner_text()
    stuck.locator("[data-deed=replace]").click()
    assert "Un robot joue pour Jo" in confirm(host)
    gone(host, "stuck")
    seat(host, 1, "un robot tient la place")
    jo.page.goto(address)
    note(jo, "kept").get_by_role("button", name="La reprendre").click()
    seat(host, 1, "Jo")
    told(host, "Jo reprend sa place")


def test_who_is_put_out_of_a_match_reads_why_and_a_bot_has_the_chair(visit: Visit) -> None:
    host, jo, tom = playing(visit, "Camille Jo Tom")
    about(host, 1)
    assert "Jo ne pourra pas revenir avant 10 min" in use(host, "kick")
    jo.page.locator(".blank", has_text="On vous a fait sortir").wait_for()
    seat(tom, 1, "robot, Agent")
    told(tom, "Camille fait sortir Jo")


def test_the_table_is_handed_over_in_a_match(visit: Visit) -> None:
    host, jo = playing(visit, "Camille Jo")
    about(host, 1)
    use(host, "host")
    told(jo, "Camille confie la table à Jo")
    menu(jo)
    jo.page.locator(".folks li[data-seat='1'] .host-mark").wait_for()
    about(jo, 0)
    expect(jo.page.locator(".folks [data-deed=kick]")).to_have_count(1)


def test_the_host_closes_the_table(visit: Visit) -> None:
    host, jo = playing(visit, "Camille Jo")
    assert "personne ne gagne" in own(host, "close")
    for one in (host, jo):
        one.page.locator(".report").wait_for()


def test_a_latecomer_takes_the_chair_of_a_bot(visit: Visit) -> None:
    host, jo = playing(visit, "Camille Jo", "bot")
    late = watching(visit, host, "Inès", viewport=PHONE)
    assert "sa main et ses points" in note(late, "late").inner_text()
    note(late, "late").locator("[data-chair='2']").click()
    late.page.locator(".who-strip li[data-seat='2']").wait_for()
    seat(host, 2, "Inès")
    told(jo, "Inès prend la chaise")
    late.page.locator(".hand [data-face]").first.wait_for()
    gone(late, "late")


def test_six_agree_on_a_pause(visit: Visit) -> None:
    people = playing(visit, "Ada Bo Cy Di Ed Flo", game="bond")
    own(people[3], "pause")
    for one in (*people[:3], *people[4:]):
        answer(one, "Oui")
    for one in people:
        note(one, "paused")


# For everyone --------------------------------------------------------------------------------


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_is_too_small_too_pale_or_without_a_name(visit: Visit, scheme: str) -> None:
    looks = {"color_scheme": scheme, "bypass_csp": True}
    host, jo = playing(visit, "Camille Jo", "bot", looks=looks)
    watcher = watching(visit, host, "Zoe", locale="en", **looks)
    chat(jo)
    say(jo, "Bonsoir")
    own(jo, "pause")
    note(host, "ballot")
    chat(host)
    host.page.locator(".msg .speaker").click()
    for screen in (DESK, PHONE, LOW) if scheme == "light" else (PHONE,):
        for one in (host, jo, watcher):
            sized(one, screen)
            assert one.faults() == []
            menu(one)
            if one is not watcher:
                one.page.locator(".folks .more").first.click()
            assert one.faults() == []
            assert one.page.evaluate(WIDE) <= 0
            if screen != DESK:
                assert one.page.evaluate(SMALL) == []
            shut(one)
    answer(host, "Oui")
    note(watcher, "paused")
    assert watcher.faults() == []
    menu(host)
    host.page.locator(".powers [data-deed=absence]").click()
    host.page.locator(".sure").wait_for()
    assert host.faults() == []


def test_with_the_keyboard_alone_one_asks_for_a_pause_and_another_agrees(visit: Visit) -> None:
    host, jo = playing(visit, "Camille Jo", looks={"viewport": PHONE})
    reach(jo, ".menu > button")
    jo.page.keyboard.press("Enter")
    reach(jo, "[data-deed=pause]")
    jo.page.keyboard.press("Enter")
    reach(jo, ".sure button")
    jo.page.keyboard.press("Enter")
    note(host, "ballot")
    reach(host, ".note .go")
    host.page.keyboard.press("Enter")
    for one in (host, jo):
        note(one, "paused")
    host.focused(":not(body)")
    assert asked(host, table_of(host), "deeds", deed="resume")["paused"] is None
