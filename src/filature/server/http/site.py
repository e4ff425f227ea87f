"""The outermost layer: hosts, rates and origins on the way in, headers on the way out.

It stands before the framework, so that no answer leaves without its headers, and no fault without a
word."""

import re
from collections.abc import Awaitable, Callable, Collection
from functools import partial
from ipaddress import ip_address
from typing import Final, TypeAlias

import msgspec
import structlog
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from filature.protocol.bodies import Trouble
from filature.server.origins import address_of, check_origin, headers_of
from filature.server.rooms.problems import BadRequest, Misdirected, Problem, StoreAway
from filature.server.spending import Spending, Who
from filature.text.catalogue import t

from .errors import looks_for_a_page
from .identity import language
from .troubles import later, troubled

POLICY: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
NOWHERE: Final = "/nowhere"  # where there is nothing, as at an address that is too long
ALWAYS: Final = {name.encode(): value.encode() for name, value in POLICY.items()}
LONGEST: Final = 255  # bytes of an address: so much may be the name of a file
HOST: Final = re.compile(r"(\[[^\[\]]*\]|[^\[\]:]*)(?::([0-9]{1,5}))?")
OF_A_TABLE: Final = re.compile("/(?:api/tables|t)/([^/]+)")
LAST_PORT: Final = 65535
Here: TypeAlias = Callable[[str, Callable[[str], Awaitable[bool]]], Awaitable[bool]]
SAFE: Final = ("GET", "HEAD", "OPTIONS")
log = structlog.get_logger()


class Site:
    """Everything that is asked of the house passes here."""

    def __init__(
        self,
        pages: ASGIApp,
        sockets: ASGIApp,
        spending: Spending,
        known: Callable[[str], bool],
        here: Here,
    ) -> None:
        self.here = here  # whether a table is minded here
        self.pages = pages
        self.sockets = sockets
        self.spending = spending
        self.known = known  # whether this house is called so

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            if self.known(headers_of(scope).get("host", "")):
                await self.sockets(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": 4421, "reason": "unknown-host"})
            return
        answer = Answer(scope, send)
        try:
            self.check(scope)
            if not await self.answers(scope):
                return
            await self.pages(scope, receive, answer)
            if answer.elsewhere and not await handed_over(scope, answer.elsewhere):
                raise StoreAway("house-away")
        except Problem as problem:
            await answer.tell(problem.status, troubled(problem, language(scope)))
        except Exception as error:
            log.error("request failed", method=scope["method"], exc_info=error)
            text = t(language(scope), "mistake-our-fault")
            await answer.tell(500, Trouble("our-fault", text))

    async def answers(self, scope: Scope) -> bool:
        """Whether this process answers: what is asked of a table is for the one that minds it."""
        found = OF_A_TABLE.match(scope["path"])
        if not found or await self.here(found[1], partial(handed_over, scope)):
            return True
        self.spending.charge("requests", Who(address_of(scope)), -1.0)  # the other takes it
        return False

    def check(self, scope: Scope) -> None:
        headers = headers_of(scope)
        if not self.known(headers.get("host", "")):
            raise Misdirected("unknown-host")
        kind = "files" if scope["path"].startswith("/static/") else "requests"
        self.spending.take(kind, Who(address_of(scope)))
        if "\0" in scope["path"]:
            raise BadRequest("bad-request", reason="NUL")
        if len(scope["path"].encode()) > LONGEST:
            if not looks_for_a_page(headers.get("accept", ""), scope["path"]):
                raise BadRequest("bad-request", reason=f"{scope['path'][:40]}…")
            scope["path"], scope["raw_path"] = NOWHERE, NOWHERE.encode()
        if scope.get("method") not in SAFE:
            check_origin(headers, needed=False)


class Answer:
    """Sends what the framework says, dressed; or says why it could not."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self.scope = scope
        self.send = send
        self.begun = False
        self.elsewhere = ""  # where the process is that can answer

    async def __call__(self, message: Message) -> None:
        self.elsewhere = self.elsewhere or self.scope["state"].pop("elsewhere", "")
        if self.elsewhere and not self.begun:
            return  # the framework's word for it is nobody's business
        if message["type"] == "http.response.start":
            self.begun = True
            dress(MutableScopeHeaders.from_message(message), self.scope)
        await self.send(message)

    async def tell(self, status: int, trouble: Trouble) -> None:
        """A failure in words, unless something else was said already."""
        if self.begun:
            return
        self.elsewhere = ""
        body = msgspec.json.encode(trouble)
        headers = [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
            *[(name.encode(), told.encode()) for name, told in later(trouble).items()],
        ]
        await self({"type": "http.response.start", "status": status, "headers": headers})
        await self({"type": "http.response.body", "body": body, "more_body": False})


async def handed_over(scope: Scope, place: str) -> bool:
    """Whether another process has the connection now, and answers."""
    connection = scope["connection"]()  # type: ignore[typeddict-item]
    return bool(connection and await connection.hand_over(place))


def dress(headers: MutableScopeHeaders, scope: Scope) -> None:
    said = [(name, value) for name, value in headers.headers if name.lower() not in ALWAYS]
    headers.headers[:] = [*said, *ALWAYS.items()]
    if scope["path"].startswith("/preview/"):  # shown wherever a link is shared
        headers["cross-origin-resource-policy"] = "cross-origin"
    cookie = scope.get("state", {}).get("cookie")
    if cookie:
        headers.add("set-cookie", cookie)
    if scope["path"].startswith("/api/"):
        headers["cache-control"] = headers.get("cache-control", "no-store")


def called(names: Collection[str]) -> Callable[[str], bool]:
    """Whether a request means this house: by a number, or by a name that nobody can have on the
    internet, as no page of somebody else's can come by these; or by one of its own names."""

    def known(host: str) -> bool:
        found = HOST.fullmatch(host)
        if not found or int(found[2] or 0) > LAST_PORT:
            return False
        name = found[1].strip("[]").lower().rstrip(".")
        return name in names or literal(name) or (0 < len(name) <= LONGEST and near(name))

    return known


def near(name: str) -> bool:
    """Whether a name is understood in one network only."""
    return "." not in name or name.endswith((".local", ".lan", ".home.arpa", ".localhost"))


def literal(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
