"""The application: routes, the WebSocket, and what every failure is told as."""

from typing import Any

import msgspec
import structlog
from litestar import Litestar, Request, Response, WebSocket, websocket
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import filature
from filature.core.box import BoxError
from filature.core.mistake import Mistake
from filature.protocol import bodies
from filature.text.catalogue import said, t

from .house import House
from .http import after, pages
from .http.identity import Doorkeeper, Guests, caller_of, language
from .http.tables import ROUTES
from .limits import Limits, address_of, check_origin, headers_of
from .reviews import Reviews
from .rooms.caller import Caller
from .rooms.problems import Problem
from .rooms.render import Viewer
from .rooms.seating import watched_from
from .sockets.commands import respond
from .sockets.connection import Connection

LARGEST = 500_000  # bytes of a body; a match file is the largest thing anyone sends
log = structlog.get_logger()
Asking = Request[Any, Any, Any]


def application(house: House, limits: Limits) -> Litestar:
    """The whole site."""
    app = Litestar(
        [*ROUTES, *after.ROUTES, *pages.routes(), socket],
        middleware=[Doorkeeper(limits)],
        exception_handlers={
            Mistake: mistaken,
            BoxError: mistaken,
            HTTPException: misasked,
            Exception: failed,
        },
        openapi_config=OpenAPIConfig(
            title="filature",
            version=filature.__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        request_max_body_size=LARGEST,
        # What a table says is never compressed: its length would depend on secrets.
        compression_config=CompressionConfig("gzip", exclude="^/(t/|api/(tables|me|reports))"),
        logging_config=None,
    )
    app.state.house, app.state.limits = house, limits
    app.state.guests = Guests(house.store.secret("guests"))
    app.state.reviews = Reviews(house.store.notes)
    return app


# What went wrong --------------------------------------------------------------------------


def told(status: int, error: str, text: str, clause: str = "") -> Response[bytes]:
    body = msgspec.json.encode(bodies.Trouble(error, text, clause))
    return Response(body, status_code=status, media_type="application/json")


def mistaken(request: Asking, mistake: Exception) -> Response[bytes]:
    """Something given that cannot be."""
    status = mistake.status if isinstance(mistake, Problem) else 400
    key = mistake.key if isinstance(mistake, Mistake) else "bad-box"
    return told(status, key, said(mistake, language(request)))


def misasked(request: Asking, error: HTTPException) -> Response[bytes]:
    """No such address, no such method, a body that does not fit."""
    lang, status = language(request), error.status_code
    if status >= 500:
        return failed(request, error)
    if isinstance(error, ValidationException) or status == 400:
        return told(status, "bad-request", t(lang, "mistake-bad-request", reason=reasons(error)))
    return told(status, "not-here", t(lang, "mistake-not-here", status=str(status)))


def reasons(error: HTTPException) -> str:
    """Which fields do not fit, as the schema says it."""
    extra = error.extra if isinstance(error.extra, list) else []
    found = [f"{one.get('key', '')}: {one.get('message', '')}" for one in extra if one]
    return "; ".join(found)[:300] or "JSON"


def failed(request: Asking, error: Exception) -> Response[bytes]:
    """A defect of ours: told without a word of what is inside."""
    log.error("request failed", method=request.method, exc_info=error)
    return told(500, "our-fault", t(language(request), "mistake-our-fault"))


# The WebSocket ----------------------------------------------------------------------------


@websocket("/api/tables/{table:str}/socket")
async def socket(socket: WebSocket[Any, Any, Any], table: str) -> None:
    """One viewer at a table."""
    house: House = socket.app.state.house
    limits: Limits = socket.app.state.limits
    address = address_of(socket.scope)
    try:
        caller = admitted(socket, limits)
        room = house.room(table)
        seat = str(socket.query_params.get("seat", ""))
        viewer = Viewer(watched_from(room.spec, caller, seat), caller.lang)
        limits.connect(address)
    except Problem as problem:
        await refuse(socket, problem)
        return
    try:
        await socket.accept()
        frames = socket.scope["frames"]  # type: ignore[typeddict-item]
        await Connection(frames, room, viewer, caller).serve(socket, limits, respond)
    finally:
        limits.disconnect(address)


def admitted(socket: WebSocket[Any, Any, Any], limits: Limits) -> Caller:
    """Who knocks: from this site, or with a token; and not too often."""
    limits.request(address_of(socket.scope))
    caller = caller_of(socket)
    check_origin(headers_of(socket.scope), needed=not caller.token)
    return caller


async def refuse(socket: WebSocket[Any, Any, Any], problem: Problem) -> None:
    """Closes the door with a code, 4000 and the HTTP status, and a word."""
    await socket.accept()
    await socket.close(4000 + problem.status, problem.key)
