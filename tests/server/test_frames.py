"""The server's own frames, as the library that others use reads them."""

import asyncio
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from filature.server.door import Caps, Door
from filature.server.sockets.frames import AT_ONCE, UNREAD, FrameProtocol, Turnstile, framed
from filature.server.spending import Spending

UPGRADE = (
    "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
FAREWELL = bytes((0x88, 2)) + (1012).to_bytes(2, "big")


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_text_of_any_length_arrives_whole(size: int) -> None:
    text = ("é" * size).encode()[:size] if size % 2 == 0 else b"e" * size
    reader = ClientProtocol(parse_uri("ws://localhost/"), state=State.OPEN)
    reader.receive_data(framed(text) + framed(b"next"))
    assert reader.parser_exc is None
    assert reader.events_received() == [Frame(Opcode.TEXT, text), Frame(Opcode.TEXT, b"next")]


INSIDES = (
    "close_sent", "conn", "disconnected", "queue", "read_paused", "receive", "run_asgi", "send",
    "send_receive_event_to_app", "transport", "writable",
)  # fmt: skip


def test_what_is_used_of_uvicorns_insides_is_there() -> None:
    loop = asyncio.new_event_loop()
    inside = WebSocketsSansIOProtocol(Config(lambda: None), ServerState(), {}, loop)
    loop.close()
    missing = [name for name in INSIDES if not hasattr(inside, name)]
    assert not missing, "read Uvicorn's websockets_sansio_impl.py beside server/sockets/frames.py"


def test_who_is_still_sending_when_it_is_cut_off_can_say_goodbye() -> None:
    """It sends more than is read at once, after the server's farewell and before its own."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await receive()
        assert scope["frames"].queue.qsize() >= UNREAD
        await send({"type": "websocket.close", "code": 1012})

    config = Config(app)
    config.load()

    def protocol() -> FrameProtocol:
        door = Door(Caps(), Spending(), lambda address: False)
        made = FrameProtocol(
            door, Turnstile(AT_ONCE), config=config, server_state=ServerState(), app_state={}
        )
        made.close_timeout = 3600
        return made

    async def run() -> None:
        server = await asyncio.get_running_loop().create_server(protocol, "localhost", 0)
        async with asyncio.timeout(60), server:
            address = server.sockets[0].getsockname()
            reader, writer = await asyncio.open_connection(*address[:2])
            writer.write(UPGRADE.encode())
            await reader.readuntil(b"\r\n\r\n")
            writer.write(sent(Opcode.TEXT) * (2 * UNREAD))
            await reader.readexactly(len(FAREWELL))
            writer.write(sent(Opcode.TEXT) * 200_000)
            await writer.drain()
            writer.write(sent(Opcode.CLOSE, FAREWELL[2:]))
            assert await reader.read() == b""
            writer.close()

    asyncio.run(run())


def sent(opcode: Opcode, data: bytes = b"more") -> bytes:
    return Frame(opcode, data).serialize(mask=True)
