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

from filature import registry
from filature.text.catalogue import t

from .greeting import carried
from .identity import YEAR, language

BUNDLE: Final = Path(__file__).parents[1] / "static"
LINKS: Final = {
    "css": '<link rel="stylesheet" href="/static/{}">\n',
    "js": '<link rel="modulepreload" href="/static/{}">\n',
}
FOR_EVER: Final = CacheControlHeader(public=True, max_age=YEAR, immutable=True)  # names are hashes
AWAY: Final = "away"  # the script of every page where no match is being played
WORDS: Final = '<link rel="preload" as="fetch" crossorigin href="/api/games/{}/words?lang={}">\n'


def index(lang: str, names: tuple[str, ...] = (), first: bytes = b"") -> bytes:
    """The page of every address; the browser finds out which table is meant.  It names what it is
    drawn with, and brings what a table says first, so that a phone waits once."""
    page = BUNDLE / "index.html"
    if page.exists():
        head = "".join(needed(name, lang) for name in names).encode() + first
        return page.read_bytes().replace(b"<body>", head + b"<body>")
    title, text = t(lang, "page-title"), t(lang, "page-no-bundle")
    return (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>{title}</title>'
        f"<h1>{title}</h1><p>{text}</p></html>"
    ).encode()


@cache
def needed(name: str, lang: str) -> str:
    """The stylesheet, the scripts and the words of a game or a page, as links; nothing of what has
    none."""
    names = BUNDLE / "looks.json"
    looks = json.loads(names.read_text("utf-8")) if names.exists() else {}
    files = "".join(LINKS[file.rpartition(".")[2]].format(file) for file in looks.get(name, []))
    return files + (WORDS.format(name, lang) if files and name in registry.available() else "")


ADDRESSES: Final = ["/", "/new", "/new/{game:str}"]


@get(ADDRESSES, include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The front page, and a new table's."""
    return Response(index(language(request), (AWAY,)), media_type=MediaType.HTML)


@get("/t/{table:str}", include_in_schema=False, cache_control=CacheControlHeader(no_store=True))
async def table_page(request: Request[Any, Any, Any], table: str) -> Response[bytes]:
    """A table's page."""
    spec = request.app.state.house.store.spec(table)
    away = () if spec and spec.status == "playing" else (AWAY,)
    names = (spec.game, *away) if spec else away
    body = index(language(request), names, await carried(request, table))
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
    files = create_static_files_router(
        "/static", [BUNDLE], include_in_schema=False, cache_control=FOR_EVER
    )
    return [page, table_page, favicon, files]
