"""Company at a table: so many people, each with a browser of their own, and what they do there."""

from typing import Any

from playwright.sync_api import ViewportSize

from web.browsing import Visitor
from web.conftest import Visit


def gather(visit: Visit, names: str, more: str = "", **how: Any) -> list[Visitor]:
    """People in the lobby of a table of lair, the host first; `more` are further chairs."""
    looks = how.pop("looks", {})
    host, *guests = [visit(**looks) for _ in names.split()]
    game, settings = how.pop("game", "lair"), {"pace": 0, **how}
    chairs = [{"who": "me", "name": names.split()[0]}, *[{"who": "open"} for _ in guests]]
    chairs += [{"who": one} for one in more.split()]
    wish = {"game": game, "seats": chairs, "settings": settings}
    for one in (host, *guests):
        one.context.request.get(f"{one.url}/api/me")
    made = host.context.request.post(f"{host.url}/api/tables", data=wish).json()
    enter(host, f"/t/{made['table']['id']}")
    for guest, name in zip(guests, names.split()[1:], strict=True):
        asked(guest, table_of(host), "join", name=name)
        enter(guest, f"/t/{table_of(host)}")
    return [host, *guests]


def enter(visitor: Visitor, path: str) -> None:
    """Comes in, and is there for the others too."""
    visitor.go(path)
    visitor.page.locator(".place, .who-strip").first.wait_for()
    welcomed(visitor)


def sized(visitor: Visitor, screen: ViewportSize) -> None:
    visitor.page.set_viewport_size(screen)


def welcomed(visitor: Visitor) -> None:
    for _ in range(1200):
        if any(frame["type"] == "welcome" for frame in visitor.frames):
            return
        visitor.page.wait_for_timeout(50)
    raise AssertionError("nobody says welcome")


def table_of(visitor: Visitor) -> str:
    return visitor.page.url.rpartition("/t/")[2]


def asked(visitor: Visitor, table: str, what: str, **body: Any) -> Any:
    """Something asked of the table without its page, as its own script does."""
    answer = visitor.context.request.post(f"{visitor.url}/api/tables/{table}/{what}", data=body)
    assert answer.ok, answer.text()
    return answer.json()


def begin(*people: Visitor) -> None:
    """Everybody is ready, and the match is on every screen."""
    for one in people:
        asked(one, table_of(one), "ready", ready=True)
    for one in people:
        one.page.locator(".who-strip li").first.wait_for()


def playing(visit: Visit, names: str, more: str = "", **how: Any) -> list[Visitor]:
    people = gather(visit, names, more, **how)
    begin(*people)
    return people


def watching(visit: Visit, host: Visitor, name: str, **how: Any) -> Visitor:
    """Somebody who looks on under a name."""
    one = visit(**how)
    one.context.request.put(f"{one.url}/api/me", data={"name": name})
    enter(one, f"/t/{table_of(host)}")
    return one


# What they do -------------------------------------------------------------------------------


def menu(visitor: Visitor) -> None:
    """Opens the menu of the table, unless it is open."""
    if not visitor.page.locator(".menu-sheet").count():
        visitor.page.locator(".menu > button").click()


def about(visitor: Visitor, seat: int) -> None:
    """Opens what can be done about a seat, in the lobby or in the menu of a match."""
    where = ".place" if visitor.page.locator(".place").count() else ".folks li"
    if where == ".folks li":
        menu(visitor)
    visitor.page.locator(f"{where}[data-seat='{seat}'] > .more").click()


def use(visitor: Visitor, deed: str) -> str:
    """Uses a power of an open list, and says yes; what the question said."""
    visitor.page.locator(f".powers [data-deed='{deed}'], .note [data-deed='{deed}']").first.click()
    return confirm(visitor)


def confirm(visitor: Visitor) -> str:
    box = visitor.page.locator(".sure")
    box.wait_for()
    said = box.inner_text()
    box.locator("form .row .btn").first.click()
    box.wait_for(state="detached")
    return said


def shut(visitor: Visitor) -> None:
    """Closes the menu."""
    if visitor.page.locator(".menu-sheet").count():
        visitor.page.keyboard.press("Escape")
        visitor.page.locator(".menu-sheet").wait_for(state="detached")


def told(visitor: Visitor, words: str) -> None:
    """Until somebody was told something, and it was on the screen or is among the minutes."""
    for _ in range(1200):
        heard = [one["minute"]["text"] for one in visitor.frames if one["type"] == "minute"]
        if any(words in one for one in heard):
            return
        visitor.page.wait_for_timeout(50)
    raise AssertionError(f"nobody said: {words}; but {heard}")


def note(visitor: Visitor, kind: str) -> Any:
    """A note over the table, once it is there."""
    found = visitor.page.locator(f"[data-note='{kind}']")
    found.wait_for()
    return found


def gone(visitor: Visitor, kind: str) -> None:
    visitor.page.locator(f"[data-note='{kind}']").wait_for(state="detached")


def place(visitor: Visitor, seat: int, words: str) -> None:
    """Until a seat of the lobby says something."""
    visitor.page.locator(f".place[data-seat='{seat}']", has_text=words).wait_for()


def own(visitor: Visitor, deed: str) -> str:
    """Uses a power about oneself or the table."""
    menu(visitor)
    said = use(visitor, deed)
    shut(visitor)
    return said


def chat(visitor: Visitor) -> None:
    visitor.page.locator("#tab-chat").click()
    visitor.page.locator(".speak input").wait_for()


def say(visitor: Visitor, text: str) -> None:
    visitor.page.locator(".speak input").fill(text)
    visitor.page.keyboard.press("Enter")


# What it looks like --------------------------------------------------------------------------

SMALL = """() => [...document.querySelectorAll(':is(.lobby, .menu-sheet, .note, .sure) button')]
  .map(one => [one.innerText || one.ariaLabel, one.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.width < 40 || box.height < 40)).map(([name]) => name)"""
WIDE = "() => document.documentElement.scrollWidth - innerWidth"


def reach(visitor: Visitor, what: str) -> None:
    """By the tabulator key alone."""
    there = "what => document.activeElement?.matches(what) ?? false"
    for _ in range(80):
        visitor.page.keyboard.press("Tab")
        if visitor.page.evaluate(there, what):
            return
    raise AssertionError(f"no key leads to {what}")
