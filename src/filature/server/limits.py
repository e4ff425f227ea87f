"""How fast anyone may ask, and from where."""

import time
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from .rooms.problems import Forbidden, TooManyRequests

MOST_BUCKETS: Final = 10_000


class Rates(NamedTuple):
    """What one address, or one connection, may do: so many a second in the long run."""

    requests: float = 20
    files: float = 200  # of the pages: a family opens them on all its screens at once
    tables: float = 0.5
    frames: float = 10
    connections: int = 64  # at once, from one address
    guesses: float = 0.1  # of codes that are none
    deeds: float = 5  # by powers: a family votes from one address
    lines: float = 1  # of chat, by one connection


class Bucket:
    """Fills by itself, up to a burst; every request takes one drop."""

    __slots__ = ("at", "burst", "full", "rate")

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.burst = max(3.0, 2 * rate)
        self.full = self.burst
        self.at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.full = min(self.burst, self.full + self.rate * (now - self.at))
        self.at = now
        if self.full < 1:
            return False
        self.full -= 1
        return True

    def give_back(self) -> None:
        self.full += 1


class Limits:
    """Counts requests and connections by address."""

    def __init__(self, rates: Rates) -> None:
        self.rates = rates
        self.buckets: dict[tuple[str, str], Bucket] = {}
        self.open: dict[str, int] = {}

    def request(self, address: str, path: str) -> None:
        kind = "files" if path.startswith("/static/") else "requests"
        if not self.bucket(kind, address, getattr(self.rates, kind)).take():
            raise TooManyRequests("too-fast")

    def table(self, address: str) -> None:
        if not self.bucket("table", address, self.rates.tables).take():
            raise TooManyRequests("too-many-tables")

    def deed(self, address: str) -> None:
        if not self.bucket("deed", address, self.rates.deeds).take():
            raise TooManyRequests("too-fast")

    def guess(self, address: str) -> Bucket:
        """Somebody says a code; the drop is given back when it was right."""
        found = self.bucket("guess", address, self.rates.guesses)
        if not found.take():
            raise TooManyRequests("too-many-guesses")
        return found

    def bucket(self, kind: str, address: str, rate: float) -> Bucket:
        """The bucket of an address; those that are full again are forgotten now and then."""
        if len(self.buckets) > MOST_BUCKETS:
            before = time.monotonic() - 60
            self.buckets = {key: one for key, one in self.buckets.items() if one.at > before}
        return self.buckets.setdefault((kind, address), Bucket(rate))

    def frames(self) -> Bucket:
        """For one connection."""
        return Bucket(self.rates.frames)

    def lines(self) -> Bucket:
        """For what is said by one connection."""
        return Bucket(self.rates.lines)

    def connect(self, address: str) -> None:
        count = self.open.get(address, 0)
        if count >= self.rates.connections:
            raise TooManyRequests("too-many-connections")
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
