"""The server's own frames, as the library that others use reads them."""

import asyncio

import pytest
from uvicorn import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from filature.server.sockets.frames import framed


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
