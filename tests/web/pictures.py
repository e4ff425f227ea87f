"""The pictures of the documents, taken in a real Chromium: `make pictures`.

Each shows a match that bots have played to its middle, from a seed: the same picture every time but
for the code of the table.
"""

import io
import sys
import tempfile
import time
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

from PIL import Image
from playwright.sync_api import Browser, ViewportSize

from filature import registry
from filature.bots import make
from filature.conformance.browsing import chromium
from filature.core.rng import Rng
from filature.core.seat import CHANCE
from filature.library import Match, load
from server.hosting import serving
from web.browsing import DESK, PHONE, ROOT, Visitor

PLACE: Final = ROOT / "docs" / "pictures"
LANGUAGES: Final = ("fr", "en")
NAMES: Final = ("me:Léa", "agent:Ursule", "agent:Barnabé", "agent:Philippa")
SOON: Final = 700  # milliseconds until fonts and journeys are settled
FILM, LONG, BETWEEN = 900, 20, 160  # pixels; seconds at most; milliseconds between two frames
WIDTH, GAP = 300, 14  # of a phone in the strip of all five


class Shot(NamedTuple):
    """A table to be shown: how many sit there, how many decisions were taken, by day or night."""

    seats: int
    decisions: int
    scheme: str
    options: dict[str, str | int | bool]
    wanted: str = ""  # how an option begins that must be offered
    least: int = 3  # options
    seed: int = 7


SHOTS: Final = {
    "lair": Shot(4, 26, "light", {}, "taunt", 4, 21),
    "ateam": Shot(4, 60, "dark", {}),
    "impossible": Shot(4, 40, "light", {}, "move", 14),
    "bond": Shot(3, 60, "light", {}),
    "redacted": Shot(4, 30, "dark", {}, seed=20),
}


def played(game: str, shot: Shot) -> Match:
    """A match to where seat 0 has something to decide."""
    match, rng = Match(load(game, "default", dict(shot.options)), shot.seats), Rng(shot.seed)
    bot, count = make("agent", match.game), 0
    while not match.over:
        seats = match.actors()
        if seats == [CHANCE]:
            match.deal(rng)
            continue
        if count >= shot.decisions and seats == [0] and telling(match, shot):
            break
        seat = seats[0]
        match.do(seat, bot.choose(match.view(seat), match.offered(seat), match.news(seat), rng))
        count += 1
    match.players = NAMES[: shot.seats]
    return match


def telling(match: Match, shot: Shot) -> bool:
    """Whether there is something to see in what seat 0 may do."""
    options = match.options(0)
    return len(options) >= shot.least and any(one.startswith(shot.wanted) for one in options)


def open_match(visitor: Visitor, match: Match) -> None:
    """A match from its file, at a table of the visitor's own."""
    answer = visitor.context.request.post(f"{visitor.url}/api/tables/file", data=match.text())
    visitor.go(f"/t/{answer.json()['table']['id']}")


class Camera:
    """Visits a server and keeps what it sees."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url

    def visitor(
        self, lang: str, scheme: str, viewport: ViewportSize, motion: str = "reduce"
    ) -> Visitor:
        how = {"locale": lang, "color_scheme": scheme, "reduced_motion": motion}
        found = Visitor(self.browser, self.url, viewport=viewport, **how)
        found.page.add_init_script(
            "localStorage.setItem('known', 'lair ateam impossible bond redacted')"
        )
        return found

    def front(self, lang: str, scheme: str, viewport: ViewportSize) -> bytes:
        me = self.visitor(lang, scheme, viewport)
        me.go("/")
        me.page.locator(".folder").last.wait_for()
        return self.taken(me)

    def table(self, game: str, lang: str, scheme: str, viewport: ViewportSize) -> bytes:
        me = self.visitor(lang, scheme, viewport)
        open_match(me, played(game, SHOTS[game]))
        assert me.turn() == ".opt", f"{game} is over: another seed"
        return self.taken(me)

    def replay(self, lang: str, viewport: ViewportSize) -> bytes:
        me = self.visitor(lang, "light", viewport)
        open_match(me, played("lair", Shot(3, 10_000, "light", {})))
        me.page.locator(".lesson").first.wait_for()
        return self.taken(me)

    def film(self, lang: str) -> list[tuple[bytes, float]]:
        """A round of a match as it is seen: pictures, and when each was taken, in seconds."""
        me = self.visitor(lang, "light", DESK, "no-preference")
        open_match(me, played("lair", SHOTS["lair"]._replace(seed=53)))
        me.turn()
        me.page.wait_for_timeout(SOON)
        start, found = time.monotonic(), list[tuple[bytes, float]]()
        me.page.locator(".opt").first.click()
        me.page.locator(".confirm .go").click()
        again = me.page.locator(".table:has(.strip.resting) .opt")
        while not found or (found[-1][1] < LONG and not again.count()):
            found.append((me.page.screenshot(), time.monotonic() - start))
            me.page.wait_for_timeout(BETWEEN)
        me.context.close()
        return found

    def taken(self, visitor: Visitor) -> bytes:
        visitor.page.wait_for_timeout(SOON)
        assert visitor.errors == []
        picture = visitor.page.screenshot()
        visitor.context.close()
        return picture


def strip(pictures: list[bytes]) -> Image.Image:
    """Several phones side by side."""
    phones = [Image.open(io.BytesIO(one)).convert("RGB") for one in pictures]
    height = phones[0].height * WIDTH // phones[0].width
    whole = Image.new("RGB", (len(phones) * (WIDTH + GAP) - GAP, height), "#8a8f94")
    for n, phone in enumerate(phones):
        whole.paste(phone.resize((WIDTH, height), Image.Resampling.LANCZOS), (n * (WIDTH + GAP), 0))
    return whole


def keep(name: str, picture: Image.Image, folder: Path) -> None:
    target = folder / f"{name}.webp"
    picture.save(target, quality=80, method=6)
    print(f"{target.name}: {target.stat().st_size // 1024} kB")


def keep_film(name: str, film: list[tuple[bytes, float]], folder: Path) -> None:
    """A moving picture, each frame for as long as it was there; the last one longer."""
    times = [at for _, at in film]
    lasting = [int(1000 * (later - at)) for at, later in pairwise([*times, times[-1] + 2])]
    size = (FILM, FILM * DESK["height"] // DESK["width"])
    first, *rest = [Image.open(io.BytesIO(one)).convert("RGB").resize(size) for one, _ in film]
    target = folder / f"{name}.webp"
    first.save(target, save_all=True, append_images=rest, duration=lasting, loop=0, quality=60)
    print(f"{target.name}: {target.stat().st_size // 1024} kB, {len(film)} frames")


def album(camera: Camera, lang: str, folder: Path) -> None:
    """All pictures in one language."""
    taken = {"front": camera.front(lang, "light", DESK), "replay": camera.replay(lang, DESK)}
    for game in registry.available():
        taken[game] = camera.table(game, lang, SHOTS[game].scheme, DESK)
    for name, picture in taken.items():
        keep(f"{name}.{lang}", Image.open(io.BytesIO(picture)).convert("RGB"), folder)
    phones = [camera.front(lang, "light", PHONE)]
    phones += [camera.table(game, lang, "light", PHONE) for game in ("lair", "impossible", "bond")]
    keep_film(f"round.{lang}", camera.film(lang), folder)
    keep(f"phones.{lang}", strip([*phones, camera.replay(lang, PHONE)]), folder)


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data) / "data") as server,
        chromium() as browser,
    ):
        for lang in LANGUAGES:
            album(Camera(browser, server.url), lang, folder)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else PLACE)
