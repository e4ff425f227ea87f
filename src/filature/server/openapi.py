"""The HTTP part as OpenAPI: `python -m filature.server.openapi`, without a house.

A server tells the same at `/schema/openapi.json`.
"""

import sys
from typing import Any, Final

import msgspec
from litestar.di import Provide

from .app import framework, room

GIVEN: Final = (
    *("addresses", "house", "lobby", "spending", "mine", "keys", "desk", "reviews", "club"),
    *("organising", "guests", "caller", "guest", "language"),
)  # what `app.dependencies` gives to handlers, beside the room of an address


def described() -> dict[str, Any]:
    """All routes, with what they take and what they answer."""
    nothing = {name: Provide(lambda: None, sync_to_thread=False) for name in GIVEN}
    asked = {**nothing, "room": Provide(room)}
    return framework(asked).openapi_schema.to_schema()


if __name__ == "__main__":
    text = msgspec.json.encode(described(), order="sorted")
    sys.stdout.buffer.write(msgspec.json.format(text, indent=2))
