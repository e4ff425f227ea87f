"""Whatever changes something is counted: a route says of which budget it takes (`spends`), or why
it costs nothing of its own (`free`)."""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.types import Guard

from filature.server.spending import Spending, who

from .identity import Guests


def charging(spending: Spending, guests: Guests) -> Guard:
    """What stands before every route."""

    async def guard(asking: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
        # asynchronous, or the framework would give it to a thread
        name = handler.opt.get("spends")
        if name:
            table = str(asking.path_params.get("table", ""))
            spending.take(name, who(guests.caller(asking.scope), table))

    return guard
