"""What strangers send to a server: requests and frames."""

from fuzz import inputs
from fuzz.fuzzing import fuzzed, known
from fuzz.wire import Wire


@known("requests")
def test_a_request_that_broke_something_no_longer_does(wire: Wire, data: bytes) -> None:
    wire.request(data)


def test_an_odd_request_is_answered_in_words(wire: Wire) -> None:
    fuzzed("requests", wire.request, inputs.requests(), 1000)


@known("frames")
def test_a_frame_that_broke_something_no_longer_does(wire: Wire, data: bytes) -> None:
    wire.frame(data)


def test_an_odd_frame_is_answered(wire: Wire) -> None:
    fuzzed("frames", wire.frame, inputs.frames(), 500)
