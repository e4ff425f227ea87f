"""Real pages in a real Chromium: people who look, click and type."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page, ViewportSize, WebSocket, expect
from playwright.sync_api import (
    TimeoutError as Late,
)

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE: ViewportSize = {"width": 390, "height": 844}
DESK: ViewportSize = {"width": 1440, "height": 900}

PATIENCE = 60_000  # milliseconds: bots may wait for the review of another match
TAKEN = 20_000  # milliseconds, after which somebody else has taken what was picked
expect.set_options(timeout=PATIENCE)


class Visitor:
    """Somebody with a browser of their own; what went wrong there is remembered."""

    def __init__(self, browser: Browser, url: str, **how: Any) -> None:
        how = {"viewport": DESK, "locale": "fr", "reduced_motion": "reduce", **how}
        self.url = url
        self.context = browser.new_context(**how)
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self.frames: list[Any] = []
        self.page.set_default_timeout(PATIENCE)
        self.page.on("console", self.overhear)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("websocket", self.listen)
        self.page.on("request", self.check_origin)

    def overhear(self, message: ConsoleMessage) -> None:
        nowhere = "404" in message.text and message.location.get("url") == self.page.url
        if message.type == "error" and not nowhere:  # that a page is none is no error of its own
            self.errors.append(message.text)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(json.loads(frame)))

    def check_origin(self, request: Any) -> None:
        if not request.url.startswith((self.url, "data:")):
            self.errors.append(f"a request left the house: {request.url}")

    def go(self, path: str) -> None:
        self.page.goto(self.url + path)

    def focused(self, what: str) -> None:
        """Until something has the focus."""
        self.page.wait_for_function("what => document.activeElement?.matches(what)", arg=what)

    def titled(self, words: str) -> None:
        """Until the title of the page begins so."""
        self.page.wait_for_function("words => document.title.startsWith(words)", arg=words)

    # At a table -----------------------------------------------------------------------------

    def sit(self, game: str, seats: str, **options: object) -> str:
        """A new table through its page: `me bot`; with answers that do not wait."""
        self.go(f"/new/{game}?with=friends")
        kinds = seats.split()
        card = self.page.locator(".file-card")
        rows = card.locator(".who-list > li")
        card.locator(".ticket .qr").wait_for()
        while rows.count() != len(kinds):
            few = rows.count() < len(kinds)
            card.locator(".stepper button").nth(1 if few else 0).click()
        for number, kind in enumerate(kinds):
            rows.nth(number).locator("select").select_option(kind)
        card.locator(".expert").click()
        for value in options.values():
            card.locator(".number input").first.fill(str(value))
        card.locator(".vars select").last.select_option("0")
        card.locator("footer .main").click()
        self.page.wait_for_url("**/t/*")
        return self.page.url.removeprefix(self.url)

    def open(self, game: str, seats: str, clock: int = 0, **options: object) -> None:
        """A begun table with options that its page would need many clicks for."""
        words = [word.partition(":") for word in seats.split()]
        wishes = [{"who": who, **({"level": level} if level else {})} for who, _, level in words]
        settings = {"pace": 0, **({"absence": "clock", "clock": clock} if clock else {})}
        wish = {"game": game, "seats": wishes, "options": options, "settings": settings}
        ask = self.context.request
        ask.get(f"{self.url}/api/me")
        table = ask.post(f"{self.url}/api/tables", data=wish).json()["table"]["id"]
        ask.post(f"{self.url}/api/tables/{table}/start", data={})
        self.go(f"/t/{table}")

    def connected(self) -> None:
        """Until the table speaks: a page is drawn before, from what came with it."""
        for _ in range(PATIENCE // 50):
            if any(frame["type"] == "state" for frame in self.frames):
                return
            self.page.wait_for_timeout(50)
        raise AssertionError("the table says nothing")

    def choose(self) -> None:
        """One decision in the plain list."""
        earlier = len(self.done())
        self.page.locator(".opt").first.click()
        self.page.locator(".confirm .go").click()
        self.answered(earlier)

    def done(self) -> list[int]:
        """The moments at which this visitor's own actions were done, or came too late."""
        answers = [frame for frame in self.frames if frame["type"] in ("done", "stale")]
        return [int(frame["moment"]) for frame in answers]

    def told(self) -> int:
        """How far the match is, as far as this browser was told."""
        return max(int(frame["moment"]) for frame in self.frames if frame["type"] == "state")

    def drawn(self) -> bool:
        """Whether the page shows all that it was told, where it shows a match."""
        shown = "document.querySelector('[data-moment]')?.dataset.moment"
        return self.page.evaluate(shown) in (str(self.told()), None)

    def settled(self) -> None:
        """Until all that this browser was told is drawn, and nothing more comes for a while."""
        known = -1
        while known != len(self.frames) or not self.drawn():
            known = len(self.frames)
            self.page.wait_for_timeout(400)

    def answered(self, earlier: int) -> None:
        """Until one more action of this visitor is done, or came too late because somebody else
        was quicker, and its state has come and is drawn."""
        for _ in range(PATIENCE // 50):
            if len(self.done()) > earlier and self.told() >= self.done()[-1] and self.drawn():
                return
            self.page.wait_for_timeout(50)
        raise AssertionError("the table does not answer")

    def turn(self, *others: str) -> str:
        """Waits for something to decide, or the end, whose curtain is lifted; says what came."""
        wanted = (".opt", ".curtain", ".report", *others)
        self.page.locator(", ".join(wanted)).first.wait_for()
        came = next(one for one in wanted if self.page.locator(one).count())
        if came != ".curtain":
            return came
        self.page.locator(".curtain .main").click()
        self.page.locator(".report").wait_for()
        return ".report"

    def click_through(self) -> None:
        """One decision by clicks: on the table where it can be, else in the list.  Once more
        when somebody else took what was picked before it could be confirmed."""
        before = self.moment()
        try:
            self.click_and_confirm()
        except Late:
            before = self.moment()
            self.click_and_confirm()
        self.moved_on(before)

    def click_and_confirm(self) -> None:
        lit = self.page.locator(".hand .legal, .board [data-id].legal, .board button.sum")
        (lit.first if lit.count() else self.page.locator(".opt").first).click()
        if self.page.locator(".confirm .go").count():
            self.page.locator(".confirm .go").click(timeout=TAKEN)
        elif self.page.locator(".confirm").count():
            self.page.locator(".opt:not(.faint)").first.click()
            self.page.locator(".confirm .go").click(timeout=TAKEN)

    def moment(self) -> str:
        """How many actions were done, as this page knows it."""
        return self.page.locator("[data-moment]").get_attribute("data-moment") or ""

    def moved_on(self, before: str) -> None:
        """Until the table has answered."""
        gone = "before => document.querySelector('[data-moment]')?.dataset.moment !== before"
        self.page.wait_for_function(gone, arg=before)

    def hand(self) -> list[str]:
        cards = self.page.locator(".hand [data-face]")
        return [str(cards.nth(n).get_attribute("data-face")) for n in range(cards.count())]

    def hands_seen(self) -> list[str]:
        """The faces of cards in hands that were ever sent to this browser."""
        scenes = [frame["scene"] for frame in self.frames if frame["type"] == "state"]
        told = [zone for scene in scenes for zone in scene.get("zones", [])]
        zones = [zone for zone in told if isinstance(zone, dict)]  # the others are as they were
        hands = [zone.get("pieces", []) for zone in zones if zone["kind"] == "hand"]
        return [piece["name"] for hand in hands for piece in hand if "name" in piece]

    def faults(self) -> list[str]:
        """What axe finds, however slight."""
        if not self.page.evaluate("'axe' in window"):
            self.page.add_script_tag(path=AXE)
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        return [
            f"{one['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
            for one in found["violations"]
            for node in one["nodes"]
        ]
