"""Uvicorn's WebSocket, with a shorter way for what comes and goes all the time: whole texts."""

import asyncio
import sys
from collections import deque
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request
from websockets.protocol import State

from filature.server.door import Door
from filature.server.litter import forget_where

from .inbox import Gate, Inbox

UNREAD: Final = 8  # frames that wait for the application before the client has to
TEXT: Final = 0x81  # a whole message, of text
SHORT: Final = 126  # bytes; from here on the length has a field of its own
MIDDLE: Final = 1 << 16
MASKED: Final = 6  # bytes before a short text of a client
HEAD: Final = 14  # at most
UNMASKED: Final = 0x80  # a length below has no mask
KINDS: Final = frozenset([0, 1, 2, 0x80, TEXT, 0x82, 0x88, 0x89, 0x8A])  # whole, or a part
AT_ONCE: Final = 8  # handshakes in one turn of the loop


class Turnstile:
    """Lets a few through in each turn of the loop, so that those inside need not wait for a crowd
    that comes at once."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.passed = 0
        self.waiting: deque[asyncio.Future[None]] = deque()

    async def go_through(self) -> None:
        loop = asyncio.get_running_loop()
        if self.passed == 0:
            loop.call_soon(self.turn)
        self.passed += 1
        if self.passed > self.width or self.waiting:
            place: asyncio.Future[None] = loop.create_future()
            self.waiting.append(place)
            await place

    def turn(self) -> None:
        for _ in range(min(self.width, len(self.waiting))):
            place = self.waiting.popleft()
            if not place.done():
                place.set_result(None)
        self.passed = len(self.waiting)
        if self.waiting:
            asyncio.get_running_loop().call_soon(self.turn)


class FrameProtocol(WebSocketsSansIOProtocol):
    """One connection.  The application finds it in its scope, and need not go through the layers
    of HTTP for every frame."""

    def __init__(self, door: Door, turnstile: Turnstile, **given: Any) -> None:
        super().__init__(**given)
        self.door = door
        self.turnstile = turnstile
        self.small = door.spending.bucket("signs")
        self.queue = Inbox()  # type: ignore[assignment]
        self.writable = Gate()  # type: ignore[assignment]
        self.said = b""  # the request, until it is answered
        self.asked = False  # whether frames are read here, behind the request
        self.unread = b""  # the beginning of a frame
        self.unsent = b""  # what goes out when the loop comes round

    async def run_asgi(self) -> None:
        self.scope["frames"] = self  # type: ignore[typeddict-unknown-key]
        try:
            await self.turnstile.go_through()
            await super().run_asgi()
        finally:
            self.forget_handshake()

    def forget_handshake(self) -> None:
        """Lets go of what was asked for and answered: an open socket needs none of it."""
        self.said = b""
        self.scope.clear()  # type: ignore[attr-defined]
        self.request.headers.clear()
        self.response.headers.clear()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.client = self.door.led.get(self.transport) or self.client

    async def hand_over(self, place: str) -> bool:
        """Gives this connection to the process that minds its table; whether that was done."""
        neighbours = self.door.neighbours
        if neighbours is None or self.transport.is_closing():
            return False
        self.transport.pause_reading()
        said = self.said + self.unread
        done = await neighbours.hand_over(place, self.transport, said, self.client)
        if done:
            self.handshake_complete = self.close_sent = True  # by somebody else
            if self.transport.get_protocol() is self:
                self.shut()
            else:  # it is led through, and not to be closed as what has been answered is
                self.connection_lost(ConnectionAbortedError())
                self.close_timer = self.loop.call_later(0, self.forget_handshake)
        else:
            self.transport.resume_reading()
        return done

    def connection_lost(self, exc: Exception | None) -> None:
        """The parser waits for more and points at its connection, which points at the parser;
        and at what went wrong, which points at where it did: none of them would ever go."""
        self.door.went(self)
        super().connection_lost(exc)
        self.conn.parser.close()
        for error in (self.conn.handshake_exc, self.conn.parser_exc):
            forget_where(error)

    def shut(self) -> None:
        self.transport.abort()

    # In ------------------------------------------------------------------------------------

    def handle_connect(self, event: Request) -> None:
        self.asked = True
        super().handle_connect(event)

    def data_received(self, data: bytes) -> None:
        """Short whole texts are read here, everything else by `websockets`, a frame at a time."""
        if not self.asked:
            self.said += data
            super().data_received(data)
            return
        data, self.unread = self.unread + data, b""
        at, most = 0, self.config.ws_max_size
        while at < len(data) and not self.transport.is_closing():
            size = frame_size(data, at)
            if size > most + HEAD:  # too long, or wrong: the library says so, and reads the rest
                self.asked = False
                super().data_received(data[at:])
                return
            if not size or at + size > len(data):
                self.unread = data[at:]
                return
            self.read_frame(data[at : at + size])
            at += size

    def read_frame(self, frame: bytes) -> None:
        short = frame[0] == TEXT and len(frame) < MASKED + SHORT
        if not short or self.frames or self.conn.state is not State.OPEN:
            super().data_received(frame)
            return
        self.frames = [apply_mask(frame[MASKED:], frame[2:MASKED])]
        self.curr_msg_data_type = "text"
        self.send_receive_event_to_app()

    def handle_text(self, event: Frame) -> None:
        self.count(event.fin)
        super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        self.count(event.fin)
        super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        self.count(False)
        super().handle_cont(event)

    def handle_ping(self) -> None:
        self.count(False)
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self.count(False)
        super().handle_pong(event)

    def count(self, whole: bool) -> None:
        """Whole texts are counted by who answers them; everything else here."""
        if not whole and self.door.spending.drop(self.small):
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """Reading is stopped only for a client that is far ahead: to stop and to start it costs
        two calls of the system, which is more than a frame does.  What comes after the farewell is
        read on, for the client's own farewell is behind it."""
        if self.close_sent:
            return
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() >= UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

    # Out -----------------------------------------------------------------------------------

    def write(self, text: bytes) -> bool:
        """Sends a text when the loop comes round, with all that is sent until then; False where it
        would have to wait, or nobody is there."""
        if self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        if self.conn.state is not State.OPEN:
            return False
        if not self.unsent:
            self.loop.call_soon(self.flush)
        self.unsent += framed(text)
        if len(self.unsent) > MIDDLE:
            self.flush()
        return True

    def flush(self) -> None:
        data, self.unsent = self.unsent, b""
        if data and not self.disconnected and self.conn.state is State.OPEN:
            self.transport.write(data)

    async def send(self, message: Any) -> None:
        self.flush()
        await super().send(message)

    def shutdown(self) -> None:
        self.flush()
        super().shutdown()


def frame_size(data: bytes, at: int) -> int:
    """RFC 6455: how long the frame of a client is that begins here, 0 as long as that cannot be
    known; of no kind, or without a mask, it has no size that would be small enough."""
    if data[at] not in KINDS:
        return sys.maxsize
    if len(data) - at < 2:
        return 0
    if data[at + 1] < UNMASKED:
        return sys.maxsize
    size = data[at + 1] - UNMASKED
    wide = 0 if size < SHORT else 2 if size == SHORT else 8
    if len(data) - at < 2 + wide:
        return 0
    return MASKED + wide + (int.from_bytes(data[at + 2 : at + 2 + wide], "big") if wide else size)


def framed(text: bytes) -> bytes:
    """RFC 6455: a text of the server in one frame, unmasked."""
    size = len(text)
    if size < SHORT:
        return bytes((TEXT, size)) + text
    if size < MIDDLE:
        return bytes((TEXT, SHORT)) + size.to_bytes(2, "big") + text
    return bytes((TEXT, SHORT + 1)) + size.to_bytes(8, "big") + text
