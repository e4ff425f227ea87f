"""The browser of this machine, as Playwright drives it."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Browser, Playwright, sync_playwright

from filature.server.http import pages

CHROMIUM: Final = ("chromium", "chromium-browser", "google-chrome")
LEFT_OUT: Final = (  # of the browser: what no page needs, as Playwright leaves out most of it
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup"),  # pages of its own, for each window
    *("AimEnabled", "AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync"),
    *("DestroyProfileOnBrowserClose", "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades"),
    *("LensOverlay", "MediaRouter", "NetworkTimeServiceQuerying", "OptimizationHints"),
    *("PaintHolding", "PreconnectToSearch", "ThirdPartyStoragePartitioning", "Translate"),
)


def lacking() -> str:
    """What is missing for a page in a browser; nothing, where all is there."""
    if not any(map(shutil.which, CHROMIUM)):
        return "there is no Chromium on this machine: install it (here: .ci/browser)"
    return "" if (pages.BUNDLE / "index.html").exists() else "no pages: they are built by make"


PLAYING: Final[list[Playwright]] = []  # the one of this process, in which a second will not start


@contextmanager
def playing() -> Iterator[Playwright]:
    """Playwright: whoever is the first starts it, and stops it."""
    if PLAYING:
        yield PLAYING[0]
        return
    with sync_playwright() as player:
        PLAYING.append(player)
        yield player
        PLAYING.clear()


@contextmanager
def chromium() -> Iterator[Browser]:
    """The browser of this machine."""
    assert not lacking(), lacking()
    path = next(found for name in CHROMIUM if (found := shutil.which(name)))
    with playing() as player:
        flags = ["--no-sandbox", f"--disable-features={','.join(LEFT_OUT)}"]
        browser = player.chromium.launch(executable_path=path, args=flags)
        yield browser
        browser.close()
