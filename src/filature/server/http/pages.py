"""The pages: the built web bundle when it is there, else a plain page that says so."""

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.enums import MediaType
from litestar.exceptions import NotFoundException
from litestar.params import FromQuery
from litestar.static_files import create_static_files_router

from filature import registry
from filature.protocol.messages import FromServer
from filature.server.rooms.listeners import encode
from filature.server.rooms.problems import Problem
from filature.server.rooms.render import Viewer
from filature.server.rooms.seating import watched_from
from filature.text.catalogue import t

from . import previews
from .dependencies import Addresses, Caller, House, Language, Name
from .identity import YEAR
from .previews import head
from .reached import origin

Asking = Request[Any, Any, Any]
BUNDLE: Final = Path(__file__).parents[1] / "static"
LINKS: Final = {
    "css": '<link rel="stylesheet" href="/static/{}">\n',
    "js": '<link rel="modulepreload" href="/static/{}">\n',
}
FOR_EVER: Final = CacheControlHeader(public=True, max_age=YEAR, immutable=True)  # names are hashes
GATHERINGS: Final = "gatherings"  # the script of circles and evenings
AWAY: Final = "away"  # the script of every page where no match is being played
TITLE: Final = b"<title>filature</title>"
BLOCK: Final = b'<script type="application/json" id="first">[%b]</script>\n'
WORDS: Final = '<link rel="preload" as="fetch" crossorigin href="/api/games/{}/words?lang={}">\n'


def index(lang: str, names: tuple[str, ...] = (), first: bytes = b"", shown: bytes = b"") -> bytes:
    """The page of every address; the browser finds out which table is meant.  It names what it is
    drawn with, and brings what a table says first, so that a phone waits once; `shown` is what its
    link shows elsewhere."""
    page = BUNDLE / "index.html"
    if page.exists():
        head = "".join(needed(name, lang) for name in names).encode() + first
        body = page.read_bytes().replace(TITLE, shown or TITLE)
        return body.replace(b"<body>", head + b"<body>")
    return plain_page(lang, t(lang, "page-no-bundle"))


def plain_page(lang: str, text: str) -> bytes:
    """A page of one sentence, for what has not been built."""
    title = t(lang, "page-title")
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


@get(["/", "/new", "/tables", "/moi", "/alerts"], include_in_schema=False, sync_to_thread=False)
def page(request: Asking, addresses: Addresses, language: Language) -> Response[bytes]:
    """The front page, the card of the first game over it, one's own tables, key and alerts."""
    shown = head(previews.of_house(language), language, addresses.known(origin(request))[0])
    return answer(index(language, (AWAY,), shown=shown))


@get("/new/{game:str}", include_in_schema=False, sync_to_thread=False)
def page_of_a_game(
    request: Asking, addresses: Addresses, game: Name, language: Language
) -> Response[bytes]:
    """The card of a game that there is, over the front page."""
    there = game in registry.available()
    preview = previews.of_game(game, language) if there else previews.of_house(language)
    shown = head(preview, language, addresses.known(origin(request))[0])
    return answer(index(language, (AWAY,), shown=shown), 200 if there else 404)


@get("/cercles", include_in_schema=False, sync_to_thread=False)
def circles_page(language: Language) -> Response[bytes]:
    """One's own circles."""
    return answer(index(language, (GATHERINGS,)))


@get(["/c/{link:str}", "/c/{link:str}/affiche"], include_in_schema=False)
async def circle_page(house: House, language: Language, link: Name) -> Response[bytes]:
    """A circle, and its poster."""
    known = await house.store.circles.by_link(link)
    return answer(index(language, (GATHERINGS,)), 200 if known else 404)


@get(
    ["/e/{id:str}", "/e/{id:str}/ecran", "/e/{id:str}/borne", "/e/{id:str}/affiche"],
    include_in_schema=False,
)
async def evening_page(house: House, language: Language, id: Name) -> Response[bytes]:
    """An evening, its projector, its kiosk, its poster."""
    known = await house.store.evenings.evening(id)
    return answer(index(language, (GATHERINGS,)), 200 if known else 404)


def answer(body: bytes, status: int = 200) -> Response[bytes]:
    return Response(body, media_type=MediaType.HTML, status_code=status)


@get("/t/{table:str}", include_in_schema=False, cache_control=CacheControlHeader(no_store=True))
async def table_page(
    request: Asking,
    house: House,
    addresses: Addresses,
    caller: Caller,
    guest: Caller,
    table: Name,
    seat: FromQuery[str] = "",
) -> Response[bytes]:
    """A table's page, with the very messages that a socket would send its caller first: so a board
    is there as soon as its scripts are; the socket comes after, and heals what changed.  A stranger
    finds nothing in it, but is a guest by then: whoever watches has a name."""
    spec = await house.store.spec(table)
    away = () if spec and spec.status == "playing" else (AWAY,)
    names = (spec.game, *away) if spec else away
    preview = previews.of_table(spec, guest.lang) if spec else previews.of_house(caller.lang)
    shown = head(preview, caller.lang, addresses.known(origin(request))[0])
    body = index(caller.lang, names, block(await carried(house, table, caller, seat)), shown)
    return answer(body, 200 if spec else 404)


async def carried(house: House, table: str, caller: Caller, seat: str) -> list[FromServer]:
    """Nothing for a stranger, or whoever may not look at the table."""
    if not (caller.guest or caller.token):
        return []
    try:
        room = await house.room(table)
        viewer = Viewer(watched_from(room.table, caller, seat), caller.lang)
    except Problem:
        return []
    return await room.first_messages(viewer, caller)


def block(messages: list[FromServer]) -> bytes:
    """Messages as a data block: no name and no line of chat in it can end the script."""
    if not messages:
        return b""
    return BLOCK % b",".join(map(encode, messages)).replace(b"<", b"\\u003c")


@get("/favicon.ico", include_in_schema=False, sync_to_thread=False)
def favicon() -> Response[bytes]:
    return bundled("favicon.ico", "image/x-icon")


@get("/sw.js", include_in_schema=False, sync_to_thread=False)
def worker() -> Response[bytes]:
    """What runs in a browser when no page is open; asked for anew each time, to be the newest."""
    return bundled("sw.js", "text/javascript")


@get("/manifest.webmanifest", include_in_schema=False, sync_to_thread=False)
def manifest() -> Response[bytes]:
    """How the site looks when it is installed."""
    return bundled("manifest.webmanifest", "application/manifest+json")


@get("/offline", include_in_schema=False, sync_to_thread=False)
def without_network() -> Response[bytes]:
    """What a browser keeps, to show when nobody answers."""
    return bundled("offline.html", MediaType.HTML)


def bundled(name: str, kind: str) -> Response[bytes]:
    file = BUNDLE / name
    if not file.exists():
        raise NotFoundException
    return Response(file.read_bytes(), media_type=kind, headers={"cache-control": "no-cache"})


PAGES: Final[list[Any]] = [
    *(page, page_of_a_game, table_page, circles_page, circle_page, evening_page),
    *(previews.picture, favicon, worker, manifest, without_network),
]


def routes() -> list[Any]:
    """The pages, and the files of the bundle under /static."""
    if not BUNDLE.is_dir():
        return PAGES
    files = create_static_files_router(
        "/static", [BUNDLE], include_in_schema=False, cache_control=FOR_EVER
    )
    return [*PAGES, files]
