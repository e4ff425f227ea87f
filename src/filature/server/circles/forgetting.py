"""Leaving a circle, and being forgotten by it: what was promised to be gone is gone.

Who leaves loses every name that others could see; the results stay under a mark without a name, so
that the ratings of others stand.  Who is forgotten is found by nothing any more: neither by the
browser that they came with, nor at the tables of the circle that are over.
"""

from filature.server.house import House
from filature.server.rooms.problems import Problem
from filature.server.store.circles import Circle, Member
from filature.server.store.evenings import Evening
from filature.server.store.spec import Chair, Spec

from . import rounds
from .booking import changed


async def gone(house: House, circle: Circle, member: Member, forget: bool) -> None:
    """A member leaves; the last one ends the circle, and a founder hands it over."""
    if forget:
        await forget_tables(house, circle, member)
    rest = [one for one in await house.store.circles.members(circle.id) if not one.gone]
    heirs = [one for one in rest if one.id != member.id]
    if not heirs:
        await house.store.circles.erase_circle(circle.id)
    else:
        await erase_member(house, circle, member, forget)
        if circle.founder == member.id:
            await house.store.circles.keep_circle(circle.replace(founder=heirs[0].id))
    await house.store.circles.scrub()


async def erase_member(house: House, circle: Circle, member: Member, forget: bool) -> None:
    guest = "" if forget else member.guest
    for one in await house.store.evenings.of_circle(circle.id):
        await changed(house.store.evenings, one.id, lambda found: without(found, member, forget))
    await house.store.circles.keep_member(
        member._replace(guest=guest, name="", first="", gone=True)
    )


def without(evening: Evening, member: Member, forget: bool) -> Evening:
    """An evening without a member's names; its organiser, if forgotten, is nobody."""
    found = rounds.erased(evening, lambda one: one.member == member.id)
    if forget and evening.organiser == member.guest:
        return found.replace(organiser="", going=False)
    return found


async def forget_tables(house: House, circle: Circle, member: Member) -> None:
    """Nobody sits where the member sat, at tables of the circle that are over."""
    while True:
        tables = await house.store.people.held(member.guest)
        held = [await house.store.spec(table) for table in tables]
        found = [one for one in held if one and one.circle == circle.id]
        if any(not one.ended for one in found):
            raise Problem("still-playing")
        if not found:
            return
        for spec in found:
            await forget_table(house, spec, member.guest)


async def forget_table(house: House, spec: Spec, guest: str) -> None:
    seats = spec.seats_of(guest)
    room = house.rooms.get(spec.id)
    after = emptied(spec, guest)
    await (room.keep(after) if room else house.store.keep(after))
    await house.store.circles.erase_names([(spec.id, seat) for seat in seats])


def emptied(spec: Spec, guest: str) -> Spec:
    """A table without a guest: the chair is a person's still, of whom nothing is known."""
    chairs = tuple(Chair("person") if one.guest == guest else one for one in spec.chairs)
    return spec.replace(chairs=chairs, host="" if spec.host == guest else spec.host)
