"""The documents under /docs: the site that `make docs` has built, else a page that says how."""

from pathlib import Path
from typing import Any, Final

from litestar import Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.response import Redirect
from litestar.static_files import create_static_files_router

from filature.text.catalogue import t

from .dependencies import Language
from .pages import answer, plain_page

SITE = Path(__file__).parents[1] / "docs"
FIRST: Final = {"en": "/docs/index.html", "fr": "/docs/fr/index.html"}
ASKED_AGAIN: Final = CacheControlHeader(no_cache=True)  # a file keeps its name when it changes
KEPT: Final = CacheControlHeader(max_age=31_536_000, immutable=True)  # named by what is in it
HOMES: Final = ("/docs", "/docs/fr")
KINDS: Final = {**dict.fromkeys(HOMES, ASKED_AGAIN), **{f"{one}/assets": KEPT for one in HOMES}}


@get("/docs", include_in_schema=False, sync_to_thread=False)
def documents(language: Language) -> Redirect | Response[bytes]:
    """The first page in the language of who asks; links of the site begin at its file."""
    if (SITE / "index.html").exists():
        return Redirect(FIRST.get(language, FIRST["en"]))
    return unbuilt(language)


@get("/docs/{path:path}", include_in_schema=False, sync_to_thread=False)
def missing(language: Language) -> Response[bytes]:
    """Any page of a site that was not built."""
    return unbuilt(language)


def unbuilt(lang: str) -> Response[bytes]:
    return answer(plain_page(lang, t(lang, "page-no-documents")), 404)


def routes() -> list[Any]:
    """The way in, and the files of the site."""
    if not SITE.is_dir():
        return [documents, missing]
    return [documents, *[files(path, SITE, kept) for path, kept in KINDS.items()]]


def files(path: str, site: Path, kept: CacheControlHeader) -> Router:
    """A folder of the site, and for how long a browser keeps what is in it."""
    folder = site / path.removeprefix("/docs").lstrip("/")
    return create_static_files_router(
        path, [folder], name=path, include_in_schema=False, cache_control=kept
    )
