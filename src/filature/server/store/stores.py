"""Where a house is kept: in a file of its folder, or in the PostgreSQL whose address is given."""

from importlib.util import find_spec
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from filature.core.mistake import Mistake

from .backup import FILE
from .sqlite import SqliteStore
from .store import Store

SCHEMES: Final = ("postgresql://", "postgres://")


def is_address(place: str) -> bool:
    """Whether a place is a PostgreSQL; complains where what that needs is not installed."""
    if not place.startswith(SCHEMES):
        return False
    if find_spec("asyncpg") is None:
        raise Mistake("bad-extra", extra="postgres")
    return True


def shown(address: str) -> str:
    """An address without what must not be shown."""
    parts = urlsplit(address)
    host = f"{parts.hostname or ''}{f':{parts.port}' if parts.port else ''}"
    return f"{parts.scheme}://{host}{parts.path}"


async def opened_store(place: str, data: Path, ceiling: int = 0, patience: float = 10.0) -> Store:
    """The store at a place; `data` is the folder of the house, where its keys are in any case."""
    if not place:
        return SqliteStore(data / FILE, ceiling)
    if not is_address(place):
        raise Mistake("bad-store", text=shown(place))
    from .postgres import opened

    return await opened(place, data, ceiling, patience)
