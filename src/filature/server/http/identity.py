"""Who a request comes from: languages, tokens, and guests with signed cookies."""

import secrets
from typing import Any, Final, TypeAlias

from itsdangerous import BadSignature, URLSafeSerializer
from litestar.connection import ASGIConnection
from litestar.types import Scope

from filature.server.litter import forget_where
from filature.server.origins import address_of
from filature.server.rooms.caller import Caller, code_name, hashed
from filature.server.rooms.problems import Forbidden
from filature.text.catalogue import LANGUAGES

COOKIE: Final = "filature_guest"
SPOKEN: Final = "filature_lang"  # a cookie that the pages set
YEAR: Final = 365 * 86400
Connection: TypeAlias = ASGIConnection[Any, Any, Any, Any]


def language(scope: Scope) -> str:
    """The language asked for, else that of the pages, else the browser's, else French."""
    return spoken(ASGIConnection(scope))


def spoken(connection: Connection) -> str:
    for asked in (connection.query_params.get("lang"), connection.cookies.get(SPOKEN)):
        if asked in LANGUAGES:
            return str(asked)
    for part in connection.headers.get("accept-language", "").split(","):
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return "fr"


class Guests:
    """Cookies: who a browser is, signed with a secret of the house."""

    def __init__(self, secret: str) -> None:
        self.signer = URLSafeSerializer(secret, salt="guest")

    def read(self, cookie: str) -> tuple[str, str]:
        """(guest, name); empty when the cookie is missing or forged."""
        if not cookie:
            return "", ""
        try:
            guest, name = self.signer.loads(cookie)
        except (BadSignature, ValueError, TypeError) as error:
            forget_where(error)
            return "", ""
        return str(guest), str(name)

    def caller(self, scope: Scope) -> Caller:
        """Who asks; a stranger is nobody.  It is read once, however many want to know."""
        state = scope["state"]
        if "caller" not in state:
            state["caller"] = self.found(ASGIConnection(scope))
        caller: Caller = state["caller"]
        return caller

    def found(self, connection: Connection) -> Caller:
        guest, name = self.read(connection.cookies.get(COOKIE, ""))
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        held = hashed(token.strip()) if scheme.lower() == "bearer" else ""
        return Caller(guest, name, held, spoken(connection), address=address_of(connection.scope))

    def admitted(self, scope: Scope) -> Caller:
        """Who asks; a stranger becomes a guest, and the answer brings a cookie.  The pages ask who
        they are before anything else: if they are strangers still, no cookie is kept there."""
        caller = self.caller(scope)
        if caller.guest:
            return caller
        if scope.get("method") == "POST" and b"origin" in dict(scope["headers"]):
            raise Forbidden("no-cookies")
        caller = caller._replace(guest=secrets.token_hex(16), name=code_name(caller.lang))
        self.remember(scope, caller)
        return caller

    def remember(self, scope: Scope, caller: Caller) -> None:
        """The answer will set the cookie of this guest."""
        cookie = self.signer.dumps([caller.guest, caller.name])
        secure = "; Secure" if scope["scheme"] == "https" else ""
        scope["state"]["cookie"] = (
            f"{COOKIE}={cookie!s}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Strict{secure}"
        )
