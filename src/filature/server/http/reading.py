"""How the body of a request is read: what cannot be is refused, whatever is wrong with it."""

from typing import Any

from litestar import Request

from filature.server.rooms.problems import BadRequest


class BodyRequest(Request[Any, Any, Any]):
    """A request whose body may be anything."""

    async def json(self) -> Any:
        """The decoder has no word for what is nested too deep, nor for letters cut in half."""
        try:
            return await super().json()
        except (RecursionError, UnicodeError):
            raise BadRequest("bad-request", reason="JSON") from None
