"""An evening as it changes: people come and go, rounds are drawn, results told and settled."""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Final

from msgspec import structs

from filature.server.rooms.problems import BadRequest, Forbidden, NotFound, Problem
from filature.server.store.evenings import Attendee, Evening, Round, Sitting

from . import pairings, standings
from .pairings import Draw, Kind
from .standings import Counted, Score

CONTEST: Final = 600.0  # seconds within which somebody may contest a result
MOST: Final = 200  # people of an evening
SCREENS: Final = 60  # tables that may be played here at once
ORGANISER: Final = "organiser"
KIOSK: Final = "kiosk"
RULES: Final = "rules"  # the voice of a match that was played here


# People -----------------------------------------------------------------------------------


def attending(evening: Evening, guest: str) -> Attendee | None:
    """Who a guest is at an evening."""
    return next((one for one in evening.people if guest and one.guest == guest), None)


def attended(evening: Evening, new: Attendee) -> Evening:
    """Somebody comes, or comes back."""
    going(evening)
    old = attending(evening, new.guest)
    if old:
        return switched(evening, old.id, True)
    if len(evening.people) >= MOST:
        raise Problem("evening-full", most=MOST)
    named = Attendee(new.id, apart(evening, new.name), new.guest, new.member)
    return evening.replace(people=(*evening.people, named))


def apart(evening: Evening, name: str) -> str:
    """A name that nobody else has tonight."""
    taken = {one.name for one in evening.people}
    names = [name, *[f"{name} {n}" for n in range(2, MOST + 2)]]
    return next(one for one in names if one not in taken)


def switched(evening: Evening, person: str, here: bool) -> Evening:
    """Somebody is here for the next round, or is not."""
    found = the_person(evening, person)
    return with_person(evening, Attendee(found.id, found.name, found.guest, found.member, here))


def the_person(evening: Evening, person: str) -> Attendee:
    found = next((one for one in evening.people if one.id == person), None)
    if found is None:
        raise NotFound("unknown-person")
    return found


def with_person(evening: Evening, person: Attendee) -> Evening:
    people = tuple(person if one.id == person.id else one for one in evening.people)
    return evening.replace(people=people)


def erased(evening: Evening, chosen: Callable[[Attendee], bool]) -> Evening:
    """People without a name and without whatever leads to them; what they played stands."""
    people = tuple(
        Attendee(one.id, "", member=one.member, here=False) if chosen(one) else one
        for one in evening.people
    )
    return evening.replace(people=people)


def going(evening: Evening) -> None:
    if not evening.going:
        raise Problem("evening-over")


# Rounds -----------------------------------------------------------------------------------


def draw(evening: Evening, kinds: Sequence[Kind], seed: int) -> Draw:
    """The next round, for those who are here."""
    going(evening)
    owing(evening)
    if len(evening.rounds) >= evening.planned:
        raise Problem("rounds-played", planned=evening.planned)
    found = pairings.drawn(present(evening), kinds, met(evening), seed)
    if not found.tables:
        raise Problem("too-few-people")
    return found


def owing(evening: Evening) -> None:
    """Whether every table of the last round has given its result."""
    table = owed(evening)
    if table:
        contested = evening.rounds[-1].tables[table - 1].contested
        raise Problem("results-disagree" if contested else "result-owed", table=table)


def owed(evening: Evening) -> int:
    """The number of a table of the last round without a result, or with two; 0 when all is told."""
    tables = evening.rounds[-1].tables if evening.rounds else ()
    return next((n for n, one in enumerate(tables, 1) if owes(one)), 0)


def owes(one: Sitting) -> bool:
    return one.contested or not one.places


def complete(one: Round) -> bool:
    """Whether all results of a round are in."""
    return not any(map(owes, one.tables))


def opened(
    evening: Evening, tables: Sequence[Sitting], byes: Sequence[str], now: float, minutes: int = 0
) -> Evening:
    """With one more round, which lasts so many minutes if that is told."""
    new = Round(tuple(tables), tuple(byes), now, minutes)
    return evening.replace(rounds=(*evening.rounds, new))


def present(evening: Evening) -> list[pairings.Person]:
    """Those who are here, with their evening so far."""
    scores = {one.person: one for one in scored(evening)}
    byes = Counter(person for one in evening.rounds for person in one.byes)
    sat = [(person, table) for table in sittings(evening) for person in table.people]
    return [
        pairings.Person(
            one.id,
            scores[one.id].points,
            byes[one.id],
            sum(person == one.id for person, _ in sat),
            sum(person == one.id and table.bots > 0 for person, table in sat),
            frozenset(table.game for person, table in sat if person == one.id),
        )
        for one in evening.people
        if one.here
    ]


