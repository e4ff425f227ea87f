"""Who a request comes from, and the headers that every answer has."""

import secrets
from typing import Any, Final

from itsdangerous import BadSignature, URLSafeSerializer
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from filature.server.limits import Limits, address_of, check_origin, headers_of
from filature.server.rooms.caller import Caller, code_name, hashed
from filature.text.catalogue import LANGUAGES

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
SAFE: Final = ("GET", "HEAD", "OPTIONS")
YEAR: Final = 365 * 86400
COOKIE: Final = "filature_guest"
SPOKEN: Final = "filature_lang"  # a cookie that the pages set
Connection = ASGIConnection[Any, Any, Any, Any]


class Guests:
    """Cookies: who a browser is, signed with a secret of the house."""

    def __init__(self, secret: str) -> None:
        self.signer = URLSafeSerializer(secret, salt="guest")

    def cookie(self, guest: str, name: str) -> str:
        return str(self.signer.dumps([guest, name]))

    def read(self, cookie: str) -> tuple[str, str]:
        """(guest, name); empty when the cookie is missing or forged."""
        try:
            guest, name = self.signer.loads(cookie)
        except (BadSignature, ValueError, TypeError):
            return "", ""
        return str(guest), str(name)


def language(connection: Connection) -> str:
    """The language asked for, else that of the pages, else the browser's, else French."""
    for asked in (connection.query_params.get("lang"), connection.cookies.get(SPOKEN)):
        if asked in LANGUAGES:
            return str(asked)
    for part in connection.headers.get("accept-language", "").split(","):
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return "fr"


def caller_of(connection: Connection) -> Caller:
    """Who asks; a stranger is nobody."""
    guests: Guests = connection.app.state.guests
    guest, name = guests.read(connection.cookies.get(COOKIE, ""))
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    held = hashed(token.strip()) if scheme.lower() == "bearer" else ""
    return Caller(guest, name, held, language(connection))


def guest_of(request: Request[Any, Any, Any]) -> Caller:
    """Who asks; a stranger becomes a guest, and the answer brings a cookie."""
    caller = caller_of(request)
    if caller.guest:
        return caller
    caller = caller._replace(guest=secrets.token_hex(16), name=code_name(caller.lang))
    remember(request, caller)
    return caller


def remember(request: Request[Any, Any, Any], caller: Caller) -> None:
    """The answer will set the cookie of this guest."""
    guests: Guests = request.app.state.guests
    secure = "; Secure" if request.url.scheme == "https" else ""
    request.scope["state"]["cookie"] = (
        f"{COOKIE}={guests.cookie(caller.guest, caller.name)}; Path=/; Max-Age={YEAR}; "
        f"HttpOnly; SameSite=Strict{secure}"
    )


class Doorkeeper(ASGIMiddleware):
    """Rates, origins, cookies and the headers of every answer."""

    scopes = (ScopeType.HTTP, ScopeType.ASGI)

    def __init__(self, limits: Limits) -> None:
        self.limits = limits

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                dress(MutableScopeHeaders.from_message(message), scope)
            await send(message)

        headers = headers_of(scope)
        self.check(scope, headers)
        await next_app(scope, receive, dressed)

    def check(self, scope: Scope, headers: dict[str, str]) -> None:
        self.limits.request(address_of(scope))
        if scope.get("method") not in SAFE:
            check_origin(headers, needed=False)
            if scope["path"] == "/api/tables":
                self.limits.table(address_of(scope))


def dress(headers: MutableScopeHeaders, scope: Scope) -> None:
    for name, value in POLICY.items():
        headers[name] = value
    cookie = scope.get("state", {}).get("cookie")
    if cookie:
        headers.add("set-cookie", cookie)
    if scope["path"].startswith("/api/"):
        headers["cache-control"] = headers.get("cache-control", "no-store")
