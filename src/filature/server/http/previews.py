"""What a shared link shows before it is opened: a title, a sentence, a picture of the game; in the
language of whoever asks, and in French where nobody says."""

from html import escape
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, NamedTuple

from litestar import Response, get
from litestar.datastructures import CacheControlHeader

from filature import registry
from filature.server.store.spec import Spec
from filature.text.catalogue import t

from .dependencies import Language, Name

HOUSE: Final = Path(__file__).with_name("pictures")
SIZE: Final = (1200, 630)
WEEK: Final = CacheControlHeader(public=True, max_age=7 * 86400)


class Preview(NamedTuple):
    """A link in a few words; `path` is where it leads, `picture` which game is drawn."""

    title: str
    text: str
    path: str = "/"
    picture: str = "filature"


def of_house(lang: str) -> Preview:
    return Preview(t(lang, "preview-title"), t(lang, "preview-text"))


def of_game(game: str, lang: str) -> Preview:
    return Preview(title(game, lang), t(lang, "story", game), f"/new/{game}", game)


def of_table(spec: Spec, lang: str) -> Preview:
    """Only the game, and that a table waits; who sits there is told of public tables alone."""
    people = [chair.name for chair in spec.chairs if chair.who == "person"]
    text = t(lang, "preview-ended" if spec.ended else "preview-table")
    if spec.settings.listed and people and not spec.ended:
        text = f"{text} {t(lang, 'preview-people', names=', '.join(people))}"
    return Preview(title(spec.game, lang), text, f"/t/{spec.id}", spec.game)


def title(game: str, lang: str) -> str:
    return f"{t(lang, 'title', game)} · filature"


def head(preview: Preview, lang: str, address: str) -> bytes:
    """The part of a page that says it: absolute, for whoever reads it is elsewhere."""
    picture = f"{address}/preview/{preview.picture}.png?lang={lang}"
    named = {"description": preview.text, "twitter:card": "summary_large_image"}
    properties = {
        "og:type": "website",
        "og:site_name": "filature",
        "og:locale": {"fr": "fr_FR", "en": "en_GB"}[lang],
        "og:title": preview.title,
        "og:description": preview.text,
        "og:url": address + preview.path,
        "og:image": picture,
        "og:image:width": str(SIZE[0]),
        "og:image:height": str(SIZE[1]),
    }
    lines = [f"<title>{escape(preview.title)}</title>"]
    lines += [f'<meta name="{key}" content="{escape(text)}">' for key, text in named.items()]
    lines += [
        f'<meta property="{key}" content="{escape(text)}">' for key, text in properties.items()
    ]
    return "\n".join(lines).encode()


@get("/preview/{name:str}", include_in_schema=False, sync_to_thread=False, cache_control=WEEK)
def picture(name: Name, language: Language) -> Response[bytes]:
    """The picture of a game, 1200 by 630; the house's where there is none."""
    game = name.removesuffix(".png")
    pictures = drawn(HOUSE, "house", language)
    if game in registry.available():
        pictures = drawn(registry.folder(game) / "art", "preview", language) + pictures
    found = next(one for one in pictures if one.is_file())
    by_language = {"vary": "accept-language, cookie"}
    return Response(found.read_bytes(), media_type="image/png", headers=by_language)


def drawn(folder: Traversable, name: str, lang: str) -> list[Traversable]:
    """Where a picture is in a language; else the one that stands for all."""
    return [folder / f"{name}.{lang}.png", folder / f"{name}.png"]
