"""Where a request comes from: which address, and which page."""

from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any, Final
from urllib.parse import urlsplit

from .rooms.problems import Forbidden

HOME: Final = 64  # bits of an IPv6 address that a household shares


def headers_of(scope: Any) -> dict[str, str]:
    return {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}


def address_of(scope: Any) -> str:
    client = scope.get("client")
    return household(str(client[0])) if client else "local"


@lru_cache(4096)
def household(address: str) -> str:
    """Whom an address stands for: of IPv6 everybody has as many as they like, in one network."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    return str(found.ipv4_mapped or ip_network((int(found), HOME), strict=False))


def place_of(origin: str) -> str:
    """The host and port of an origin; empty when it has none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def check_origin(headers: dict[str, str], needed: bool) -> None:
    """A page of another site may neither write here nor listen here."""
    origin = headers.get("origin", "")
    site = headers.get("sec-fetch-site", "same-origin")
    foreign = bool(origin) and place_of(origin) != headers.get("host", "")
    if foreign or site not in ("same-origin", "none") or (needed and not origin):
        raise Forbidden("foreign-origin")
