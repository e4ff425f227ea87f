"""Who watches a table: names that nobody else there has, and who may not come or talk."""

import hashlib
from collections.abc import Iterable, Set
from typing import NamedTuple

from filature.protocol.powers import Watcher
from filature.server.store.spec import Guest, Spec
from filature.text.catalogue import t

from .caller import Caller


class Watched(NamedTuple):
    """Somebody who watches, by however many windows."""

    id: str  # good for this table alone
    guest: str
    name: str
    screen: bool

    def is_of(self, caller: Caller) -> bool:
        return bool(self.guest) and self.guest == caller.guest


def watcher_id(spec: Spec, caller: Caller, number: int) -> str:
    """What a watcher is called in messages; it tells nothing of the guest."""
    known = f"{spec.id} {spec.secret} {caller.guest or number} {caller.screen}"
    return hashlib.sha256(known.encode()).hexdigest()[:12]


def watching(spec: Spec, found: Iterable[tuple[Caller, int]], lang: str) -> list[Watched]:
    """Everybody who watches, in the order in which they came, each by a name of their own."""
    people: dict[str, Watched] = {}
    numbers: dict[str, int] = {}
    taken = {chair.name.casefold() for chair in spec.chairs}
    for caller, number in found:
        known = watcher_id(spec, caller, number)
        if known not in people:
            name = apart(called(caller, lang), taken, numbers)
            taken.add(name.casefold())
            people[known] = Watched(known, caller.guest, name, caller.screen)
    return list(people.values())


def called(caller: Caller, lang: str) -> str:
    """What somebody who watches is called, before others are looked at."""
    if caller.screen or not caller.name:
        return t(lang, "name-screen" if caller.screen else "name-watcher")
    return caller.name


def apart(name: str, taken: Set[str], numbers: dict[str, int] | None = None) -> str:
    """A name that nobody else at the table has; `numbers` are the last ones that were given."""
    numbers = {} if numbers is None else numbers
    found, number = name, numbers.get(name, 1)
    while found.casefold() in taken:
        number += 1
        found = f"{name} {number}"
    numbers[name] = number
    return found


def told(spec: Spec, one: Watched, caller: Caller) -> Watcher:
    """A watcher, as everybody at the table may know it."""
    return Watcher(one.id, one.name, one.screen, one.guest in spec.hushed, one.is_of(caller))


def barred_for(spec: Spec, guest: str, now: float) -> float:
    """For how many seconds a guest may not come to a table."""
    found = [one.until for one in spec.barred if guest and one.guest == guest]
    return max(0.0, max(found, default=0.0) - now)


def bar(spec: Spec, guest: str, until: float, now: float) -> Spec:
    """A guest may not come back for a while; whose time is over is forgotten."""
    left = [one for one in spec.barred if one.until > now and one.guest != guest]
    return spec.replace(barred=(*left, *([Guest(guest, until)] if guest else [])))


def hush(spec: Spec, guest: str, quiet: bool) -> Spec:
    """A guest who watches may not talk any more, or may again."""
    left = tuple(one for one in spec.hushed if one != guest)
    return spec.replace(hushed=(*left, guest) if quiet and guest else left)
