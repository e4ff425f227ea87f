"""Who is here, and the time: each state by a mark and a word; a bot that acts says for whom."""

from typing import Any

from web.browsing import PHONE, Visitor
from web.conftest import Visit

HEARD = """window.heard = []; const Real = AudioContext; window.AudioContext = class extends Real {
  constructor() { super(); window.heard.push('context'); }
  createGain() { const made = super.createGain(), begun = this.currentTime;
    const fade = made.gain.exponentialRampToValueAtTime;
    made.gain.exponentialRampToValueAtTime = (to, at) => {
      window.heard.push(at - begun); return fade.call(made.gain, to, at); }; return made; } };"""


def gathered(visit: Visit, seats: str = "me open bot", **settings: Any) -> tuple[Visitor, Visitor]:
    """Two people and a bot at a table of lair that has begun."""
    host, friend = visit(), visit(viewport=PHONE)
    wishes = [{"who": who} for who in seats.split()]
    wish = {"game": "lair", "seats": wishes, "settings": {"pace": 0, **settings}}
    for one in (host, friend):
        one.context.request.get(f"{one.url}/api/me")
    ask = host.context.request
    table = ask.post(f"{host.url}/api/tables", data=wish).json()["table"]["id"]
    friend.context.request.post(f"{host.url}/api/tables/{table}/join", data={})
    for one in (host, friend):
        one.context.request.post(f"{host.url}/api/tables/{table}/ready", data={})
    ask.post(f"{host.url}/api/tables/{table}/start", data={})
    for one in (host, friend):
        one.go(f"/t/{table}")
        one.page.locator(".who-strip li").first.wait_for()
    return host, friend


def seat(visitor: Visitor, number: int, state: str) -> Any:
    """A seat of the strip, once it is in a state."""
    found = visitor.page.locator(f".who-strip li[data-seat='{number}'].{state}")
    found.wait_for()
    return found


def test_who_thinks_who_is_here_and_who_is_a_bot(visit: Visit) -> None:
    host, friend = gathered(visit)
    bot = host.page.locator(".who-strip li[data-seat='2']")
    assert bot.locator(".mark svg").count() == 1
    for visitor, mine in ((host, 0), (friend, 1)):
        own = visitor.page.locator(f".who-strip li[data-seat='{mine}']")
        said = own.locator(".vh").inner_text().split(", ")[1]
        assert said in ("vous", "à vous", "a répondu")
        acting = visitor.page.locator(".who-strip .opens")
        acting.first.wait_for()
        assert acting.first.locator(".ring-of-time").count() == 1
        assert acting.first.locator("time").count() == 0  # no clock runs


def test_who_goes_is_away_and_then_a_bot_stands_in_and_says_so(visit: Visit) -> None:
    host, friend = gathered(visit, absence="stand-in", away=1)
    friend.page.close()
    words = "loin"
    for _ in range(1200):
        gone = host.page.locator(".who-strip li[data-seat='1']:is(.away, .stand)")
        gone.wait_for()
        assert words in gone.locator(".vh").inner_text()
        assert gone.locator(".mark svg").count() == 1
        if host.page.locator(".who-strip li[data-seat='1'].stand").count():
            break
        if host.page.locator(".opt").count():
            host.choose()
        host.page.wait_for_timeout(50)
    stand = seat(host, 1, "stand")
    assert "un robot joue" in stand.locator(".vh").inner_text()
    for _ in range(1200):
        told = [one for frame in host.frames if frame["type"] == "state" for one in frame["news"]]
        if any(one.get("instead") and one["lines"] for one in told):
            break
        if host.page.locator(".opt").count():
            host.choose()
        host.page.wait_for_timeout(50)
    name = stand.locator("b").inner_text()
    host.page.locator("#tab-log").click()
    host.page.locator(".log .lines", has_text=f"Un robot joue pour {name}.").first.wait_for()


def test_a_clock_runs_in_sight_turns_red_ticks_and_a_bot_that_took_over_is_told(
    visit: Visit,
) -> None:
    me = visit(viewport={"width": 360, "height": 740})
    me.page.add_init_script(HEARD)
    me.page.add_init_script("localStorage.setItem('sounds', 'on')")
    settings = {"pace": 0, "absence": "clock", "clock": 5}
    wish = {"game": "lair", "seats": [{"who": "me"}, {"who": "bot"}], "settings": settings}
    ask = me.context.request
    ask.get(f"{me.url}/api/me")
    table = ask.post(f"{me.url}/api/tables", data=wish).json()["table"]["id"]
    ask.post(f"{me.url}/api/tables/{table}/start", data={})
    me.go(f"/t/{table}")
    clock = me.page.locator(".who-strip .opens.short time")
    clock.wait_for()
    assert clock.is_visible()
    assert clock.inner_text().startswith("0:0")
    ticks = "() => window.heard.filter(one => one !== 'context' && one < 0.1).length >= 2"
    me.page.wait_for_function(ticks)
    me.page.locator(".toast", has_text="un robot a joué pour vous").wait_for()


def test_sounds_are_off_at_first_and_each_is_shorter_than_half_a_second(visit: Visit) -> None:
    me = visit()
    me.page.add_init_script(HEARD)
    me.open("lair", "me bot")
    me.turn()
    switch = me.page.locator(".bar > .sound")
    assert switch.get_attribute("aria-checked") == "false"
    me.choose()
    assert me.page.evaluate("window.heard") == []
    switch.click()
    assert switch.get_attribute("aria-checked") == "true"
    heard = me.page.evaluate("window.heard")
    assert heard[0] == "context"
    assert all(0 < one < 0.5 for one in heard[1:])
    me.page.reload()
    me.turn()
    assert me.page.locator(".bar > .sound").get_attribute("aria-checked") == "true"


def test_who_has_answered_under_seal_is_marked_while_the_others_think(visit: Visit) -> None:
    host, friend = gathered(visit, "me open")
    for _ in range(1200):
        for one, other in ((host, friend), (friend, host)):
            both = one.page.locator(".who-strip .ring-of-time").count() == 2
            if one.page.locator(".opt").count():
                one.choose()
                if both and other.page.locator(".opt").count():
                    mark = other.page.locator(".who-strip li.done")
                    mark.wait_for()
                    assert "a répondu" in mark.locator(".vh").inner_text()
                    assert mark.locator(".mark svg").count() == 1
                    return
        host.page.wait_for_timeout(50)
    raise AssertionError("nobody was asked at the same time as another")
