"""What every request passes: rates and origins on its way in, headers on its way out."""

from typing import Final

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from filature.server.limits import Limits, address_of, check_origin, headers_of

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
ALERTS: Final = ("/api/me/alerts", "/api/alerts")  # how somebody is told
SAFE: Final = ("GET", "HEAD", "OPTIONS")
MADE: Final = ("/api/tables", "/api/circles", "/api/evenings")  # what is made there stays


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

        self.check(scope)
        await next_app(scope, receive, dressed)

    def check(self, scope: Scope) -> None:
        self.limits.request(address_of(scope), scope["path"])
        if scope.get("method") not in SAFE:
            check_origin(headers_of(scope), needed=False)
            if scope["path"] in MADE:
                self.limits.table(address_of(scope))
            if scope["path"].startswith(ALERTS):
                self.limits.alert(address_of(scope), scope["path"])


def dress(headers: MutableScopeHeaders, scope: Scope) -> None:
    for name, value in POLICY.items():
        headers[name] = value
    if scope["path"].startswith("/preview/"):  # shown wherever a link is shared
        headers["cross-origin-resource-policy"] = "cross-origin"
    cookie = scope.get("state", {}).get("cookie")
    if cookie:
        headers.add("set-cookie", cookie)
    if scope["path"].startswith("/api/"):
        headers["cache-control"] = headers.get("cache-control", "no-store")
