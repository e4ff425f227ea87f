"""The desk where people say how they want to be told: wishes, devices, addresses, a calendar."""

import secrets
from typing import Final

import msgspec
from itsdangerous import BadData, URLSafeTimedSerializer

from filature.protocol.alerting import AlertsCard, EndpointCard, PushWish, WebhookWish, Wishes
from filature.server.house import House
from filature.server.rooms.caller import Caller, new_token
from filature.server.rooms.problems import BadRequest, NotFound, Problem
from filature.server.store.alerts import Endpoint, Person, Way
from filature.server.store.spec import Spec
from filature.text.catalogue import t

from . import calendar, push, quiet, turns, webhook
from .courier import Courier
from .mail import ADDRESS

MOST: Final[dict[Way, int]] = {"push": 8, "mail": 1, "webhook": 4}  # of one person
MOST_CONFIRMATIONS: Final = 3  # a day, to one address
PROVEN: Final = 3 * 86400  # seconds in which a confirmation must be opened
MOST_TABLES: Final = 20  # in a calendar


class Desk:
    """What a caller may ask about notices."""

    def __init__(self, house: House, courier: Courier, named: bool) -> None:
        self.house = house
        self.courier = courier
        self.alerts = house.store.alerts
        self.delivery = courier.carrier.delivery
        self.proofs = URLSafeTimedSerializer(house.store.secret("alerts"), salt="mail")
        self.named = named  # whether links begin with an address that others know

    # Wishes ----------------------------------------------------------------------------------

    async def person(self, caller: Caller) -> Person:
        """What the caller wishes; a private address is given with the first wish."""
        found = await self.alerts.person(caller.guest)
        if found is None:
            wishes = Wishes(lang="en" if caller.lang == "en" else "fr")
            found = Person(caller.guest, wishes, new_token())
            await self.alerts.keep_person(found)
        return found

    async def tables(self, guest: str) -> list[Spec]:
        """Where somebody sits, but for what is over."""
        return [one.spec for one in await self.house.store.shelf.listed(guest, self.house.now())]

    async def card(self, caller: Caller) -> AlertsCard:
        person = await self.person(caller)
        sits = [spec for spec in await self.tables(caller.guest) if not spec.ended]
        return AlertsCard(
            person.wishes,
            [carded(one) for one in await self.alerts.endpoints_of(caller.guest)],
            person.private,
            f"/cal/{person.private}.ics",
            self.delivery.signer.public,
            self.delivery.postman.there,
            self.delivery.base,
            self.named,
            len(sits),
        )

    async def wish(self, caller: Caller, wishes: Wishes) -> None:
        quiet.zone(wishes.zone)
        person = await self.person(caller)
        await self.alerts.keep_person(msgspec.structs.replace(person, wishes=wishes))

    async def renew(self, caller: Caller) -> None:
        """Another private address; the old one, and the calendar behind it, lead nowhere."""
        person = await self.person(caller)
        await self.alerts.keep_person(msgspec.structs.replace(person, private=new_token()))

    # Endpoints -------------------------------------------------------------------------------

    async def add_push(self, caller: Caller, wish: PushWish) -> EndpointCard:
        """A device; the same one again is taken for another go."""
        self.delivery.caller.checked(wish.endpoint)
        push.checked(wish.keys)
        keys = msgspec.json.encode(wish.keys).decode()
        return carded(await self.add(caller, "push", wish.endpoint, keys))

    async def add_webhook(self, caller: Caller, wish: WebhookWish) -> EndpointCard:
        """A chat room, for all tables or for one where the caller sits."""
        self.delivery.caller.checked(wish.address)
        if wish.table and not caller.seats(await self.house.stored(wish.table)):
            raise Problem("no-seat")
        return carded(await self.add(caller, "webhook", wish.address, table=wish.table))

    async def add_mail(self, caller: Caller, address: str) -> EndpointCard:
        """A mail address; all that it is sent for now is a question."""
        if not self.delivery.postman.there:
            raise Problem("no-mail")
        if len(address) > 254 or not ADDRESS.fullmatch(address):
            raise BadRequest("bad-mail")
        if not await self.alerts.may_confirm(address, self.house.now(), MOST_CONFIRMATIONS):
            raise Problem("too-many-mails")
        made = await self.add(caller, "mail", address)
        proof = str(self.proofs.dumps(made.endpoint))
        if await self.delivery.confirm(address, proof, caller.lang) != "arrived":
            raise Problem("mail-failed")
        return carded(made)

    async def add(
        self, caller: Caller, way: Way, address: str, details: str = "", table: str = ""
    ) -> Endpoint:
        """Keeps an endpoint, in place of the same one, or of the oldest where there are many."""
        await self.person(caller)
        old = [one for one in await self.alerts.endpoints_of(caller.guest) if one.way == way]
        same = [one for one in old if (one.address, one.id) == (address, table)]
        for one in same or old[: max(0, len(old) + 1 - MOST[way])]:
            await self.alerts.forget_endpoint(one.endpoint)
        made = Endpoint(
            secrets.token_urlsafe(12),
            caller.guest,
            table,
            way,
            address,
            details,
            "unconfirmed" if way == "mail" else "on",
        )
        await self.alerts.keep_endpoint(made)
        return made

    async def own(self, caller: Caller, name: str) -> Endpoint:
        found = await self.alerts.endpoint(name)
        if found is None or found.guest != caller.guest:
            raise NotFound("no-endpoint")
        return found

    async def switch(self, caller: Caller, name: str, on: bool) -> None:
        found = await self.own(caller, name)
        if found.state == "unconfirmed":
            raise Problem("mail-unconfirmed")
        await self.alerts.keep_endpoint(found._replace(state="on" if on else "off", failures=0))

    async def forget(self, caller: Caller, name: str) -> None:
        await self.alerts.forget_endpoint((await self.own(caller, name)).endpoint)

    async def try_out(self, caller: Caller, name: str) -> bool:
        found = await self.own(caller, name)
        if found.state == "unconfirmed":
            raise Problem("mail-unconfirmed")
        return await self.courier.carrier.try_out(found)

    # Links in mails --------------------------------------------------------------------------

    async def confirm(self, proof: str) -> None:
        """Whoever opens the link has the mail address."""
        try:
            name = str(self.proofs.loads(proof, max_age=PROVEN))
        except BadData:
            raise NotFound("old-link") from None
        found = await self.alerts.endpoint(name)
        if found is None:
            raise NotFound("old-link")
        if found.state == "unconfirmed":
            await self.alerts.keep_endpoint(found._replace(state="on"))

    async def known_by(self, private: str) -> Person:
        found = await self.alerts.known_by(private)
        if found is None:
            raise NotFound("old-link")
        return found

    async def end(self, private: str) -> None:
        """Nothing is sent any more to the owner of a private address."""
        person = await self.known_by(private)
        for one in await self.alerts.endpoints_of(person.guest):
            await self.alerts.keep_endpoint(one._replace(state="off"))

    # The calendar ----------------------------------------------------------------------------

    async def agenda(self, private: str) -> str:
        """The turns of a person, as they stand, in a calendar."""
        person = await self.known_by(private)
        specs = [one for one in await self.tables(person.guest) if one.status == "playing"]
        events: list[calendar.Event] = []
        for spec in specs[:MOST_TABLES]:
            events += await self.events(spec.id, person)
        return calendar.feed(events, self.house.now())

    async def events(self, table: str, person: Person) -> list[calendar.Event]:
        """The turns of a person at one table."""
        room, lang = await self.house.glance(table), person.wishes.lang
        async with room.lock:
            mine = [seat for seat in turns.asked(room) if seat in room.spec.seats_of(person.guest)]
            clocks, moment = room.table.clocks, len(room.match.log) if room.match else 0
            times = [(seat, clocks.asked[seat].at, clocks.deadline(seat)) for seat in mine]
        title = t(lang, "notice-turn", title=t(lang, "title", room.spec.game))
        words = (title, t(lang, "notice-table", code=room.spec.code))
        link = f"{self.delivery.base}/t/{table}"
        return [
            calendar.Event(f"{table}-{seat}-{moment}", calendar.shown(at, end), *words, link)
            for seat, at, end in times
        ]


def carded(one: Endpoint) -> EndpointCard:
    """An endpoint as its owner sees it again: a room's address is its key."""
    room = one.way == "webhook"
    address = one.address if one.way == "mail" else webhook.shown(one.address)
    shape = webhook.shape(one.address) if room else ""
    return EndpointCard(one.endpoint, one.way, address, shape, one.id, one.state, one.last)
