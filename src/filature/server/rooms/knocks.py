"""Whoever comes by a code alone: where it leads, and a knock that those at the table answer."""

from typing import Final

from msgspec import structs

from filature.protocol.bodies import KnockCard, Knocked
from filature.server.store.spec import Knock, Spec

from .caller import Caller, code_name, hashed, new_id, new_token, safe_name
from .problems import Forbidden, NotFound, Problem

PATIENCE: Final = 600.0  # seconds after which a knock is forgotten
CROWD: Final = 5  # knocks that may wait at one table


def admits(spec: Spec) -> bool:
    """Whether a code leads to this table: before the match, and later if one may still come."""
    if spec.status == "open":
        return True
    chairs = spec.settings.late and any(chair.who == "bot" for chair in spec.chairs)
    return spec.status == "playing" and (spec.settings.watchers or chairs)


def knocked(spec: Spec, name: str, caller: Caller, now: float) -> tuple[Spec, str]:
    """Somebody knocks; and the token by which they hear the answer."""
    fresh = tuple(one for one in spec.knocks if one.at > now - PATIENCE)
    if len([one for one in fresh if not one.answer]) >= CROWD:
        raise Problem("door-crowded")
    token = new_token()
    called = safe_name(name) or caller.name or code_name(caller.lang)
    knock = Knock(new_id(), called, hashed(token), now)
    return spec.replace(knocks=(*fresh, knock)), token


def answered(spec: Spec, id: str, opened: bool, caller: Caller) -> Spec:
    """Somebody at the table opens, or does not; the first answer stands."""
    if not at_home(spec, caller):
        raise Forbidden("no-seat")
    if id not in [one.id for one in spec.knocks]:
        raise NotFound("unknown-knock")
    answer = "open" if opened else "shut"
    knocks = [
        structs.replace(one, answer=answer) if one.id == id and not one.answer else one
        for one in spec.knocks
    ]
    return spec.replace(knocks=tuple(knocks))


def at_home(spec: Spec, caller: Caller) -> bool:
    """Whether somebody has a seat there, or made the table."""
    return bool(caller.seats(spec)) or caller.hosts(spec)


def heard(spec: Spec, name: str, token: str) -> Knocked | None:
    """What a knock has led to so far; the table is named once somebody has opened."""
    found = [one for one in spec.knocks if token and one.key == hashed(token)]
    if not found:
        return None
    answer = found[0].answer
    return Knocked(name, answer or "waiting", spec.id if answer == "open" else "")


def waiting(spec: Spec, caller: Caller) -> list[KnockCard]:
    """Who knocks, for those who may open."""
    if not (spec.knocks and at_home(spec, caller)):
        return []
    return [KnockCard(one.id, one.name) for one in spec.knocks if not one.answer]
