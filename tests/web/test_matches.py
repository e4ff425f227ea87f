"""Whole matches in the browser: by clicks, at one screen, over a restart."""

import json
import re
from pathlib import Path

import pytest

from server.hosting import Server
from web.browsing import DESK, PHONE, Visitor
from web.conftest import Visit
from web.pictures import Shot, open_match, played


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
    page.locator(".review > summary").click()
    page.locator(".point").first.wait_for()
    assert page.locator(".plot .share").count() == 2
    assert me.faults() == []
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
    page.get_by_role("button", name="Rejouer, mêmes places").click()
    page.locator(".opt").first.wait_for()


@pytest.mark.parametrize("viewport", [PHONE, DESK], ids=["phone", "desk"])
def test_every_mark_of_a_review_can_be_clicked_and_leads_to_its_moment(
    viewport: dict[str, int], visit: Visit
) -> None:
    me = visit(viewport=viewport)
    open_match(me, played("lair", Shot(2, 10_000, "light", {"target": 10}, seed=3)))
    me.page.locator(".review > summary").click()
    marks = me.page.locator(".point")
    marks.first.wait_for()
    labels = [mark.get_attribute("title") or "" for mark in marks.all()]
    moments = [int(re.findall(r"coup (\d+)", label)[0]) for label in labels]
    assert len(set(moments)) < len(moments)  # one was both, with hardly a chance left
    for mark, moment in zip(marks.all(), moments, strict=True):
        mark.click()
        me.page.wait_for_url(f"**#at={moment}&eye=0")


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


def test_one_screen_for_two_with_a_cover_in_between(visit: Visit) -> None:
    me = visit()
    me.sit("lair", "me me", target=5)
    covers = 0
    for _ in range(8):
        came = me.turn(".cover")
        if came == ".report":
            break
        if came == ".cover":
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
    gone = ("WebSocket", "ERR_CONNECTION", "ERR_EMPTY_RESPONSE")  # while the house was away
    me.errors = [text for text in me.errors if not any(word in text for word in gone)]


def test_a_problem_is_reported_with_a_word_and_sealed_while_the_match_is_on(visit: Visit) -> None:
    me = visit(bypass_csp=True)
    me.sit("lair", "me bot", target=5)
    me.turn()
    me.page.get_by_role("button", name="Signaler un problème").click()
    me.page.locator("#complain-note").fill("l'espion est tombé")
    assert me.faults() == []
    with me.page.expect_download() as download:
        me.page.get_by_role("button", name="Télécharger le rapport").click()
    report = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert (report["note"], report["sealed"], report["match"]) == ("l'espion est tombé", True, "")
    me.page.locator(".complain").wait_for(state="detached")
