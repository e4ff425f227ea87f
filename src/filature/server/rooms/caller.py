"""Who asks; and the ids, tokens and names that tables, seats and people are given."""

import hashlib
import secrets
from typing import Final, NamedTuple

from filature.server.store.spec import Spec
from filature.text.catalogue import t

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # none looks like another
LENGTH: Final = 16  # of an id
LONGEST_NAME: Final = 24


class Caller(NamedTuple):
    """Who asks: a guest by the cookie, or the holder of a token, or nobody."""

    guest: str = ""
    name: str = ""
    token: str = ""  # its hash
    lang: str = "fr"
    screen: bool = False  # it shows the table to a room, and nobody sits at it
    address: str = ""  # where it comes from

    def seats(self, spec: Spec) -> list[int]:
        """The seats of a table that are the caller's."""
        held = [
            n for n, chair in enumerate(spec.chairs) if self.token and chair.token == self.token
        ]
        return held or spec.seats_of(self.guest)

    def hosts(self, spec: Spec) -> bool:
        """Whether the caller made the table, or holds the seat of who did."""
        held = [spec.chairs[seat].guest for seat in self.seats(spec)]
        return bool(spec.host) and (spec.host == self.guest or spec.host in held)


def new_id() -> str:
    """A name for a table that nobody can guess."""
    number, letters = secrets.randbelow(len(LETTERS) ** LENGTH), ""
    while len(letters) < LENGTH:
        number, letter = divmod(number, len(LETTERS))
        letters += LETTERS[letter]
    return letters


def new_token() -> str:
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest() if token else ""


def safe_name(text: str) -> str:
    """A name on one line, short, without anything that does not print."""
    return safe_line(text)[:LONGEST_NAME].strip()


def safe_line(text: str) -> str:
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def code_name(lang: str) -> str:
    """A code name for a guest who gave none."""
    bird = secrets.choice(t(lang, "code-nouns").split(", "))
    return t(lang, "code-name", noun=bird, mark=secrets.choice(t(lang, "code-marks").split(", ")))
