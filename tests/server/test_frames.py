"""The server's own frames, as the library that others use reads them."""

import pytest
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
