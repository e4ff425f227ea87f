"""What one person has of a house and of a table that others share: told on the page."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.hosting import Server, serving
from web.company import asked, begin, gather, menu, table_of
from web.conftest import Visit

ROOM = 2  # connections of one household


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house with little room."""
    data = Path(tmp_path_factory.mktemp("sharing")) / "data"
    with serving(data, f"connections/address={ROOM}") as found:
        yield found
        assert "Traceback" not in found.errors.read_text()


def test_seats_of_one_device_are_marked_for_everybody(visit: Visit) -> None:
    host, jo = gather(visit, "Camille Jo", "open")
    assert host.page.locator(".same-device").count() == 0
    asked(jo, table_of(host), "join", name="Max")
    for one in (host, jo):
        marks = one.page.locator(".place .same-device")
        marks.nth(1).wait_for()
        assert marks.all_inner_texts() == ["même appareil que Max", "même appareil que Jo"]
        assert marks.locator("svg").count() == 2
    asked(jo, table_of(host), "ready")
    begin(host)
    menu(host)
    marks = host.page.locator(".folks .same-device")
    assert marks.all_inner_texts() == ["même appareil que Max", "même appareil que Jo"]
    assert "même appareil" in host.page.locator(".who-strip li[data-seat='1'] .vh").inner_text()


def test_for_whom_there_is_no_room_the_page_says_when_there_may_be(visit: Visit) -> None:
    host, _ = gather(visit, "Camille Jo")
    late = visit()
    late.go(f"/t/{table_of(host)}")
    said = late.page.get_by_text("Trop de connexions")
    said.first.wait_for()
    assert "Réessayez dans 30\u00a0s." in said.first.inner_text()
    late.errors.clear()  # the console tells of the answer 429
    host.page.close()
    late.page.get_by_role("button", name="Réessayer").click()
    late.page.locator(".place").first.wait_for()
    late.errors.clear()
