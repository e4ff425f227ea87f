"""Uvicorn's WebSocket, with a shorter way for what comes and goes all the time: whole texts."""

from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

UNREAD: Final = 8  # frames that wait for the application before the client has to
TEXT: Final = 0x81  # a whole message, of text
SHORT: Final = 126  # bytes; from here on the length has a field of its own
MIDDLE: Final = 1 << 16


class FrameProtocol(WebSocketsSansIOProtocol):
    """One connection.  The application finds it in its scope, and need not go through the layers
    of HTTP for every frame."""

    async def run_asgi(self) -> None:
        self.scope["frames"] = self  # type: ignore[typeddict-unknown-key]
        await super().run_asgi()

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

    def write(self, text: bytes) -> bool:
        """Sends a text at once; False where it would have to wait, or nobody is there."""
        if self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        if self.conn.state is not State.OPEN:
            return False
        self.transport.write(framed(text))
        return True


def framed(text: bytes) -> bytes:
    """RFC 6455: a text of the server in one frame, unmasked."""
    size = len(text)
    if size < SHORT:
        return bytes((TEXT, size)) + text
    if size < MIDDLE:
        return bytes((TEXT, SHORT)) + size.to_bytes(2, "big") + text
    return bytes((TEXT, SHORT + 1)) + size.to_bytes(8, "big") + text
