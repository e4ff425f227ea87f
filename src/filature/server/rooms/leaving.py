"""Chairs that people give up and bots have, and who may still sit down once a match has begun."""

from typing import Final

from filature import bots
from filature.protocol.bodies import JoinWish
from filature.server.store.spec import Chair, Guest, Spec
from filature.text.catalogue import t

from .caller import Caller
from .keys import vacated
from .problems import BadRequest, Forbidden, Problem
from .watching import apart

STAND_IN: Final = "agent"
NAMES: Final = 12  # of bots, in the catalogues


def left(spec: Spec, seat: int) -> Spec:
    """Somebody leaves for good: an open table frees the chair, a begun one gives it to a bot.  The
    share of the dice stays; a match that nobody plays any more is broken off."""
    chair = spec.chairs[seat]
    if spec.status == "open":
        return vacated(spec.seat_as(seat, Chair("open", used=chair.voided)), chair.guest)
    name, level = bot_name(spec, seat), chair.kept or STAND_IN
    bot = Chair("bot", name, level, share=chair.share, used=chair.voided)
    own = -1 if chair.resigned else seat  # who has given up has no seat to come back to
    known = (*spec.past, Guest(chair.guest, seat=own)) if chair.guest else spec.past
    spec = vacated(spec.seat_as(seat, bot).replace(past=known), chair.guest)
    return spec if active(spec) else spec.replace(status="closed")


def active(spec: Spec) -> list[int]:
    """The seats whose people play on."""
    return [n for n, one in enumerate(spec.chairs) if one.who == "person" and not one.resigned]


def resigned(spec: Spec, seat: int) -> Spec:
    """Somebody gives up.  With one seat left, or nobody who plays, the match is over: it is won by
    the seats that did not give up.  Else a bot plays on."""
    level = spec.chairs[seat].kept or STAND_IN
    spec = spec.seated(seat, resigned=True, kept=level)
    against = [one for one in spec.chairs if not one.resigned]
    ended = len(against) < 2 or not active(spec)
    return spec.replace(status="over") if ended else spec


def bot_name(spec: Spec, seat: int) -> str:
    """A name for a bot that nobody else at the table has."""
    others = {one.name.casefold() for n, one in enumerate(spec.chairs) if n != seat}
    names = [t(spec.settings.lang, f"name-bot-{(seat + n) % NAMES}") for n in range(NAMES)]
    free = [name for name in names if name.casefold() not in others]
    return free[0] if free else apart(names[0], others)


def level(word: str) -> str:
    """The level of a bot that was asked for, if there is such a one."""
    if word not in bots.BOTS:
        raise BadRequest("unknown-level", level=word, known=", ".join(bots.BOTS))
    return word


def late_chairs(spec: Spec, caller: Caller) -> list[int]:
    """The bots' chairs that somebody who comes late may take; nobody may know two hands."""
    if spec.status != "playing" or not spec.settings.late:
        raise Problem("table-begun")
    free = [n for n, one in enumerate(spec.chairs) if one.who == "bot"]
    known = [one.seat for one in spec.past if one.guest == caller.guest]
    if caller.seats(spec) or len(set(known)) > 1:
        raise Forbidden("knows-a-hand")
    free = [seat for seat in free if not known or seat in known]
    if not free:
        raise Forbidden("knows-a-hand") if known else Problem("no-bot")
    return free


def late_seat(spec: Spec, wish: JoinWish, caller: Caller) -> int:
    """Which of them it is."""
    free = late_chairs(spec, caller)
    seat = free[0] if wish.seat is None else wish.seat
    if seat not in free:
        raise Problem("seat-taken", seat=wish.seat)
    return seat
