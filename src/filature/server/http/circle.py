"""Circles: founded, entered, kept and left; their ratings, results and exports."""

from litestar import Response, get, post
from litestar.enums import MediaType
from litestar.params import FromQuery, JSONBody

from filature import registry
from filature.protocol.gatherings import (
    CircleCard,
    CircleChange,
    CirclePage,
    CircleWish,
    EnterWish,
    LeaveWish,
    MemberOnly,
    Ranking,
    ResultCard,
    SeasonWish,
)
from filature.server.circles import export
from filature.server.circles.club import Club as Rooms
from filature.server.spending import who

from .dependencies import Addresses, Asking, Caller, Club, Name
from .reached import origin, picture


@get("/api/circles")
async def circles(club: Club, caller: Caller) -> list[CircleCard]:
    """Your circles."""
    return await club.mine(caller)


@post("/api/circles", spends="circles")
async def found(club: Club, guest: Caller, data: JSONBody[CircleWish]) -> CirclePage:
    """A new circle."""
    return await club.found(data, guest)


@get("/api/circles/{link:str}")
async def door(club: Club, caller: Caller, link: Name) -> CircleCard:
    """A circle at its door, for whoever has the link; wrong links are slowed down."""
    with club.house.spending.guessing(who(caller)):
        circle = await club.circle(link)
    return await club.card(circle, caller)


@get("/api/circles/{link:str}/page")
async def look(club: Club, caller: Caller, link: Name) -> CirclePage:
    """A circle, for its members."""
    return await club.page(link, caller)


@post("/api/circles/{link:str}/enter", status_code=200, spends="changes")
async def enter(club: Club, guest: Caller, link: Name, data: JSONBody[EnterWish]) -> CirclePage:
    """Come in, or come back."""
    return await club.enter(link, data, guest)


@post("/api/circles/{link:str}/self", status_code=200, spends="changes")
async def rename(club: Club, guest: Caller, link: Name, data: JSONBody[EnterWish]) -> CirclePage:
    """Be called otherwise there."""
    return await club.rename(link, data, guest)


@post("/api/circles/{link:str}/leave", status_code=200, spends="changes")
async def leave(
    club: Club, guest: Caller, link: Name, data: JSONBody[LeaveWish]
) -> list[CircleCard]:
    """Leave; or leave and be forgotten."""
    await club.leave(link, data.forget, guest)
    return await club.mine(guest)


@post("/api/circles/{link:str}/change", status_code=200, spends="changes")
async def change(club: Club, guest: Caller, link: Name, data: JSONBody[CircleChange]) -> CirclePage:
    """The founder changes the name, or what is rated."""
    return await club.change(link, data, guest)


@post("/api/circles/{link:str}/link", status_code=200, spends="changes")
async def relink(club: Club, guest: Caller, link: Name) -> CirclePage:
    """The founder changes the link."""
    return await club.relink(link, guest)


@post("/api/circles/{link:str}/season", status_code=200, spends="changes")
async def season(club: Club, guest: Caller, link: Name, data: JSONBody[SeasonWish]) -> CirclePage:
    """The founder begins a season."""
    return await club.begin_season(link, data.name, guest)


@post("/api/circles/{link:str}/dismiss", status_code=200, spends="changes")
async def dismiss(club: Club, guest: Caller, link: Name, data: JSONBody[MemberOnly]) -> CirclePage:
    """The founder puts a member out, and the link is changed."""
    return await club.dismiss(link, data.member, guest)


@post("/api/circles/{link:str}/close", status_code=200, spends="changes")
async def close(club: Club, guest: Caller, link: Name) -> list[CircleCard]:
    """The founder ends the circle; all that is known of it is erased."""
    await club.close(link, guest)
    return await club.mine(guest)


@get("/api/circles/{link:str}/ratings")
async def ratings(
    club: Club, caller: Caller, link: Name, season: FromQuery[int], game: FromQuery[str]
) -> Ranking:
    """How strong the members are at a game, and how sure that is."""
    registry.folder(game)
    return await club.ranking(link, season, game, caller)


@get("/api/circles/{link:str}/results")
async def results(
    club: Club, caller: Caller, link: Name, season: FromQuery[int]
) -> list[ResultCard]:
    """All results of a season, the latest first."""
    return await club.booked(link, season, caller)


@get("/api/circles/{link:str}/export.json", media_type=MediaType.JSON)
async def export_json(
    club: Club, caller: Caller, link: Name, season: FromQuery[int]
) -> Response[bytes]:
    """A season as JSON."""
    body = export.as_json(await exported(club, link, season, caller))
    return Response(body, media_type=MediaType.JSON, headers=attached(season, "json"))


@get("/api/circles/{link:str}/export.csv", media_type="text/csv")
async def export_csv(
    club: Club, caller: Caller, link: Name, season: FromQuery[int]
) -> Response[str]:
    """A season as CSV."""
    body = export.as_csv(await exported(club, link, season, caller))
    return Response(body, media_type="text/csv", headers=attached(season, "csv"))


async def exported(club: Rooms, link: str, season: int, caller: Caller) -> export.Export:
    circle, _ = await club.as_member(link, caller)
    results = await club.booked(link, season, caller)
    games = [name for name in registry.available() if name in {one.game for one in results}]
    ratings = [await club.ranking(link, season, game, caller) for game in games]
    name = next(one.name for one in circle.seasons if one.number == season)
    return export.Export(circle.name, name, results, ratings)


def attached(season: int, kind: str) -> dict[str, str]:
    return {"content-disposition": f'attachment; filename="season-{season}.{kind}"'}


@get("/api/circles/{link:str}/qr.svg")
async def qr(request: Asking, addresses: Addresses, club: Club, link: Name) -> Response[bytes]:
    """The link to a circle, as a QR code."""
    circle = await club.circle(link)
    return picture(f"{addresses.known(origin(request))[0]}/c/{circle.link}")


ROUTES = [
    circles, found, door, look, enter, rename, leave, change, relink, season, dismiss, close,
    ratings, results, export_json, export_csv, qr,
]  # fmt: skip
