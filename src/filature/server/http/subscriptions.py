"""How somebody is told of turns: wishes, devices, mail, chat rooms, a private calendar."""

from litestar import Response, delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody

from filature.protocol.alerting import (
    AlertsCard,
    EndpointCard,
    EndpointWish,
    MailWish,
    PrivateWish,
    PushWish,
    SwitchWish,
    Tried,
    WebhookWish,
    Wishes,
)
from filature.server.rooms.problems import NotFound

from .dependencies import Caller, Desk

CALENDAR = ".ics"


@get("/api/me/alerts")
async def alerts(desk: Desk, guest: Caller) -> AlertsCard:
    """How you are told that it is your turn, and what this house can do."""
    return await desk.card(guest)


@put("/api/me/alerts", spends="alerts")
async def wish(desk: Desk, guest: Caller, data: JSONBody[Wishes]) -> AlertsCard:
    """When you want to be told, and in which language."""
    await desk.wish(guest, data)
    return await desk.card(guest)


@post("/api/me/alerts/push", spends="alerts")
async def add_push(desk: Desk, guest: Caller, data: JSONBody[PushWish]) -> EndpointCard:
    """This device shall ring."""
    return await desk.add_push(guest, data)


@post("/api/me/alerts/mail", spends="calls")
async def add_mail(desk: Desk, guest: Caller, data: JSONBody[MailWish]) -> EndpointCard:
    """A mail address; it is asked first."""
    return await desk.add_mail(guest, data.address.strip())


@post("/api/me/alerts/webhook", spends="alerts")
async def add_webhook(desk: Desk, guest: Caller, data: JSONBody[WebhookWish]) -> EndpointCard:
    """A chat room."""
    return await desk.add_webhook(guest, data)


@post("/api/me/alerts/test", status_code=200, spends="calls")
async def test(desk: Desk, guest: Caller, data: JSONBody[EndpointWish]) -> Tried:
    """Whether a message arrives; why not is nobody's business."""
    return Tried(await desk.try_out(guest, data.id))


@post("/api/me/alerts/private", status_code=200, spends="alerts")
async def renew(desk: Desk, guest: Caller) -> AlertsCard:
    """Another private address and calendar."""
    await desk.renew(guest)
    return await desk.card(guest)


@put("/api/me/alerts/{endpoint:str}", spends="alerts")
async def switch(
    desk: Desk, guest: Caller, endpoint: FromPath[str], data: JSONBody[SwitchWish]
) -> AlertsCard:
    """On or off."""
    await desk.switch(guest, endpoint, data.on)
    return await desk.card(guest)


@delete("/api/me/alerts/{endpoint:str}", status_code=200, spends="alerts")
async def forget(desk: Desk, guest: Caller, endpoint: FromPath[str]) -> AlertsCard:
    """Forget a device, an address or a room."""
    await desk.forget(guest, endpoint)
    return await desk.card(guest)


@post("/api/alerts/confirm", status_code=204, spends="alerts")
async def confirm(desk: Desk, data: JSONBody[PrivateWish]) -> None:
    """The link of a confirmation was opened, and its button pressed."""
    await desk.confirm(data.token)


@post("/api/alerts/off", status_code=204, spends="alerts")
async def end(desk: Desk, token: FromQuery[str]) -> None:
    """Everything off, by a private address: what the end of each mail leads to."""
    await desk.end(token)


@get("/cal/{name:str}", include_in_schema=False)
async def calendar(desk: Desk, name: FromPath[str]) -> Response[str]:
    """A private calendar."""
    if not name.endswith(CALENDAR):
        raise NotFound("old-link")
    text = await desk.agenda(name.removesuffix(CALENDAR))
    headers = {"cache-control": "private, max-age=60"}
    return Response(text, media_type="text/calendar; charset=utf-8", headers=headers)


ROUTES = [
    alerts, wish, add_push, add_mail, add_webhook, test, renew, switch, forget,
    confirm, end, calendar,
]  # fmt: skip
