"""Whatever changes something is counted: a route says of which budget it takes (`spends`), or why
it costs nothing of its own (`free`)."""

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from filature.server.spending import Spending, who

from .dependencies import Asking
from .identity import Guests

Charge: TypeAlias = Callable[[Asking], Awaitable[None]]


def charging(spending: Spending, guests: Guests) -> Charge:
    """What stands before every route.  No guard does it: for each of those the framework copies
    the route."""

    async def charge(asking: Asking) -> None:
        # asynchronous, or the framework would give it to a thread
        name = asking.route_handler.opt.get("spends")
        if name:
            table = str(asking.path_params.get("table", ""))
            spending.take(name, who(guests.caller(asking.scope), table))

    return charge
