"""What may be asked of the house about evenings: opened, attended, drawn, told, closed."""

import asyncio
import hmac

from filature import bots, registry
from filature.protocol.bodies import SeatWish, Settings, TableWish
from filature.protocol.gatherings import (
    AttendWish,
    DrawWish,
    EveningCard,
    EveningWish,
    KioskKey,
    PlacesWish,
    PresenceWish,
    RoundCard,
)
from filature.server.lobby import Lobby
from filature.server.rooms import matches, seating
from filature.server.rooms.caller import Caller, code_name, hashed, new_id, new_token, safe_name
from filature.server.rooms.problems import BadRequest, Forbidden, NotFound, Problem
from filature.server.spending import who
from filature.server.store.evenings import Attendee, Evening, Offer, Round, Sitting

from . import booking, rounds
from .booking import changed
from .club import Club, titled
from .pairings import Draw, Kind, Seating
from .programme import Programme, role, voice


class Organising:
    """Evenings, for whoever organises, plays or looks on."""

    def __init__(self, lobby: Lobby, club: Club) -> None:
        self.lobby = lobby
        self.club = club
        self.house = lobby.house
        self.store = lobby.house.store.evenings

    # Looking -----------------------------------------------------------------------------

    async def evening(self, id: str) -> Evening:
        found = await self.store.evening(id)
        if found is None:
            raise NotFound("unknown-evening")
        return found

    async def programme(self, evening: Evening, caller: Caller) -> Programme:
        circle = await self.club.store.by_id(evening.circle) if evening.circle else None
        member = await self.club.store.member(evening.circle, caller.guest)
        inside = member is not None and not member.gone
        if inside:
            self.club.sightings.saw(evening.circle, caller.guest)
        people = await self.club.store.members(evening.circle) if inside else []
        return Programme(evening, caller, circle, people)

    async def card(self, evening: Evening, caller: Caller) -> EveningCard:
        return (await self.programme(evening, caller)).card(self.house.now())

    async def look(self, id: str, caller: Caller) -> EveningCard:
        return await self.card(await self.evening(id), caller)

    # Opening and closing -----------------------------------------------------------------

    async def open(self, wish: EveningWish, caller: Caller) -> EveningCard:
        """A new evening; of a circle, when the caller is a member."""
        circle = (await self.club.as_member(wish.circle, caller))[0].id if wish.circle else ""
        if wish.level not in bots.LEVELS:
            known = ", ".join(bots.LEVELS)
            raise BadRequest("unknown-level", level=wish.level, known=known)
        evening = Evening(
            new_id(),
            titled(wish.name),
            caller.guest,
            offered(wish),
            wish.planned,
            wish.starts or self.house.now(),
            circle,
            wish.counts and bool(circle),
            wish.level,
        )
        await self.store.keep(evening)
        return await self.look(evening.id, caller)

    async def change(self, id: str, wish: EveningWish, caller: Caller) -> EveningCard:
        """Another name, other games, more or fewer rounds."""
        await self.organised(id, caller)
        new = offered(wish)

        def change(one: Evening) -> Evening:
            rounds.going(one)
            return one.replace(
                name=titled(wish.name),
                offers=new,
                planned=max(wish.planned, len(one.rounds)),
                counts=wish.counts and bool(one.circle),
                starts=wish.starts or one.starts,
            )

        return await self.card(await changed(self.store, id, change), caller)

    async def close(self, id: str, caller: Caller) -> EveningCard:
        await self.organised(id, caller)
        found = await changed(self.store, id, lambda one: one.replace(going=False))
        return await self.card(found, caller)

    async def organised(self, id: str, caller: Caller) -> Evening:
        found = await self.evening(id)
        if role(found, caller) != "organiser":
            raise Forbidden("not-organiser")
        return found

    # People ------------------------------------------------------------------------------

    async def attend(self, id: str, wish: AttendWish, caller: Caller) -> EveningCard:
        """The caller comes; a member of the circle as who they are there."""
        evening = await self.evening(id)
        member = await self.club.store.member(evening.circle, caller.guest)
        known = member if member and not member.gone else None
        name = known.name if known else safe_name(wish.name) or caller.name
        new = Attendee(
            new_id(), name or code_name(caller.lang), caller.guest, known.id if known else ""
        )
        found = await changed(self.store, id, lambda one: rounds.attended(one, new))
        return await self.card(found, caller)

    async def add(self, id: str, wish: AttendWish, caller: Caller) -> EveningCard:
        """The organiser names somebody without a telephone."""
        await self.organised(id, caller)
        name = safe_name(wish.name)
        if not name:
            raise BadRequest("no-title")
        new = Attendee(new_id(), name)
        found = await changed(self.store, id, lambda one: rounds.attended(one, new))
        return await self.card(found, caller)

    async def switch(self, id: str, wish: PresenceWish, caller: Caller) -> EveningCard:
        """Somebody is here for the next round, or not: oneself, or anyone for the organiser."""
        evening = await self.evening(id)
        me = rounds.attending(evening, caller.guest)
        person = wish.person or (me.id if me else "")
        if role(evening, caller) != "organiser" and (me is None or person != me.id):
            raise Forbidden("not-organiser")
        found = await changed(self.store, id, lambda one: rounds.switched(one, person, wish.here))
        return await self.card(found, caller)

    async def leave(self, id: str, caller: Caller) -> EveningCard:
        """The caller goes for good: name and guest are erased, what was played stands."""
        evening = await self.evening(id)
        if rounds.attending(evening, caller.guest) is None:
            raise Forbidden("not-at-this-evening")
        found = await changed(
            self.store, id, lambda one: rounds.erased(one, lambda who: who.guest == caller.guest)
        )
        await self.club.store.scrub()
        return await self.card(found, caller)

    # Rounds ------------------------------------------------------------------------------

    async def draw(self, id: str, wish: DrawWish, caller: Caller) -> RoundCard:
        """The next round as it would be, before anybody else sees it."""
        evening = await self.organised(id, caller)
        found = await self.drawn(evening, wish)
        made = Round(tuple(sat(one, "") for one in found.tables), found.byes)
        programme = await self.programme(evening, caller)
        return programme.round(len(evening.rounds) + 1, made, self.house.now())

    async def drawn(self, evening: Evening, wish: DrawWish) -> Draw:
        """In a thread: other tables do not wait for it."""
        if evening.version != wish.version:
            raise Problem("evening-moved")
        return await asyncio.to_thread(rounds.draw, evening, kinds(evening), wish.seed)

    async def begin(self, id: str, wish: DrawWish, caller: Caller) -> EveningCard:
        """Opens the round that was looked at; tables that are played here are laid."""
        evening = await self.organised(id, caller)
        found = await self.drawn(evening, wish)
        tables = [sat(one, new_id() if one.kind.bots else "") for one in found.tables]
        laid = sum(bool(one.table) for one in tables)
        self.house.spending.take("tables", who(caller), laid)
        after = rounds.opened(evening, tables, found.byes, self.house.now(), wish.minutes)
        if not await self.store.keep(after):
            raise Problem("evening-moved")
        await self.lay(after, caller.lang)
        return await self.look(id, caller)

    async def lay(self, evening: Evening, lang: str = "fr") -> None:
        """Makes the tables of the last round that are played here, where they are not yet."""
        for one in evening.rounds[-1].tables if evening.rounds and evening.going else ():
            if one.table and not one.places and await self.house.store.spec(one.table) is None:
                await self.table(evening, one, lang)

    async def table(self, evening: Evening, one: Sitting, lang: str) -> None:
        """A table with its people seated; who has no telephone finds an open chair."""
        robots = [SeatWish("bot", level=evening.level)] * one.bots
        names = [rounds.the_person(evening, person).name for person in one.people]
        seats = [*[SeatWish("open", name) for name in names], *robots]
        settings = Settings(lang="en" if lang == "en" else "fr")
        wish = TableWish(one.game, seats, settings=settings)
        organiser = Caller(evening.organiser, lang=lang)
        spec, keys = seating.made(wish, organiser, self.house.now())
        for seat, person in enumerate(one.people):
            who = rounds.the_person(evening, person)
            if who.guest:
                spec, _ = seating.taken(spec, seat, Caller(who.guest, who.name), who.name)
        spec = spec.replace(id=one.table, evening=evening.id, circle=evening.circle, rated=True)
        await self.lobby.open(spec, keys, organiser)

    async def catch_up(self) -> None:
        """After a start: tables that were promised and not yet made."""
        for evening in await self.store.going():
            await self.lay(evening)

    # Results -----------------------------------------------------------------------------

    async def tell(self, id: str, wish: PlacesWish, caller: Caller) -> EveningCard:
        """How a table ended."""
        return await self.said(id, wish, caller, "tell")

    async def contest(self, id: str, wish: PlacesWish, caller: Caller) -> EveningCard:
        """That is not right."""
        return await self.said(id, wish, caller, "contest")

    async def agree(self, id: str, wish: PlacesWish, caller: Caller) -> EveningCard:
        """That is right, and may count."""
        return await self.said(id, wish, caller, "agree")

    async def said(self, id: str, wish: PlacesWish, caller: Caller, what: str) -> EveningCard:
        now = self.house.now()

        def change(evening: Evening) -> Evening:
            one = rounds.sitting(evening, wish.round, wish.table)
            speaker = voice(evening, caller, what == "tell")
            rounds.speaks(evening, one, speaker)
            if what == "agree":
                new = rounds.agreeing(one, speaker)
            elif what == "contest":
                new = rounds.disputed(one, speaker, now)
            else:
                new = rounds.told(one, wish.places, speaker, now)
            return rounds.with_sitting(evening, wish.round, wish.table, new)

        found = await changed(self.store, id, change)
        await self.book(found, wish)
        await self.put_away(rounds.sitting(found, wish.round, wish.table))
        return await self.card(found, caller)

    async def put_away(self, one: Sitting) -> None:
        """Closes a table where nobody has begun to play, once its result is known."""
        spec = await self.house.store.spec(one.table) if one.table and one.places else None
        if spec and spec.status == "open":
            await self.lobby.close(one.table, Caller(spec.host))

    async def book(self, evening: Evening, wish: PlacesWish) -> None:
        """Writes the result of a real box down for the circle, as it stands now."""
        circle = await self.club.store.by_id(evening.circle) if evening.circle else None
        one = rounds.sitting(evening, wish.round, wish.table)
        if circle and one.places and not one.screen:
            result = booking.of_box(evening, circle, wish.round, wish.table)
            await self.club.store.keep_result(result)

    # The kiosk ---------------------------------------------------------------------------

    async def put_up(self, id: str, pin: str, caller: Caller) -> KioskKey:
        """A key for a tablet that is nobody's own."""
        await self.organised(id, caller)
        key = new_token()
        kiosk, secret = hashed(key), hashed(f"{id} {pin}")
        await changed(self.store, id, lambda one: one.replace(kiosk=kiosk, pin=secret))
        return KioskKey(key)

    async def unlock(self, id: str, pin: str, caller: Caller) -> bool:
        """Whether these are the digits with which the kiosk is left."""
        evening = await self.evening(id)
        if role(evening, caller) != "kiosk":
            raise Forbidden("not-organiser")
        return hmac.compare_digest(evening.pin, hashed(f"{id} {pin}"))


def offered(wish: EveningWish) -> tuple[Offer, ...]:
    """Games that there are, each once, with something to play them on."""
    names = [one.game for one in wish.offers]
    unknown = [name for name in names if name not in registry.available()]
    if unknown or len(set(names)) < len(names):
        raise BadRequest("bad-offers")
    if not any(one.boxes or one.screen for one in wish.offers):
        raise BadRequest("nothing-to-play-on")
    return tuple(Offer(one.game, one.boxes, one.screen) for one in wish.offers)


def kinds(evening: Evening) -> list[Kind]:
    """What can be played tonight: on real boxes without bots, on screens with them."""
    found = []
    for offer in evening.offers:
        game = matches.loaded(offer.game, "default", {})
        if offer.boxes:
            found.append(Kind(offer.game, game.fewest, game.most, offer.boxes))
        if offer.screen:
            found.append(Kind(offer.game, game.fewest, game.most, rounds.SCREENS, bots=True))
    return found


def sat(one: Seating, table: str) -> Sitting:
    """A table as it is kept; only on screens may bots sit."""
    return Sitting(one.kind.game, one.people, one.bots, one.kind.bots, table)
