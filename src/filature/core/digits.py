"""Numbers as people type them: in plain digits, and none too large to be counted to."""

from typing import Final

DIGITS: Final = 9
MOST: Final = 999_999_999


def counted(text: str) -> int:
    """A whole number in plain digits; -1 for everything else, and no more than can be meant."""
    if not (text.isascii() and text.isdigit()):
        return -1
    return int(text) if len(text) <= DIGITS else MOST
