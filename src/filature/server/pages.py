"""The pages: the built web bundle when it is there, else a plain page that says so."""

from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.enums import MediaType
from litestar.exceptions import NotFoundException
from litestar.static_files import create_static_files_router

from filature.text.catalogue import t

from .identity import language

BUNDLE: Final = Path(__file__).with_name("static")


def index(lang: str) -> bytes:
    """The page of every address; the browser finds out which table is meant."""
    page = BUNDLE / "index.html"
    if page.exists():
        return page.read_bytes()
    title, text = t(lang, "page-title"), t(lang, "page-no-bundle")
    return (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>{title}</title>'
        f"<h1>{title}</h1><p>{text}</p></html>"
    ).encode()


ADDRESSES: Final = ["/", "/new", "/new/{game:str}", "/t/{table:str}"]


@get(ADDRESSES, include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The front page, a new table's, a table's."""
    return Response(index(language(request)), media_type=MediaType.HTML)


@get("/favicon.ico", include_in_schema=False, sync_to_thread=False)
def favicon() -> Response[bytes]:
    icon = BUNDLE / "favicon.ico"
    if not icon.exists():
        raise NotFoundException
    return Response(icon.read_bytes(), media_type="image/x-icon")


def routes() -> list[Any]:
    """The pages, and the files of the bundle under /static."""
    if not BUNDLE.is_dir():
        return [page, favicon]
    files = create_static_files_router("/static", [BUNDLE], include_in_schema=False)
    return [page, favicon, files]
