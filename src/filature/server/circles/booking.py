"""Results booked: of matches that were played here, once each; and of tables with real boxes."""

from collections.abc import Callable, Sequence
from contextlib import suppress

from filature.core.epilogue import place
from filature.library import Match
from filature.server.house import House
from filature.server.rooms import matches
from filature.server.rooms.problems import NotFound, Problem
from filature.server.rooms.room import Room
from filature.server.store.circles import Circle, Result
from filature.server.store.evenings import Evening, Evenings, Sitting
from filature.server.store.leases import Elsewhere
from filature.server.store.spec import Chair, Spec

from . import ratings, rounds
from .ratings import Who

TRIES = 20  # against others who change the same evening


async def changed(store: Evenings, id: str, change: Callable[[Evening], Evening]) -> Evening:
    """An evening after a change, which is done again when somebody else was faster."""
    for _ in range(TRIES):
        found = await store.evening(id)
        if found is None:
            raise NotFound("unknown-evening")
        after = change(found)
        if after == found:
            return found
        if await store.keep(after):
            return after.replace(version=after.version + 1)
    raise Problem("evening-busy")


class Booking:
    """Hears of the end of matches, and writes down how they ended."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.store = house.store

    async def hear(self, room: Room) -> None:
        """A match was played to its end."""
        spec = room.spec
        if not (spec.circle or spec.evening) or room.match is None or spec.status != "over":
            return
        places = taken(room.match, set(spec.given_up))
        if spec.evening:
            await self.conclude(spec, places)
        await self.store.circles.book(spec.id, await self.result(spec, places))

    async def conclude(self, spec: Spec, places: Sequence[int]) -> None:
        """Tells the evening, unless its organiser has told it something else."""

        def change(evening: Evening) -> Evening:
            for number, one in enumerate(evening.rounds, 1):
                for table, sitting in enumerate(one.tables, 1):
                    if sitting.table == spec.id and not sitting.settled:
                        new = rounds.told(sitting, places, rounds.RULES, self.house.now())
                        return rounds.with_sitting(evening, number, table, new)
            return evening

        if await self.store.evenings.evening(spec.evening):
            await changed(self.store.evenings, spec.evening, change)

    async def result(self, spec: Spec, places: Sequence[int]) -> Result | None:
        """What is written down for the circle; nothing when there is none any more."""
        circle = await self.store.circles.by_id(spec.circle) if spec.circle else None
        if circle is None:
            return None
        members = {one.guest: one.id for one in await self.store.circles.members(circle.id)}
        members.pop("", None)
        who = tuple(seated(chair, members) for chair in spec.chairs)
        rated = spec.rated and ratings.counts(who) and (circle.changed or not is_changed(spec))
        at = self.house.now()
        number = circle.season.number
        return Result(spec.id, circle.id, number, spec.game, who, tuple(places), at, rated)

    async def catch_up(self) -> None:
        """After a start: what was over, and not yet written down."""
        for table in await self.store.circles.unbooked():
            with suppress(Elsewhere):  # where it is minded it is booked
                room = await self.house.room(table)
                await self.house.ended(room)
                await self.house.let_go(room)


def taken(match: Match, given_up: set[int]) -> list[int]:
    """The place of every seat.  Who gave up shares the last; where that ended the match, all the
    others share the first."""
    winners, scores = match.winners() if match.over else [], list(match.scores())
    left = [seat for seat in range(len(scores)) if seat not in given_up]
    if not match.over:
        winners = left
    own = [scores[seat] for seat in left]
    best = [n for n, seat in enumerate(left) if seat in winners]
    places = {seat: place(own, best, n) for n, seat in enumerate(left)}
    return [places.get(seat, len(left) + 1) for seat in range(len(scores))]


def seated(chair: Chair, members: dict[str, str]) -> Who:
    if chair.who == "bot":
        return "bot", chair.level
    member = members.get(chair.guest, "")
    return ("member", member) if member else ("visitor", "")


def is_changed(spec: Spec) -> bool:
    """Whether a match had another box, or other options, than the sheet."""
    return spec.box != "default" or spec.options != dict(
        matches.loaded(spec.game, "default", {}).values
    )


def of_box(evening: Evening, circle: Circle, round: int, table: int) -> Result:
    """The result of a table with a real box: it counts when everybody of the circle who sat there
    has said that it is right."""
    one = rounds.sitting(evening, round, table)
    members = {person.id: person.member for person in evening.people}
    who: tuple[Who, ...] = tuple(
        ("member", members[person]) if members.get(person) else ("visitor", "")
        for person in one.people
    )
    rated = evening.counts and counts(evening, one) and ratings.counts(who)
    name, number = f"{evening.id}/{round}/{table}", circle.season.number
    return Result(name, circle.id, number, one.game, who, one.places, one.at, rated, real=True)


def counts(evening: Evening, one: Sitting) -> bool:
    """Whether a table agrees that its result shall count."""
    members = {person.id for person in evening.people if person.member}
    own = members & set(one.people)
    return bool(evening.counts and one.places and not one.contested and own <= set(one.agreed))
