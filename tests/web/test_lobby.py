"""A table before its match: who sits where, and what people do about each other there."""

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
    begin,
    confirm,
    enter,
    gather,
    place,
    reach,
    sized,
    table_of,
    told,
    use,
    watching,
)
from web.conftest import Visit

PHONE: ViewportSize = {"width": 360, "height": 740}
LOW: ViewportSize = {"width": 844, "height": 390}
SCREENS = (DESK, PHONE, LOW)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house that waits for no host."""
    data = Path(tmp_path_factory.mktemp("lobby")) / "data"
    with serving(data, "lobby=0.2") as found:
        yield found
        assert "Traceback" not in found.errors.read_text()


def middles(visitor: Visitor) -> list[tuple[float, float]]:
    boxes = [one.bounding_box() for one in visitor.page.locator(".place").all()]
    return [(one["x"] + one["width"] / 2, one["y"] + one["height"] / 2) for one in boxes if one]


def test_one_sits_at_the_bottom_and_the_order_round_the_table_is_that_of_play(
    visit: Visit,
) -> None:
    people = gather(visit, "Camille Jo Tom Zoe")
    for seat, one in enumerate(people):
        found = middles(one)
        bottom, left, top, right = [found[(seat + n) % 4] for n in range(4)]
        assert top[1] < left[1] == right[1] < bottom[1]
        assert left[0] < top[0] == bottom[0] < right[0]
    sized(people[0], PHONE)
    listed = middles(people[0])
    assert len({x for x, _ in listed}) == 1
    assert [y for _, y in listed] == sorted(y for _, y in listed)


def test_six_sit_down_by_the_page_and_begin_together(visit: Visit) -> None:
    (host,) = gather(visit, "Ada", "open open open open open", game="bond")
    others = [visit(locale="en" if n % 2 else "fr") for n in range(5)]
    for n, one in enumerate(others):
        enter(one, f"/t/{table_of(host)}")
        one.page.locator(".go-foot .main").click()
        place(host, n + 1, "là")
        one.page.locator(".go-foot .main").click()
        place(host, n + 1, "à table")
    host.page.get_by_role("button", name="Commencer").click()
    for one in (host, *others):
        one.page.locator(".who-strip.n6").wait_for()


# Names ---------------------------------------------------------------------------------------


def test_names_used_here_are_offered_again(visit: Visit) -> None:
    (host,), guest = gather(visit, "Camille", "open"), visit()
    enter(guest, f"/t/{table_of(host)}")
    guest.page.locator(".go-foot button", has_text="Changer de nom").click()
    own = guest.page.locator(".names [aria-pressed=true]").inner_text()
    guest.page.locator(".names button", has_text="autre nom").click()
    guest.page.locator(".names-here input").fill("Inès")
    guest.page.locator(".place.free .btn").click()
    place(host, 1, "Inès")
    (again,) = gather(visit, "Bo", "open")
    guest.go(f"/t/{table_of(again)}")
    guest.page.locator(".go-foot", has_text="Vous êtes Inès sur cet appareil.").wait_for()
    guest.page.locator(".go-foot button", has_text="Changer de nom").click()
    assert guest.page.locator(".names [aria-pressed=true]").inner_text() == "Inès"
    guest.page.locator(".names button", has_text=own).click()
    guest.page.locator(".go-foot .main").click()
    place(again, 1, own)


# Powers --------------------------------------------------------------------------------------


def test_the_host_exchanges_two_chairs_and_all_are_told(visit: Visit) -> None:
    host, jo, tom = gather(visit, "Camille Jo Tom")
    about(host, 2)
    host.page.locator(".place [data-deed=swap]").click()
    host.page.locator(".sure select").select_option(label="Jo")
    confirm(host)
    for one in (host, jo, tom):
        place(one, 1, "Tom")
        place(one, 2, "Jo")
        told(one, "Tom et Jo échangent leurs places")
    place(tom, 1, "vous")
    begin(host, jo, tom)


def test_somebody_is_moved_to_a_free_chair_and_all_are_told(visit: Visit) -> None:
    host, tom = gather(visit, "Camille Tom", "open")
    about(host, 1)
    host.page.locator(".place [data-deed=swap]").click()
    host.page.locator(".sure select").select_option(label="place C, libre")
    assert host.page.locator(".sure form .row .btn").first.inner_text() == "Échanger"
    confirm(host)
    for one in (host, tom):
        place(one, 2, "Tom")
        told(one, "Tom passe à la place C.")


def test_who_is_put_out_reads_why_and_does_not_come_back(visit: Visit) -> None:
    host, tom = gather(visit, "Camille Tom")
    about(host, 1)
    said = use(host, "kick")
    assert "Sa chaise redevient libre" in said
    place(host, 1, "Place libre")
    told(host, "Camille fait sortir Tom")
    tom.page.locator("h2", has_text="La porte s'est refermée").wait_for()
    assert "On vous a fait sortir" in tom.page.locator(".blank").inner_text()
    tom.page.reload()
    tom.page.locator("h2", has_text="La porte s'est refermée").wait_for()
    tom.errors.clear()


def test_somebody_seated_is_made_a_watcher_and_sits_down_again(visit: Visit) -> None:
    host, tom = gather(visit, "Camille Tom")
    about(host, 1)
    use(host, "watch")
    place(host, 1, "Place libre")
    host.page.locator(".watch li").first.wait_for()
    tom.page.locator("[data-foot=guest] .main").click()
    place(host, 1, "là")


def test_free_chairs_are_filled_with_bots_and_freed_again(visit: Visit) -> None:
    (host,) = gather(visit, "Camille", "open open")
    host.page.get_by_role("button", name="Compléter par des robots").click()
    place(host, 1, "robot")
    place(host, 2, "robot")
    about(host, 2)
    host.page.locator(".place [data-deed=chair]").click()
    place(host, 2, "Place libre")
    host.page.get_by_role("button", name="Un robot à la place C").click()
    host.page.locator(".place [data-level=double-o]").click()
    place(host, 2, "robot, Double zéro")
    host.page.get_by_role("button", name="Commencer").click()
    host.page.locator(".who-strip").wait_for()


def test_the_level_of_a_bot_is_chosen_and_changed_and_all_are_told(visit: Visit) -> None:
    host, tom = gather(visit, "Camille Tom", "open")
    host.page.get_by_role("button", name="Un robot à la place C").click()
    host.page.locator(".place [data-level=recruit]").click()
    for one in (host, tom):
        place(one, 2, "robot, Recrue")
        told(one, "la chaise C est à un robot, Recrue")
    name = host.page.locator(".place[data-seat='2'] > b").inner_text()
    about(host, 2)
    marked = host.page.locator(".place [aria-pressed=true]")
    assert marked.get_attribute("data-level") == "recruit"
    host.page.locator(".place [data-level=double-o]").click()
    for one in (host, tom):
        place(one, 2, "robot, Double zéro")
        told(one, "la chaise C est à un robot, Double zéro")
    assert host.page.locator(".place[data-seat='2'] > b").inner_text() == name
    about(tom, 2)
    tom.page.locator(".place [data-level=agent]").click()
    assert "il faut l'accord de chacun" in confirm(tom)
    host.page.locator("[data-note=ballot]").get_by_role("button", name="Oui").click()
    place(tom, 2, "robot, Agent")


def test_who_leaves_the_seat_looks_on_and_may_sit_again(visit: Visit) -> None:
    host, tom = gather(visit, "Camille Tom", watchers=False)
    about(tom, 1)
    use(tom, "leave")
    place(host, 1, "Place libre")
    tom.page.locator("[data-foot=guest]").wait_for()
    tom.page.locator(".place.free .btn").click()
    place(host, 1, "là")


def test_the_table_is_handed_over(visit: Visit) -> None:
    host, tom = gather(visit, "Camille Tom")
    about(host, 1)
    use(host, "host")
    for one in (host, tom):
        place(one, 1, "hôte")
        told(one, "Camille confie la table à Tom")
    about(tom, 0)
    expect(tom.page.locator(".place [data-deed=kick]")).to_have_count(1)


def test_a_host_who_is_gone_is_replaced_and_asks_for_the_table_back(visit: Visit) -> None:
    host, tom = gather(visit, "Camille Tom")
    address = host.page.url.removeprefix(host.url)
    host.page.goto("about:blank")
    place(tom, 1, "hôte")
    told(tom, "Tom tient la table")
    place(tom, 0, "loin")
    enter(host, address)
    about(host, 0)
    assert "Redemander la table" in use(host, "claim")
    place(tom, 0, "hôte")
    told(tom, "Camille prend la table")


def test_the_countdown_is_seen_by_all_stopped_once_and_cut_short_by_the_host(visit: Visit) -> None:
    host, tom = gather(visit, "Camille Tom", countdown=30)
    for one in (host, tom):
        one.page.locator(".go-foot .main", has_text="À table").click()
    for one in (host, tom):
        one.page.locator("[data-foot=countdown]", has_text="La partie commence dans").wait_for()
    tom.page.locator("[data-foot=countdown] .btn", has_text="Attendez").click()
    for one in (host, tom):
        one.page.locator("[data-foot=seated]").wait_for()
        told(one, "arrête le compte à rebours")
    tom.page.locator(".go-foot .main", has_text="À table").click()
    tom.page.locator("[data-foot=countdown]").wait_for()
    assert tom.page.locator("[data-foot=countdown] .btn").count() == 0
    host.page.locator("[data-foot=countdown] .main").click()
    tom.page.locator(".who-strip").wait_for()


def test_where_nobody_may_watch_whoever_can_sit_is_let_in(visit: Visit) -> None:
    (host,) = gather(visit, "Camille", "open", watchers=False)
    tom = watching(visit, host, "Tom")
    tom.page.locator(".place.free .btn").click()
    place(host, 1, "Tom")


def test_a_table_that_is_closed_is_closed_for_all(visit: Visit) -> None:
    host, tom = gather(visit, "Camille Tom")
    about(host, 0)
    assert "La table disparaît" in use(host, "close")
    for one in (host, tom):
        one.page.locator(".blank", has_text="La table est fermée").wait_for()


# For everyone --------------------------------------------------------------------------------


def test_with_the_keyboard_alone_one_sits_down_is_ready_and_leaves(visit: Visit) -> None:
    (host,) = gather(visit, "Camille", "open")
    tom = watching(visit, host, "Tom", viewport=PHONE)
    reach(tom, ".place.free .btn")
    tom.page.keyboard.press("Enter")
    place(host, 1, "Tom")
    tom.page.locator("[data-foot=seated]").wait_for()
    reach(tom, ".go-foot .main")
    tom.page.keyboard.press("Enter")
    place(host, 1, "à table")
    reach(tom, ".place[data-seat='1'] > .more")
    tom.page.keyboard.press("Enter")
    reach(tom, "[data-deed=leave]")
    tom.page.keyboard.press("Enter")
    tom.page.locator(".sure").wait_for()
    tom.focused(".sure")
    tom.page.keyboard.press("Escape")
    tom.page.locator(".sure").wait_for(state="detached")
    place(host, 1, "à table")
    reach(tom, "[data-deed=leave]")
    tom.page.keyboard.press("Enter")
    reach(tom, ".sure button")
    tom.page.keyboard.press("Enter")
    place(host, 1, "Place libre")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_is_too_small_too_pale_or_without_a_name(visit: Visit, scheme: str) -> None:
    looks = {"color_scheme": scheme, "bypass_csp": True}
    host, tom, _ = gather(visit, "Camille Tom Jo", "open", looks=looks)
    guest = watching(visit, host, "Zoe", locale="en", **looks)
    about(host, 1)
    for screen in SCREENS if scheme == "light" else (PHONE,):
        for one in (host, guest, tom):
            sized(one, screen)
            assert one.faults() == []
            assert one.page.evaluate(WIDE) <= 0
            if screen != DESK:
                assert one.page.evaluate(SMALL) == []
    host.page.locator(".place [data-deed=kick]").click()
    host.page.locator(".sure").wait_for()
    assert host.faults() == []
