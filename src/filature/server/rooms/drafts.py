"""A table that has not begun, as its host wishes it now; whoever sits there keeps the chair."""

from filature.protocol.bodies import SeatWish, TableWish
from filature.server.store.spec import Chair, Spec

from . import matches, seating
from .caller import Caller, safe_name
from .problems import BadRequest, Problem


def changed(spec: Spec, wish: TableWish, caller: Caller) -> tuple[Spec, seating.Keys]:
    """The table by another wish of its host, and the tokens of seats that the host took by it."""
    seating.hosted(spec, caller)
    if spec.status != "open":
        raise Problem("table-begun")
    if wish.game != spec.game:
        raise BadRequest("other-game")
    game = matches.loaded(wish.game, wish.box, dict(wish.options))
    seating.checked(game, len(wish.seats))
    chairs = arranged(spec, wish, caller)
    rules = (wish.box, dict(game.values))
    if rules != (spec.box, spec.options):
        chairs = [
            Chair(c.who, c.name, c.level, c.guest, c.token) for c in chairs
        ]  # read them first
    mine = [n for n, one in enumerate(wish.seats) if one.who == "me" and chairs[n].who == "open"]
    spec = spec.replace(
        box=wish.box,
        box_hash=game.box_hash,
        options=dict(game.values),
        settings=wish.settings,
        chairs=tuple(chairs),
    )
    return seating.seat_all(seating.bots_apart(spec), mine, caller)


def arranged(spec: Spec, wish: TableWish, caller: Caller) -> list[Chair]:
    """The chairs; none is taken away under somebody else."""
    mine = caller.seats(spec)
    for seat, chair in enumerate(spec.chairs):
        wanted = wish.seats[seat].who if seat < len(wish.seats) else "none"
        if chair.who == "person" and seat not in mine and wanted != "open":
            raise Problem("seat-taken", seat=seat)
    return [placed(spec, seat, one, mine) for seat, one in enumerate(wish.seats)]


def placed(spec: Spec, seat: int, one: SeatWish, mine: list[int]) -> Chair:
    """One chair: as it was where somebody sits, else by the wish."""
    if seat < len(spec.chairs) and spec.chairs[seat].who == "person":
        if seat not in mine:
            return spec.chairs[seat]
        if one.who == "me":
            name = safe_name(one.name) or spec.chairs[seat].name
            return spec.seated(seat, name=seating.apart(spec, seat, name)).chairs[seat]
    return seating.chair(one)
