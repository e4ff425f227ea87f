"""A picture of every page for the tour of the documents: part of `make pictures`."""

import io
import re
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from PIL import Image
from playwright.sync_api import Browser

from filature.conformance.browsing import chromium
from server.hosting import serving
from web.browsing import DESK, Visitor
from web.company import gather
from web.last import last_decision
from web.pictures import LANGUAGES, PLACE, SHOTS, SOON, Camera, keep, open_match, played
from web.states import finish, tab, wondering
from web.test_circles import BIG, TABLET, kiosk
from web.test_guides import learn
from web.test_tables import table

WIDE: Final = 1000  # pixels, at most
FOLK: Final = ("Léa", "Noé", "Zoé", "Ali", "Eva", "Max", "Ida")
HINT: Final = re.compile("^(Un conseil|A hint)")
WORDS: Final = {
    "fr": ("Cercle des Tilleuls", "Vendredi", "Héron Jade"),
    "en": ("Lime Tree Circle", "Friday", "Jade Heron"),
}

Stop = Callable[["Guide"], Visitor]


class Guide:
    """Walks through a house in one language; the visitors that it brings are seen out."""

    def __init__(self, browser: Browser, url: str, lang: str) -> None:
        self.camera = Camera(browser, url)
        self.lang = lang
        self.came: list[Visitor] = []

    def visitor(self, **how: Any) -> Visitor:
        how = {"viewport": DESK, "scheme": "light", **how}
        self.came.append(self.camera.visitor(self.lang, how["scheme"], how["viewport"]))
        return self.came[-1]

    def at_table(self, game: str) -> Visitor:
        """Somebody who has something to decide."""
        me = self.visitor()
        open_match(me, played(game, SHOTS[game]))
        me.page.locator(".opt").first.wait_for()
        return me

    def taken(self, stop: Stop) -> bytes:
        """The picture of one stop, in which nothing went wrong."""
        me = stop(self)
        me.page.wait_for_timeout(SOON)
        picture = me.page.screenshot()
        assert [one.errors for one in self.came if one.errors] == []
        while self.came:
            self.came.pop().context.close()
        return picture


# A match --------------------------------------------------------------------------------------


def card(guide: Guide) -> Visitor:
    me = guide.visitor()
    me.go("/new/lair?with=friends")
    me.page.locator(".file-card .ticket .qr").wait_for()
    return me


def lobby(guide: Guide) -> Visitor:
    host, *_ = gather(guide.visitor, " ".join(FOLK[:3]), "bot open")
    return host


def guided(guide: Guide) -> Visitor:
    me = guide.visitor()
    learn(me, "lair")
    return me


def hint(guide: Guide) -> Visitor:
    me = guide.at_table("bond")
    me.page.get_by_role("button", name=HINT).click()
    me.page.locator(".advice").wait_for()
    return me


def why(guide: Guide) -> Visitor:
    me = guide.at_table("impossible")
    wondering(me)
    return me


def rules(guide: Guide) -> Visitor:
    me = guide.at_table("redacted")
    tab("rules")(me)
    return me


def notebook(guide: Guide) -> Visitor:
    me = guide.at_table("impossible")
    tab("notebook")(me)
    return me


def ending(guide: Guide) -> Visitor:
    me = guide.visitor()
    finish(me, *last_decision("ateam", True))
    me.page.locator(".curtain").wait_for()
    return me


def report(guide: Guide) -> Visitor:
    me = ending(guide)
    me.page.locator(".curtain .main").click()
    me.page.locator(".lesson").first.wait_for()
    return me


# One's own ------------------------------------------------------------------------------------


def mine(guide: Guide) -> Visitor:
    me = guide.visitor()
    table(me, "lair", "me open open", begun=False)
    table(me, "redacted", "me me")
    table(me, "bond", "me me", absence="clock", clock=86400)
    me.go("/tables")
    me.page.locator(".my-table").nth(2).wait_for()
    return me


def key(guide: Guide) -> Visitor:
    me = guide.visitor()
    table(me, "lair", "me me")
    me.go("/moi")
    me.page.locator("main h2").first.wait_for()
    return me


def alerts(guide: Guide) -> Visitor:
    me = guide.visitor()
    me.go("/alerts")
    me.page.locator("main h2").first.wait_for()
    return me


# Circles and evenings -------------------------------------------------------------------------


