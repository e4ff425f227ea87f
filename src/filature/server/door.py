"""Who may hold a connection: counted by address, with room kept for those who ask for something.

A connection that asks for nothing costs a descriptor and some memory; when the house is full, the
one that has been silent for longest makes room.  Several processes count together: where nobody is
silent and others have told of some who are, one more comes in, and whoever has most makes room."""

import asyncio
from collections.abc import Callable
from ipaddress import ip_address, ip_network
from math import inf
from typing import Final, NamedTuple, Protocol

from .budgets import Budget
from .meter import Place
from .metrics import HELD
from .neighbours import Neighbours
from .origins import household
from .spending import HELD_FOR, Spending

KEPT_FREE: Final = 256  # descriptors for files, databases and the house's own pipes
ALL: Final[Place] = ("wires", "house", "")


class Caps(NamedTuple):
    """How patient the house is with each connection, in bytes and seconds."""

    head: int = 16 * 1024  # bytes of a request before its body
    ahead: int = 64  # requests that are sent before the first is answered
    first: float = 10.0  # until the head of a request is there
    body: float = 60.0  # until its body is
    unread: float = 30.0  # that an answer may wait for its reader


class Holder(Protocol):
    """A connection, as the door knows it."""

    def shut(self) -> None:
        """Ends it at once."""


class Door:
    """Counts the connections of one process, beside those of the others."""

    def __init__(self, caps: Caps, spending: Spending, trusted: Callable[[str], bool]) -> None:
        self.caps = caps
        self.spending = spending
        self.meter = spending.meter
        self.each = spending.row("wires", "address")
        self.all = spending.row("wires", "house")
        self.any = self.each._replace(most=inf), self.all._replace(most=inf)
        self.most = raised(self.all.most)  # in this process
        self.silent_elsewhere: dict[str, int] = {}  # how many, by process
        self.neighbours: Neighbours | None = None  # other processes of the house
        self.led: dict[asyncio.Transport, tuple[str, int] | None] = {}  # through another machine
        self.trusted = trusted  # proxies, that bring connections of many people
        self.holders: dict[Holder, str] = {}
        self.silent: dict[Holder, None] = {}  # the longest first

    def come(self, holder: Holder, address: str, counted: bool = False) -> bool:
        """Whether one more may come; it is silent at first.  What another process has handed over
        was counted there, and is counted here from now on."""
        free = counted or self.trusted(address)
        address = household(address)
        if not self.meter.hold(self.any[0] if free else self.each, address):
            return self.refused(self.each)
        if not self.has_room(counted):
            self.meter.release(self.each, address)
            return self.refused(self.all)
        self.meter.hold(self.any[1], "")
        self.holders[holder] = address
        self.silent[holder] = None
        HELD.labels("wires", "house").set(len(self.holders))
        return True

    def has_room(self, counted: bool) -> bool:
        """Whether one more fits into this process, and into the house; the silent make room."""
        while len(self.holders) >= self.most or (self.over() >= 0 and not counted):
            if not self.made_room():
                silent = sum(self.silent_elsewhere.values())
                return len(self.holders) < self.most and self.over() < silent
        return True

    def over(self) -> float:
        """How many more there are in the house than there may be."""
        return len(self.holders) + self.meter.elsewhere(ALL) - self.all.most

    def make_room(self) -> None:
        """In a house that is too full, whoever has most who are silent ends so many."""
        if len(self.silent) >= max(self.silent_elsewhere.values(), default=0):
            while self.over() > 0 and self.made_room():
                pass

    def refused(self, row: Budget) -> bool:
        self.spending.refusal(row, HELD_FOR)
        return False

    def made_room(self) -> bool:
        """Ends the connection that has been silent for longest, if any is."""
        for holder in self.silent:
            self.went(holder)
            holder.shut()
            return True
        return False

    def asks(self, holder: Holder) -> None:
        """It wants something now."""
        self.silent.pop(holder, None)

    def rests(self, holder: Holder) -> None:
        """It has what it wanted."""
        if holder in self.holders:
            self.silent[holder] = None

    def becomes(self, holder: Holder, other: Holder) -> None:
        """A request has turned into a socket, which is never silent."""
        self.silent.pop(holder, None)
        address = self.holders.pop(holder, None)
        if address is not None:
            self.holders[other] = address

    def went(self, holder: Holder) -> None:
        """It is gone; to say so twice does no harm."""
        self.silent.pop(holder, None)
        address = self.holders.pop(holder, None)
        if address is not None:
            self.meter.release(self.each, address)
            self.meter.release(self.all, "")
            HELD.labels("wires", "house").set(len(self.holders))


def among(networks: tuple[str, ...]) -> Callable[[str], bool]:
    """Whether an address is one of these, or in one of these networks."""
    known = [ip_network(one, strict=False) for one in networks]

    def found(address: str) -> bool:
        try:
            return any(ip_address(address) in network for network in known)
        except ValueError:
            return False

    return found


def raised(total: float) -> float:
    """How many this system allows, after its soft limit on open files was raised."""
    try:
        import resource
    except ImportError:  # no such limits here
        return total
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = int(total) + KEPT_FREE
    if soft != resource.RLIM_INFINITY and soft < wanted:
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        return max(16, most - KEPT_FREE)
    return total
