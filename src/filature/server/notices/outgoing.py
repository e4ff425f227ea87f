"""Calls to addresses that strangers gave: only over https, only to the open internet, once.

A name is looked up once and that very address is called, so that it cannot be another one a moment
later; whatever leads elsewhere is not followed; what is sent and read is little, and soon over.
"""

import asyncio
import ipaddress
import socket
import ssl
from typing import Final, NamedTuple, TypeAlias
from urllib.parse import SplitResult, urlsplit

from filature.server.rooms.problems import BadRequest

IP: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address
PORTS: Final = (443, 8443, 8448)
LONGEST: Final = 500  # characters of an address
MOST_SENT: Final = 2048  # bytes
MOST_READ: Final = 1024
FIRST: Final = len("HTTP/1.1 200")  # of an answer; nobody reads on
PATIENCE: Final = 5.0  # seconds for all of it
WRAPPED: Final = tuple(
    ipaddress.ip_network(one)  # what stands for an IPv4 address, or leads to one
    for one in ("::/96", "64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32", "fec0::/10")
)
HEAD: Final = "{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n"


class Unreachable(Exception):
    """It was not called, or did not answer."""


class Call(NamedTuple):
    """What is sent, and where."""

    url: str
    body: bytes
    headers: dict[str, str]
    method: str = "POST"


class Caller:
    """Calls addresses; `reachable` names the exceptions that tests need."""

    def __init__(self, reachable: frozenset[str] = frozenset()) -> None:
        self.reachable = reachable

    def checked(self, url: str) -> SplitResult:
        """An address that may be called as far as its letters tell; raises a Problem else."""
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise BadRequest("bad-address") from None
        plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST
        if not plain or not parts.hostname or parts.username is not None or parts.fragment:
            raise BadRequest("bad-address")
        if parts.netloc not in self.reachable and (parts.scheme, port or 443) not in OPEN:
            raise BadRequest("not-https")
        return parts

    async def call(self, call: Call) -> int:
        """The status of the answer; raises Unreachable, whatever the reason."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await self.answered(call)
        except (OSError, ValueError, EOFError, asyncio.IncompleteReadError, BadRequest) as error:
            raise Unreachable(type(error).__name__) from None

    async def answered(self, call: Call) -> int:
        parts = self.checked(call.url)
        if len(call.body) > MOST_SENT:
            raise ValueError("too long")
        reader, writer = await self.connected(parts)
        try:
            writer.write(written(call, parts))
            await writer.drain()
            return status(await reader.readexactly(FIRST))
        finally:
            writer.close()

    async def connected(
        self, parts: SplitResult
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection to the address that was looked up and found to be open to all."""
        host, secure = str(parts.hostname), parts.scheme == "https"
        port = parts.port or (443 if secure else 80)
        address = await self.found(host, port, parts.netloc in self.reachable)
        if not secure:
            return await asyncio.open_connection(address, port, limit=MOST_READ)
        return await asyncio.open_connection(
            address, port, ssl=ssl.create_default_context(), server_hostname=host, limit=MOST_READ
        )

    async def found(self, host: str, port: int, excepted: bool) -> str:
        """The first address of a name, if all of them are open to all."""
        loop = asyncio.get_running_loop()
        rows = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        names = [str(row[4][0]) for row in rows]
        if not names or not (excepted or all(map(public, names))):
            raise ValueError("not on the open internet")
        return names[0]


OPEN: Final = {("https", port) for port in PORTS}


def public(address: str) -> bool:
    """Whether an address is on the open internet, and is nothing else in disguise."""
    found: IP = ipaddress.ip_address(address.partition("%")[0])
    if any(found in net for net in WRAPPED if net.version == found.version):
        return False
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped:
        return False
    special = found.is_multicast or found.is_reserved or found.is_unspecified or found.is_loopback
    return found.is_global and not special


def written(call: Call, parts: SplitResult) -> bytes:
    """A request as it goes over the line."""
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    head = HEAD.format(method=call.method, path=path, host=parts.netloc)
    fields = {**call.headers, "Content-Length": str(len(call.body)), "User-Agent": "filature"}
    lines = "".join(f"{name}: {value}\r\n" for name, value in fields.items())
    return f"{head}{lines}\r\n".encode("ascii") + call.body


def status(answer: bytes) -> int:
    """The number in the first line of an answer."""
    version, _, rest = answer.partition(b" ")
    if not version.startswith(b"HTTP/1."):
        raise ValueError("no HTTP")
    return int(rest[:3])
