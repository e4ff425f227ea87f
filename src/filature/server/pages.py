"""The pages: the built web bundle when it is there, else a plain page that says so."""

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.enums import MediaType
from litestar.exceptions import NotFoundException
from litestar.static_files import create_static_files_router

from filature.text.catalogue import t

from .greeting import carried
from .identity import language

BUNDLE: Final = Path(__file__).with_name("static")
LINKS: Final = {
    "css": '<link rel="stylesheet" href="/static/{}">\n',
    "js": '<link rel="modulepreload" href="/static/{}">\n',
}
WORDS: Final = '<link rel="preload" as="fetch" crossorigin href="/api/games/{}/words?lang={}">\n'


def index(lang: str, game: str = "", first: bytes = b"") -> bytes:
    """The page of every address; the browser finds out which table is meant.  Of a table it names
    what its game is drawn with, and brings what is said first, so that a phone waits once."""
    page = BUNDLE / "index.html"
    if page.exists():
        head = needed(game, lang).encode() + first
        return page.read_bytes().replace(b"<body>", head + b"<body>")
    title, text = t(lang, "page-title"), t(lang, "page-no-bundle")
    return (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>{title}</title>'
        f"<h1>{title}</h1><p>{text}</p></html>"
    ).encode()


@cache
def needed(game: str, lang: str) -> str:
    """The stylesheet, the scripts and the words of a game's look, as links; nothing of a game
    without one."""
    names = BUNDLE / "looks.json"
    looks = json.loads(names.read_text("utf-8")) if names.exists() else {}
    if game not in looks:
        return ""
    files = "".join(LINKS[name.rpartition(".")[2]].format(name) for name in looks[game])
    return files + WORDS.format(game, lang)


ADDRESSES: Final = ["/", "/new", "/new/{game:str}"]


@get(ADDRESSES, include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The front page, and a new table's."""
    return Response(index(language(request)), media_type=MediaType.HTML)


@get("/t/{table:str}", include_in_schema=False, cache_control=CacheControlHeader(no_store=True))
async def table_page(request: Request[Any, Any, Any], table: str) -> Response[bytes]:
    """A table's page."""
    spec = request.app.state.house.store.spec(table)
    body = index(language(request), spec.game if spec else "", await carried(request, table))
    return Response(body, media_type=MediaType.HTML)


@get("/favicon.ico", include_in_schema=False, sync_to_thread=False)
def favicon() -> Response[bytes]:
    icon = BUNDLE / "favicon.ico"
    if not icon.exists():
        raise NotFoundException
    return Response(icon.read_bytes(), media_type="image/x-icon")


def routes() -> list[Any]:
    """The pages, and the files of the bundle under /static."""
    if not BUNDLE.is_dir():
        return [page, table_page, favicon]
    files = create_static_files_router("/static", [BUNDLE], include_in_schema=False)
    return [page, table_page, favicon, files]
