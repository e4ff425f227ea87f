"""Before and between matches: tables made, seats taken and left, as changes of a Spec."""

import secrets
from functools import cache
from math import ceil
from typing import Final

from msgspec import structs

from filature.core.digits import counted
from filature.core.game import Game
from filature.core.mistake import Mistake
from filature.core.seat import SPECTATOR
from filature.protocol.bodies import JoinWish, ReadyWish, SeatWish, TableWish
from filature.server.store.spec import Chair, Guest, Spec
from filature.text.catalogue import t

from . import leaving, matches, watching
from .caller import Caller, code_name, hashed, new_id, new_token, safe_name
from .problems import BadRequest, Forbidden, NotFound, Problem
from .table import Table

Keys = dict[int, str]  # seat -> its token, told once
FACES: Final = 6


def made(wish: TableWish, caller: Caller, now: float) -> tuple[Spec, Keys]:
    """A new table, and the tokens of the seats that its maker took."""
    game = matches.loaded(wish.game, wish.box, dict(wish.options))
    checked(game, len(wish.seats))
    spec = Spec(
        id=new_id(),
        game=game.name,
        version=game.version,
        box=wish.box,
        box_hash=game.box_hash,
        options=dict(game.values),
        settings=wish.settings,
        chairs=tuple(chair(one) for one in wish.seats),
        host=caller.guest,
        secret=secrets.token_hex(32),
        created=now,
        touched=now,
    )
    spec, keys = seat_all(spec, [n for n, one in enumerate(wish.seats) if one.who == "me"], caller)
    return bots_apart(spec), keys


def checked(game: Game, count: int) -> None:
    """Whether so many may play it."""
    if not game.fewest <= count <= game.most:
        raise Mistake("bad-count", name=game.name, fewest=game.fewest, most=game.most, count=count)
    try:
        game.new(count)
    except ValueError as error:
        raise BadRequest("bad-setting", reason=error) from None


def chair(wish: SeatWish) -> Chair:
    if wish.who != "bot":
        return Chair("open", safe_name(wish.name))
    return Chair("bot", safe_name(wish.name), leaving.level(wish.level))


def bot_names(lang: str) -> list[str]:
    """What bots are called, each with a face of its own."""
    return [t(lang, f"name-bot-{number}") for number in range(FACES)]


def seat_all(spec: Spec, seats: list[int], caller: Caller) -> tuple[Spec, Keys]:
    """The caller takes several seats: a hot seat has one name for each."""
    keys: Keys = {}
    for place, seat in enumerate(seats):
        name = caller.name if place == 0 else beside(caller.lang, seat)
        spec, keys[seat] = taken(spec, seat, caller, spec.chairs[seat].name or name)
    return spec, keys


@cache
def beside(lang: str, seat: int) -> str:
    """What somebody is called who sits at a hot seat beside the caller."""
    return t(lang, "name-human", seat=seat)


def taken(spec: Spec, seat: int, caller: Caller, name: str) -> tuple[Spec, str]:
    """The caller has a seat from now on; and its token."""
    token = new_token()
    called = apart(spec, seat, safe_name(name) or caller.name or code_name(caller.lang))
    person = Chair(
        "person",
        called,
        guest=caller.guest,
        token=hashed(token),
        ready=spec.status != "open",
        share=spec.chairs[seat].share,
    )
    return bots_apart(spec.seat_as(seat, person)), token


def apart(spec: Spec, seat: int, name: str) -> str:
    """A name that no other person at the table has; a bot with that name will yield it."""
    people = [one for n, one in enumerate(spec.chairs) if n != seat and one.who != "bot"]
    return watching.apart(name, {one.name.casefold() for one in people})


def bots_apart(spec: Spec) -> Spec:
    """Bots without a name have one, and none has somebody else's."""
    for seat, one in reversed(list(enumerate(spec.chairs))):
        others = [other.name.casefold() for n, other in enumerate(spec.chairs) if n != seat]
        if one.who == "bot" and (not one.name or one.name.casefold() in others):
            spec = spec.seated(seat, name=leaving.bot_name(spec, seat))
    return spec


def joined(spec: Spec, wish: JoinWish, caller: Caller, now: float) -> tuple[Spec, int, str]:
    """Somebody sits down at an open seat; in a match, in the place of a bot."""
    let_in(spec, caller, now)
    late = spec.status != "open"
    seat = leaving.late_seat(spec, wish, caller) if late else free_seat(spec, wish)
    spec, token = taken(spec, seat, caller, wish.name)
    return spec, seat, token


def chairs_for(spec: Spec, caller: Caller, now: float) -> list[int]:
    """The chairs that somebody without one may take now, by one wish."""
    if caller.seats(spec) or watching.barred_for(spec, caller.guest, now):
        return []
    try:
        return open_seats(spec) if spec.status == "open" else leaving.late_chairs(spec, caller)
    except Problem:
        return []


def open_seats(spec: Spec) -> list[int]:
    return [n for n, one in enumerate(spec.chairs) if one.who == "open"]