def founded(guide: Guide, me: Visitor) -> str:
    """The path of a circle with members."""
    name, _, code_name = WORDS[guide.lang]
    me.go("/cercles")
    wish = {"name": name, "code_name": code_name, "first": "Camille"}
    link = me.context.request.post(f"{me.url}/api/circles", data=wish).json()["card"]["link"]
    for one in FOLK[:3]:
        other = guide.visitor()
        other.go(f"/c/{link}")
        entered = f"{me.url}/api/circles/{link}/enter"
        assert other.context.request.post(entered, data={"code_name": one}).ok
    return f"/c/{link}"


def circles(guide: Guide) -> Visitor:
    me = guide.visitor()
    founded(guide, me)
    me.go("/cercles")
    me.page.locator(".circle-list li").first.wait_for()
    return me


def circle(guide: Guide) -> Visitor:
    me = guide.visitor()
    link = founded(guide, me)
    known = link.removeprefix("/c/")
    planned(me, guide.lang, circle=known)
    wish = {"game": "lair", "seats": [{"who": who} for who in ("me", "open")], "circle": known}
    assert me.context.request.post(f"{me.url}/api/tables", data=wish).ok
    me.go(link)
    me.page.locator(".ci").wait_for()
    return me


def poster(guide: Guide) -> Visitor:
    me = guide.visitor(viewport={"width": 1000, "height": 1240})
    me.go(f"{founded(guide, me)}/affiche")
    me.page.wait_for_function("() => document.querySelector('.po .qr')?.naturalWidth > 0")
    return me


def planned(me: Visitor, lang: str, **more: object) -> str:
    """An evening to which nobody has come yet."""
    ask, offers = me.context.request, [{"game": "lair", "boxes": 3}, {"game": "ateam", "boxes": 1}]
    ask.get(f"{me.url}/api/me")
    wish = {"name": WORDS[lang][1], "offers": offers, "planned": 3, **more}
    return str(ask.post(f"{me.url}/api/evenings", data=wish).json()["id"])


def begun(guide: Guide, me: Visitor) -> str:
    """An evening at its second round: one table has told, the other not yet."""
    ask, night = me.context.request, planned(me, guide.lang)
    here = f"{me.url}/api/evenings/{night}"
    for one in FOLK:
        ask.post(f"{here}/people", data={"name": one})
    for number, told in ((1, 2), (2, 1)):
        version = ask.get(here).json()["version"]
        opened = ask.post(f"{here}/begin", data={"seed": number, "version": version}).json()
        for n, one in enumerate(opened["rounds"][-1]["tables"][:told], 1):
            places = list(range(1, len(one["people"]) + 1))
            result = {"round": number, "table": n, "places": places}
            assert ask.post(f"{here}/result", data=result).ok
    return night


def evening(guide: Guide) -> Visitor:
    me = guide.visitor()
    me.go(f"/e/{begun(guide, me)}")
    me.page.locator(".t4").first.wait_for()
    return me


def screen(guide: Guide) -> Visitor:
    me = guide.visitor(viewport=BIG)
    me.go(f"/e/{begun(guide, me)}/ecran")
    me.page.locator(".pj .sd tr").first.wait_for()
    return me


def entrance(guide: Guide) -> Visitor:
    me = guide.visitor(viewport=TABLET)
    me.go(kiosk(me, begun(guide, me)))
    me.page.locator(".nums").wait_for()
    return me


STOPS: Final[dict[str, Stop]] = {
    "card": card,
    "lobby": lobby,
    "guided": guided,
    "hint": hint,
    "why": why,
    "rules": rules,
    "notebook": notebook,
    "ending": ending,
    "report": report,
    "mine": mine,
    "key": key,
    "alerts": alerts,
    "circles": circles,
    "circle": circle,
    "poster": poster,
    "evening": evening,
    "screen": screen,
    "kiosk": entrance,
}


def smaller(picture: bytes) -> Image.Image:
    found = Image.open(io.BytesIO(picture)).convert("RGB")
    found.thumbnail((WIDE, WIDE), Image.Resampling.LANCZOS)
    return found


def main(names: list[str]) -> None:
    for lang in LANGUAGES:  # a house for each: nobody may found circles without end
        with (
            tempfile.TemporaryDirectory() as data,
            serving(Path(data) / "data") as server,
            chromium() as browser,
        ):
            guide = Guide(browser, server.url, lang)
            for name in names or STOPS:
                (Path(data) / "seed").write_text(name)  # the same cards and codes each time
                keep(f"{name}.{lang}", smaller(guide.taken(STOPS[name])), PLACE)


if __name__ == "__main__":
    main(sys.argv[1:])
