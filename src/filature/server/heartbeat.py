"""A process among others: it says that it lives, sees who does, and has what the dead have left."""

import asyncio
from typing import Final

import structlog

from .house import House
from .neighbours import Neighbours
from .store.store import Away

BEAT: Final = 0.3  # seconds
log = structlog.get_logger()


async def beating(house: House, neighbours: Neighbours) -> None:
    """As long as this process lives."""
    while True:
        await asyncio.sleep(BEAT)
        try:
            await beat(house, neighbours)
        except Away:
            pass
        except Exception:
            log.exception("a process has lost its place among the others")


async def beat(house: House, neighbours: Neighbours) -> None:
    sight = await house.store.leases.look()
    neighbours.places = sight.places
    if sight.lost:
        house.evicted()
        await house.store.leases.join(neighbours.place)
    await house.part()
    await house.inherit()
