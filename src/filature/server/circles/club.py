"""The club: circles founded, entered, kept, left; and what may be asked of them."""

import asyncio
from collections.abc import Sequence

from filature.protocol.gatherings import (
    CircleCard,
    CircleChange,
    CirclePage,
    CircleWish,
    EnterWish,
    Ranking,
    ResultCard,
)
from filature.server.house import House
from filature.server.rooms.caller import Caller, code_name, new_id, safe_line, safe_name
from filature.server.rooms.problems import BadRequest, Forbidden, NotFound, Problem
from filature.server.store.circles import Circle, Member, Result, Season
from filature.text.catalogue import t

from . import forgetting, told
from .ratings import Played, rated
from .sightings import Sightings

MOST_MEMBERS = 500
MOST_CIRCLES = 30  # of one guest
MOST_SEASONS = 200


class Club:
    """What a caller may ask of the house about circles."""

    def __init__(self, house: House, sightings: Sightings | None = None) -> None:
        self.house = house
        self.store = house.store.circles
        self.sightings = sightings or Sightings(house.now)

    # Rights ------------------------------------------------------------------------------

    async def circle(self, link: str) -> Circle:
        """A circle, for whoever has its link."""
        found = await self.store.by_link(link)
        if found is None:
            raise NotFound("unknown-circle")
        return found

    async def as_member(self, link: str, caller: Caller) -> tuple[Circle, Member]:
        circle = await self.circle(link)
        member = await self.store.member(circle.id, caller.guest)
        if member is None or member.gone:
            raise Forbidden("not-member")
        return circle, member

    async def as_founder(self, link: str, caller: Caller) -> Circle:
        circle, member = await self.as_member(link, caller)
        if circle.founder != member.id:
            raise Forbidden("not-founder")
        return circle

    # Coming ------------------------------------------------------------------------------

    async def found(self, wish: CircleWish, caller: Caller) -> CirclePage:
        """A new circle, whose founder is its first member."""
        if len(await self.store.of_guest(caller.guest)) >= MOST_CIRCLES:
            raise Problem("too-many-circles", most=MOST_CIRCLES)
        season = Season(1, t(caller.lang, "season-first"), self.house.now())
        circle = Circle(new_id(), titled(wish.name), new_id(), new_id(), (season,))
        enter = EnterWish(wish.code_name, wish.first)
        founder = self.newcomer(circle, enter, caller, [])._replace(id=circle.founder)
        await self.store.keep_circle(circle)
        await self.store.keep_member(founder)
        return await self.page(circle.link, caller)

    async def enter(self, link: str, wish: EnterWish, caller: Caller) -> CirclePage:
        """Somebody comes by the link, or comes back to what they had."""
        circle = await self.circle(link)
        people = await self.store.members(circle.id)
        known = await self.store.member(circle.id, caller.guest)
        if known is None and sum(not one.gone for one in people) >= MOST_MEMBERS:
            raise Problem("circle-full", most=MOST_MEMBERS)
        if known is None or known.gone:
            new = self.newcomer(circle, wish, caller, people)
            back = new._replace(id=known.id, joined=known.joined) if known else new
            await self.store.keep_member(back)
        return await self.page(link, caller)

    def newcomer(
        self, circle: Circle, wish: EnterWish, caller: Caller, people: Sequence[Member]
    ) -> Member:
        name = safe_name(wish.code_name) or caller.name or code_name(caller.lang)
        called, first = apart(people, name), safe_name(wish.first)
        return Member(new_id(), circle.id, caller.guest, called, first, self.house.now())

    async def rename(self, link: str, wish: EnterWish, caller: Caller) -> CirclePage:
        """A member is called otherwise."""
        circle, member = await self.as_member(link, caller)
        others = [one for one in await self.store.members(circle.id) if one.id != member.id]
        name = apart(others, safe_name(wish.code_name) or member.name)
        await self.store.keep_member(member._replace(name=name, first=safe_name(wish.first)))
        return await self.page(link, caller)

    # Keeping -----------------------------------------------------------------------------

    async def change(self, link: str, wish: CircleChange, caller: Caller) -> CirclePage:
        circle = await self.as_founder(link, caller)
        await self.store.keep_circle(circle.replace(name=titled(wish.name), changed=wish.changed))
        return await self.page(link, caller)

    async def relink(self, link: str, caller: Caller) -> CirclePage:
        """Another link: the old one leads nowhere from now on."""
        circle = await self.as_founder(link, caller)
        fresh = circle.replace(link=new_id())
        await self.store.keep_circle(fresh)
        return await self.page(fresh.link, caller)

    async def begin_season(self, link: str, name: str, caller: Caller) -> CirclePage:
        circle = await self.as_founder(link, caller)
        if len(circle.seasons) >= MOST_SEASONS:
            raise Problem("too-many-seasons")
        season = Season(circle.season.number + 1, titled(name), self.house.now())
        await self.store.keep_circle(circle.replace(seasons=(*circle.seasons, season)))
        return await self.page(link, caller)

    # Going -------------------------------------------------------------------------------

    async def leave(self, link: str, forget: bool, caller: Caller) -> None:
        """A member goes."""
        circle, member = await self.as_member(link, caller)
        await forgetting.gone(self.house, circle, member, forget)
        self.sightings.forget(circle.id, caller.guest)

    async def dismiss(self, link: str, who: str, caller: Caller) -> CirclePage:
        """The founder puts somebody out, who may come again only by another link."""
        circle = await self.as_founder(link, caller)
        found = [one for one in await self.store.members(circle.id) if one.id == who]
        if not found or found[0].gone or who == circle.founder:
            raise NotFound("unknown-person")
        await forgetting.gone(self.house, circle, found[0], forget=False)
        return await self.relink(link, caller)

    async def close(self, link: str, caller: Caller) -> None:
        """The founder ends a circle, and all that is known of it."""
        circle = await self.as_founder(link, caller)
        await self.store.erase_circle(circle.id)
        await self.store.scrub()

    # What is asked -----------------------------------------------------------------------

    async def card(self, circle: Circle, caller: Caller) -> CircleCard:
        people = await self.store.members(circle.id)
        return told.circle_card(circle, people, caller)

    async def mine(self, caller: Caller) -> list[CircleCard]:
        found = await self.store.of_guest(caller.guest)
        return [await self.card(one, caller) for one in found]

    async def page(self, link: str, caller: Caller) -> CirclePage:
        circle, _ = await self.as_member(link, caller)
        self.sightings.saw(circle.id, caller.guest)
        people = await self.store.members(circle.id)
        evenings = await self.house.store.evenings.of_circle(circle.id)
        specs = await self.store.tables(circle.id)
        sitting = [guest for one in specs for guest in self.house.guests_at(one.id)]
        here = self.sightings.here(circle.id, sitting)
        tables = [self.house.card(one, caller) for one in specs]
        return told.circle_page(circle, people, here, tables, evenings, caller)

    async def ranking(self, link: str, season: int, game: str, caller: Caller) -> Ranking:
        """The ratings of a game in a season."""
        circle, _ = await self.as_member(link, caller)
        results = await self.results(circle, season)
        played = [Played(one.who, one.places) for one in results if one.rated and one.game == game]
        people = await self.store.members(circle.id)
        found = await asyncio.to_thread(rated, played)  # other tables do not wait for it
        return told.ranking(season, game, found, len(played), people, caller)

    async def results(self, circle: Circle, season: int) -> list[Result]:
        if season not in [one.number for one in circle.seasons]:
            raise BadRequest("unknown-season", last=circle.season.number)
        return await self.store.results(circle.id, season)

    async def booked(self, link: str, season: int, caller: Caller) -> list[ResultCard]:
        """All results of a season, the latest first."""
        circle, _ = await self.as_member(link, caller)
        results = await self.results(circle, season)
        people = await self.store.members(circle.id)
        return [told.result_card(one, people, caller.lang) for one in reversed(results)]


def titled(name: str) -> str:
    """A title on one line."""
    found = safe_line(name)
    if not found:
        raise BadRequest("no-title")
    return found


def apart(people: Sequence[Member], name: str) -> str:
    """A code name that nobody else of the circle has."""
    taken = {one.name for one in people if not one.gone}
    names = [name, *[f"{name} {n}" for n in range(2, MOST_MEMBERS + 2)]]
    return next(one for one in names if one not in taken)
