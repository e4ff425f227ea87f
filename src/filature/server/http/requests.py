"""Uvicorn's HTTP, with an end to the patience: so many bytes and seconds for a request."""

import asyncio
from typing import Any, Final, cast
from weakref import ref

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from filature.server.door import Door, Holder
from filature.server.neighbours import LONGEST

ANSWER: Final = (
    b"HTTP/1.1 %b\r\ncontent-type: text/plain; charset=utf-8\r\ncontent-length: 0\r\n"
    b"x-content-type-options: nosniff\r\nconnection: close\r\n\r\n"
)
TOO_SLOW: Final = ANSWER % b"408 Request Timeout"
TOO_MANY: Final = ANSWER % b"429 Too Many Requests"
TOO_LARGE: Final = ANSWER % b"431 Request Header Fields Too Large"


class RequestProtocol(HttpToolsProtocol):
    """One connection, until it ends or becomes a socket."""

    def __init__(self, door: Door, **given: Any) -> None:
        super().__init__(**given)
        self.door = door
        self.before = b""  # what was said to another process, which handed the connection over
        self.came_from: tuple[str, int] | None = None  # where that was on another machine
        self.asking = False  # whether a request has begun that is not answered
        self.said: bytes | None = None  # all of it, while somebody else might have to answer
        self.head = 0  # bytes of the request that is being read, before its body
        self.answering: RequestResponseCycle | None = None  # others may have been sent ahead
        self.timer: asyncio.TimerHandle | None = None  # until the request is there
        self.unread: asyncio.TimerHandle | None = None  # until its answer is read

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.client = self.came_from or self.client
        address, counted = self.client[0] if self.client else "local", bool(self.before)
        if self.door.come(self, address, counted):
            self.wait(self.door.caps.first, TOO_SLOW)
        else:
            self.refuse(TOO_MANY)
        if self.before:
            self.data_received(self.before)

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.went(self)
        self.done_waiting()
        self.done_reading()
        super().connection_lost(exc)
        if self.answering:
            self.answering.disconnected = True
            self.answering.message_event.set()
        self.answering = None  # else the two would keep each other
        self.cycle = None  # type: ignore[assignment]
        self.pipeline.clear()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self.answering = cycle
        super()._start_asgi_task(cycle, app)

    # Bytes ---------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """The head of a request in a bounded number of bytes; what follows as it comes."""
        if self.door.neighbours:
            self.remember(data)
        while self.head >= 0 and data and not self.transport.is_closing():
            part, data = data[: self.door.caps.head], data[self.door.caps.head :]
            self.head += len(part)
            super().data_received(part)
            if self.head > self.door.caps.head:
                self.refuse(TOO_LARGE)
            elif len(self.pipeline) > self.door.caps.ahead:
                self.shut()
        if data and not self.transport.is_closing():
            super().data_received(data)

    def remember(self, data: bytes) -> None:
        """Keeps what is said, as far as it is not too long to be handed over."""
        said = self.said if self.asking else b""
        fits = said is not None and len(said) + len(data) <= LONGEST
        self.said = said + data if said is not None and fits else None

    async def hand_over(self, place: str) -> bool:
        """Gives this connection to the process that can answer; whether that was done."""
        neighbours, said = self.door.neighbours, self.said
        if neighbours is None or said is None or self.pipeline or self.transport.is_closing():
            return False
        self.flow.pause_reading()
        if await neighbours.hand_over(place, self.transport, said, self.client):
            if self.transport.get_protocol() is not self:  # it is led through
                self.connection_lost(ConnectionAbortedError())
                return True
            if self.answering:
                self.answering.disconnected = True
            self.shut()
            return True
        self.flow.resume_reading()
        return False

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.asking = True
        self.scope["connection"] = ref(self)  # type: ignore[typeddict-unknown-key]
        self.door.asks(self)
        self.wait(self.door.caps.first, TOO_SLOW)

    def on_headers_complete(self) -> None:
        self.head = -1
        self.wait(self.door.caps.body, TOO_SLOW)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.head = 0
        self.done_waiting()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """No more is read while answers are owed: what is asked ahead would pile up here."""
        self.asking, self.said = False, None
        super().on_response_complete()
        if self.pipeline:
            self.flow.pause_reading()
        else:
            self.door.rests(self)

    def handle_websocket_upgrade(self) -> None:
        self.done_waiting()
        self.door.led[self.transport] = self.came_from
        super().handle_websocket_upgrade()
        del self.door.led[self.transport]
        self.door.becomes(self, cast(Holder, self.transport.get_protocol()))
        self.parser = None  # type: ignore[assignment]  # as when a connection is lost

    # Time ----------------------------------------------------------------------------------

    def wait(self, seconds: float, then: bytes) -> None:
        self.done_waiting()
        self.timer = self.loop.call_later(seconds, self.refuse, then)

    def done_waiting(self) -> None:
        if self.timer:
            self.timer.cancel()
            self.timer = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self.unread = self.loop.call_later(self.door.caps.unread, self.shut)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.done_reading()

    def done_reading(self) -> None:
        if self.unread:
            self.unread.cancel()
            self.unread = None

    def refuse(self, answer: bytes) -> None:
        """Says why, unless an answer is under way, and ends the connection."""
        now = self.answering
        if now is None or not now.response_started or now.response_complete:
            self.transport.write(answer)
            self.transport.close()
        else:
            self.transport.abort()

    def shut(self) -> None:
        self.transport.abort()
