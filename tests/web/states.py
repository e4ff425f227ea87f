"""Every state of a table as a picture, to be looked at: `make states`, into `build/states`.

For each game one sheet of a desk and one of small screens, from matches that begin with a seed.
"""

import io
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from PIL import Image, ImageDraw

from filature import registry
from filature.conformance.browsing import chromium
from filature.library import Match
from server.hosting import serving
from web.browsing import PHONE, ROOT, Visitor
from web.last import last_decision
from web.pictures import SHOTS, SOON, open_match, played

PLACE: Final = ROOT / "build" / "states"
LOW: Final = {"width": 844, "height": 390}
KNOWN: Final = "localStorage.setItem('known', 'lair ateam impossible bond redacted')"
WIDTH, LINE, COLUMNS = 720, 26, 3  # of a picture in a sheet, its title, and how many side by side

Step = Callable[[Visitor], None]


def hinted(me: Visitor) -> None:
    me.page.get_by_role("button", name="Un conseil ?").click()
    me.page.locator(".advice").wait_for()


def wondering(me: Visitor) -> None:
    me.page.keyboard.press("?")
    me.page.locator(".wondering").wait_for()
    things = me.page.locator(".board [data-id]:not(.legal)")
    if things.count():
        things.first.click()
        me.page.locator(".bubble").wait_for()


def in_a_film(me: Visitor) -> None:
    if me.page.locator(".handle").is_visible():
        drawer(me)
    me.page.locator(".opt").first.click()
    me.page.locator(".confirm .go").click()
    me.page.locator(".strip:not(.resting)").wait_for()


def looking_back(me: Visitor) -> None:
    in_a_film(me)
    me.page.locator(".strip.resting").wait_for(timeout=120_000)
    me.page.locator(".strip .ctl").nth(1).click()


def menu(me: Visitor) -> None:
    me.page.locator(".menu > button").first.click()


def tab(name: str) -> Step:
    return lambda me: me.page.locator(f"#tab-{name}").click()


def drawer(me: Visitor) -> None:
    me.page.locator(".handle").click()


def picked(me: Visitor) -> None:
    me.page.locator(".opt").first.click()


def nothing(me: Visitor) -> None:
    """As it stands."""


DARK: Final = {"color_scheme": "dark"}
FORCED: Final = {"forced_colors": "active"}
MOVING: Final = {"reduced_motion": "no-preference"}
AT_A_DESK: Final[dict[str, tuple[dict[str, Any], Step]]] = {
    "to decide": ({}, nothing),
    "picked": ({}, picked),
    "a hint": ({}, hinted),
    "why not": ({}, wondering),
    "what others do": (MOVING, in_a_film),
    "looking back": ({}, looking_back),
    "dark, English": ({**DARK, "locale": "en"}, nothing),
    "forced colours": (FORCED, nothing),
    "menu": ({}, menu),
    "rules": ({}, tab("rules")),
    "notebook": ({}, tab("notebook")),
    "log": ({}, tab("log")),
}
SMALL: Final[dict[str, tuple[dict[str, Any], Step]]] = {
    "phone": ({"viewport": PHONE}, nothing),
    "phone, a hint": ({"viewport": PHONE}, hinted),
    "phone, what others do": ({"viewport": PHONE, **MOVING}, in_a_film),
    "phone, dark": ({"viewport": PHONE, **DARK}, picked),
    "on its side": ({"viewport": LOW}, nothing),
    "on its side, drawer": ({"viewport": LOW}, drawer),
    "on its side, film": ({"viewport": LOW, **MOVING}, in_a_film),
    "at 200 %": ({"viewport": {"width": 640, "height": 400}}, nothing),
}


def states(browser: Any, url: str, game: str, steps: dict[str, Any]) -> Iterator[tuple[str, bytes]]:
    """Each state from its beginning."""
    for name, (how, step) in steps.items():
        me = Visitor(browser, url, **how)
        me.page.add_init_script(KNOWN)
        open_match(me, played(game, SHOTS[game]))
        me.page.locator(".opt").first.wait_for(state="attached")
        step(me)
        yield name, taken(me)


def ends(browser: Any, url: str, game: str) -> Iterator[tuple[str, bytes]]:
    """Won and lost, the report, and the lost one on a phone."""
    seats = 3 if game == "impossible" else 2
    for name, won, how in (("won", True, {}), ("lost", False, DARK), ("phone", False, PHONED)):
        me = Visitor(browser, url, **how)
        me.page.add_init_script(KNOWN)
        finish(me, *last_decision(game, won, seats))
        me.page.wait_for_timeout(SOON)
        yield name, me.page.screenshot()
        if me.page.locator(".curtain").count():
            me.page.locator(".curtain .main").click()
        me.page.locator(".report").wait_for()
        yield f"{name}, the report", taken(me)


FOLDED: Final = ".opt-head[aria-expanded=false]"


def finish(me: Visitor, match: Match, last: str) -> None:
    """By one's last decision; if it was not the last of all, by whatever comes."""
    open_match(me, match)
    while ended_or_asked(me) == ".opt":
        while me.page.locator(FOLDED).count():
            me.page.locator(FOLDED).first.click()
        wanted = me.page.locator(f'.opt[data-notation="{last}"]')
        (wanted if wanted.count() else me.page.locator(".opt")).first.click()
        me.page.locator(".confirm .go").click()


def ended_or_asked(me: Visitor) -> str:
    me.page.wait_for_timeout(SOON)
    shown = (".curtain", ".report", ".opt")
    me.page.locator(", ".join(shown)).first.wait_for(timeout=60_000)
    return next(one for one in shown if me.page.locator(one).count())


PHONED: Final = {"viewport": PHONE}


def taken(me: Visitor) -> bytes:
    me.page.wait_for_timeout(SOON)
    picture = me.page.screenshot()
    print(me.errors or ".", end=" ", flush=True)
    me.context.close()
    return picture


def sheet(pictures: list[tuple[str, bytes]]) -> Image.Image:
    """Pictures in rows, each under its name."""
    shown = [(name, Image.open(io.BytesIO(one)).convert("RGB")) for name, one in pictures]
    cells = [(name, one.resize((WIDTH, one.height * WIDTH // one.width))) for name, one in shown]
    rows = [cells[n : n + COLUMNS] for n in range(0, len(cells), COLUMNS)]
    heights = [max(one.height for _, one in row) + LINE for row in rows]
    whole = Image.new("RGB", (COLUMNS * (WIDTH + 8), sum(heights)), "#8a8f94")
    pen, top = ImageDraw.Draw(whole), 0
    for row, height in zip(rows, heights):
        for n, (name, one) in enumerate(row):
            pen.text((n * (WIDTH + 8) + 6, top + 6), name, "white")
            whole.paste(one, (n * (WIDTH + 8), top + LINE))
        top += height
    return whole


def main(folder: Path, games: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data) / "data") as server,
        chromium() as browser,
    ):
        for game in games or registry.available():
            kinds = {
                "desk": states(browser, server.url, game, AT_A_DESK),
                "small": states(browser, server.url, game, SMALL),
                "end": ends(browser, server.url, game),
            }
            for kind, found in kinds.items():
                sheet(list(found)).save(folder / f"{game}-{kind}.png")
                print(f"{game}-{kind}")


if __name__ == "__main__":
    main(PLACE, sys.argv[1:])
