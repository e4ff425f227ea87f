"""What is told of circles and evenings, to whom: names only where they are still known."""

from collections.abc import Sequence

from filature.protocol.bodies import TableCard
from filature.protocol.gatherings import (
    CircleCard,
    CirclePage,
    EveningLine,
    MemberCard,
    Ranking,
    RatingCard,
    ResultCard,
    ResultSeat,
    SeasonCard,
    SeatKind,
)
from filature.server.rooms.caller import Caller
from filature.server.store.circles import Circle, Member, Result
from filature.server.store.evenings import Evening
from filature.text.catalogue import t

from . import rounds
from .ratings import Rating, Who

NOBODY = Member("", "", "", "", "", 0.0, True)


def circle_card(circle: Circle, people: Sequence[Member], caller: Caller) -> CircleCard:
    here = [one for one in people if not one.gone]
    mine = [one.id for one in here if caller.guest and one.guest == caller.guest]
    return CircleCard(circle.link, circle.name, len(here), bool(mine), circle.founder in mine)


def circle_page(
    circle: Circle,
    people: Sequence[Member],
    here: set[str],
    tables: list[TableCard],
    evenings: Sequence[Evening],
    caller: Caller,
) -> CirclePage:
    return CirclePage(
        circle_card(circle, people, caller),
        [member_card(one, circle, here, caller) for one in people if not one.gone],
        [SeasonCard(one.number, one.name) for one in circle.seasons],
        circle.changed,
        tables,
        [evening_line(one, caller) for one in evenings[:20]],
    )


def member_card(one: Member, circle: Circle, here: set[str], caller: Caller) -> MemberCard:
    founder, mine = one.id == circle.founder, one.guest == caller.guest
    return MemberCard(one.id, one.name, one.first, founder, mine, one.guest in here)


def evening_line(one: Evening, caller: Caller) -> EveningLine:
    return EveningLine(
        one.id,
        one.name,
        one.starts,
        one.going,
        sum(bool(person.name) for person in one.people),
        len(one.rounds),
        one.planned,
        rounds.attending(one, caller.guest) is not None,
    )


def ranking(
    season: int,
    game: str,
    rated: Sequence[Rating],
    matches: int,
    people: Sequence[Member],
    caller: Caller,
) -> Ranking:
    known = {one.id: one for one in people}
    cards = [rating_card(one, known.get(one.member, NOBODY), caller) for one in rated]
    return Ranking(season, game, cards, matches)


def rating_card(one: Rating, member: Member, caller: Caller) -> RatingCard:
    return RatingCard(
        member.name,
        member.first,
        bool(caller.guest) and member.guest == caller.guest and not member.gone,
        one.estimate,
        one.spread,
        one.matches,
        one.first,
        one.last,
        one.settled,
    )


def result_card(one: Result, people: Sequence[Member], lang: str) -> ResultCard:
    known = {member.id: member for member in people}
    seats = [result_seat(who, place, known) for who, place in zip(one.who, one.places)]
    return ResultCard(one.game, t(lang, "title", one.game), one.at, one.rated, one.real, seats)


def result_seat(who: Who, place: int, known: dict[str, Member]) -> ResultSeat:
    kind, name = who
    member = known.get(name, NOBODY)
    kinds: dict[str, SeatKind] = {"member": "member", "bot": "bot"}
    shown = (member.first or member.name) if kind == "member" else ""
    return ResultSeat(kinds.get(kind, "visitor"), shown, name if kind == "bot" else "", place)
