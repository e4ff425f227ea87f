"""Where others can reach this house: links, QR codes and previews begin with one of these."""

import ipaddress
import socket
from typing import Final
from urllib.parse import urlsplit

from filature.core.mistake import Mistake
from filature.protocol.bodies import HouseCard

EVERYWHERE: Final = "0.0.0.0"
SIOCGIFADDR: Final = 0x8915  # asks Linux for the address of an interface
INSIDE: Final = ("lo", "docker", "br-", "veth", "virbr")  # interfaces that lead nowhere outside


class Addresses:
    """The addresses of one house, which may change while it stands: machines wander."""

    def __init__(self, host: str, port: int, public: str = "", knock: bool = False) -> None:
        self.host = host
        self.port = port
        self.public = checked(public)
        self.knock = knock or (bool(self.public) and not is_near(self.public))

    def known(self, came_by: str = "") -> list[str]:
        """The best first: the public one, that by which the asker came, those of the network; the
        name of this machine for itself only where there is no other."""
        own = [f"http://{one}:{self.port}" for one in self.own()]
        came = [came_by] if came_by and not is_local(came_by) else []
        outside = [self.public] if self.public else [*came, *own]
        return list(dict.fromkeys(outside)) or [f"http://localhost:{self.port}"]

    def own(self) -> list[str]:
        if self.host == EVERYWHERE:
            return network()
        return [] if is_local(f"http://{self.host}") else [self.host]

    def chosen(self, wanted: str, came_by: str) -> str:
        """The wanted address if it is one of ours, else the best."""
        known = self.known(came_by)
        return wanted if wanted in known else known[0]

    def card(self, came_by: str, bots: list[str]) -> HouseCard:
        known = self.known(came_by)
        return HouseCard(
            addresses=known,
            reachable=not is_local(known[0]),
            https=known[0].startswith("https://"),
            lan=is_near(known[0]),
            knock=self.knock,
            bots=bots,
        )


def checked(url: str) -> str:
    """An address to begin links with, without a slash at its end."""
    if not url:
        return ""
    parts = urlsplit(url)
    plain = not (parts.path.strip("/") or parts.query or parts.fragment or parts.username)
    if parts.scheme not in ("http", "https") or not parts.hostname or not plain:
        raise Mistake("bad-public-url", url=url)
    return f"{parts.scheme}://{parts.netloc}"


def number(url: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """The address in a URL as a number, unless it is a name."""
    try:
        return ipaddress.ip_address(urlsplit(url).hostname or "")
    except ValueError:
        return None


def is_local(url: str) -> bool:
    """Whether only this very machine understands it."""
    found = number(url)
    if found:
        return found.is_loopback or found.is_unspecified
    name = urlsplit(url).hostname or ""
    return name == "localhost" or name.endswith(".localhost")


def is_near(url: str) -> bool:
    """Whether it is understood in one network only."""
    found = number(url)
    if found:
        return found.is_private or found.is_link_local
    name = urlsplit(url).hostname or ""
    return "." not in name or name.endswith((".local", ".lan", ".home.arpa", ".localhost"))


# This machine on its networks ---------------------------------------------------------------


def network() -> list[str]:
    """This machine's addresses that others may know: first the one that leads outside."""
    found = dict.fromkeys([*outward(), *interfaces(), *named()])
    return [one for one in found if usable(one)]


def usable(address: str) -> bool:
    found = ipaddress.ip_address(address)
    return not (found.is_loopback or found.is_link_local or found.is_unspecified)


def outward() -> list[str]:
    """The address by which this machine would leave its network; no packet is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return [str(probe.getsockname()[0])]
        except OSError:
            return []


def interfaces() -> list[str]:
    """One address of each interface, where the system tells it in the manner of Linux."""
    try:
        import fcntl

        names = [name for _, name in socket.if_nameindex() if not name.startswith(INSIDE)]
    except (ImportError, OSError, AttributeError):
        return []
    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for name in names:
            try:
                told = fcntl.ioctl(probe.fileno(), SIOCGIFADDR, name.encode().ljust(256, b"\0"))
            except OSError:
                continue
            found.append(socket.inet_ntoa(told[20:24]))
    return found


def named() -> list[str]:
    """What this machine's own name stands for."""
    try:
        found = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
    except OSError:
        return []
    return [str(one[4][0]) for one in found]
