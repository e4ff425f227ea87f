"""A table as a card, with all that powers have to do with: what is open, what was done, who may
do what, who watches."""

from msgspec import structs

from filature.protocol.bodies import TableCard
from filature.protocol.powers import Ballot, Paused, Right

from . import minutes, seating
from .acts import TAKE_BACK, WATCHER
from .caller import Caller
from .presence import Presence, table_card
from .rights import Eye, rights
from .table import Table
from .watching import Watched, told


def full_card(
    table: Table, presence: Presence, caller: Caller, watched: list[Watched]
) -> TableCard:
    """A table in memory, as one caller may know it."""
    spec, lang = table.spec, caller.lang
    return structs.replace(
        table_card(spec, presence, caller),
        paused=paused(table),
        ballot=ballot(table, caller),
        minutes=[minutes.minute(lang, done) for done in table.ledger.minutes],
        may=may(table, presence, caller, watched),
        watchers=[told(spec, one, caller) for one in watched],
        begins_in=begins_in(table),
    )


def away(table: Table) -> dict[int, int]:
    """For how many seconds nobody has been at the seats of people."""
    since = table.now()
    people = [n for n, chair in enumerate(table.spec.chairs) if chair.who == "person"]
    return {seat: round(since - table.gone.get(seat, table.opened)) for seat in people}


def paused(table: Table) -> Paused | None:
    found = table.ledger.paused
    return found and Paused(found.seat, found.act.name, round(table.now() - found.at))


def ballot(table: Table, caller: Caller) -> Ballot | None:
    """What the table is asked about; the wish to take an action back is told with the state."""
    found = table.ledger.ballot
    if not found or found.deed == TAKE_BACK:
        return None
    left = found.at + table.patience.ballot - table.now()
    return minutes.ballot(caller.lang, found, left, caller.seats(table.spec))


def may(table: Table, presence: Presence, caller: Caller, watched: list[Watched]) -> list[Right]:
    """What a caller may do, from each of the seats that are theirs."""
    mine, host = caller.seats(table.spec) or [WATCHER], caller.hosts(table.spec)
    eyes = [Eye(table, presence.here, watched, seat, host, caller) for seat in mine]
    found = [one for n, eye in enumerate(eyes) for one in rights(eye, n == 0)]
    asked = ballot(table, caller)
    return [*found, Right("vote", "now", by=max(mine[0], -1))] if asked and asked.answer else found


def begins_in(table: Table) -> float | None:
    """Seconds until the match begins, while a countdown runs."""
    at = seating.begins_at(table)
    return None if at is None else round(max(0.0, at - table.now()), 1)
