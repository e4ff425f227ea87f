"""Whole matches in the browser: by clicks, by keys, between two people and a watcher."""

import json
from pathlib import Path

from server.hosting import Server
from web.browsing import PHONE, Visitor
from web.conftest import Visit


def finish(player: Visitor) -> None:
    for _ in range(200):
        if player.turn() == ".report":
            return
        player.click_through()
    raise AssertionError("this match never ends")


def test_a_whole_match_by_clicks_then_the_replay_and_its_proof(visit: Visit) -> None:
    me = visit(bypass_csp=True)
    me.sit("lair", "me bot", target=5)
    finish(me)
    page = me.page
    assert page.locator(".rank").count() == 2
    assert page.locator(".story li").last.inner_text().endswith("l'emporte.")
    page.locator(".point").first.wait_for()
    assert page.locator(".plot .share").count() == 2
    assert me.serious() == []
    page.locator(".point").first.click()
    page.wait_for_url("**#at=*&eye=0")
    page.locator(".review-tables summary").click()
    assert page.locator(".review-tables tbody tr").count() >= 2
    page.locator(".eyes label").nth(1).click()
    page.locator(".scrubber .btn").first.click()
    page.wait_for_url("**#at=*&eye=1")
    page.locator('.tray [data-zone="hand-1"]').wait_for()
    assert all(not face.startswith("back") for face in me.hand())
    page.get_by_role("button", name="Vérifier").click()
    page.locator("small.fair").wait_for()
    page.get_by_role("button", name="Rejouer").click()
    page.locator(".lobby").wait_for()


def test_a_whole_match_by_keyboard_alone_on_a_phone_in_english(visit: Visit) -> None:
    me = visit(viewport=PHONE, locale="en")
    me.sit("lair", "me bot", target=5)
    for _ in range(200):
        if me.turn() == ".report":
            break
        before = me.moment()
        for _ in range(30):
            if me.page.evaluate("document.activeElement.matches('.opt')"):
                break
            me.page.keyboard.press("Tab")
        me.page.keyboard.press("ArrowDown")
        me.page.keyboard.press("Enter")
        me.page.keyboard.press("Enter")
        me.moved_on(before)
    assert me.page.locator(".report h2").inner_text()


def test_arrows_walk_along_the_lines_of_a_board(visit: Visit) -> None:
    me = visit()
    me.sit("impossible", "me bot bot")
    me.turn()
    me.page.locator("[data-id='H']").focus()
    me.page.keyboard.press("ArrowRight")
    assert me.page.evaluate("document.activeElement.dataset.id") == "S01"
    me.page.keyboard.press("ArrowRight")
    assert me.page.evaluate("document.activeElement.dataset.id") == "S02"
    me.page.keyboard.press("?")
    me.page.locator(".bubble").wait_for()


def test_two_browsers_and_a_watcher_who_learns_no_secret(visit: Visit) -> None:
    host, friend, watcher = visit(), visit(locale="en"), visit(viewport=PHONE)
    address = host.sit("lair", "me open", target=5)
    friend.go(address)
    friend.page.get_by_role("button", name="Sit here").click()
    friend.page.get_by_role("button", name="I am ready").click()
    host.page.get_by_role("button", name="Commencer").click()
    watcher.go(address)
    watcher.page.locator(".status p").wait_for()
    for _ in range(6):
        host.page.locator(".opt, .status:not(.mine)").first.wait_for()
        mover = host if host.page.locator(".opt").count() else friend
        mover.turn()
        mover.click_through()
    assert host.hand()
    assert friend.hand()
    assert watcher.hands_seen() == []
    faces = watcher.page.locator('[data-piece^="hand-"]')
    shown = {faces.nth(n).get_attribute("data-face") for n in range(faces.count())}
    assert shown <= {"back-plain", "back-spy"}
    assert not watcher.page.locator(".opt").count()


def test_one_screen_for_two_with_a_cover_in_between(visit: Visit) -> None:
    me = visit()
    me.sit("lair", "me me", target=5)
    covers = 0
    for _ in range(8):
        if me.turn(".cover") == ".cover":
            assert me.page.locator("[data-face]").count() == 0
            me.page.locator(".cover .main").click()
            me.page.locator(".cover").wait_for(state="detached")
            covers += 1
        else:
            me.click_through()
    assert covers


def test_reload_and_restart_in_the_middle(visit: Visit, house: Server) -> None:
    me = visit()
    me.sit("lair", "me bot", target=5)
    me.turn()
    me.click_through()
    me.turn()
    hand = me.hand()
    me.page.reload()
    me.turn()
    assert me.hand() == hand
    house.kill()
    me.page.locator(".link-state").wait_for()
    house.start()
    me.page.locator(".link-state").wait_for(state="detached")
    me.turn()
    me.click_through()
    me.errors = [text for text in me.errors if "WebSocket" not in text]


def test_a_problem_is_reported_with_a_word_and_sealed_while_the_match_is_on(visit: Visit) -> None:
    me = visit(bypass_csp=True)
    me.sit("lair", "me bot", target=5)
    me.turn()
    me.page.get_by_role("button", name="Signaler un problème").click()
    me.page.locator("#complain-note").fill("l'espion est tombé")
    assert me.serious() == []
    with me.page.expect_download() as download:
        me.page.get_by_role("button", name="Télécharger le rapport").click()
    report = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert (report["note"], report["sealed"], report["match"]) == ("l'espion est tombé", True, "")
    me.page.locator(".complain").wait_for(state="detached")
