"""How light the pages are: what is sent, and how soon a board can be played on a slow phone.

    PYTHONPATH=tests python bench/light.py

A phone's processor is imitated by slowing Chromium down, its network by delay and bandwidth.  A
board can be played when its first option is there and the page answers: both are read from the
page's own clock, which starts when the address is entered.  Nothing is in a cache.
"""

import os
import platform
import statistics
import tempfile
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser

from filature import registry
from filature.conformance.browsing import chromium
from server.hosting import serving
from web.browsing import PHONE, Visitor

TIMES: Final = 5


class Phone(NamedTuple):
    """A kind of phone: how many times slower than this machine, and its network."""

    name: str
    slower: int
    delay: int  # milliseconds for a round trip
    kilobits: int  # a second, downwards


PHONES: Final = (
    Phone("a slow phone on a home network", 6, 20, 20_000),
    Phone("a slow phone on 4G", 4, 60, 9_000),
    Phone("a slow phone on slow 4G", 4, 150, 1_600),
)

READY: Final = """
new Promise((ready) => {
  const look = () => {
    if (!document.querySelector('.opt')) return requestAnimationFrame(look);
    requestAnimationFrame(() => setTimeout(() => ready(performance.now())));
  };
  look();
})
"""


def slowed(visitor: Visitor, phone: Phone) -> None:
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    session.send("Emulation.setCPUThrottlingRate", {"rate": phone.slower})
    speed = phone.kilobits * 1000 / 8
    conditions: dict[str, float] = {"offline": False, "latency": phone.delay}
    conditions.update(downloadThroughput=speed, uploadThroughput=speed / 2)
    session.send("Network.emulateNetworkConditions", conditions)


def opened(browser: Browser, url: str, game: str, phone: Phone) -> float:
    """Milliseconds until the board of a guided match can be played."""
    me = Visitor(browser, url, viewport=PHONE)
    me.context.request.get(f"{url}/api/me")
    table = me.context.request.post(f"{url}/api/games/{game}/guide", data={}).json()["table"]["id"]
    slowed(me, phone)
    me.page.goto(f"{url}/t/{table}", wait_until="commit")
    found = float(me.page.evaluate(READY))
    assert me.errors == []
    me.context.close()
    return found


def measured(browser: Browser, url: str, game: str, phone: Phone) -> str:
    found = [opened(browser, url, game, phone) / 1000 for _ in range(TIMES)]
    return f"{statistics.median(found):.2f} ({min(found):.2f})"


def sent(browser: Browser, url: str, path: str) -> tuple[int, int]:
    """Bytes of a page as they are sent, compressed: without fonts, and of fonts."""
    me = Visitor(browser, url, viewport=PHONE)
    sizes: list[tuple[str, int]] = []
    me.page.on(
        "requestfinished", lambda one: sizes.append((one.url, one.sizes()["responseBodySize"]))
    )
    me.page.goto(url + path, wait_until="networkidle")
    me.context.close()
    fonts = sum(size for address, size in sizes if address.endswith(".woff2"))
    return sum(size for _, size in sizes) - fonts, fonts


def main() -> None:
    machine = f"{platform.machine()}, {os.cpu_count()} cores, {platform.system()}"
    print(f"{machine}; load {os.getloadavg()[0]:.1f}")
    print(f"median of {TIMES}, and the best of them\n")
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data) / "data") as server,
        chromium() as browser,
    ):
        rest, fonts = sent(browser, server.url, "/")
        print(f"front page: {rest / 1000:.1f} kB, and {fonts / 1000:.1f} kB of fonts\n")
        print("| seconds until a board can be played |" + " | ".join(registry.available()) + " |")
        print("|---" * (len(registry.available()) + 1) + "|")
        for phone in PHONES:
            rows = [measured(browser, server.url, game, phone) for game in registry.available()]
            print(f"| {phone.name} | " + " | ".join(rows) + " |")


if __name__ == "__main__":
    main()
