"""An evening as a card, for whoever asks: its people, its rounds, where everybody stands."""

from collections.abc import Mapping, Sequence
from typing import Literal

from filature.protocol.gatherings import (
    EveningCard,
    OfferWish,
    Person,
    Role,
    RoundCard,
    SittingCard,
)
from filature.server.rooms.caller import Caller
from filature.server.store.circles import Circle, Member
from filature.server.store.evenings import Attendee, Evening, Round, Sitting
from filature.text.catalogue import t

from . import booking, pairings, rounds, standings


class Programme:
    """One evening for one caller: `members` are those of its circle, when the caller is one."""

    def __init__(
        self, evening: Evening, caller: Caller, circle: Circle | None, members: Sequence[Member]
    ) -> None:
        self.evening = evening
        self.caller = caller
        self.circle = circle
        self.firsts = {one.id: one.first for one in members}
        self.me = rounds.attending(evening, caller.guest)

    @property
    def role(self) -> Role:
        return role(self.evening, self.caller)

    def card(self, now: float) -> EveningCard:
        one = self.evening
        return EveningCard(
            one.id,
            one.name,
            self.circle.name if self.circle else "",
            self.circle.link if self.circle and self.firsts else "",
            one.starts,
            one.going,
            self.role,
            one.planned,
            one.counts,
            one.level,
            [OfferWish(offer.game, offer.boxes, offer.screen) for offer in one.offers],
            self.people(),
            [self.round(n, found, now) for n, found in enumerate(one.rounds, 1)],
            rounds.owed(one),
            now,
            bool(one.kiosk),
            one.version,
        )

    # People ------------------------------------------------------------------------------

    def people(self) -> list[Person]:
        """Everybody who has a name still, or has played; the most points first."""
        known = {one.id: one for one in self.evening.people}
        scores = rounds.scored(self.evening)
        return [
            self.person(known[one.person], one)
            for one in scores
            if known[one.person].name or one.played
        ]

    def person(self, one: Attendee, score: standings.Score) -> Person:
        mine = self.me is not None and self.me.id == one.id
        first = self.firsts.get(one.member, "") if one.name else ""
        numbers = (score.points, score.rank, score.moved, score.played)
        return Person(one.id, one.name, first, one.here, bool(one.guest), mine, *numbers)

    # Rounds ------------------------------------------------------------------------------

    def round(self, number: int, one: Round, now: float) -> RoundCard:
        before = rounds.met(self.evening, number - 1)
        again = pairings.repeats([table.people for table in one.tables], before)
        tables = [self.sitting(n, table, now) for n, table in enumerate(one.tables, 1)]
        ends = one.began + 60 * one.minutes if one.minutes else 0
        told = rounds.complete(one)
        return RoundCard(number, tables, list(one.byes), one.began, again, ends, told)

    def sitting(self, number: int, one: Sitting, now: float) -> SittingCard:
        own = voice(self.evening, self.caller, telling=False)
        mine = self.me is not None and self.me.id in one.people
        return SittingCard(
            number,
            one.game,
            t(self.caller.lang, "title", one.game),
            not one.screen,
            list(one.people),
            one.bots,
            one.table,
            state(one, now),
            list(one.places),
            standings.points(one.places),
            list(one.other),
            mine,
            not one.screen and rounds.may_contest(one, own, now),
            own in one.agreed,
            booking.counts(self.evening, one),
        )


State = Literal["playing", "entered", "contested", "settled"]


def state(one: Sitting, now: float) -> State:
    if not one.places:
        return "playing"
    if one.contested:
        return "contested"
    return "settled" if rounds.settled(one, now) else "entered"


def role(evening: Evening, caller: Caller) -> Role:
    """What a caller is to an evening."""
    if caller.guest and caller.guest == evening.organiser:
        return "organiser"
    if caller.token and caller.token == evening.kiosk:
        return "kiosk"
    return "player" if rounds.attending(evening, caller.guest) else "stranger"


def voice(evening: Evening, caller: Caller, telling: bool = True) -> str:
    """In whose name a caller speaks.  What an organiser tells stands; to agree and to contest is
    for those who played, the organiser among them."""
    me = rounds.attending(evening, caller.guest)
    if me and not telling:
        return me.id
    found: Mapping[str, str] = {"organiser": rounds.ORGANISER, "kiosk": rounds.KIOSK}
    return found.get(role(evening, caller), me.id if me else "")