def free_seat(spec: Spec, wish: JoinWish) -> int:
    """The open seat that is wanted, or the first."""
    free = open_seats(spec)
    if not free:
        raise Problem("table-full")
    seat = free[0] if wish.seat is None else wish.seat
    if seat not in free:
        raise Problem("seat-taken", seat=wish.seat)
    return seat


def let_in(spec: Spec, caller: Caller, now: float) -> None:
    """Who was put out does not come back for a while."""
    seconds = watching.barred_for(spec, caller.guest, now)
    if seconds:
        raise Forbidden("kicked", minutes=ceil(seconds / 60))


def own_seat(spec: Spec, caller: Caller, wanted: int | None) -> int:
    """Which of the caller's seats is meant."""
    mine = caller.seats(spec)
    if not mine:
        raise Forbidden("no-seat")
    if wanted is not None and wanted not in mine:
        raise Forbidden("not-your-seat", seat=wanted)
    return mine[0] if wanted is None else wanted


def watched_from(table: Table, caller: Caller, wanted: str) -> int:
    """Through whose eyes a caller comes to a table: one of its own seats', or a watcher's."""
    spec = table.spec
    if counted(wanted) >= 0:
        return own_seat(spec, caller, counted(wanted))
    mine = caller.seats(spec)
    if mine and wanted != str(SPECTATOR):
        return mine[0]
    if caller.token and not mine:
        raise Forbidden("no-seat")
    let_in(spec, caller, table.now())
    return SPECTATOR if can_sit(spec) else watcher(spec)


def can_sit(spec: Spec) -> bool:
    """Whether there is an open seat: who could still sit may look at the lobby."""
    return spec.status == "open" and bool(open_seats(spec))


def watcher(spec: Spec) -> int:
    """The seat of everyone who only watches, where that is allowed."""
    if not spec.settings.watchers:
        raise Forbidden("no-watchers")
    return SPECTATOR


def readied(spec: Spec, wish: ReadyWish, caller: Caller) -> Spec:
    """A seat is ready, or not any more; alone at a hot seat, all of one's seats are."""
    if spec.status != "open":
        raise Problem("table-begun")
    first = own_seat(spec, caller, wish.seat)
    for seat in [first] if wish.seat is not None else caller.seats(spec):
        spec = spec.seated(seat, ready=wish.ready, share=wish.share if seat == first else "")
    return spec


def complete(spec: Spec) -> bool:
    """Whether everyone is there and ready."""
    return all(one.who == "bot" or (one.who == "person" and one.ready) for one in spec.chairs)


def begins_at(table: Table) -> float | None:
    """When the countdown is over, if one runs."""
    since, spec = table.ledger.begins, table.spec
    if since is None or spec.status != "open" or not complete(spec):
        return None
    return since + spec.settings.countdown


def started(spec: Spec, caller: Caller) -> Spec:
    """The host is ready and says begin."""
    hosted(spec, caller)
    if spec.status != "open":
        raise Problem("table-begun")
    for seat in caller.seats(spec):
        spec = spec.seated(seat, ready=True)
    if not complete(spec):
        raise Problem("not-ready")
    return spec


def hosted(spec: Spec, caller: Caller) -> None:
    if not caller.hosts(spec):
        raise Forbidden("not-host")


def recovered(spec: Spec, token: str, caller: Caller) -> tuple[Spec, int, str]:
    """A seat taken back with its token, which is void from then on."""
    key = hashed(token)
    for seat, one in enumerate(spec.chairs):
        if key and one.token == key:
            fresh = new_token()
            host, former = (
                caller.guest if one.guest and one.guest == guest else guest
                for guest in (spec.host, spec.former)
            )
            sat = spec.seated(seat, guest=caller.guest, token=hashed(fresh), used=one.voided)
            return sat.replace(host=host, former=former), seat, fresh
    raise NotFound("token-used" if any(key in one.used for one in spec.chairs) else "bad-token")


def moved(spec: Spec, old: str, new: str) -> Spec:
    """One guest in the place of another, wherever that one sits or is remembered."""
    for seat in spec.seats_of(old):
        spec = spec.seated(seat, guest=new)

    def same(one: Guest) -> Guest:
        return structs.replace(one, guest=new) if one.guest == old else one

    return spec.replace(
        host=new if spec.host == old else spec.host,
        former=new if spec.former == old else spec.former,
        barred=tuple(map(same, spec.barred)),
        past=tuple(map(same, spec.past)),
        hushed=tuple(new if one == old else one for one in spec.hushed),
    )


def alone(spec: Spec, caller: Caller) -> bool:
    """Whether the caller has every seat that is not a bot's."""
    return all(one.who == "bot" or n in caller.seats(spec) for n, one in enumerate(spec.chairs))


def again(spec: Spec, now: float) -> Spec:
    """A new table for the same people."""
    return spec.replace(
        id=new_id(),
        secret=secrets.token_hex(32),
        created=now,
        touched=now,
        status="open",
        begun=0.0,
        since=0,
        next="",
        origin="",
        past=(),
        knocks=(),
        evening="",
        chairs=tuple(
            Chair(one.who, one.name, one.level, one.guest, one.token) for one in spec.chairs
        ),
    )
