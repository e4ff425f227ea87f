"""A table as one viewer hears it: a stream of messages, and commands that are answered."""

from __future__ import annotations

from collections.abc import Iterator
from json import loads
from typing import TYPE_CHECKING, Any, cast

from .messages import FromClient, FromServer, State

if TYPE_CHECKING:
    from .house import House


class Table:
    """What a table says, one message after the other, until it closes."""

    def __init__(self, house: House, stream: Any) -> None:
        self.house = house
        self.stream = stream
        self.address = next(self.events())

    def events(self) -> Iterator[str]:
        for line in self.stream:
            if line.startswith(b"data: "):
                yield line.decode().removeprefix("data: ").strip()

    def __iter__(self) -> Iterator[FromServer]:
        for text in self.events():
            yield cast("FromServer", loads(text))

    def send(self, command: FromClient) -> FromServer:
        """A command; its answer.  What follows from it comes among the messages."""
        return cast("FromServer", self.house.ask("POST", self.address, command))

    def play(self, state: State, notation: str) -> FromServer:
        """One of the options of a state."""
        return self.send({"type": "play", "id": 1, "notation": notation, "moment": state["moment"]})

    def close(self) -> None:
        """Stands up from the screen; the seat stays."""
        self.stream.close()
