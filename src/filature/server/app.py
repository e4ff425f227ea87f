"""The application: all routes, and what their handlers are given."""

from collections.abc import Callable

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.di import NamedDependency, Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath

import filature

from .house import House
from .http import after, games, identity, pages, status, subscriptions, tables
from .http.errors import HANDLERS
from .http.middleware import Doorkeeper
from .limits import Limits
from .lobby import Lobby
from .notices.desk import Desk
from .reviews import Reviews
from .rooms.room import Room
from .sockets import events
from .sockets.route import socket

LARGEST = 500_000  # bytes of a body; a match file is the largest thing anyone sends


def application(house: House, limits: Limits, desk: Desk) -> Litestar:
    """The whole site."""
    modules = (games, identity, tables, after, subscriptions, status, events)
    routes = [route for module in modules for route in module.ROUTES]
    return Litestar(
        [*routes, *pages.routes(), socket],
        dependencies=dependencies(house, limits, desk),
        middleware=[Doorkeeper(limits)],
        exception_handlers=HANDLERS,
        openapi_config=OpenAPIConfig(
            title="filature",
            version=filature.__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        request_max_body_size=LARGEST,
        # What a table says is never compressed: its length would depend on secrets.
        compression_config=CompressionConfig(
            "gzip", exclude="^/(t/|cal/|api/(tables|codes|me|reports))"
        ),
        logging_config=None,
    )


def dependencies(house: House, limits: Limits, desk: Desk) -> dict[str, Provide]:
    """`caller` is who asks, a stranger being nobody; `guest` is always somebody, by a cookie."""
    lobby, reviews = Lobby(house), Reviews(house.store.notes)
    guests = identity.Guests(house.store.secret("guests"))
    makers: dict[str, Callable[..., object]] = {
        "house": lambda: house,
        "limits": lambda: limits,
        "lobby": lambda: lobby,
        "desk": lambda: desk,
        "reviews": lambda: reviews,
        "guests": lambda: guests,
        "room": room,
        "caller": guests.caller,
        "guest": guests.admitted,
        "language": identity.language,
    }
    return {name: Provide(maker, sync_to_thread=False) for name, maker in makers.items()}


def room(house: NamedDependency[House], table: FromPath[str]) -> Room:
    """The table that an address names."""
    return house.room(table)
