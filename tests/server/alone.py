"""A room without a house: the services that it asks for, and listeners that remember."""

import json
from collections.abc import Sequence
from typing import Any

from filature.bots.worker import Request, answer
from filature.protocol.bodies import SeatWish, Settings, TableWish
from filature.protocol.messages import ChatLine
from filature.server.rooms import matches, seating
from filature.server.rooms.caller import Caller
from filature.server.rooms.patience import Patience
from filature.server.rooms.render import Viewer
from filature.server.rooms.room import Player, Room, Turn
from filature.server.store.spec import Spec
from filature.server.store.store import Line

ADA = Caller("ada", "Ada", "", "en")


class Memory:
    """A store of one table, and its notes."""

    def __init__(self) -> None:
        self.notes = self
        self.log: list[Line] = []
        self.said: list[ChatLine] = []

    async def keep(self, spec: Spec, lines: Sequence[Line] = ()) -> None:
        self.log += lines

    async def append(self, table: str, lines: list[Line]) -> None:
        self.log += lines

    async def lines(self, table: str) -> list[Line]:
        return self.log

    async def keep_chat(self, table: str, line: ChatLine) -> None:
        self.said.append(line)

    async def chat(self, table: str) -> list[ChatLine]:
        return self.said


class Alone:
    """The services of a room that is alone in the world, where a second lasts until it is told."""

    def __init__(self) -> None:
        self.store: Any = Memory()
        self.player: Player = self
        self.patience = Patience()
        self.moves = 0
        self.second = 100.0

    async def choose(self, asked: Request, turn: Turn) -> int:
        return answer(asked)

    def now(self) -> float:
        return self.second

    def moved(self, room: Room) -> None:
        self.moves += 1

    def changed(self, room: Room) -> None: ...

    def lost(self, room: Room) -> None: ...

    def nudged(self, room: Room, seat: int, by: int) -> None: ...

    async def ended(self, room: Room) -> None: ...


class Recorder:
    """A listener that remembers."""

    def __init__(self, seat: int) -> None:
        self.viewer = Viewer(seat, "en")
        self.caller = ADA
        self.frames: list[bytes] = []

    def send(self, frame: bytes) -> None:
        self.frames.append(frame)

    def close(self, reason: str) -> None: ...

    def types(self) -> list[str]:
        return [json.loads(frame)["type"] for frame in self.frames]


async def begun(game: str) -> Room:
    seats = 3 if game == "impossible" else 2
    wish = TableWish(game, [SeatWish("me")] * seats, settings=Settings(pace=0))
    spec, _ = seating.made(wish, ADA, 100.0)
    room = Room(Alone(), spec.replace(status="playing"))
    room.table.match = matches.replayed(room.spec, [])
    await room.go_on(room.table.match, [])
    return room
