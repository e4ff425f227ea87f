"""A key that means nothing, found in what the decoder says of a message."""

import re
from typing import Final

SAID: Final = re.compile("Object contains unknown field `(.*)`", re.DOTALL)
LONGEST: Final = 64  # characters of a key that are said again


def unknown_key(complaint: str) -> str:
    """The key that was refused; empty when something else is wrong."""
    found = SAID.match(complaint)
    return found[1][:LONGEST] if found else ""
