"""The server itself: whether it is well, what it counts, what its messages look like."""

from typing import Any

from litestar import get
from litestar.enums import MediaType
from prometheus_client import generate_latest

import filature
from filature.protocol.schema import schema
from filature.server.metrics import REGISTRY

from .dependencies import House


@get("/health", sync_to_thread=False)
def health(house: House) -> dict[str, str | int]:
    """Whether the server is well."""
    house.store.secret("health")
    return {
        "status": "ok",
        "version": filature.__version__,
        "tables": len(house.rooms),
        "unchecked": house.unchecked,
    }


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False, sync_to_thread=False)
def metrics() -> bytes:
    """Counts for Prometheus."""
    return generate_latest(REGISTRY)


@get("/schema/messages.json", include_in_schema=False, sync_to_thread=False)
def messages() -> dict[str, Any]:
    """The JSON Schema of all messages."""
    return schema()


ROUTES = [health, metrics, messages]
