"""What every failure is answered with: a status, a stable word, a sentence."""

from typing import Any, Final

import msgspec
import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap

from filature.core.box import BoxError
from filature.core.mistake import Mistake
from filature.protocol.bodies import Trouble
from filature.protocol.unknown import unknown_key
from filature.server.rooms.problems import Problem
from filature.server.rooms.table import Stale
from filature.server.store.leases import Elsewhere
from filature.server.store.store import Away, Full
from filature.text.catalogue import t

from . import pages
from .identity import language
from .troubles import later, troubled

log = structlog.get_logger()
Asking = Request[Any, Any, Any]
TOO_LARGE: Final = 413
GONE: Final = "client disconnected prematurely"  # the framework's word for who broke off


def answer(status: int, error: str, text: str) -> Response[bytes]:
    return told(status, Trouble(error, text))


def told(status: int, trouble: Trouble) -> Response[bytes]:
    body, headers = msgspec.json.encode(trouble), later(trouble)
    return Response(body, status_code=status, media_type="application/json", headers=headers)


def mistaken(request: Asking, mistake: Exception) -> Response[bytes]:
    """Something given that cannot be."""
    status = mistake.status if isinstance(mistake, Problem) else 400
    return told(status, troubled(mistake, language(request.scope)))


def misasked(request: Asking, error: HTTPException) -> Response[bytes]:
    """No such address, no such method, a body that does not fit: nobody becomes a guest by it.
    Whoever looks for a page gets one."""
    request.scope["state"].pop("cookie", None)
    lang, status = language(request.scope), error.status_code
    if status >= 500 and error.detail != GONE:
        return failed(request, error)
    if status == 404 and looks_for_a_page(request.headers.get("accept", ""), request.url.path):
        return pages.answer(pages.index(lang, (pages.AWAY,)), 404)
    if isinstance(error, ValidationException) or status == 400:
        text = t(lang, "mistake-bad-request", reason=reasons(error, lang))
        return answer(status, "bad-request", text)
    if status == TOO_LARGE:
        return answer(status, "too-large", t(lang, "mistake-too-large"))
    return answer(status, "not-here", t(lang, "mistake-not-here", status=str(status)))


def looks_for_a_page(accept: str, path: str) -> bool:
    """Whether somebody, not a script, came to an address that leads nowhere."""
    return "text/html" in accept and not path.startswith(("/api/", "/static/"))


def reasons(error: HTTPException, lang: str) -> str:
    """Which fields do not fit, as the schema says it; a key that there is not, by its name."""
    extra = error.extra if isinstance(error.extra, list) else []
    found = [unfit(one.get("key", ""), one.get("message", ""), lang) for one in extra if one]
    return "; ".join(found)[:300] or "JSON"


def unfit(field: str, complaint: str, lang: str) -> str:
    key = unknown_key(complaint)
    return t(lang, "mistake-unknown-field", word=key) if key else f"{field}: {complaint}"


def failed(request: Asking, error: Exception) -> Response[bytes]:
    """A defect of ours: told without a word of what is inside."""
    log.error("request failed", method=request.method, exc_info=error)
    return answer(500, "our-fault", t(language(request.scope), "mistake-our-fault"))


def full(request: Asking, error: Exception) -> Response[bytes]:
    return answer(507, "house-full", t(language(request.scope), "mistake-house-full"))


def away(request: Asking, error: Exception) -> Response[bytes]:
    """What is kept cannot be reached; whoever looks for a page gets one that asks again."""
    lang = language(request.scope)
    if looks_for_a_page(request.headers.get("accept", ""), request.url.path):
        return pages.answer(pages.index(lang, (pages.AWAY,)), 503)
    return answer(503, "house-away", t(lang, "mistake-house-away"))


def elsewhere(request: Asking, other: Elsewhere) -> Response[bytes]:
    """Another process can answer: it is given the connection by whoever sees this word."""
    request.scope["state"]["elsewhere"] = other.place
    return Response(b"")


HANDLERS: Final[ExceptionHandlersMap] = {
    Mistake: mistaken,
    BoxError: mistaken,
    HTTPException: misasked,
    Full: full,
    Away: away,
    Elsewhere: elsewhere,
    Stale: away,
    Exception: failed,
}
