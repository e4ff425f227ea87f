"""A table as a card: who sits there, who is connected, how it is kept, where it stands."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from msgspec import structs

from filature.core.seat import SPECTATOR
from filature.protocol.bodies import Proof, SeatCard, TableCard
from filature.protocol.powers import Ballot, Paused, Right
from filature.record.verify import commitment
from filature.server.store.spec import Spec
from filature.text.catalogue import t

from . import knocks, minutes, seating
from .acts import TAKE_BACK, WATCHER
from .caller import Caller
from .devices import devices
from .keys import host_seat
from .rights import Eye, rights
from .table import Table
from .watching import Watched, told

MINUTE: Final = 60


class Presence(NamedTuple):
    """Who is connected, and for whom a bot plays."""

    here: frozenset[int] = frozenset()
    stood_in: frozenset[int] = frozenset()
    watching: int = 0
    moment: int = 0
    away: Mapping[int, int] = MappingProxyType({})  # seconds since a seat's person went
    guests: frozenset[str] = frozenset()  # who is connected; only where a circle asks for it

    def plus(self, seat: int) -> "Presence":
        """With one more at a seat, or watching."""
        watching = self.watching + (seat == SPECTATOR)
        here = self.here | ({seat} if seat >= 0 else set())
        return self._replace(here=here, stood_in=self.stood_in - {seat}, watching=watching)


def proof(spec: Spec) -> Proof:
    """The promise, and the secret once the match is over."""
    begun = spec.status != "open"
    shares = [chair.share if begun else "" for chair in spec.chairs]
    return Proof(commitment(spec.secret), shares, spec.secret if spec.ended else "")


def seat_cards(spec: Spec, presence: Presence, mine: list[int]) -> list[SeatCard]:
    device = devices(spec)
    return [
        SeatCard(
            seat,
            chair.who,
            chair.name,
            chair.level,
            chair.ready or chair.who == "bot",
            seat in presence.here or chair.who == "bot",
            seat in presence.stood_in or bool(chair.kept),
            seat in mine,
            bool(chair.kept) and not chair.resigned,
            chair.resigned,
            chair.silenced,
            0 if seat in presence.here else presence.away.get(seat, 0),
            device[seat],
        )
        for seat, chair in enumerate(spec.chairs)
    ]


def table_card(spec: Spec, presence: Presence, caller: Caller) -> TableCard:
    """A table as one caller may know it."""
    mine = caller.seats(spec)
    return TableCard(
        id=spec.id,
        game=spec.game,
        title=t(caller.lang, "title", spec.game),
        box=spec.box,
        options=spec.options,
        settings=spec.settings,
        status=spec.status,
        seats=seat_cards(spec, presence, mine),
        watching=presence.watching,
        proof=proof(spec),
        moment=presence.moment,
        host=caller.hosts(spec),
        explanation=t(caller.lang, spec.explanation, name=spec.game) if spec.explanation else "",
        next=spec.next,
        origin=spec.origin,
        code=spec.code,
        host_seat=host_seat(spec),
        knocks=knocks.waiting(spec, caller),
        evening=spec.evening if mine else "",
    )


# With all that powers have to do with ---------------------------------------------------


def full_card(
    table: Table, presence: Presence, caller: Caller, watched: list[Watched]
) -> TableCard:
    """A table in memory, as one caller may know it."""
    spec, lang, asked = table.spec, caller.lang, ballot(table, caller)
    return structs.replace(
        table_card(spec, presence, caller),
        paused=paused(table),
        ballot=asked,
        minutes=[minutes.minute(lang, done) for done in table.ledger.minutes],
        may=may(table, presence, caller, watched, asked),
        watchers=[told(spec, one, caller) for one in watched],
        begins_in=begins_in(table),
    )


def away(table: Table) -> dict[int, int]:
    """For how many seconds nobody has been at the seats of people, in whole minutes."""
    now, people = table.now(), [n for n, one in enumerate(table.spec.chairs) if one.who == "person"]
    gone = {seat: now - table.gone.get(seat, table.opened) for seat in people}
    return {seat: int(seconds // MINUTE * MINUTE) for seat, seconds in gone.items()}


def paused(table: Table) -> Paused | None:
    found = None if table.spec.ended else table.ledger.paused
    return found and Paused(found.seat, found.act.name, round(table.now() - found.at))


def ballot(table: Table, caller: Caller) -> Ballot | None:
    """What the table is asked about; the wish to take an action back is told with the state."""
    found = table.ledger.ballot
    if not found or found.deed == TAKE_BACK or table.spec.ended:
        return None
    left = found.at + table.patience.ballot - table.now()
    return minutes.ballot(caller.lang, found, left, caller.seats(table.spec))


def may(
    table: Table,
    presence: Presence,
    caller: Caller,
    watched: list[Watched],
    asked: Ballot | None,
) -> list[Right]:
    """What a caller may do, from each of the seats that are theirs."""
    mine, host = caller.seats(table.spec) or [WATCHER], caller.hosts(table.spec)
    eyes = [Eye(table, presence.here, watched, seat, host, caller) for seat in mine]
    found = [one for n, eye in enumerate(eyes) for one in rights(eye, n == 0)]
    chairs = seating.chairs_for(table.spec, caller, table.now())
    if chairs:
        found.append(Right("join", "now", chairs))
    if asked and asked.answer:
        found.append(Right("vote", "now", by=max(mine[0], -1)))
    return found


def begins_in(table: Table) -> float | None:
    """Seconds until the match begins, while a countdown runs."""
    at = seating.begins_at(table)
    return None if at is None else round(max(0.0, at - table.now()), 1)