def sittings(evening: Evening) -> list[Sitting]:
    return [table for one in evening.rounds for table in one.tables]


def met(evening: Evening, before: int = -1) -> Counter[frozenset[str]]:
    """Who has met whom, and how often; `before` a round, or so far."""
    rounds = evening.rounds if before < 0 else evening.rounds[:before]
    return Counter(
        frozenset(pair)
        for one in rounds
        for table in one.tables
        for pair in combinations(table.people, 2)
    )


# Results ----------------------------------------------------------------------------------


def sitting(evening: Evening, round: int, table: int) -> Sitting:
    """A table by its round and number, both from 1."""
    try:
        return evening.rounds[round - 1].tables[table - 1]
    except IndexError:
        raise NotFound("unknown-evening-table") from None


def with_sitting(evening: Evening, round: int, table: int, new: Sitting) -> Evening:
    old = evening.rounds[round - 1]
    tables = tuple(new if n == table else one for n, one in enumerate(old.tables, 1))
    changed = structs.replace(old, tables=tables)
    rounds = tuple(changed if one is old else one for one in evening.rounds)
    return evening.replace(rounds=rounds)


def in_order(places: Sequence[int], count: int) -> tuple[int, ...]:
    """Places as they are written: equals share one, and the next is as many later."""
    if len(places) != count:
        raise BadRequest("places-missing", count=count)
    return tuple(1 + sum(other < place for other in places) for place in places)


def told(one: Sitting, places: Sequence[int], voice: str, now: float) -> Sitting:
    """Somebody says how a table ended: one word is enough, until another of the table says
    otherwise; the organiser has the last."""
    found = in_order(places, len(one.people) + one.bots)
    if voice in (ORGANISER, RULES):
        agreed = one.agreed if one.places == found else ()
        return one.replace(
            places=found,
            voice=voice,
            at=now,
            agreed=agreed,
            other=(),
            contested=False,
            settled=True,
        )
    if not one.places or (voice == one.voice and not settled(one, now) and not one.contested):
        own = (voice,) if voice in one.people else ()
        return one.replace(places=found, voice=voice, at=now, agreed=own)
    if found == one.places:
        return agreeing(one, voice)
    return disputed(one, voice, now).replace(other=found)


def agreeing(one: Sitting, voice: str) -> Sitting:
    """Somebody of the table says that it is right."""
    if not one.places or one.contested:
        raise Problem("no-result-yet")
    if voice not in one.people or voice in one.agreed:
        return one
    return one.replace(agreed=(*one.agreed, voice))


def disputed(one: Sitting, voice: str, now: float) -> Sitting:
    """Somebody else of the table says that it is not right, while there is time."""
    if not one.places:
        raise Problem("no-result-yet")
    if not may_contest(one, voice, now):
        raise Problem("too-late-to-contest")
    return one.replace(contested=True)


def may_contest(one: Sitting, voice: str, now: float) -> bool:
    return bool(
        one.places
        and not settled(one, now)
        and not one.contested
        and voice != one.voice
        and (voice in one.people or voice == KIOSK)
    )


def settled(one: Sitting, now: float) -> bool:
    """Whether a result stands for good."""
    return one.settled or (bool(one.places) and not one.contested and now >= one.at + CONTEST)


def speaks(evening: Evening, one: Sitting, voice: str) -> None:
    """Only those of a table, its organiser and the kiosk may speak for it; the rules of a match
    that is played here speak for themselves."""
    going(evening)
    if voice == ORGANISER:
        return
    if one.screen:
        raise Problem("match-tells")
    if voice != KIOSK and voice not in one.people:
        raise Forbidden("not-at-this-table")


# Standings --------------------------------------------------------------------------------


def scored(evening: Evening) -> list[Score]:
    """Where everybody stands; a bye counts when its round is over."""
    people = [one.id for one in evening.people]
    return standings.standings(people, [counted(one) for one in evening.rounds])


def counted(one: Round) -> Counted:
    told_of = [table for table in one.tables if table.places and not table.contested]
    won = {
        person: gain
        for table in told_of
        for person, gain in zip(table.people, standings.points(table.places))
    }
    return Counted(won, one.byes if len(told_of) == len(one.tables) else ())
