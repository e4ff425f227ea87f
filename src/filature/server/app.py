"""The application: all routes, and what their handlers are given."""

from collections.abc import Callable, Collection
from typing import Final

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.di import NamedDependency, Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.routes import HTTPRoute

import filature

from .addresses import Addresses
from .circles.booking import Booking
from .circles.club import Club
from .circles.organising import Organising
from .circles.sightings import Sightings
from .house import House
from .http import (
    after,
    circle,
    documents,
    entrances,
    evening,
    games,
    identity,
    me,
    pages,
    reached,
    status,
    subscriptions,
    tables,
)
from .http.charging import Charge, charging
from .http.errors import HANDLERS
from .http.heads import with_heads
from .http.reading import BodyRequest
from .http.site import Site, called
from .lobby import Lobby
from .mine import Mine
from .notices.desk import Desk
from .own_keys import OwnKeys
from .reviews import Reviews
from .rooms.room import Room
from .sockets import events
from .sockets.route import SocketDoor

NAMES: Final = ("localhost",)
LARGEST: Final = 500_000  # bytes of a body; a match file is the largest thing anyone sends


def application(
    house: House,
    addresses: Addresses,
    desk: Desk,
    sightings: Sightings,
    names: Collection[str] = NAMES,
) -> Site:
    """The whole site; `names` are what the house is called."""
    guests = identity.Guests(house.store.secret("guests"))
    asked = dependencies(house, addresses, desk, Club(house, sightings), guests)
    pages = with_heads(framework(asked, charging(house.spending, guests)))
    return Site(pages, SocketDoor(house, guests), house.spending, called(names), house.here)


def framework(asked: dict[str, Provide], first: Charge | None = None) -> Litestar:
    """All that is asked by requests; `first` is done before each of them."""
    modules = (
        *(games, me, tables, entrances, reached, after),
        *(subscriptions, circle, evening, status, events),
    )
    routes = [route for module in modules for route in module.ROUTES]
    app = Litestar(
        [*routes, *pages.routes(), *documents.routes()],
        dependencies=asked,
        before_request=first,
        exception_handlers=HANDLERS,
        openapi_config=OpenAPIConfig(
            title="filature",
            version=filature.__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        request_class=BodyRequest,
        request_max_body_size=LARGEST,
        # What a table says is never compressed: its length would depend on secrets.
        compression_config=CompressionConfig(
            "gzip",
            exclude="^/(t/|cal/|preview/|api/(tables|codes|knocks|me|reports|circles|evenings))",
        ),
        logging_config=None,
    )
    give_in_turn(app)
    return app


def give_in_turn(app: Litestar) -> None:
    """What a handler is given is made one after the other: hardly any of it waits for something,
    and a group of tasks takes longer than all of it."""
    routes = [route for route in app.routes if isinstance(route, HTTPRoute)]
    for given in [one for route in routes for _, one in route.route_handler_map.values()]:
        given.dependency_batches = [{one} for batch in given.dependency_batches for one in batch]


def dependencies(
    house: House, addresses: Addresses, desk: Desk, club: Club, guests: identity.Guests
) -> dict[str, Provide]:
    """`caller` is who asks, a stranger being nobody; `guest` is always somebody, by a cookie."""
    lobby, reviews = Lobby(house), Reviews(house.store.notes, house.spending)
    mine, keys = Mine(house), OwnKeys(house)
    organising = Organising(lobby, club)
    house.endings.append(Booking(house).hear)
    makers: dict[str, Callable[..., object]] = {
        "addresses": lambda: addresses,
        "house": lambda: house,
        "spending": lambda: house.spending,
        "lobby": lambda: lobby,
        "mine": lambda: mine,
        "keys": lambda: keys,
        "desk": lambda: desk,
        "reviews": lambda: reviews,
        "club": lambda: club,
        "organising": lambda: organising,
        "guests": lambda: guests,
        "caller": guests.caller,
        "guest": guests.admitted,
        "language": identity.language,
    }
    made = {name: Provide(maker, sync_to_thread=False) for name, maker in makers.items()}
    return {**made, "room": Provide(room)}


async def room(house: NamedDependency[House], table: FromPath[str]) -> Room:
    """The table that an address names."""
    return await house.room(table)
