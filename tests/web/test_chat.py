"""What is said at a table: counted, muted, silenced, and by whom."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize

from server.hosting import Server, serving
from web.company import (
    about,
    chat,
    confirm,
    menu,
    own,
    playing,
    say,
    shut,
    sized,
    told,
    use,
    watching,
)
from web.conftest import Visit

LOW: ViewportSize = {"width": 844, "height": 390}
QUIET = 3  # lines that one may say at once in this house


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house where nobody may talk much."""
    data = Path(tmp_path_factory.mktemp("chat")) / "data"
    with serving(data, "quiet") as found:
        yield found
        assert "Traceback" not in found.errors.read_text()


def test_what_was_said_out_of_sight_is_counted_until_it_is_read(visit: Visit) -> None:
    host, jo = playing(visit, "Camille Jo")
    chat(jo)
    say(jo, "Bonsoir")
    say(jo, "Vous jouez ?")
    mark = host.page.locator("#tab-chat .unread")
    mark.filter(has_text="2").wait_for()
    host.titled("(2) ")
    assert jo.page.locator("#tab-chat .unread").count() == 0
    chat(host)
    mark.wait_for(state="detached")
    host.page.wait_for_function("() => !document.title.startsWith('(')")
    host.page.reload()
    host.page.locator("#tab-chat").wait_for()
    assert host.page.locator("#tab-chat .unread").count() == 0


def test_on_a_low_screen_the_drawer_says_that_something_was_said(visit: Visit) -> None:
    host, jo = playing(visit, "Camille Jo")
    sized(host, LOW)
    chat(jo)
    say(jo, "Bonsoir")
    host.page.locator(".handle .unread").wait_for()


def test_whoever_is_muted_is_not_heard_also_tomorrow_and_is_heard_again(visit: Visit) -> None:
    host, jo = playing(visit, "Camille Jo")
    chat(host)
    chat(jo)
    say(jo, "Un mot")
    host.page.locator(".msg .speaker", has_text="Jo").click()
    host.page.locator(".msg .powers button", has_text="Ne plus entendre Jo").click()
    say(jo, "Deux mots")
    jo.page.locator(".msg", has_text="Deux mots").wait_for()
    host.page.reload()
    chat(host)
    host.page.locator(".muted", has_text="Vous n'entendez plus Jo").wait_for()
    assert host.page.locator(".msg").count() == 0
    host.page.locator(".muted .link").click()
    host.page.locator(".msg", has_text="Deux mots").wait_for()
    assert jo.page.locator(".muted").count() == 0


def test_whoever_is_silenced_is_told_so_and_may_talk_again(visit: Visit) -> None:
    host, jo = playing(visit, "Camille Jo")
    chat(jo)
    about(host, 1)
    use(host, "silence")
    jo.page.locator(".speak .trouble", has_text="L'hôte vous a retiré la parole.").wait_for()
    assert jo.page.locator(".speak input").is_disabled()
    about(host, 1)
    host.page.locator(".folks .powers button", has_text="Rendre la parole à Jo").click()
    confirm(host)
    jo.page.locator(".speak input:enabled").wait_for()


def test_watchers_have_names_are_marked_silenced_and_put_out(visit: Visit) -> None:
    host, _ = playing(visit, "Camille Jo")
    ines = watching(visit, host, "Inès")
    chat(ines)
    say(ines, "Qui gagne ?")
    chat(host)
    line = host.page.locator(".msg", has_text="Qui gagne ?")
    line.wait_for()
    assert "Inès" in line.inner_text()
    assert "regarde" in line.inner_text()
    line.locator(".speaker").click()
    use(host, "silence")
    ines.page.locator(".speak input:disabled").wait_for()
    menu(host)
    host.page.locator(".watch .speaker", has_text="Inès").click()
    use(host, "remove")
    ines.page.locator(".blank", has_text="fait sortir").wait_for()
    host.page.locator(".watch").wait_for(state="detached")


def test_what_is_said_too_fast_stays_typed_and_says_so(visit: Visit) -> None:
    host, _ = playing(visit, "Camille Jo")
    chat(host)
    for n in range(QUIET + 1):
        say(host, f"phrase {n}")
        host.page.locator(f".msg:has-text('phrase {n}'), .trouble:not(:empty)").first.wait_for()
    assert "Réessayez dans" in host.page.locator(".speak .trouble").inner_text()
    assert host.page.locator(".speak input").input_value() == f"phrase {QUIET}"
    assert host.page.locator(".msg").count() == QUIET


def test_minutes_tell_what_was_done_and_by_whom(visit: Visit) -> None:
    host, jo = playing(visit, "Camille Jo")
    own(host, "sit-out")
    told(jo, "Un robot tient la place de Camille")
    menu(jo)
    jo.page.locator(".minutes li", has_text="Un robot tient la place de Camille").wait_for()
    shut(jo)
    chat(jo)
    jo.page.locator(".talk .sys", has_text="Un robot tient la place de Camille").wait_for()
