"""Where the chance of a match comes from: named streams of one seed.

Each stream is named by what it serves, so that chance and every bot have their own, and
a match that is taken up again goes on as it would have gone on.
"""

from hashlib import sha256

from filature.core.rng import Rng


def stream(seed: int, *name: int | str) -> Rng:
    """The stream of a seed that bears this name."""
    words = " ".join([str(word) for word in (seed, *name)])
    return Rng(int.from_bytes(sha256(words.encode()).digest()[:8], "big"))
