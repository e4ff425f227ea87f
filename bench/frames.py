"""How smoothly a round is seen: the frames of each game while the others play.

    PYTHONPATH=tests python bench/frames.py [--slower 4]

A match against two bots with Chromium's processor slowed down; after each decision the film of
the round is watched to its end at its normal speed.  Frames are those that the page was given.
"""

import argparse
import os
import platform
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser

from filature import registry
from filature.conformance.browsing import chromium
from server.hosting import serving
from web.browsing import DESK, PHONE, Visitor

ROUNDS: Final = 3
WIDTHS: Final = {"desk": DESK, "phone": PHONE}

# The milliseconds between two frames, while a film is shown.
WATCH: Final = """() => {
  window.frames_seen = [];
  let last = 0;
  const look = (now) => {
    const shown = document.querySelector('.strip:not(.resting)');
    if (shown && last) window.frames_seen.push(now - last);
    last = shown ? now : 0;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""

# One decision and the film of what follows, by the page itself: to be asked in every frame whether
# something is there would cost it its frames.  Says whether there is something to decide.
ROUND: Final = """async () => {
  const there = (what) => new Promise((done) => {
    const look = () => {
      const found = document.querySelector(what);
      if (found) { watch.disconnect(); done(found); }
    };
    const watch = new MutationObserver(look);
    watch.observe(document, {subtree: true, childList: true, attributes: true});
    look();
  });
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  const still = () => document.querySelector('.strip.resting');
  (await there('.opt')).click();
  (await there('.confirm .go')).click();
  for (let quiet = 0; quiet < 3; quiet = still() ? quiet + 1 : 0) {
    await there('.strip.resting, .reveal .btn');
    document.querySelector('.reveal .btn')?.click();
    await pause(400);
  }
  return Boolean(await there('.opt, .curtain, .report')) && Boolean(document.querySelector('.opt'));
}"""


def watched(browser: Browser, url: str, game: str, width: str, slower: int) -> list[float]:
    """The frames of a few rounds."""
    me = Visitor(
        browser, url, viewport=WIDTHS[width], reduced_motion="no-preference", bypass_csp=True
    )
    me.page.set_default_timeout(120_000)
    me.open(game, "me bot bot")
    me.turn()
    session = me.context.new_cdp_session(me.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    me.page.evaluate(WATCH)
    for _ in range(ROUNDS):
        if not me.page.evaluate(ROUND):
            break
    found = [float(one) for one in me.page.evaluate("window.frames_seen")]
    assert me.errors == []
    me.context.close()
    return found


def row(game: str, width: str, frames: list[float]) -> str:
    seconds = sum(frames) / 1000
    late = sorted(frames)[int(len(frames) * 0.99)]
    rate, worst = len(frames) / seconds, max(frames)
    return f"| {game} | {width} | {seconds:.0f} | {rate:.0f} | {late:.0f} | {worst:.0f} |"


def main() -> None:
    reading = argparse.ArgumentParser(description=__doc__)
    reading.add_argument("--slower", type=int, default=4)
    slower = reading.parse_args().slower
    print(f"{platform.machine()}, {os.cpu_count()} cores, processor {slower} times slower\n")
    print("| game | screen | film, s | frames a second | 99th, ms | worst, ms |")
    print("|---|---|---|---|---|---|")
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "data") as server,
        chromium() as browser,
    ):
        for game in registry.available():
            for width in WIDTHS:
                print(row(game, width, watched(browser, server.url, game, width, slower)))


if __name__ == "__main__":
    main()
