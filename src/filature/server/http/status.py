"""The server itself: whether it is well, what it counts, what its messages look like."""

from typing import Any

from litestar import get

import filature
from filature.protocol.schema import schema

from .dependencies import House


@get("/health", sync_to_thread=False)
def health(house: House) -> dict[str, str | int]:
    """Whether the server is well."""
    return {
        "status": "ok",
        "version": filature.__version__,
        "tables": len(house.rooms),
        "unchecked": house.unchecked,
    }


@get("/schema/messages.json", include_in_schema=False, sync_to_thread=False)
def messages() -> dict[str, Any]:
    """The JSON Schema of all messages."""
    return schema()


ROUTES = [health, messages]
