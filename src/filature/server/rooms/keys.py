"""The host's keys: who has them, and who has them next when the host is gone."""

from filature.server.store.spec import Spec

from .caller import Caller
from .patience import by_post
from .table import Table


def host_seat(spec: Spec) -> int:
    """Where the host sits; -1 if nowhere."""
    return next(iter(spec.seats_of(spec.host)), -1)


def heir(spec: Spec, here: frozenset[int]) -> int | None:
    """The next seated person who is there, round the table from the host's seat."""
    first, count = host_seat(spec) + 1, len(spec.chairs)
    for seat in [(first + n) % count for n in range(count)]:
        chair = spec.chairs[seat]
        someone = chair.who == "person" and bool(chair.guest) and not chair.resigned
        if someone and chair.guest != spec.host and seat in here:
            return seat
    return None


def patience(table: Table) -> float:
    """For how long a table waits for its host."""
    if table.spec.status == "open":
        return table.patience.lobby
    return table.patience.post if by_post(table.spec.settings) else table.patience.match


def passes_at(table: Table, here: frozenset[int]) -> float | None:
    """When the keys pass on, if that is to come."""
    waiting = table.spec.status in ("open", "playing") and table.host_gone is not None
    if not waiting or heir(table.spec, here) is None:
        return None
    return (table.host_gone or 0.0) + patience(table)


def claimable(table: Table, caller: Caller, seat: int) -> bool:
    """Whether somebody may have the keys: who had them before, or, of a host who is gone, anybody
    who is seated."""
    spec = table.spec
    if caller.hosts(spec):
        return False
    guest = guest_of(spec, caller, seat)
    if guest and guest == spec.former:
        return True
    gone = table.host_gone is not None and table.now() - table.host_gone >= patience(table)
    return gone and seat >= 0 and bool(guest) and not spec.chairs[seat].resigned


def guest_of(spec: Spec, caller: Caller, seat: int) -> str:
    """The guest who asks, also by the token of a seat."""
    return spec.chairs[seat].guest if seat >= 0 else caller.guest


def passed(spec: Spec, guest: str) -> Spec:
    """Somebody has the keys of a host who is gone, until that one is back and asks for them."""
    former = "" if guest == spec.former else spec.former or spec.host
    return spec.replace(host=guest, former=former)


def vacated(spec: Spec, guest: str) -> Spec:
    """The host has left for good: the next seated person has the keys, if there is one."""
    if not guest or guest != spec.host or spec.seats_of(guest):
        return spec
    everyone = frozenset(range(len(spec.chairs)))
    seat = heir(spec, everyone)
    return spec if seat is None else spec.replace(host=spec.chairs[seat].guest, former="")
