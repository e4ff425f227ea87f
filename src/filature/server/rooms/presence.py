"""A table as a card: who sits there, who is connected, how it is kept, where it stands."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from filature.core.seat import SPECTATOR
from filature.protocol.bodies import Proof, SeatCard, TableCard
from filature.record.verify import commitment
from filature.server.store.spec import Spec
from filature.text.catalogue import t

from .caller import Caller
from .keys import host_seat


class Presence(NamedTuple):
    """Who is connected, and for whom a bot plays."""

    here: frozenset[int] = frozenset()
    stood_in: frozenset[int] = frozenset()
    watching: int = 0
    moment: int = 0
    away: Mapping[int, int] = MappingProxyType({})  # seconds since a seat's person went

    def plus(self, seat: int) -> "Presence":
        """With one more at a seat, or watching."""
        watching = self.watching + (seat == SPECTATOR)
        here = self.here | ({seat} if seat >= 0 else set())
        return Presence(here, self.stood_in - {seat}, watching, self.moment, self.away)


def proof(spec: Spec) -> Proof:
    """The promise, and the secret once the match is over."""
    begun = spec.status != "open"
    shares = [chair.share if begun else "" for chair in spec.chairs]
    return Proof(commitment(spec.secret), shares, spec.secret if spec.ended else "")


def seat_cards(spec: Spec, presence: Presence, mine: list[int]) -> list[SeatCard]:
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
        )
        for seat, chair in enumerate(spec.chairs)
    ]


def table_card(spec: Spec, presence: Presence, caller: Caller) -> TableCard:
    """A table as one caller may know it."""
    return TableCard(
        id=spec.id,
        game=spec.game,
        title=t(caller.lang, "title", spec.game),
        box=spec.box,
        options=spec.options,
        settings=spec.settings,
        status=spec.status,
        seats=seat_cards(spec, presence, caller.seats(spec)),
        watching=presence.watching,
        proof=proof(spec),
        moment=presence.moment,
        host=caller.hosts(spec),
        explanation=t(caller.lang, spec.explanation, name=spec.game) if spec.explanation else "",
        next=spec.next,
        origin=spec.origin,
        code=spec.code,
        host_seat=host_seat(spec),
    )
