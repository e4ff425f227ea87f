"""One WebSocket: reads commands, and writes from a bounded outbox.

A room never waits for a client.  Whoever does not read is dropped when the outbox is full,
and is told everything again when it comes back.
"""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any, Final

import msgspec
import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketException

from filature.codec import wire
from filature.table.refused import Refused
from filature.text.catalogue import t

from .house import House
from .limits import Limits
from .metrics import CONNECTIONS, DROPPED, FRAMES
from .room import Room, Stale, encode
from .seats import Caller, safe_line
from .telling import Eye

OUTBOX: Final = 48  # frames
TOO_MANY: Final = 200  # frames in a row that came too fast
decode = msgspec.json.Decoder(wire.FromClient).decode
numbers = count()
log = structlog.get_logger()


class Client:
    """Somebody connected to a room, who sees through one eye."""

    def __init__(self, house: House, room: Room, eye: Eye, caller: Caller) -> None:
        self.house = house
        self.room = room
        self.eye = eye
        self.caller = caller
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue(OUTBOX)
        self.scope: asyncio.Timeout | None = None
        self.reason = ""
        self.number = str(next(numbers))
        self.hasty = 0

    # The room's side ---------------------------------------------------------------------

    def hear(self, frame: bytes) -> None:
        try:
            self.outbox.put_nowait(frame)
        except asyncio.QueueFull:
            DROPPED.inc()
            self.drop("slow")

    def drop(self, reason: str) -> None:
        """Ends the connection as soon as the loop comes round."""
        self.reason = reason
        if self.scope and not self.scope.expired():
            self.scope.reschedule(asyncio.get_running_loop().time())

    # The client's side -------------------------------------------------------------------

    async def serve(self, socket: WebSocket[Any, Any, Any], limits: Limits) -> None:
        """Until one side has had enough."""
        writer = asyncio.create_task(self.write(socket))
        CONNECTIONS.inc()
        try:
            async with asyncio.timeout(None) as self.scope:
                await self.room.welcome(self)
                await self.read(socket, limits)
        except TimeoutError:
            await self.farewell(socket)
        except WebSocketException:
            pass
        finally:
            writer.cancel()
            CONNECTIONS.dec()
            self.room.leave(self)

    async def write(self, socket: WebSocket[Any, Any, Any]) -> None:
        while True:
            frame = await self.outbox.get()
            await socket.send({"type": "websocket.send", "bytes": None, "text": frame.decode()})

    async def farewell(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Says why, unless the client does not listen anyway."""
        try:
            async with asyncio.timeout(1):
                bye = encode(wire.Bye(self.reason)).decode()
                await socket.send({"type": "websocket.send", "bytes": None, "text": bye})
                await socket.close(1013 if self.reason == "slow" else 1012)
        except (TimeoutError, WebSocketException, RuntimeError):
            pass

    async def read(self, socket: WebSocket[Any, Any, Any], limits: Limits) -> None:
        while self.hasty < TOO_MANY:
            event = await socket.receive()
            if event["type"] != "websocket.receive":
                return
            FRAMES.inc()
            if limits.frame(self.number):
                self.hasty = 0
                await self.answer(event.get("text") or event.get("bytes") or b"")
            else:
                self.hasty += 1
                self.bad("too-fast")
        self.drop("hasty")
        await asyncio.sleep(0.1)

    def bad(self, error: str) -> None:
        text = t(self.eye.lang, f"mistake-{error}")
        self.hear(encode(wire.Bad(0, error, text)))

    async def answer(self, frame: str | bytes) -> None:
        """Every frame gets exactly one answer."""
        try:
            command = decode(frame)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            self.bad("bad-frame")
            return
        try:
            await ANSWERS[type(command)](self, command)
        except Refused as refused:
            self.hear(encode(self.refused(command.id, refused)))
        except Stale:
            moment = len(self.room.match.log) if self.room.match else 0
            self.hear(encode(wire.Stale(command.id, moment)))
            await self.resync()

    async def resync(self) -> None:
        async with self.room.lock:
            self.room.resend(self)

    def refused(self, id: int, refused: Refused) -> wire.Refused:
        return wire.Refused(id, refused.clause, *self.explained(refused))

    def explained(self, refused: Refused) -> tuple[str, str]:
        """The sentence of a refusal, and its clause in words."""
        names = tuple(chair.name for chair in self.room.spec.chairs)
        rule = refused.game.clauses(self.eye.lang).get(refused.clause, "")
        return refused.text(self.eye.lang, names, self.eye.seat), rule

    def done(self, id: int, moment: int) -> None:
        self.hear(encode(wire.Done(id, moment)))

    def seated(self) -> int:
        """The client's seat; whoever watches has nothing to decide."""
        if self.eye.seat < 0:
            raise self.room.refuse("HOUSE-SEAT", "refused-watching")
        return self.eye.seat

    # Commands ----------------------------------------------------------------------------

    async def play(self, command: wire.Play) -> None:
        moment = await self.room.play(self.seated(), command.notation, command.moment)
        self.done(command.id, moment)

    async def why(self, command: wire.Why) -> None:
        seat, asked = self.seated(), command.notation
        if not asked and command.element:
            asked = await self.room.meant(seat, command.element)
        refused = await self.room.why(seat, asked) if asked else None
        key = "why-offered" if asked else "why-nothing"
        clause, (text, rule) = "", (t(self.eye.lang, key, action=asked), "")
        if refused:
            clause, (text, rule) = refused.clause, self.explained(refused)
        self.hear(encode(wire.Because(command.id, asked, clause, text, rule)))

    async def undo(self, command: wire.Undo) -> None:
        self.done(command.id, await self.room.undo(self.seated()))

    async def consent(self, command: wire.Consent) -> None:
        self.done(command.id, await self.room.consent(self.seated(), command.yes))

    async def hint(self, command: wire.Hint) -> None:
        if not self.room.spec.settings.hints:
            raise self.room.refuse("HOUSE-HINT", "refused-hints-off")
        action = await self.house.advise(self.room, self.seated())
        choice = self.room.teller(self.room.playing()).choice(action, self.eye)
        self.hear(encode(wire.Advice(command.id, choice.notation, choice.label)))

    async def say(self, command: wire.Say) -> None:
        text = safe_line(command.text)
        if text:
            await self.room.say(self, text)
        self.done(command.id, self.room.presence.moment)

    async def language(self, command: wire.Language) -> None:
        async with self.room.lock:
            self.eye = self.eye._replace(lang=command.lang)
            self.caller = self.caller._replace(lang=command.lang)
            self.done(command.id, self.room.presence.moment)
            self.room.resend(self)
            self.hear(encode(wire.Table(self.room.card(self.caller))))

    async def again(self, command: wire.Resync) -> None:
        self.done(command.id, self.room.presence.moment)
        await self.resync()


ANSWERS: Final[dict[type, Callable[[Client, Any], Awaitable[None]]]] = {
    wire.Play: Client.play,
    wire.Why: Client.why,
    wire.Undo: Client.undo,
    wire.Consent: Client.consent,
    wire.Hint: Client.hint,
    wire.Say: Client.say,
    wire.Language: Client.language,
    wire.Resync: Client.again,
}
