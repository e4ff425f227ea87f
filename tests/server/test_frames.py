"""The server's own frames, as the library that others use reads them."""

import asyncio
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
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


# Read here, as `websockets` would read it -------------------------------------------------------


class Wire(asyncio.Transport):
    """The other end of a connection, which keeps what it is sent."""

    def __init__(self) -> None:
        super().__init__({"peername": ("127.0.0.1", 1), "sockname": ("127.0.0.1", 2)})
        self.sent: list[bytes] = []
        self.closed = False

    def write(self, data: Any) -> None:
        self.sent.append(bytes(data))

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


async def heard(
    kind: type[WebSocketsSansIOProtocol], parts: list[bytes]
) -> tuple[list[Any], bytes]:
    """What the application hears of what came in these parts, and what was answered."""
    events: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (event := await receive())["type"] == "websocket.receive":
            events.append(event)

    config = Config(app, ws_max_size=300, ws_ping_interval=None)
    config.load()
    given: dict[str, Any] = {"config": config, "server_state": ServerState(), "app_state": {}}
    if kind is FrameProtocol:
        given |= {
            "door": Door(Caps(), Spending(), lambda address: False),
            "turnstile": Turnstile(AT_ONCE),
        }
    wire, made = Wire(), kind(**given)
    made.connection_made(wire)
    made.data_received(UPGRADE.encode())
    while not made.handshake_complete:
        await asyncio.sleep(0)
    hello = len(wire.sent)
    for part in parts:
        if not wire.closed:
            made.data_received(part)
            await asyncio.sleep(0)
    made.connection_lost(None)
    await asyncio.gather(*made.tasks)
    return events, b"".join(wire.sent[hello:])


SIZES = st.sampled_from([0, 1, 2, 124, 125, 126, 127, 128, 299, 300, 301, 70_000])
TEXTS = st.one_of(SIZES.map(lambda size: b"e" * size), st.binary(max_size=8))
KINDS = st.sampled_from([Opcode.TEXT, Opcode.TEXT, Opcode.BINARY, Opcode.CONT])
MOSTLY = st.sampled_from([True, True, True, False])
FRAMES = st.builds(
    lambda *frame: Frame(*frame[:3]).serialize(mask=frame[3]),
    *(KINDS, TEXTS, MOSTLY, st.one_of(st.just(True), MOSTLY)),
)
SIGNS = st.builds(lambda text: Frame(Opcode.PING, text).serialize(mask=True), st.binary(max_size=9))
STREAMS = st.lists(st.one_of(FRAMES, FRAMES, SIGNS, st.binary(max_size=9)), max_size=8)
WRONG = bytes(400)  # the rest of anything, and then what ends every connection


@settings(max_examples=300, deadline=None)
@given(STREAMS, st.data())
def test_whatever_comes_in_any_parts_is_read_as_by_the_library(
    frames: list[bytes], data: st.DataObject
) -> None:
    stream = b"".join(frames)
    cuts = data.draw(st.lists(st.integers(0, len(stream)), max_size=6))
    places = sorted({0, len(stream), *cuts})
    parts = [*[stream[start:end] for start, end in pairwise(places)], WRONG]
    bytewise = [bytes((one,)) for one in stream + WRONG]
    ours = asyncio.run(heard(FrameProtocol, parts))
    assert ours == asyncio.run(heard(WebSocketsSansIOProtocol, bytewise))


@pytest.mark.parametrize("first", [0x03, 0x0B, 0x83, 0x8B, 0xFF])
def test_what_is_no_frame_is_answered_before_it_is_whole(first: int) -> None:
    begun = [bytes((first, 0xFF))]
    ours = asyncio.run(heard(FrameProtocol, begun))
    assert ours == asyncio.run(heard(WebSocketsSansIOProtocol, begun))
    assert ours[1].startswith(b"\x88")  # farewell


def test_what_is_said_in_one_turn_of_the_loop_is_one_write() -> None:
    """And in the order in which it was said, whichever way it goes."""

    async def run() -> None:
        config = Config(lambda: None)
        config.load()
        door = Door(Caps(), Spending(), lambda address: False)
        made = FrameProtocol(
            door, Turnstile(AT_ONCE), config=config, server_state=ServerState(), app_state={}
        )
        wire = Wire()
        made.connection_made(wire)
        made.conn.state, made.handshake_complete = State.OPEN, True
        assert made.write(b"one")
        assert made.write(b"two")
        assert wire.sent == []
        await asyncio.sleep(0)
        assert wire.sent == [framed(b"one") + framed(b"two")]
        assert made.write(b"three")
        await made.send({"type": "websocket.send", "text": "four"})
        assert b"".join(wire.sent[1:]) == framed(b"three") + framed(b"four")
        assert made.write(b"five")
        made.shutdown()
        assert b"".join(wire.sent[3:]).startswith(framed(b"five") + bytes((0x88,)))

    asyncio.run(run())
