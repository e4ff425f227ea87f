"""Before and between matches: tables made, seats taken and left, as changes of a Spec."""

import secrets

from filature import bots
from filature.core.digits import counted
from filature.core.game import Game
from filature.core.mistake import Mistake
from filature.core.seat import SPECTATOR
from filature.protocol.bodies import JoinWish, ReadyWish, SeatWish, TableWish
from filature.server.store.spec import Chair, Spec
from filature.text.catalogue import t

from . import matches
from .caller import Caller, code_name, hashed, new_id, new_token, safe_name
from .problems import BadRequest, Forbidden, NotFound, Problem

Keys = dict[int, str]  # seat -> its token, told once


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
        chairs=tuple(chair(seat, one, wish.settings.lang) for seat, one in enumerate(wish.seats)),
        host=caller.guest,
        secret=secrets.token_hex(32),
        created=now,
        touched=now,
    )
    return seat_all(spec, [n for n, one in enumerate(wish.seats) if one.who == "me"], caller)


def checked(game: Game, count: int) -> None:
    """Whether so many may play it."""
    if not game.fewest <= count <= game.most:
        raise Mistake("bad-count", name=game.name, fewest=game.fewest, most=game.most, count=count)
    try:
        game.new(count)
    except ValueError as error:
        raise BadRequest("bad-setting", reason=error) from None


def chair(seat: int, wish: SeatWish, lang: str) -> Chair:
    if wish.who != "bot":
        return Chair("open", safe_name(wish.name))
    if wish.level not in bots.BOTS:
        raise BadRequest("unknown-level", level=wish.level, known=", ".join(bots.BOTS))
    return Chair("bot", safe_name(wish.name) or t(lang, f"name-bot-{seat % 6}"), wish.level)


def seat_all(spec: Spec, seats: list[int], caller: Caller) -> tuple[Spec, Keys]:
    """The caller takes several seats: a hot seat has one name for each."""
    keys: Keys = {}
    for place, seat in enumerate(seats):
        name = caller.name if place == 0 else t(caller.lang, "name-human", seat=seat)
        spec, keys[seat] = taken(spec, seat, caller, spec.chairs[seat].name or name)
    return spec, keys


def taken(spec: Spec, seat: int, caller: Caller, name: str) -> tuple[Spec, str]:
    """The caller has a seat from now on; and its token."""
    token = new_token()
    called = apart(spec, seat, safe_name(name) or caller.name or code_name(caller.lang))
    sat = spec.seated(seat, who="person", name=called, guest=caller.guest, token=hashed(token))
    return sat, token


def apart(spec: Spec, seat: int, name: str) -> str:
    """A name that nobody else at the table has."""
    others = [one.name for n, one in enumerate(spec.chairs) if n != seat]
    return next(
        called for called in [name, *[f"{name} {n}" for n in range(2, 12)]] if called not in others
    )


def joined(spec: Spec, wish: JoinWish, caller: Caller) -> tuple[Spec, int, str]:
    """Somebody sits down at an open seat."""
    if spec.status != "open":
        raise Problem("table-begun")
    free = [n for n, one in enumerate(spec.chairs) if one.who == "open"]
    if not free:
        raise Problem("table-full")
    seat = free[0] if wish.seat is None else wish.seat
    if seat not in free:
        raise Problem("seat-taken", seat=wish.seat)
    spec, token = taken(spec, seat, caller, wish.name)
    return spec, seat, token


def own_seat(spec: Spec, caller: Caller, wanted: int | None) -> int:
    """Which of the caller's seats is meant."""
    mine = caller.seats(spec)
    if not mine:
        raise Forbidden("no-seat")
    if wanted is not None and wanted not in mine:
        raise Forbidden("not-your-seat", seat=wanted)
    return mine[0] if wanted is None else wanted


def watched_from(spec: Spec, caller: Caller, wanted: str) -> int:
    """Through whose eyes a caller comes to a table: one of its own seats', or a watcher's."""
    if counted(wanted) >= 0:
        return own_seat(spec, caller, counted(wanted))
    mine = caller.seats(spec)
    if mine and wanted != str(SPECTATOR):
        return mine[0]
    if caller.token and not mine:
        raise Forbidden("no-seat")
    return watcher(spec)


def watcher(spec: Spec) -> int:
    """The seat of everyone who only watches, where that is allowed."""
    if not spec.settings.watchers:
        raise Forbidden("no-watchers")
    return SPECTATOR


def left(spec: Spec, seat: int) -> Spec:
    """Somebody leaves: an open table frees the chair; a begun one keeps it for its token."""
    if spec.status == "open":
        return spec.seated(seat, who="open", name="", guest="", token="", ready=False, share="")
    return spec.seated(seat, guest="")


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
            host = caller.guest if one.guest == spec.host else spec.host
            sat = spec.seated(seat, guest=caller.guest, token=hashed(fresh))
            return sat.replace(host=host), seat, fresh
    raise NotFound("bad-token")


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
        since=0,
        next="",
        origin="",
        chairs=tuple(
            Chair(one.who, one.name, one.level, one.guest, one.token) for one in spec.chairs
        ),
    )
