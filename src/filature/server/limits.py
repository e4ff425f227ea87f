"""How fast anyone may ask, and from where."""

from typing import Any, NamedTuple
from urllib.parse import urlsplit

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

from .trouble import Forbidden, TooFast


class Rates(NamedTuple):
    """What one address, or one connection, may do."""

    requests: str = "40/second"
    tables: str = "60/minute"
    frames: str = "20/second"
    connections: int = 64  # at once, from one address


class Limits:
    """Counts requests by address and frames by connection."""

    def __init__(self, rates: Rates) -> None:
        self.window = FixedWindowRateLimiter(MemoryStorage())
        self.requests: RateLimitItem = parse(rates.requests)
        self.tables: RateLimitItem = parse(rates.tables)
        self.frames: RateLimitItem = parse(rates.frames)
        self.most = rates.connections
        self.open: dict[str, int] = {}

    def request(self, address: str) -> None:
        if not self.window.hit(self.requests, "request", address):
            raise TooFast("too-fast")

    def table(self, address: str) -> None:
        if not self.window.hit(self.tables, "table", address):
            raise TooFast("too-many-tables")

    def frame(self, connection: str) -> bool:
        return bool(self.window.hit(self.frames, "frame", connection))

    def connect(self, address: str) -> None:
        count = self.open.get(address, 0)
        if count >= self.most:
            raise TooFast("too-many-connections")
        self.open[address] = count + 1

    def disconnect(self, address: str) -> None:
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]


def headers_of(scope: Any) -> dict[str, str]:
    return {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}


def address_of(scope: Any) -> str:
    client = scope.get("client")
    return str(client[0]) if client else "local"


def check_origin(headers: dict[str, str], needed: bool) -> None:
    """A page of another site may neither write here nor listen here."""
    origin = headers.get("origin", "")
    site = headers.get("sec-fetch-site", "same-origin")
    foreign = bool(origin) and urlsplit(origin).netloc != headers.get("host", "")
    if foreign or site not in ("same-origin", "none") or (needed and not origin):
        raise Forbidden("foreign-origin")
